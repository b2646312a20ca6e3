// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The tree of bones over a document.
#include "editor/panels/bones_model.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document.h"
#include "editor/ui/bone_colours.h"

namespace rigwright::editor {

BonesModel::BonesModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document) {
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            rebuild();
        else if (std::holds_alternative<BoneFlagsChanged>(change))
            flagsChanged();
    });
    rebuild();
}

void BonesModel::rebuild() {
    beginResetModel();
    m_sweep.reset();
    const Skeleton& skeleton = m_document.character().skeleton;
    m_children.assign(skeleton.boneCount(), {});
    m_rows.assign(skeleton.boneCount(), 0);
    m_roots.clear();
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i) {
        const BoneIndex parent = skeleton.parents[i];
        std::vector<BoneIndex>& siblings = parent.isValid() ? m_children[parent.value()] : m_roots;
        m_rows[i] = int(siblings.size());
        siblings.emplace_back(i);
    }
    endResetModel();
}

void BonesModel::flagsChanged() {
    // All rows: a command may set any of them, and repainting is cheap.
    const auto tell = [this](const std::vector<BoneIndex>& bones) {
        if (!bones.empty())
            Q_EMIT dataChanged(indexOf(bones.front(), Name), indexOf(bones.back(), Solo));
    };
    tell(m_roots);
    for (const std::vector<BoneIndex>& children : m_children)
        tell(children);
}

BoneIndex BonesModel::boneOf(const QModelIndex& index) {
    const QVariant bone = index.data(BoneRole);
    return bone.isValid() ? BoneIndex(bone.toUInt()) : BoneIndex();
}

QModelIndex BonesModel::indexOf(BoneIndex bone, int column) const {
    if (!bone.isValid() || bone.value() >= m_rows.size())
        return {};
    return createIndex(m_rows[bone.value()], column, quintptr(bone.value()));
}

bool BonesModel::flag(BoneIndex bone, BoneFlag flag) const {
    if (m_sweep && m_sweep->flag == flag && m_sweep->bones.contains(bone))
        return m_sweep->value;
    return flagOf(m_document.character().boneFlags[bone.value()], flag);
}

std::optional<BoneFlag> BonesModel::flagOfColumn(int column) {
    switch (column) {
    case Visible:
        return BoneFlag::Hidden;
    case Lock:
        return BoneFlag::Locked;
    case Solo:
        return BoneFlag::Solo;
    default:
        return std::nullopt;
    }
}

void BonesModel::beginSweep(BoneFlag flag, bool value) {
    m_sweep = Sweep{flag, value, {}};
}

void BonesModel::sweep(BoneIndex bone) {
    if (!m_sweep || !bone.isValid() || !m_sweep->bones.insert(bone).second)
        return;
    Q_EMIT dataChanged(indexOf(bone, Name), indexOf(bone, Solo));
}

void BonesModel::endSweep() {
    if (!m_sweep)
        return;
    const Sweep sweep = *std::exchange(m_sweep, std::nullopt);
    const std::vector<BoneIndex> bones(sweep.bones.begin(), sweep.bones.end());
    setBoneFlag(m_document, bones, sweep.flag, sweep.value);
}

const std::vector<BoneIndex>& BonesModel::childrenOf(const QModelIndex& parent) const {
    return parent.isValid() ? m_children[parent.internalId()] : m_roots;
}

QModelIndex BonesModel::index(int row, int column, const QModelIndex& parent) const {
    const std::vector<BoneIndex>& siblings = childrenOf(parent);
    if (row < 0 || row >= int(siblings.size()) || column < 0 || column >= ColumnCount)
        return {};
    return createIndex(row, column, quintptr(siblings[std::size_t(row)].value()));
}

QModelIndex BonesModel::parent(const QModelIndex& child) const {
    if (!child.isValid())
        return {};
    return indexOf(m_document.character().skeleton.parents[child.internalId()]);
}

int BonesModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : int(childrenOf(parent).size());
}

int BonesModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QString BonesModel::toolTip(int column, BoneIndex bone) const {
    switch (column) {
    case Visible:
        return tr("Visible. Drag down the column to set many; Alt+click shows only this bone.");
    case Lock:
        return tr("Locked: nothing changes its weights. Drag to set many; Alt+click locks all "
                  "other bones.");
    case Solo:
        return tr("Solo: only the weights of solo bones can be changed. Drag to set many; "
                  "Alt+click makes this bone the only one.");
    default:
        return boneText(m_document.character(), bone);
    }
}

QVariant BonesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const BoneIndex bone(index.internalId());
    switch (role) {
    case BoneRole:
        return bone.value();
    case Qt::DisplayRole:
        if (index.column() == Name)
            return boneText(m_document.character(), bone);
        break;
    case Qt::DecorationRole:
        if (index.column() == Name)
            return shownBoneColour(m_document.character(), bone);
        break;
    case Qt::CheckStateRole:
        if (const auto shown = flagOfColumn(index.column()))
            return flag(bone, *shown) != (*shown == BoneFlag::Hidden) ? Qt::Checked : Qt::Unchecked;
        break;
    case Qt::ToolTipRole:
        return toolTip(index.column(), bone);
    default:
        break;
    }
    return {};
}

Qt::ItemFlags BonesModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace rigwright::editor
