// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of names before and after.
#include "editor/shell/rename_model.h"

#include "editor/commands/bone_text.h"
#include "editor/commands/name_commands.h"

namespace rigwright::editor {

namespace {

QString shown(const std::string& name) {
    return name.empty() ? RenameModel::tr("(no name)") : isolated(QString::fromStdString(name));
}

} // namespace

void RenameModel::show(const Skeleton& skeleton, const std::vector<BoneIndex>& bones,
                       const NameChanges& changes) {
    std::vector<const std::string*> newName(skeleton.boneCount(), nullptr);
    for (const NameChange& change : changes)
        newName[change.bone.value()] = &change.name;
    std::vector<std::uint8_t> shares(skeleton.boneCount(), 0);
    const std::vector<BoneIndex> sharing = newlySharing(skeleton, changes);
    for (const BoneIndex bone : sharing)
        shares[bone.value()] = 1;
    beginResetModel();
    m_rows.clear();
    m_sharedCount = sharing.size();
    for (const BoneIndex bone : bones) {
        const std::string& name = skeleton.names[bone.value()];
        const std::string* after = newName[bone.value()];
        m_rows.push_back({shown(name), shown(after ? *after : name), after != nullptr,
                          shares[bone.value()] != 0});
    }
    endResetModel();
}

int RenameModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int RenameModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant RenameModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || std::size_t(index.row()) >= m_rows.size())
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Old ? row.before : row.after;
    case Qt::ToolTipRole:
        return row.shared ? tr("Another bone would have this name, too.") : QString();
    case Qt::AccessibleTextRole:
        if (index.column() == New && row.shared)
            return tr("%1, a name that another bone would have, too").arg(row.after);
        return index.column() == Old ? row.before : row.after;
    case ChangesRole:
        return row.changes;
    case SharedRole:
        return row.shared;
    default:
        return {};
    }
}

QVariant RenameModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Old ? tr("Name now") : tr("New name");
}

} // namespace rigwright::editor
