// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Scenes between two processes: what goes in comes out, and nothing else is believed.
#include "core/io/foreign_stream.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <cstring>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A scene with something in every array.
ForeignScene fullScene() {
    ForeignScene scene;
    scene.facts = {.format = "A",
                   .version = "1",
                   .generator = "g",
                   .metresPerUnit = 0.01,
                   .saysUnit = true,
                   .modelFromFileAxes = Mat3d::Identity(),
                   .saysAxes = true};
    scene.nodes.push_back({.name = "root", .parent = -1});
    scene.nodes.push_back(
        {.name = "ลูก", .parent = 0, .parentFromNode = Affine3d(Eigen::Translation3d(1, 2, 3))});
    ForeignEmbeddedImage image;
    image.name = "i.png";
    image.bytes = {1, 2, 3};
    scene.images.push_back(image);
    ForeignMaterial material;
    material.name = "m";
    material.baseColor = Vec4f(0.1f, 0.2f, 0.3f, 0.4f);
    material.baseTexture = {.path = "i.png", .image = 0, .uvSet = 1};
    scene.materials.push_back(material);
    ForeignMesh mesh;
    mesh.name = "mesh";
    mesh.nodes = {1};
    mesh.material = 0;
    mesh.positions = {Vec3f(0, 0, 0), Vec3f(1, 0, 0), Vec3f(0, 1, 0)};
    mesh.normals.assign(3, Vec3f::UnitZ());
    mesh.colors.assign(3, Vec4f::Ones());
    mesh.uvSets.assign(1, std::vector<Vec2f>(3, Vec2f(0.25f, 0.75f)));
    mesh.faceSizes = {3};
    mesh.corners = {0, 1, 2};
    ForeignBone bone;
    bone.name = "root";
    bone.node = 0;
    bone.vertices = {0, 2};
    bone.weights = {0.5f, 1.0f};
    mesh.bones.push_back(bone);
    ForeignShape shape;
    shape.name = "smile";
    shape.positionDeltas.assign(3, Vec3f(0, 0, 1));
    mesh.shapes.push_back(shape);
    scene.meshes.push_back(mesh);
    ForeignClip clip;
    clip.name = "walk";
    ForeignNodeKeys keys;
    keys.node = 1;
    keys.translationTimes = {0.0, 0.5};
    keys.translations = {Vec3f(1, 2, 3), Vec3f(4, 5, 6)};
    keys.rotationTimes = {0.25};
    keys.rotations = {Vec4f(0, 0, 0, 1)};
    clip.nodes.push_back(keys);
    ForeignShapeKeys shapeKeys;
    shapeKeys.mesh = 0;
    shapeKeys.times = {0.0, 1.0};
    shapeKeys.weights = {0.0f, 1.0f};
    clip.shapes.push_back(shapeKeys);
    scene.clips.push_back(clip);
    scene.findings.push_back({"import-x", Severity::Warning, 7, "here", "why", "fix"});
    return scene;
}

bool decodes(const ForeignScene& scene) {
    return decodeForeignScene(encodeForeignScene(scene)).has_value();
}

} // namespace

class tst_foreign_stream : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatGoesInComesOut();
    void everyTruncationIsRefused();
    void noFlippedByteBreaksIn();
    void hugeCountsAreRefusedWithoutMemory();
    void indicesAndLengthsAreChecked_data();
    void indicesAndLengthsAreChecked();
    void timesBeyondAllClocksAreRefused_data();
    void timesBeyondAllClocksAreRefused();
    void setsOfTextureCoordinatesAreBounded();
    void numbersThatAreNotFiniteAreRepairedAndCounted();
    void namesThatAreNotUtf8AreTamed();
    void refusalsAreTamed();
    void headersAreKnownOrNot();
};

void tst_foreign_stream::whatGoesInComesOut() {
    const ForeignScene scene = fullScene();
    const auto bytes = encodeForeignScene(scene);
    const auto back = decodeForeignScene(bytes);
    QVERIFY(back.has_value());
    QVERIFY(encodeForeignScene(*back) == bytes);
    QCOMPARE(back->nodes[1].name, std::string("ลูก"));
    VERIFY_NEAR(back->nodes[1].parentFromNode.translation(), Vec3d(1, 2, 3), 0.0);
    QVERIFY(back->meshes[0].corners == scene.meshes[0].corners);
    QVERIFY(back->meshes[0].bones[0].weights == scene.meshes[0].bones[0].weights);
    QVERIFY(back->clips[0].nodes[0].translations == scene.clips[0].nodes[0].translations);
    QVERIFY(back->findings == scene.findings);
    QCOMPARE(back->materials[0].baseTexture.uvSet, 1u);
}

void tst_foreign_stream::everyTruncationIsRefused() {
    const auto bytes = encodeForeignScene(fullScene());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        const auto result = decodeForeignScene(std::span(bytes).first(size));
        QVERIFY(!result);
        QCOMPARE(result.error().code, std::string("reader-garbage"));
    }
    auto longer = bytes;
    longer.push_back(0);
    QVERIFY(!decodeForeignScene(longer));
}

void tst_foreign_stream::noFlippedByteBreaksIn() {
    const auto bytes = encodeForeignScene(fullScene());
    std::mt19937 random(7);
    int read = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at)
        for (int n = 0; n < 4; ++n) {
            auto broken = bytes;
            broken[at] = std::uint8_t(random());
            const auto result = decodeForeignScene(broken);
            if (!result)
                continue;
            ++read;
            // What is believed is sound: it can be written and read again.
            QVERIFY(decodes(*result));
        }
    QVERIFY(read > 0);
}

void tst_foreign_stream::hugeCountsAreRefusedWithoutMemory() {
    const auto bytes = encodeForeignScene(fullScene());
    const std::uint64_t huge = std::numeric_limits<std::uint64_t>::max() / 3;
    for (std::size_t at = 0; at + sizeof huge <= bytes.size(); ++at) {
        auto broken = bytes;
        std::memcpy(broken.data() + at, &huge, sizeof huge);
        const auto result = decodeForeignScene(broken); // would throw bad_alloc if believed
        QVERIFY(result || result.error().code == "reader-garbage");
    }
}

void tst_foreign_stream::indicesAndLengthsAreChecked_data() {
    QTest::addColumn<int>("fault");
    const char* names[] = {
        "parent after child", "parent of itself",   "corner beyond vertices", "bone beyond nodes",
        "weights too few",    "normals too few",    "shape too short",        "times that stand",
        "time not finite",    "material beyond",    "faces and corners",      "face without corner",
        "clip node beyond",   "shape keys too few", "image beyond",           "node matrix NaN",
        "mirrored axes",      "unit of zero",       "mesh node beyond",       "bone vertex beyond"};
    for (int i = 0; i < int(std::size(names)); ++i)
        QTest::newRow(names[i]) << i;
}

void tst_foreign_stream::indicesAndLengthsAreChecked() {
    QFETCH(int, fault);
    ForeignScene scene = fullScene();
    QVERIFY(decodes(scene));
    ForeignMesh& mesh = scene.meshes[0];
    ForeignClip& clip = scene.clips[0];
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    switch (fault) {
    case 0:
        scene.nodes[0].parent = 1;
        break;
    case 1:
        scene.nodes[1].parent = 1;
        break;
    case 2:
        mesh.corners[1] = 3;
        break;
    case 3:
        mesh.bones[0].node = 2;
        break;
    case 4:
        mesh.bones[0].weights.pop_back();
        break;
    case 5:
        mesh.normals.pop_back();
        break;
    case 6:
        mesh.shapes[0].positionDeltas.pop_back();
        break;
    case 7:
        clip.nodes[0].translationTimes[1] = 0.0;
        break;
    case 8:
        clip.nodes[0].rotationTimes[0] = kNan;
        break;
    case 9:
        mesh.material = 1;
        break;
    case 10:
        mesh.corners.push_back(0);
        break;
    case 11:
        mesh.faceSizes = {0, 3};
        break;
    case 12:
        clip.nodes[0].node = 2;
        break;
    case 13:
        clip.shapes[0].weights.pop_back();
        break;
    case 14:
        scene.materials[0].baseTexture.image = 1;
        break;
    case 15:
        scene.nodes[1].parentFromNode.translation().x() = kNan;
        break;
    case 16:
        scene.facts.modelFromFileAxes(0, 0) = -1.0;
        break;
    case 17:
        scene.facts.metresPerUnit = 0.0;
        break;
    case 18:
        mesh.nodes = {2};
        break;
    default:
        mesh.bones[0].vertices[0] = 3;
        break;
    }
    QVERIFY(!decodes(scene));
}

void tst_foreign_stream::timesBeyondAllClocksAreRefused_data() {
    QTest::addColumn<double>("time");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("an hour") << 3600.0 << true;
    QTest::newRow("the longest clock of a format") << 9.3e18 / 46186158000.0 << true;
    for (const double time : {2e9, 1e38, 1e39, 1e300, std::numeric_limits<double>::infinity()}) {
        QTest::newRow(qPrintable(QString::number(time))) << time << false;
        QTest::newRow(qPrintable(QString::number(-time))) << -time << false;
    }
}

void tst_foreign_stream::timesBeyondAllClocksAreRefused() {
    QFETCH(double, time);
    QFETCH(bool, isTaken);
    const std::vector<double> times = time > 0.0 ? std::vector{0.0, time} : std::vector{time, 0.0};
    ForeignScene scene = fullScene();
    scene.clips[0].nodes[0].translationTimes = times;
    QCOMPARE(decodes(scene), isTaken);
    scene = fullScene();
    scene.clips[0].shapes[0].times = times;
    QCOMPARE(decodes(scene), isTaken);
}

void tst_foreign_stream::setsOfTextureCoordinatesAreBounded() {
    ForeignScene scene = fullScene();
    scene.materials[0].normalTexture.uvSet = 0xffffffffu;
    const auto back = decodeForeignScene(encodeForeignScene(scene));
    QVERIFY(back.has_value());
    QVERIFY(back->materials[0].normalTexture.uvSet < 256u);
    QCOMPARE(back->materials[0].baseTexture.uvSet, 1u); // what may be is kept
}

void tst_foreign_stream::numbersThatAreNotFiniteAreRepairedAndCounted() {
    ForeignScene scene = fullScene();
    scene.meshes[0].positions[1].y() = std::nanf("");
    scene.meshes[0].bones[0].weights[0] = INFINITY;
    scene.clips[0].nodes[0].translations[0].z() = -INFINITY;
    scene.meshes[0].positions[2].x() = 3e38f;
    const auto back = decodeForeignScene(encodeForeignScene(scene));
    QVERIFY(back.has_value());
    QCOMPARE(back->meshes[0].positions[1], Vec3f(1, 0, 0));
    QCOMPARE(back->meshes[0].bones[0].weights[0], 0.0f);
    QCOMPARE(back->clips[0].nodes[0].translations[0].z(), 0.0f);
    QCOMPARE(back->findings.back().code, std::string("import-positions-repaired"));
    QCOMPARE(back->findings.back().count, std::size_t(4));
}

void tst_foreign_stream::namesThatAreNotUtf8AreTamed() {
    ForeignScene scene = fullScene();
    scene.nodes[0].name = "Kn\xf6"
                          "chel\xc3";                     // Latin-1, and a sequence cut off
    scene.nodes[1].name = "\xed\xa0\x80\xf0\x9f\xa6\xb4"; // a surrogate, and a real bone
    const auto back = decodeForeignScene(encodeForeignScene(scene));
    QVERIFY(back.has_value());
    QCOMPARE(back->nodes[0].name, std::string("Kn?chel?"));
    QCOMPARE(back->nodes[1].name, std::string("???\xf0\x9f\xa6\xb4"));
}

void tst_foreign_stream::refusalsAreTamed() {
    const Error error{"code", "line\nline\x1b[31m" + std::string(5000, 'x'), "", "do"};
    const Error back = decodeForeignRefusal(encodeForeignRefusal(error));
    QCOMPARE(back.code, std::string("code"));
    QVERIFY(back.detail.starts_with("line line [31mxxx"));
    QCOMPARE(back.detail.size(), std::size_t(2000));
    QCOMPARE(back.remedy, std::string("do"));
    QCOMPARE(decodeForeignRefusal({}).code, std::string("reader-garbage"));
}

void tst_foreign_stream::headersAreKnownOrNot() {
    const auto bytes = encodeForeignHeader({ForeignPart::Scene, 77});
    QCOMPARE(bytes.size(), kForeignHeaderSize);
    QCOMPARE(decodeForeignHeader(bytes)->length, std::uint64_t(77));
    QVERIFY(decodeForeignHeader(bytes)->part == ForeignPart::Scene);
    auto broken = bytes;
    broken[0] ^= 1;
    QVERIFY(!decodeForeignHeader(broken));
}

RIGWRIGHT_TEST(tst_foreign_stream)
#include "tst_foreign_stream.moc"
