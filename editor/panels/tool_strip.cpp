// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Buttons of the tools, from the stage and the table of actions.
#include "editor/panels/tool_strip.h"

#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/actions.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QVBoxLayout>

namespace rigwright::editor {

namespace {
/// In this order; a gap starts a group.
constexpr const char* kOrder[] = {"select", "", "paint", "smooth", "", "move", "rotate"};
} // namespace

ToolStrip::ToolStrip(Document& document, ToolStage& tools, QWidget* parent)
    : QWidget(parent), m_document(document), m_tools(tools) {
    setSurface(this, "panel");
    setFixedWidth(px(40));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, px(4), 0, px(4));
    column->setSpacing(0);
    for (const char* id : kOrder) {
        const QString toolId = QString::fromLatin1(id);
        if (toolId.isEmpty()) {
            column->addSpacing(px(4));
            column->addWidget(makeLine(Qt::Horizontal, px(24)), 0, Qt::AlignHCenter);
            column->addSpacing(px(4));
            continue;
        }
        const ActionInfo* action = findAction(QStringLiteral("tool.") + toolId);
        if (!action || !tools.find(toolId))
            continue;
        auto* button = new QToolButton;
        button->setProperty("kind", "strip");
        button->setIcon(themeIcon(QString::fromLatin1(action->icon), IconTint::Strip));
        button->setIconSize(QSize(px(20), px(20)));
        button->setFixedSize(px(32), px(32));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        onLanguage(button, [button, action] {
            const QString name = plainActionText(*action);
            button->setToolTip(toolTipText(name, actionKeyText(QString::fromLatin1(action->id)),
                                           actionSentence(*action)));
            button->setAccessibleName(name);
        });
        connect(button, &QToolButton::clicked, this, [this, toolId] {
            m_tools.setCurrent(toolId);
            follow(); // a click on the current tool leaves it current
        });
        m_buttons.insert(toolId, button);
        column->addWidget(button, 0, Qt::AlignHCenter);
    }
    column->addStretch(1);
    connect(&tools, &ToolStage::currentChanged, this, &ToolStrip::follow);
    connect(&document, &Document::changed, this, &ToolStrip::follow);
    follow();
}

void ToolStrip::follow() {
    const bool enabled = !m_document.isEmpty();
    for (auto it = m_buttons.cbegin(); it != m_buttons.cend(); ++it) {
        it.value()->setEnabled(enabled);
        it.value()->setChecked(enabled && it.key() == m_tools.current().id());
    }
}

} // namespace rigwright::editor
