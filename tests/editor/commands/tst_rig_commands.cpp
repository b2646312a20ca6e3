// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of the rig as steps of a document: undo and redo to the last byte, the selection along,
/// and what is refused.
#include "core/animation/clip.h"
#include "core/character/edit_rig.h"
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton_edit.h"
#include "editor/commands/rig_commands.h"
#include "editor/commands/rig_edits.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "tests/support/arm_character.h"
#include "tests/support/random_bone_edit.h"
#include "tests/support/random_rig_edit.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <random>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

std::vector<std::uint8_t> bytesOf(const Document& document) {
    Result<std::vector<std::uint8_t>> bytes = encodeProject(document.character(), "{}");
    return bytes ? std::move(bytes).value() : std::vector<std::uint8_t>();
}

Character mannequin() {
    return std::move(makeSample("mannequin")).value();
}

Character subject(const QString& name) {
    return name == QLatin1String("arm") ? armCharacter()
                                        : std::move(makeSample(name.toStdString())).value();
}

BoneIndex bone(const Document& document, const char* name) {
    return findBone(document.character().skeleton, name);
}

const Rig& rig(const Document& document) {
    return rigOf(document.character());
}

/// Of what the document does not have.
bool speaksOfNobody(const Document& document) {
    const std::size_t bones = document.character().skeleton.boneCount();
    const std::size_t controls = rig(document).controls.size();
    const Selection& selection = document.session().selection();
    const auto isNone = [](auto index, std::size_t count) {
        return index.isValid() && index.value() >= count;
    };
    return isNone(selection.activeBone, bones) || isNone(selection.activeControl, controls) ||
           std::ranges::any_of(selection.bones,
                               [&](BoneIndex index) { return isNone(index, bones); }) ||
           std::ranges::any_of(selection.controls,
                               [&](ControlIndex index) { return isNone(index, controls); });
}

bool has(const Findings& findings, const char* code) {
    return std::ranges::any_of(findings,
                               [code](const Finding& finding) { return finding.code == code; });
}

/// The last bone becomes the active one.
void select(Document& document, std::initializer_list<const char*> names) {
    Selection selection = document.session().selection();
    selection.bones.clear();
    selection.controls.clear();
    selection.activeControl = {};
    for (const char* name : names)
        selection.bones.push_back(bone(document, name));
    selection.activeBone = selection.bones.back();
    document.session().setSelection(selection);
}

} // namespace

class tst_rig_commands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void randomEditsUndoAndRedoToTheByte_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<unsigned>("seed");
        QTest::newRow("arm") << "arm" << 21u;
        QTest::newRow("arm, other edits") << "arm" << 22u;
        QTest::newRow("tail") << "tail" << 23u;
        QTest::newRow("mannequin") << "mannequin" << 24u;
        QTest::newRow("mannequin, other edits") << "mannequin" << 25u;
    }
    void randomEditsUndoAndRedoToTheByte() {
        QFETCH(QString, name);
        QFETCH(unsigned, seed);
        constexpr int kEdits = 150;
        std::mt19937 random(seed);
        Document document;
        document.setUndoBudget(std::size_t(4) << 30); // no step may be dropped here
        document.reset(subject(name), QString());
        const std::vector<std::uint8_t> start = bytesOf(document);
        QVERIFY(!start.empty());
        const std::size_t bones = document.character().skeleton.boneCount();
        // Nobody may hear of something that is not there, in the middle of a step either.
        connect(&document, &Document::changed, this,
                [&document] { QVERIFY(!speaksOfNobody(document)); });
        connect(&document.session(), &Session::selectionChanged, this,
                [&document] { QVERIFY(!speaksOfNobody(document)); });
        int edits = 0;
        for (int tries = 0; edits < kEdits; ++tries) {
            QVERIFY2(tries < 3000, "nearly every edit is refused");
            chooseSome(document, random);
            const int before = document.undoStack().index();
            const std::vector<std::uint8_t> untouched =
                tries % 10 == 0 ? bytesOf(document) : std::vector<std::uint8_t>();
            Result<Findings> done = Findings();
            std::string what;
            if (std::bernoulli_distribution(0.15)(random)) {
                const RandomBoneEdit next =
                    randomBoneEdit(document.character().skeleton, random,
                                   std::max<std::size_t>(3, bones / 2), 2 * bones + 8);
                what = next.what;
                done = editSkeleton(document, next.edit, {.text = QStringLiteral("Bones")});
            } else {
                const RandomRigEdit next = randomRigEdit(document.character(), random);
                what = next.what;
                done = editRig(document, next.edit, {.text = QString::fromStdString(next.what)});
            }
            QVERIFY2(!speaksOfNobody(document), what.c_str());
            if (!done && !untouched.empty())
                QVERIFY2(bytesOf(document) == untouched, what.c_str());
            if (!done || document.undoStack().index() == before)
                continue;
            ++edits;
            QCOMPARE(brokenInvariant(document.character()), std::string());
        }
        const std::vector<std::uint8_t> end = bytesOf(document);
        QVERIFY(end != start);
        document.goToStep(0);
        QVERIFY(bytesOf(document) == start);
        for (int step = 0; step < kEdits; ++step)
            document.redo();
        QVERIFY(bytesOf(document) == end);
        document.goToStep(0);
        QVERIFY(bytesOf(document) == start);
        document.disconnect(this);
        document.session().disconnect(this);
    }

    void whatIsMadeIsSelectedAndUndoBringsTheOldSelectionBack() {
        Document document;
        document.reset(mannequin(), {});
        select(document, {"upper_arm.L", "lower_arm.L"});
        const Selection before = document.session().selection();
        QVERIFY(addSelectedControls(document).has_value());
        QCOMPARE(rig(document).controls.size(), std::size_t(2));
        QCOMPARE(document.session().selection().controls.size(), std::size_t(2));
        QCOMPARE(document.character().pose.controls.size(), std::size_t(2));
        document.undo();
        QVERIFY(!document.character().rig);
        QVERIFY(document.session().selection() == before);
        document.redo();
        QCOMPARE(document.session().selection().controls.size(), std::size_t(2));
    }

    void aCycleIsRefusedWithItsPathAndNothingChanges() {
        Document document;
        document.reset(mannequin(), {});
        select(document, {"hand.L", "head"}); // the head follows the hand
        QVERIFY(constrainSelection(document, ConstraintKind::Position).has_value());
        const std::vector<std::uint8_t> before = bytesOf(document);
        select(document, {"head", "hand.L"}); // and the hand the head
        const Result<Findings> refused = constrainSelection(document, ConstraintKind::Position);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, std::string("rig-cycle"));
        QVERIFY(refused.error().detail.find("head") != std::string::npos);
        QVERIFY(refused.error().detail.find("hand.L") != std::string::npos);
        QVERIFY(refused.error().detail.find("→") != std::string::npos);
        QVERIFY(bytesOf(document) == before);
        QCOMPARE(document.undoStack().count(), 1);
    }

    void aConstraintToItselfIsRefused() {
        Document document;
        document.reset(mannequin(), {});
        Constraint constraint;
        constraint.target = boneNode(bone(document, "head"));
        constraint.sources = {{constraint.target}};
        const Result<Findings> refused = addConstraint(document, constraint);
        QVERIFY(!refused.has_value());
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.character().rig);
    }

    void deletingABoneThatAControlDrivesTakesItAlongAndUndoBringsItBack() {
        Document document;
        document.reset(mannequin(), {});
        select(document, {"lower_arm.L", "hand.L"});
        QVERIFY(addSelectedControls(document).has_value());
        const std::vector<ControlIndex> both = document.session().selection().controls;
        QVERIFY(poseControls(
            document,
            std::array{ControlPose{
                both.front(),
                {Vec3d::Zero(), Quatd(Eigen::AngleAxisd(0.3, Vec3d::UnitX())), Vec3d::Ones()}}},
            QStringLiteral("Turn")));
        const std::vector<std::uint8_t> before = bytesOf(document);
        const Selection selected = document.session().selection();
        const Result<Findings> done = editSkeleton(
            document,
            deleteBones(document.character().skeleton, {.bones = {bone(document, "hand.L")}}),
            {.text = QStringLiteral("Delete hand.L")});
        QVERIFY(done.has_value());
        QVERIFY(has(*done, "rig-control-dropped"));
        QCOMPARE(rig(document).controls.size(), std::size_t(1));
        QCOMPARE(document.character().pose.controls.size(), std::size_t(1));
        QVERIFY(!speaksOfNobody(document));
        QCOMPARE(brokenInvariant(document.character()), std::string());
        document.undo();
        QVERIFY(bytesOf(document) == before);
        QVERIFY(document.session().selection() == selected);
    }

    void keysOfAControlThatGoesAreCountedAndComeBack() {
        Document document;
        Character character = armCharacter();
        const Result<MadeParts> made =
            addControls(Rig(), character.skeleton, std::array{BoneIndex(kLower)});
        QVERIFY(made.has_value());
        Result<Character> rigged = withRig(character, made->edit);
        QVERIFY(rigged.has_value());
        Clip clip = *rigged->clips.front();
        Channel keys;
        keys.target = ChannelTarget::Translation;
        keys.times = {0.0f, 0.5f, 1.0f};
        keys.values = {0.0f, 0.0f, 0.0f, 0.1f, 0.0f, 0.0f, 0.2f, 0.0f, 0.0f};
        clip.rigChannels.push_back({ControlIndex(0), {}, keys});
        rigged->clips.front() = std::make_shared<const Clip>(clip);
        QCOMPARE(brokenInvariant(*rigged), std::string());
        document.reset(*rigged, {});
        const std::vector<std::uint8_t> before = bytesOf(document);
        Selection selection = document.session().selection();
        selection.activeControl = ControlIndex(0);
        document.session().setSelection(selection);
        const Result<Findings> done = deleteSelectedControls(document);
        QVERIFY(done.has_value());
        const auto lost = std::ranges::find(*done, std::string("rig-keys-dropped"), &Finding::code);
        QVERIFY(lost != done->end());
        QCOMPARE(lost->count, std::size_t(3));
        QVERIFY(document.character().clips.front()->rigChannels.empty());
        QVERIFY(!document.character().rig);
        document.undo();
        QVERIFY(bytesOf(document) == before);
    }

    void draggedNumbersAreOneStepAndBackToTheStartNone() {
        Document document;
        document.reset(mannequin(), {});
        select(document, {"hand.L"});
        QVERIFY(addSelectedControls(document).has_value());
        const Control start = rig(document).controls.front();
        for (const double size : {0.2, 0.3, 0.4}) {
            Control control = start;
            control.size = size;
            QVERIFY(setControl(document, ControlIndex(0), control, QStringLiteral("Size"), 9)
                        .has_value());
        }
        QCOMPARE(document.undoStack().count(), 2);
        QVERIFY(
            setControl(document, ControlIndex(0), start, QStringLiteral("Size"), 9).has_value());
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(rig(document).controls.front() == start);
    }

    void changesSayWhetherThingsCameOrWent() {
        Document document;
        document.reset(mannequin(), {});
        std::vector<bool> same;
        connect(&document, &Document::changed, this, [&same](const Change& change) {
            if (const auto* changed = std::get_if<RigChanged>(&change))
                same.push_back(changed->sameCounts);
        });
        const std::uint64_t weights = document.revision({.weights = true});
        const std::uint64_t pose = document.revision({.pose = true});
        select(document, {"hand.L"});
        QVERIFY(addSelectedControls(document).has_value());
        Control control = rig(document).controls.front();
        control.hidden = true;
        QVERIFY(setControl(document, ControlIndex(0), control, QStringLiteral("Hide")).has_value());
        document.undo();
        document.undo();
        QVERIFY((same == std::vector<bool>{false, true, true, false}));
        QCOMPARE(document.revision({.weights = true}), weights);
        QVERIFY(document.revision({.pose = true}) > pose);
        document.disconnect(this);
    }

    void aChangeThatChangesNothingIsNoStep() {
        Document document;
        document.reset(mannequin(), {});
        select(document, {"hand.L"});
        QVERIFY(addSelectedControls(document).has_value());
        QVERIFY(setControl(document, ControlIndex(0), rig(document).controls.front(),
                           QStringLiteral("Same"))
                    .has_value());
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(
            !setControl(document, ControlIndex(7), Control(), QStringLiteral("None")).has_value());
        QCOMPARE(document.undoStack().count(), 1);
    }

    void constraintsChangePlacesAndThoseThatLagAreNamed() {
        Document document;
        document.reset(mannequin(), {});
        // The head copies the left hand's rotation, the right hand the head's.
        select(document, {"hand.L", "head"});
        QVERIFY(constrainSelection(document, ConstraintKind::Rotation).has_value());
        select(document, {"head", "hand.R"});
        QVERIFY(constrainSelection(document, ConstraintKind::Rotation).has_value());
        const std::vector<Constraint> before = rig(document).constraints;
        const Result<Findings> moved = moveConstraint(document, ConstraintIndex(1), 0);
        QVERIFY(moved.has_value());
        QVERIFY(rig(document).constraints[0] == before[1]);
        QVERIFY(rig(document).constraints[1] == before[0]);
        QVERIFY(has(*moved, "rig-order"));
        document.undo();
        QVERIFY(rig(document).constraints == before);
    }

    void jointLimitsAreSetForAllSelectedBonesAndTakenAway() {
        Document document;
        document.reset(mannequin(), {});
        const std::array bones{bone(document, "lower_arm.L"), bone(document, "lower_arm.R")};
        JointLimit limit;
        limit.swing = 0.5;
        limit.along = Vec3d(0.6, 0.0, 0.8); // of neither
        QVERIFY(setJointLimit(document, bones, limit).has_value());
        QCOMPARE(rig(document).jointLimits.size(), std::size_t(2));
        const Skeleton& skeleton = document.character().skeleton;
        for (const RigJointLimit& known : rig(document).jointLimits) {
            const Vec3d own =
                tailOf(skeleton, known.bone, mainChildren(skeleton)[known.bone.value()]);
            QVERIFY((known.limit.along - own.normalized()).norm() < 1e-9);
            QCOMPARE(known.limit.swing, 0.5);
        }
        QVERIFY(std::ranges::is_sorted(rig(document).jointLimits, {}, &RigJointLimit::bone));
        QVERIFY(setJointLimit(document, std::array{bones[0]}, std::nullopt).has_value());
        QCOMPARE(rig(document).jointLimits.size(), std::size_t(1));
        QCOMPARE(rig(document).jointLimits.front().bone, bones[1]);
    }

    void twoDocumentsDoNotShareWhatTheyEdit() {
        Document first;
        Document second;
        first.reset(mannequin(), {});
        select(first, {"hand.L"});
        QVERIFY(addSelectedControls(first).has_value());
        second.reset(first.character(), {});
        const std::vector<std::uint8_t> untouched = bytesOf(second);
        Control control = rig(first).controls.front();
        control.name = "other";
        QVERIFY(setControl(first, ControlIndex(0), control, QStringLiteral("Rename")).has_value());
        QVERIFY(bytesOf(second) == untouched);
        QVERIFY(deleteSelectedControls(first).has_value());
        QVERIFY(bytesOf(second) == untouched);
        QVERIFY(!second.canUndo());
        first.goToStep(1);
        QVERIFY(bytesOf(first) == untouched);
    }

    void aCurveGetsControlsThatLeaveTheChainWhereItIs() {
        Document document;
        document.reset(std::move(makeSample("tail")).value(), {});
        const Skeleton& skeleton = document.character().skeleton;
        Selection selection;
        selection.bones = {BoneIndex(1), BoneIndex(skeleton.boneCount() - 1)};
        selection.activeBone = selection.bones.back();
        document.session().setSelection(selection);
        QVERIFY(canConstrain(document, ConstraintKind::Spline));
        QVERIFY(constrainSelection(document, ConstraintKind::Spline).has_value());
        QCOMPARE(rig(document).constraints.size(), std::size_t(1));
        const std::size_t controls = rig(document).controls.size();
        QVERIFY(controls >= 3 && controls <= 5);
        QCOMPARE(rig(document).constraints.front().sources.size(), controls);
        document.undo(); // one step
        QVERIFY(!document.character().rig);
    }

private:
    /// Some bones and controls, whatever they are.
    static void chooseSome(Document& document, std::mt19937& random) {
        const std::size_t bones = document.character().skeleton.boneCount();
        const std::size_t controls = rig(document).controls.size();
        Selection selection;
        selection.activeBone =
            BoneIndex(std::uniform_int_distribution<std::size_t>(0, bones - 1)(random));
        if (controls > 0)
            for (int i = 0; i < 2; ++i)
                selection.controls.emplace_back(
                    std::uniform_int_distribution<std::size_t>(0, controls - 1)(random));
        document.session().setSelection(selection);
    }
};

RIGWRIGHT_TEST(tst_rig_commands)
#include "tst_rig_commands.moc"
