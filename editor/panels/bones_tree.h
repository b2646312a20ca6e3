// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesTree: the view of the bones: expanders, marks, drags down a column or onto another bone.
#pragma once

#include "core/base/index.h"
#include "editor/panels/bone_row_drag.h"
#include "editor/panels/row_tree.h"

#include <QPersistentModelIndex>

#include <optional>

class QContextMenuEvent;

namespace rigwright::editor {

class BonesModel;
class Document;

/// A double click on a name or F2 lets it be typed anew, Del deletes the selected bones; a drag of
/// rows hangs them elsewhere (BoneRowDrag). Who owns the tree does what the signals ask for.
class BonesTree : public RowTree {
    Q_OBJECT
public:
    BonesTree(Document& document, BonesModel& model, QWidget* parent = nullptr);

    /// Where the expander of a row is, in viewport coordinates.
    [[nodiscard]] QRect expanderRect(const QModelIndex& index) const;
    [[nodiscard]] const BoneRowDrag& drag() const { return *m_drag; }
    /// Lets the name of the current row be typed anew; nothing where there is no such row.
    void startRenaming();

Q_SIGNALS:
    /// By the right button (the row under it is then among the selected) or the menu key.
    void menuRequested(const QPoint& globalPosition);
    void headerMenuRequested(const QPoint& globalPosition);
    void dropped(const rigwright::editor::BoneDrop& drop);
    void dropRefused(const QString& sentence);
    void deleteRequested();

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;

private:
    /// The left button is down on a row.
    struct Press {
        QPoint position;
        BoneIndex bone;
        bool selects = false; ///< it alone, when the button goes up without a drag
        bool drags = false;   ///< a drag has begun, and may have been cancelled since
    };

    bool pressMark(const QModelIndex& index, Qt::KeyboardModifiers modifiers);
    void pressRow(QMouseEvent* event, const QModelIndex& index);
    void sweepTo(const QModelIndex& index);
    void beginDrag();

    Document& m_document;
    BonesModel& m_model;
    BoneRowDrag* m_drag = nullptr;
    std::optional<Press> m_press;
    int m_sweepColumn = -1;
    QPersistentModelIndex m_sweptTo;
};

} // namespace rigwright::editor
