// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ToolStrip: one button a tool, at the left of the picture.
#pragma once

#include <QList>
#include <QMap>
#include <QWidget>

class QToolButton;

namespace rigwright::editor {

class Document;
class ToolStage;

class ToolStrip : public QWidget {
    Q_OBJECT
public:
    ToolStrip(Document& document, ToolStage& tools, QWidget* parent = nullptr);

    /// By the id of a tool, or of a command that stands among them ("weights.flood", "mirror").
    [[nodiscard]] QToolButton* button(const QString& toolId) const {
        return m_buttons.value(toolId, m_commands.value(toolId));
    }

    /// In low windows the buttons are lower, down to the size of their icons.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A command of the table of actions was chosen here.
    void commandRequested(const QString& actionId);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What is not buttons: margins, and the lines between groups.
    [[nodiscard]] int between() const;
    QToolButton* makeButton(const QString& icon);
    QToolButton* makeTool(const QString& id);
    QToolButton* makeCommand(const QString& actionId);
    QToolButton* makeMirror();
    void follow();

    Document& m_document;
    ToolStage& m_tools;
    QMap<QString, QToolButton*> m_buttons;
    QList<QToolButton*> m_all; ///< in their order
    int m_gaps = 0;
    QMap<QString, QToolButton*> m_commands; ///< those that need a mesh with weights
};

} // namespace rigwright::editor
