// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ControlsModel: the sets of a rig, and its controls as a tree by what they ride on.
#pragma once

#include "core/base/index.h"
#include "core/rig/rig.h"

#include <QAbstractItemModel>

#include <cstddef>
#include <optional>
#include <vector>

namespace rigwright::editor {

class Document;

/// Sets come first, then the tree. DecorationRole of Name is the colour of a control,
/// CheckStateRole of Visible whether it (of a set: any of its controls) is shown.
class ControlsModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Name, Shape, Visible, ColumnCount };

    explicit ControlsModel(Document& document, QObject* parent = nullptr);

    /// Invalid for sets.
    [[nodiscard]] static ControlIndex controlOf(const QModelIndex& index);
    /// Nothing for controls.
    [[nodiscard]] static std::optional<std::size_t> setOf(const QModelIndex& index);
    [[nodiscard]] QModelIndex indexOf(ControlIndex control, int column = Name) const;
    [[nodiscard]] QModelIndex indexOfSet(std::size_t set, int column = Name) const;

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
    /// Names that differ from what is there, without space around; never empty.
    void controlRenamed(rigwright::ControlIndex control, const QString& name);
    void setRenamed(std::size_t set, const QString& name);

private:
    enum Role { ControlRole = Qt::UserRole, SetRole };

    void follow(bool anew);
    [[nodiscard]] QVariant dataOfSet(std::size_t set, int column, int role) const;
    [[nodiscard]] QVariant dataOfControl(ControlIndex control, int column, int role) const;
    [[nodiscard]] const std::vector<ControlIndex>& childrenOf(const QModelIndex& parent) const;

    Document& m_document;
    /// As made last: between a change of the document and that, views see the tree as it was.
    std::size_t m_sets = 0;
    std::vector<ControlIndex> m_parents;
    std::vector<std::vector<ControlIndex>> m_children;
    std::vector<ControlIndex> m_roots;
    std::vector<int> m_rows; ///< by control: its row among its siblings
};

} // namespace rigwright::editor
