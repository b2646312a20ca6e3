// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Append from file in a real window: reading, the dialog by mouse and keyboard, the step.
#include "core/project/project.h"
#include "editor/panels/row_tree.h"
#include "editor/shell/append_dialog.h"
#include "editor/shell/append_flow.h"
#include "editor/ui/language.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/toast.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>

#include <algorithm>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {
std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}
} // namespace

class tst_append_flow : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        WindowTest::initTestCase();
        QVERIFY(exportGlb(barCharacter(), file("bar.glb").toStdString()));
        m_flow = m_window->findChild<AppendFlow*>();
        QVERIFY(m_flow != nullptr);
    }

    void theActionNeedsACharacter() {
        QCoreApplication::processEvents();
        QVERIFY(!action("file.append")->isEnabled());
        openArm();
        QTRY_VERIFY(action("file.append")->isEnabled());
    }

    void clipsComeAsOneStepAndAreShown() {
        openArm();
        const auto before = bytesOf(document());
        AppendDialog* dialog = ask("arm.glb");
        QVERIFY(dialog->windowTitle().contains(QStringLiteral("arm.glb")));
        QVERIFY(label(*dialog, "preview").contains(QStringLiteral("1 clip")));
        QVERIFY(label(*dialog, "preview").contains(QStringLiteral("both are one rig")));
        QVERIFY(label(*dialog, "missing").isEmpty());
        QTest::keyClick(dialog, Qt::Key_Return); // Append is the default
        QTRY_COMPARE_WITH_TIMEOUT(document().character().clips.size(), std::size_t(2), kPatience);
        QCOMPARE(document().character().clips[1]->name, std::string("bend.001"));
        QCOMPARE(document().character().meshes.size(), std::size_t(2));
        QCOMPARE(document().session().playhead().clip, ClipIndex(1));
        QVERIFY(document().undoStack().undoText().contains(QStringLiteral("bend.001")));
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void escapeLeavesEverythingAsItWas() {
        openArm();
        const auto before = bytesOf(document());
        AppendDialog* dialog = ask("bar.glb");
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(m_window->findChild<AppendDialog*>() == nullptr);
        QCOMPARE(document().undoStack().count(), 0);
        QVERIFY(bytesOf(document()) == before);
    }

    void aBrokenFileIsAnErrorAndChangesNothing() {
        openArm();
        const auto before = bytesOf(document());
        m_flow->read(file("broken.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<ErrorDialog*>() != nullptr, kPatience);
        QVERIFY(
            m_window->findChild<ErrorDialog*>()->report().contains(QStringLiteral("broken.glb")));
        QVERIFY(bytesOf(document()) == before);
    }

    void meshesBringTheBonesThatTheyHangOn() {
        openArm();
        AppendDialog* dialog = ask("bar.glb"); // no clips: its mesh is chosen
        QVERIFY(label(*dialog, "preview").contains(QStringLiteral("1 mesh")));
        QVERIFY(label(*dialog, "preview").contains(QStringLiteral("new bones")));
        const std::size_t bones = document().character().skeleton.boneCount();
        dialog->findChild<QPushButton*>(QStringLiteral("append"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(document().character().meshes.size(), std::size_t(3), kPatience);
        QVERIFY(document().character().skeleton.boneCount() > bones);
        QCOMPARE(brokenInvariant(document().character()), std::string());
    }

    void whatWasNoticedIsToldInTheUsersLanguage() {
        openArm();
        AppendDialog* dialog = ask("bar.glb");
        const std::size_t before = document().character().skeleton.boneCount();
        applyLanguage(QStringLiteral("th"));
        const auto english = qScopeGuard([] { applyLanguage(QStringLiteral("en")); });
        m_window->toasts().clear();
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("append")),
                          Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->toasts().toasts().empty(), kPatience);
        QPushButton* show = nullptr;
        for (auto* button : m_window->toasts().toasts().back()->findChildren<QPushButton*>())
            if (button->text() == AppendFlow::tr("Show"))
                show = button;
        QVERIFY(show != nullptr);
        QTRY_VERIFY(show->isVisible());
        QTest::mouseClick(show, Qt::LeftButton);
        QMessageBox* box = nullptr;
        QTRY_VERIFY((box = m_window->findChild<QMessageBox*>()) != nullptr);
        const QString told = box->informativeText();
        const auto& names = document().character().skeleton.names;
        QVERIFY(names.size() > before);
        QVERIFY2(told.contains(QString::fromStdString(names[before])), qPrintable(told));
        QVERIFY2(!told.contains(QLatin1String("bone")), qPrintable(told));
        QVERIFY(
            std::ranges::any_of(told, [](QChar c) { return c.script() == QChar::Script_Thai; }));
        // Names are shown letter by letter.
        for (const QLabel* text : box->findChildren<QLabel*>())
            QCOMPARE(text->textFormat(), Qt::PlainText);
        box->close();
    }

    void theMapIsEditedByKeys() {
        openArm();
        AppendDialog* dialog = ask("bar.glb");
        QCOMPARE(dialog->matching(), AppendDialog::Automatic);
        auto* table = dialog->findChild<RowTree*>(QStringLiteral("boneMap"));
        table->setFocus();
        const int row = dialog->map().rowOf(findBone(sourceSkeleton(), "A"));
        table->setCurrentIndex(table->model()->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
        auto* combo = table->findChild<QComboBox*>();
        QVERIFY(combo != nullptr);
        QTest::keyClicks(combo, QStringLiteral("upper"));
        QTest::keyClick(combo, Qt::Key_Return);
        QTRY_COMPARE(dialog->matching(), AppendDialog::ByHand);
        const BoneIndex upper = findBone(document().character().skeleton, "upper");
        QCOMPARE(dialog->map().map().ofSource[findBone(sourceSkeleton(), "A").value()],
                 (BoneMapping{upper, BoneMatch::ByHand}));
        QVERIFY(dialog->isVisible()); // Enter was the field's, not the button's
        table->setCurrentIndex(
            table->model()->index(dialog->map().rowOf(findBone(sourceSkeleton(), "A")), 0));
        QTest::keyClick(table, Qt::Key_Delete);
        QVERIFY(!dialog->map()
                     .map()
                     .ofSource[findBone(sourceSkeleton(), "A").value()]
                     .target.isValid());
        // Another way to match forgets what the hand did.
        dialog->setMatching(AppendDialog::Names);
        QCOMPARE(dialog->matching(), AppendDialog::Names);
        QTest::keyClick(dialog, Qt::Key_Escape);
    }

    void nothingChosenCannotBeAppended() {
        openArm();
        AppendDialog* dialog = ask("arm.glb");
        auto* clips = dialog->findChild<QListWidget*>(QStringLiteral("clips"));
        auto* append = dialog->findChild<QPushButton*>(QStringLiteral("append"));
        QVERIFY(append->isEnabled());
        for (int i = 0; i < clips->count(); ++i)
            clips->item(i)->setCheckState(Qt::Unchecked);
        QVERIFY(!append->isEnabled());
        dialog->findChild<QCheckBox*>(QStringLiteral("skeleton"))->setChecked(true);
        QVERIFY(append->isEnabled());
        QVERIFY(dialog->request().clips.empty());
        QVERIFY(dialog->request().skeleton);
        QTest::keyClick(dialog, Qt::Key_Escape);
    }

    void theDialogFitsASmallWindow() {
        Character many = armCharacter();
        while (many.clips.size() < 40)
            many.clips.push_back(many.clips.front());
        while (many.meshes.size() < 40)
            many.meshes.push_back(many.meshes.front());
        const QSize before = m_window->size();
        const auto source = std::make_shared<const Character>(many);
        AppendDialog dialog(source, document().character(), QStringLiteral("many.glb"));
        const QSize least = dialog.minimumSizeHint();
        QVERIFY2(least.width() <= 960 && least.height() <= 480,
                 qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
        m_window->resize(960, 600);
        AppendDialog inWindow(source, document().character(), QStringLiteral("many.glb"),
                              m_window.get());
        QVERIFY(inWindow.height() <= m_window->height());
        QVERIFY(inWindow.width() <= m_window->width());
        m_window->resize(before);
    }

    void aFileOfWhichNothingFitsIsAnErrorAndNoStep() {
        openArm();
        AppendDialog* dialog = ask("arm.glb");
        auto* clips = dialog->findChild<QListWidget*>(QStringLiteral("clips"));
        for (int i = 0; i < clips->count(); ++i)
            clips->item(i)->setCheckState(Qt::Unchecked);
        dialog->findChild<QCheckBox*>(QStringLiteral("skeleton"))->setChecked(true);
        dialog->findChild<QPushButton*>(QStringLiteral("append"))->click();
        const auto isSaid = [this] {
            const auto dialogs = m_window->findChildren<ErrorDialog*>();
            return std::ranges::any_of(dialogs, [](const ErrorDialog* error) {
                return error->report().contains(QStringLiteral("fits"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(), kPatience);
        QCOMPARE(document().undoStack().count(), 0);
        for (ErrorDialog* error : m_window->findChildren<ErrorDialog*>())
            error->close();
    }

    void anEditBehindTheDialogDropsTheChoice() {
        openArm();
        AppendDialog* dialog = ask("arm.glb");
        lockABone(document());
        dialog->findChild<QPushButton*>(QStringLiteral("append"))->click();
        QTRY_VERIFY(!m_window->toasts().toasts().empty());
        QVERIFY(m_window->toasts().toasts().back()->sentence().contains(
            QStringLiteral("changed meanwhile")));
        QCOMPARE(document().character().clips.size(), std::size_t(1));
        document().undo();
    }

    void aFileForACharacterThatIsGoneAsksNothing() {
        openArm();
        m_flow->read(file("arm.glb"));
        document().reset({}, {});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tasks().count() == 0, kPatience);
        QCoreApplication::processEvents();
        QVERIFY(m_window->findChild<AppendDialog*>() == nullptr);
    }

private:
    Document& document() { return m_window->document(); }
    [[nodiscard]] static Skeleton sourceSkeleton() { return barCharacter().skeleton; }
    static QString label(const AppendDialog& dialog, const char* name) {
        return dialog.findChild<QLabel*>(QString::fromLatin1(name))->text();
    }

    AppendDialog* ask(const char* name) {
        m_flow->read(file(name));
        AppendDialog* dialog = nullptr;
        const bool came = QTest::qWaitFor(
            [&] {
                dialog = m_window->findChild<AppendDialog*>();
                return dialog != nullptr && dialog->isVisible();
            },
            kPatience);
        if (!came)
            qFatal("no dialog");
        return dialog;
    }

    AppendFlow* m_flow = nullptr;
};

RIGWRIGHT_TEST(tst_append_flow)
#include "tst_append_flow.moc"
