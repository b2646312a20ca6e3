// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The stages of a frame.
#include "core/animation/sample.h"
#include "core/character/evaluate_frame.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

FrameResult frameOf(const Character& character, const FrameRequest& request) {
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, request, caches, state, result);
    return result;
}

FrameRequest wholeMesh() {
    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(0)};
    return request;
}

/// A clip that turns bone B about +Z from 0 to 90 degrees within a second.
Character turningBar() {
    Character bar = barCharacter();
    Channel channel;
    channel.target = ChannelTarget::Rotation;
    channel.bone = BoneIndex(1);
    channel.width = 4;
    channel.times = {0, 1};
    const Quatd q = turn(Vec3d::UnitZ(), 90).rotation;
    channel.values = {0, 0, 0, 1, float(q.x()), float(q.y()), float(q.z()), float(q.w())};
    Clip clip;
    clip.channels = {channel};
    updateRange(clip);
    bar.clips.push_back(std::make_shared<const Clip>(clip));
    return bar;
}

/// The tube with two targets: "up" lifts by 1 m, "lean" moves by x along +Z and tilts normals.
Character morphingTube() {
    Character tube = tubeCharacter(9, 6);
    Mesh mesh = *tube.meshes[0].mesh;
    MorphTarget up{"up", std::vector<Vec3f>(mesh.vertexCount(), {0, 1, 0}), {}, {}};
    MorphTarget lean{"lean", {}, {}, {}};
    for (const Vec3f& position : mesh.positions) {
        lean.positionDeltas.emplace_back(0, 0, position.x());
        lean.normalDeltas.emplace_back(1, 0, 0);
    }
    mesh.morphTargets = {up, lean};
    mesh.morphDefaults = {0, 0};
    tube.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
    finishCharacter(tube);
    return tube;
}

} // namespace

class tst_evaluate_frame : public QObject {
    Q_OBJECT
private slots:
    void withoutAClipTheCurrentPoseIsShown() {
        Character bar = barCharacter();
        bar.pose.local[1].rotation = turn(Vec3d::UnitZ(), 30).rotation;
        const FrameResult frame = frameOf(bar, {});
        QCOMPARE(frame.pose, bar.pose);
        VERIFY_NEAR(frame.modelFromBone[1], toAffine(turn(Vec3d::UnitZ(), 30)), 1e-12);
        VERIFY_NEAR(frame.palettes[0][1], toAffine(turn(Vec3d::UnitZ(), 30)), 1e-12);
    }
    void aClipPlaysOverTheRestPoseNotOverTheCurrentOne() {
        Character bar = turningBar();
        bar.pose.local[0].translation = Vec3d(50, 50, 50);
        FrameRequest request;
        request.clip = ClipSource{ClipIndex(0), 0.5};
        const FrameResult frame = frameOf(bar, request);
        VERIFY_NEAR(frame.pose.local[0].translation, Vec3d(-2, 0, 0), 0.0);
        VERIFY_NEAR(frame.pose.local[1].rotation, turn(Vec3d::UnitZ(), 45).rotation, 1e-6);
    }
    void overridesComeAfterTheClip() {
        FrameRequest request;
        request.clip = ClipSource{ClipIndex(0), 0.5};
        Transform dragged = turn(Vec3d::UnitX(), 10);
        dragged.translation = Vec3d(2, 0, 0); // A stands at -2
        request.overrides = {{BoneIndex(1), dragged}};
        const FrameResult frame = frameOf(turningBar(), request);
        VERIFY_NEAR(frame.modelFromBone[1], toAffine(turn(Vec3d::UnitX(), 10)), 1e-12);
    }
    void onlyTheMeshesAskedForHaveVertices() {
        Character character = barCharacter();
        character.meshes.push_back(character.meshes[0]);
        finishCharacter(character);
        FrameRequest request;
        request.cpuMeshes = {MeshInstanceIndex(1), MeshInstanceIndex(1)};
        FrameCaches caches;
        FrameState state;
        FrameResult result;
        evaluateFrame(character, request, caches, state, result);
        QVERIFY(result.vertices[0].positions.empty());
        QCOMPARE(result.vertices[1].positions.size(), character.meshes[1].mesh->vertexCount());
        QVERIFY(result.vertices[1].normals.empty()); // the bar's mesh has none
        request.cpuMeshes = {};
        evaluateFrame(character, request, caches, state, result);
        QVERIFY(result.vertices[1].positions.empty());
        QCOMPARE(result.palettes.size(), std::size_t(2));
    }
    void aFrameDoesNotDependOnTheOneBefore() {
        const Character tube = morphingTube();
        Character posed = tube;
        posed.pose.local[1].rotation = turn(Vec3d::UnitY(), 50).rotation;
        posed.pose.morphWeights[0] = {0.5f, 1.0f};
        FrameCaches caches;
        FrameState state;
        FrameResult result;
        evaluateFrame(posed, wholeMesh(), caches, state, result);
        evaluateFrame(tube, wholeMesh(), caches, state, result);
        const FrameResult fresh = frameOf(tube, wholeMesh());
        QVERIFY(result.vertices[0].positions == fresh.vertices[0].positions);
        QVERIFY(result.vertices[0].normals == fresh.vertices[0].normals);
    }
    void theMethodOfTheBindingCountsUnlessOverridden() {
        Character bar = barCharacter();
        bar.pose.local[1].rotation = turn(Vec3d::UnitX(), 90).rotation;
        bar.meshes[0].binding->method = SkinningMethod::DualQuaternion;
        const auto dual = frameOf(bar, wholeMesh()).vertices[0].positions;
        QVERIFY(dual == skinned(bar, SkinningMethod::DualQuaternion));
        QVERIFY(!(dual == skinned(bar, SkinningMethod::LinearBlend)));
    }
    void morphsAreAddedBeforeSkinning() {
        Character tube = morphingTube();
        tube.pose.local[0].rotation = turn(Vec3d::UnitZ(), 90).rotation;
        tube.pose.morphWeights[0] = {0.5f, 0.25f};
        const auto positions = frameOf(tube, wholeMesh()).vertices[0].positions;
        const Mesh& mesh = *tube.meshes[0].mesh;
        for (std::size_t v = 0; v < positions.size(); ++v) {
            const Vec3f& p = mesh.positions[v];
            VERIFY_NEAR(positions[v], Vec3d(-(double(p.y()) + 0.5), p.x(), p.z() + 0.25 * p.x()),
                        1e-6);
        }
    }
    void morphsCanBeAppliedAlone() {
        const Character tube = morphingTube();
        const Mesh& mesh = *tube.meshes[0].mesh;
        std::vector<Vec3f> positions{{9, 9, 9}};
        std::vector<Vec3f> normals;
        QVERIFY(!applyMorphs(mesh, std::vector<float>{0, 0}, positions, &normals));
        QCOMPARE(positions.size(), std::size_t(1)); // left alone
        QVERIFY(applyMorphs(mesh, std::vector<float>{0, 2}, positions, &normals));
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            VERIFY_NEAR(positions[v],
                        Vec3f(mesh.positions[v] + Vec3f(0, 0, 2 * mesh.positions[v].x())), 1e-6);
            VERIFY_NEAR(normals[v], Vec3f((mesh.normals[v] + Vec3f(2, 0, 0)).normalized()), 1e-6);
        }
        QVERIFY(applyMorphs(mesh, std::vector<float>{1, 0}, positions, nullptr));
        VERIFY_NEAR(positions[0], Vec3f(mesh.positions[0] + Vec3f(0, 1, 0)), 1e-6);
    }
    void absurdMorphWeightsStayFinite() {
        const Character tube = morphingTube();
        const float most = std::numeric_limits<float>::max();
        std::vector<Vec3f> positions;
        std::vector<Vec3f> normals;
        applyMorphs(*tube.meshes[0].mesh, std::vector<float>{most, most}, positions, &normals);
        applyMorphs(*tube.meshes[0].mesh, std::vector<float>{most, -most}, positions, &normals);
        for (std::size_t v = 0; v < positions.size(); ++v) {
            QVERIFY(positions[v].allFinite());
            QVERIFY(normals[v].allFinite());
        }
    }
    void someVerticesOfAMorphedMeshAreTheSameAsAmongAll() {
        Character tube = morphingTube();
        tube.pose.local[1].rotation = turn(Vec3d::UnitY(), 50).rotation;
        tube.pose.morphWeights[0] = {0.5f, 1.0f};
        const FrameResult frame = frameOf(tube, wholeMesh());
        const std::vector<VertexIndex> some{VertexIndex(3), VertexIndex(20), VertexIndex(41)};
        for (const SkinningMethod method :
             {SkinningMethod::LinearBlend, SkinningMethod::DualQuaternion}) {
            FrameRequest request = wholeMesh();
            request.methodOverride = method;
            const FrameResult all = frameOf(tube, request);
            FrameCaches caches;
            FrameResult::Vertices out;
            out.positions.resize(tube.meshes[0].mesh->vertexCount());
            out.normals.resize(out.positions.size());
            skinInstance(tube, MeshInstanceIndex(0), frame, method, false, some, caches,
                         {out.positions, out.normals});
            for (const VertexIndex v : some) {
                QCOMPARE(out.positions[v.value()], all.vertices[0].positions[v.value()]);
                QCOMPARE(out.normals[v.value()], all.vertices[0].normals[v.value()]);
            }
        }
    }
    void unboundMeshesRideOnTheirBone() {
        Character character = barCharacter();
        character.meshes[0].binding.reset();
        character.meshes[0].parent = BoneIndex(1);
        character.meshes[0].parentFromMesh = toAffine(shift(0, 1, 0));
        finishCharacter(character);
        character.pose.local[1].rotation = turn(Vec3d::UnitZ(), 90).rotation;
        const FrameResult frame = frameOf(character, wholeMesh());
        QVERIFY(frame.palettes[0].empty());
        const Mesh& mesh = *character.meshes[0].mesh;
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            const Vec3f& p = mesh.positions[v];
            VERIFY_NEAR(frame.vertices[0].positions[v], Vec3d(-(double(p.y()) + 1), p.x(), p.z()),
                        1e-6);
        }
    }
    void unboundMeshesWithoutABoneStandInTheModel() {
        Character character = barCharacter();
        character.meshes[0].binding.reset();
        character.meshes[0].parentFromMesh = toAffine(shift(0, 1, 0));
        VERIFY_NEAR(modelFromUnbound(character.meshes[0], {}), toAffine(shift(0, 1, 0)), 0.0);
    }
    /// glTF: the node's transform is ignored for a skinned mesh; what hangs on no joint keeps it.
    void aBoundMeshIgnoresItsNodeExceptForZeroRows() {
        Character bar = barCharacter();
        bar.meshes[0].parentFromMesh = toAffine(shift(0, 0, 7));
        bar.meshes[0].binding->weights().setRow(VertexIndex(10), {});
        const auto positions = frameOf(bar, wholeMesh()).vertices[0].positions;
        const Mesh& mesh = *bar.meshes[0].mesh;
        VERIFY_NEAR(positions[10], Vec3f(mesh.positions[10] + Vec3f(0, 0, 7)), 1e-6);
        VERIFY_NEAR(positions[11], mesh.positions[11], 1e-6);
    }
    void rawSumsReachTheSkinning() {
        Character bar = barCharacter();
        bar.meshes[0].binding->weights().setRow(VertexIndex(4), WeightRow{{0, 1.2f}});
        const Vec3f bind = bar.meshes[0].mesh->positions[4];
        VERIFY_NEAR(skinned(bar, SkinningMethod::LinearBlend, true)[4], Vec3f(1.2f * bind), 1e-6);
        VERIFY_NEAR(skinned(bar, SkinningMethod::LinearBlend, false)[4], bind, 1e-6);
    }
    void anEmptyCharacterHasAnEmptyFrame() {
        const FrameResult frame = frameOf({}, {});
        QVERIFY(frame.modelFromBone.empty());
        QVERIFY(frame.vertices.empty());
    }
};

RIGWRIGHT_TEST(tst_evaluate_frame)
#include "tst_evaluate_frame.moc"
