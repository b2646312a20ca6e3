// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Thousands of damaged files: each becomes a sound character or a precise error, never a crash.
#include "core/io/export.h"
#include "core/io/import.h"

#include "tests/support/glb_file.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <random>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

constexpr int kMutants = 120;

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t limit) {
    return limit == 0 ? 0 : random() % limit;
}

bool allFinite(const std::vector<Vec3f>& vectors) {
    return std::ranges::all_of(vectors, [](const Vec3f& v) { return v.allFinite(); });
}

/// "" or what is not finite. brokenInvariant() looks at bones, matrices and rows.
std::string notFinite(const Character& character) {
    for (const MeshInstance& instance : character.meshes) {
        const Mesh& mesh = *instance.mesh;
        if (!allFinite(mesh.positions) || !allFinite(mesh.normals))
            return "vertices";
        if (!std::ranges::all_of(mesh.tangents, [](const Vec4f& v) { return v.allFinite(); }) ||
            !std::ranges::all_of(mesh.colors, [](const Vec4f& v) { return v.allFinite(); }))
            return "tangents or colours";
        for (const auto& uvs : mesh.uvSets)
            if (!std::ranges::all_of(uvs, [](const Vec2f& v) { return v.allFinite(); }))
                return "texture coordinates";
        for (const MorphTarget& target : mesh.morphTargets)
            if (!allFinite(target.positionDeltas) || !allFinite(target.normalDeltas) ||
                !allFinite(target.tangentDeltas))
                return "morph targets";
    }
    for (const auto& clip : character.clips)
        for (const Channel& channel : clip->channels)
            if (!std::ranges::all_of(channel.times, [](float v) { return std::isfinite(v); }) ||
                !std::ranges::all_of(channel.values, [](float v) { return std::isfinite(v); }))
                return "keys";
    return {};
}

/// A number somewhere in the JSON becomes another one, or something else altogether.
void mutateJson(nlohmann::json& value, Random& random, std::size_t depth = 0) {
    static const std::array<nlohmann::json, 14> kOdd{0,
                                                     1,
                                                     -1,
                                                     2,
                                                     255,
                                                     65536,
                                                     4294967295u,
                                                     1e30,
                                                     0.5,
                                                     "x",
                                                     nullptr,
                                                     true,
                                                     nlohmann::json::array(),
                                                     nlohmann::json::object()};
    if (value.is_structured() && !value.empty() && (depth < 2 || random() % 8 != 0)) {
        auto item = value.begin();
        std::advance(item, std::ptrdiff_t(below(random, value.size())));
        if (random() % 40 == 0)
            value.erase(item);
        else
            mutateJson(*item, random, depth + 1);
        return;
    }
    value = kOdd[below(random, kOdd.size())];
}

std::vector<std::uint8_t> mutated(const GlbFile& file, const std::vector<std::uint8_t>& whole,
                                  Random& random) {
    std::vector<std::uint8_t> bytes = whole;
    switch (random() % 4) {
    case 0: // flipped bits anywhere
        for (std::size_t i = 0; i < 1 + below(random, 8); ++i)
            bytes[below(random, bytes.size())] ^= std::uint8_t(1u << random() % 8);
        return bytes;
    case 1: // cut off
        bytes.resize(below(random, bytes.size()));
        return bytes;
    case 2: { // odd JSON
        GlbFile odd = file;
        for (std::size_t i = 0; i < 1 + below(random, 3); ++i)
            mutateJson(odd.json, random);
        try {
            return glbBytes(odd);
        } catch (const nlohmann::json::exception&) {
            return bytes; // the mutant cannot even be written down
        }
    }
    default: { // odd floats in the binary part
        static const std::array<float, 6> kOdd{std::nanf(""), INFINITY, -INFINITY,
                                               3e38f,         -1.0f,    1e-42f};
        GlbFile odd = file;
        for (std::size_t i = 0; i < 1 + below(random, 20); ++i)
            if (odd.buffers[0].size() >= 8)
                std::memcpy(odd.buffers[0].data() + below(random, odd.buffers[0].size() / 4) * 4,
                            &kOdd[below(random, kOdd.size())], 4);
        return glbBytes(odd);
    }
    }
}

} // namespace

class tst_mutations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mutantsAreReadOrRefused_data();
    void mutantsAreReadOrRefused();
};

void tst_mutations::mutantsAreReadOrRefused_data() {
    QTest::addColumn<QString>("name");
    if (!fs::exists(corpusDir()))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    for (const char* name :
         {"synthetic/s01_base.glb", "synthetic/s16_sparse.glb", "synthetic/s17_morph_skin.glb",
          "synthetic/s18_quantized.glb", "synthetic/s20_u16weights.glb",
          "synthetic/s21_cubic_step_2anims.glb", "synthetic/s22_extras_vrm.glb",
          "synthetic/s25_multiprim_shared_verts.glb", "synthetic/s27_textured_pbr.glb",
          "synthetic/s28_lines_prim.glb", "synthetic/s31_16influences.glb",
          "synthetic/s33_draco.glb", "synthetic/s34_meshopt.glb",
          "real/singleBlendshapeCube_sparse.glb"})
        QTest::newRow(name) << name;
}

void tst_mutations::mutantsAreReadOrRefused() {
    QFETCH(QString, name);
    const fs::path source = corpusDir() / name.toStdString();
    const GlbFile file = readGlb(source);
    const std::vector<std::uint8_t> whole = readBytes(source);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "mutant.glb";
    Random random(unsigned(std::hash<std::string>{}(name.toStdString())));
    int read = 0;
    for (int mutant = 0; mutant < kMutants; ++mutant) {
        writeBytes(path, mutated(file, whole, random));
        const auto result = importCharacter(path);
        if (!result) {
            const Error& error = result.error();
            QVERIFY2(!error.code.empty() && !error.detail.empty() && !error.place.empty() &&
                         !error.remedy.empty(),
                     (error.code + "|" + error.place + "|" + error.detail).c_str());
            continue;
        }
        ++read;
        QCOMPARE(QString::fromStdString(brokenInvariant(*result)), QString());
        QCOMPARE(QString::fromStdString(notFinite(*result)), QString());
        // What can be read can be written, and read again.
        ExportReport report;
        const auto written = encodeGlb(*result, {}, report);
        QVERIFY2(written.has_value(), written ? "" : written.error().detail.c_str());
        writeBytes(path, *written);
        const auto again = importCharacter(path);
        QVERIFY2(again.has_value(),
                 again ? "" : (again.error().place + ": " + again.error().detail).c_str());
        ExportReport reportAgain;
        QVERIFY(*encodeGlb(*again, {}, reportAgain) == *written);
    }
    // Mutants that are all refused would test nothing behind the first check.
    QVERIFY(read > kMutants / 20 && read < kMutants);
}

RIGWRIGHT_TEST(tst_mutations)
#include "tst_mutations.moc"
