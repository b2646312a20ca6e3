// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ToolOptionsBar: the row under the menus that shows the current tool and its options.
#pragma once

#include <QWidget>

class QLabel;
class QStackedLayout;

namespace rigwright::editor {

class BrushBar;
class Document;
class ToolStage;

class ToolOptionsBar : public QWidget {
    Q_OBJECT
public:
    ToolOptionsBar(Document& document, ToolStage& tools, QWidget* parent = nullptr);

    [[nodiscard]] BrushBar* brushBar() const { return m_brushBar; }

private:
    QWidget* makePosePage(bool rotation);
    void follow();

    Document& m_document;
    ToolStage& m_tools;
    QLabel* m_icon = nullptr;
    QLabel* m_title = nullptr;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_emptyPage = nullptr;
    QLabel* m_selectPage = nullptr;
    BrushBar* m_brushBar = nullptr;
    QWidget* m_movePage = nullptr;
    QWidget* m_rotatePage = nullptr;
};

} // namespace rigwright::editor
