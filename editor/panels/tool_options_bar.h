// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ToolOptionsBar: the row under the menus that shows the current tool and its options.
#pragma once

#include "editor/commands/pose_commands.h"

#include <QWidget>

class QLabel;
class QStackedLayout;

namespace rigwright::editor {

class BrushBar;
class Document;
class FitBar;
class JointBar;
class RigBar;
class SegmentedChoice;
class SelectionChip;
class ToolStage;
class VertexSelectBar;

class ToolOptionsBar : public QWidget {
    Q_OBJECT
public:
    ToolOptionsBar(Document& document, ToolStage& tools, QWidget* parent = nullptr);

    [[nodiscard]] BrushBar* brushBar() const { return m_brushBar; }
    [[nodiscard]] FitBar* fitBar() const { return m_fitBar; }
    [[nodiscard]] SegmentedChoice* gradientShape() const { return m_gradientShape; }
    [[nodiscard]] JointBar* jointBar() const { return m_jointBar; }
    [[nodiscard]] RigBar* rigBar() const { return m_rigBar; }
    /// In the Rig workspace the bar is about the rig, where the tool selects or poses.
    void setRigging(bool rigging);
    [[nodiscard]] SelectionChip* selectionChip() const { return m_chip; }

private:
    QWidget* makePosePage(PoseChannel channel);
    void follow();

    Document& m_document;
    ToolStage& m_tools;
    QLabel* m_icon = nullptr;
    QLabel* m_title = nullptr;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_emptyPage = nullptr;
    QLabel* m_selectPage = nullptr;
    BrushBar* m_brushBar = nullptr;
    VertexSelectBar* m_vertexBar = nullptr;
    JointBar* m_jointBar = nullptr;
    FitBar* m_fitBar = nullptr;
    RigBar* m_rigBar = nullptr;
    bool m_rigging = false;
    SelectionChip* m_chip = nullptr;
    QWidget* m_movePage = nullptr;
    QWidget* m_rotatePage = nullptr;
    QWidget* m_scalePage = nullptr;
    SegmentedChoice* m_gradientShape = nullptr;
};

} // namespace rigwright::editor
