// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Makes QActions from the table.
#include "editor/shell/action_set.h"

#include "editor/ui/actions.h"
#include "editor/ui/icons.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QWidget>

#include <utility>

namespace rigwright::editor {

ActionSet::ActionSet(QWidget* window) : QObject(window) {
    for (const ActionInfo& info : actionTable()) {
        const QString id = QString::fromLatin1(info.id);
        auto* action = new QAction(this);
        action->setCheckable(info.checkable);
        action->setProperty("id", id);
        action->setProperty("iconName", QString::fromLatin1(info.icon));
        connect(action, &QAction::triggered, this, [this, id](bool checked) { run(id, checked); });
        window->addAction(action);
        m_actions.insert(id, action);
        m_all.append(action);
    }
    onLanguage(this, [this] { retranslate(); });
}

void ActionSet::retranslate() {
    for (const ActionInfo& info : actionTable()) {
        QAction* action = m_actions.value(QString::fromLatin1(info.id));
        const QList<QKeySequence> keys = actionKeys(info);
        const QString keyText = actionKeyText(QString::fromLatin1(info.id));
        action->setShortcuts(hasShortcut(info) ? keys : QList<QKeySequence>());
        QString text = actionText(info);
        if (!isWindowShortcut(info.scope) && !keyText.isEmpty())
            text += QLatin1Char('\t') + keyText;
        action->setText(text);
        action->setStatusTip(actionSentence(info));
        action->setToolTip(toolTipText(plainActionText(info), keyText, actionSentence(info)));
        action->setProperty("plainText", plainActionText(info));
        action->setProperty("keyText", keyText);
    }
}

/// Of two actions with one key, only the one in force may hold it: the other would take it away.
bool ActionSet::hasShortcut(const ActionInfo& info) const {
    return isWindowShortcut(info.scope) &&
           info.scope != (m_vertexKeys ? ActionScope::Bones : ActionScope::Vertices);
}

void ActionSet::setVertexKeys(bool vertices) {
    if (vertices == m_vertexKeys)
        return;
    m_vertexKeys = vertices;
    for (const bool given : {false, true}) // first taken away, then given: never two with one key
        for (const ActionInfo& info : actionTable())
            if ((info.scope == ActionScope::Bones || info.scope == ActionScope::Vertices) &&
                hasShortcut(info) == given)
                m_actions.value(QString::fromLatin1(info.id))
                    ->setShortcuts(given ? actionKeys(info) : QList<QKeySequence>());
}

QAction* ActionSet::operator[](const QString& id) const {
    QAction* action = m_actions.value(id);
    Q_ASSERT_X(action, "ActionSet", qPrintable(id));
    return action;
}

void ActionSet::bind(const char* id, ActionBinding binding) {
    const QString key = QString::fromLatin1(id);
    Q_ASSERT_X(m_actions.contains(key) && !m_bindings.contains(key), "ActionSet::bind", id);
    m_bindings.insert(key, std::move(binding));
}

QStringList ActionSet::unbound() const {
    QStringList ids;
    for (auto action = m_actions.keyBegin(); action != m_actions.keyEnd(); ++action)
        if (!m_bindings.contains(*action))
            ids.append(*action);
    ids.sort();
    return ids;
}

void ActionSet::run(const QString& id, bool checked) {
    if (const auto binding = m_bindings.constFind(id); binding != m_bindings.constEnd())
        binding->run(checked);
    follow(); // checkable actions show what is, not what was clicked
}

void ActionSet::follow() {
    for (auto binding = m_bindings.constBegin(); binding != m_bindings.constEnd(); ++binding) {
        QAction* action = m_actions.value(binding.key());
        action->setEnabled(!binding->usable || binding->usable());
        if (binding->checked)
            action->setChecked(binding->checked());
    }
}

} // namespace rigwright::editor
