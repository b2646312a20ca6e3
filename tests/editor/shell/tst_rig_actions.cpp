// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The Rig menu in a real window: a whole rig at once, switching without a jump, passes of a
/// solver, what goes with a bone, cycles that are refused, limits and baking.
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/rig_edits.h"
#include "editor/document/derived.h"
#include "editor/shell/bake_dialog.h"
#include "editor/shell/humanoid_dialog.h"
#include "editor/shell/joint_limit_dialog.h"
#include "editor/ui/slider_field.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}

double farthest(const std::vector<Affine3d>& a, const std::vector<Affine3d>& b) {
    double distance = a.size() == b.size() ? 0.0 : 1e9;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        distance = std::max(distance, (a[i].translation() - b[i].translation()).norm());
    return distance;
}

} // namespace

class tst_rig_actions : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowTest::initTestCase(); }
    void cleanupTestCase() { WindowTest::cleanupTestCase(); }
    void init() {
        startAfresh();
        m_window->tools().setCurrent(QStringLiteral("select"));
    }
    void cleanup() {
        for (auto* dialog : m_window->findChildren<QDialog*>())
            dialog->reject();
        document().derived().stepHandle({}, 0);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tasks().count() == 0, kPatience);
    }

    void entriesNeedWhatTheyWorkOn() {
        open("mannequin");
        select({});
        QTRY_VERIFY(action("rig.humanoid")->isEnabled());
        for (const char* id : {"rig.control",
                               "rig.control-chain",
                               "rig.limb",
                               "rig.chain-fabrik",
                               "rig.switch",
                               "rig.snap-ik",
                               "rig.step-on",
                               "rig.step-back",
                               "rig.step-end",
                               "rig.set",
                               "rig.delete",
                               "rig.mirror-left",
                               "rig.select-all",
                               "rig.bake",
                               "rig.joint-limit",
                               "rig.constraint-parent",
                               "rig.constraint-limit-rotation",
                               "rig.driver",
                               "rig.driver-shape",
                               "rig.helper-bone",
                               "rig.corrective-shape"})
            QTRY_VERIFY2(!action(id)->isEnabled(), id);
        select({"hand.L"});
        QTRY_VERIFY(action("rig.limb")->isEnabled());
        QVERIFY(action("rig.control")->isEnabled());
        QVERIFY(action("rig.constraint-limit-rotation")->isEnabled());
        QVERIFY(!action("rig.constraint-parent")->isEnabled()); // to what?
        QVERIFY(!action("rig.chain-fabrik")->isEnabled());
        select({"upper_arm.L", "hand.L"});
        QTRY_VERIFY(action("rig.constraint-parent")->isEnabled());
        QVERIFY(action("rig.chain-fabrik")->isEnabled());
        QVERIFY(!action("rig.constraint-blend")->isEnabled()); // of one
        document().reset({}, {});
        QTRY_VERIFY(!action("rig.humanoid")->isEnabled());
        QVERIFY(!action("view.controls")->isEnabled());
    }

    void aHumanoidIsRiggedFromTheMenuAndUndoTakesItBack() {
        open("mannequin");
        const auto before = bytesOf(document());
        const std::vector<Affine3d> bones = shown();
        trigger("rig.humanoid");
        QVERIFY(document().character().rig);
        QCOMPARE(document().character().rig->handles.size(), std::size_t(4));
        QVERIFY(toast().contains(QStringLiteral("controls")));
        QVERIFY(toast().contains(QStringLiteral("4 IK handles")));
        QCOMPARE(document().undoStack().undoText(), QStringLiteral("Rig a humanoid"));
        QVERIFY(document().session().view().controls);
        QVERIFY2(farthest(shown(), bones) < 1e-4, "at rest nothing moves");
        clickInToast("Undo");
        QVERIFY(bytesOf(document()) == before);
        QVERIFY(!document().character().rig);
    }

    void whatIsNoHumanoidIsSaidWithTheWayToTheMap() {
        open("quadruped");
        const auto before = bytesOf(document());
        trigger("rig.humanoid");
        QVERIFY(!toast().isEmpty());
        QVERIFY(bytesOf(document()) == before);
        clickInToast("Humanoid map…");
        QTRY_VERIFY(m_window->findChild<HumanoidDialog*>());
    }

    void controlsOfSelectedBonesAreSelectedAndDeletedByAKey() {
        open("mannequin");
        select({"lower_arm.L", "hand.L"});
        QTRY_VERIFY(action("rig.control")->isEnabled());
        giveKeysToThePicture();
        press(Qt::Key_C, Qt::ShiftModifier);
        QTRY_VERIFY(document().character().rig);
        QCOMPARE(document().session().selection().controls.size(), std::size_t(2));
        press(Qt::Key_Delete);
        QTRY_VERIFY(!document().character().rig);
        QCOMPARE(document().undoStack().count(), 2);
        document().undo();
        QCOMPARE(document().session().selection().controls.size(), std::size_t(2));
    }

    void theSwitchBetweenForwardAndInverseMovesNothing() {
        open("mannequin");
        trigger("rig.humanoid");
        const ControlIndex target = targetOf("hand.L");
        const IkHandleIndex arm = handleOf("hand.L");
        QVERIFY(poseControls(
            document(),
            std::array{ControlPose{target,
                                   {Vec3d(-0.15, 0.1, 0.15),
                                    Quatd(Eigen::AngleAxisd(0.4, Vec3d::UnitX())), Vec3d::Ones()}}},
            QStringLiteral("Reach")));
        selectControl(document().session(), *document().character().rig, target);
        const std::vector<Affine3d> before = shown();
        QTRY_VERIFY(action("rig.switch")->isEnabled());
        giveKeysToThePicture();
        press(Qt::Key_Q, Qt::ShiftModifier);
        QTRY_COMPARE(document().character().pose.ikWeights[arm.value()], 0.0);
        QVERIFY2(farthest(shown(), before) < 1e-4, "to forward kinematics");
        press(Qt::Key_Q, Qt::ShiftModifier);
        QTRY_COMPARE(document().character().pose.ikWeights[arm.value()], 1.0);
        QVERIFY2(farthest(shown(), before) < 1e-4, "and back");
        QCOMPARE(document().undoStack().undoText().contains(QStringLiteral("IK")), true);
    }

    void theLimbOfTheActiveHandGetsATargetThatIsSelected() {
        open("mannequin");
        select({"hand.L"});
        trigger("rig.limb");
        QVERIFY(document().character().rig);
        const IkHandle& handle = document().character().rig->handles.front();
        const Skeleton& skeleton = document().character().skeleton;
        QCOMPARE(handle.root, findBone(skeleton, "upper_arm.L"));
        QCOMPARE(handle.end, findBone(skeleton, "hand.L"));
        QVERIFY(handle.pole.control.isValid());
        QCOMPARE(document().session().selection().activeControl, handle.target.control);
    }

    void passesOfFabrikAreSteppedThrough() {
        open("tail");
        const Skeleton& skeleton = document().character().skeleton;
        Selection selection;
        selection.bones = {BoneIndex(0), BoneIndex(skeleton.boneCount() - 1)};
        selection.activeBone = selection.bones.back();
        document().session().setSelection(selection);
        trigger("rig.chain-fabrik");
        QVERIFY(document().character().rig);
        const ControlIndex target = document().session().selection().activeControl;
        QVERIFY(target.isValid());
        // Half-way back, and to the side: several passes.
        const Vec3d root = shown().front().translation();
        const Vec3d end =
            document().derived().shownFrame().rig.modelFromControl[target.value()].translation();
        Transform value;
        value.translation = (root - end) * 0.45 + Vec3d(0.0, 0.1, 0.1);
        QVERIFY(poseControls(document(), std::array{ControlPose{target, value}},
                             QStringLiteral("Pull")));
        const std::vector<Affine3d> solved = shown();
        const auto before = bytesOf(document());
        const auto report = [this] {
            return document().derived().shownFrame().rig.handles.front();
        };
        QVERIFY(!action("rig.step-end")->isEnabled());
        trigger("rig.step-on");
        QCOMPARE(document().derived().steppedPasses(), 1);
        QCOMPARE(report().iterations, 1);
        QCOMPARE(report().passes.size(), std::size_t(2)); // the beginning, and one
        const double first = report().error;
        trigger("rig.step-on");
        QCOMPARE(document().derived().steppedPasses(), 2);
        QVERIFY(report().error <= first);
        trigger("rig.step-back");
        QCOMPARE(document().derived().steppedPasses(), 1);
        QCOMPARE(report().error, first);
        for (int passes = 0; passes < 200 && action("rig.step-on")->isEnabled(); ++passes) {
            action("rig.step-on")->trigger();
            m_window->actions().follow();
        }
        QVERIFY(!action("rig.step-on")->isEnabled()); // it has ended
        trigger("rig.step-end");
        QVERIFY(!document().derived().steppedHandle().isValid());
        QVERIFY(farthest(shown(), solved) < 1e-9);
        QVERIFY2(bytesOf(document()) == before, "looking changes nothing");
    }

    void deletingADrivingBoneTakesItsDriverAndUndoBringsItBack() {
        open("mannequin");
        select({"lower_arm.L", "upper_arm.R"}); // the angle of the first moves the second
        trigger("rig.driver");
        QVERIFY(document().character().rig);
        QCOMPARE(document().character().rig->constraints.front().driver.bone,
                 findBone(document().character().skeleton, "lower_arm.L"));
        const auto before = bytesOf(document());
        select({"lower_arm.L"});
        trigger("skeleton.delete");
        QVERIFY(rigOf(document().character()).constraints.empty());
        QVERIFY(!toast().isEmpty());
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void aCycleIsRefusedWithItsPath() {
        open("mannequin");
        select({"hand.L", "head"});
        trigger("rig.constraint-position");
        const auto before = bytesOf(document());
        QVERIFY(document().character().rig);
        select({"head", "hand.L"});
        trigger("rig.constraint-position");
        QVERIFY2(toast().contains(QStringLiteral("→")), qPrintable(toast()));
        QVERIFY(toast().contains(QStringLiteral("head")));
        QVERIFY(toast().contains(QStringLiteral("hand.L")));
        QVERIFY(bytesOf(document()) == before);
        QCOMPARE(document().undoStack().count(), 1);
    }

    void twoHandlesOnOneChainAreRefused() {
        open("mannequin");
        select({"hand.L"});
        trigger("rig.limb");
        const auto before = bytesOf(document());
        select({"upper_arm.L", "hand.L"});
        trigger("rig.chain-ccd");
        QVERIFY(!toast().isEmpty());
        QVERIFY(bytesOf(document()) == before);
    }

    void theLimitOfAnElbowBeginsWithTheUsualOne() {
        open("mannequin");
        select({"lower_arm.L"});
        trigger("rig.joint-limit");
        QTRY_VERIFY(m_window->findChild<JointLimitDialog*>());
        auto* dialog = m_window->findChild<JointLimitDialog*>();
        QVERIFY(dialog->limit().has_value());
        QVERIFY2(dialog->limit()->hinge, "an elbow is a hinge");
        const double high = dialog->findChild<SliderField*>(QStringLiteral("high"))->value();
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("accept")),
                          Qt::LeftButton);
        QTRY_VERIFY(document().character().rig);
        const RigJointLimit limit = document().character().rig->jointLimits.front();
        QCOMPARE(limit.bone, findBone(document().character().skeleton, "lower_arm.L"));
        QVERIFY(std::abs(limit.limit.twistHigh - high * kPi / 180.0) < 1e-9);
        document().undo();
        QVERIFY(!document().character().rig);
    }

    void aClipIsBakedBesideTheWorkAndShown() {
        open("mannequin");
        trigger("rig.humanoid");
        const std::size_t clips = document().character().clips.size();
        QVERIFY(clips > 0);
        Playhead playhead;
        playhead.clip = ClipIndex(0);
        document().session().setPlayhead(playhead);
        const auto before = bytesOf(document());
        trigger("rig.bake");
        QTRY_VERIFY(m_window->findChild<BakeDialog*>());
        auto* dialog = m_window->findChild<BakeDialog*>();
        QCOMPARE(dialog->settings().clip, std::optional(ClipIndex(0)));
        QVERIFY(!dialog->settings().name.empty());
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("bake")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(document().character().clips.size() == clips + 1, kPatience);
        QCOMPARE(document().session().playhead().clip, ClipIndex(clips));
        const Clip& baked = *document().character().clips.back();
        for (const RigChannel& channel : baked.rigChannels) // handles are off beside it
            QVERIFY(channel.handle.isValid() && channel.keys.values == std::vector<float>{0.0f});
        QVERIFY(!baked.channels.empty());
        QCOMPARE(brokenInvariant(document().character()), std::string());
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void theWorkspaceAndItsShapesAreSwitched() {
        open("mannequin");
        trigger("workspace.rig");
        QVERIFY(action("workspace.rig")->isChecked());
        trigger("view.controls");
        QVERIFY(!document().session().view().controls);
        trigger("view.controls");
        QVERIFY(document().session().view().controls);
        trigger("workspace.weights");
        QVERIFY(!action("workspace.rig")->isChecked());
    }

private:
    Document& document() { return m_window->document(); }
    void open(const char* sample) {
        document().reset(std::move(makeSample(sample)).value(), {});
        QCoreApplication::processEvents();
    }
    /// The last one becomes the active one.
    void select(std::initializer_list<const char*> names) {
        Selection selection = document().session().selection();
        selection.bones.clear();
        selection.controls.clear();
        selection.activeControl = {};
        selection.activeBone = {};
        for (const char* name : names) {
            selection.bones.push_back(findBone(document().character().skeleton, name));
            QVERIFY2(selection.bones.back().isValid(), name);
            selection.activeBone = selection.bones.back();
        }
        document().session().setSelection(selection);
    }
    /// As the menu does it: what cannot be used cannot be chosen.
    void trigger(const char* id) {
        QTRY_VERIFY2(action(id)->isEnabled(), id);
        m_window->toasts().clear();
        action(id)->trigger();
    }
    [[nodiscard]] QString toast() const {
        const auto toasts = m_window->toasts().toasts();
        return toasts.empty() ? QString() : toasts.back()->sentence();
    }
    void clickInToast(const char* word) {
        const auto toasts = m_window->toasts().toasts();
        QVERIFY(!toasts.empty());
        for (auto* button : toasts.back()->findChildren<QPushButton*>())
            if (button->text() == QString::fromUtf8(word)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        QFAIL(word);
    }
    void giveKeysToThePicture() {
        QWindow* canvas = m_window->viewport()->window3D();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(canvas, kPatience));
        canvas->requestActivate();
        QTRY_COMPARE(QGuiApplication::focusWindow(), canvas);
    }
    IkHandleIndex handleOf(const char* end) {
        const auto& handles = document().character().rig->handles;
        const auto found = std::ranges::find(
            handles, findBone(document().character().skeleton, end), &IkHandle::end);
        return found == handles.end() ? IkHandleIndex()
                                      : IkHandleIndex(std::size_t(found - handles.begin()));
    }
    ControlIndex targetOf(const char* end) {
        return document().character().rig->handles[handleOf(end).value()].target.control;
    }
    std::vector<Affine3d> shown() { return document().derived().shownFrame().modelFromBone; }
};

RIGWRIGHT_TEST(tst_rig_actions)
#include "tst_rig_actions.moc"
