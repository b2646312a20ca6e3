// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RenameModel: bones with the names that they have and those that they would get.
#pragma once

#include "core/skeleton/batch_rename.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <vector>

namespace rigwright::editor {

/// One row a bone that is looked at.
class RenameModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Old, New, ColumnCount };
    enum Role {
        ChangesRole = Qt::UserRole, ///< the name becomes another one
        SharedRole,                 ///< another bone would have the new name, too
    };

    explicit RenameModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// Of `bones`, in their order; the skeleton is the one that the changes are of.
    void show(const Skeleton& skeleton, const std::vector<BoneIndex>& bones,
              const NameChanges& changes);
    /// Bones of the skeleton that would share their name because of the changes.
    [[nodiscard]] std::size_t sharedCount() const { return m_sharedCount; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString before;
        QString after;
        bool changes = false;
        bool shared = false;
    };
    std::vector<Row> m_rows;
    std::size_t m_sharedCount = 0;
};

} // namespace rigwright::editor
