// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ActionSet: the QActions made from the table of actions, and the menus over them.
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>

class QAction;
class QMenuBar;
class QWidget;

namespace rigwright::editor {

struct ActionInfo;

/// What an action does. `run` gets the new check mark; `usable` (empty: always) and `checked` (for
/// checkable actions) are asked by ActionSet::follow().
struct ActionBinding {
    std::function<void(bool checked)> run;
    std::function<bool()> usable;
    std::function<bool()> checked;
};

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

    /// Says what an action of the table does; once for each.
    void bind(const char* id, ActionBinding binding);
    /// Actions that nobody has bound: they would do nothing.
    [[nodiscard]] QStringList unbound() const;
    /// Which of the scopes Bones and Vertices is in force.
    void setVertexKeys(bool vertices);
    /// Brings "enabled" and check marks in line with what is.
    void follow();

private:
    /// Texts, tool tips and shortcuts, in the language and the keymap in use.
    void retranslate();
    [[nodiscard]] bool hasShortcut(const ActionInfo& info) const;
    void run(const QString& id, bool checked);

    QHash<QString, QAction*> m_actions;
    QHash<QString, ActionBinding> m_bindings;
    QList<QAction*> m_all;
    bool m_vertexKeys = false;
};

} // namespace rigwright::editor
