// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From what a reader found to a character: welding, bones over primitives, shapes, clips.
#include "core/animation/sample.h"
#include "core/io/foreign_character.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// Two quads side by side, corner by corner as FBX has them, on the nodes Hip and Knee; the left
/// two points hang on Hip, the middle on both, the right on Knee.
ForeignMesh strip(float z = 0.0f) {
    ForeignMesh mesh;
    mesh.name = "strip";
    mesh.nodes = {2};
    const auto point = [z](float x, float y) { return Vec3f(x, y, z); };
    mesh.positions = {point(0, 0), point(1, 0), point(1, 1), point(0, 1),
                      point(1, 0), point(2, 0), point(2, 1), point(1, 1)};
    mesh.normals.assign(8, Vec3f(0, 0, 2));
    mesh.uvSets.assign(1, {});
    for (const Vec3f& position : mesh.positions)
        mesh.uvSets[0].emplace_back(position.x(), position.y());
    mesh.faceSizes = {4, 4};
    mesh.corners = {0, 1, 2, 3, 4, 5, 6, 7};
    ForeignBone hip;
    hip.name = "Hip";
    hip.node = 0;
    hip.vertices = {0, 3, 1, 2, 4, 7};
    hip.weights = {1, 1, 0.5f, 0.5f, 0.5f, 0.5f};
    ForeignBone knee;
    knee.name = "Knee";
    knee.node = 1;
    knee.vertices = {5, 6, 1, 2, 4, 7};
    knee.weights = {1, 1, 0.5f, 0.5f, 0.5f, 0.5f};
    mesh.bones = {hip, knee};
    return mesh;
}

ForeignScene scene(std::vector<ForeignMesh> meshes = {strip()}) {
    ForeignScene result;
    result.nodes.push_back({.name = "Hip"});
    result.nodes.push_back(
        {.name = "Knee", .parent = 0, .parentFromNode = Affine3d(Eigen::Translation3d(1, 0, 0))});
    result.nodes.push_back({.name = "Body"});
    result.meshes = std::move(meshes);
    return result;
}

Character read(const ForeignScene& from) {
    auto result = characterOf(from, "folder/name.fbx", {});
    if (!result || !brokenInvariant(*result).empty())
        qFatal("the scene of the test makes no sound character");
    return std::move(*result);
}

std::size_t countOf(const Character& character, const std::string& code) {
    std::size_t count = 0;
    for (const Finding& finding : character.importFindings)
        if (finding.code == code)
            count += finding.count;
    return count;
}

} // namespace

class tst_foreign_character : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cornersAreWeldedAndFacesKept();
    void differentWeightsStayApart();
    void differentTextureCoordinatesMakeTwins();
    void differentShapeDeltasStayApart();
    void nGonsStayNGons();
    void normalsAreUnitAndTexturesStartAtTheTop();
    void primitivesOfANodeBecomeOneMesh();
    void bindsThatDifferMakeTwoMeshes();
    void fakeWeightsAreLeftOut();
    void unresolvedBonesGetAStandIn();
    void negativeWeightsAreRepaired();
    void shapesStartAtZeroAndPlay();
    void partsOfAMeshShareOneChannelOfShapes_data();
    void partsOfAMeshShareOneChannelOfShapes();
    void partsThatDisagreeAboutAShapeAreSaid();
    void keysBecomeChannels();
    void severalNodesShareAMesh();
};

void tst_foreign_character::cornersAreWeldedAndFacesKept() {
    const Character character = read(scene());
    const Mesh& mesh = *character.meshes[0].mesh;
    QCOMPARE(mesh.vertexCount(), std::size_t(6));
    QCOMPARE(mesh.topology.pointCount(), std::size_t(6));
    QVERIFY(mesh.faceOffsets == (std::vector<std::uint32_t>{0, 4, 8}));
    QVERIFY(mesh.cornerVertices == (std::vector<std::uint32_t>{0, 1, 2, 3, 1, 4, 5, 2}));
    QCOMPARE(character.name, std::string("name"));
    QCOMPARE(character.foreign.sourceFormat, std::string("fbx"));
    QCOMPARE(countOf(character, "import-welded"), std::size_t(6));
    const SkinWeights& rows = character.meshes[0].binding->weights();
    QCOMPARE(rows.row(VertexIndex(0)).size(), std::size_t(1));
    QCOMPARE(rows.weightOf(VertexIndex(1), 1), 0.5f);
}

void tst_foreign_character::differentWeightsStayApart() {
    ForeignMesh mesh = strip();
    mesh.bones[0].weights = {1, 1, 0.5f, 0.5f, 0.25f, 0.5f};
    mesh.bones[1].weights = {1, 1, 0.5f, 0.5f, 0.75f, 0.5f};
    const Character character = read(scene({mesh}));
    QCOMPARE(character.meshes[0].mesh->vertexCount(), std::size_t(7));
    QCOMPARE(character.meshes[0].mesh->topology.pointCount(), std::size_t(7));
}

void tst_foreign_character::differentTextureCoordinatesMakeTwins() {
    ForeignMesh mesh = strip();
    mesh.uvSets[0][4] = Vec2f(0, 0);
    const Character character = read(scene({mesh}));
    QCOMPARE(character.meshes[0].mesh->vertexCount(), std::size_t(7));
    QCOMPARE(character.meshes[0].mesh->topology.pointCount(), std::size_t(6));
}

void tst_foreign_character::differentShapeDeltasStayApart() {
    ForeignMesh mesh = strip();
    ForeignShape shape;
    shape.name = "open";
    shape.positionDeltas.assign(8, Vec3f::Zero());
    shape.positionDeltas[4] = Vec3f(0, 0, 1);
    mesh.shapes = {shape};
    const Character character = read(scene({mesh}));
    QCOMPARE(character.meshes[0].mesh->topology.pointCount(), std::size_t(7));
}

void tst_foreign_character::nGonsStayNGons() {
    ForeignMesh mesh = strip();
    mesh.faceSizes = {8};
    const Character character = read(scene({mesh}));
    QCOMPARE(character.meshes[0].mesh->faceCount(), std::size_t(1));
    QCOMPARE(character.meshes[0].mesh->faceOffsets[1], 8u);
}

void tst_foreign_character::normalsAreUnitAndTexturesStartAtTheTop() {
    ForeignMesh source = strip();
    source.normals[0] = Vec3f::Zero();
    const Character character = read(scene({source}));
    const Mesh& mesh = *character.meshes[0].mesh;
    VERIFY_NEAR(mesh.normals[1], Vec3f::UnitZ(), 1e-7);
    VERIFY_NEAR(mesh.normals[0], Vec3f::UnitY(), 1e-7);
    QCOMPARE(countOf(character, "import-normals-repaired"), std::size_t(1));
    VERIFY_NEAR(mesh.uvSets[0][0], Vec2f(0, 1), 0.0);
    VERIFY_NEAR(mesh.uvSets[0][2], Vec2f(1, 0), 0.0);
}

void tst_foreign_character::primitivesOfANodeBecomeOneMesh() {
    ForeignMesh second = strip(1.0f);
    std::swap(second.bones[0], second.bones[1]); // the order of bones is nobody's identity
    second.material = 0;
    ForeignScene two = scene({strip(), second});
    two.materials.emplace_back().name = "Cloth";
    const Character character = read(two);
    QCOMPARE(character.meshes.size(), std::size_t(1));
    const Mesh& mesh = *character.meshes[0].mesh;
    QCOMPARE(mesh.vertexCount(), std::size_t(12));
    QCOMPARE(mesh.ranges.size(), std::size_t(2));
    QCOMPARE(mesh.ranges[1].material, 0);
    QCOMPARE(character.meshes[0].binding->joints.size(), std::size_t(2));
    QCOMPARE(character.meshes[0].binding->weights().weightOf(VertexIndex(6), 0), 1.0f);
}

void tst_foreign_character::bindsThatDifferMakeTwoMeshes() {
    ForeignMesh second = strip(1.0f);
    second.bones[0].boneFromMesh = Affine3d(Eigen::Translation3d(0, 5, 0));
    const Character character = read(scene({strip(), second}));
    QCOMPARE(character.meshes.size(), std::size_t(2));
    QCOMPARE(character.meshes[0].parent, character.meshes[1].parent);
}

void tst_foreign_character::fakeWeightsAreLeftOut() {
    ForeignMesh mesh = strip();
    ForeignBone fake;
    fake.name = "Body";
    fake.node = 2;
    fake.vertices = {0};
    fake.weights = {1.0f};
    mesh.bones.push_back(fake);
    const Character character = read(scene({mesh}));
    QCOMPARE(countOf(character, "import-fake-weights"), std::size_t(1));
    QCOMPARE(character.meshes[0].binding->weights().row(VertexIndex(0)).size(), std::size_t(1));
    QCOMPARE(character.meshes[0].binding->joints.size(), std::size_t(3)); // the joint stays
    // A single weight that the row needs is no fake.
    mesh.bones[0].vertices.erase(mesh.bones[0].vertices.begin());
    mesh.bones[0].weights.erase(mesh.bones[0].weights.begin());
    const Character real = read(scene({mesh}));
    QCOMPARE(countOf(real, "import-fake-weights"), std::size_t(0));
    QCOMPARE(real.meshes[0].binding->weights().weightOf(VertexIndex(0), 2), 1.0f);
}

void tst_foreign_character::unresolvedBonesGetAStandIn() {
    ForeignMesh mesh = strip();
    mesh.bones[1].name = "Lost";
    mesh.bones[1].node = -1;
    mesh.bones[1].boneFromMesh = Affine3d(Eigen::Translation3d(-3, 0, 0));
    const Character character = read(scene({mesh, strip(1.0f)}));
    QCOMPARE(countOf(character, "import-unresolved-bones"), std::size_t(1));
    QCOMPARE(character.skeleton.names.back(), std::string("Lost"));
    VERIFY_NEAR(character.skeleton.restLocal.back().translation, Vec3d(3, 0, 0), 1e-12);
}

void tst_foreign_character::negativeWeightsAreRepaired() {
    ForeignMesh mesh = strip();
    mesh.bones[0].weights[0] = -1.0f;
    const Character character = read(scene({mesh}));
    QCOMPARE(countOf(character, "import-weights-repaired"), std::size_t(1));
    QCOMPARE(sumOf(character.meshes[0].binding->weights().row(VertexIndex(0))), 0.0);
}

void tst_foreign_character::shapesStartAtZeroAndPlay() {
    ForeignMesh mesh = strip();
    ForeignShape shape;
    shape.name = "open";
    shape.positionDeltas.assign(8, Vec3f(0, 0, 1));
    mesh.shapes = {shape};
    ForeignScene from = scene({mesh});
    ForeignClip clip;
    ForeignShapeKeys keys;
    keys.times = {0.0, 1.0};
    keys.weights = {0.0f, 0.7f};
    clip.shapes.push_back(keys);
    from.clips.push_back(clip);
    const Character character = read(from);
    QCOMPARE(character.pose.morphWeights[0][0], 0.0f);
    QCOMPARE(character.meshes[0].mesh->morphDefaults[0], 0.0f);
    const Channel& channel = character.clips[0]->channels[0];
    QVERIFY(channel.target == ChannelTarget::MorphWeights);
    QCOMPARE(channel.values.back(), 0.7f);
}

/// Two materials of one mesh: one opens the mouth, the other shuts the eyes.
void tst_foreign_character::partsOfAMeshShareOneChannelOfShapes_data() {
    QTest::addColumn<QList<double>>("mouthTimes");
    QTest::addColumn<QList<double>>("eyesTimes");
    const QList<double> few{0.0, 1.0};
    const QList<double> other{0.25, 0.5, 1.5};
    QTest::newRow("the same times") << few << few;
    QTest::newRow("other times") << few << other;
    QTest::newRow("one key") << few << QList<double>{0.5};
}

void tst_foreign_character::partsOfAMeshShareOneChannelOfShapes() {
    QFETCH(QList<double>, mouthTimes);
    QFETCH(QList<double>, eyesTimes);
    const auto mouth = [](double time) { return 0.6 * time + 0.1; };
    const auto eyes = [](double time) { return 0.9 - 0.5 * time; };
    ForeignScene from = scene({strip(), strip(1.0f)});
    ForeignClip clip;
    for (std::uint32_t part = 0; part < 2; ++part) {
        ForeignShape shape;
        shape.name = part == 0 ? "mouth" : "eyes";
        shape.positionDeltas.assign(8, Vec3f(0, 0, 1));
        from.meshes[part].shapes = {shape};
        from.meshes[part].material = std::int32_t(part);
        from.materials.emplace_back();
        ForeignShapeKeys keys;
        keys.mesh = part;
        for (const double time : part == 0 ? mouthTimes : eyesTimes) {
            keys.times.push_back(time);
            keys.weights.push_back(float(part == 0 ? mouth(time) : eyes(time)));
        }
        clip.shapes.push_back(keys);
    }
    from.clips.push_back(clip);
    const Character character = read(from);
    QCOMPARE(character.meshes.size(), std::size_t(1));
    QCOMPARE(character.clips[0]->channels.size(), std::size_t(1));
    QCOMPARE(countOf(character, "import-channel-ignored"), std::size_t(0));
    const auto& names = character.meshes[0].mesh->morphTargets;
    QCOMPARE(names.size(), std::size_t(2));
    for (const double time : {0.0, 0.2, 0.25, 0.3, 0.5, 0.75, 1.0, 1.4, 1.5}) {
        Pose pose = restPose(character);
        sampleClip(*character.clips[0], time, pose);
        for (std::size_t target = 0; target < 2; ++target) {
            const bool isMouth = names[target].name == "mouth";
            const QList<double>& times = isMouth ? mouthTimes : eyesTimes;
            const double inside = std::clamp(time, times.front(), times.back());
            VERIFY_NEAR(double(pose.morphWeights[0][target]),
                        isMouth ? mouth(inside) : eyes(inside), 1e-6);
        }
    }
}

void tst_foreign_character::partsThatDisagreeAboutAShapeAreSaid() {
    for (const float theirs : {0.7f, 0.3f}) {
        ForeignScene from = scene({strip(), strip(1.0f)});
        ForeignClip clip;
        for (std::uint32_t part = 0; part < 2; ++part) {
            ForeignShape shape;
            shape.name = "open";
            shape.positionDeltas.assign(8, Vec3f(0, 0, 1));
            from.meshes[part].shapes = {shape};
            ForeignShapeKeys keys;
            keys.mesh = part;
            keys.times = {0.0, 1.0};
            keys.weights = {0.0f, part == 0 ? 0.7f : theirs};
            clip.shapes.push_back(keys);
        }
        from.clips.push_back(clip);
        const Character character = read(from);
        QCOMPARE(character.clips[0]->channels.size(), std::size_t(1));
        QCOMPARE(character.clips[0]->channels[0].values.back(), 0.7f); // the first counts
        QCOMPARE(countOf(character, "import-channel-ignored"), std::size_t(theirs == 0.7f ? 0 : 1));
    }
}

void tst_foreign_character::keysBecomeChannels() {
    ForeignScene from = scene();
    ForeignClip clip;
    clip.name = "walk";
    ForeignNodeKeys keys;
    keys.node = 1;
    keys.translationTimes = {0.5, 1.5};
    keys.translations = {Vec3f(1, 0, 0), Vec3f(2, 0, 0)};
    keys.rotationTimes = {0.5};
    keys.rotations = {Vec4f(0, 0, 0, 2)};
    clip.nodes.push_back(keys);
    from.clips.push_back(clip);
    const Character character = read(from);
    const Clip& read = *character.clips[0];
    QCOMPARE(read.start, 0.5);
    QCOMPARE(read.duration, 1.0);
    QCOMPARE(read.channels.size(), std::size_t(2)); // no scale keys, no channel
    QCOMPARE(read.channels[0].bone, BoneIndex(1));
    QCOMPARE(read.channels[1].values[3], 1.0f);
}

void tst_foreign_character::severalNodesShareAMesh() {
    ForeignMesh mesh = strip();
    mesh.bones.clear();
    mesh.nodes = {1, 2};
    const Character character = read(scene({mesh}));
    QCOMPARE(character.meshes.size(), std::size_t(2));
    QCOMPARE(character.meshes[0].mesh, character.meshes[1].mesh);
    QVERIFY(!character.meshes[0].binding);
}

RIGWRIGHT_TEST(tst_foreign_character)
#include "tst_foreign_character.moc"
