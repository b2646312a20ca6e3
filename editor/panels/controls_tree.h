// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ControlsTree: the view of sets and controls: expanders, eyes, names typed anew.
#pragma once

#include "core/base/index.h"
#include "editor/panels/bone_rows.h"
#include "editor/panels/row_tree.h"

#include <QPersistentModelIndex>

#include <optional>

class QContextMenuEvent;

namespace rigwright::editor {

class ControlsModel;

/// Paints a row as the bones tree does, with shape and eye.
class ControlDelegate : public BoneDelegate {
    Q_OBJECT
public:
    explicit ControlDelegate(QTreeView& tree);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    QTreeView& m_tree;
};

/// Who owns the tree does what the signals ask for.
class ControlsTree : public RowTree {
    Q_OBJECT
public:
    explicit ControlsTree(ControlsModel& model, QWidget* parent = nullptr);

    /// Where the expander of a row is, in viewport coordinates.
    [[nodiscard]] QRect expanderRect(const QModelIndex& index) const;
    /// Lets the name of a row be typed anew; nothing for an invalid one.
    void startRenaming(const QModelIndex& index);

Q_SIGNALS:
    /// The eye of a row was pressed; a drag down the column asks once for each row on its way, with
    /// `begins` for the first.
    void visibilityRequested(const QModelIndex& index, bool visible, bool begins);
    void onlyVisibleRequested(const QModelIndex& index);
    void setPressed(std::size_t set, bool extend);
    /// By the right button (the control under it is then among the selected) or the menu key; the
    /// row it is about.
    void menuRequested(const QModelIndex& index, const QPoint& globalPosition);
    void deleteRequested();

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void pressEye(const QModelIndex& index, Qt::KeyboardModifiers modifiers);
    void sweepTo(const QModelIndex& index);

    std::optional<bool> m_sweep; ///< what the rows under the button become
    QPersistentModelIndex m_sweptTo;
};

} // namespace rigwright::editor
