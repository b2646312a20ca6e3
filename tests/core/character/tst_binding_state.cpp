// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bind against rest, by closed forms; binding anew and making a pose the bind pose, by laws.
#include "core/character/bind_pose.h"
#include "core/character/binding_state.h"
#include "core/character/evaluate_frame.h"
#include "core/character/rest_pose_bake.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// All meshes in the current pose.
std::vector<std::vector<Vec3f>> shown(const Character& character) {
    FrameRequest request;
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        request.cpuMeshes.emplace_back(i);
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    std::vector<std::vector<Vec3f>> positions;
    for (const auto& mesh : frame.vertices)
        positions.push_back(mesh.positions);
    return positions;
}

double farthest(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b) {
    if (a.size() != b.size())
        return 1e9;
    double worst = 0.0;
    for (std::size_t v = 0; v < a.size(); ++v)
        worst = std::max(worst, double((a[v] - b[v]).norm()));
    return worst;
}

/// With another rest pose of one bone, as files have them that were saved while posed.
Character restTurned(Character character, const char* bone, const Quatd& turn) {
    Transform& rest = character.skeleton.restLocal[findBone(character.skeleton, bone).value()];
    rest.rotation = rest.rotation * turn;
    character.pose = restPose(character);
    return character;
}

std::vector<Transform> randomPose(const Skeleton& skeleton, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> angle(-0.6, 0.6);
    std::vector<Transform> local = skeleton.restLocal;
    for (Transform& bone : local)
        bone.rotation = (bone.rotation * Quatd(Eigen::AngleAxisd(angle(random), Vec3d::UnitX())) *
                         Quatd(Eigen::AngleAxisd(angle(random), Vec3d::UnitZ())))
                            .normalized();
    return local;
}

} // namespace

class tst_binding_state : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void samplesAreBoundAsTheyRest();
    void aTurnedBoneIsNamedWithAllBelowIt();
    void aScaledBoneIsNamedToo();
    void bindsThatTellNoPoseAreListed();
    void aMeshBoundAnewStandsUndeformedAtRest();
    void weightsAndAllElseStayToTheLastBit();
    void aMeshKeepsThePlaceInWhichItStood();
    void whatCannotBeBoundAnewIsSaid();
    void makingAPoseTheBindPoseLeavesItsShape();
    void goingToTheBindPoseIsAtRestAfterwards();
};

void tst_binding_state::samplesAreBoundAsTheyRest() {
    for (const SampleInfo& info : sampleList())
        QVERIFY2(bindingStates(*makeSample(info.name)).empty(), info.name.data());
    QVERIFY(bindingStates(armCharacter()).empty());
    QVERIFY(bindingStates(Character{}).empty());
}

void tst_binding_state::aTurnedBoneIsNamedWithAllBelowIt() {
    const Character before = *makeSample("mannequin");
    const double angle = 0.5;
    const Character turned =
        restTurned(before, "lower_arm.L", Quatd(Eigen::AngleAxisd(angle, Vec3d::UnitX())));
    const auto states = bindingStates(turned);
    QCOMPARE(states.size(), std::size_t(1));
    const BoneIndex elbow = findBone(before.skeleton, "lower_arm.L");
    const std::vector<Affine3d> bound = restModel(before.skeleton);
    const std::vector<Affine3d> rests = restModel(turned.skeleton);
    std::set<BoneIndex> expected;
    double farthestMetres = 0.0;
    for (const BoneIndex joint : before.meshes[0].binding->joints)
        if (isAncestorOrSelf(before.skeleton, elbow, joint)) {
            expected.insert(joint);
            farthestMetres = std::max(
                farthestMetres,
                (bound[joint.value()].translation() - rests[joint.value()].translation()).norm());
        }
    std::set<BoneIndex> found;
    for (const JointOffset& joint : states[0].joints) {
        found.insert(joint.bone);
        VERIFY_NEAR(joint.radians, angle, 1e-6);
        VERIFY_NEAR(joint.scaling, 0.0, 1e-9);
        VERIFY_NEAR(
            joint.metres,
            (bound[joint.bone.value()].translation() - rests[joint.bone.value()].translation())
                .norm(),
            1e-9);
    }
    QVERIFY(found == expected);
    QVERIFY(expected.size() > 10);
    VERIFY_NEAR(states[0].radians, angle, 1e-6);
    VERIFY_NEAR(states[0].metres, farthestMetres, 1e-9);
    QVERIFY(std::ranges::is_sorted(states[0].joints, std::greater<>(), &JointOffset::metres));
    QVERIFY(states[0].withoutPose.empty());
}

void tst_binding_state::aScaledBoneIsNamedToo() {
    Character character = *makeSample("mannequin");
    const BoneIndex hand = findBone(character.skeleton, "hand.R");
    character.skeleton.restLocal[hand.value()].scale = Vec3d(2, 2, 2);
    const auto states = bindingStates(character);
    QCOMPARE(states.size(), std::size_t(1));
    VERIFY_NEAR(states[0].scaling, 0.5, 1e-9);
    QVERIFY(std::ranges::any_of(states[0].joints,
                                [&](const JointOffset& joint) { return joint.bone == hand; }));
}

void tst_binding_state::bindsThatTellNoPoseAreListed() {
    Character character = armCharacter();
    Binding& binding = *character.meshes[0].binding;
    binding.boneFromMeshBind[1].linear().setZero();
    const auto states = bindingStates(character);
    QCOMPARE(states.size(), std::size_t(1));
    QCOMPARE(states[0].mesh, MeshInstanceIndex(0));
    QCOMPARE(states[0].withoutPose, std::vector<BoneIndex>{binding.joints[1]});
    QVERIFY(states[0].joints.empty());
}

void tst_binding_state::aMeshBoundAnewStandsUndeformedAtRest() {
    Character posed = *makeSample("mannequin");
    posed.skeleton.restLocal = randomPose(posed.skeleton, 3);
    posed.pose = restPose(posed);
    QVERIFY(!bindingStates(posed).empty());
    QVERIFY(farthest(shown(posed)[0], posed.meshes[0].mesh->positions) > 0.1);
    const auto bound = reattachMesh(posed, MeshInstanceIndex(0));
    QVERIFY2(bound, bound ? "" : bound.error().detail.c_str());
    QCOMPARE(brokenInvariant(*bound), std::string());
    QVERIFY(bindingStates(*bound).empty());
    QVERIFY(farthest(shown(*bound)[0], bound->meshes[0].mesh->positions) < 1e-6);
    // And goes on as any that was bound there: with the root turned and moved, so is it all.
    Character moved = *bound;
    Transform& root = moved.pose.local[0];
    const Affine3d before = toAffine(root);
    root.translation += Vec3d(0.3, -0.2, 0.1);
    root.rotation = (Quatd(Eigen::AngleAxisd(0.7, Vec3d::UnitY())) * root.rotation).normalized();
    const Affine3d way = toAffine(root) * before.inverse();
    std::vector<Vec3f> expected;
    for (const Vec3f& position : bound->meshes[0].mesh->positions)
        expected.push_back((way * position.cast<double>()).cast<float>());
    QVERIFY(farthest(shown(moved)[0], expected) < 2e-6);
}

void tst_binding_state::weightsAndAllElseStayToTheLastBit() {
    const Character posed =
        restTurned(armCharacter(), "lower", Quatd(Eigen::AngleAxisd(1.0, Vec3d::UnitZ())));
    Character bound = reattachMesh(posed, MeshInstanceIndex(0)).value();
    QVERIFY(bound.meshes[0].mesh == posed.meshes[0].mesh); // the very same
    QVERIFY(bound.meshes[0].binding->boneFromMeshBind[1].matrix() !=
            posed.meshes[0].binding->boneFromMeshBind[1].matrix());
    bound.meshes[0].binding->boneFromMeshBind = posed.meshes[0].binding->boneFromMeshBind;
    QVERIFY(bound == posed); // the other mesh keeps its old bind, too
}

void tst_binding_state::aMeshKeepsThePlaceInWhichItStood() {
    // Mesh space is not model space: it stood under its node.
    Character character = armCharacter();
    const Affine3d place = toAffine(shift(2, 3, 4));
    MeshInstance& arm = character.meshes[0];
    arm.parent = BoneIndex();
    arm.parentFromMesh = place;
    character.skeleton.restLocal[kUpper].translation += Vec3d(2, 3, 4);
    character.meshes.resize(1);
    for (std::size_t j = 0; j < arm.binding->joints.size(); ++j)
        arm.binding->boneFromMeshBind[j] =
            *invert(restModel(character.skeleton)[arm.binding->joints[j].value()]) * place;
    finishCharacter(character);
    character =
        restTurned(std::move(character), "lower", Quatd(Eigen::AngleAxisd(1.2, Vec3d::UnitZ())));
    const Character bound = reattachMesh(character, MeshInstanceIndex(0)).value();
    std::vector<Vec3f> expected;
    for (const Vec3f& position : bound.meshes[0].mesh->positions)
        expected.push_back((place * position.cast<double>()).cast<float>());
    QVERIFY(farthest(shown(bound)[0], expected) < 2e-6);
}

void tst_binding_state::whatCannotBeBoundAnewIsSaid() {
    Character character = armCharacter();
    const auto codeOf = [&](std::size_t mesh) {
        const auto result = reattachMesh(character, MeshInstanceIndex(mesh));
        return result ? std::string() : result.error().code;
    };
    QCOMPARE(codeOf(7), std::string("reattach-none"));
    QCOMPARE(reattachMesh(character, MeshInstanceIndex()).error().code,
             std::string("reattach-none"));
    character.meshes[1].binding.reset();
    QCOMPARE(codeOf(1), std::string("reattach-unbound"));
    character.skeleton.restLocal[kLower].scale = Vec3d(1, 0, 1);
    const Error error = reattachMesh(character, MeshInstanceIndex(0)).error();
    QCOMPARE(error.code, std::string("reattach-singular"));
    QCOMPARE(error.place, std::string("lower"));
    QVERIFY(!error.remedy.empty());
}

void tst_binding_state::makingAPoseTheBindPoseLeavesItsShape() {
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        Character posed = *makeSample("mannequin");
        posed.pose.local = randomPose(posed.skeleton, seed);
        const std::vector<Vec3f> before = shown(posed)[0];
        const Binding binding = *posed.meshes[0].binding;
        const std::vector<Transform> local = posed.pose.local;
        QVERIFY(bakeRestPose(posed, local, RestBake::AsShown));
        QCOMPARE(brokenInvariant(posed), std::string());
        const double away = farthest(shown(posed)[0], before);
        QVERIFY2(away < 1e-6, std::to_string(away).c_str());
        QVERIFY(farthest(posed.meshes[0].mesh->positions, before) < 1e-6);
        QVERIFY(posed.skeleton.restLocal == local);
        QVERIFY(posed.meshes[0].binding->layers == binding.layers);
        QVERIFY(bindingStates(posed).empty());
    }
}

void tst_binding_state::goingToTheBindPoseIsAtRestAfterwards() {
    Character posed = *makeSample("mannequin");
    posed.skeleton.restLocal = randomPose(posed.skeleton, 9);
    const BindPose bind = poseAtBind(posed);
    QVERIFY(bind.left.empty());
    posed.skeleton.restLocal = bind.local;
    posed.pose = restPose(posed);
    QVERIFY(bindingStates(posed).empty());
    QVERIFY(farthest(shown(posed)[0], posed.meshes[0].mesh->positions) < 2e-6);
}

RIGWRIGHT_TEST(tst_binding_state)
#include "tst_binding_state.moc"
