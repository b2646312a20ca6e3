// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the pose: names, steps, clips that let go, resets.
#include "editor/commands/pose_commands.h"

#include "editor/document/derived.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {
Transform turned(const Transform& from, double angle) {
    Transform local = from;
    local.rotation = Quatd(Eigen::AngleAxisd(angle, Vec3d::UnitZ()));
    return local;
}
} // namespace

class tst_pose_commands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_document.reset(armCharacter(), QString()); }

    void posingIsOneNamedStep();
    void posingToWhatItIsPushesNothing();
    void transformsThatAreNotFiniteAreRefused();
    void stepsWithOneTokenBecomeOne();
    void draggedBackToTheStartLeavesNoStep();
    void posingUnderAClipTakesWhatIsShown();
    void resetPutsChannelsBackToRest();
    void resetOfAllNamesThePose();
    void resetOfARestingBonePushesNothing();
    void changesNameTheBonesThatMoved();

private:
    [[nodiscard]] const Transform& lower() const {
        return m_document.character().pose.local[kLower];
    }
    bool turnLower(double angle, std::uint64_t token = 0) {
        const std::vector<BonePose> bones{{BoneIndex(kLower), turned(lower(), angle)}};
        return poseBones(m_document, bones,
                         poseText(m_document.character(), PoseAction::Rotate, bones), token);
    }
    Document m_document;
};

void tst_pose_commands::posingIsOneNamedStep() {
    const Character before = m_document.character();
    QVERIFY(turnLower(1.0));
    QCOMPARE(m_document.undoStack().count(), 1);
    QCOMPARE(m_document.undoStack().undoText(), QStringLiteral("Rotate lower"));
    const Character after = m_document.character();
    m_document.undo();
    QVERIFY(m_document.character() == before);
    m_document.redo();
    QVERIFY(m_document.character() == after);
}

void tst_pose_commands::posingToWhatItIsPushesNothing() {
    QVERIFY(turnLower(1.0));
    QVERIFY(!turnLower(1.0));
    QCOMPARE(m_document.undoStack().count(), 1);
}

void tst_pose_commands::transformsThatAreNotFiniteAreRefused() {
    Transform broken = lower();
    broken.translation.x() = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!poseBones(m_document, std::vector<BonePose>{{BoneIndex(kLower), broken}}, QString()));
    QVERIFY(!poseBones(m_document, std::vector<BonePose>{{BoneIndex(77), lower()}}, QString()));
    QCOMPARE(m_document.undoStack().count(), 0);
}

void tst_pose_commands::stepsWithOneTokenBecomeOne() {
    const Character before = m_document.character();
    for (const double angle : {0.1, 0.2, 0.3})
        QVERIFY(turnLower(angle, 7));
    QCOMPARE(m_document.undoStack().count(), 1);
    QVERIFY(turnLower(0.4, 8));
    QCOMPARE(m_document.undoStack().count(), 2);
    m_document.undo();
    m_document.undo();
    QVERIFY(m_document.character() == before);
}

void tst_pose_commands::draggedBackToTheStartLeavesNoStep() {
    const double angle = 0.3;
    QVERIFY(turnLower(angle, 7));
    const Transform rest = m_document.character().skeleton.restLocal[kLower];
    QVERIFY(poseBones(m_document, std::vector<BonePose>{{BoneIndex(kLower), rest}}, QString(), 7));
    QCOMPARE(m_document.undoStack().count(), 0);
    QVERIFY(lower() == rest);
}

void tst_pose_commands::posingUnderAClipTakesWhatIsShown() {
    Playhead playhead;
    playhead.clip = ClipIndex(0);
    playhead.time = 0.5;
    m_document.session().setPlayhead(playhead);
    const Pose before = m_document.character().pose;
    Pose shown = m_document.derived().shownFrame().pose;
    Transform moved = shown.local[kUpper];
    moved.translation.y() += 0.25;
    QVERIFY(poseBones(m_document, std::vector<BonePose>{{BoneIndex(kUpper), moved}}, QString()));
    shown.local[kUpper] = moved;
    QVERIFY(m_document.character().pose == shown);
    QVERIFY(!m_document.session().playhead().clip.isValid());
    QVERIFY(m_document.derived().shownFrame().pose == shown);
    QCOMPARE(m_document.undoStack().count(), 1);
    m_document.undo();
    QVERIFY(m_document.character().pose == before);
}

void tst_pose_commands::resetPutsChannelsBackToRest() {
    const Transform rest = m_document.character().skeleton.restLocal[kLower];
    Transform posed = turned(rest, 1.0);
    posed.translation.y() = 0.2;
    posed.scale = {2.0, 1.0, 1.0};
    poseBones(m_document, std::vector<BonePose>{{BoneIndex(kLower), posed}}, QString());
    const std::vector bones{BoneIndex(kLower)};
    QVERIFY(resetPose(m_document, bones, PoseChannel::Rotation));
    QVERIFY(lower().rotation.coeffs() == rest.rotation.coeffs());
    QVERIFY(lower().translation == posed.translation && lower().scale == posed.scale);
    QVERIFY(resetPose(m_document, bones, PoseChannel::Translation));
    QVERIFY(resetPose(m_document, bones, PoseChannel::Scale));
    QVERIFY(lower() == rest);
    QCOMPARE(m_document.undoStack().undoText(), QStringLiteral("Reset lower"));
}

void tst_pose_commands::resetOfAllNamesThePose() {
    turnLower(1.0);
    QVERIFY(resetPose(m_document, {}));
    QCOMPARE(m_document.undoStack().undoText(), QStringLiteral("Reset pose"));
    QVERIFY(m_document.character().pose == restPose(m_document.character()));
}

void tst_pose_commands::resetOfARestingBonePushesNothing() {
    QVERIFY(!resetPose(m_document, std::vector{BoneIndex(kLower)}));
    QVERIFY(!resetPose(m_document, {}));
    QCOMPARE(m_document.undoStack().count(), 0);
}

void tst_pose_commands::changesNameTheBonesThatMoved() {
    std::vector<BoneIndex> bones;
    connect(&m_document, &Document::changed, this,
            [&](const Change& change) { bones = std::get<PoseChanged>(change).bones; });
    turnLower(1.0);
    QVERIFY(bones == std::vector{BoneIndex(kLower)});
    m_document.disconnect(this);
}

RIGWRIGHT_TEST(tst_pose_commands)
#include "tst_pose_commands.moc"
