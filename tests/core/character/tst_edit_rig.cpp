// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Poses and clips follow edits of the rig; whole characters that are scaled, turned, appended, put
/// into another rest pose or robbed of their skeleton take it along.
#include "core/character/append.h"
#include "core/character/bake_clip.h"
#include "core/character/edit_rig.h"
#include "core/character/evaluate_frame.h"
#include "core/character/move_character.h"
#include "core/character/rest_pose_bake.h"
#include "core/character/set_skeleton.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/rigged_mannequin.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::test;

namespace {

double farthest(const std::vector<Affine3d>& a, const std::vector<Affine3d>& b) {
    if (a.size() != b.size())
        return 1e9;
    double worst = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double apart = (a[i].matrix() - b[i].matrix()).cwiseAbs().maxCoeff();
        worst = apart <= worst ? worst : apart; // NaN stays
    }
    return worst;
}

bool has(const Findings& findings, const char* code) {
    return std::ranges::find(findings, code, &Finding::code) != findings.end();
}

/// Where everything is in a moment of a clip.
std::vector<Affine3d> at(const Character& character, std::size_t clip, double time) {
    return solvedModel(character, sourcePose(character, ClipSource{ClipIndex(clip), time}));
}

} // namespace

class tst_edit_rig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEditThatChangesNothingLeavesTheCharacter();
    void valuesAndKeysStayWithTheirControls();
    void anUnsoundRigIsRefused();
    void anEmptyRigIsNone();
    void aScaledCharacterMovesAsBefore();
    void aTurnedCharacterMovesAsBefore();
    void aNewRestPoseKeepsEveryClip();
    void withoutItsSkeletonACharacterHasNoRig();
    void appendedClipsBringWhatTheRigMadeOfThem();
    void theRigOfTheTargetStays();
};

void tst_edit_rig::anEditThatChangesNothingLeavesTheCharacter() {
    const Character character = riggedArm();
    QCOMPARE(brokenInvariant(character), std::string());
    const auto after = withRig(character, changedRig(*character.rig, *character.rig));
    QVERIFY(after);
    QVERIFY(*after == character);
    QCOMPARE(after->clips[0].get(), character.clips[0].get()); // not copied
}

void tst_edit_rig::valuesAndKeysStayWithTheirControls() {
    const Character character = riggedArm();
    Rig more = *character.rig;
    more.controls.push_back(more.controls[1]);
    const auto grown = withRig(character, changedRig(*character.rig, more));
    QVERIFY(grown);
    QCOMPARE(grown->pose.controls.size(), std::size_t(5));
    QVERIFY(grown->pose.controls[4] == Transform());
    QVERIFY(grown->pose.controls[1] == character.pose.controls[1]);
    QCOMPARE(brokenInvariant(*grown), std::string());
    const RigEdit removal =
        removeParts(more, {.controls = {ControlIndex(0)}, .handles = {}, .constraints = {}});
    QCOMPARE(rigKeysDropped(*grown, removal.remap), std::size_t(2));
    const auto less = withRig(*grown, removal);
    QVERIFY(less);
    QCOMPARE(brokenInvariant(*less), std::string());
    QVERIFY(less->pose.controls[0] == character.pose.controls[1]);
    QVERIFY(less->poseLibrary[0]->pose.controls[2] == character.poseLibrary[0]->pose.controls[3]);
    QCOMPARE(less->clips[0]->rigChannels.size(), std::size_t(2));
    QCOMPARE(less->clips[0]->rigChannels[0].control, ControlIndex(0));
    QVERIFY(less->clips[0]->rigChannels[0].keys == character.clips[0]->rigChannels[0].keys);
    QCOMPARE(less->clips[0]->rigChannels[1].handle, IkHandleIndex(0));
}

void tst_edit_rig::anUnsoundRigIsRefused() {
    const Character character = riggedArm();
    Rig rig = *character.rig;
    rig.handles.push_back(rig.handles[0]);
    const auto refused = withRig(character, changedRig(*character.rig, rig));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("rig-end-taken"));
}

void tst_edit_rig::anEmptyRigIsNone() {
    const Character character = riggedArm();
    const auto bare = withRig(character, {{}, emptyRemap(*character.rig), {}});
    QVERIFY(bare);
    QVERIFY(bare->rig == nullptr);
    QCOMPARE(brokenInvariant(*bare), std::string());
    QVERIFY(bare->clips[0]->rigChannels.empty());
}

void tst_edit_rig::aScaledCharacterMovesAsBefore() {
    Character character = riggedMannequin();
    Rig rig = *character.rig;
    Constraint limit; // in metres
    limit.kind = ConstraintKind::LimitDistance;
    limit.target = rig.handles[0].target;
    limit.sources = {
        {boneNode(character.skeleton.parents[rig.handles[0].root.value()]), 1.0}};
    limit.limit.distance = {0.05, 0.3};
    rig.constraints.push_back(limit);
    character = withRig(character, changedRig(*character.rig, rig)).value();
    const std::vector<Affine3d> before = solvedModel(character, character.pose);
    const std::vector<Affine3d> clipBefore = at(character, 1, 0.7);
    Character scaled = character;
    scaleCharacter(scaled, 2.0);
    QCOMPARE(brokenInvariant(scaled), std::string());
    const auto times = [](std::vector<Affine3d> places, double factor) {
        for (Affine3d& place : places)
            place.translation() *= factor;
        return places;
    };
    QVERIFY(farthest(solvedModel(scaled, scaled.pose), times(before, 2.0)) < 1e-9);
    QVERIFY(farthest(at(scaled, 1, 0.7), times(clipBefore, 2.0)) < 1e-6); // keys are floats
    // The limit is in force.
    QVERIFY(farthest(before, solvedModel(riggedMannequin(), character.pose)) > 1e-3);
}

void tst_edit_rig::aTurnedCharacterMovesAsBefore() {
    Character character = riggedArm();
    Rig rig = *character.rig;
    rig.controls[2].bone = {}; // in model space
    rig.controls[2].place.translation = Vec3d(0.2, 2.0, 1.0);
    character = withRig(character, changedRig(*character.rig, rig)).value();
    const std::vector<Affine3d> before = solvedModel(character, character.pose);
    const Quatd turned = turn(Vec3d(3, 1, 2), 75).rotation;
    Character after = character;
    rotateCharacter(after, turned);
    std::vector<Affine3d> expected = before;
    for (Affine3d& place : expected)
        place = turned * place;
    QVERIFY(farthest(solvedModel(after, after.pose), expected) < 1e-9);
}

void tst_edit_rig::aNewRestPoseKeepsEveryClip() {
    const Character character = riggedArm();
    std::vector<Transform> rest = character.skeleton.restLocal;
    rest[1].rotation = turn(Vec3d(1, 0, 1), 30).rotation;
    rest[3].rotation = turn(Vec3d(0, 1, 1), -50).rotation;
    Character after = character;
    QVERIFY(bakeRestPose(after, rest, RestBake::AsShown));
    QCOMPARE(brokenInvariant(after), std::string());
    QVERIFY(after.pose.local == rest);
    QVERIFY(after.pose.controls == std::vector<Transform>(4));
    for (const double time : {0.0, 0.3, 1.0})
        QVERIFY2(farthest(at(after, 0, time), at(character, 0, time)) < 1e-5,
                 QByteArray::number(farthest(at(after, 0, time), at(character, 0, time))));
    const Pose& saved = after.poseLibrary[0]->pose;
    QVERIFY(farthest(solvedModel(after, saved),
                     solvedModel(character, character.poseLibrary[0]->pose)) < 1e-9);
}

void tst_edit_rig::withoutItsSkeletonACharacterHasNoRig() {
    const auto bare = withoutSkeleton(riggedMannequin());
    QVERIFY(bare);
    QVERIFY(bare->character.rig == nullptr);
    QVERIFY(has(bare->findings, "skeleton-rig-lost"));
    QCOMPARE(brokenInvariant(bare->character), std::string());
}

void tst_edit_rig::appendedClipsBringWhatTheRigMadeOfThem() {
    const Character source = riggedArm();
    Character target;
    target.skeleton = armSkeleton();
    finishCharacter(target);
    AppendRequest request;
    request.clips = {ClipIndex(0)};
    for (std::size_t bone = 0; bone < 5; ++bone)
        request.map.ofSource.push_back({BoneIndex(bone), BoneMatch::ExactName});
    const Appended appended = appendTo(target, source, request);
    QVERIFY(has(appended.findings, "append-rig-left"));
    QVERIFY(appended.character.rig == nullptr);
    QCOMPARE(brokenInvariant(appended.character), std::string());
    QCOMPARE(appended.character.clips.size(), std::size_t(1));
    QVERIFY(appended.character.clips[0]->rigChannels.empty());
    QVERIFY(farthest(at(appended.character, 0, 0.8), at(source, 0, 0.8)) < 1e-3);
}

void tst_edit_rig::theRigOfTheTargetStays() {
    const Character target = riggedArm();
    const Character source = riggedMannequin();
    AppendRequest request;
    request.skeleton = true;
    request.map.ofSource.resize(source.skeleton.boneCount());
    const Appended appended = appendTo(target, source, request);
    QCOMPARE(brokenInvariant(appended.character), std::string());
    QVERIFY(*appended.character.rig == *target.rig);
    const std::vector<Affine3d> before = solvedModel(target, target.pose);
    std::vector<Affine3d> after = solvedModel(appended.character, appended.character.pose);
    after.resize(before.size());
    QVERIFY(farthest(after, before) < 1e-12);
}

RIGWRIGHT_TEST(tst_edit_rig)
#include "tst_edit_rig.moc"
