// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of a rigged skeleton: what is promised to stay, stays in every solved pose, and what cannot
/// be without bones that are gone goes with a finding.
#include "core/character/edit_rig.h"
#include "core/character/edit_skeleton.h"
#include "core/rig/rig_edit.h"
#include "core/skeleton/bone_follow.h"
#include "core/skeleton/orientation.h"
#include "tests/support/builders.h"
#include "tests/support/random_bone_edit.h"
#include "tests/support/rigged_mannequin.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

bool has(const Findings& findings, const char* code) {
    return std::ranges::find(findings, code, &Finding::code) != findings.end();
}

bool tellsOfTheRig(const Findings& findings) {
    return std::ranges::any_of(findings, [](const Finding& finding) {
        return finding.code.starts_with("rig-") || finding.code == "bone-pose-sheared";
    });
}

/// How far bones that there were are off, at most: place and axes. New ones hang on them.
double farthest(const Character& before, const Pose& poseBefore, const Character& after,
                const Pose& poseAfter, const BoneRemap& remap) {
    const std::vector<Affine3d> old = solvedModel(before, poseBefore);
    const std::vector<Affine3d> now = solvedModel(after, poseAfter);
    double worst = 0.0;
    for (std::size_t bone = 0; bone < now.size(); ++bone) {
        const BoneOrigin& origin = remap.origins[bone];
        if (remap.of(origin.old) != BoneIndex(bone))
            continue;
        const Affine3d ridden = old[origin.old.value()] * origin.oldFromBone;
        const double apart = (now[bone].matrix() - ridden.matrix()).cwiseAbs().maxCoeff();
        worst = apart <= worst ? worst : apart; // NaN stays
    }
    return worst;
}

CharacterEdit edited(const Character& character, const Result<SkeletonEdit>& edit) {
    if (!edit)
        qFatal("%s", edit.error().detail.c_str());
    auto result = editCharacter(character, *edit);
    if (!result)
        qFatal("%s", result.error().detail.c_str());
    return std::move(*result);
}

} // namespace

class tst_rig_follows_skeleton : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void randomEditsKeepSolvedPosesInPlace_data();
    void randomEditsKeepSolvedPosesInPlace();
    void turnedBonesStayInPlace();
    void aCutBoneOfAChainStaysInPlace();
    void aFreeControlStaysWhereItsBoneGoes();
    void aDrivenBoneTakesItsControlAlong();
    void aChainWithoutItsRootIsNone();
    void offsetsOfConstraintsFollowTheAxes();
    void whatWouldFollowItselfGoes();
};

void tst_rig_follows_skeleton::randomEditsKeepSolvedPosesInPlace_data() {
    QTest::addColumn<bool>("whole");
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("arm, first") << false << 11u;
    QTest::newRow("arm, second") << false << 12u;
    QTest::newRow("arm, third") << false << 13u;
    QTest::newRow("mannequin") << true << 14u;
}

void tst_rig_follows_skeleton::randomEditsKeepSolvedPosesInPlace() {
    QFETCH(bool, whole);
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    const Character start = whole ? riggedMannequin() : riggedArm();
    Character character = start;
    const std::size_t bones = character.skeleton.boneCount();
    std::map<std::string, std::size_t> still;
    double worst = 0.0;
    std::size_t edits = 0;
    for (std::size_t tries = 0; edits < 120; ++tries) {
        QVERIFY2(tries < 3000, "nearly every edit is refused");
        if (!character.rig || character.rig->handles.empty())
            character = start; // everything was deleted
        const RandomBoneEdit next =
            randomBoneEdit(character.skeleton, random, bones, 2 * bones + 8);
        if (!next.edit)
            continue;
        const auto result = editCharacter(character, *next.edit);
        if (!result)
            continue;
        ++edits;
        const Character& after = result->character;
        const QByteArray where =
            QByteArray::fromStdString("edit " + std::to_string(edits) + ", " + next.what + ": ");
        const std::string broken = brokenInvariant(after);
        QVERIFY2(broken.empty(), where + broken.c_str());
        // What hangs on another bone goes with what the rig does to that one, as was asked for.
        if (next.promise == EditPromise::Still && next.what != "reparent" &&
            !tellsOfTheRig(result->findings)) {
            double off = farthest(character, character.pose, after, after.pose, next.edit->remap);
            off = std::max(off, farthest(character, character.poseLibrary[0]->pose, after,
                                         after.poseLibrary[0]->pose, next.edit->remap));
            QVERIFY2(off <= 1e-6, where + "a bone is off by " + QByteArray::number(off));
            worst = std::max(worst, off);
            ++still[next.what];
        }
        if (next.promise == EditPromise::Bind &&
            after.rig != nullptr && after.rig->handles.size() < character.rig->handles.size())
            QVERIFY2(has(result->findings, "rig-handle-dropped"), where + "a handle went unsaid");
        character = after;
    }
    std::string kinds;
    std::size_t compared = 0;
    for (const auto& [what, count] : still) {
        kinds += what + " " + std::to_string(count) + ", ";
        compared += count;
    }
    qInfo("%s%zu edits compared, bones off by at most %.1e", kinds.c_str(), compared, worst);
    QVERIFY(compared >= 40);
}

void tst_rig_follows_skeleton::turnedBonesStayInPlace() {
    const Character character = riggedArm();
    const std::vector<BoneIndex> all{BoneIndex(0), BoneIndex(1), BoneIndex(2), BoneIndex(3),
                                     BoneIndex(4)};
    const auto edit = turnRoll(character.skeleton, all, BoneAxis::PlusY, 0.7);
    const CharacterEdit result = edited(character, edit);
    QVERIFY(!tellsOfTheRig(result.findings));
    QVERIFY(farthest(character, character.pose, result.character, result.character.pose,
                     edit->remap) <= 1e-9);
    // The clip's keys of controls are as they were.
    QVERIFY(result.character.clips[0]->rigChannels == character.clips[0]->rigChannels);
    QVERIFY(result.character.pose.controls == character.pose.controls);
}

void tst_rig_follows_skeleton::aCutBoneOfAChainStaysInPlace() {
    const Character character = riggedArm();
    const auto edit = subdivideBone(character.skeleton, BoneIndex(1), 3);
    const CharacterEdit result = edited(character, edit);
    const IkHandle& handle = result.character.rig->handles[0];
    // It bends where it bent.
    QCOMPARE(handle.mid, edit->remap.of(BoneIndex(2)));
    QVERIFY(farthest(character, character.pose, result.character, result.character.pose,
                     edit->remap) <= 1e-6);
}

void tst_rig_follows_skeleton::aFreeControlStaysWhereItsBoneGoes() {
    const Character character = riggedArm();
    Rig rig = *character.rig;
    rig.handles.clear();
    const std::vector<BoneIndex> gone{BoneIndex(3)};
    const auto edit = dissolveBones(character.skeleton, gone);
    QVERIFY(edit);
    const RigEdit after = followSkeleton(rig, character.skeleton, *edit);
    const Control& target = after.rig.controls[1];
    QCOMPARE(target.bone, edit->remap.of(BoneIndex(2)));
    // At rest it stood at the hand's head, which was 1 above the lower arm's and 0.02 behind.
    QVERIFY((target.place.translation - Vec3d(0, 1, -0.02)).norm() < 1e-12);
    // It went along with the root, and still does.
    QVERIFY(target.space == ControlSpace::Root);
}

void tst_rig_follows_skeleton::aDrivenBoneTakesItsControlAlong() {
    const Character character = riggedArm();
    const std::vector<BoneIndex> gone{BoneIndex(4)};
    const CharacterEdit result = edited(character, dissolveBones(character.skeleton, gone));
    QVERIFY(has(result.findings, "rig-control-dropped"));
    QCOMPARE(result.character.rig->controls.size(), std::size_t(3));
    QCOMPARE(result.character.pose.controls.size(), std::size_t(3));
    QCOMPARE(result.character.rig->handles.size(), std::size_t(1));
}

void tst_rig_follows_skeleton::aChainWithoutItsRootIsNone() {
    const Character character = riggedArm();
    for (const std::size_t bone : {1u, 3u}) {
        const std::vector<BoneIndex> gone{BoneIndex(bone)};
        const CharacterEdit result = edited(character, dissolveBones(character.skeleton, gone));
        QVERIFY(has(result.findings, "rig-handle-dropped"));
        QVERIFY(result.character.rig->handles.empty());
        QVERIFY(result.character.pose.ikWeights.empty());
        QVERIFY(has(result.findings, "rig-keys-dropped")); // of its weight
        QCOMPARE(brokenInvariant(result.character), std::string());
    }
}

void tst_rig_follows_skeleton::offsetsOfConstraintsFollowTheAxes() {
    Character character = riggedArm();
    Rig rig = *character.rig;
    Constraint parent;
    parent.kind = ConstraintKind::Parent;
    parent.target = boneNode(BoneIndex(4));
    parent.sources = {{boneNode(BoneIndex(3)), 1.0}};
    parent.when = RigStage::AfterMotion;
    parent.offset = {Vec3d(0.1, 0.2, 0.3), turn(Vec3d(1, 1, 0), 25).rotation, Vec3d::Ones()};
    Constraint aim = parent;
    aim.kind = ConstraintKind::Aim;
    aim.weight = 0.5;
    aim.sources = {{boneNode(BoneIndex(1)), 1.0}};
    aim.aimAxis = Vec3d(0, 0.6, 0.8);
    aim.upAxis = Vec3d::UnitX();
    rig.constraints = {parent, aim};
    character.rig = std::make_shared<const Rig>(rig);
    QCOMPARE(brokenInvariant(character), std::string());
    const std::vector<BoneIndex> turned{BoneIndex(3), BoneIndex(4)};
    BoneOrientation orientation;
    orientation.aim = BoneAxis::PlusX;
    orientation.up = BoneAxis::PlusZ;
    const auto edit = orientBones(character.skeleton, turned, orientation);
    const CharacterEdit result = edited(character, edit);
    QVERIFY(!(result.character.rig->constraints[0] == rig.constraints[0]));
    QVERIFY(farthest(character, character.pose, result.character, result.character.pose,
                     edit->remap) <= 1e-9);
}

void tst_rig_follows_skeleton::whatWouldFollowItselfGoes() {
    Character character = riggedArm();
    Rig rig = *character.rig;
    rig.handles.clear();
    Constraint follow;
    follow.kind = ConstraintKind::Position;
    follow.target = boneNode(BoneIndex(3));
    follow.sources = {{boneNode(BoneIndex(4)), 1.0}};
    rig.constraints = {follow};
    RigRemap remap = identityRemap(*character.rig);
    remap.handles.assign(1, IkHandleIndex());
    character = withRig(character, {rig, remap, {}}).value();
    // The source comes to hang below what follows it.
    const std::vector<BoneIndex> moved{BoneIndex(4)};
    const CharacterEdit result =
        edited(character, reparentBones(character.skeleton, moved, BoneIndex(3)));
    QVERIFY(result.character.rig->constraints.empty());
    QVERIFY(has(result.findings, "rig-constraint-dropped"));
}

RIGWRIGHT_TEST(tst_rig_follows_skeleton)
#include "tst_rig_follows_skeleton.moc"
