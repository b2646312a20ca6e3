// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneMapModel: which bone of a file stands for which bone here, as an editable table.
#pragma once

#include "core/character/character.h"
#include "core/skeleton/bone_map.h"

#include <QAbstractTableModel>
#include <QString>

#include <memory>
#include <vector>

namespace rigwright::editor {

/// One row a bone of the source; those without counterpart stand first (of these, moved ones
/// first), each part in the order of the skeleton. Rows keep their places while they are edited;
/// sort() brings them in order again.
class BoneMapModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Source, Target, Match, ColumnCount };
    enum Role { TargetRole = Qt::UserRole, MatchedRole };

    BoneMapModel(std::shared_ptr<const Character> source, Skeleton target,
                 QObject* parent = nullptr);

    [[nodiscard]] const BoneMap& map() const { return m_map; }
    /// Another map for the same skeletons; says nothing by edited().
    void setMap(BoneMap map);
    /// By bone of the source: 1 where what will be appended moves it, or hangs on it.
    void setNeeded(std::vector<std::uint8_t> needed);
    void sort();

    [[nodiscard]] BoneIndex boneOfRow(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOf(BoneIndex bone) const;
    /// Names of the target's bones, in the order of their indices.
    [[nodiscard]] const QStringList& targetNames() const { return m_targetNames; }
    /// Bones that are needed and have no counterpart.
    [[nodiscard]] std::vector<BoneIndex> missing() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// TargetRole: the number of a bone of the target, -1 = none; EditRole: its name, "" = none.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// The user gave a bone another counterpart.
    void edited();

private:
    [[nodiscard]] QString matchText(BoneIndex bone) const;

    std::shared_ptr<const Character> m_source;
    Skeleton m_target;
    QStringList m_targetNames;
    BoneMap m_map;
    std::vector<std::uint8_t> m_needed;
    std::vector<BoneIndex> m_rows;
};

} // namespace rigwright::editor
