// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Renaming many bones in a real window: every new name is seen first, and all are one step.
#include "editor/shell/rename_dialog.h"

#include "core/project/project.h"
#include "core/samples/samples.h"
#include "editor/panels/row_tree.h"
#include "editor/shell/rename_model.h"
#include "editor/ui/language.h"
#include "editor/ui/segmented_choice.h"
#include "tests/editor/shell/cut_off.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}

} // namespace

class tst_rename_dialog : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowTest::initTestCase(); }
    void cleanupTestCase() { WindowTest::cleanupTestCase(); }
    void init() { startAfresh(); }
    void cleanup() {
        if (RenameDialog* dialog = open())
            dialog->reject();
        QTRY_VERIFY(!open());
        applyLanguage(QStringLiteral("en"));
    }

    void whatIsFoundIsReplacedInOneStep() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        RenameDialog* dialog = ask();
        QVERIFY(!button()->isEnabled()); // nothing is looked for yet
        QVERIFY(!label("problem")->isVisible());
        type("find", "er");
        type("by", "ER");
        QCOMPARE(newNames(), QStringList({"uppER", "lowER", "helpER"}));
        QVERIFY(label("count")->text().contains(QStringLiteral("3 bones get another name")));
        QVERIFY(bytesOf(document()) == before); // seen, and not yet there
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(!open());
        QCOMPARE(names(), QStringList({"uppER", "lowER", "helpER"}));
        QCOMPARE(document().undoStack().count(), 1);
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void expressionsHaveGroupsAndMistakesAreSaid() {
        document().reset(armCharacter(), {});
        ask();
        type("find", "(.*)er");
        type("by", "$1_x");
        QCOMPARE(newNames(), QStringList({"upper", "lower", "helper"})); // letter by letter
        check("isExpression");
        QCOMPARE(newNames(), QStringList({"upp_x", "low_x", "help_x"}));
        type("find", "(er");
        QVERIFY(label("problem")->isVisible());
        QVERIFY(label("problem")->text().contains(QStringLiteral("cannot be read at character")));
        QVERIFY(!button()->isEnabled());
        QCOMPARE(newNames(), QStringList({"upper", "lower", "helper"}));
    }

    void numbersNeedAPlace() {
        document().reset(armCharacter(), {});
        ask();
        choose(RenameWay::Number);
        QCOMPARE(newNames(), QStringList({"bone_01", "bone_02", "bone_03"}));
        type("numbered", "bone");
        QVERIFY(label("problem")->isVisible());
        QVERIFY(!button()->isEnabled());
        type("numbered", "b#");
        QVERIFY(!label("problem")->isVisible());
        QCOMPARE(newNames(), QStringList({"b1", "b2", "b3"}));
    }

    void namesThatMeetAreMarkedAndAllowed() {
        document().reset(armCharacter(), {});
        ask();
        check("isExpression");
        type("find", "^(upper|lower)$");
        type("by", "same");
        QCOMPARE(newNames(), QStringList({"same", "same", "helper"}));
        QCOMPARE(shared(), QList<bool>({true, true, false}));
        QVERIFY(label("count")->text().contains(QStringLiteral("2 bones would share a name")));
        QTest::mouseClick(button(), Qt::LeftButton);
        QTRY_VERIFY(!open());
        QCOMPARE(names(), QStringList({"same", "same", "helper"}));
        QVERIFY(!m_window->toasts().toasts().empty()); // it is said again, with the way back
    }

    void onlyWhatIsChosenIsRenamed() {
        document().reset(armCharacter(), {});
        Selection selection;
        selection.bones = {BoneIndex(kLower)};
        selection.activeBone = BoneIndex(kLower);
        document().session().setSelection(selection);
        ask();
        choose(RenameWay::Add);
        type("prefix", "x_");
        QCOMPARE(newNames(), QStringList({"x_lower", "x_helper"})); // with all below
        scope()->setCurrentIndex(0);
        QCOMPARE(newNames(), QStringList({"x_lower"}));
        scope()->setCurrentIndex(2);
        QCOMPARE(newNames(), QStringList({"x_upper", "x_lower", "x_helper"}));
    }

    void theBodyGetsTheNamesOfAnotherProgramAndItsOwnBack() {
        document().reset(*makeSample("mannequin"), {});
        const QStringList own = names();
        ask();
        choose(RenameWay::Convention);
        setItem("convention", QStringLiteral("Unreal Engine 5 (upperarm_l)"));
        QTest::mouseClick(button(), Qt::LeftButton);
        QTRY_VERIFY(!open());
        QVERIFY(names().contains(QStringLiteral("upperarm_l")));
        QVERIFY(names().contains(QStringLiteral("pelvis")));
        ask();
        choose(RenameWay::Convention);
        setItem("convention", QStringLiteral("Rigwright (upper_arm.L)"));
        QTest::mouseClick(button(), Qt::LeftButton);
        QTRY_VERIFY(!open());
        QCOMPARE(names(), own);
        QCOMPARE(document().undoStack().count(), 2);
    }

    void sidesAreFlippedAndWrittenAnotherWay() {
        Character character = armCharacter();
        character.skeleton.names = {"arm.L", "hand.L", "tail"};
        document().reset(character, {});
        ask();
        choose(RenameWay::Flip);
        QCOMPARE(newNames(), QStringList({"arm.R", "hand.R", "tail"}));
        choose(RenameWay::SideStyle);
        setItem("style", QStringLiteral("l_arm"));
        QCOMPARE(newNames(), QStringList({"l_arm", "l_hand", "tail"}));
        choose(RenameWay::Hierarchy);
        type("pattern", "{nonsense}");
        QVERIFY(label("problem")->isVisible());
        type("pattern", "c_{depth:2}");
        QCOMPARE(newNames(), QStringList({"c_01.L", "c_02.L", "c_03"}));
    }

    void escapeAndAnotherCharacterLeaveAll() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        RenameDialog* dialog = ask();
        type("find", "er");
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!open());
        QVERIFY(bytesOf(document()) == before);
        QCOMPARE(document().undoStack().count(), 0);
        ask();
        document().reset(*makeSample("mannequin"), {});
        QTRY_VERIFY(!open());
    }

    void textsHaveRoom_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "th", "vi"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void textsHaveRoom() {
        QFETCH(QString, language);
        applyLanguage(language);
        RenameDialog dialog({armCharacter().skeleton, {}, {BoneIndex(kLower)}});
        dialog.show();
        auto* way = dialog.findChild<SegmentedChoice*>(QStringLiteral("way"));
        for (int i = 0; i < 7; ++i) {
            QTest::mouseClick(way, Qt::LeftButton, {}, way->segmentRect(i).center());
            QCOMPARE(int(dialog.way()), i);
            QCoreApplication::processEvents();
            for (QWidget* widget : dialog.findChildren<QWidget*>())
                if (widget->isVisible())
                    QVERIFY2(cutOff(*widget).isEmpty(), qPrintable(cutOff(*widget)));
        }
    }

private:
    Document& document() { return m_window->document(); }
    [[nodiscard]] RenameDialog* open() const {
        for (auto* dialog : m_window->findChildren<RenameDialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    RenameDialog* ask() {
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get()))
            qFatal("the window is not active");
        if (!QTest::qWaitFor([this] { return action("skeleton.names")->isEnabled(); }))
            qFatal("nothing can be renamed");
        QTest::keyClick(m_window.get(), Qt::Key_F2, Qt::ControlModifier);
        if (!QTest::qWaitFor([this] { return open() != nullptr; }))
            qFatal("no dialog");
        return open();
    }
    [[nodiscard]] QStringList names() {
        QStringList all;
        for (const std::string& name : document().character().skeleton.names)
            all += QString::fromStdString(name);
        return all;
    }
    [[nodiscard]] QAbstractItemModel& model() const {
        return *open()->findChild<RowTree*>(QStringLiteral("names"))->model();
    }
    [[nodiscard]] QStringList newNames() const {
        QStringList all;
        for (int row = 0; row < model().rowCount(); ++row)
            all += model().index(row, RenameModel::New).data().toString();
        return all;
    }
    [[nodiscard]] QList<bool> shared() const {
        QList<bool> all;
        for (int row = 0; row < model().rowCount(); ++row)
            all += model().index(row, RenameModel::New).data(RenameModel::SharedRole).toBool();
        return all;
    }
    [[nodiscard]] QPushButton* button() const {
        return open()->findChild<QPushButton*>(QStringLiteral("rename"));
    }
    [[nodiscard]] QLabel* label(const char* name) const {
        return open()->findChild<QLabel*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QComboBox* scope() const {
        return open()->findChild<QComboBox*>(QStringLiteral("scope"));
    }
    void choose(RenameWay way) const {
        auto* choice = open()->findChild<SegmentedChoice*>(QStringLiteral("way"));
        QTest::mouseClick(choice, Qt::LeftButton, {}, choice->segmentRect(int(way)).center());
    }
    void setItem(const char* name, const QString& text) const {
        auto* box = open()->findChild<QComboBox*>(QString::fromLatin1(name));
        QVERIFY(box->findText(text) >= 0);
        box->setCurrentIndex(box->findText(text));
    }
    void type(const char* name, const char* text) const {
        auto* field = open()->findChild<QLineEdit*>(QString::fromLatin1(name));
        field->selectAll();
        QTest::keyClicks(field, QString::fromLatin1(text));
    }
    void check(const char* name) const {
        auto* box = open()->findChild<QCheckBox*>(QString::fromLatin1(name));
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    }
};

RIGWRIGHT_TEST(tst_rename_dialog)
#include "tst_rename_dialog.moc"
