// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Buttons of the tools, from the stage and the table of actions.
#include "editor/panels/tool_strip.h"

#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/actions.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

/// In this order; a gap starts a group. What no tool of that name is found for is a command.
constexpr const char* kOrder[] = {"select",        "fit",    "lasso",  "",       "joints",
                                  "create-bone",   "",       "paint",  "smooth", "gradient",
                                  "weights.flood", "sample", "mirror", "",       "move",
                                  "rotate",        "scale"};
constexpr int kButtonSize = 32;
constexpr int kLeastHeight = 22;
constexpr const char* kMirrorCommands[] = {"weights.mirror-left", "weights.mirror-right"};

} // namespace

ToolStrip::ToolStrip(Document& document, ToolStage& tools, QWidget* parent)
    : QWidget(parent), m_document(document), m_tools(tools) {
    setSurface(this, "panel");
    setFixedWidth(px(40));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, px(4), 0, px(4));
    column->setSpacing(0);
    for (const char* entry : kOrder) {
        const QString id = QString::fromLatin1(entry);
        if (id.isEmpty()) {
            column->addSpacing(px(4));
            column->addWidget(makeLine(Qt::Horizontal, px(24)), 0, Qt::AlignHCenter);
            column->addSpacing(px(4));
            ++m_gaps;
            continue;
        }
        QToolButton* button = tools.find(id)                  ? makeTool(id)
                              : id == QLatin1String("mirror") ? makeMirror()
                                                              : makeCommand(id);
        column->addWidget(button, 0, Qt::AlignHCenter);
        m_all.append(button);
    }
    column->setSizeConstraint(QLayout::SetNoConstraint); // see minimumSizeHint()
    column->addStretch(1);
    connect(&tools, &ToolStage::currentChanged, this, &ToolStrip::follow);
    connect(&document, &Document::changed, this, &ToolStrip::follow);
    connect(&document.session(), &Session::selectionChanged, this, &ToolStrip::follow);
    follow();
}

int ToolStrip::between() const {
    return 2 * px(4) + m_gaps * (2 * px(4) + 1);
}

QSize ToolStrip::minimumSizeHint() const {
    return {px(40), between() + int(m_all.size()) * px(kLeastHeight)};
}

void ToolStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int room = (height() - between()) / std::max(1, int(m_all.size()));
    for (QToolButton* button : m_all)
        button->setFixedHeight(std::clamp(room, px(kLeastHeight), px(kButtonSize)));
}

QToolButton* ToolStrip::makeButton(const QString& icon) {
    auto* button = new QToolButton;
    button->setProperty("kind", "strip");
    button->setIcon(themeIcon(icon, IconTint::Strip));
    button->setIconSize(QSize(px(20), px(20)));
    button->setFixedSize(px(kButtonSize), px(kButtonSize));
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QToolButton* ToolStrip::makeTool(const QString& id) {
    const ActionInfo* action = findAction(QStringLiteral("tool.") + id);
    QToolButton* button = makeButton(QString::fromLatin1(action->icon));
    button->setCheckable(true);
    onLanguage(button, [button, action] {
        const QString name = plainActionText(*action);
        button->setToolTip(toolTipText(name, actionKeyText(QString::fromLatin1(action->id)),
                                       actionSentence(*action)));
        button->setAccessibleName(name);
    });
    connect(button, &QToolButton::clicked, this, [this, id] {
        m_tools.setCurrent(id);
        follow(); // a click on the current tool leaves it current
    });
    m_buttons.insert(id, button);
    return button;
}

QToolButton* ToolStrip::makeCommand(const QString& actionId) {
    const ActionInfo* action = findAction(actionId);
    QToolButton* button = makeButton(QString::fromLatin1(action->icon));
    onLanguage(button, [button, action] {
        const QString name = plainActionText(*action);
        button->setToolTip(toolTipText(name, actionKeyText(QString::fromLatin1(action->id)),
                                       actionSentence(*action)));
        button->setAccessibleName(name);
    });
    connect(button, &QToolButton::clicked, this,
            [this, actionId] { Q_EMIT commandRequested(actionId); });
    m_commands.insert(actionId, button);
    return button;
}

/// One button for both directions: a small menu asks which.
QToolButton* ToolStrip::makeMirror() {
    QToolButton* button = makeButton(QStringLiteral("mirror"));
    auto* menu = new QMenu(button);
    for (const char* command : kMirrorCommands) {
        const QString id = QString::fromLatin1(command);
        QAction* entry = menu->addAction(QString());
        connect(entry, &QAction::triggered, this, [this, id] { Q_EMIT commandRequested(id); });
        onLanguage(entry, [entry, id] { entry->setText(plainActionText(*findAction(id))); });
    }
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    onLanguage(button, [button] {
        const QString name = tr("Mirror weights");
        button->setToolTip(
            toolTipText(name, {},
                        tr("Gives one side the weights of the other; where vertices are selected, "
                           "only to these and their mirror images.")));
        button->setAccessibleName(name);
    });
    m_commands.insert(QStringLiteral("mirror"), button);
    return button;
}

void ToolStrip::follow() {
    const bool enabled = !m_document.isEmpty();
    for (auto it = m_buttons.cbegin(); it != m_buttons.cend(); ++it) {
        it.value()->setEnabled(enabled);
        it.value()->setChecked(enabled && it.key() == m_tools.current().id());
    }
    const MeshInstanceIndex mesh = m_document.session().selection().activeMesh;
    const auto& meshes = m_document.character().meshes;
    const bool hasWeights =
        mesh.isValid() && mesh.value() < meshes.size() && meshes[mesh.value()].binding;
    for (QToolButton* command : std::as_const(m_commands))
        command->setEnabled(enabled && hasWeights);
}

} // namespace rigwright::editor
