// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ToolStrip: one button a tool, at the left of the picture.
#pragma once

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

    [[nodiscard]] QToolButton* button(const QString& toolId) const {
        return m_buttons.value(toolId);
    }

private:
    void follow();

    Document& m_document;
    ToolStage& m_tools;
    QMap<QString, QToolButton*> m_buttons;
};

} // namespace rigwright::editor
