// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesModel: the skeleton of a document as a tree: names, roles, sides, lengths, marks.
#pragma once

#include "core/base/index.h"
#include "core/skeleton/bone_names.h"
#include "core/skeleton/humanoid_roles.h"
#include "editor/commands/bone_flag_commands.h"

#include <QAbstractItemModel>
#include <QColor>

#include <optional>
#include <set>
#include <vector>

namespace rigwright::editor {

class Document;

/// CheckStateRole of the columns Deform, Visible, Lock and Solo says whether the bone is that;
/// DecorationRole of Name is the bone's colour. A name is edited by renameRequested().
class BonesModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Name, Humanoid, Side, Deform, Length, Visible, Lock, Solo, ColumnCount };
    enum Role { BoneRole = Qt::UserRole }; ///< the bone's number
    /// A colour that the user gave a bone goes before both.
    enum class Colours { ByBone, BySide };

    explicit BonesModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] static BoneIndex boneOf(const QModelIndex& index);
    [[nodiscard]] QModelIndex indexOf(BoneIndex bone, int column = Name) const;
    /// Which flag a column shows; nothing for Name.
    [[nodiscard]] static std::optional<BoneFlag> flagOfColumn(int column);
    [[nodiscard]] bool flag(BoneIndex bone, BoneFlag flag) const;
    void setColours(Colours colours);

    /// A drag down a column shows its result at once and becomes one command when it ends.
    void beginSweep(BoneFlag flag, bool value);
    void sweep(BoneIndex bone);
    void endSweep();

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// Answered at once: the document holds the name afterwards, or somebody says why not.
    void renameRequested(rigwright::BoneIndex bone, const QString& name);

private:
    struct Sweep {
        BoneFlag flag;
        bool value;
        std::set<BoneIndex> bones;
    };

    /// What the columns say beside names and marks, by bone; worked out when a column asks.
    struct Facts {
        std::optional<std::vector<std::optional<HumanoidRole>>> roles;
        std::optional<std::vector<BoneSide>> sides;
        std::optional<std::vector<double>> lengths; ///< metres
    };

    void rebuild();
    void flagsChanged();
    [[nodiscard]] std::optional<HumanoidRole> humanoidRole(BoneIndex bone) const;
    [[nodiscard]] BoneSide side(BoneIndex bone) const;
    [[nodiscard]] double length(BoneIndex bone) const;
    [[nodiscard]] QColor colour(BoneIndex bone) const;
    [[nodiscard]] QString text(int column, BoneIndex bone) const;
    [[nodiscard]] QVariant checkState(int column, BoneIndex bone) const;
    [[nodiscard]] QString toolTip(int column, BoneIndex bone) const;
    [[nodiscard]] const std::vector<BoneIndex>& childrenOf(const QModelIndex& parent) const;

    Document& m_document;
    /// As rebuilt last: between a change of the document and that, views see the tree as it was.
    std::vector<BoneIndex> m_parents;
    std::vector<std::vector<BoneIndex>> m_children; ///< by bone
    std::vector<BoneIndex> m_roots;
    std::vector<int> m_rows; ///< by bone: its row among its siblings
    std::optional<Sweep> m_sweep;
    Colours m_colours = Colours::ByBone;
    mutable Facts m_facts;
};

} // namespace rigwright::editor
