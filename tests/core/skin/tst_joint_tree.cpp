// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where joints are at bind, which hangs on which, and the split of palettes.
#include "core/skeleton/skeleton.h"
#include "core/skin/joint_tree.h"
#include "core/skin/palette_packing.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// hips ─ helper (no joint) ─ chest ─ hand, hips ─ leg; joints listed leaf first.
struct Example {
    Skeleton skeleton;
    Binding binding;

    Example() {
        const BoneIndex hips = addBone(skeleton, "hips", {}, shift(0, 1, 0));
        const BoneIndex helper = addBone(skeleton, "helper", hips, shift(0, 0.1, 0));
        const BoneIndex leg = addBone(skeleton, "leg", hips, shift(0.2, -0.1, 0));
        const BoneIndex chest = addBone(skeleton, "chest", helper, shift(0, 0.4, 0));
        const BoneIndex hand = addBone(skeleton, "hand", chest, shift(0.7, 0, 0));
        binding.joints = {hand, leg, chest, hips};
        bindAtRest(skeleton, binding);
    }
};

} // namespace

class tst_joint_tree : public QObject {
    Q_OBJECT
private slots:
    void parentsAreTheNearestJointsAbove() {
        const Example example;
        const JointTree tree = makeJointTree(example.skeleton, example.binding);
        QCOMPARE(tree.parents, (std::vector<std::uint32_t>{2, 3, 3, JointTree::kNoParent}));
    }
    void orderHasParentsFirstAndEveryJointOnce() {
        const Example example;
        const JointTree tree = makeJointTree(example.skeleton, example.binding);
        std::vector<std::uint8_t> seen(4, 0);
        for (const std::uint32_t joint : tree.order) {
            QVERIFY(tree.parents[joint] == JointTree::kNoParent || seen[tree.parents[joint]]);
            QCOMPARE(seen[joint], std::uint8_t(0));
            seen[joint] = 1;
        }
        QVERIFY(std::ranges::count(seen, 1) == 4);
    }
    void pivotsAreTheJointsAtBind() {
        const Example example;
        const JointTree tree = makeJointTree(example.skeleton, example.binding);
        VERIFY_NEAR(tree.pivots[0], Vec3d(0.7, 1.5, 0), 1e-12);
        VERIFY_NEAR(tree.pivots[1], Vec3d(0.2, 0.9, 0), 1e-12);
    }
    void singularBindsAndRepeatedJointsAreDefined() {
        Example example;
        example.binding.joints.push_back(example.binding.joints[2]);
        example.binding.boneFromMeshBind.push_back(example.binding.boneFromMeshBind[2]);
        example.binding.boneFromMeshBind[0].linear().setZero();
        const JointTree tree = makeJointTree(example.skeleton, example.binding);
        VERIFY_NEAR(tree.pivots[0], Vec3d::Zero(), 0.0);
        QCOMPARE(tree.parents[4], 3u);
        QCOMPARE(tree.order.size(), std::size_t(5));
    }
    void theSplitMultipliesToThePalette() {
        const Example example;
        const JointTree tree = makeJointTree(example.skeleton, example.binding);
        std::mt19937 random(1);
        for (int i = 0; i < 100; ++i) {
            std::vector<Affine3d> palette;
            for (int joint = 0; joint < 4; ++joint) {
                Transform transform = randomTransform(random);
                transform.scale.y() *= i % 2 ? -1.0 : 1.0;
                palette.push_back(toAffine(transform));
            }
            for (const JointTree& used : {tree, JointTree{}}) {
                std::vector<RigidScale> split;
                splitPalette(used, palette, split);
                for (std::size_t joint = 0; joint < 4; ++joint)
                    VERIFY_NEAR(toAffine(split[joint].rigid) * split[joint].scale, palette[joint],
                                1e-10);
            }
        }
    }
    void oneUniformScaleIsOneScaleStage() {
        const Example example;
        const JointTree tree = makeJointTree(example.skeleton, example.binding);
        std::mt19937 random(2);
        for (const double scale : {2.0, 0.01, -1.0}) {
            std::vector<Affine3d> palette;
            for (int joint = 0; joint < 4; ++joint) {
                Transform transform = randomRigid(random);
                transform.scale = Vec3d::Constant(scale);
                palette.push_back(toAffine(transform));
            }
            std::vector<RigidScale> split;
            splitPalette(tree, palette, split);
            for (const RigidScale& joint : split)
                VERIFY_NEAR(joint.scale, split[3].scale, 1e-12);
        }
    }
    void aScaledJointKeepsItsPivot() {
        const Example example;
        const JointTree tree = makeJointTree(example.skeleton, example.binding);
        std::vector<Affine3d> palette(4, Affine3d::Identity());
        palette[0] = Eigen::Translation3d(tree.pivots[0]) * Eigen::Scaling(3.0) *
                     Eigen::Translation3d(-tree.pivots[0]);
        std::vector<RigidScale> split;
        splitPalette(tree, palette, split);
        VERIFY_NEAR(split[0].scale, palette[0], 1e-12);
        VERIFY_NEAR(toAffine(split[0].rigid), Affine3d::Identity(), 1e-12);
        QVERIFY(split[2].scale.matrix() == Mat4d::Identity());
    }
    void linearTexelsAreTheRowsOfTheMatrix() {
        std::mt19937 random(3);
        const std::vector<Affine3d> palette{toAffine(randomTransform(random)),
                                            toAffine(randomTransform(random))};
        QCOMPARE(texelsPerJoint(SkinningMethod::LinearBlend), std::size_t(3));
        std::vector<Vec4f> texels(6);
        packPalette(SkinningMethod::LinearBlend, palette, {}, texels);
        for (std::size_t i = 0; i < 6; ++i)
            VERIFY_NEAR(texels[i], palette[i / 3].matrix().row(Eigen::Index(i % 3)).transpose(),
                        1e-6);
    }
    void dualTexelsAreRealDualAndTheRowsOfTheScaleStage() {
        std::mt19937 random(4);
        const std::vector<Affine3d> palette{toAffine(randomTransform(random)),
                                            toAffine(randomTransform(random))};
        QCOMPARE(texelsPerJoint(SkinningMethod::DualQuaternion), std::size_t(5));
        std::vector<Vec4f> texels(10);
        packPalette(SkinningMethod::DualQuaternion, palette, {}, texels);
        std::vector<RigidScale> split;
        splitPalette({}, palette, split);
        for (std::size_t joint = 0; joint < 2; ++joint) {
            VERIFY_NEAR(texels[5 * joint], split[joint].rigid.real.coeffs(), 1e-6);
            VERIFY_NEAR(texels[5 * joint + 1], split[joint].rigid.dual.coeffs(), 1e-5);
            for (int row = 0; row < 3; ++row)
                VERIFY_NEAR(texels[5 * joint + 2 + std::size_t(row)],
                            split[joint].scale.matrix().row(row).transpose(), 1e-6);
        }
    }
    void valuesBeyondFloatAreClamped() {
        Affine3d huge = Affine3d::Identity();
        huge.linear() *= 1e60;
        huge.translation() = Vec3d(-1e60, 0, 0);
        for (const SkinningMethod method :
             {SkinningMethod::LinearBlend, SkinningMethod::DualQuaternion}) {
            std::vector<Vec4f> texels(texelsPerJoint(method));
            packPalette(method, std::vector{huge}, {}, texels);
            for (const Vec4f& texel : texels)
                QVERIFY(texel.allFinite());
        }
    }
    /// Where the pivot's own scale overflows, the dual part would be ∞ - ∞.
    void valuesBeyondDoubleAreNeverNan() {
        JointTree tree;
        tree.pivots = {Vec3d(1e10, -1e10, 0)};
        tree.parents = {JointTree::kNoParent};
        tree.order = {0};
        Affine3d huge = Affine3d::Identity();
        huge.linear() *= 1e300;
        std::vector<Vec4f> texels(texelsPerJoint(SkinningMethod::DualQuaternion));
        packPalette(SkinningMethod::DualQuaternion, std::vector{huge}, tree, texels);
        for (const Vec4f& texel : texels)
            QVERIFY(texel.allFinite());
    }
};

RIGWRIGHT_TEST(tst_joint_tree)
#include "tst_joint_tree.moc"
