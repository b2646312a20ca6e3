// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clips on other skeletons, against the formula in model space and against copies.
#include "core/animation/retarget.h"
#include "core/animation/sample.h"
#include "core/pose/pose.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <random>
#include <string>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A trunk with two limbs; `frames` turns the frames of the bones at will, the joints stay.
Skeleton limbed(std::uint32_t seed, double size = 1.0, double armDegrees = 0.0) {
    struct Joint {
        const char* name;
        int parent;
        Vec3d place;
    };
    const Vec3d armTip =
        Quatd(Eigen::AngleAxisd(radians(-armDegrees), Vec3d::UnitZ())) * Vec3d(0.3, 0.0, 0.0);
    const Vec3d elbow = Vec3d(0.2, 1.4, 0.0) + armTip;
    const std::vector<Joint> joints{
        {"hips", -1, {0, 1, 0}},          {"spine", 0, {0, 1.2, 0}},
        {"arm.L", 1, {0.2, 1.4, 0}},      {"forearm.L", 2, elbow},
        {"hand.L", 3, elbow + armTip},    {"thigh.L", 0, {0.1, 0.9, 0}},
        {"shin.L", 5, {0.1, 0.45, 0.01}}, {"foot.L", 6, {0.1, 0.0, 0}},
    };
    std::mt19937 random(seed);
    Skeleton skeleton;
    std::vector<Affine3d> model;
    for (const Joint& joint : joints) {
        Affine3d frame = Affine3d::Identity();
        if (seed != 0)
            frame.rotate(randomRigid(random).rotation);
        frame.translation() = size * joint.place;
        const Affine3d parent =
            joint.parent < 0 ? Affine3d::Identity() : model[std::size_t(joint.parent)];
        addBone(skeleton, joint.name,
                joint.parent < 0 ? BoneIndex() : BoneIndex(std::size_t(joint.parent)),
                *decompose(parent.inverse() * frame));
        model.push_back(frame);
    }
    return skeleton;
}

constexpr std::size_t kSpine = 1;
constexpr std::size_t kArm = 2;
constexpr std::size_t kForearm = 3;
constexpr std::size_t kHand = 4;

std::vector<BoneIndex> sameNumbers(const Skeleton& skeleton) {
    std::vector<BoneIndex> map;
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
        map.emplace_back(bone);
    return map;
}

/// Every bone turns at random at three keys, the hips travel.
Clip randomClip(const Skeleton& skeleton, Interpolation interpolation, std::uint32_t seed) {
    std::mt19937 random(seed);
    Clip clip;
    clip.name = "random";
    const std::size_t groups = interpolation == Interpolation::CubicSpline ? 3 : 1;
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        Channel channel;
        channel.target = ChannelTarget::Rotation;
        channel.interpolation = interpolation;
        channel.bone = BoneIndex(bone);
        channel.width = 4;
        channel.times = {0.0f, 0.7f, 1.5f};
        for (std::size_t key = 0; key < channel.times.size() * groups; ++key) {
            const bool isTangent = groups == 3 && key % 3 != 1;
            const Quatd turn = skeleton.restLocal[bone].rotation *
                               Quatd::Identity().slerp(0.4, randomRigid(random).rotation);
            for (const double component : turn.coeffs())
                channel.values.push_back(float(isTangent ? component - 0.5 : component));
        }
        clip.channels.push_back(std::move(channel));
    }
    Channel hips;
    hips.target = ChannelTarget::Translation;
    hips.interpolation = interpolation;
    hips.bone = BoneIndex(0);
    hips.times = {0.0f, 1.5f};
    for (std::size_t key = 0; key < hips.times.size() * groups; ++key)
        for (Eigen::Index k = 0; k < 3; ++k)
            hips.values.push_back(float(skeleton.restLocal[0].translation[k]) +
                                  randomVector(random, 0.3f)[k]);
    clip.channels.push_back(std::move(hips));
    updateRange(clip);
    return clip;
}

struct ModelPose {
    std::vector<Affine3d> modelFromBone;
    std::vector<Quatd> rotations;
};

ModelPose modelPose(const Skeleton& skeleton, const Clip* clip, double time) {
    Pose pose;
    pose.local = skeleton.restLocal;
    if (clip != nullptr)
        sampleClip(*clip, time, pose);
    ModelPose result;
    computeModelPose(skeleton, pose.local, result.modelFromBone);
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const BoneIndex parent = skeleton.parents[bone];
        result.rotations.push_back(parent.isValid() ? result.rotations[parent.value()] *
                                                          pose.local[bone].rotation
                                                    : pose.local[bone].rotation);
    }
    return result;
}

Vec3d directionIn(const ModelPose& pose, std::size_t from, std::size_t to) {
    return (pose.modelFromBone[to].translation() - pose.modelFromBone[from].translation())
        .normalized();
}

const std::vector<double>& moments() {
    static const std::vector<double> all{-1.0, 0.0, 0.21, 0.7, 1.1, 1.5, 9.0};
    return all;
}

} // namespace

class tst_retarget : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ontoItselfEveryChannelIsCopiedToTheLastBit();
    void oneRigPosedOtherwiseStillAgrees();
    void otherLengthsOrFramesDoNotAgree();
    void copyingKeepsScalesAndLengths();
    void turnsInModelSpaceAreEqualWhateverTheFrames_data();
    void turnsInModelSpaceAreEqualWhateverTheFrames();
    void keysKeepTheirTimesAndInterpolation();
    void thereAndBackIsTheIdentity();
    void hipsTravelByTheRatioOfTheirHeights();
    void hipsOfARestAtTheOriginStandOnTheGround();
    void alignedRestsPointAlike();
    void withoutAlignmentEachTurnsFromItsOwnRest();
    void bonesTurnAwayFromTheReferencesOfBothSides_data();
    void bonesTurnAwayFromTheReferencesOfBothSides();
    void bonesBetweenThatMoveAreBakedIn();
    void aBoneWithoutCounterpartLeavesItsTurnToTheNextOne();
    void scaledArmaturesTravelInMetres();
    void lengthsThatMoveAreLeftOutAndCounted();
    void whatMovesWithoutCounterpartIsCounted();
    void emptyClipsStayEmpty();
};

void tst_retarget::ontoItselfEveryChannelIsCopiedToTheLastBit() {
    const Skeleton skeleton = limbed(3);
    for (const Interpolation interpolation :
         {Interpolation::Linear, Interpolation::Step, Interpolation::CubicSpline}) {
        const Clip clip = randomClip(skeleton, interpolation, 1);
        RetargetReport report;
        const RetargetPlan plan = planRetarget(skeleton, skeleton, sameNumbers(skeleton), {});
        QVERIFY(plan.copies);
        QVERIFY(retargetClip(clip, plan, report) == clip);
        QCOMPARE(report, RetargetReport{});
    }
}

void tst_retarget::oneRigPosedOtherwiseStillAgrees() {
    const Skeleton skeleton = limbed(3);
    Skeleton posed = skeleton;
    posed.restLocal[kArm].rotation =
        (posed.restLocal[kArm].rotation * turn(Vec3d::UnitX(), 50).rotation).normalized();
    posed.restLocal[0].translation += Vec3d(1, 0, 0);
    QVERIFY(rigsAgree(skeleton, posed, sameNumbers(skeleton)));
}

void tst_retarget::otherLengthsOrFramesDoNotAgree() {
    const Skeleton skeleton = limbed(3);
    const std::vector<BoneIndex> map = sameNumbers(skeleton);
    QVERIFY(!rigsAgree(skeleton, limbed(3, 1.2), map));
    QVERIFY(!rigsAgree(skeleton, limbed(4), map));
    QVERIFY(!rigsAgree(skeleton, limbed(0), map));
    Skeleton scaled = skeleton;
    scaled.restLocal[kSpine].scale = Vec3d::Constant(1.5);
    QVERIFY(!rigsAgree(skeleton, scaled, map));
    // Nothing tells.
    std::vector<BoneIndex> none(skeleton.boneCount());
    QVERIFY(!rigsAgree(skeleton, skeleton, none));
}

void tst_retarget::copyingKeepsScalesAndLengths() {
    const Skeleton skeleton = limbed(3);
    Clip clip;
    for (const ChannelTarget target : {ChannelTarget::Translation, ChannelTarget::Scale}) {
        Channel channel;
        channel.target = target;
        channel.bone = BoneIndex(kForearm);
        channel.times = {0.0f, 1.0f};
        channel.values = {1, 2, 3, 4, 5, 6};
        clip.channels.push_back(std::move(channel));
    }
    updateRange(clip);
    RetargetReport report;
    const RetargetPlan plan = planRetarget(skeleton, skeleton, sameNumbers(skeleton), {});
    QVERIFY(retargetClip(clip, plan, report) == clip);
    // By hand also where the rigs differ.
    const RetargetPlan forced =
        planRetarget(skeleton, limbed(5), sameNumbers(skeleton), {.transfer = ClipTransfer::Copy});
    QVERIFY(retargetClip(clip, forced, report) == clip);
}

void tst_retarget::turnsInModelSpaceAreEqualWhateverTheFrames_data() {
    QTest::addColumn<int>("interpolation");
    QTest::newRow("linear") << int(Interpolation::Linear);
    QTest::newRow("step") << int(Interpolation::Step);
    QTest::newRow("cubic") << int(Interpolation::CubicSpline);
}

void tst_retarget::turnsInModelSpaceAreEqualWhateverTheFrames() {
    QFETCH(int, interpolation);
    const Skeleton source = limbed(7);
    const Skeleton target = limbed(8, 1.7);
    const Clip clip = randomClip(source, Interpolation(interpolation), 2);
    RetargetReport report;
    const RetargetPlan plan = planRetarget(source, target, sameNumbers(source), {});
    QVERIFY(!plan.copies);
    const Clip carried = retargetClip(clip, plan, report);
    QCOMPARE(report.baked, std::size_t(0));
    const ModelPose sourceRest = modelPose(source, nullptr, 0.0);
    const ModelPose targetRest = modelPose(target, nullptr, 0.0);
    for (const double time : moments()) {
        const ModelPose ours = modelPose(source, &clip, time);
        const ModelPose theirs = modelPose(target, &carried, time);
        for (std::size_t bone = 0; bone < source.boneCount(); ++bone)
            VERIFY_NEAR(theirs.rotations[bone] * targetRest.rotations[bone].conjugate(),
                        ours.rotations[bone] * sourceRest.rotations[bone].conjugate(), 3e-6);
        // The joints of both rests lie alike, so that the limbs point alike at any moment.
        VERIFY_NEAR(directionIn(theirs, kArm, kForearm), directionIn(ours, kArm, kForearm), 3e-6);
        VERIFY_NEAR(directionIn(theirs, 5, 6), directionIn(ours, 5, 6), 3e-6);
    }
}

void tst_retarget::keysKeepTheirTimesAndInterpolation() {
    const Skeleton source = limbed(7);
    const Clip clip = randomClip(source, Interpolation::CubicSpline, 2);
    RetargetReport report;
    const Clip carried =
        retargetClip(clip, planRetarget(source, limbed(8), sameNumbers(source), {}), report);
    QCOMPARE(carried.channels.size(), clip.channels.size());
    for (std::size_t i = 0; i < clip.channels.size(); ++i) {
        QCOMPARE(carried.channels[i].interpolation, Interpolation::CubicSpline);
        QVERIFY(carried.channels[i].times == clip.channels[i].times);
    }
    QCOMPARE(carried.duration, clip.duration);
}

void tst_retarget::thereAndBackIsTheIdentity() {
    const Skeleton source = limbed(7);
    const Skeleton target = limbed(8, 0.6);
    const Clip clip = randomClip(source, Interpolation::CubicSpline, 5);
    RetargetReport report;
    const RetargetOptions hips{.hips = BoneIndex(0)};
    const Clip there =
        retargetClip(clip, planRetarget(source, target, sameNumbers(source), hips), report);
    const Clip back =
        retargetClip(there, planRetarget(target, source, sameNumbers(source), hips), report);
    for (const double time : moments()) {
        const ModelPose once = modelPose(source, &clip, time);
        const ModelPose twice = modelPose(source, &back, time);
        for (std::size_t bone = 0; bone < source.boneCount(); ++bone)
            VERIFY_NEAR(twice.modelFromBone[bone], once.modelFromBone[bone], 1e-5);
    }
}

void tst_retarget::hipsTravelByTheRatioOfTheirHeights() {
    const Skeleton source = limbed(7);
    const Skeleton target = limbed(8, 1.7);
    const Clip clip = randomClip(source, Interpolation::Linear, 2);
    RetargetReport report;
    const RetargetPlan plan =
        planRetarget(source, target, sameNumbers(source), {.hips = BoneIndex(0)});
    VERIFY_NEAR(plan.scale, 1.7, 1e-9);
    VERIFY_NEAR(plan.groundOffset, 0.0, 1e-9);
    const Clip carried = retargetClip(clip, plan, report);
    for (const double time : moments())
        VERIFY_NEAR(modelPose(target, &carried, time).modelFromBone[0].translation(),
                    1.7 * modelPose(source, &clip, time).modelFromBone[0].translation(), 2e-6);
}

void tst_retarget::hipsOfARestAtTheOriginStandOnTheGround() {
    // As motion capture has it: the rest hangs below the origin, the keys are the real places.
    Skeleton source = limbed(0);
    source.restLocal[0].translation = Vec3d::Zero();
    const Skeleton target = limbed(8, 2.0);
    Clip clip;
    Channel hips;
    hips.bone = BoneIndex(0);
    hips.times = {0.0f, 1.0f};
    hips.values = {0.0f, 1.0f, 0.0f, 0.5f, 0.75f, 3.0f};
    clip.channels.push_back(hips);
    updateRange(clip);
    RetargetReport report;
    const RetargetPlan plan =
        planRetarget(source, target, sameNumbers(source), {.hips = BoneIndex(0)});
    VERIFY_NEAR(plan.scale, 2.0, 1e-9);
    const Clip carried = retargetClip(clip, plan, report);
    VERIFY_NEAR(modelPose(target, &carried, 0.0).modelFromBone[0].translation(), Vec3d(0, 2, 0),
                1e-6);
    VERIFY_NEAR(modelPose(target, &carried, 1.0).modelFromBone[0].translation(), Vec3d(1, 1.5, 6),
                1e-6);
}

void tst_retarget::alignedRestsPointAlike() {
    const Skeleton source = limbed(7);            // a T-pose
    const Skeleton target = limbed(8, 1.0, 40.0); // an A-pose
    const Clip clip = randomClip(source, Interpolation::Linear, 2);
    RetargetReport report;
    const Clip carried = retargetClip(
        clip, planRetarget(source, target, sameNumbers(source), {.alignRests = true}), report);
    for (const double time : moments()) {
        const ModelPose ours = modelPose(source, &clip, time);
        const ModelPose theirs = modelPose(target, &carried, time);
        VERIFY_NEAR(directionIn(theirs, kArm, kForearm), directionIn(ours, kArm, kForearm), 3e-6);
        VERIFY_NEAR(directionIn(theirs, kForearm, kHand), directionIn(ours, kForearm, kHand), 3e-6);
    }
    // Still bones are held in the source's rest as well.
    Clip still;
    Channel hips;
    hips.bone = BoneIndex(0);
    hips.times = {0.0f, 1.0f};
    hips.values.assign(6, 1.0f);
    still.channels.push_back(hips);
    updateRange(still);
    const Clip held = retargetClip(
        still, planRetarget(source, target, sameNumbers(source), {.alignRests = true}), report);
    VERIFY_NEAR(directionIn(modelPose(target, &held, 0.5), kArm, kForearm), Vec3d(1, 0, 0), 3e-6);
}

void tst_retarget::withoutAlignmentEachTurnsFromItsOwnRest() {
    const Skeleton source = limbed(0);
    const Skeleton target = limbed(0, 1.0, 40.0);
    Clip clip;
    Channel channel;
    channel.target = ChannelTarget::Rotation;
    channel.bone = BoneIndex(kArm);
    channel.width = 4;
    channel.times = {0.0f};
    const Quatd up = turn(Vec3d::UnitZ(), 60).rotation;
    for (const double component : up.coeffs())
        channel.values.push_back(float(component));
    clip.channels.push_back(channel);
    RetargetReport report;
    const Clip carried =
        retargetClip(clip, planRetarget(source, target, sameNumbers(source), {}), report);
    // Its own rest points 40° below the horizon; 60° more is 20° above.
    VERIFY_NEAR(directionIn(modelPose(target, &carried, 0.0), kArm, kForearm),
                Vec3d(std::cos(radians(20)), std::sin(radians(20)), 0.0), 1e-6);
}

void tst_retarget::bonesTurnAwayFromTheReferencesOfBothSides_data() {
    QTest::addColumn<bool>("sourceIsPosed");
    QTest::addColumn<bool>("targetIsPosed");
    QTest::newRow("the source") << true << false;
    QTest::newRow("the target") << false << true;
    QTest::newRow("both") << true << true;
}

/// Rigs that rest in a pose of their own are in one pose at their references: where both had these
/// as their rest, the same clip must give the same motion. The clip leaves the hand and the leg
/// alone, so that they stand at their true rest.
void tst_retarget::bonesTurnAwayFromTheReferencesOfBothSides() {
    QFETCH(bool, sourceIsPosed);
    QFETCH(bool, targetIsPosed);
    const Skeleton sourceAtReference = limbed(3);
    const Skeleton targetAtReference = limbed(8);
    const auto posed = [](Skeleton skeleton, std::uint32_t seed) {
        std::mt19937 random(seed);
        for (Transform& local : skeleton.restLocal)
            local.rotation =
                local.rotation * Quatd::Identity().slerp(0.2, randomRigid(random).rotation);
        skeleton.restLocal[0].translation += Vec3d(0.1, -0.2, 0.05);
        return skeleton;
    };
    const Skeleton source = sourceIsPosed ? posed(sourceAtReference, 21) : sourceAtReference;
    const Skeleton target = targetIsPosed ? posed(targetAtReference, 22) : targetAtReference;
    Clip clip = randomClip(sourceAtReference, Interpolation::Linear, 4);
    std::erase_if(clip.channels, [](const Channel& channel) {
        return channel.bone.value() >= kHand && channel.target == ChannelTarget::Rotation;
    });
    for (const bool travels : {true, false}) {
        if (!travels)
            std::erase_if(clip.channels, [](const Channel& channel) {
                return channel.target == ChannelTarget::Translation;
            });
        RetargetReport report;
        const RetargetPlan plan = planRetarget(source, target, sameNumbers(source),
                                               {.transfer = ClipTransfer::Relative,
                                                .hips = BoneIndex(0),
                                                .sourceReference = sourceAtReference.restLocal,
                                                .targetReference = targetAtReference.restLocal});
        const Clip carried = retargetClip(clip, plan, report);
        const ModelPose sourceStart = modelPose(sourceAtReference, nullptr, 0.0);
        const ModelPose targetStart = modelPose(targetAtReference, nullptr, 0.0);
        for (const double time : {0.0, 0.7, 1.5}) {
            const ModelPose theirs = modelPose(source, &clip, time);
            const ModelPose ours = modelPose(target, &carried, time);
            for (std::size_t bone = 0; bone < source.boneCount(); ++bone)
                VERIFY_NEAR(ours.rotations[bone] * targetStart.rotations[bone].conjugate(),
                            theirs.rotations[bone] * sourceStart.rotations[bone].conjugate(), 3e-6);
            // Of one size: the way of the hips is the same.
            VERIFY_NEAR(Vec3d(ours.modelFromBone[0].translation() -
                              targetStart.modelFromBone[0].translation()),
                        Vec3d(theirs.modelFromBone[0].translation() -
                              sourceStart.modelFromBone[0].translation()),
                        3e-6);
        }
    }
}

void tst_retarget::bonesBetweenThatMoveAreBakedIn() {
    // The source has a moving bone between spine and arm that the target lacks.
    Skeleton target;
    addBone(target, "spine", BoneIndex(), shift(0, 1, 0));
    addBone(target, "arm", BoneIndex(0), shift(0.2, 0.2, 0));
    addBone(target, "hand", BoneIndex(1), shift(0.5, 0, 0));
    Skeleton source;
    addBone(source, "spine", BoneIndex(), shift(0, 1, 0));
    addBone(source, "clavicle", BoneIndex(0), shift(0.1, 0.2, 0));
    addBone(source, "arm", BoneIndex(1), shift(0.1, 0, 0));
    addBone(source, "hand", BoneIndex(2), shift(0.5, 0, 0));
    const std::vector<BoneIndex> map{BoneIndex(0), BoneIndex(), BoneIndex(1), BoneIndex(2)};
    Clip clip;
    for (const std::size_t bone : {std::size_t(1), std::size_t(2)}) {
        Channel channel;
        channel.target = ChannelTarget::Rotation;
        channel.bone = BoneIndex(bone);
        channel.width = 4;
        channel.times = {0.0f, 2.0f};
        for (const double degrees : {0.0, 50.0}) {
            const Quatd key = turn(bone == 1 ? Vec3d::UnitZ() : Vec3d::UnitY(), degrees).rotation;
            for (const double component : key.coeffs())
                channel.values.push_back(float(component));
        }
        clip.channels.push_back(std::move(channel));
    }
    updateRange(clip);
    RetargetReport report;
    const Clip carried = retargetClip(clip, planRetarget(source, target, map, {}), report);
    QCOMPARE(report.baked, std::size_t(1)); // the hand goes with the arm
    QCOMPARE(report.unmatched, std::size_t(1));
    for (const double time : {0.0, 0.013, 0.4, 1.234, 2.0}) {
        const ModelPose ours = modelPose(source, &clip, time);
        const ModelPose theirs = modelPose(target, &carried, time);
        // Two turns of 25°/s at right angles: between keys 1/30 s apart, at most 3e-5 off.
        VERIFY_NEAR(directionIn(theirs, 1, 2), directionIn(ours, 2, 3), 5e-5);
    }
}

void tst_retarget::aBoneWithoutCounterpartLeavesItsTurnToTheNextOne() {
    const Skeleton source = limbed(0);
    const Skeleton target = limbed(0);
    std::vector<BoneIndex> map = sameNumbers(source);
    map[kArm] = BoneIndex();
    const Clip clip = randomClip(source, Interpolation::Linear, 4);
    RetargetReport report;
    const Clip carried = retargetClip(
        clip, planRetarget(source, target, map, {.transfer = ClipTransfer::Relative}), report);
    QCOMPARE(report.unmatched, std::size_t(1));
    for (const double time : {0.0, 0.7, 1.5}) // at the source's own keys
        VERIFY_NEAR(modelPose(target, &carried, time).rotations[kForearm],
                    modelPose(source, &clip, time).rotations[kForearm], 3e-6);
}

void tst_retarget::scaledArmaturesTravelInMetres() {
    // A file in centimetres under an armature of a hundredth.
    Skeleton source;
    Transform armature;
    armature.scale = Vec3d::Constant(0.01);
    addBone(source, "Armature", BoneIndex(), armature);
    addBone(source, "hips", BoneIndex(0), shift(0, 100, 0));
    addBone(source, "foot.L", BoneIndex(1), shift(0, -100, 0));
    Skeleton target;
    addBone(target, "hips", BoneIndex(), shift(0, 1, 0));
    addBone(target, "foot.L", BoneIndex(0), shift(0, -1, 0));
    Clip clip;
    Channel hips;
    hips.bone = BoneIndex(1);
    hips.times = {0.0f, 1.0f};
    hips.values = {0, 100, 0, 25, 150, -75};
    clip.channels.push_back(hips);
    updateRange(clip);
    RetargetReport report;
    const Clip carried = retargetClip(
        clip,
        planRetarget(source, target, std::vector{BoneIndex(), BoneIndex(0), BoneIndex(1)}, {}),
        report);
    QCOMPARE(carried.channels.size(), std::size_t(1));
    VERIFY_NEAR(modelPose(target, &carried, 1.0).modelFromBone[0].translation(),
                Vec3d(0.25, 1.5, -0.75), 1e-6);
}

void tst_retarget::lengthsThatMoveAreLeftOutAndCounted() {
    const Skeleton source = limbed(7);
    const Skeleton target = limbed(8);
    Clip clip = randomClip(source, Interpolation::Linear, 2);
    for (const ChannelTarget kind : {ChannelTarget::Translation, ChannelTarget::Scale}) {
        Channel stretch;
        stretch.target = kind;
        stretch.bone = BoneIndex(kHand);
        stretch.times = {0.0f, 1.0f};
        stretch.values = {1, 1, 1, 2, 2, 2};
        clip.channels.push_back(stretch);
    }
    RetargetReport report;
    const Clip carried = retargetClip(
        clip, planRetarget(source, target, sameNumbers(source), {.hips = BoneIndex(0)}), report);
    QCOMPARE(report.translations, std::size_t(1));
    QCOMPARE(report.scales, std::size_t(1));
    QCOMPARE(carried.channels.size(), clip.channels.size() - 2);
    const ModelPose rest = modelPose(target, nullptr, 0.0);
    const ModelPose moved = modelPose(target, &carried, 0.9);
    const auto length = [](const ModelPose& pose) {
        return (pose.modelFromBone[kHand].translation() -
                pose.modelFromBone[kForearm].translation())
            .norm();
    };
    VERIFY_NEAR(length(moved), length(rest), 1e-6);
}

void tst_retarget::whatMovesWithoutCounterpartIsCounted() {
    const Skeleton source = limbed(7);
    std::vector<BoneIndex> map = sameNumbers(source);
    map[kHand] = BoneIndex();
    const Clip clip = randomClip(source, Interpolation::Linear, 2);
    RetargetReport report;
    const Clip carried = retargetClip(clip, planRetarget(source, source, map, {}), report);
    QCOMPARE(report.unmatched, std::size_t(1));
    QCOMPARE(carried.channels.size(), clip.channels.size() - 1);
}

void tst_retarget::emptyClipsStayEmpty() {
    const Skeleton source = limbed(7);
    RetargetReport report;
    Clip clip;
    clip.name = "nothing";
    const Clip carried =
        retargetClip(clip, planRetarget(source, limbed(8), sameNumbers(source), {}), report);
    QVERIFY(carried.channels.empty());
    QCOMPARE(carried.name, std::string("nothing"));
}

RIGWRIGHT_TEST(tst_retarget)
#include "tst_retarget.moc"
