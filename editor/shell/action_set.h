// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ActionSet: the QActions made from the table of actions, and the menus over them.
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QMenuBar;
class QWidget;

namespace rigwright::editor {

/// Actions whose keys the tools read themselves carry no shortcut, so that it is not taken away
/// from them; menus show the key all the same.
class ActionSet : public QObject {
    Q_OBJECT
public:
    /// `window` gets all actions, so that their shortcuts work.
    explicit ActionSet(QWidget* window);

    /// Never null for an id of the table.
    [[nodiscard]] QAction* operator[](const QString& id) const;
    [[nodiscard]] const QList<QAction*>& all() const { return m_all; }

Q_SIGNALS:
    void triggered(const QString& id, bool checked);

private:
    QHash<QString, QAction*> m_actions;
    QList<QAction*> m_all;
};

} // namespace rigwright::editor
