// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of selected bones: one step each, undone to the last bit, and nothing done by halves.
#include "editor/commands/bone_edits.h"

#include "core/skeleton/bone_tails.h"
#include "core/skeleton/symmetrise.h"
#include "editor/commands/grow_bones.h"
#include "editor/commands/skeleton_sequence.h"
#include "editor/document/document.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

/// Chest, arm.L and hand.L out to +X and a little up, arm.R and hand.R where `mirror` says.
Character sides(bool isMirrored) {
    Character character;
    Transform place;
    const BoneIndex chest = addBone(character.skeleton, "chest", {}, place);
    for (const double side : {1.0, -1.0}) {
        const std::string end = side > 0.0 ? ".L" : ".R";
        place.translation = {0.3 * side, isMirrored || side > 0.0 ? 0.1 : -0.2, 0.0};
        const BoneIndex arm = addBone(character.skeleton, "arm" + end, chest, place);
        addBone(character.skeleton, "hand" + end, arm, place);
    }
    finishCharacter(character);
    return character;
}

Vec3d image(const Vec3d& place) {
    return {-place.x(), place.y(), place.z()};
}

} // namespace

class tst_bone_edits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { begin(armCharacter()); }

    void nothingSelectedIsAnErrorThatSaysSo();
    void subdividingCutsEachSelectedBone();
    void mergingSeveralIsOneStepOrNone();
    void symmetrisingMakesTheOtherSide();
    void mirroringTwiceChangesNothing();
    void orientingTurnsAxesAlone();
    void namesAreTrimmedAndMayBeTaken();
    void headsAndTailsAreSetByNumbers();
    void stepsOfOneFieldBecomeOne();
    void rollsOfBothSidesAreImages();
    void deletingAllIsReported();
    void growingOnOneSideWithoutTheOtherIsReported();

private:
    void begin(Character character) {
        m_document = std::make_unique<Document>();
        m_document->reset(std::move(character), QString());
        m_before = m_document->character();
    }
    [[nodiscard]] const Skeleton& skeleton() const { return m_document->character().skeleton; }
    [[nodiscard]] BoneIndex named(const char* name) const { return findBone(skeleton(), name); }
    [[nodiscard]] Affine3d place(const char* name) const {
        return restModel(skeleton())[named(name).value()];
    }
    [[nodiscard]] Vec3d head(const char* name) const { return place(name).translation(); }
    void select(std::initializer_list<const char*> names) {
        Selection selection;
        for (const char* name : names) {
            selection.bones.push_back(named(name));
            selection.activeBone = named(name);
        }
        std::ranges::sort(selection.bones);
        m_document->session().setSelection(selection);
    }
    void isOneStep(const QString& text) {
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->undoStack().undoText(), text);
        const Character after = m_document->character();
        m_document->undo();
        QVERIFY(m_document->character() == m_before);
        m_document->redo();
        QVERIFY(m_document->character() == after);
    }

    std::unique_ptr<Document> m_document;
    Character m_before;
};

void tst_bone_edits::nothingSelectedIsAnErrorThatSaysSo() {
    m_document->session().setSelection({});
    const auto fails = [](const Result<Findings>& done) {
        return !done && done.error().code == "bone-none-selected";
    };
    QVERIFY(fails(deleteSelectedBones(*m_document)));
    QVERIFY(fails(dissolveSelectedBones(*m_document)));
    QVERIFY(fails(mergeSelectedBones(*m_document)));
    QVERIFY(fails(parentSelectedBones(*m_document)));
    QVERIFY(fails(unparentSelectedBones(*m_document)));
    QVERIFY(fails(duplicateSelectedBones(*m_document)));
    QVERIFY(fails(subdivideSelectedBones(*m_document, 2)));
    QVERIFY(fails(orientSelectedBones(*m_document, {})));
    select({"lower"});
    const auto alone = parentSelectedBones(*m_document);
    QVERIFY(!alone && alone.error().code == "bone-one-selected");
    QVERIFY(!renameBoneTo(*m_document, BoneIndex(99), QStringLiteral("x")));
    QVERIFY(!splitBoneAt(*m_document, {}, 0.5));
    QVERIFY(m_document->character() == m_before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_bone_edits::subdividingCutsEachSelectedBone() {
    select({"upper", "lower"});
    QVERIFY(subdivideSelectedBones(*m_document, 2));
    QCOMPARE(skeleton().boneCount(), 5u);
    QVERIFY((head("upper.001") - Vec3d(0.25, 0.0, 0.0)).norm() < 1e-12);
    QVERIFY((head("lower.001") - Vec3d(0.75, 0.0, 0.0)).norm() < 1e-12);
    QCOMPARE(m_document->session().selection().bones.size(), 4u);
    QCOMPARE(m_document->session().selection().activeBone, named("lower"));
    isOneStep(QStringLiteral("Cut 2 bones into 2 pieces"));
    QVERIFY(!subdivideSelectedBones(*m_document, 1));
}

void tst_bone_edits::mergingSeveralIsOneStepOrNone() {
    select({"lower", "helper", "upper"});
    QVERIFY(mergeSelectedBones(*m_document));
    QCOMPARE(skeleton().boneCount(), 1u);
    QCOMPARE(m_document->session().selection().activeBone, named("upper"));
    isOneStep(QStringLiteral("Merge 2 bones into upper"));
    m_document->undo();
    // The second of them cannot go: its weights are locked. So the first one stays, too.
    Character locked = m_before;
    locked.boneFlags[kLower].locked = true;
    begin(locked);
    select({"upper", "lower", "helper"});
    QVERIFY(!mergeSelectedBones(*m_document));
    QVERIFY(m_document->character() == m_before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_bone_edits::symmetrisingMakesTheOtherSide() {
    begin(sides(false));
    const auto done = symmetriseSkeleton(*m_document, BoneSide::Left);
    QVERIFY(done);
    QVERIFY((head("arm.R") - image(head("arm.L"))).norm() < 1e-12);
    QVERIFY((head("hand.R") - image(head("hand.L"))).norm() < 1e-12);
    isOneStep(QStringLiteral("Symmetrise left to right"));
    begin(armCharacter()); // of which no name tells a side
    const auto none = symmetriseSkeleton(*m_document, BoneSide::Right);
    QVERIFY(!none && none.error().code == "bone-side");
}

void tst_bone_edits::mirroringTwiceChangesNothing() {
    begin(sides(false));
    const std::vector<Affine3d> rest = restModel(skeleton());
    QVERIFY(mirrorWholeSkeleton(*m_document));
    QVERIFY((head("arm.R") - image(rest[1].translation())).norm() < 1e-12);
    QVERIFY((head("arm.L") - image(rest[3].translation())).norm() < 1e-12);
    isOneStep(QStringLiteral("Mirror the skeleton"));
    select({}); // nothing selected means all
    QVERIFY(mirrorSelectedBones(*m_document));
    const std::vector<Affine3d> twice = restModel(skeleton());
    for (std::size_t bone = 0; bone < rest.size(); ++bone)
        QVERIFY((twice[bone].matrix() - rest[bone].matrix()).cwiseAbs().maxCoeff() < 1e-12);
}

void tst_bone_edits::orientingTurnsAxesAlone() {
    select({"upper", "lower"});
    const auto done =
        orientSelectedBones(*m_document, {.aim = BoneAxis::PlusY, .up = BoneAxis::PlusZ});
    QVERIFY(done);
    for (const char* name : {"upper", "lower"})
        QVERIFY((place(name).linear().col(1) - Vec3d::UnitX()).norm() < 1e-9);
    QVERIFY((head("lower") - Vec3d(0.5, 0.0, 0.0)).norm() < 1e-12);
    QVERIFY((place("helper").linear() - Mat3d::Identity()).norm() < 1e-9);
    isOneStep(QStringLiteral("Orient 2 bones"));
}

void tst_bone_edits::namesAreTrimmedAndMayBeTaken() {
    QVERIFY(renameBoneTo(*m_document, BoneIndex(kHelper), QStringLiteral("  tip ")));
    QCOMPARE(QString::fromStdString(skeleton().names[kHelper]), QStringLiteral("tip"));
    isOneStep(QStringLiteral("Rename helper to tip"));
    const auto same = renameBoneTo(*m_document, BoneIndex(kHelper), QStringLiteral("tip"));
    QVERIFY(same && same->empty());
    QCOMPARE(m_document->undoStack().count(), 1); // nothing changed: no step
    const auto taken = renameBoneTo(*m_document, BoneIndex(kHelper), QStringLiteral("lower"));
    QVERIFY(taken && taken->size() == 1 && taken->front().code == "bone-name-taken");
}

void tst_bone_edits::headsAndTailsAreSetByNumbers() {
    begin(sides(true));
    QVERIFY(setBoneHead(*m_document, named("arm.L"), {0.4, 0.2, 0.1},
                        {.withChildren = false, .symmetric = true}));
    QVERIFY((head("arm.L") - Vec3d(0.4, 0.2, 0.1)).norm() < 1e-12);
    QVERIFY((head("arm.R") - Vec3d(-0.4, 0.2, 0.1)).norm() < 1e-12);
    QVERIFY((head("hand.L") - Vec3d(0.6, 0.2, 0.0)).norm() < 1e-12);
    isOneStep(QStringLiteral("Move the head of arm.L"));
    QVERIFY(setBoneTail(*m_document, named("arm.L"), {0.7, 0.0, 0.0}, {}));
    QVERIFY((head("hand.L") - Vec3d(0.7, 0.0, 0.0)).norm() < 1e-12);
    const auto none = setBoneTail(*m_document, named("hand.L"), {0.7, 0.0, 0.0}, {});
    QVERIFY(!none && none.error().code == "bone-no-end");
    const auto wild = setBoneHead(*m_document, named("arm.L"), {NAN, 0.0, 0.0}, {});
    QVERIFY(!wild && wild.error().code == "bone-not-finite");
}

void tst_bone_edits::stepsOfOneFieldBecomeOne() {
    for (const double x : {0.55, 0.6, 0.65})
        QVERIFY(setBoneHead(*m_document, BoneIndex(kLower), {x, 0.0, 0.0}, {}, 7));
    isOneStep(QStringLiteral("Move the head of lower"));
    QVERIFY((head("lower") - Vec3d(0.65, 0.0, 0.0)).norm() < 1e-12);
    QVERIFY(setBoneHead(*m_document, BoneIndex(kLower), {0.5, 0.0, 0.0}, {}, 8));
    QCOMPARE(m_document->undoStack().count(), 2); // another drag
}

void tst_bone_edits::rollsOfBothSidesAreImages() {
    begin(sides(true));
    // Frames that are images of one another to begin with.
    QVERIFY(symmetriseSkeleton(*m_document, BoneSide::Left));
    const MirroredFrame frame =
        usualMirroredFrame(skeleton(), mirrorBones(skeleton()), BonePlane());
    const BoneIndex arm = named("arm.L");
    const double roll = rollOf(skeleton(), arm, rollAxis(skeleton(), arm));
    QVERIFY(setBoneRoll(*m_document, arm, roll + 0.4, {.symmetric = true}));
    QVERIFY(std::abs(rollOf(skeleton(), arm, rollAxis(skeleton(), arm)) - roll - 0.4) < 1e-9);
    const Mat3d wanted =
        reflection(BonePlane()).linear() * place("arm.L").linear() * flipOf(frame).asDiagonal();
    QVERIFY((place("arm.R").linear() - wanted).norm() < 1e-9);
}

void tst_bone_edits::deletingAllIsReported() {
    begin(sides(true));
    select({"chest"});
    const auto done = deleteSelectedBones(*m_document, DeletedChildren::Delete);
    QVERIFY(done);
    QCOMPARE(skeleton().boneCount(), 0u);
    QVERIFY(std::ranges::any_of(
        *done, [](const Finding& finding) { return finding.code == "bone-none-left"; }));
    isOneStep(QStringLiteral("Delete chest and all below"));
}

void tst_bone_edits::growingOnOneSideWithoutTheOtherIsReported() {
    Character lopsided = sides(true);
    lopsided.skeleton.names[4] = "claw.R";
    begin(lopsided);
    SkeletonSequence sequence(m_document->character());
    QVERIFY(
        growBone(sequence, {.parent = BoneIndex(4), .head = {-0.9, 0.0, 0.0}, .symmetric = true}));
    QCOMPARE(sequence.made().size(), 1u);
    QCOMPARE(sequence.findings().size(), 1u);
    QCOMPARE(QString::fromStdString(sequence.findings().front().code),
             QStringLiteral("bone-no-counterpart"));
}

RIGWRIGHT_TEST(tst_bone_edits)
#include "tst_bone_edits.moc"
