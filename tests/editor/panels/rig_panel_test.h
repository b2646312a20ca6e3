// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Hands of tests of rig panels: fields that are typed in and dragged, boxes, menus.
#pragma once

#include "editor/document/document.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/theme.h"
#include "tests/support/rigged_arm.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QMouseEvent>
#include <QTest>

#include <memory>

namespace rigwright::test {

class RigPanelTest : public QObject {
    Q_OBJECT
protected:
    std::unique_ptr<editor::Document> m_document;

    [[nodiscard]] const Rig& rig() const { return rigOf(m_document->character()); }
    [[nodiscard]] int steps() const { return m_document->undoStack().count(); }
    void selectControl(std::size_t control) {
        editor::selectControl(m_document->session(), rig(), ControlIndex(control));
    }

    static void show(QWidget& panel, const QSize& size = {320, 700}) {
        panel.resize(size);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
    }
    static void type(editor::SliderField* field, const QString& text) {
        QTest::mouseClick(field, Qt::LeftButton);
        QVERIFY(field->isTyping());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), text);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    static void move(QWidget* widget, const QPoint& at) {
        QMouseEvent event(QEvent::MouseMove, QPointF(at), QPointF(widget->mapToGlobal(at)),
                          Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(widget, &event);
    }
    static void drag(QWidget* widget, const QPoint& from, const QPoint& to) {
        QTest::mousePress(widget, Qt::LeftButton, {}, from);
        constexpr int kMoves = 16;
        for (int i = 1; i <= kMoves; ++i)
            move(widget, from + (to - from) * i / kMoves);
        QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
    }
    /// By keys, as somebody without a mouse does.
    static void choose(QComboBox* box, int item) {
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < item; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), item);
    }
    static QMenu* menu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    static QAction* entry(QMenu* menu, const QString& text) {
        if (menu)
            for (QAction* action : menu->actions())
                if (action->text() == text)
                    return action;
        return nullptr;
    }

protected Q_SLOTS:
    void initTestCase() { editor::Theme::current().apply(editor::ThemeName::Dark); }
    void init() {
        m_document = std::make_unique<editor::Document>();
        m_document->reset(riggedArm(0.0), {});
    }
    void cleanup() {
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        m_document.reset();
    }
};

} // namespace rigwright::test
