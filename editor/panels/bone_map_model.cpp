// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of a map of bones.
#include "editor/panels/bone_map_model.h"

#include "editor/commands/bone_text.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

BoneMapModel::BoneMapModel(std::shared_ptr<const Character> source, Skeleton target,
                           QObject* parent)
    : QAbstractTableModel(parent), m_source(std::move(source)), m_target(std::move(target)),
      m_needed(m_source->skeleton.boneCount(), 0) {
    for (std::size_t bone = 0; bone < m_target.boneCount(); ++bone)
        m_targetNames += m_target.names[bone].empty()
                             ? tr("bone %1").arg(bone)
                             : QString::fromStdString(m_target.names[bone]);
    m_map.ofSource.resize(m_source->skeleton.boneCount());
    sort();
}

void BoneMapModel::setMap(BoneMap map) {
    m_map = std::move(map);
    sort();
}

void BoneMapModel::setNeeded(std::vector<std::uint8_t> needed) {
    if (needed == m_needed)
        return;
    m_needed = std::move(needed);
    sort();
}

void BoneMapModel::sort() {
    beginResetModel();
    m_rows.clear();
    for (std::size_t bone = 0; bone < m_map.ofSource.size(); ++bone)
        m_rows.emplace_back(bone);
    const auto rank = [this](BoneIndex bone) {
        if (m_map.targetOf(bone).isValid())
            return 2;
        return m_needed[bone.value()] != 0 ? 0 : 1;
    };
    std::ranges::stable_sort(m_rows, {}, rank);
    endResetModel();
}

int BoneMapModel::rowOf(BoneIndex bone) const {
    const auto row = std::ranges::find(m_rows, bone);
    return row == m_rows.end() ? -1 : int(row - m_rows.begin());
}

std::vector<BoneIndex> BoneMapModel::missing() const {
    std::vector<BoneIndex> bones;
    for (const BoneIndex bone : unmatchedBones(m_map))
        if (m_needed[bone.value()] != 0)
            bones.push_back(bone);
    return bones;
}

int BoneMapModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int BoneMapModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString BoneMapModel::matchText(BoneIndex bone) const {
    switch (m_map.ofSource[bone.value()].match) {
    case BoneMatch::ExactName:
        return tr("same name");
    case BoneMatch::SimilarName:
        return tr("similar name");
    case BoneMatch::Humanoid:
        return tr("same part of the body");
    case BoneMatch::ByHand:
        return tr("by hand");
    case BoneMatch::Added:
        return tr("new bone");
    case BoneMatch::None:
        break;
    }
    if (std::ranges::binary_search(m_map.ambiguous, bone))
        return tr("several fit");
    return m_needed[bone.value()] != 0 ? tr("needed, none found") : tr("none found");
}

QVariant BoneMapModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const BoneIndex bone = boneOfRow(index.row());
    const BoneIndex target = m_map.targetOf(bone);
    if (role == TargetRole)
        return target.isValid() ? int(target.value()) : -1;
    if (role == MatchedRole)
        return target.isValid();
    if (role == Qt::EditRole && index.column() == Target)
        return target.isValid() ? m_targetNames[qsizetype(target.value())] : QString();
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Source:
        return isolated(boneText(*m_source, bone));
    case Target:
        if (role == Qt::ToolTipRole)
            return tr("Press Enter, or double-click, to choose another bone; Delete for none.");
        return target.isValid() ? isolated(m_targetNames[qsizetype(target.value())])
                                : QStringLiteral("–");
    case Match:
        return matchText(bone);
    default:
        return {};
    }
}

QVariant BoneMapModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Source:
        return tr("Bone in the file");
    case Target:
        return tr("Bone here");
    case Match:
        return tr("Found by");
    default:
        return {};
    }
}

Qt::ItemFlags BoneMapModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == Target)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool BoneMapModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || index.column() != Target || index.row() >= rowCount())
        return false;
    int wanted = -1;
    if (role == TargetRole) {
        wanted = value.toInt();
    } else if (role == Qt::EditRole) {
        const QString name = value.toString();
        wanted = int(m_targetNames.indexOf(name));
        if (wanted < 0 && !name.isEmpty())
            return false;
    } else {
        return false;
    }
    const BoneIndex bone = boneOfRow(index.row());
    const BoneIndex target =
        wanted >= 0 && wanted < m_targetNames.size() ? BoneIndex(std::size_t(wanted)) : BoneIndex();
    if (target == m_map.targetOf(bone))
        return false;
    setTarget(m_map, bone, target);
    // Another bone may have lost its counterpart to this one.
    Q_EMIT dataChanged(this->index(0, 0), this->index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT edited();
    return true;
}

} // namespace rigwright::editor
