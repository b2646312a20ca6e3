// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The bind pose: bones stand where the meshes were bound, whatever the rest pose says.
#include "core/character/bind_pose.h"
#include "core/character/evaluate_frame.h"
#include "core/character/move_character.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// The arm as a file that was saved while posed: its rest pose is bent, its binds are not.
Character posedOnLoad() {
    Character character = armCharacter();
    character.skeleton.restLocal[kLower].rotation =
        Quatd(Eigen::AngleAxisd(radians(70.0), Vec3d::UnitZ()));
    finishCharacter(character);
    return character;
}

/// How many joints stand elsewhere at rest than they were bound.
std::size_t jointsOffBind(const Character& character) {
    const Skeleton& skeleton = character.skeleton;
    std::set<std::size_t> joints;
    for (const MeshInstance& mesh : character.meshes)
        if (mesh.binding)
            for (const BoneIndex joint : mesh.binding->joints)
                joints.insert(joint.value());
    std::vector<Affine3d> rest;
    computeModelPose(skeleton, skeleton.restLocal, rest);
    std::vector<Affine3d> bound;
    computeModelPose(skeleton, poseAtBind(character).local, bound);
    return std::size_t(std::ranges::count_if(
        joints, [&](std::size_t bone) { return !rest[bone].isApprox(bound[bone], 1e-3); }));
}

} // namespace

class tst_bind_pose : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCharacterAtBindStaysExactly();
    void aPosedOneGoesBackAndItsMeshIsUndeformed();
    void aBoneThatIsNoJointFollowsItsParent();
    void aMeshThatStoodUnderItsNodeIsPlacedThere();
    void aFileThatIsPosedAllOverStillStandsUpright();
    void bindsThatDisagreeLeaveTheBoneAtRest();
};

void tst_bind_pose::aCharacterAtBindStaysExactly() {
    const Character character = armCharacter();
    const BindPose bind = poseAtBind(character);
    QVERIFY(bind.local == character.skeleton.restLocal);
    QVERIFY(bind.left.empty());
    QCOMPARE(jointsOffBind(character), std::size_t(0));
}

void tst_bind_pose::aPosedOneGoesBackAndItsMeshIsUndeformed() {
    Character character = posedOnLoad();
    QCOMPARE(jointsOffBind(character), std::size_t(1));
    character.pose.local = poseAtBind(character).local;
    const auto positions = skinned(character, SkinningMethod::LinearBlend);
    const Mesh& mesh = *character.meshes[0].mesh;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        VERIFY_NEAR(positions[v], mesh.positions[v], 1e-6);
}

void tst_bind_pose::aBoneThatIsNoJointFollowsItsParent() {
    const Character character = posedOnLoad();
    const BindPose bind = poseAtBind(character);
    QVERIFY(bind.local[kHelper] == character.skeleton.restLocal[kHelper]);
}

void tst_bind_pose::aMeshThatStoodUnderItsNodeIsPlacedThere() {
    // All of it turned, the mesh's coordinates not: the binds hold the turn, as FBX files have it.
    Character character = armCharacter();
    const Quatd turned(Eigen::AngleAxisd(radians(-90.0), Vec3d::UnitX()));
    rotateCharacter(character, turned);
    const auto before = character.skeleton.restLocal;
    const BindPose bind = poseAtBind(character);
    QVERIFY(bind.left.empty());
    for (std::size_t bone = 0; bone < before.size(); ++bone)
        VERIFY_NEAR(toAffine(bind.local[bone]), toAffine(before[bone]), 1e-9);
}

void tst_bind_pose::aFileThatIsPosedAllOverStillStandsUpright() {
    // As exporters write the frame that is shown: no joint is at rest, the mesh's node is turned.
    Character character = armCharacter();
    rotateCharacter(character, Quatd(Eigen::AngleAxisd(radians(-90.0), Vec3d::UnitX())));
    const auto bind = character.skeleton.restLocal;
    for (const std::size_t bone : {kUpper, kLower})
        character.skeleton.restLocal[bone].rotation =
            character.skeleton.restLocal[bone].rotation *
            Quatd(Eigen::AngleAxisd(radians(12.0), Vec3d(1, 2, 3).normalized()));
    finishCharacter(character);
    const BindPose found = poseAtBind(character);
    for (const std::size_t bone : {kUpper, kLower})
        VERIFY_NEAR(toAffine(found.local[bone]), toAffine(bind[bone]), 1e-9);
    QVERIFY(jointsOffBind(character) >= 2);
}

void tst_bind_pose::bindsThatDisagreeLeaveTheBoneAtRest() {
    Character character = posedOnLoad();
    auto& cuff = *character.meshes[1].binding;
    for (std::size_t j = 0; j < cuff.joints.size(); ++j)
        if (cuff.joints[j] == BoneIndex(kLower))
            cuff.boneFromMeshBind[j] =
                toAffine(turn(Vec3d::UnitY(), 33.0)) * cuff.boneFromMeshBind[j];
    cuff.joints.emplace_back(kUpper);
    cuff.boneFromMeshBind.push_back(Affine3d::Identity()); // stands at rest: fixes the way
    const BindPose bind = poseAtBind(character);
    QCOMPARE(bind.left.size(), std::size_t(1));
    QCOMPARE(bind.left[0], BoneIndex(kLower));
    QVERIFY(bind.local[kLower] == character.skeleton.restLocal[kLower]);
}

RIGWRIGHT_TEST(tst_bind_pose)
#include "tst_bind_pose.moc"
