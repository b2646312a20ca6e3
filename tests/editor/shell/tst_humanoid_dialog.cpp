// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The humanoid map in a real window: roles are seen with how sure they are, corrected by pointer
/// and keys, mirrored, and kept as one step.
#include "editor/shell/humanoid_dialog.h"

#include "core/character/humanoid.h"
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "editor/panels/row_tree.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}

} // namespace

class tst_humanoid_dialog : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowTest::initTestCase(); }
    void cleanupTestCase() { WindowTest::cleanupTestCase(); }
    void init() { startAfresh(); }
    void cleanup() {
        if (HumanoidDialog* dialog = open())
            dialog->reject();
        QTRY_VERIFY(!open());
    }

    void aBodyHasItsRolesAndSaysHowSureTheyAre() {
        document().reset(*makeSample("mannequin"), {});
        ask();
        QVERIFY(label("state")->text().contains(QStringLiteral("All 15 required roles")));
        QCOMPARE(cell(HumanoidRole::LeftUpperArm, HumanoidDialog::Bone),
                 QStringLiteral("upper_arm.L"));
        const HumanoidMap map = humanoidOf(document().character()).map;
        QCOMPARE(open()->map(), map);
        const int percent = int(std::lround(100.0 * map[HumanoidRole::LeftUpperArm].confidence));
        QVERIFY(cell(HumanoidRole::LeftUpperArm, HumanoidDialog::Sure)
                    .contains(QStringLiteral("%1 %").arg(percent)));
        QVERIFY(!label("problems")->isVisible());
    }

    void whatIsNoHumanoidSaysWhy() {
        document().reset(armCharacter(), {});
        ask();
        QVERIFY(label("state")->text().contains(QStringLiteral("This is not a humanoid")));
        QVERIFY(label("state")->text().contains(QStringLiteral("required roles have no bone")));
        document().reset(*makeSample("mannequin"), {}); // another character
        QTRY_VERIFY(!open());
    }

    void rolesAreChosenByTypingANameAndAreOneStep() {
        document().reset(*makeSample("mannequin"), {});
        const auto before = bytesOf(document());
        ask();
        QTest::mouseClick(button("clear"), Qt::LeftButton);
        QVERIFY(!open()->map().of(HumanoidRole::Hips).isValid());
        QVERIFY(label("state")->text().contains(QStringLiteral("15 required roles have no bone")));
        typeBone(HumanoidRole::Hips, "hips");
        typeBone(HumanoidRole::LeftToes, "toe.L");
        const Skeleton& skeleton = document().character().skeleton;
        QCOMPARE(open()->map().of(HumanoidRole::Hips), findBone(skeleton, "hips"));
        QCOMPARE(open()->map()[HumanoidRole::Hips].evidence, RoleEvidence::ByHand);
        QVERIFY(cell(HumanoidRole::Hips, HumanoidDialog::Sure).contains(QStringLiteral("by hand")));
        // The bone is shown in the picture, and a side alone is a problem.
        QCOMPARE(document().session().selection().activeBone, findBone(skeleton, "toe.L"));
        QVERIFY(label("problems")->text().contains(QStringLiteral("the other side")));
        QVERIFY(bytesOf(document()) == before);
        QTest::mouseClick(button("accept"), Qt::LeftButton);
        QTRY_VERIFY(!open());
        QVERIFY(document().character().humanoid.has_value());
        QCOMPARE(document().character().humanoid->of(HumanoidRole::Hips),
                 findBone(skeleton, "hips"));
        QCOMPARE(document().undoStack().undoText(), QStringLiteral("Change the humanoid map"));
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void aBoneHasOneRoleAtMost() {
        document().reset(*makeSample("mannequin"), {});
        ask();
        const BoneIndex bone = open()->map().of(HumanoidRole::LeftHand);
        typeBone(HumanoidRole::LeftLowerArm, "hand.L");
        QCOMPARE(open()->map().of(HumanoidRole::LeftLowerArm), bone);
        QVERIFY(!open()->map().of(HumanoidRole::LeftHand).isValid());
        QCOMPARE(cell(HumanoidRole::LeftHand, HumanoidDialog::Bone), QStringLiteral("none"));
        QVERIFY(label("state")->text().contains(QStringLiteral("Left hand")));
        QTest::mouseClick(button("automatic"), Qt::LeftButton);
        QCOMPARE(open()->map().of(HumanoidRole::LeftHand), bone);
        // What is no name of a bone changes nothing.
        typeBone(HumanoidRole::LeftHand, "no such bone");
        QCOMPARE(open()->map().of(HumanoidRole::LeftHand), bone);
    }

    void theRightSideIsTakenFromTheLeft() {
        document().reset(*makeSample("mannequin"), {});
        ask();
        const HumanoidMap whole = open()->map();
        for (const HumanoidRole role : {HumanoidRole::RightHand, HumanoidRole::RightLowerLeg}) {
            row(role);
            QTest::keyClick(table(), Qt::Key_Delete);
            QVERIFY(!open()->map().of(role).isValid());
        }
        QTest::mouseClick(button("mirror"), Qt::LeftButton);
        for (const HumanoidRole role : humanoidRoles())
            QCOMPARE(open()->map().of(role), whole.of(role));
    }

    void rowsAndThePictureFollowOneAnother() {
        document().reset(*makeSample("mannequin"), {});
        ask();
        const BoneIndex foot = open()->map().of(HumanoidRole::LeftFoot);
        const QModelIndex cell = index(HumanoidRole::LeftFoot, HumanoidDialog::Role);
        table()->scrollTo(cell);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualRect(cell).center());
        QCOMPARE(document().session().selection().activeBone, foot);
        const BoneIndex head = open()->map().of(HumanoidRole::Head);
        selectBone(document().session(), head); // as a click in the picture does
        QCOMPARE(table()->currentIndex().data(HumanoidDialog::RoleRole).toInt(),
                 int(HumanoidRole::Head));
        QCOMPARE(document().session().selection().activeBone, head);
    }

    void escapeLeavesTheCharacterAsItIs() {
        document().reset(*makeSample("mannequin"), {});
        const auto before = bytesOf(document());
        ask();
        QTest::mouseClick(button("clear"), Qt::LeftButton);
        QTest::keyClick(open(), Qt::Key_Escape);
        QTRY_VERIFY(!open());
        QVERIFY(bytesOf(document()) == before);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void bonesThatGoMeanwhileAreNoChoiceAnyMore() {
        document().reset(*makeSample("mannequin"), {});
        ask();
        const std::size_t bones = document().character().skeleton.boneCount();
        selectBone(document().session(), findBone(document().character().skeleton, "hand.L"));
        QTRY_VERIFY(action("skeleton.delete-below")->isEnabled());
        action("skeleton.delete-below")->trigger();
        QVERIFY(document().character().skeleton.boneCount() < bones);
        QVERIFY(open());
        QCOMPARE(open()->skeleton().boneCount(), document().character().skeleton.boneCount());
        for (const HumanoidRole role : humanoidRoles())
            if (const BoneIndex bone = open()->map().of(role); bone.isValid())
                QVERIFY(bone.value() < document().character().skeleton.boneCount());
        document().undo();
        QCOMPARE(open()->skeleton().boneCount(), bones);
    }

private:
    Document& document() { return m_window->document(); }
    [[nodiscard]] HumanoidDialog* open() const {
        for (auto* dialog : m_window->findChildren<HumanoidDialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    void ask() {
        if (!QTest::qWaitFor([this] { return action("skeleton.humanoid")->isEnabled(); }))
            qFatal("there is no character");
        action("skeleton.humanoid")->trigger();
        if (!open())
            qFatal("no dialog");
    }
    [[nodiscard]] QLabel* label(const char* name) const {
        return open()->findChild<QLabel*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QPushButton* button(const char* name) const {
        return open()->findChild<QPushButton*>(QString::fromLatin1(name));
    }
    [[nodiscard]] RowTree* table() const {
        return open()->findChild<RowTree*>(QStringLiteral("roles"));
    }
    [[nodiscard]] QModelIndex index(HumanoidRole role, int column) const {
        const QAbstractItemModel& model = *table()->model();
        for (int part = 0; part < model.rowCount(); ++part) {
            const QModelIndex parent = model.index(part, 0);
            for (int i = 0; i < model.rowCount(parent); ++i)
                if (model.index(i, 0, parent).data(HumanoidDialog::RoleRole).toInt() == int(role))
                    return model.index(i, column, parent);
        }
        return {};
    }
    [[nodiscard]] QString cell(HumanoidRole role, int column) const {
        return index(role, column).data().toString();
    }
    void row(HumanoidRole role) const {
        table()->setCurrentIndex(index(role, HumanoidDialog::Role));
        table()->setFocus();
    }
    /// Return on the row, the name, Return.
    void typeBone(HumanoidRole role, const char* name) const {
        row(role);
        QTest::keyClick(table(), Qt::Key_Return);
        QComboBox* box = nullptr; // a former one may not be gone yet
        for (auto* each : table()->viewport()->findChildren<QComboBox*>())
            box = each->isVisible() ? each : box;
        QVERIFY(box);
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), QString::fromLatin1(name));
        QTest::keyClick(box->lineEdit(), Qt::Key_Return);
        QTRY_VERIFY(!table()->isEditing());
    }
};

RIGWRIGHT_TEST(tst_humanoid_dialog)
#include "tst_humanoid_dialog.moc"
