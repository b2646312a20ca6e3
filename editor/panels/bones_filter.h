// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesFilter: which bones the tree lists, by name and by what they are.
#pragma once

#include "core/base/index.h"

#include <QSortFilterProxyModel>

#include <cstdint>
#include <vector>

namespace rigwright::editor {

class Document;

/// Bound: joints of the active mesh.
enum class BoneScope { All, Bound, Selected, Locked, Hidden };

/// Keeps the parents of what it lists. Follows the document and the session by itself.
class BonesFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit BonesFilter(Document& document, QObject* parent = nullptr);

    [[nodiscard]] BoneScope scope() const { return m_scope; }
    void setScope(BoneScope scope);
    /// The character is another one, or its skeleton: who rebuilt the rows says so, without the
    /// signals below.
    void followSkeleton();

Q_SIGNALS:
    /// The list is about to be made anew, and has been: rows come and go in between.
    void aboutToRefilter();
    void refiltered();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    void followSession();
    void refilter();
    void findScope();
    [[nodiscard]] bool isInScope(BoneIndex bone) const;

    Document& m_document;
    BoneScope m_scope = BoneScope::All;
    std::vector<std::uint8_t> m_inScope; ///< by bone; for Bound and Selected
    MeshInstanceIndex m_mesh;
};

} // namespace rigwright::editor
