// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The tree of controls over a document.
#include "editor/panels/controls_model.h"

#include "core/rig/make_control.h"
#include "editor/document/document.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/theme.h"

#include <QColor>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

/// Sets have numbers beyond those of controls.
constexpr quintptr kFirstSet = quintptr(1) << 31;

} // namespace

ControlsModel::ControlsModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document) {
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            follow(true);
        else if (std::holds_alternative<RigChanged>(change))
            follow(false);
    });
    follow(true);
}

/// Rows that stay where they are are only painted anew, so that a name can go on being typed.
void ControlsModel::follow(bool anew) {
    const Rig& rig = rigOf(m_document.character());
    std::vector<ControlIndex> parents = ridesOn(rig, m_document.character().skeleton);
    if (!anew && parents == m_parents && rig.sets.size() == m_sets) {
        const auto tell = [this](const QModelIndex& first, const QModelIndex& last) {
            if (first.isValid() && last.isValid())
                Q_EMIT dataChanged(first, last);
        };
        if (m_sets > 0)
            tell(indexOfSet(0), indexOfSet(m_sets - 1, Visible));
        const auto tellAll = [&](const std::vector<ControlIndex>& siblings) {
            if (!siblings.empty())
                tell(indexOf(siblings.front()), indexOf(siblings.back(), Visible));
        };
        tellAll(m_roots);
        std::ranges::for_each(m_children, tellAll);
        return;
    }
    beginResetModel();
    m_sets = rig.sets.size();
    m_parents = std::move(parents);
    m_children.assign(m_parents.size(), {});
    m_rows.assign(m_parents.size(), 0);
    m_roots.clear();
    for (std::size_t i = 0; i < m_parents.size(); ++i) {
        const ControlIndex parent = m_parents[i];
        std::vector<ControlIndex>& siblings =
            parent.isValid() ? m_children[parent.value()] : m_roots;
        m_rows[i] = int(siblings.size()) + (parent.isValid() ? 0 : int(m_sets));
        siblings.emplace_back(i);
    }
    endResetModel();
}

ControlIndex ControlsModel::controlOf(const QModelIndex& index) {
    const QVariant control = index.data(ControlRole);
    return control.isValid() ? ControlIndex(control.toUInt()) : ControlIndex();
}

std::optional<std::size_t> ControlsModel::setOf(const QModelIndex& index) {
    const QVariant set = index.data(SetRole);
    return set.isValid() ? std::optional<std::size_t>(set.toUInt()) : std::nullopt;
}

QModelIndex ControlsModel::indexOf(ControlIndex control, int column) const {
    if (!control.isValid() || control.value() >= m_rows.size())
        return {};
    return createIndex(m_rows[control.value()], column, quintptr(control.value()));
}

QModelIndex ControlsModel::indexOfSet(std::size_t set, int column) const {
    return set < m_sets ? createIndex(int(set), column, kFirstSet + set) : QModelIndex();
}

const std::vector<ControlIndex>& ControlsModel::childrenOf(const QModelIndex& parent) const {
    static const std::vector<ControlIndex> kNone;
    if (!parent.isValid())
        return m_roots;
    return parent.internalId() < kFirstSet ? m_children[parent.internalId()] : kNone;
}

QModelIndex ControlsModel::index(int row, int column, const QModelIndex& parent) const {
    if (column < 0 || column >= ColumnCount || row < 0 || row >= rowCount(parent))
        return {};
    if (!parent.isValid() && row < int(m_sets))
        return indexOfSet(std::size_t(row), column);
    const int place = parent.isValid() ? row : row - int(m_sets);
    return indexOf(childrenOf(parent)[std::size_t(place)], column);
}

QModelIndex ControlsModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() >= kFirstSet)
        return {};
    return indexOf(m_parents[child.internalId()]);
}

int ControlsModel::rowCount(const QModelIndex& parent) const {
    if (parent.column() > 0)
        return 0;
    return int(childrenOf(parent).size()) + (parent.isValid() ? 0 : int(m_sets));
}

int ControlsModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QVariant ControlsModel::dataOfSet(std::size_t set, int column, int role) const {
    const Rig& rig = rigOf(m_document.character());
    const ControlSet& own = rig.sets[set];
    const QString name = QString::fromStdString(own.name);
    switch (role) {
    case SetRole:
        return uint(set);
    case Qt::DisplayRole:
        if (column == Name)
            return name.isEmpty() ? tr("Set %1").arg(set + 1) : name;
        if (column == Shape)
            return tr("%n controls", nullptr, int(own.controls.size()));
        break;
    case Qt::EditRole:
        return column == Name ? name : QVariant();
    case Qt::CheckStateRole:
        if (column == Visible)
            return std::ranges::any_of(
                       own.controls,
                       [&](ControlIndex control) { return !rig.controls[control.value()].hidden; })
                       ? Qt::Checked
                       : Qt::Unchecked;
        break;
    case Qt::ToolTipRole:
        return column == Visible ? tr("Shows or hides the controls of the set.")
                                 : tr("Click to select the controls of the set.");
    default:
        break;
    }
    return {};
}

QVariant ControlsModel::dataOfControl(ControlIndex index, int column, int role) const {
    const Character& character = m_document.character();
    const Rig& rig = rigOf(character);
    const Control& control = rig.controls[index.value()];
    switch (role) {
    case ControlRole:
        return index.value();
    case Qt::DisplayRole:
        return column == Name    ? controlName(rig, index)
               : column == Shape ? controlShapeText(control.shape)
                                 : QVariant();
    case Qt::EditRole:
        return column == Name ? QString::fromStdString(control.name) : QVariant();
    case Qt::DecorationRole:
        if (column == Name) {
            if (control.colour)
                return QColor::fromRgb(QRgb(*control.colour));
            const BoneSide side = sideOf(rig, character.skeleton, index);
            return Theme::current().colour(side == BoneSide::Left    ? Token::SideLeft
                                           : side == BoneSide::Right ? Token::SideRight
                                                                     : Token::SideCentre);
        }
        break;
    case Qt::CheckStateRole:
        if (column == Visible)
            return control.hidden ? Qt::Unchecked : Qt::Checked;
        break;
    case Qt::ToolTipRole:
        if (column == Visible)
            return tr("Visible. Drag down the column to set many; Alt+click shows only this one.");
        return control.drives
                   ? tr("Moves %1.").arg(nodeText(rig, character.skeleton, boneNode(control.bone)))
                   : tr("Moves no bone by itself: a target or a pole.");
    default:
        break;
    }
    return {};
}

QVariant ControlsModel::data(const QModelIndex& index, int role) const {
    const Rig& rig = rigOf(m_document.character());
    if (!index.isValid())
        return {};
    if (index.internalId() >= kFirstSet) {
        const std::size_t set = std::size_t(index.internalId() - kFirstSet);
        return set < rig.sets.size() ? dataOfSet(set, index.column(), role) : QVariant();
    }
    return index.internalId() < rig.controls.size()
               ? dataOfControl(ControlIndex(index.internalId()), index.column(), role)
               : QVariant();
}

QVariant ControlsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name    ? tr("Name")
           : section == Shape ? tr("Shape")
                              : QVariant(); // the eye tells itself
}

bool ControlsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || index.column() != Name)
        return false;
    const QString name = value.toString().trimmed();
    if (name.isEmpty() || name == index.data(Qt::EditRole).toString())
        return true; // left as it was
    if (const auto set = setOf(index))
        Q_EMIT setRenamed(*set, name);
    else
        Q_EMIT controlRenamed(controlOf(index), name);
    return true;
}

Qt::ItemFlags ControlsModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled;
    if (index.internalId() < kFirstSet)
        flags |= Qt::ItemIsSelectable;
    return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

} // namespace rigwright::editor
