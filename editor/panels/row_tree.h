// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RowTree: a tree or list whose rows look as the design says: full-width ground, bar, no frames.
#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>
#include <QTreeView>

namespace rigwright::editor {

/// Paints the ground of whole rows (selected, hover) and has no header, no branches and no indent
/// of its own: delegates place what they paint by rowLevel().
class RowTree : public QTreeView {
    Q_OBJECT
public:
    explicit RowTree(QWidget* parent = nullptr);

    /// 0 for top-level rows.
    [[nodiscard]] static int rowLevel(const QModelIndex& index);
    /// Somebody is typing in a row.
    [[nodiscard]] bool isEditing() const { return state() == EditingState; }

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void drawBranches(QPainter* painter, const QRect& rect,
                      const QModelIndex& index) const override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void setHovered(const QModelIndex& index);

    QPersistentModelIndex m_hovered;
};

/// Rows of one height; paints nothing but what subclasses paint.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    RowDelegate(int height, QObject* parent) : QStyledItemDelegate(parent), m_height(height) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_height;
};

/// Text inside `area`, elided at the right.
void drawRowText(QPainter* painter, const QRect& area, const QString& text, const QFont& font,
                 const QColor& colour, Qt::Alignment alignment = Qt::AlignLeft);

/// A 16 px icon centred in `area`.
void drawRowIcon(QPainter* painter, const QRect& area, const QString& icon, const QColor& colour);

} // namespace rigwright::editor
