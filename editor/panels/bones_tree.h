// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesTree: the view of the bones: expanders, marks that toggle, drags down a column.
#pragma once

#include "core/base/index.h"
#include "editor/panels/row_tree.h"

#include <QPersistentModelIndex>

class QContextMenuEvent;

namespace rigwright::editor {

class BonesModel;
class Document;

class BonesTree : public RowTree {
    Q_OBJECT
public:
    BonesTree(Document& document, BonesModel& model, QWidget* parent = nullptr);

    /// Where the expander of a row is, in viewport coordinates.
    [[nodiscard]] QRect expanderRect(const QModelIndex& index) const;

Q_SIGNALS:
    /// By the right button (the row under it is then among the selected) or the menu key.
    void menuRequested(const QPoint& globalPosition);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    bool pressMark(const QModelIndex& index, Qt::KeyboardModifiers modifiers);
    void sweepTo(const QModelIndex& index);

    Document& m_document;
    BonesModel& m_model;
    int m_sweepColumn = -1;
    QPersistentModelIndex m_sweptTo;
};

} // namespace rigwright::editor
