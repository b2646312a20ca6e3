// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Toasts stack at the lower right corner and run their action.
#include "editor/ui/toast.h"

#include "editor/ui/theme.h"
#include "tests/support/test_main.h"

#include <QPushButton>
#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;

class tst_toast : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void init() {
        m_host = std::make_unique<QWidget>();
        m_host->resize(900, 600);
        m_area = new QWidget(m_host.get());
        m_area->setGeometry(40, 60, 600, 500);
        m_stack = new ToastStack(m_host.get(), m_area);
        m_host->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_host.get()));
    }

    void theNewestLiesAtTheBottomSixteenPixelsIn() {
        m_stack->show(Severity::Info, QStringLiteral("One"));
        m_stack->show(Severity::Warning, QStringLiteral("Two"));
        const auto toasts = m_stack->toasts();
        QCOMPARE(toasts.size(), std::size_t(2));
        QCOMPARE(toasts[1]->sentence(), QStringLiteral("Two"));
        QCOMPARE(toasts[1]->geometry().right() + 1, 640 - 16);
        QCOMPARE(toasts[1]->geometry().bottom() + 1, 560 - 16);
        QVERIFY(toasts[0]->geometry().bottom() < toasts[1]->geometry().top());
    }

    void atMostThreeAreShownAndRepeatedOnesOnce() {
        for (const char* text : {"One", "Two", "Three", "Four", "Four"})
            m_stack->show(Severity::Info, QString::fromLatin1(text));
        const auto toasts = m_stack->toasts();
        QCOMPARE(toasts.size(), std::size_t(3));
        QCOMPARE(toasts[0]->sentence(), QStringLiteral("Two"));
        QCOMPARE(toasts[2]->sentence(), QStringLiteral("Four"));
    }

    void anActionRunsAndClosesTheToast() {
        int ran = 0;
        m_stack->show(Severity::Info, QStringLiteral("Painted"),
                      {{QStringLiteral("Undo"), [&ran] { ++ran; }}});
        auto* button = m_stack->toasts().front()->findChild<QPushButton*>();
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(ran, 1);
        QVERIFY(m_stack->toasts().empty());
    }

    void theStackFollowsItsArea() {
        m_stack->show(Severity::Info, QStringLiteral("One"));
        m_area->setGeometry(40, 60, 500, 400);
        QCOMPARE(m_stack->toasts().front()->geometry().right() + 1, 540 - 16);
        QCOMPARE(m_stack->toasts().front()->geometry().bottom() + 1, 460 - 16);
    }

    void escapeClosesTheFocusedToast() {
        QVERIFY(!m_stack->focusNewest());
        m_stack->show(Severity::Info, QStringLiteral("One"));
        QVERIFY(m_stack->focusNewest());
        QTest::keyClick(m_stack->toasts().front(), Qt::Key_Escape);
        QVERIFY(m_stack->toasts().empty());
    }

    void aToastStaysWhileTheKeyboardIsOnIt() {
        m_host->setFocusPolicy(Qt::StrongFocus);
        m_host->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_host.get()));
        m_stack->show(Severity::Info, QStringLiteral("Exported"),
                      {{QStringLiteral("Show"), [] {}}});
        QVERIFY(m_stack->focusNewest());
        Toast* toast = m_stack->toasts().front();
        toast->findChild<QTimer*>()->setInterval(10);
        QTest::qWait(60);
        QCOMPARE(m_stack->toasts().size(), std::size_t(1));
        toast->findChild<QPushButton*>()->setFocus(Qt::TabFocusReason);
        QTest::qWait(60);
        QCOMPARE(m_stack->toasts().size(), std::size_t(1));
        m_host->setFocus();
        QTRY_VERIFY(m_stack->toasts().empty());
    }

private:
    std::unique_ptr<QWidget> m_host;
    QWidget* m_area = nullptr;
    ToastStack* m_stack = nullptr;
};

RIGWRIGHT_TEST(tst_toast)
#include "tst_toast.moc"
