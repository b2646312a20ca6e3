// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where bones lie.
#include "core/pose/pose.h"
#include "core/skeleton/skeleton.h"
#include "core/weights/bone_segments.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

namespace {

std::vector<BoneSegment> segmentsOf(const Skeleton& skeleton,
                                    const std::vector<std::size_t>& bones) {
    std::vector<Affine3d> modelFromBone;
    computeModelPose(skeleton, skeleton.restLocal, modelFromBone);
    std::vector<BoneIndex> joints;
    std::vector<Affine3d> meshFromJoint;
    for (const std::size_t bone : bones) {
        joints.emplace_back(bone);
        meshFromJoint.push_back(modelFromBone[bone]);
    }
    return boneSegments(skeleton, joints, meshFromJoint);
}

/// hips at (0,1,0); spine above; two thighs with a shin below the left one; a helper between.
Skeleton body() {
    Skeleton skeleton;
    addBone(skeleton, "hips", {}, shift(0, 1, 0));                     // 0
    addBone(skeleton, "spine", BoneIndex(0), shift(0, 0.5, 0));        // 1
    addBone(skeleton, "helper", BoneIndex(0), shift(0.1, 0, 0));       // 2
    addBone(skeleton, "thigh", BoneIndex(2), shift(0.1, -0.1, 0));     // 3
    addBone(skeleton, "shin", BoneIndex(3), shift(0, -0.4, 0));        // 4
    addBone(skeleton, "shin end", BoneIndex(4), shift(0, -0.3, 0.01)); // 5
    return skeleton;
}

} // namespace

class tst_bone_segments : public QObject {
    Q_OBJECT
private slots:
    void aJointReachesToAllJointsNextBelow() {
        const auto segments = segmentsOf(body(), {0, 1, 3, 4});
        QCOMPARE(segments.size(), std::size_t(5));
        QCOMPARE(segments[0].joint, std::uint16_t(0));
        VERIFY_NEAR(segments[0].tail, Vec3d(0, 1.5, 0), 1e-12);
        QCOMPARE(segments[1].joint, std::uint16_t(0)); // past the helper
        VERIFY_NEAR(segments[1].tail, Vec3d(0.2, 0.9, 0), 1e-12);
        VERIFY_NEAR(segments[3].tail, Vec3d(0.2, 0.5, 0), 1e-12);
    }
    void aLastJointEndsAtItsChildBoneElseGoesOnAsLong() {
        const auto segments = segmentsOf(body(), {0, 1, 3, 4});
        VERIFY_NEAR(segments[2].head, Vec3d(0, 1.5, 0), 1e-12); // spine
        VERIFY_NEAR(segments[2].tail, Vec3d(0, 2.0, 0), 1e-12);
        VERIFY_NEAR(segments[4].tail, Vec3d(0.2, 0.2, 0.01), 1e-12); // shin
    }
    void aLastJointThatIsTurnedGoesOnItsOwnWay() {
        Skeleton skeleton;
        addBone(skeleton, "a", {}, {});
        addBone(skeleton, "b", BoneIndex(0), shift(0, 2, 0));
        skeleton.restLocal[1].rotation = Quatd(Eigen::AngleAxisd(radians(90), Vec3d::UnitZ()));
        VERIFY_NEAR(segmentsOf(skeleton, {0, 1})[1].tail, Vec3d(-2, 2, 0), 1e-12);
    }
    void anOnlyJointIsAPoint() {
        Skeleton skeleton;
        addBone(skeleton, "a", {}, {});
        const auto segments = segmentsOf(skeleton, {0});
        QCOMPARE(segments.size(), std::size_t(1));
        QCOMPARE(segments[0].head, segments[0].tail);
    }
    void segmentsOfNoLengthGoWhereThereAreOthers() {
        Skeleton skeleton;
        addBone(skeleton, "a", {}, {});
        addBone(skeleton, "same place", BoneIndex(0), {});
        addBone(skeleton, "b", BoneIndex(0), shift(1, 0, 0));
        const auto segments = segmentsOf(skeleton, {0, 1, 2});
        QCOMPARE(segments.size(), std::size_t(3));
        VERIFY_NEAR(segments[0].tail, Vec3d(1, 0, 0), 1e-12);
        QCOMPARE(segments[1].joint, std::uint16_t(1));
    }
    void jointsWithoutAPlaceHaveNone() {
        const Skeleton skeleton = body();
        std::vector<Affine3d> places(2, Affine3d::Identity());
        places[1].translation().x() = std::nan("");
        const auto segments =
            boneSegments(skeleton, std::vector{BoneIndex(4), BoneIndex(3)}, places);
        QCOMPARE(segments.size(), std::size_t(1));
        QCOMPARE(segments[0].joint, std::uint16_t(0));
    }
};

RIGWRIGHT_TEST(tst_bone_segments)
#include "tst_bone_segments.moc"
