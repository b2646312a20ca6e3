// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Values of controls and weights of handles: steps, resets, spaces, switches without a jump, and
/// going along with copied, mirrored and saved poses.
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "editor/commands/pose_clipboard.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/pose_library_commands.h"
#include "editor/commands/rig_commands.h"
#include "editor/commands/rig_edits.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

std::vector<std::uint8_t> bytesOf(const Document& document) {
    Result<std::vector<std::uint8_t>> bytes = encodeProject(document.character(), "{}");
    return bytes ? std::move(bytes).value() : std::vector<std::uint8_t>();
}

Transform turned(double angle, const Vec3d& axis) {
    return {Vec3d::Zero(), Quatd(Eigen::AngleAxisd(angle, axis)), Vec3d::Ones()};
}

Transform moved(const Vec3d& by) {
    return {by, Quatd::Identity(), Vec3d::Ones()};
}

double farthest(const std::vector<Affine3d>& a, const std::vector<Affine3d>& b) {
    double distance = a.size() == b.size() ? 0.0 : 1e9;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        distance = std::max(distance, (a[i].translation() - b[i].translation()).norm());
    return distance;
}

double difference(const Transform& a, const Transform& b) {
    return std::max({(a.translation - b.translation).norm(), a.rotation.angularDistance(b.rotation),
                     (a.scale - b.scale).norm()});
}

} // namespace

class tst_control_poses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The mannequin with a whole rig.
    void init() {
        m_document.reset(std::move(makeSample("mannequin")).value(), {});
        const auto made = rigWholeHumanoid(m_document);
        QVERIFY(made.has_value());
        QVERIFY(made->controls > 15 && made->handles == 4);
        m_document.undoStack().clear();
    }

    void posingIsOneNamedStepThatUndoTakesBackWhole() {
        const std::vector<std::uint8_t> before = bytesOf(m_document);
        const ControlIndex hand = target("hand.L");
        const std::array poses{ControlPose{hand, moved({0.1, 0.0, 0.0})}};
        QVERIFY(poseControls(m_document, poses,
                             controlText(m_document.character(), PoseAction::Move, poses)));
        QVERIFY(m_document.undoStack().undoText().startsWith(QStringLiteral("Move ")));
        QVERIFY(value(hand) == poses.front().value);
        m_document.undo();
        QVERIFY(bytesOf(m_document) == before);
        m_document.redo();
        QVERIFY(value(hand) == poses.front().value);
        QVERIFY(!poseControls(m_document, poses, QStringLiteral("Again")));
        QCOMPARE(m_document.undoStack().count(), 1);
    }

    void whatIsNotFiniteOrNotThereIsRefused() {
        Transform broken;
        broken.translation.x() = std::numeric_limits<double>::quiet_NaN();
        const ControlIndex hand = target("hand.L");
        QVERIFY(!poseControls(m_document, std::array{ControlPose{hand, broken}}, QString()));
        QVERIFY(
            !poseControls(m_document, std::array{ControlPose{ControlIndex(777), {}}}, QString()));
        const IkHandleIndex arm = handleOf("hand.L");
        QVERIFY(!setIkWeight(m_document, arm, std::numeric_limits<double>::quiet_NaN()));
        QVERIFY(!setIkWeight(m_document, arm, 1.5));
        QVERIFY(!setIkWeight(m_document, IkHandleIndex(99), 0.5));
        QVERIFY(!switchKinematics(m_document, {}, true));
        QCOMPARE(m_document.undoStack().count(), 0);
    }

    void stepsWithOneTokenBecomeOneAndBackToTheStartNone() {
        const ControlIndex hand = target("hand.L");
        for (const double x : {0.1, 0.2, 0.3})
            QVERIFY(poseControls(m_document, std::array{ControlPose{hand, moved({x, 0.0, 0.0})}},
                                 QStringLiteral("Move"), 5));
        QCOMPARE(m_document.undoStack().count(), 1);
        QVERIFY(poseControls(m_document, std::array{ControlPose{hand, Transform()}},
                             QStringLiteral("Move"), 5));
        QCOMPARE(m_document.undoStack().count(), 0);
        const IkHandleIndex arm = handleOf("hand.L");
        const double start = m_document.character().pose.ikWeights[arm.value()];
        QVERIFY(setIkWeight(m_document, arm, 0.4, 6));
        QVERIFY(setIkWeight(m_document, arm, 0.6, 6));
        QCOMPARE(m_document.undoStack().count(), 1);
        QCOMPARE(m_document.character().pose.ikWeights[arm.value()], 0.6);
        m_document.undo();
        QCOMPARE(m_document.character().pose.ikWeights[arm.value()], start);
    }

    void resettingKeepsLockedChannelsAndResettingAllGoesToRest() {
        const ControlIndex hand = target("hand.L");
        Control control = m_document.character().rig->controls[hand.value()];
        control.locked[std::size_t(TransformChannel::MoveY)] = true;
        QVERIFY(setControl(m_document, hand, control, QStringLiteral("Lock")).has_value());
        QVERIFY(poseControls(m_document, std::array{ControlPose{hand, moved({0.1, 0.2, 0.3})}},
                             QStringLiteral("Move")));
        QVERIFY(resetControls(m_document, std::array{hand}, PoseChannel::Translation));
        QVERIFY((value(hand).translation - Vec3d(0.0, 0.2, 0.0)).norm() < 1e-12);
        QVERIFY(setIkWeight(m_document, handleOf("hand.L"), 0.25));
        QVERIFY(resetPose(m_document, {}));
        QVERIFY(m_document.character().pose == restPose(m_document.character()));
    }

    void anotherSpaceLeavesTheControlWhereItIs_data() {
        QTest::addColumn<int>("space");
        QTest::newRow("parent") << int(ControlSpace::Parent);
        QTest::newRow("root") << int(ControlSpace::Root);
        QTest::newRow("world") << int(ControlSpace::World);
        QTest::newRow("a bone") << int(ControlSpace::Node);
    }
    void anotherSpaceLeavesTheControlWhereItIs() {
        QFETCH(int, space);
        const ControlIndex hand = target("hand.L");
        // Something for spaces to differ in.
        QVERIFY(poseControls(
            m_document,
            std::array{ControlPose{hand,
                                   {Vec3d(0.1, 0.05, 0.1),
                                    Quatd(Eigen::AngleAxisd(0.4, Vec3d::UnitY())), Vec3d::Ones()}},
                       ControlPose{controlOn("spine_01"), turned(0.3, Vec3d::UnitX())}},
            QStringLiteral("Pose")));
        const Affine3d before = place(hand);
        const std::vector<Affine3d> bones = shown();
        const RigNode head = space == int(ControlSpace::Node) ? boneNode(bone("head")) : RigNode();
        m_document.undoStack().clear();
        const auto done = setControlSpace(m_document, hand, ControlSpace(space), head);
        if (space == int(ControlSpace::Parent)) { // the forearm, which the handle itself turns
            QVERIFY(!done.has_value());
            QCOMPARE(done.error().code, std::string("rig-cycle"));
            QCOMPARE(m_document.undoStack().count(), 0);
            return;
        }
        QVERIFY(done.has_value());
        QVERIFY((place(hand).matrix() - before.matrix()).norm() < 1e-9);
        QVERIFY(farthest(shown(), bones) < 1e-9);
        QVERIFY(m_document.undoStack().count() <= 1);
        // And back: again nothing is seen to move.
        QVERIFY(setControlSpace(m_document, hand, ControlSpace::World, {}).has_value());
        QVERIFY((place(hand).matrix() - before.matrix()).norm() < 1e-9);
    }

    void switchingThereAndBackMovesNothing() {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> angle(-0.5, 0.5);
        const IkHandleIndex arm = handleOf("hand.L");
        const BoneIndex upper = bone("upper_arm.L");
        const BoneIndex lower = bone("lower_arm.L");
        const double length =
            (shown()[upper.value()].translation() - shown()[lower.value()].translation()).norm() +
            (shown()[lower.value()].translation() - shown()[bone("hand.L").value()].translation())
                .norm();
        QVERIFY(switchKinematics(m_document, arm, false));
        for (int round = 0; round < 40; ++round) {
            Pose pose = m_document.character().pose;
            for (const BoneIndex turnedBone : {upper, lower})
                pose.local[turnedBone.value()].rotation =
                    m_document.character().skeleton.restLocal[turnedBone.value()].rotation *
                    Quatd(Eigen::AngleAxisd(angle(random), Vec3d::UnitX())) *
                    Quatd(Eigen::AngleAxisd(angle(random), Vec3d::UnitZ()));
            poseWhole(m_document, pose, QStringLiteral("Pose"));
            const std::vector<Affine3d> before = shown();
            QVERIFY(switchKinematics(m_document, arm, true));
            QCOMPARE(m_document.character().pose.ikWeights[arm.value()], 1.0);
            QVERIFY2(farthest(shown(), before) < 1e-4 * length, "to inverse kinematics");
            QVERIFY(switchKinematics(m_document, arm, false));
            QCOMPARE(m_document.character().pose.ikWeights[arm.value()], 0.0);
            QVERIFY2(farthest(shown(), before) < 1e-4 * length, "and back");
        }
    }

    void aSwitchIsOneStep() {
        const IkHandleIndex arm = handleOf("hand.L");
        QVERIFY(poseControls(m_document,
                             std::array{ControlPose{target("hand.L"), moved({-0.1, 0.1, 0.1})}},
                             QStringLiteral("Reach")));
        const std::vector<std::uint8_t> before = bytesOf(m_document);
        const std::vector<Affine3d> bones = shown();
        QVERIFY(switchKinematics(m_document, arm, false));
        QVERIFY(farthest(shown(), bones) < 1e-4);
        QCOMPARE(m_document.undoStack().count(), 2);
        m_document.undo();
        QVERIFY(bytesOf(m_document) == before);
    }

    void snappingBringsTheTargetToTheLimb() {
        const IkHandleIndex arm = handleOf("hand.L");
        QVERIFY(switchKinematics(m_document, arm, false));
        Pose pose = m_document.character().pose;
        const BoneIndex lower = bone("lower_arm.L");
        pose.local[lower.value()].rotation =
            pose.local[lower.value()].rotation * Quatd(Eigen::AngleAxisd(0.6, Vec3d::UnitX()));
        QVERIFY(poseWhole(m_document, pose, QStringLiteral("Bend")));
        QVERIFY(snapInverseToForward(m_document, arm));
        QCOMPARE(m_document.character().pose.ikWeights[arm.value()], 0.0); // the weight stays
        const Vec3d hand = shown()[bone("hand.L").value()].translation();
        QVERIFY((place(target("hand.L")).translation() - hand).norm() < 1e-4);
        QVERIFY(!snapInverseToForward(m_document, arm)); // there already
    }

    void theHandleThatIsMeantIsFound() {
        const IkHandleIndex arm = handleOf("hand.L");
        selectControl(m_document.session(), *m_document.character().rig, target("hand.L"));
        QCOMPARE(activeHandle(m_document), arm);
        QCOMPARE(activeNode(m_document), controlNode(target("hand.L")));
        selectBone(m_document.session(), bone("lower_arm.L"));
        QCOMPARE(activeHandle(m_document), arm);
        QCOMPARE(activeNode(m_document), boneNode(bone("lower_arm.L")));
        selectBone(m_document.session(), bone("head"));
        QVERIFY(!activeHandle(m_document).isValid());
        // A bone that was chosen after a control is what is meant.
        selectControl(m_document.session(), *m_document.character().rig, target("hand.L"));
        selectBone(m_document.session(), bone("head"), true);
        QCOMPARE(activeNode(m_document), boneNode(bone("head")));
    }

    void copiedPosesBringControlsAlong() {
        const ControlIndex hand = target("hand.L");
        const IkHandleIndex arm = handleOf("hand.L");
        QVERIFY(poseControls(m_document, std::array{ControlPose{hand, moved({0.1, 0.2, 0.0})}},
                             QStringLiteral("Move")));
        QVERIFY(setIkWeight(m_document, arm, 0.5));
        const QByteArray copied = copyPose(m_document, {});
        const Pose posed = m_document.character().pose;
        QVERIFY(resetPose(m_document, {}));
        const PasteOutcome outcome = pastePose(m_document, copied, false);
        QVERIFY(outcome.isPose && outcome.changed);
        QVERIFY(difference(value(hand), posed.controls[hand.value()]) < 1e-12);
        QCOMPARE(m_document.character().pose.ikWeights[arm.value()], 0.5);
        // Mirrored: the other side's target goes there.
        QVERIFY(resetPose(m_document, {}));
        QVERIFY(pastePose(m_document, copied, true).changed);
        const Vec3d other = place(target("hand.R")).translation();
        QVERIFY(resetPose(m_document, {}));
        QVERIFY(pastePose(m_document, copied, false).changed);
        const Vec3d own = place(hand).translation();
        QVERIFY((other - Vec3d(-own.x(), own.y(), own.z())).norm() < 1e-6);
    }

    void mirroringTwiceIsNothing() {
        QVERIFY(poseControls(m_document,
                             std::array{ControlPose{target("hand.L"), moved({0.1, 0.2, 0.05})},
                                        ControlPose{target("foot.R"), moved({0.0, 0.2, 0.1})}},
                             QStringLiteral("Move")));
        const Pose posed = m_document.character().pose;
        QVERIFY(mirrorWholePose(m_document));
        const Pose mirrored = m_document.character().pose;
        QVERIFY(difference(mirrored.controls[target("hand.L").value()],
                           posed.controls[target("hand.L").value()]) > 0.1);
        QVERIFY(mirrorWholePose(m_document));
        const Pose& back = m_document.character().pose;
        for (std::size_t i = 0; i < posed.controls.size(); ++i)
            QVERIFY(difference(back.controls[i], posed.controls[i]) < 1e-6);
    }

    void savedPosesKeepControlsAndWeights() {
        const ControlIndex hand = target("hand.L");
        const IkHandleIndex arm = handleOf("hand.L");
        QVERIFY(poseControls(m_document, std::array{ControlPose{hand, moved({0.1, 0.2, 0.0})}},
                             QStringLiteral("Move")));
        QVERIFY(setIkWeight(m_document, arm, 0.5));
        const std::size_t saved = savePose(m_document, QStringLiteral("Reach"));
        const Pose posed = m_document.character().pose;
        QVERIFY(resetPose(m_document, {}));
        QVERIFY(applySavedPose(m_document, {.pose = saved}));
        QVERIFY(m_document.character().pose == posed);
        // Only on the selected bones: of the hand, its target comes along.
        QVERIFY(resetPose(m_document, {}));
        const std::array bones{bone("hand.L")};
        QVERIFY(applySavedPose(m_document, {.pose = saved, .bones = bones}));
        QVERIFY(value(hand) == posed.controls[hand.value()]);
    }

    void aBakedClipIsAStepAndIsShown() {
        const std::vector<std::uint8_t> before = bytesOf(m_document);
        const std::size_t clips = m_document.character().clips.size();
        Clip clip;
        clip.name = "walk baked";
        QVERIFY(addBakedClip(m_document, clip));
        QCOMPARE(m_document.character().clips.size(), clips + 1);
        QCOMPARE(m_document.session().playhead().clip, ClipIndex(clips));
        QVERIFY(m_document.undoStack().undoText().contains(QStringLiteral("walk baked")));
        m_document.undo();
        QVERIFY(bytesOf(m_document) == before);
        QVERIFY(!m_document.session().playhead().clip.isValid());
        Document bare;
        bare.reset(std::move(makeSample("mannequin")).value(), {});
        QVERIFY(!addBakedClip(bare, clip));
    }

private:
    [[nodiscard]] BoneIndex bone(const char* name) const {
        const BoneIndex found = findBone(m_document.character().skeleton, name);
        Q_ASSERT(found.isValid());
        return found;
    }
    /// The handle that ends at this bone, and the control that it reaches for.
    [[nodiscard]] IkHandleIndex handleOf(const char* end) const {
        const auto& handles = m_document.character().rig->handles;
        const auto found = std::ranges::find(handles, bone(end), &IkHandle::end);
        Q_ASSERT(found != handles.end());
        return IkHandleIndex(std::size_t(found - handles.begin()));
    }
    [[nodiscard]] ControlIndex target(const char* end) const {
        return m_document.character().rig->handles[handleOf(end).value()].target.control;
    }
    /// The one that drives the bone.
    [[nodiscard]] ControlIndex controlOn(const char* name) const {
        const auto& controls = m_document.character().rig->controls;
        for (std::size_t i = 0; i < controls.size(); ++i)
            if (controls[i].drives && controls[i].bone == bone(name))
                return ControlIndex(i);
        return {};
    }
    [[nodiscard]] const Transform& value(ControlIndex control) const {
        return m_document.character().pose.controls[control.value()];
    }
    [[nodiscard]] std::vector<Affine3d> shown() {
        return m_document.derived().shownFrame().modelFromBone;
    }
    [[nodiscard]] Affine3d place(ControlIndex control) {
        return m_document.derived().shownFrame().rig.modelFromControl[control.value()];
    }

    Document m_document;
};

RIGWRIGHT_TEST(tst_control_poses)
#include "tst_control_poses.moc"
