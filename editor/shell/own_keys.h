// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// OwnKeys: a widget that has the keyboard keeps the single keys that it uses itself.
#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace rigwright::editor {

/// True where the widget does something with the key: lists move, choose and find by letters,
/// buttons are pressed by Space, tabs go left and right. Keys with Ctrl or Alt are always the
/// window's.
bool usesKey(const QWidget& widget, const QKeyEvent& event);

/// As long as it lives, such keys fire no shortcut of the window.
class OwnKeys : public QObject {
    Q_OBJECT
public:
    explicit OwnKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace rigwright::editor
