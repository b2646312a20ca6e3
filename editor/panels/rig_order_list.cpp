// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of the evaluation order.
#include "editor/panels/rig_order_list.h"

#include "editor/document/document.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/messages.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kNumberWidth = 28;

class OrderDelegate : public RowDelegate {
public:
    explicit OrderDelegate(QObject* parent)
        : RowDelegate(std::max(px(36), 2 * QFontMetrics(uiFont(TextRole::Body)).height()), parent) {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const QRect row = option.rect;
        const QRect left(row.left() + px(4), row.top(), px(kNumberWidth), row.height());
        const bool dimmed = index.data(RigOrderModel::DimmedRole).toBool();
        if (index.data(RigOrderModel::WarningRole).toBool())
            drawRowIcon(painter, left, severityIcon(Severity::Warning),
                        theme.colour(severityToken(Severity::Warning)));
        else
            drawRowText(painter, left.adjusted(0, 0, -px(6), 0),
                        index.data(RigOrderModel::NumberRole).toString(), uiFont(TextRole::Body),
                        theme.colour(Token::Secondary), Qt::AlignRight);
        QRect text = row.adjusted(px(kNumberWidth + 4), px(2), -px(8), -px(2));
        text.setHeight(text.height() / 2);
        const bool selected = option.state & QStyle::State_Selected;
        drawRowText(painter, text, index.data().toString(),
                    uiFont(selected ? TextRole::Strong : TextRole::Body),
                    theme.colour(dimmed ? Token::Disabled : Token::Text));
        drawRowText(painter, text.translated(0, text.height()),
                    index.data(RigOrderModel::SentenceRole).toString(), uiFont(TextRole::Small),
                    theme.colour(dimmed ? Token::Disabled : Token::Secondary));
    }
};

} // namespace

RigOrderModel::RigOrderModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (m_active && (std::holds_alternative<DocumentReset>(change) ||
                         std::holds_alternative<RigChanged>(change)))
            follow();
    });
}

void RigOrderModel::setActive(bool active) {
    m_active = active;
    if (active)
        follow();
}

void RigOrderModel::follow() {
    beginResetModel();
    const Character& character = m_document.character();
    const Rig& rig = rigOf(character);
    m_findings = orderFindings(rig, character.skeleton);
    m_entries = evaluationOrder(rig, character.skeleton);
    endResetModel();
}

std::optional<RigOrderEntry> RigOrderModel::entryAt(int row) const {
    const int place = row - int(m_findings.size());
    if (place < 0 || place >= int(m_entries.size()))
        return std::nullopt;
    return m_entries[std::size_t(place)];
}

int RigOrderModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_findings.size() + m_entries.size());
}

QString RigOrderModel::title(const RigOrderEntry& entry) const {
    const Rig& rig = rigOf(m_document.character());
    if (entry.control.isValid())
        return controlName(rig, entry.control);
    if (entry.handle.isValid())
        return tr("%1 · %2").arg(handleName(rig, entry.handle),
                                 ikSolverText(rig.handles[entry.handle.value()].solver));
    return constraintTitle(rig.constraints[entry.constraint.value()]);
}

QString RigOrderModel::sentence(const RigOrderEntry& entry) const {
    const Character& character = m_document.character();
    const Rig& rig = rigOf(character);
    if (entry.handle.isValid())
        return handleSentence(rig, character.skeleton, rig.handles[entry.handle.value()]);
    if (entry.constraint.isValid()) {
        const Constraint& constraint = rig.constraints[entry.constraint.value()];
        return tr("%1: %2").arg(rigStageText(constraint.when),
                                constraintSentence(rig, character.skeleton, constraint));
    }
    const Control& control = rig.controls[entry.control.value()];
    return control.drives ? tr("Control that moves %1")
                                .arg(nodeText(rig, character.skeleton, boneNode(control.bone)))
                          : tr("Control, a target or a pole");
}

bool RigOrderModel::isOff(const RigOrderEntry& entry) const {
    const Rig& rig = rigOf(m_document.character());
    if (entry.handle.isValid())
        return !rig.handles[entry.handle.value()].enabled;
    return entry.constraint.isValid() && !rig.constraints[entry.constraint.value()].enabled;
}

QVariant RigOrderModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto entry = entryAt(index.row());
    if (!entry) {
        const Finding& finding = m_findings[std::size_t(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return findingText(finding);
        case SentenceRole:
        case Qt::ToolTipRole:
            return findingEvidence(finding);
        case WarningRole:
            return true;
        default:
            return {};
        }
    }
    // An edit may have come since, which the order will follow at once.
    const Rig& rig = rigOf(m_document.character());
    if ((entry->control.isValid() && entry->control.value() >= rig.controls.size()) ||
        (entry->handle.isValid() && entry->handle.value() >= rig.handles.size()) ||
        (entry->constraint.isValid() && entry->constraint.value() >= rig.constraints.size()))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return title(*entry);
    case SentenceRole:
    case Qt::ToolTipRole:
        return sentence(*entry);
    case NumberRole:
        return index.row() - int(m_findings.size()) + 1;
    case DimmedRole:
        return isOff(*entry);
    default:
        return {};
    }
}

RigOrderList::RigOrderList(Document& document, QWidget* parent)
    : RowTree(parent), m_document(document), m_model(new RigOrderModel(document, this)) {
    setModel(m_model);
    setItemDelegate(new OrderDelegate(this));
    setSelectionMode(QAbstractItemView::SingleSelection);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    onLanguage(this, [this] { setAccessibleName(tr("Evaluation order")); });
}

void RigOrderList::showEvent(QShowEvent* event) {
    RowTree::showEvent(event);
    m_model->setActive(true);
}

void RigOrderList::hideEvent(QHideEvent* event) {
    RowTree::hideEvent(event);
    m_model->setActive(false);
}

void RigOrderList::choose(const QModelIndex& index) {
    const auto entry = m_model->entryAt(index.row());
    if (!index.isValid() || !entry)
        return;
    const Rig& rig = rigOf(m_document.character());
    if (entry->control.isValid())
        selectNode(m_document, controlNode(entry->control));
    else if (entry->handle.isValid())
        selectNode(m_document, nodeOf(rig.handles[entry->handle.value()]));
    else {
        selectNode(m_document, nodeOf(rig.constraints[entry->constraint.value()]));
        Q_EMIT constraintChosen(entry->constraint);
    }
}

void RigOrderList::mouseReleaseEvent(QMouseEvent* event) {
    RowTree::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton)
        choose(indexAt(event->pos()));
}

void RigOrderList::keyPressEvent(QKeyEvent* event) {
    RowTree::keyPressEvent(event);
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down ||
        event->key() == Qt::Key_Return)
        choose(currentIndex());
}

} // namespace rigwright::editor
