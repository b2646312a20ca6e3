// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Dots, names, roles and marks.
#include "editor/panels/bone_rows.h"

#include "editor/panels/bones_model.h"
#include "editor/ui/metrics.h"
#include "editor/ui/theme.h"

#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace rigwright::editor {

namespace {

constexpr int kMarginLeft = 4;
constexpr int kIndent = 12;
constexpr int kExpander = 16;
constexpr int kDot = 8;
constexpr int kHeaderHeight = 20;

bool isChecked(const QModelIndex& index, int column) {
    return index.siblingAtColumn(column).data(Qt::CheckStateRole).value<Qt::CheckState>() ==
           Qt::Checked;
}

/// Full steps for the first levels, half ones below: fingers keep room for their names.
int indentOf(int level) {
    constexpr int kFullLevels = 4;
    return px(kIndent) * std::min(level, kFullLevels) +
           px(kIndent / 2) * std::max(level - kFullLevels, 0);
}

QRect markRect(const QRect& cell) {
    return {cell.left(), cell.top(), px(24), cell.height()};
}

void paintMark(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const bool on = isChecked(index, index.column());
    QString icon;
    Token ink = on ? Token::Text : Token::Disabled;
    switch (index.column()) {
    case BonesModel::Visible:
        icon = on ? QStringLiteral("visible") : QStringLiteral("hidden");
        ink = on ? Token::Secondary : Token::Disabled;
        break;
    case BonesModel::Lock:
        icon = on ? QStringLiteral("lock") : QStringLiteral("unlock");
        break;
    case BonesModel::Solo:
        icon = QStringLiteral("solo");
        ink = on ? Token::AccentText : Token::Disabled;
        break;
    default: // moves a mesh, which is not to be clicked away
        if (!on)
            return;
        icon = QStringLiteral("check");
        ink = Token::Secondary;
    }
    drawRowIcon(painter, markRect(option.rect), icon, Theme::current().colour(ink));
}

void paintText(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    drawRowText(painter, option.rect.adjusted(px(8), 0, -px(4), 0), index.data().toString(),
                uiFont(TextRole::Body), Theme::current().colour(Token::Secondary),
                index.column() == BonesModel::Length ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace

BoneDelegate::BoneDelegate(QTreeView& tree) : RowDelegate(rowHeight(), &tree), m_tree(tree) {}

QRect BoneDelegate::expanderRect(const QRect& cell, const QModelIndex& index) {
    return {cell.left() + px(kMarginLeft) + indentOf(RowTree::rowLevel(index)), cell.top(),
            px(kExpander), cell.height()};
}

int BoneDelegate::nameLeft(const QRect& cell, const QModelIndex& index) {
    return expanderRect(cell, index).left() + px(kExpander) + px(kDot) + px(8);
}

void BoneDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    if (index.column() != BonesModel::Name) {
        const bool isText = index.column() == BonesModel::Humanoid ||
                            index.column() == BonesModel::Side ||
                            index.column() == BonesModel::Length;
        (isText ? paintText : paintMark)(painter, option, index);
        return;
    }
    const Theme& theme = Theme::current();
    const QRect row = option.rect;
    const QRect expander = expanderRect(row, index);
    if (index.model()->hasChildren(index))
        drawRowIcon(painter, expander,
                    m_tree.isExpanded(index) ? QStringLiteral("chevron-down")
                                             : QStringLiteral("chevron-right"),
                    theme.colour(Token::Secondary));
    const bool visible = isChecked(index, BonesModel::Visible);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(index.data(Qt::DecorationRole).value<QColor>());
    painter->setOpacity(visible ? 1.0 : 0.5);
    painter->drawEllipse(QRectF(expander.left() + px(kExpander),
                                row.top() + (row.height() - px(kDot)) / 2.0, px(kDot), px(kDot)));
    painter->restore();
    const bool selected = option.state & QStyle::State_Selected;
    drawRowText(painter, QRect(QPoint(nameLeft(row, index), row.top()), row.bottomRight()),
                index.data().toString(), uiFont(selected ? TextRole::Strong : TextRole::Body),
                theme.colour(visible ? Token::Text : Token::Secondary));
}

QWidget* BoneDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                    const QModelIndex& index) const {
    if (index.column() != BonesModel::Name)
        return nullptr;
    return new QLineEdit(parent);
}

void BoneDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const {
    QRect place = option.rect;
    place.setLeft(nameLeft(place, index) - px(7)); // the field's padding: the text stays in place
    editor->setGeometry(place);
}

void BoneDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                const QModelIndex& index) const {
    const QString name = static_cast<QLineEdit*>(editor)->text();
    // A new name makes all rows anew, and the editor goes with them: the keyboard must not go with
    // it.
    if (editor->hasFocus())
        m_tree.setFocus(Qt::OtherFocusReason);
    model->setData(index, name, Qt::EditRole);
}

BoneHeader::BoneHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setFont(uiFont(TextRole::Small));
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(1);
    setStretchLastSection(false);
}

QSize BoneHeader::sizeHint() const {
    return {px(24), px(kHeaderHeight)};
}

void BoneHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Theme& theme = Theme::current();
    painter->fillRect(rect, theme.colour(Token::Panel));
    const QString text = model()->headerData(section, Qt::Horizontal).toString();
    const bool first = section == BonesModel::Name;
    drawRowText(painter, rect.adjusted(first ? px(8) : 0, 0, first ? 0 : -px(8), 0), text,
                uiFont(TextRole::Small), theme.colour(Token::Secondary),
                section == BonesModel::Length ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace rigwright::editor
