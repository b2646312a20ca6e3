// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How rows of bones and the heads of their columns are painted, and where in a row what lies.
#pragma once

#include "editor/panels/row_tree.h"

#include <QHeaderView>

namespace rigwright::editor {

class BoneDelegate : public RowDelegate {
    Q_OBJECT
public:
    explicit BoneDelegate(QTreeView& tree);

    /// Where the expander of a row is, and its name begins; both in a cell of the Name column.
    [[nodiscard]] static QRect expanderRect(const QRect& cell, const QModelIndex& index);
    [[nodiscard]] static int nameLeft(const QRect& cell, const QModelIndex& index);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;

private:
    QTreeView& m_tree;
};

/// Heads in the small secondary text of the design, without lines or sorting.
class BoneHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit BoneHeader(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
};

} // namespace rigwright::editor
