// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where bones are drawn: one stick each, on to the child that continues them.
#include "editor/document/bone_segments.h"

#include "core/pose/pose.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

BoneIndex add(Skeleton& skeleton, const char* name, BoneIndex parent, const Vec3d& offset) {
    Transform rest;
    rest.translation = offset;
    return addBone(skeleton, name, parent, rest);
}

/// Hips with two legs and a spine that carries shoulders before the neck.
Skeleton torso() {
    Skeleton skeleton;
    const BoneIndex hips = add(skeleton, "hips", {}, {0, 1, 0});
    add(skeleton, "leg.L", hips, {0.1, -0.1, 0});
    add(skeleton, "leg.R", hips, {-0.1, -0.1, 0});
    const BoneIndex spine = add(skeleton, "spine", hips, {0, 0.2, 0});
    const BoneIndex shoulder = add(skeleton, "shoulder.L", spine, {0.1, 0.25, 0});
    add(skeleton, "arm.L", shoulder, {0.2, 0, 0});
    add(skeleton, "neck", spine, {0, 0.3, 0});
    return skeleton;
}

std::vector<BoneSegment> segmentsOf(const Skeleton& skeleton, std::span<const Transform> local) {
    std::vector<Affine3d> modelFromBone;
    computeModelPose(skeleton, local, modelFromBone);
    return boneSegments(skeleton, modelFromBone);
}

} // namespace

class tst_bone_segments : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBoneHasOneSegment();
    void aBoneEndsWhereItsStraightestChildBegins();
    void aLeafTurnsWithItsBone();
    void onlyJointsAndWhatIsAboveThemAreDrawn();
};

void tst_bone_segments::everyBoneHasOneSegment() {
    const Skeleton skeleton = torso();
    const auto segments = segmentsOf(skeleton, skeleton.restLocal);
    QCOMPARE(segments.size(), skeleton.boneCount());
    for (std::size_t bone = 0; bone < segments.size(); ++bone) {
        QCOMPARE(segments[bone].bone.value(), std::uint32_t(bone));
        QVERIFY((segments[bone].tail - segments[bone].head).norm() > 0.01);
    }
    QVERIFY(boneSegments(Skeleton(), {}).empty());
}

void tst_bone_segments::aBoneEndsWhereItsStraightestChildBegins() {
    const Skeleton skeleton = torso();
    const auto segments = segmentsOf(skeleton, skeleton.restLocal);
    const auto head = [&](const char* name) {
        return segments[findBone(skeleton, name).value()].head;
    };
    const auto tail = [&](const char* name) {
        return segments[findBone(skeleton, name).value()].tail;
    };
    QVERIFY((tail("hips") - head("spine")).norm() < 1e-12); // most bones hang on the spine
    QVERIFY((tail("spine") - head("neck")).norm() <
            1e-12); // not the shoulder, though it comes first
    QVERIFY((tail("shoulder.L") - head("arm.L")).norm() < 1e-12);
    // The neck leads on by 3/4 of the way that led to it.
    QVERIFY((tail("neck") - head("neck") - Vec3d(0, 0.225, 0)).norm() < 1e-12);
}

void tst_bone_segments::aLeafTurnsWithItsBone() {
    const Skeleton skeleton = torso();
    std::vector<Transform> local = skeleton.restLocal;
    const std::size_t neck = findBone(skeleton, "neck").value();
    local[neck].rotation = Quatd(Eigen::AngleAxisd(kPi / 2, Vec3d::UnitX()));
    const BoneSegment turned = segmentsOf(skeleton, local)[neck];
    QVERIFY(turned.isLeaf);
    QVERIFY((turned.tail - turned.head - Vec3d(0, 0, 0.225)).norm() < 1e-12);
}

void tst_bone_segments::onlyJointsAndWhatIsAboveThemAreDrawn() {
    Character character;
    character.skeleton = torso();
    finishCharacter(character);
    std::vector<std::uint8_t> drawn = drawnBones(character);
    QCOMPARE(std::size_t(std::ranges::count(drawn, 1)), drawn.size()); // no mesh: all of them
    MeshInstance instance;
    Mesh mesh;
    mesh.positions = {Vec3f(0, 0, 0)};
    mesh.topology = groupTwins(mesh, {});
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    Binding binding;
    binding.joints = {findBone(character.skeleton, "spine")};
    binding.boneFromMeshBind = {Affine3d::Identity()};
    binding.layers.push_back({"base", SkinWeights(1)});
    instance.binding = binding;
    character.meshes.push_back(instance);
    finishCharacter(character);
    drawn = drawnBones(character);
    QCOMPARE(std::size_t(std::ranges::count(drawn, 1)), std::size_t(2)); // spine and hips
    character.boneFlags[findBone(character.skeleton, "hips").value()].hidden = true;
    QCOMPARE(std::size_t(std::ranges::count(drawnBones(character), 1)), std::size_t(1));
}

RIGWRIGHT_TEST(tst_bone_segments)
#include "tst_bone_segments.moc"
