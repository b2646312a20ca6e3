// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Joint limits of a human body: hinges bend the way that bodies do.
#include "core/pose/pose.h"
#include "core/rig/usual_limits.h"
#include "core/samples/samples.h"
#include "core/skeleton/humanoid_map.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

class tst_usual_limits : public QObject {
    Q_OBJECT

    Skeleton m_skeleton;
    HumanoidMap m_map;

    /// How far the bone `watched` goes when the hinge of `role` closes by 60°.
    [[nodiscard]] Vec3d movedBy(HumanoidRole role, HumanoidRole watched) const {
        const BoneIndex bone = m_map.of(role);
        const auto limit = usualLimit(role, m_skeleton, bone);
        if (!limit || !limit->hinge)
            qFatal("no hinge");
        std::vector<Transform> local = m_skeleton.restLocal;
        std::vector<Affine3d> before;
        std::vector<Affine3d> after;
        computeModelPose(m_skeleton, local, before);
        Transform& turned = local[bone.value()];
        turned.rotation = turned.rotation * Quatd(Eigen::AngleAxisd(radians(60), limit->along));
        computeModelPose(m_skeleton, local, after);
        const std::size_t at = m_map.of(watched).value();
        return after[at].translation() - before[at].translation();
    }

private Q_SLOTS:
    void initTestCase() {
        const auto mannequin = makeSample("mannequin");
        m_skeleton = mannequin->skeleton;
        m_map = findHumanoid(m_skeleton).map;
    }
    void kneesBendBack() {
        QVERIFY(movedBy(HumanoidRole::LeftLowerLeg, HumanoidRole::LeftFoot).z() < -0.2);
        QVERIFY(movedBy(HumanoidRole::RightLowerLeg, HumanoidRole::RightFoot).z() < -0.2);
    }
    void elbowsBendForward() {
        QVERIFY(movedBy(HumanoidRole::LeftLowerArm, HumanoidRole::LeftHand).z() > 0.1);
        QVERIFY(movedBy(HumanoidRole::RightLowerArm, HumanoidRole::RightHand).z() > 0.1);
    }
    void fingersBendToThePalm() {
        QVERIFY(movedBy(HumanoidRole::LeftIndexIntermediate, HumanoidRole::LeftIndexDistal).y() <
                0.0);
        QVERIFY(
            movedBy(HumanoidRole::RightMiddleIntermediate, HumanoidRole::RightMiddleDistal).y() <
            0.0);
    }
    void kneesAndElbowsAreHingesOthersCones() {
        for (const HumanoidRole role : humanoidRoles()) {
            const BoneIndex bone = m_map.of(role);
            if (!bone.isValid())
                continue;
            const auto limit = usualLimit(role, m_skeleton, bone);
            if (role == HumanoidRole::Hips) {
                QVERIFY(!limit.has_value());
                continue;
            }
            QVERIFY2(limit.has_value(), nameOf(role).data());
            VERIFY_NEAR(limit->along.norm(), 1.0, 1e-9);
            QVERIFY(limit->twistLow <= 0.0 && limit->twistHigh >= 0.0);
            QVERIFY(limit->twistHigh <= kPi && limit->twistLow >= -kPi);
            QVERIFY(limit->hinge || (limit->swing > 0.0 && limit->swing <= kPi));
            // At rest nothing is over its limit.
            QCOMPARE(overLimit(Quatd::Identity(), *limit), 0.0);
        }
        for (const HumanoidRole role : {HumanoidRole::LeftLowerLeg, HumanoidRole::RightLowerArm})
            QVERIFY(usualLimit(role, m_skeleton, m_map.of(role))->hinge);
        for (const HumanoidRole role : {HumanoidRole::LeftUpperLeg, HumanoidRole::Head})
            QVERIFY(!usualLimit(role, m_skeleton, m_map.of(role))->hinge);
    }
    void theBendAtRestIsTakenOff() {
        const BoneIndex shin = m_map.of(HumanoidRole::LeftLowerLeg);
        const auto straight = usualLimit(HumanoidRole::LeftLowerLeg, m_skeleton, shin);
        Skeleton bent = m_skeleton;
        Transform& rest = bent.restLocal[shin.value()];
        rest.rotation = rest.rotation * Quatd(Eigen::AngleAxisd(radians(30), straight->along));
        const auto limit = usualLimit(HumanoidRole::LeftLowerLeg, bent, shin);
        // Whatever little it was bent before is within 3°.
        VERIFY_NEAR(straight->twistHigh - limit->twistHigh, radians(30), radians(3));
        VERIFY_NEAR(straight->twistLow - limit->twistLow, radians(30), radians(3));
        VERIFY_NEAR(limit->along, straight->along, 0.1);
    }
    void brokenBonesHaveNone() {
        Skeleton skeleton;
        addBone(skeleton, "a", addBone(skeleton, "b", {}, {}), {});
        QVERIFY(!usualLimit(HumanoidRole::LeftLowerLeg, skeleton, BoneIndex(1)).has_value());
        QVERIFY(!usualLimit(HumanoidRole::Head, skeleton, {}).has_value());
        QVERIFY(!usualLimit(HumanoidRole::Jaw, m_skeleton, BoneIndex(3)).has_value());
    }
};

RIGWRIGHT_TEST(tst_usual_limits)
#include "tst_usual_limits.moc"
