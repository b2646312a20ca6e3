// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Compressed glTF reads like the plain file it was made of; what is damaged is refused in time.
#include "core/io/export.h"
#include "core/io/gltf_container.h"
#include "tests/core/io/compressed_file.h"
#include "tests/core/io/deformation.h"
#include "tests/core/io/opened_file.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <functional>
#include <random>
#include <set>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

Opened opened(const GlbFile& file) {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "s01_base.glb";
    writeBytes(path, glbBytes(file));
    return openedFile(path);
}

/// Everything but the notes of the import.
bool readsAlike(Character a, Character b) {
    a.importFindings.clear();
    b.importFindings.clear();
    return a == b;
}

/// What compression may have done to a row of weights.
struct WeightErrors {
    double each = 0.0;    ///< largest error of a weight by rounding
    double residue = 0.0; ///< more than that at one of them, which makes the sum exact
    bool sumIsExact = false;
};

/// Half of the distance of neighbouring values of whole numbers that were quantised to fewer bits
/// than they have (bits are repeated to fill the rest), and what the repetition adds. In parts of
/// the full range; by the numbers alone, which must all follow the rule.
double roundingOf(const std::vector<int>& numbers, int bits) {
    for (int few = 1; few <= bits; ++few) {
        const int low = bits - few;
        double deviation = 0.0;
        const bool fits = std::ranges::all_of(numbers, [&](int number) {
            const int quantised = std::abs(number) >> low;
            const int repeated =
                quantised << low | (2 * few >= bits ? quantised >> (2 * few - bits) : 0);
            deviation = std::max(deviation, std::abs(double(std::abs(number)) / ((1 << bits) - 1) -
                                                     double(quantised) / ((1 << few) - 1)));
            return std::abs(number) == repeated;
        });
        if (fits)
            return 0.5 / ((1 << few) - 1) + deviation;
    }
    return 0.5 / ((1 << bits) - 1);
}

/// Which vertex of `base` each vertex of `other` is: encoders reorder them.
std::vector<std::size_t> sameVertices(const Mesh& base, std::span<const Vec3f> positions,
                                      const Mesh& other) {
    std::vector<std::size_t> match;
    for (std::size_t v = 0; v < positions.size(); ++v) {
        std::size_t best = 0;
        float nearest = INFINITY;
        for (std::size_t b = 0; b < base.positions.size(); ++b) {
            const float distance = (base.positions[b] - positions[v]).squaredNorm() +
                                   (base.uvSets[0][b] - other.uvSets[0][v]).squaredNorm();
            if (distance < nearest) {
                nearest = distance;
                best = b;
            }
        }
        match.push_back(best);
    }
    return match;
}

/// Largest ratio of the distance of a vertex from where the base has it to the distance that
/// rounding explains: a rotated position error, and weights that are off by `errors`. With rows
/// that sum to 1, v = sum w_j T_j p, and errors e_j move it by sum e_j (T_j p - v) / (1 + sum e_j).
double largestRatio(const Character& base, const Character& other,
                    const std::vector<std::size_t>& match, std::optional<ClipSource> clip,
                    double positionError, const WeightErrors& errors) {
    const FrameResult here = deformed(base, clip);
    const FrameResult there = deformed(other, clip);
    const SkinWeights& baseRows = base.meshes[0].binding->weights();
    const SkinWeights& otherRows = other.meshes[0].binding->weights();
    double worst = 0.0;
    for (std::size_t v = 0; v < match.size(); ++v) {
        const std::size_t b = match[v];
        const Vec3d moved = here.vertices[0].positions[b].cast<double>();
        const WeightRow row = otherRows.copyRow(VertexIndex(v));
        std::set<std::uint16_t> joints;
        for (const Influence& influence : row)
            joints.insert(influence.bone);
        for (const Influence& influence : baseRows.copyRow(VertexIndex(b)))
            joints.insert(influence.bone);
        double sum = 0.0;
        double byWeights = 0.0;
        double farthest = 0.0;
        for (const std::uint16_t joint : joints) {
            const double error = errors.each;
            sum += error;
            const double away =
                (here.palettes[0][joint] * base.meshes[0].mesh->positions[b].cast<double>() - moved)
                    .norm();
            byWeights += error * away;
            farthest = std::max(farthest, away);
        }
        byWeights += errors.residue * farthest;
        constexpr double kFloat = 2e-6; // sums of single precision
        const double allowed =
            positionError + byWeights / (errors.sumIsExact ? 1.0 : 1.0 - sum) + kFloat;
        const double distance = (there.vertices[0].positions[v].cast<double>() - moved).norm();
        worst = std::max(worst, distance / allowed);
    }
    return worst;
}

} // namespace

using BreakFile = std::function<void(GlbFile&)>;
Q_DECLARE_METATYPE(BreakFile)

class tst_gltf_compression : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        if (!fs::exists(corpusDir()))
            QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    }

    void dracoFileDeformsLikeTheBaseWithinItsQuantisation();
    void meshoptFileDeformsLikeTheBaseWithinItsQuantisation();
    void meshoptWithoutFilterReadsAsThePlainFile_data();
    void meshoptWithoutFilterReadsAsThePlainFile();
    void meshoptFiltersAreUndone();
    void dracoWithoutQuantisationReadsAsThePlainFile();
    void dracoConnectivityIsThatOfThePlainFile();
    void attributesAreFoundByTheirOwnNumbers();
    void partsThatAreTheSameShareTheirVertices();
    void otherCountsThanAnnouncedAreCorrectedAndReported();
    void fallbackBuffersAreNotNeeded();
    void whatIsWrittenIsPlain_data();
    void whatIsWrittenIsPlain();
    void damageIsRefusedPrecisely_data();
    void damageIsRefusedPrecisely();
    void damagedBytesNeverCrash_data();
    void damagedBytesNeverCrash();
};

void tst_gltf_compression::dracoFileDeformsLikeTheBaseWithinItsQuantisation() {
    const Character base = *openedFile(corpusDir() / "synthetic/s01_base.glb").character;
    const fs::path path = corpusDir() / "synthetic/s33_draco.glb";
    const Opened draco = openedFile(path);
    QVERIFY2(draco.character, (draco.error.place + ": " + draco.error.detail).c_str());
    QCOMPARE(findingsOf(*draco.character, "import-decompressed"), std::size_t(1));
    const Mesh& mesh = *draco.character->meshes[0].mesh;
    QCOMPARE(mesh.vertexCount(), base.meshes[0].mesh->vertexCount());
    QCOMPARE(mesh.faceCount(), base.meshes[0].mesh->faceCount());
    const std::vector<std::size_t> match = sameVertices(*base.meshes[0].mesh, mesh.positions, mesh);
    QCOMPARE(std::set(match.begin(), match.end()).size(), mesh.vertexCount());
    // The file's own steps: half a step a coordinate, half a step a weight.
    const double positionStep = dracoStep(readGlb(path), "POSITION");
    const double weightStep = dracoStep(readGlb(path), "WEIGHTS_0");
    QVERIFY(positionStep > 0.0 && positionStep < 1e-3 && weightStep > 0.0 && weightStep < 1e-3);
    const Clip& clip = *base.clips[0];
    for (int i = 0; i <= 6; ++i) {
        const double time = clip.start + clip.duration * i / 6.0;
        const double ratio =
            largestRatio(base, *draco.character, match, ClipSource{ClipIndex(0), time},
                         std::sqrt(3.0) / 2.0 * positionStep, {weightStep / 2.0, 0.0, false});
        QVERIFY2(ratio <= 1.0, qPrintable(QString::number(ratio)));
        QVERIFY(ratio > 1e-3); // the file is rounded: comparing it with itself would show here
    }
}

void tst_gltf_compression::meshoptFileDeformsLikeTheBaseWithinItsQuantisation() {
    const Character base = *openedFile(corpusDir() / "synthetic/s01_base.glb").character;
    const Opened meshopt = openedFile(corpusDir() / "synthetic/s34_meshopt.glb");
    QVERIFY2(meshopt.character, (meshopt.error.place + ": " + meshopt.error.detail).c_str());
    QCOMPARE(findingsOf(*meshopt.character, "import-decompressed"), std::size_t(9));
    const Mesh& mesh = *meshopt.character->meshes[0].mesh;
    QCOMPARE(mesh.vertexCount(), base.meshes[0].mesh->vertexCount());
    QCOMPARE(mesh.faceCount(), base.meshes[0].mesh->faceCount());
    // Positions are signed 16 bit numbers that the inverse bind matrices scale back.
    const std::vector<Vec3f> atRest = deformed(*meshopt.character, {}).vertices[0].positions;
    const std::vector<std::size_t> match = sameVertices(*base.meshes[0].mesh, atRest, mesh);
    QCOMPARE(std::set(match.begin(), match.end()).size(), mesh.vertexCount());
    const Affine3d& bind = meshopt.character->meshes[0].binding->boneFromMeshBind[0];
    std::vector<int> numbers;
    for (const Vec3f& position : mesh.positions)
        for (const float coordinate : position)
            numbers.push_back(int(std::lround(coordinate * 32767.0f)));
    const double positionRounding = bind.linear().col(0).norm() * roundingOf(numbers, 15);
    QVERIFY(positionRounding > 0.0 && positionRounding < 1e-3);
    // Weights are bytes whose sum is exactly 255: three are rounded, one takes what is left over.
    constexpr double kByte = 1.0 / 255.0;
    const Clip& clip = *base.clips[0];
    for (int i = 0; i <= 6; ++i) {
        const double time = clip.start + clip.duration * i / 6.0;
        const double ratio =
            largestRatio(base, *meshopt.character, match, ClipSource{ClipIndex(0), time},
                         std::sqrt(3.0) * positionRounding, {kByte / 2.0, kByte, true});
        QVERIFY2(ratio <= 1.0, qPrintable(QString::number(ratio)));
        QVERIFY(ratio > 1e-3);
    }
}

void tst_gltf_compression::meshoptWithoutFilterReadsAsThePlainFile_data() {
    QTest::addColumn<QString>("extension");
    QTest::newRow("EXT") << QStringLiteral("EXT_meshopt_compression");
    QTest::newRow("KHR") << QStringLiteral("KHR_meshopt_compression");
}

void tst_gltf_compression::meshoptWithoutFilterReadsAsThePlainFile() {
    QFETCH(QString, extension);
    const Character plain = *openedFile(corpusDir() / "synthetic/s01_base.glb").character;
    const Opened inSequence = opened(meshoptFile({.extension = extension.toStdString()}));
    QVERIFY2(inSequence.character, inSequence.error.detail.c_str());
    QVERIFY(readsAlike(*inSequence.character, plain));
    // The codec of triangles may begin each one at another of its corners.
    const Opened triangles =
        opened(meshoptFile({.extension = extension.toStdString(), .indexMode = "TRIANGLES"}));
    QVERIFY2(triangles.character, triangles.error.detail.c_str());
    const std::vector<std::uint32_t>& expected = plain.meshes[0].mesh->cornerVertices;
    const std::vector<std::uint32_t>& actual = triangles.character->meshes[0].mesh->cornerVertices;
    QCOMPARE(actual.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); i += 3) {
        std::array<std::uint32_t, 3> turned{actual[i], actual[i + 1], actual[i + 2]};
        for (int turn = 0; turn < 3 && turned[0] != expected[i]; ++turn)
            std::ranges::rotate(turned, turned.begin() + 1);
        QVERIFY(std::ranges::equal(turned, std::span(expected).subspan(i, 3)));
    }
    QVERIFY(triangles.character->meshes[0].mesh->positions == plain.meshes[0].mesh->positions);
}

void tst_gltf_compression::meshoptFiltersAreUndone() {
    const Character plain = *openedFile(corpusDir() / "synthetic/s01_base.glb").character;
    constexpr int kBits = 16;
    const Opened filtered = opened(meshoptFile({.filterBits = kBits}));
    QVERIFY2(filtered.character, filtered.error.detail.c_str());
    const Mesh& mesh = *filtered.character->meshes[0].mesh;
    const Mesh& expected = *plain.meshes[0].mesh;
    const std::vector<float> positions = exponentialPositions(kBits);
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        QVERIFY(mesh.positions[v] == Vec3f(&positions[v * 3]));
    // OCTAHEDRAL into normalised shorts: a step of 1 / 32767 in the plane, at most doubled by the
    // fold, then rounded again.
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        QVERIFY((mesh.normals[v] - expected.normals[v]).norm() <= 4.0f / 32767.0f);
    // QUATERNION: three components of 16 bits over the range of 1 / sqrt(2), rounded again.
    const Clip& clip = *filtered.character->clips[0];
    QCOMPARE(clip.channels.size(), plain.clips[0]->channels.size());
    for (std::size_t c = 0; c < clip.channels.size(); ++c) {
        const auto& actual = clip.channels[c].values;
        const auto& wanted = plain.clips[0]->channels[c].values;
        QCOMPARE(actual.size(), wanted.size());
        for (std::size_t k = 0; k + 3 < actual.size(); k += 4) {
            const Eigen::Map<const Vec4f> a(&actual[k]);
            const Eigen::Map<const Vec4f> b(&wanted[k]);
            QVERIFY(std::min((a - b).norm(), (a + b).norm()) <= 4.0f / 32767.0f);
        }
    }
}

void tst_gltf_compression::dracoWithoutQuantisationReadsAsThePlainFile() {
    const Character plain = *openedFile(corpusDir() / "synthetic/s01_base.glb").character;
    const Opened sequential = opened(dracoFile({.isSequential = true}));
    QVERIFY2(sequential.character,
             (sequential.error.place + ": " + sequential.error.detail).c_str());
    QVERIFY(readsAlike(*sequential.character, plain));
}

/// Points come in another order; what they are and how they hang together is the same.
void tst_gltf_compression::dracoConnectivityIsThatOfThePlainFile() {
    const Character plain = *openedFile(corpusDir() / "synthetic/s01_base.glb").character;
    const Opened edgebreaker = opened(dracoFile({.isSequential = false}));
    QVERIFY2(edgebreaker.character, edgebreaker.error.detail.c_str());
    const auto trianglesOf = [](const Character& character) {
        const Mesh& mesh = *character.meshes[0].mesh;
        const SkinWeights& rows = character.meshes[0].binding->weights();
        std::multiset<std::vector<float>> triangles;
        for (std::size_t face = 0; face < mesh.faceCount(); ++face) {
            std::vector<std::vector<float>> corners;
            for (std::uint32_t i = mesh.faceOffsets[face]; i < mesh.faceOffsets[face + 1]; ++i) {
                const std::uint32_t v = mesh.cornerVertices[i];
                const Vec3f& p = mesh.positions[v];
                const Vec2f& uv = mesh.uvSets[0][v];
                std::vector<float>& corner = corners.emplace_back();
                corner = {p.x(), p.y(), p.z(), uv.x(), uv.y()};
                for (std::uint16_t joint = 0; joint < 6; ++joint)
                    corner.push_back(rows.weightOf(VertexIndex(v), joint));
            }
            std::ranges::rotate(corners, std::ranges::min_element(corners));
            std::vector<float>& triangle = corners.front();
            for (std::size_t c = 1; c < corners.size(); ++c)
                triangle.insert(triangle.end(), corners[c].begin(), corners[c].end());
            triangles.insert(triangle);
        }
        return triangles;
    };
    QVERIFY(trianglesOf(*edgebreaker.character) == trianglesOf(plain));
}

void tst_gltf_compression::attributesAreFoundByTheirOwnNumbers() {
    const Character plain = *openedFile(corpusDir() / "synthetic/s01_base.glb").character;
    const Opened shuffled = opened(dracoFile({.isSequential = true, .firstId = 40}));
    QVERIFY2(shuffled.character, shuffled.error.detail.c_str());
    QVERIFY(readsAlike(*shuffled.character, plain));
}

void tst_gltf_compression::partsThatAreTheSameShareTheirVertices() {
    GlbFile file = dracoFile({.isSequential = true});
    nlohmann::json& primitives = file.json["meshes"][0]["primitives"];
    primitives.push_back(primitives[0]);
    const Opened twice = opened(file);
    QVERIFY2(twice.character, twice.error.detail.c_str());
    const Mesh& mesh = *twice.character->meshes[0].mesh;
    QCOMPARE(mesh.ranges.size(), std::size_t(2));
    QCOMPARE(mesh.sections.size(), std::size_t(1));
}

void tst_gltf_compression::otherCountsThanAnnouncedAreCorrectedAndReported() {
    const Character plain = *openedFile(corpusDir() / "synthetic/s01_base.glb").character;
    GlbFile file = dracoFile({.isSequential = true});
    for (const char* semantic : {"POSITION", "NORMAL", "TEXCOORD_0", "JOINTS_0", "WEIGHTS_0"})
        file.json["accessors"][file.json["meshes"][0]["primitives"][0]["attributes"][semantic]
                                   .get<std::size_t>()]["count"] = 4'000'000'000u;
    const Opened corrected = opened(file);
    QVERIFY2(corrected.character, corrected.error.detail.c_str());
    QCOMPARE(findingsOf(*corrected.character, "import-counts-corrected"), std::size_t(5));
    QVERIFY(readsAlike(*corrected.character, plain));
}

void tst_gltf_compression::fallbackBuffersAreNotNeeded() {
    GlbFile file = meshoptFile({});
    file.json["buffers"][1]["uri"] = "not-shipped.bin";
    QVERIFY(opened(file).character);
    file.json["buffers"][1].erase("uri");
    file.json["buffers"][1].erase("extensions"); // the mark is optional
    QVERIFY(opened(file).character);
    // A view that is not compressed needs the bytes.
    file.json["bufferViews"].push_back({{"buffer", 1}, {"byteLength", 4}});
    const Opened refused = opened(file);
    QCOMPARE(refused.error.code, std::string("gltf-missing-property"));
    QCOMPARE(refused.error.place, std::string("buffers[1].uri"));
}

void tst_gltf_compression::whatIsWrittenIsPlain_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("Draco") << "s33_draco.glb";
    QTest::newRow("meshopt and quantised") << "s34_meshopt.glb";
}

void tst_gltf_compression::whatIsWrittenIsPlain() {
    QFETCH(QString, name);
    const Opened read = openedFile(corpusDir() / "synthetic" / name.toStdString());
    QVERIFY(read.character);
    ExportReport report;
    const auto written = encodeGlb(*read.character, {}, report);
    QVERIFY(written);
    const auto chunks = splitGltfContainer(*written);
    QVERIFY(chunks);
    const auto json = nlohmann::json::parse(chunks->json);
    QVERIFY(!json.contains("extensionsRequired"));
    QVERIFY(!json.contains("extensionsUsed"));
    QVERIFY(json.dump().find("compression") == std::string::npos);
    FileBytes bytes{std::make_unique<std::uint8_t[]>(written->size()), written->size()};
    std::ranges::copy(*written, bytes.data.get());
    const auto again = importCharacter(std::move(bytes), name.toStdString());
    QVERIFY(again);
    QCOMPARE(findingsOf(*again, "import-decompressed"), std::size_t(0));
    QVERIFY(again->meshes[0].mesh->positions == read.character->meshes[0].mesh->positions);
}

void tst_gltf_compression::damageIsRefusedPrecisely_data() {
    QTest::addColumn<bool>("isDraco");
    QTest::addColumn<BreakFile>("breakIt");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    const auto meshopt = [](const char* name, const char* code, const char* place,
                            BreakFile breakIt) {
        QTest::newRow(name) << false << breakIt << code << place;
    };
    const auto draco = [](const char* name, const char* code, const char* place,
                          BreakFile breakIt) {
        QTest::newRow(name) << true << breakIt << code << place;
    };
    const auto set = [](const char* member, nlohmann::json value, std::size_t view = 0) {
        return [=](GlbFile& f) {
            f.json["bufferViews"][view]["extensions"]["EXT_meshopt_compression"][member] = value;
        };
    };
    constexpr const char* kView = "bufferViews[0].extensions.EXT_meshopt_compression";
    const auto at = [&](const char* member) {
        static std::deque<std::string> places;
        return places.emplace_back(std::string(kView) + "." + member).c_str();
    };
    meshopt("no such mode", "gltf-value-invalid", at("mode"), set("mode", "EDGES"));
    meshopt("no such filter", "gltf-value-invalid", at("filter"), set("filter", "COLOR"));
    meshopt("no such buffer", "gltf-index-out-of-range", at("buffer"), set("buffer", 9));
    meshopt("a stride of five", "gltf-meshopt-invalid", at("byteStride"), set("byteStride", 5));
    meshopt("no stride", "gltf-meshopt-invalid", at("byteStride"), set("byteStride", 0));
    meshopt("a stride of a kilobyte", "gltf-value-invalid", at("byteStride"),
            set("byteStride", 1024));
    meshopt("quaternions of twelve bytes", "gltf-meshopt-invalid", at("byteStride"),
            set("filter", "QUATERNION"));
    meshopt("an octahedron of twelve bytes", "gltf-meshopt-invalid", at("byteStride"),
            set("filter", "OCTAHEDRAL"));
    meshopt("triangles of twelve bytes", "gltf-meshopt-invalid", at("byteStride"),
            set("mode", "TRIANGLES"));
    meshopt("bytes beyond the buffer", "gltf-accessor-out-of-range", kView,
            set("byteLength", 100'000));
    meshopt("an offset that would overflow", "gltf-accessor-out-of-range", kView,
            set("byteOffset", 9007199254740991ull));
    meshopt("two thousand million elements", "gltf-memory-limit", kView,
            set("count", 2'000'000'000u));
    meshopt("more elements than bytes can hold", "gltf-meshopt-invalid", at("count"),
            set("count", 1'000'000));
    meshopt("another count than the view", "gltf-meshopt-invalid", at("count"), set("count", 220));
    meshopt("too few bytes", "gltf-meshopt-invalid", kView, set("byteLength", 60));
    meshopt("filtered indices", "gltf-meshopt-invalid",
            "bufferViews[5].extensions.EXT_meshopt_compression.filter",
            set("filter", "EXPONENTIAL", 5));
    meshopt("another version", "gltf-meshopt-invalid", kView,
            [](GlbFile& f) { f.buffers[0][0] = 0xa1; });

    constexpr const char* kPart = "meshes[0].primitives[0].extensions.KHR_draco_mesh_compression";
    const auto extension = [](GlbFile& f) -> nlohmann::json& {
        return f.json["meshes"][0]["primitives"][0]["extensions"]["KHR_draco_mesh_compression"];
    };
    const auto bytes = [=](GlbFile& f) {
        const auto view = extension(f)["bufferView"].get<std::size_t>();
        return f.buffers[0].data() + f.json["bufferViews"][view]["byteOffset"].get<std::size_t>();
    };
    draco("no such view", "gltf-index-out-of-range",
          "primitives[0].extensions.KHR_draco_mesh_compression.bufferView",
          [=](GlbFile& f) { extension(f)["bufferView"] = 99; });
    draco("no attributes", "gltf-missing-property",
          "primitives[0].extensions.KHR_draco_mesh_compression.attributes",
          [=](GlbFile& f) { extension(f).erase("attributes"); });
    draco("no such attribute", "gltf-draco-invalid", "meshes[0].primitives[0].attributes.NORMAL",
          [=](GlbFile& f) { extension(f)["attributes"]["NORMAL"] = 77; });
    draco("another element type", "gltf-accessor-type", "meshes[0].primitives[0].attributes.NORMAL",
          [=](GlbFile& f) {
              extension(f)["attributes"]["NORMAL"] = extension(f)["attributes"]["TEXCOORD_0"];
          });
    draco("points", "gltf-draco-invalid", "meshes[0].primitives[0].mode",
          [](GlbFile& f) { f.json["meshes"][0]["primitives"][0]["mode"] = 0; });
    draco("not Draco at all", "gltf-draco-invalid", kPart, [=](GlbFile& f) { bytes(f)[0] = 'X'; });
    draco("a cloud of points", "gltf-draco-invalid", kPart, [=](GlbFile& f) { bytes(f)[7] = 0; });
    draco("another version of Draco", "gltf-draco-invalid", kPart,
          [=](GlbFile& f) { bytes(f)[6] = 9; });
    draco("four thousand million faces", "gltf-memory-limit", kPart, [=](GlbFile& f) {
        const std::uint8_t most[] = {0xff, 0xff, 0xff, 0xff, 0x0f}; // behind a header of 11 bytes
        std::ranges::copy(most, bytes(f) + 11);
    });
    draco("a few bytes only", "gltf-draco-invalid", kPart, [=](GlbFile& f) {
        f.json["bufferViews"][extension(f)["bufferView"].get<std::size_t>()]["byteLength"] = 12;
    });
    draco("the second half is missing", "gltf-draco-invalid", kPart, [=](GlbFile& f) {
        nlohmann::json& view = f.json["bufferViews"][extension(f)["bufferView"].get<std::size_t>()];
        view["byteLength"] = view["byteLength"].get<std::size_t>() / 2;
    });
    draco("a view beyond its buffer", "gltf-accessor-out-of-range", kPart, [=](GlbFile& f) {
        f.json["bufferViews"][extension(f)["bufferView"].get<std::size_t>()]["byteLength"] =
            10'000'000;
    });
}

void tst_gltf_compression::damageIsRefusedPrecisely() {
    QFETCH(bool, isDraco);
    QFETCH(BreakFile, breakIt);
    QFETCH(QString, code);
    QFETCH(QString, place);
    GlbFile file = isDraco ? dracoFile({.isSequential = true}) : meshoptFile({});
    breakIt(file);
    const Opened refused = opened(file);
    QVERIFY(!refused.character);
    QCOMPARE(QString::fromStdString(refused.error.code), code);
    QVERIFY2(refused.error.place.ends_with(place.toStdString()), refused.error.place.c_str());
    QVERIFY(!refused.error.detail.empty() && !refused.error.remedy.empty());
}

void tst_gltf_compression::damagedBytesNeverCrash_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("Draco") << "s33_draco.glb";
    QTest::newRow("meshopt") << "s34_meshopt.glb";
}

/// Bits flipped in the compressed bytes themselves, which checks of the JSON never see.
void tst_gltf_compression::damagedBytesNeverCrash() {
    QFETCH(QString, name);
    const GlbFile file = readGlb(corpusDir() / "synthetic" / name.toStdString());
    std::mt19937 random(7);
    int read = 0;
    constexpr int kMutants = 400;
    for (int mutant = 0; mutant < kMutants; ++mutant) {
        GlbFile damaged = file;
        std::vector<std::uint8_t>& bytes = damaged.buffers[0];
        for (unsigned i = 0; i < 1 + random() % 4; ++i)
            bytes[random() % bytes.size()] ^= std::uint8_t(1u << random() % 8);
        const Opened result = opened(damaged);
        if (!result.character) {
            QVERIFY(!result.error.code.empty() && !result.error.place.empty());
            continue;
        }
        ++read;
        QCOMPARE(QString::fromStdString(brokenInvariant(*result.character)), QString());
    }
    QVERIFY(read > 0 && read < kMutants);
}

RIGWRIGHT_TEST(tst_gltf_compression)
#include "tst_gltf_compression.moc"
