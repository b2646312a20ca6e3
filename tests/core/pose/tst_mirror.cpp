// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mirrored poses.
#include "core/pose/mirror.h"
#include "core/samples/samples.h"
#include "core/skeleton/skeleton.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// Hips, spine, and on each side an arm of two bones and a leg of three, joints reflected. The axes
/// of every bone are turned at random, so that nothing depends on them.
Skeleton symmetricSkeleton(std::uint32_t seed) {
    struct Joint {
        const char* name;
        int parent;
        Vec3d place;
    };
    const Joint joints[] = {
        {"Hips", -1, {0, 1, 0}},           {"Spine", 0, {0, 1.3, 0.05}},
        {"Arm.L", 1, {0.2, 1.5, 0}},       {"Arm.R", 1, {-0.2, 1.5, 0}},
        {"Hand.L", 2, {0.6, 1.4, 0.1}},    {"Hand.R", 3, {-0.6, 1.4, 0.1}},
        {"Leg.L", 0, {0.1, 0.9, 0}},       {"Leg.R", 0, {-0.1, 0.9, 0}},
        {"Foot.L", 6, {0.15, 0.1, -0.05}}, {"Foot.R", 7, {-0.15, 0.1, -0.05}},
    };
    std::mt19937 random(seed);
    Skeleton skeleton;
    std::vector<Affine3d> model;
    for (const Joint& joint : joints) {
        Affine3d modelFromBone = toAffine(randomRigid(random));
        modelFromBone.translation() = joint.place;
        const Affine3d modelFromParent =
            joint.parent < 0 ? Affine3d::Identity() : model[std::size_t(joint.parent)];
        addBone(skeleton, joint.name,
                joint.parent < 0 ? BoneIndex() : BoneIndex(std::size_t(joint.parent)),
                decomposeNearest(modelFromParent.inverse() * modelFromBone));
        model.push_back(modelFromBone);
    }
    return skeleton;
}

/// Rotations and translations of all bones, on top of rest; uniform scales where asked for.
std::vector<Transform> randomPose(const Skeleton& skeleton, std::mt19937& random, bool scaled) {
    std::vector<Transform> local = skeleton.restLocal;
    std::uniform_real_distribution<double> some(0.7, 1.4);
    for (Transform& transform : local) {
        const Transform more = randomRigid(random);
        transform.rotation = (transform.rotation * more.rotation).normalized();
        transform.translation += 0.05 * more.translation;
        if (scaled)
            transform.scale *= some(random);
    }
    return local;
}

std::vector<Affine3d> model(const Skeleton& skeleton, const std::vector<Transform>& local) {
    std::vector<Affine3d> modelFromBone;
    computeModelPose(skeleton, local, modelFromBone);
    return modelFromBone;
}

} // namespace

class tst_mirror : public QObject {
    Q_OBJECT
private slots:
    void restMirrorsToRest() {
        for (const std::uint32_t seed : {1u, 2u, 3u}) {
            const Skeleton skeleton = symmetricSkeleton(seed);
            const auto mirrored = mirrorPose(skeleton, mirrorBones(skeleton), skeleton.restLocal);
            const auto expected = model(skeleton, skeleton.restLocal);
            const auto actual = model(skeleton, mirrored);
            for (std::size_t b = 0; b < expected.size(); ++b)
                VERIFY_NEAR(actual[b], expected[b], 1e-12);
        }
    }

    void jointsLandOnTheirImages() {
        std::mt19937 random(4);
        for (int i = 0; i < 20; ++i) {
            const Skeleton skeleton = symmetricSkeleton(std::uint32_t(i));
            const BoneMirror bones = mirrorBones(skeleton);
            const auto pose = randomPose(skeleton, random, i % 2 != 0);
            const auto before = model(skeleton, pose);
            const auto after = model(skeleton, mirrorPose(skeleton, bones, pose));
            for (std::size_t b = 0; b < before.size(); ++b) {
                Vec3d image = before[b].translation();
                image.x() = -image.x();
                VERIFY_NEAR(after[bones.of(BoneIndex(b)).value()].translation(), image, 1e-10);
            }
        }
    }

    void theSurfaceMovesAsItsImage() {
        // What hangs on a bone (a place in the rest pose) goes where the image of the other side's
        // goes.
        std::mt19937 random(5);
        const Skeleton skeleton = symmetricSkeleton(8);
        const BoneMirror bones = mirrorBones(skeleton);
        const auto pose = randomPose(skeleton, random, true);
        const auto rest = model(skeleton, skeleton.restLocal);
        const auto before = model(skeleton, pose);
        const auto after = model(skeleton, mirrorPose(skeleton, bones, pose));
        const Vec3d flip(-1, 1, 1);
        for (std::size_t b = 0; b < rest.size(); ++b) {
            const std::size_t m = bones.of(BoneIndex(b)).value();
            const Vec3d place = rest[b].translation() + Vec3d(0.1, 0.2, 0.3);
            const Vec3d moved = before[b] * (rest[b].inverse() * place);
            const Vec3d image = place.cwiseProduct(flip);
            VERIFY_NEAR(after[m] * (rest[m].inverse() * image), moved.cwiseProduct(flip), 1e-10);
        }
    }

    void mirroringTwiceIsTheSamePose() {
        std::mt19937 random(6);
        for (int i = 0; i < 20; ++i) {
            const Skeleton skeleton = symmetricSkeleton(std::uint32_t(i));
            const BoneMirror bones = mirrorBones(skeleton);
            const auto pose = randomPose(skeleton, random, i % 2 != 0);
            const auto twice =
                model(skeleton, mirrorPose(skeleton, bones, mirrorPose(skeleton, bones, pose)));
            const auto expected = model(skeleton, pose);
            for (std::size_t b = 0; b < expected.size(); ++b)
                VERIFY_NEAR(twice[b], expected[b], 1e-9);
        }
    }

    void theMannequinTurnsItsOtherHand() {
        const Result<Character> sample = makeSample("mannequin");
        QVERIFY(sample.has_value());
        const Skeleton& skeleton = sample->skeleton;
        const BoneMirror bones = mirrorBones(skeleton);
        std::mt19937 random(7);
        const auto pose = randomPose(skeleton, random, false);
        const auto before = model(skeleton, pose);
        const auto after = model(skeleton, mirrorPose(skeleton, bones, pose));
        for (std::size_t b = 0; b < before.size(); ++b) {
            Vec3d image = before[b].translation();
            image.x() = -image.x();
            VERIFY_NEAR(after[bones.of(BoneIndex(b)).value()].translation(), image, 1e-6);
        }
    }

    void otherPlanes() {
        std::mt19937 random(9);
        Skeleton skeleton = symmetricSkeleton(3);
        // The whole character stands somewhere else and looks elsewhere: under a root.
        const Transform place = randomRigid(random);
        Skeleton moved;
        addBone(moved, "Root", {}, place);
        for (std::size_t b = 0; b < skeleton.boneCount(); ++b) {
            const BoneIndex parent = skeleton.parents[b];
            addBone(moved, skeleton.names[b],
                    parent.isValid() ? BoneIndex(parent.value() + 1u) : BoneIndex(0),
                    skeleton.restLocal[b]);
        }
        PoseMirrorPlane plane;
        plane.normal = place.rotation * Vec3d::UnitX();
        plane.offset = plane.normal.dot(place.translation);
        const BoneMirror bones = mirrorBones(moved);
        std::vector<Transform> pose = randomPose(moved, random, false);
        pose[0] = place;
        const auto before = model(moved, pose);
        const auto after = model(moved, mirrorPose(moved, bones, pose, plane));
        for (std::size_t b = 0; b < before.size(); ++b) {
            const Vec3d at = before[b].translation();
            const Vec3d image = at - 2.0 * (plane.normal.dot(at) - plane.offset) * plane.normal;
            VERIFY_NEAR(after[bones.of(BoneIndex(b)).value()].translation(), image, 1e-9);
        }
    }

    void bonesWithoutCounterpartKeepTheirTransform() {
        Skeleton skeleton = symmetricSkeleton(1);
        addBone(skeleton, "Sword.R", BoneIndex(5), shift(0, 0.1, 0));
        const BoneMirror bones = mirrorBones(skeleton);
        QCOMPARE(bones.unmatched, std::vector<BoneIndex>{BoneIndex(10)});
        std::mt19937 random(2);
        const auto pose = randomPose(skeleton, random, false);
        QVERIFY(mirrorPose(skeleton, bones, pose)[10] == pose[10]);
    }

    void ontoOneSideLeavesTheOther() {
        const Skeleton skeleton = symmetricSkeleton(2);
        const BoneMirror bones = mirrorBones(skeleton);
        std::mt19937 random(3);
        const auto pose = randomPose(skeleton, random, false);
        const auto whole = mirrorPose(skeleton, bones, pose);
        const std::vector<BoneIndex> left{BoneIndex(2), BoneIndex(4)};
        const auto result = mirrorOnto(skeleton, bones, pose, left);
        for (std::size_t b = 0; b < pose.size(); ++b)
            QVERIFY(result[b] == (b == 2 || b == 4 ? whole[b] : pose[b]));
    }

    void absurdPosesStayFinite() {
        const Skeleton skeleton = symmetricSkeleton(1);
        const BoneMirror bones = mirrorBones(skeleton);
        for (const Vec3d& scale : {Vec3d(0, 0, 0), Vec3d(0, 1, 1), Vec3d(1e150, 1e150, 1e150),
                                   Vec3d(1, 3, -2), Vec3d(1e-200, 1, 1)}) {
            std::vector<Transform> pose = skeleton.restLocal;
            for (Transform& transform : pose)
                transform.scale = scale;
            for (const Transform& transform : mirrorPose(skeleton, bones, pose))
                QVERIFY(isFinite(transform));
        }
        QVERIFY(mirrorPose({}, {}, {}).empty());
    }

    void descendantsAndRest() {
        const Skeleton skeleton = symmetricSkeleton(4);
        const std::vector<BoneIndex> two{BoneIndex(7), BoneIndex(2), BoneIndex(2)};
        const std::vector<BoneIndex> all = withDescendants(skeleton, two);
        QCOMPARE(all,
                 (std::vector<BoneIndex>{BoneIndex(2), BoneIndex(4), BoneIndex(7), BoneIndex(9)}));
        std::mt19937 random(1);
        const auto pose = randomPose(skeleton, random, true);
        auto reset = pose;
        resetBones(skeleton, all, reset);
        for (std::size_t b = 0; b < pose.size(); ++b)
            QVERIFY(reset[b] ==
                    (std::ranges::count(all, BoneIndex(b)) > 0 ? skeleton.restLocal[b] : pose[b]));
        QVERIFY(withDescendants(skeleton, {}).empty());
    }
};

RIGWRIGHT_TEST(tst_mirror)
#include "tst_mirror.moc"
