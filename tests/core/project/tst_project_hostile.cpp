// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Projects that are damaged, forged or changed elsewhere: a precise error or a finding, no crash.
#include "core/project/project.h"

#include "core/io/import.h"
#include "tests/core/project/everything_character.h"
#include "tests/core/project/forgeries.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace rigwright;
using namespace rigwright::test;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// "" where the error says what, where and what to do.
std::string imprecise(const Error& error) {
    if (error.code.empty() || error.detail.empty() || error.place.empty() || error.remedy.empty())
        return "imprecise: " + error.code + " | " + error.place + " | " + error.detail;
    return {};
}

bool allFinite(const Character& character) {
    const auto finite = [](const auto& vectors) {
        return std::ranges::all_of(vectors, [](const auto& v) { return v.allFinite(); });
    };
    return std::ranges::all_of(character.meshes, [&](const MeshInstance& instance) {
        const Mesh& mesh = *instance.mesh;
        return finite(mesh.positions) && finite(mesh.normals) && finite(mesh.tangents) &&
               finite(mesh.colors) && std::ranges::all_of(mesh.uvSets, finite) &&
               std::ranges::all_of(mesh.morphTargets, [&](const MorphTarget& target) {
                   return finite(target.positionDeltas) && finite(target.normalDeltas);
               });
    });
}

/// "" where the bytes are refused precisely, or read into something sound that can be used.
std::string unsound(const std::vector<std::uint8_t>& bytes, bool* wasRead = nullptr) {
    std::string problem;
    withFile(bytes, [&](const fs::path& path) {
        const auto result = openFile(path);
        if (wasRead != nullptr)
            *wasRead = result.has_value();
        if (!result) {
            problem = imprecise(result.error());
            return;
        }
        problem = brokenInvariant(result->character);
        for (const MeshInstance& instance : result->character.meshes)
            if (problem.empty())
                problem = brokenInvariant(*instance.mesh);
        if (problem.empty() && !allFinite(result->character))
            problem = "numbers that are not finite";
        // Whatever could be read must not bring down the writer; it may refuse foreign content.
        (void)encodeProject(result->character, result->view);
    });
    return problem;
}

Error errorOf(const std::vector<std::uint8_t>& bytes) {
    Error error;
    withFile(bytes, [&](const fs::path& path) {
        const auto result = readProject(path);
        if (!result)
            error = result.error();
    });
    return error;
}

/// The JSON pointers of everything in a value, itself left out.
void collectPointers(const json& value, const json::json_pointer& at,
                     std::vector<json::json_pointer>& pointers) {
    if (!value.is_structured())
        return;
    std::size_t index = 0;
    for (const auto& [key, item] : value.items()) {
        const json::json_pointer below = value.is_array() ? at / index : at / key;
        // Lists of like things: the first two stand for all.
        if (!value.is_array() || index < 2) {
            pointers.push_back(below);
            collectPointers(item, below, pointers);
        }
        ++index;
    }
}

} // namespace

class tst_project_hostile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void forgeriesAreNamed_data();
    void forgeriesAreNamed();
    void everyMemberIsCheckedForItsType();
    void aMissingMemberIsNamedWhereverItIs();
    void truncatedFilesAreRefused();
    void mutantsAreReadOrRefused_data();
    void mutantsAreReadOrRefused();
    void theSameArrayOverAndOverIsRefused();
    void numbersThatAreNoneAreReplacedAndReported();
    void changedElsewhereOpensAsPlainGltf();
    void reformattedElsewhereIsStillAProject();
};

void tst_project_hostile::forgeriesAreNamed_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < forgeries().size(); ++i)
        QTest::newRow(forgeries()[i].name) << int(i);
}

void tst_project_hostile::forgeriesAreNamed() {
    QFETCH(int, index);
    const Forgery& forgery = forgeries()[std::size_t(index)];
    GlbFile file = projectGlb(everythingCharacter2(), kEverythingView);
    forgery.apply(rigOf(file), file.json);
    const bool isUnsealed = rigOf(file).is_object() && rigOf(file)["fingerprint"].is_null();
    const Error error = errorOf(isUnsealed ? glbBytes(file) : resealed(file));
    QCOMPARE(QString::fromStdString(error.code), QString(forgery.code));
    QVERIFY2(error.place.find(forgery.place) != std::string::npos,
             (error.place + ": " + error.detail).c_str());
    QCOMPARE(imprecise(error), std::string());
}

void tst_project_hostile::everyMemberIsCheckedForItsType() {
    const GlbFile original = projectGlb(everythingCharacter2(), kEverythingView);
    std::vector<json::json_pointer> pointers;
    GlbFile copy = original;
    collectPointers(rigOf(copy), json::json_pointer(), pointers);
    QVERIFY(pointers.size() > 200);
    for (const json::json_pointer& pointer : pointers) {
        for (const json& wrong : {json(nullptr), json(-7), json(1e300), json::object()}) {
            GlbFile file = original;
            if (pointer.to_string() == "/fingerprint")
                continue; // made anew below
            rigOf(file)[pointer] = wrong;
            bool wasRead = false;
            const std::string problem = unsound(resealed(file), &wasRead);
            QVERIFY2(problem.empty(), (pointer.to_string() + ": " + problem).c_str());
            QVERIFY2(!wasRead, (pointer.to_string() + " may be " + wrong.dump()).c_str());
        }
    }
}

void tst_project_hostile::aMissingMemberIsNamedWhereverItIs() {
    const GlbFile original = projectGlb(everythingCharacter2(), kEverythingView);
    std::vector<json::json_pointer> pointers;
    GlbFile copy = original;
    collectPointers(rigOf(copy), json::json_pointer(), pointers);
    // What may be absent means something by that.
    const auto mayBeAbsent = [](const std::string& key) {
        return key == "binding" || key == "bytes" || key == "pointOfVertex" || key == "offsets" ||
               key == "colours" || key == "fingerprint";
    };
    std::size_t checked = 0;
    for (const json::json_pointer& pointer : pointers) {
        GlbFile file = original;
        json& parent = rigOf(file)[pointer.parent_pointer()];
        if (!parent.is_object() || mayBeAbsent(pointer.back()))
            continue;
        parent.erase(pointer.back());
        const Error error = errorOf(resealed(file));
        QVERIFY2(error.code == "project-missing-member",
                 (pointer.to_string() + ": " + error.code).c_str());
        QVERIFY2(error.detail.find('"' + pointer.back() + '"') != std::string::npos,
                 error.detail.c_str());
        ++checked;
    }
    QVERIFY(checked > 150);
}

void tst_project_hostile::truncatedFilesAreRefused() {
    const auto bytes = *encodeProject(everythingCharacter2(), kEverythingView);
    for (std::size_t size = 0; size < bytes.size(); size += size < 64 ? 1 : 997) {
        bool wasRead = false;
        const std::string problem =
            unsound({bytes.begin(), bytes.begin() + std::ptrdiff_t(size)}, &wasRead);
        QVERIFY2(problem.empty() && !wasRead, (std::to_string(size) + ": " + problem).c_str());
    }
}

namespace {
using Random = std::mt19937;

void mutateJson(json& value, Random& random) {
    static const std::array<json, 12> kOdd{0,   1,    -1,   25,      65536,         4294967295u,
                                           0.5, "u8", true, nullptr, json::array(), json::object()};
    if (value.is_structured() && !value.empty() && random() % 12 != 0) {
        auto item = value.begin();
        std::advance(item, std::ptrdiff_t(random() % value.size()));
        if (random() % 40 == 0)
            value.erase(item);
        else
            mutateJson(*item, random);
        return;
    }
    value = kOdd[random() % kOdd.size()];
}

/// kind 0: bits of the file; 1: JSON, sealed anew; 2: bytes of the arrays, sealed anew.
std::vector<std::uint8_t> mutated(const GlbFile& file, const std::vector<std::uint8_t>& whole,
                                  int kind, Random& random) {
    if (kind == 0) {
        std::vector<std::uint8_t> bytes = whole;
        for (std::size_t i = 0; i < 1 + random() % 6; ++i)
            bytes[random() % bytes.size()] ^= std::uint8_t(1u << random() % 8);
        return bytes;
    }
    GlbFile odd = file;
    for (std::size_t i = 0; kind == 1 && i < 1 + random() % 3; ++i)
        mutateJson(random() % 5 == 0 ? odd.json["bufferViews"] : rigOf(odd), random);
    for (std::size_t i = 0; kind == 2 && i < 1 + random() % 20; ++i)
        odd.buffers[0][random() % odd.buffers[0].size()] = std::uint8_t(random());
    return resealed(odd);
}
} // namespace

void tst_project_hostile::mutantsAreReadOrRefused_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("bits of the file") << 0;
    QTest::newRow("JSON of the extension") << 1;
    QTest::newRow("bytes of the arrays") << 2;
}

void tst_project_hostile::mutantsAreReadOrRefused() {
    QFETCH(int, kind);
    constexpr int kMutants = 300;
    const Character character = everythingCharacter2();
    const GlbFile file = projectGlb(character, kEverythingView);
    const auto whole = *encodeProject(character, kEverythingView);
    Random random(unsigned(kind) + 11);
    int read = 0;
    for (int mutant = 0; mutant < kMutants; ++mutant) {
        bool wasRead = false;
        const std::string problem = unsound(mutated(file, whole, kind, random), &wasRead);
        QVERIFY2(problem.empty(), (std::to_string(mutant) + ": " + problem).c_str());
        read += wasRead ? 1 : 0;
    }
    // All refused, or all read, would test nothing.
    QVERIFY2(read > 0 && read < kMutants, std::to_string(read).c_str());
}

void tst_project_hostile::theSameArrayOverAndOverIsRefused() {
    GlbFile file = projectGlb(tubeCharacter(200, 60));
    json& targets = rigOf(file)["meshes"][0]["morphTargets"];
    const json positions = rigOf(file)["meshes"][0]["positions"];
    for (int i = 0; i < 2000; ++i)
        targets.push_back({{"name", ""},
                           {"positions", positions},
                           {"normals", positions},
                           {"tangents", positions}});
    const Error error = errorOf(resealed(file));
    QCOMPARE(error.code, std::string("project-memory-limit"));
}

void tst_project_hostile::numbersThatAreNoneAreReplacedAndReported() {
    GlbFile file = projectGlb(tubeCharacter(9, 6));
    const auto view = rigOf(file)["meshes"][0]["positions"]["bufferView"].get<std::size_t>();
    const auto offset = file.json["bufferViews"][view].value("byteOffset", std::size_t{0});
    const std::array<float, 3> none{NAN, INFINITY, 3e38f};
    std::copy_n(reinterpret_cast<const std::uint8_t*>(none.data()), sizeof none,
                file.buffers[0].begin() + std::ptrdiff_t(offset));
    withFile(resealed(file), [](const fs::path& path) {
        const auto result = readProject(path);
        QVERIFY(result.has_value());
        QCOMPARE(result->character.meshes[0].mesh->positions[0], Vec3f(0, 0, 0));
        const Finding& finding = result->character.importFindings.back();
        QCOMPARE(finding.code, std::string("project-values-repaired"));
        QCOMPARE(finding.count, std::size_t(3));
    });
}

void tst_project_hostile::changedElsewhereOpensAsPlainGltf() {
    // As a program does that keeps unknown extensions but drops a part of the model.
    const Character character = barCharacter();
    GlbFile file = projectGlb(character, kEverythingView);
    json& positions =
        file.json["accessors"][file.json["meshes"][0]["primitives"][0]["attributes"]["POSITION"]
                                   .get<std::size_t>()];
    file.json["nodes"].push_back({{"name", "of another program"}});
    positions["name"] = "renamed";
    withFile(glbBytes(file), [&](const fs::path& path) {
        const auto opened = openFile(path);
        QVERIFY2(opened.has_value(), opened ? "" : opened.error().detail.c_str());
        QVERIFY(!opened->isProject);
        QCOMPARE(opened->view, std::string());
        const Finding& finding = opened->character.importFindings.back();
        QCOMPARE(finding.code, std::string("project-changed-elsewhere"));
        QCOMPARE(int(finding.severity), int(Severity::Warning));
        QCOMPARE(opened->character.skeleton.names.back(), std::string("of another program"));
        QCOMPARE(opened->character.meshes[0].mesh->positions, character.meshes[0].mesh->positions);
        // readProject() opens it just so; saving it again makes a whole project of it.
        const auto read = readProject(path);
        QVERIFY(read.has_value());
        QVERIFY(read->character == opened->character);
        QVERIFY(saveProject(opened->character, "", path).has_value());
        QVERIFY(openFile(path)->isProject);
        QVERIFY(openFile(path)->character == opened->character);
    });
}

void tst_project_hostile::reformattedElsewhereIsStillAProject() {
    const auto bytes = *encodeProject(everythingCharacter2(), kEverythingView);
    GlbFile file;
    withFile(bytes, [&](const fs::path& path) { file = readGlb(path); });
    const std::vector<std::uint8_t> others = [&] {
        // The same JSON with white space in it, in a chunk of another length.
        const std::string text = file.json.dump(4);
        GlbFile padded = file;
        auto made = glbBytes(padded);
        const std::size_t jsonSize = (text.size() + 3) / 4 * 4;
        std::vector<std::uint8_t> all(made.begin(), made.begin() + 12);
        const auto put = [&](std::size_t value) {
            for (int i = 0; i < 4; ++i)
                all.push_back(std::uint8_t(value >> (8 * i)));
        };
        put(jsonSize);
        put(0x4e4f534a);
        all.insert(all.end(), text.begin(), text.end());
        all.resize(20 + jsonSize, ' ');
        put(file.buffers[0].size());
        put(0x004e4942);
        all.insert(all.end(), file.buffers[0].begin(), file.buffers[0].end());
        for (int i = 0; i < 4; ++i)
            all[8 + std::size_t(i)] = std::uint8_t(all.size() >> (8 * i));
        return all;
    }();
    QVERIFY(others.size() > bytes.size());
    withFile(others, [](const fs::path& path) {
        const auto opened = openFile(path);
        QVERIFY2(opened.has_value(), opened ? "" : opened.error().detail.c_str());
        QVERIFY(opened->isProject);
        QVERIFY(opened->character == everythingCharacter2());
    });
}

RIGWRIGHT_TEST(tst_project_hostile)
#include "tst_project_hostile.moc"
