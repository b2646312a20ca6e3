// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Laws of the project file: what is saved comes back, to the last bit.
#include "core/project/project.h"

#include "core/io/export.h"
#include "core/project/project_container.h"
#include "core/samples/samples.h"
#include "tests/core/project/everything_character.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstring>
#include <functional>
#include <utility>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

std::string textOf(const Error& error) {
    return error.code + " | " + error.place + " | " + error.detail;
}

/// "" where the laws hold: load gives an equal character and view, and saving that gives equal
/// bytes; else which does not.
std::string brokenLaw(const Character& character, const std::string& view = "") {
    const auto bytes = encodeProject(character, view);
    if (!bytes)
        return "not saved: " + textOf(bytes.error());
    std::string broken;
    withFile(*bytes, [&](const fs::path& path) {
        const auto back = readProject(path);
        if (!back)
            broken = "not read: " + textOf(back.error());
        else if (!(back->character == character))
            broken = "the character is another";
        else if (back->view != view)
            broken = "the view is another: " + back->view;
        else if (const auto again = encodeProject(back->character, back->view);
                 !again || *again != *bytes)
            broken = "saving again gives other bytes";
        else if (const auto plain = importCharacter(path); !plain)
            broken = "no GLB that others could read: " + textOf(plain.error());
    });
    return broken;
}

/// Edits as a session makes them.
void edit(Character& character) {
    for (std::size_t bone = 0; bone < character.pose.local.size(); bone += 2) {
        character.pose.local[bone].rotation =
            Quatd(Eigen::AngleAxisd(0.1 * double(bone + 1), Vec3d(3, 1, 2).normalized()));
        character.pose.local[bone].translation.y() += 1.0 / 7.0;
        character.boneFlags[bone].locked = true;
        character.boneFlags[bone].colour = std::uint32_t(bone * 1000);
    }
    character.poseLibrary.push_back(
        std::make_shared<const SavedPose>(SavedPose{"of the session", character.pose}));
    for (MeshInstance& instance : character.meshes) {
        instance.visible = !instance.visible;
        if (!instance.binding || instance.binding->joints.empty())
            continue;
        instance.binding->method = SkinningMethod::DualQuaternion;
        SkinWeights& rows = instance.binding->weights();
        const auto last = std::uint16_t(instance.binding->joints.size() - 1);
        for (std::size_t v = 0; v < rows.rowCount(); v += 3)
            rows.setRow(VertexIndex(v), WeightRow{{last, 0.1f}, {0, 0.7f / 3.0f}, {last, 0.0f}});
    }
}

void addCorpusRows() {
    QTest::addColumn<QString>("path");
    if (!fs::exists(corpusDir()))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    for (const char* folder : {"synthetic", "real", "malformed"})
        for (const auto& entry : fs::recursive_directory_iterator(corpusDir() / folder)) {
            const std::string suffix = entry.path().extension().string();
            if ((suffix == ".glb" || suffix == ".gltf") && importCharacter(entry.path()))
                QTest::newRow(entry.path().filename().c_str())
                    << QString::fromStdString(entry.path().string());
        }
}

template <class T>
bool sameBits(const std::vector<T>& a, const std::vector<T>& b) {
    return a.size() == b.size() && (a.empty() || std::memcmp(static_cast<const void*>(a.data()),
                                                             static_cast<const void*>(b.data()),
                                                             a.size() * sizeof(T)) == 0);
}

/// Without the gaps between a transform's members.
std::vector<double> numbersOf(const std::vector<Transform>& transforms) {
    std::vector<double> numbers;
    for (const Transform& transform : transforms) {
        const Vec4d rotation = transform.rotation.coeffs();
        numbers.insert(numbers.end(), transform.translation.begin(), transform.translation.end());
        numbers.insert(numbers.end(), rotation.begin(), rotation.end());
        numbers.insert(numbers.end(), transform.scale.begin(), transform.scale.end());
    }
    return numbers;
}

} // namespace

class tst_project : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingComesBack();
    void everyBitComesBack();
    void fileOfTheCorpusComesBack_data() { addCorpusRows(); }
    void fileOfTheCorpusComesBack();
    void samplesComeBack();
    void envelopesComeBackAndOldFilesHaveNone();
    void everyMethodAndItsBlendMapComeBack();
    void emptyCharactersComeBack();
    void anEmptyListOfExtensionsIsNoChange();
    void sharedMeshesAndRowsAreSharedAgain();
    void hardlyAnythingIsStoredTwice();
    void aViewThatIsNoObjectIsRefused();
    void aBrokenCharacterIsNotSaved();
    void aFailedSaveLeavesTheOldFileWhole();
    void filesAreOpenedByContent();
    void aCharacterFileIsNoProject();
    void exportOfAProjectHoldsNoExtension();
    void readingCanBeCancelled();
};

void tst_project::everythingComesBack() {
    const Character character = everythingCharacter2();
    QCOMPARE(QString::fromStdString(brokenInvariant(character)), QString());
    QCOMPARE(QString::fromStdString(brokenLaw(character, kEverythingView)), QString());
    QCOMPARE(QString::fromStdString(brokenLaw(character)), QString());
}

void tst_project::everyBitComesBack() {
    // == takes -0 for 0 and knows nothing of signs: compare memory.
    const Character character = everythingCharacter2();
    withFile(*encodeProject(character, ""), [&](const fs::path& path) {
        const Character back = readProject(path)->character;
        const Mesh& a = *character.meshes[0].mesh;
        const Mesh& b = *back.meshes[0].mesh;
        QVERIFY(sameBits(a.positions, b.positions));
        QVERIFY(sameBits(a.morphDefaults, b.morphDefaults));
        QVERIFY(
            sameBits(numbersOf(character.skeleton.restLocal), numbersOf(back.skeleton.restLocal)));
        QVERIFY(sameBits(numbersOf(character.pose.local), numbersOf(back.pose.local)));
        QVERIFY(sameBits(character.meshes[0].binding->boneFromMeshBind,
                         back.meshes[0].binding->boneFromMeshBind));
        QCOMPARE(back.meshes[0].binding->weights().copyRow(VertexIndex(1)),
                 (WeightRow{{0, 0.0f}, {1, 1.0f}, {2, 0.0f}}));
        QCOMPARE(back.meshes[0].binding->weights().row(VertexIndex(6)).size(), std::size_t(21));
        QCOMPARE(back.meshes[0].binding->weights().row(VertexIndex(9)).size(), std::size_t(0));
        QVERIFY(b.topology == a.topology);
        QCOMPARE(b.topology.pointCount(), std::size_t(5));
    });
}

void tst_project::envelopesComeBackAndOldFilesHaveNone() {
    const Character plain = everythingCharacter2();
    Character set = plain;
    set.boneFlags[0].envelope = {1.0 / 3.0, 1e-300};
    set.boneFlags[24].envelope = {1e300, 0.1};
    QCOMPARE(QString::fromStdString(brokenLaw(set, kEverythingView)), QString());
    // A file of before: without the column, and so is one of a character that has none.
    GlbFile file = projectGlb(set);
    QCOMPARE(rigOf(file)["bones"].erase("envelopes"), std::size_t(1));
    withFile(resealed(file),
             [&](const fs::path& path) { QVERIFY(readProject(path)->character == plain); });
    GlbFile without = projectGlb(plain);
    QVERIFY(!rigOf(without)["bones"].contains("envelopes"));
    Character broken = plain;
    broken.boneFlags[0].envelope = {0.1, 0.0};
    QVERIFY(!encodeProject(broken, ""));
}

void tst_project::everyMethodAndItsBlendMapComeBack() {
    for (const SkinningMethod method : kSkinningMethods) {
        Character character = everythingCharacter2();
        Binding& binding = *character.meshes[1].binding;
        binding.method = method;
        binding.blendMap = BlockArray<float>(character.meshes[1].mesh->vertexCount(), 0.25f);
        binding.blendMap.set(2, 1.0f / 3.0f);
        QCOMPARE(QString::fromStdString(brokenLaw(character)), QString());
        binding.blendMap = BlockArray<float>(3, 0.25f); // not one a vertex
        QVERIFY(!brokenInvariant(character).empty());
    }
}

void tst_project::fileOfTheCorpusComesBack() {
    QFETCH(QString, path);
    Character character = *importCharacter(path.toStdString());
    QCOMPARE(QString::fromStdString(brokenLaw(character)), QString());
    edit(character);
    QCOMPARE(QString::fromStdString(brokenLaw(character, kEverythingView)), QString());
}

void tst_project::samplesComeBack() {
    for (const SampleInfo& info : sampleList()) {
        Character character = *makeSample(info.name);
        QCOMPARE(QString::fromStdString(brokenLaw(character)), QString());
        edit(character);
        QCOMPARE(QString::fromStdString(brokenLaw(character, kEverythingView)), QString());
    }
}

void tst_project::emptyCharactersComeBack() {
    Character character;
    QCOMPARE(QString::fromStdString(brokenLaw(character)), QString());
    character.meshes.emplace_back().mesh = std::make_shared<const Mesh>(); // not even a vertex
    finishCharacter(character);
    QCOMPARE(QString::fromStdString(brokenLaw(character)), QString());
}

void tst_project::anEmptyListOfExtensionsIsNoChange() {
    Character character = barCharacter();
    character.foreign.documentJson =
        R"({"asset":{"version":"2.0"},"extensions":{},"extensionsUsed":["X_other"]})";
    QCOMPARE(QString::fromStdString(brokenLaw(character)), QString());
}

void tst_project::sharedMeshesAndRowsAreSharedAgain() {
    withFile(*encodeProject(everythingCharacter2(), ""), [&](const fs::path& path) {
        const Character back = readProject(path)->character;
        QCOMPARE(back.meshes[0].mesh, back.meshes[1].mesh);
        QVERIFY(back.meshes[0].mesh != back.meshes[2].mesh);
        QVERIFY(back.meshes[0].binding->weights().shareBlock(0).sharesWith(
            back.meshes[1].binding->weights().shareBlock(0)));
    });
}

void tst_project::hardlyAnythingIsStoredTwice() {
    // Rows of at most four influences, heaviest first, are those that glTF holds.
    Character character = tubeCharacter(200, 100);
    SkinWeights& rows = character.meshes[0].binding->weights();
    for (std::size_t v = 0; v < rows.rowCount(); ++v) {
        WeightRow row = rows.copyRow(VertexIndex(v));
        std::ranges::stable_sort(row, std::ranges::greater{}, &Influence::weight);
        rows.setRow(VertexIndex(v), row);
    }
    ExportReport report;
    const std::size_t plain = encodeGlb(character, {}, report)->size();
    QVERIFY(report.lost.empty());
    QCOMPARE(QString::fromStdString(brokenLaw(character)), QString());
    // One byte a vertex, how many influences it has, and some JSON.
    QVERIFY(encodeProject(character, "")->size() < plain + rows.rowCount() + 8000);
}

void tst_project::aViewThatIsNoObjectIsRefused() {
    for (const char* view : {"[1]", "7", "{", "nothing"}) {
        const auto result = encodeProject(barCharacter(), view);
        QVERIFY2(!result, view);
        QCOMPARE(result.error().code, std::string("project-view-invalid"));
    }
}

void tst_project::aBrokenCharacterIsNotSaved() {
    Character character = barCharacter();
    character.pose.local.pop_back();
    const auto result = encodeProject(character, "");
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("project-not-written"));
    QVERIFY(!result.error().detail.empty() && !result.error().remedy.empty());
}

void tst_project::aFailedSaveLeavesTheOldFileWhole() {
    withFile(*encodeProject(barCharacter(), ""), [&](const fs::path& path) {
        Character broken = barCharacter();
        broken.boneFlags.clear();
        QVERIFY(!saveProject(broken, "", path));
        QVERIFY(readProject(path)->character == barCharacter());
        const auto nowhere = saveProject(barCharacter(), "", path / "below" / "x.rigw");
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().code, std::string("file-not-writable"));
    });
}

void tst_project::filesAreOpenedByContent() {
    const QTemporaryDir folder;
    const fs::path base(folder.path().toStdString());
    const Character bar = barCharacter();
    QVERIFY(saveProject(bar, kEverythingView, base / "really a project.glb").has_value());
    const auto project = openFile(base / "really a project.glb");
    QVERIFY(project && project->isProject);
    QVERIFY(project->character == bar);
    QCOMPARE(project->view, std::string(kEverythingView));

    Character named = bar;
    named.skeleton.names[0] = kRigExtension; // a name alone makes no project
    QVERIFY(exportGlb(named, base / "really a character.rigw").has_value());
    const auto character = openFile(base / "really a character.rigw");
    QVERIFY(character && !character->isProject);
    QCOMPARE(character->view, std::string());
    QVERIFY(character->character == *importCharacter(base / "really a character.rigw"));

    QCOMPARE(openFile(base / "nothing.rigw").error().code, std::string("file-not-found"));
    writeBytes(base / "text.rigw", {'x', 'y'});
    QCOMPARE(openFile(base / "text.rigw").error().code, std::string("format-unknown"));
}

void tst_project::aCharacterFileIsNoProject() {
    ExportReport report;
    withFile(*encodeGlb(barCharacter(), {}, report), [&](const fs::path& path) {
        const auto result = readProject(path);
        QVERIFY(!result);
        QCOMPARE(result.error().code, std::string("project-not-one"));
        QVERIFY(!result.error().remedy.empty());
    });
}

void tst_project::exportOfAProjectHoldsNoExtension() {
    withFile(*encodeProject(everythingCharacter2(), ""), [&](const fs::path& path) {
        for (const Character& character : {readProject(path)->character, *importCharacter(path)}) {
            ExportReport report;
            const auto bytes = encodeGlb(character, {}, report);
            QVERIFY(bytes.has_value());
            const std::string text(bytes->begin(), bytes->end());
            QCOMPARE(text.find(kRigExtension), std::string::npos);
        }
    });
}

void tst_project::readingCanBeCancelled() {
    withFile(*encodeProject(barCharacter(), ""), [&](const fs::path& path) {
        double lastSeen = -1.0;
        for (double limit = 0.0; limit <= 1.0; limit += 0.1) {
            std::pair<double, double> state{limit, -1.0};
            const auto stopAt = [](double fraction, void* context) {
                auto& [most, seen] = *static_cast<std::pair<double, double>*>(context);
                seen = fraction;
                return fraction < most;
            };
            const auto result = openFile(path, {stopAt, &state});
            QVERIFY(!result);
            QCOMPARE(result.error().code, std::string("cancelled"));
            QVERIFY(state.second >= lastSeen);
            lastSeen = state.second;
        }
        QCOMPARE(lastSeen, 1.0);
    });
}

RIGWRIGHT_TEST(tst_project)
#include "tst_project.moc"
