// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which widgets use which single keys.
#include "editor/shell/own_keys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QTabBar>

namespace rigwright::editor {

namespace {

bool types(const QKeyEvent& event) {
    return !event.text().isEmpty() && event.text()[0].isPrint();
}

bool moves(int key) {
    return key >= Qt::Key_Home && key <= Qt::Key_PageDown; // with the arrows between them
}

} // namespace

bool usesKey(const QWidget& widget, const QKeyEvent& event) {
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const int key = event.key();
    if (qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const QComboBox*>(&widget))
        return types(event) || moves(key) || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (qobject_cast<const QAbstractButton*>(&widget))
        return key == Qt::Key_Space;
    if (qobject_cast<const QTabBar*>(&widget))
        return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home ||
               key == Qt::Key_End;
    return false;
}

OwnKeys::OwnKeys(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool OwnKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* widget = qobject_cast<const QWidget*>(watched);
        // Popups keep the window's shortcuts away themselves, and the list of a combo box chooses
        // by this very event.
        const bool inPopup = widget && widget->window()->windowType() == Qt::Popup;
        if (widget && !inPopup && usesKey(*widget, *static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace rigwright::editor
