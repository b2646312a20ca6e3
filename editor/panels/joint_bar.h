// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JointBar: how the tools that edit bones work.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace rigwright::editor {

class SegmentedChoice;
class SkeletonOptions;

/// Shows SkeletonOptions and edits them.
class JointBar : public QWidget {
    Q_OBJECT
public:
    /// Creating bones has no gizmo, no children and its own places: what says so is not shown.
    enum class Use { Editing, Creating };

    explicit JointBar(SkeletonOptions& options, QWidget* parent = nullptr);

    void setUse(Use use);
    [[nodiscard]] SegmentedChoice* gizmo() const { return m_gizmo; }
    [[nodiscard]] QToolButton* symmetric() const { return m_symmetric; }
    [[nodiscard]] QCheckBox* withChildren() const { return m_withChildren; }
    [[nodiscard]] QComboBox* snap() const { return m_snap; }

private:
    void connectEdits();
    void retranslate();
    void follow();

    SkeletonOptions& m_options;
    Use m_use = Use::Editing;
    SegmentedChoice* m_gizmo = nullptr;
    QWidget* m_line = nullptr;
    QToolButton* m_symmetric = nullptr;
    QCheckBox* m_withChildren = nullptr;
    QLabel* m_snapLabel = nullptr;
    QComboBox* m_snap = nullptr;
    QLabel* m_hint = nullptr;
};

} // namespace rigwright::editor
