// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Forward kinematics.
#include "core/pose/pose.h"
#include "core/skeleton/skeleton.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <complex>

using namespace rigwright;
using namespace rigwright::test;

namespace {

Skeleton chain(std::initializer_list<Vec3d> offsets) {
    Skeleton skeleton;
    BoneIndex parent;
    for (const Vec3d& offset : offsets)
        parent = addBone(skeleton, "bone", parent, shift(offset.x(), offset.y(), offset.z()));
    return skeleton;
}

std::vector<Affine3d> modelPose(const Skeleton& skeleton, const std::vector<Transform>& local) {
    std::vector<Affine3d> modelFromBone;
    computeModelPose(skeleton, local, modelFromBone);
    return modelFromBone;
}

} // namespace

class tst_pose : public QObject {
    Q_OBJECT
private slots:
    void hipSpineChestChainPutsTheChestAtTwo() {
        const Skeleton skeleton = chain({{0, 0, 0}, {0, 1, 0}, {0, 1, 0}});
        const auto model = modelPose(skeleton, skeleton.restLocal);
        VERIFY_NEAR(model[2].translation(), Vec3d(0, 2, 0), 1e-12);
    }
    void legChainPutsTheFootAtMinusTwoAndAHalf() {
        const Skeleton skeleton = chain({{0, 0, 0}, {0, -1, 0}, {0, -1, 0}, {0, -0.5, 0}});
        const auto model = modelPose(skeleton, skeleton.restLocal);
        VERIFY_NEAR(model[3].translation(), Vec3d(0, -2.5, 0), 1e-12);
    }
    void theChestSwingsWithTheSpine() {
        const Skeleton skeleton = chain({{0, 0, 0}, {0, 1, 0}, {0, 1, 0}});
        std::vector<Transform> local = skeleton.restLocal;
        local[1].rotation = turn(Vec3d::UnitZ(), 90).rotation;
        const auto model = modelPose(skeleton, local);
        VERIFY_NEAR(model[1].translation(), Vec3d(0, 1, 0), 1e-12);
        VERIFY_NEAR(model[2].translation(), Vec3d(-1, 1, 0), 1e-12); // not the sum of the offsets
        VERIFY_NEAR(model[2] * Vec3d(0, 1, 0), Vec3d(-2, 1, 0), 1e-12);
    }
    void aScaledParentStretchesItsChildren() {
        const Skeleton skeleton = chain({{0, 0, 0}, {0, 1, 0}});
        std::vector<Transform> local = skeleton.restLocal;
        local[0].scale = Vec3d(1, 3, 1);
        VERIFY_NEAR(modelPose(skeleton, local)[1].translation(), Vec3d(0, 3, 0), 1e-12);
    }
    /// Every bone turned by the same angle: the joints lie on a circle, at the partial sums of a
    /// geometric series in the complex plane.
    void threeHundredBonesKeepTheirDigits() {
        constexpr int kBones = 300;
        const double angle = radians(3.7);
        Skeleton skeleton;
        BoneIndex parent;
        for (int i = 0; i < kBones; ++i) {
            Transform local = turn(Vec3d::UnitZ(), 3.7);
            local.translation = Vec3d(i == 0 ? 0.0 : 1.0, 0, 0);
            parent = addBone(skeleton, "link", parent, local);
        }
        const auto model = modelPose(skeleton, skeleton.restLocal);
        const std::complex<double> q = std::polar(1.0, angle);
        for (int n = 1; n < kBones; ++n) {
            // Σ_{k=1..n} q^k = q (q^n - 1) / (q - 1)
            const std::complex<double> joint = q * (std::polar(1.0, angle * n) - 1.0) / (q - 1.0);
            VERIFY_NEAR(model[std::size_t(n)].translation(), Vec3d(joint.real(), joint.imag(), 0),
                        1e-11);
            VERIFY_NEAR(model[std::size_t(n)].linear(),
                        Eigen::AngleAxisd(angle * (n + 1), Vec3d::UnitZ()).toRotationMatrix(),
                        1e-11);
        }
    }
    void rootsAreIndependent() {
        Skeleton skeleton;
        addBone(skeleton, "a", {}, shift(1, 0, 0));
        addBone(skeleton, "b", {}, shift(0, 1, 0));
        VERIFY_NEAR(modelPose(skeleton, skeleton.restLocal)[1].translation(), Vec3d(0, 1, 0), 0.0);
    }
    void noBonesGiveNoMatrices() { QVERIFY(modelPose({}, {}).empty()); }
    void absurdScalesStayFinite() {
        const Skeleton skeleton = chain({{0, 1, 0}, {0, 1, 0}, {0, 1, 0}});
        std::vector<Transform> local = skeleton.restLocal;
        for (Transform& transform : local)
            transform.scale = Vec3d::Constant(1e150);
        for (const Affine3d& matrix : modelPose(skeleton, local))
            QVERIFY(matrix.matrix().allFinite());
    }
};

RIGWRIGHT_TEST(tst_pose)
#include "tst_pose.moc"
