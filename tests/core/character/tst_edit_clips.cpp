// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Keys after an edit of the skeleton: turned where that is exact, made anew where it is not, and
/// how far off those are.
#include "core/animation/sample.h"
#include "core/character/edit_skeleton.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/orientation.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/random_bone_edit.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A chain of five bones with a branch, with random frames, and a clip that turns and moves bones
/// 1, 2 and 5 by smooth curves.
Character keyed(Interpolation interpolation, std::uint32_t seed = 1) {
    Character character;
    std::mt19937 random(seed);
    for (std::size_t i = 0; i < 6; ++i) {
        Transform local = randomRigid(random);
        local.translation = 0.2 * local.translation;
        const BoneIndex parent = i == 0 ? BoneIndex() : i == 5 ? BoneIndex(1) : BoneIndex(i - 1);
        addBone(character.skeleton, "bone" + std::to_string(i), parent, local);
    }
    Clip clip;
    clip.name = "motion";
    const std::size_t groups = interpolation == Interpolation::CubicSpline ? 3 : 1;
    for (const std::size_t bone : {1, 2, 5})
        for (const ChannelTarget target : {ChannelTarget::Rotation, ChannelTarget::Translation}) {
            Channel channel;
            channel.target = target;
            channel.interpolation = interpolation;
            channel.bone = BoneIndex(bone);
            channel.width = target == ChannelTarget::Rotation ? 4 : 3;
            channel.foreign = R"({"channel":{"extras":1}})";
            const Transform& rest = character.skeleton.restLocal[bone];
            for (int key = 0; key < 5; ++key) {
                channel.times.push_back(0.5f * float(key) + 0.05f * float(bone));
                const Quatd turned =
                    rest.rotation * turn({1, double(bone), 1}, 25.0 * std::sin(key + 1.0)).rotation;
                const Vec3d moved =
                    rest.translation + 0.1 * Vec3d(std::sin(key), std::cos(key), 0.3);
                for (std::size_t group = 0; group < groups; ++group)
                    for (std::uint32_t i = 0; i < channel.width; ++i) {
                        const double value = target == ChannelTarget::Rotation
                                                 ? turned.coeffs()[Eigen::Index(i)]
                                                 : moved[Eigen::Index(i)];
                        channel.values.push_back(
                            float(groups == 3 && group != 1 ? 0.2 * std::sin(key + i) : value));
                    }
            }
            clip.channels.push_back(std::move(channel));
        }
    updateRange(clip);
    character.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
    finishCharacter(character);
    return character;
}

std::vector<Affine3d> modelAt(const Character& character, const Clip& clip, double time) {
    Pose pose = restPose(character);
    sampleClip(clip, time, pose);
    std::vector<Affine3d> model;
    computeModelPose(character.skeleton, pose.local, model);
    return model;
}

/// How far bones are from where they ride, in the clip at these times: the most in metres (with
/// levers of 1 m along each axis).
double farthestOff(const Character& before, const CharacterEdit& after, const SkeletonEdit& edit,
                   const std::vector<double>& times) {
    double worst = 0.0;
    for (std::size_t c = 0; c < before.clips.size(); ++c)
        for (const double time : times) {
            const auto old = modelAt(before, *before.clips[c], time);
            const auto now = modelAt(after.character, *after.character.clips[c], time);
            for (std::size_t bone = 0; bone < now.size(); ++bone) {
                const BoneOrigin& origin = edit.remap.origins[bone];
                const Affine3d ridden =
                    (origin.old.isValid() ? old[origin.old.value()] : Affine3d::Identity()) *
                    origin.oldFromBone;
                worst = std::max(worst, (ridden.matrix() - now[bone].matrix()).norm());
            }
        }
    return worst;
}

std::vector<double> manyTimes(const Clip& clip) {
    std::vector<double> times;
    for (int i = -2; i <= 103; ++i)
        times.push_back(clip.start + clip.duration * i / 101.0);
    return times;
}

struct Done {
    SkeletonEdit edit;
    CharacterEdit result;
};

Done done(const Character& before, const Result<SkeletonEdit>& edit) {
    return {edit.value(), editCharacter(before, edit.value()).value()};
}

const Channel* channelOf(const Clip& clip, BoneIndex bone, ChannelTarget target) {
    for (const Channel& channel : clip.channels)
        if (channel.bone == bone && channel.target == target)
            return &channel;
    return nullptr;
}

constexpr double kFloats = 3e-6; // keys are floats, and turn all that hangs on them

} // namespace

class tst_edit_clips : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void turnedAxesTurnKeysInPlace_data();
    void turnedAxesTurnKeysInPlace();
    void cutsKeepTheMotion();
    void whatHangsElsewhereUnderStillBonesKeepsItsKeys();
    void whatHangsElsewhereUnderMovingBonesIsBaked();
    void theErrorThatIsSaidIsTheOneThereIs();
    void stepsStaySteps();
    void childrenOfDissolvedBonesKeepTheirMotion();
    void copiesMoveAsTheirOriginals();
    void keysOfBonesThatAreGoneAreCounted();
    void otherBonesKeepTheirKeysToTheBit();
    void unevenScalesAreBakedOnlyWhereAxesDoNotMeet();
    void randomEditsKeepTheMotion();
};

void tst_edit_clips::turnedAxesTurnKeysInPlace_data() {
    QTest::addColumn<int>("interpolation");
    QTest::newRow("linear") << int(Interpolation::Linear);
    QTest::newRow("step") << int(Interpolation::Step);
    QTest::newRow("cubic") << int(Interpolation::CubicSpline);
}

void tst_edit_clips::turnedAxesTurnKeysInPlace() {
    QFETCH(int, interpolation);
    const Character before = keyed(Interpolation(interpolation));
    std::vector<BoneIndex> all;
    for (std::size_t bone = 0; bone < before.skeleton.boneCount(); ++bone)
        all.emplace_back(bone);
    for (const auto& edit : {turnRoll(before.skeleton, all, BoneAxis::PlusY, 0.8),
                             orientBones(before.skeleton, all, {}),
                             orientBones(before.skeleton, {{BoneIndex(1), BoneIndex(3)}},
                                         {.policy = BoneUp::Direction, .direction = {1, 1, 0}})}) {
        const auto [edited, result] = done(before, edit);
        QCOMPARE(result.clips, ClipsChange{});
        const Clip& clip = *result.character.clips[0];
        QCOMPARE(clip.channels.size(), before.clips[0]->channels.size());
        for (std::size_t i = 0; i < clip.channels.size(); ++i) {
            QCOMPARE(clip.channels[i].times, before.clips[0]->channels[i].times);
            QVERIFY(clip.channels[i].interpolation == Interpolation(interpolation));
            QCOMPARE(clip.channels[i].foreign, before.clips[0]->channels[i].foreign);
        }
        QVERIFY(farthestOff(before, result, edited, manyTimes(*before.clips[0])) <= kFloats);
    }
}

void tst_edit_clips::cutsKeepTheMotion() {
    for (const auto interpolation :
         {Interpolation::Linear, Interpolation::Step, Interpolation::CubicSpline}) {
        const Character before = keyed(interpolation);
        for (std::size_t bone = 0; bone < 6; ++bone) {
            if (tailOf(before.skeleton, BoneIndex(bone), mainChildren(before.skeleton)[bone])
                    .isZero())
                continue;
            const auto [edit, result] =
                done(before, subdivideBone(before.skeleton, BoneIndex(bone), 3));
            QCOMPARE(result.clips.bakedKeys, std::size_t(0));
            QVERIFY(farthestOff(before, result, edit, manyTimes(*before.clips[0])) <= kFloats);
        }
    }
}

void tst_edit_clips::whatHangsElsewhereUnderStillBonesKeepsItsKeys() {
    // Bones 3 and 4 stand still in the clip, and 0: bone 1 may hang on nothing as well.
    const Character before = keyed(Interpolation::CubicSpline);
    for (const auto& edit : {reparentBones(before.skeleton, {{BoneIndex(1)}}, BoneIndex()),
                             reparentBones(before.skeleton, {{BoneIndex(4)}}, BoneIndex(2))}) {
        const auto [edited, result] = done(before, edit);
        QCOMPARE(result.clips, ClipsChange{});
        QVERIFY(farthestOff(before, result, edited, manyTimes(*before.clips[0])) <= kFloats);
    }
}

void tst_edit_clips::whatHangsElsewhereUnderMovingBonesIsBaked() {
    for (const auto interpolation : {Interpolation::Linear, Interpolation::CubicSpline}) {
        const Character before = keyed(interpolation);
        const auto [edit, result] =
            done(before, reparentBones(before.skeleton, {{BoneIndex(3)}}, BoneIndex(5)));
        QCOMPARE(result.clips.bakedBones, std::size_t(1));
        const Clip& clip = *result.character.clips[0];
        const Channel* rotation =
            channelOf(clip, edit.remap.of(BoneIndex(3)), ChannelTarget::Rotation);
        QVERIFY(rotation != nullptr);
        QVERIFY(rotation->times.size() >= 60); // two seconds and more
        QCOMPARE(result.clips.bakedKeys, 2 * rotation->times.size());
        const std::vector<double> keys(rotation->times.begin(), rotation->times.end());
        QVERIFY(farthestOff(before, result, edit, keys) <= kFloats);
        QCOMPARE(clip.start, before.clips[0]->start);
        QCOMPARE(clip.duration, before.clips[0]->duration);
    }
}

void tst_edit_clips::theErrorThatIsSaidIsTheOneThereIs() {
    const Character before = keyed(Interpolation::Linear);
    const BoneIndex bone(3);
    const auto [edit, result] =
        done(before, reparentBones(before.skeleton, {{bone}}, BoneIndex(5)));
    const BoneIndex now = edit.remap.of(bone);
    const Clip& clip = *result.character.clips[0];
    const auto& times = channelOf(clip, now, ChannelTarget::Rotation)->times;
    double metres = 0.0;
    double radians = 0.0;
    for (std::size_t i = 1; i < times.size(); ++i) {
        const double time = 0.5 * (double(times[i - 1]) + times[i]);
        const auto old = modelAt(before, *before.clips[0], time);
        const auto is = modelAt(result.character, clip, time);
        const BoneIndex parent = result.character.skeleton.parents[now.value()];
        const Affine3d wanted =
            old[BoneIndex(5).value()].inverse() * old[bone.value()]; // parent unchanged
        const Affine3d got = is[parent.value()].inverse() * is[now.value()];
        metres = std::max(metres, (wanted.translation() - got.translation()).norm());
        radians = std::max(
            radians, Quatd(Mat3d(wanted.linear())).angularDistance(Quatd(Mat3d(got.linear()))));
    }
    VERIFY_NEAR(result.clips.errorMetres, metres, 2e-6);
    VERIFY_NEAR(result.clips.errorRadians, radians, 2e-6);
    QVERIFY(metres > 0.0 && metres < 0.01);
    const auto finding = std::ranges::find(result.findings, "bone-keys-baked", &Finding::code);
    QVERIFY(finding != result.findings.end());
    qInfo("%s", finding->detail.c_str());
}

void tst_edit_clips::stepsStaySteps() {
    const Character before = keyed(Interpolation::Step);
    const auto [edit, result] =
        done(before, reparentBones(before.skeleton, {{BoneIndex(2)}}, BoneIndex(0)));
    QCOMPARE(result.clips.bakedBones, std::size_t(1));
    QCOMPARE(result.clips.errorMetres, 0.0);
    const Channel* rotation =
        channelOf(*result.character.clips[0], edit.remap.of(BoneIndex(2)), ChannelTarget::Rotation);
    QVERIFY(rotation->interpolation == Interpolation::Step);
    // The clip holds its first key before it: where a bone's first key comes later than another's,
    // nothing differs.
    QVERIFY(farthestOff(before, result, edit, manyTimes(*before.clips[0])) <= kFloats);
}

void tst_edit_clips::childrenOfDissolvedBonesKeepTheirMotion() {
    const Character before = keyed(Interpolation::Linear);
    const auto [edit, result] = done(before, dissolveBones(before.skeleton, {{BoneIndex(1)}}));
    QCOMPARE(result.clips.bakedBones, std::size_t(2)); // 2 and 5
    QCOMPARE(result.clips.droppedBones, std::size_t(1));
    QCOMPARE(result.clips.droppedKeys, std::size_t(10));
    const Channel* rotation =
        channelOf(*result.character.clips[0], edit.remap.of(BoneIndex(2)), ChannelTarget::Rotation);
    const std::vector<double> keys(rotation->times.begin(), rotation->times.end());
    for (const double key : keys) {
        const auto old = modelAt(before, *before.clips[0], key);
        const auto now = modelAt(result.character, *result.character.clips[0], key);
        VERIFY_NEAR(now[edit.remap.of(BoneIndex(4)).value()], old[4], kFloats);
    }
}

void tst_edit_clips::copiesMoveAsTheirOriginals() {
    const Character before = keyed(Interpolation::CubicSpline);
    const auto [edit, result] =
        done(before, duplicateBones(before.skeleton, {{BoneIndex(1), BoneIndex(2)}}));
    QCOMPARE(result.clips, ClipsChange{});
    QCOMPARE(result.character.clips[0]->channels.size(), std::size_t(10));
    QVERIFY(farthestOff(before, result, edit, manyTimes(*before.clips[0])) <= kFloats);
    const Channel* copy =
        channelOf(*result.character.clips[0], edit.made[0], ChannelTarget::Rotation);
    QVERIFY(copy != nullptr && copy->foreign.empty());
}

void tst_edit_clips::keysOfBonesThatAreGoneAreCounted() {
    const Character before = keyed(Interpolation::Linear);
    const auto [edit, result] =
        done(before, deleteBones(before.skeleton,
                                 {.bones = {BoneIndex(1)}, .children = DeletedChildren::Delete}));
    QCOMPARE(result.clips.droppedBones, std::size_t(3));
    QCOMPARE(result.clips.droppedKeys, std::size_t(30));
    QVERIFY(result.character.clips[0]->channels.empty());
    QCOMPARE(brokenInvariant(result.character), std::string());
}

void tst_edit_clips::otherBonesKeepTheirKeysToTheBit() {
    const Character before = keyed(Interpolation::Linear);
    const auto [edit, result] =
        done(before, reparentBones(before.skeleton, {{BoneIndex(3)}}, BoneIndex(5)));
    for (std::size_t i = 0; i < before.clips[0]->channels.size(); ++i) {
        const Channel& old = before.clips[0]->channels[i];
        const Channel* now =
            channelOf(*result.character.clips[0], edit.remap.of(old.bone), old.target);
        QVERIFY(now != nullptr);
        QCOMPARE(now->values, old.values);
    }
    // An edit that concerns no key leaves the very clip.
    const auto [none, same] = done(before, extrudeBone(before.skeleton, BoneIndex(4), {1, 1, 1}));
    QVERIFY(same.character.clips[0] == before.clips[0]);
}

void tst_edit_clips::unevenScalesAreBakedOnlyWhereAxesDoNotMeet() {
    Character before = keyed(Interpolation::Linear);
    Clip clip = *before.clips[0];
    Channel scale;
    scale.target = ChannelTarget::Scale;
    scale.bone = BoneIndex(4); // a leaf: its scale makes nothing below it slanted
    scale.times = {0.0f, 1.0f};
    scale.values = {1, 1, 1, 1, 2, 3};
    clip.channels.push_back(scale);
    before.clips[0] = std::make_shared<const Clip>(clip);
    const auto quarter =
        done(before, turnRoll(before.skeleton, {{BoneIndex(4)}}, BoneAxis::PlusX, 0.5 * kPi));
    QCOMPARE(quarter.result.clips.bakedBones, std::size_t(0));
    const Channel* turned =
        channelOf(*quarter.result.character.clips[0], BoneIndex(4), ChannelTarget::Scale);
    QVERIFY(turned->values == (std::vector<float>{1, 1, 1, 1, 3, 2}));
    QVERIFY(farthestOff(before, quarter.result, quarter.edit, {0.0, 0.4, 1.0}) <= kFloats);
    const auto slanted =
        done(before, turnRoll(before.skeleton, {{BoneIndex(4)}}, BoneAxis::PlusX, 0.5));
    QCOMPARE(slanted.result.clips.bakedBones, std::size_t(1));
    QCOMPARE(slanted.result.clips.shearedBones, std::size_t(1));
    QVERIFY(std::ranges::find(slanted.result.findings, "bone-pose-sheared", &Finding::code) !=
            slanted.result.findings.end());
}

void tst_edit_clips::randomEditsKeepTheMotion() {
    std::mt19937 random(17);
    std::size_t edits = 0;
    double worst = 0.0;
    for (unsigned seed = 1; seed <= 5; ++seed) {
        Character character = keyed(Interpolation::Step, seed); // baked without any error
        for (int i = 0; i < 60; ++i) {
            const RandomBoneEdit next = randomBoneEdit(character.skeleton, random, 4, 12);
            if (!next.edit || next.edit->rule == PoseRule::Pivot)
                continue;
            const auto result = editCharacter(character, *next.edit);
            QVERIFY(result);
            QCOMPARE(brokenInvariant(result->character), std::string());
            const double off =
                farthestOff(character, *result, *next.edit, manyTimes(*character.clips[0]));
            QVERIFY2(off <= kFloats, next.what.c_str());
            worst = std::max(worst, off);
            character = result->character;
            ++edits;
        }
    }
    QVERIFY(edits > 100);
    qInfo("%zu edits, bones within %.1e of where they ride", edits, worst);
}

RIGWRIGHT_TEST(tst_edit_clips)
#include "tst_edit_clips.moc"
