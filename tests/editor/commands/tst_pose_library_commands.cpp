// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the pose library: every one undone to the byte, poses applied whole and in part.
#include "editor/commands/pose_library_commands.h"

#include "editor/commands/pose_commands.h"
#include "editor/document/derived.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <functional>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_pose_library_commands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document.reset(armCharacter(), QString());
        turn(kLower, 1.0);
        QCOMPARE(savePose(m_document, QStringLiteral("Bent")), std::size_t(0));
        resetPose(m_document, {});
        turn(kUpper, 0.5);
        QCOMPARE(savePose(m_document, QStringLiteral("Raised")), std::size_t(1));
        resetPose(m_document, {});
    }

    void whatIsOnScreenIsSaved() {
        QCOMPARE(library().size(), std::size_t(2));
        QCOMPARE(library()[0]->name, std::string("Bent"));
        QVERIFY(std::abs(angle(library()[0]->pose, kLower) - 1.0) < 1e-12);
        Playhead playhead;
        playhead.clip = ClipIndex(0);
        playhead.time = 0.5;
        m_document.session().setPlayhead(playhead);
        savePose(m_document, QStringLiteral("From the clip"));
        QVERIFY(library()[2]->pose == m_document.derived().shownFrame().pose);
        QVERIFY(m_document.session().playhead().clip.isValid());
    }

    void everyStepIsNamedAndUndoneToTheByte() {
        const std::vector<std::pair<QString, std::function<bool()>>> steps{
            {QStringLiteral("Update pose Raised"), [&] { return updateSavedPose(m_document, 1); }},
            {QStringLiteral("Rename pose Bent to Elbow"),
             [&] { return renameSavedPose(m_document, 0, QStringLiteral("Elbow")); }},
            {QStringLiteral("Duplicate pose Bent"),
             [&] { return duplicateSavedPose(m_document, 0); }},
            {QStringLiteral("Move pose Raised"), [&] { return moveSavedPose(m_document, 1, 0); }},
            {QStringLiteral("Delete pose Bent"), [&] { return removeSavedPose(m_document, 0); }},
            {QStringLiteral("Apply pose Bent"),
             [&] { return applySavedPose(m_document, {.pose = 0}); }},
        };
        for (const auto& [text, run] : steps) {
            const Character before = m_document.character();
            QVERIFY(run());
            QCOMPARE(m_document.undoStack().undoText(), text);
            QVERIFY(brokenInvariant(m_document.character()).empty());
            const Character after = m_document.character();
            QVERIFY(!(before == after));
            m_document.undo();
            QVERIFY(m_document.character() == before);
            m_document.redo();
            QVERIFY(m_document.character() == after);
            m_document.undo();
        }
    }

    void orderAndNamesComeOut() {
        duplicateSavedPose(m_document, 0);
        moveSavedPose(m_document, 0, 2);
        QCOMPARE(library()[0]->name, std::string("Bent copy"));
        QCOMPARE(library()[1]->name, std::string("Raised"));
        QCOMPARE(library()[2]->name, std::string("Bent"));
    }

    void whatChangesNothingPushesNothing() {
        const int steps = m_document.undoStack().count();
        QVERIFY(!renameSavedPose(m_document, 0, QStringLiteral("Bent")));
        QVERIFY(!moveSavedPose(m_document, 1, 1));
        QVERIFY(!moveSavedPose(m_document, 0, 2));
        QVERIFY(!removeSavedPose(m_document, 2));
        QVERIFY(!duplicateSavedPose(m_document, 7));
        QVERIFY(!updateSavedPose(m_document, 9));
        QVERIFY(!applySavedPose(m_document, {.pose = 5}));
        QVERIFY(!applySavedPose(m_document, {.pose = 0, .amount = 0.0}));
        QCOMPARE(m_document.undoStack().count(), steps);
    }

    void onlyTheBonesGivenArePosed() {
        turn(kUpper, 0.25);
        const std::vector bones{BoneIndex(kLower)};
        QVERIFY(applySavedPose(m_document, {.pose = 0, .bones = bones}));
        QVERIFY(std::abs(angle(m_document.character().pose, kLower) - 1.0) < 1e-12);
        QVERIFY(std::abs(angle(m_document.character().pose, kUpper) - 0.25) < 1e-12);
        QVERIFY(applySavedPose(m_document, {.pose = 0}));
        QVERIFY(m_document.character().pose == library()[0]->pose);
    }

    void partOfTheWayIsPartOfTheAngle() {
        for (const double amount : {0.25, 0.5, 1.0}) {
            QVERIFY(applySavedPose(m_document, {.pose = 0, .amount = amount}));
            QVERIFY(std::abs(angle(m_document.character().pose, kLower) - amount) < 1e-9);
            m_document.undo();
        }
    }

    void aDraggedBlendIsOneStepAlsoForOtherBones() {
        const Character before = m_document.character();
        const int steps = m_document.undoStack().count();
        PoseApplication application{.pose = 0};
        application.from = before.pose;
        application.mergeToken = 99;
        for (const double amount : {0.0, 0.3, 0.0, 0.9}) {
            application.amount = amount;
            applySavedPose(m_document, application);
        }
        QCOMPARE(m_document.undoStack().count(), steps + 1);
        QVERIFY(std::abs(angle(m_document.character().pose, kLower) - 0.9) < 1e-9);
        application.pose = 1; // turns the other bone
        application.amount = 1.0;
        applySavedPose(m_document, application);
        QCOMPARE(m_document.undoStack().count(), steps + 1);
        m_document.undo();
        QVERIFY(m_document.character() == before);
    }

private:
    [[nodiscard]] const std::vector<std::shared_ptr<const SavedPose>>& library() const {
        return m_document.character().poseLibrary;
    }
    [[nodiscard]] double angle(const Pose& pose, std::size_t bone) const {
        return pose.local[bone].rotation.angularDistance(
            m_document.character().skeleton.restLocal[bone].rotation);
    }
    void turn(std::size_t bone, double by) {
        Transform local = m_document.character().skeleton.restLocal[bone];
        local.rotation = local.rotation * Quatd(Eigen::AngleAxisd(by, Vec3d::UnitZ()));
        poseBones(m_document, std::vector<BonePose>{{BoneIndex(bone), local}}, QString());
    }
    Document m_document;
};

RIGWRIGHT_TEST(tst_pose_library_commands)
#include "tst_pose_library_commands.moc"
