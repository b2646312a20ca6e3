// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesModel: the skeleton of a document as a tree with the marks for visible, locked and solo.
#pragma once

#include "core/base/index.h"
#include "editor/commands/bone_flag_commands.h"

#include <QAbstractItemModel>

#include <optional>
#include <set>
#include <vector>

namespace rigwright::editor {

class Document;

/// CheckStateRole of the columns Visible, Lock and Solo says whether the bone is that;
/// DecorationRole of Name is the bone's colour.
class BonesModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Name, Visible, Lock, Solo, ColumnCount };
    enum Role { BoneRole = Qt::UserRole }; ///< the bone's number

    explicit BonesModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] static BoneIndex boneOf(const QModelIndex& index);
    [[nodiscard]] QModelIndex indexOf(BoneIndex bone, int column = Name) const;
    /// Which flag a column shows; nothing for Name.
    [[nodiscard]] static std::optional<BoneFlag> flagOfColumn(int column);
    [[nodiscard]] bool flag(BoneIndex bone, BoneFlag flag) const;

    /// A drag down a column shows its result at once and becomes one command when it ends.
    void beginSweep(BoneFlag flag, bool value);
    void sweep(BoneIndex bone);
    void endSweep();

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Sweep {
        BoneFlag flag;
        bool value;
        std::set<BoneIndex> bones;
    };

    void rebuild();
    void flagsChanged();
    [[nodiscard]] QString toolTip(int column, BoneIndex bone) const;
    [[nodiscard]] const std::vector<BoneIndex>& childrenOf(const QModelIndex& parent) const;

    Document& m_document;
    std::vector<std::vector<BoneIndex>> m_children; ///< by bone
    std::vector<BoneIndex> m_roots;
    std::vector<int> m_rows; ///< by bone: its row among its siblings
    std::optional<Sweep> m_sweep;
};

} // namespace rigwright::editor
