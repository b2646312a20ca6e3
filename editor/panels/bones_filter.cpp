// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lists bones anew only where what decides has changed.
#include "editor/panels/bones_filter.h"

#include "editor/document/document.h"
#include "editor/panels/bones_model.h"

namespace rigwright::editor {

BonesFilter::BonesFilter(Document& document, QObject* parent)
    : QSortFilterProxyModel(parent), m_document(document) {
    setRecursiveFilteringEnabled(true);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
    setFilterKeyColumn(BonesModel::Name);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        const bool flags = std::holds_alternative<BoneFlagsChanged>(change);
        if (flags && (m_scope == BoneScope::Locked || m_scope == BoneScope::Hidden))
            refilter();
    });
    connect(&document.session(), &Session::selectionChanged, this, &BonesFilter::followSession);
}

void BonesFilter::setScope(BoneScope scope) {
    if (scope == m_scope)
        return;
    m_scope = scope;
    refilter();
}

void BonesFilter::followSession() {
    const MeshInstanceIndex mesh = m_document.session().selection().activeMesh;
    if (m_scope == BoneScope::Selected || (m_scope == BoneScope::Bound && mesh != m_mesh))
        refilter();
}

void BonesFilter::followSkeleton() {
    findScope();
    if (m_scope != BoneScope::All)
        invalidateFilter();
}

void BonesFilter::refilter() {
    findScope();
    Q_EMIT aboutToRefilter();
    invalidateFilter();
    Q_EMIT refiltered();
}

void BonesFilter::findScope() {
    const Character& character = m_document.character();
    const Selection& selection = m_document.session().selection();
    m_mesh = selection.activeMesh;
    m_inScope.assign(character.skeleton.boneCount(), 0);
    if (m_scope == BoneScope::Selected)
        for (const BoneIndex bone : selection.bones)
            if (bone.value() < m_inScope.size())
                m_inScope[bone.value()] = 1;
    if (m_scope == BoneScope::Bound && m_mesh.isValid() &&
        m_mesh.value() < character.meshes.size() && character.meshes[m_mesh.value()].binding)
        for (const BoneIndex joint : character.meshes[m_mesh.value()].binding->joints)
            m_inScope[joint.value()] = 1;
}

bool BonesFilter::isInScope(BoneIndex bone) const {
    if (!bone.isValid()) // the skeleton has changed; the rows are made anew in a moment
        return true;
    const BoneFlags& flags = m_document.character().boneFlags[bone.value()];
    switch (m_scope) {
    case BoneScope::All:
        break;
    case BoneScope::Locked:
        return flags.locked;
    case BoneScope::Hidden:
        return flags.hidden;
    case BoneScope::Bound:
    case BoneScope::Selected:
        return bone.value() < m_inScope.size() && m_inScope[bone.value()] != 0;
    }
    return true;
}

bool BonesFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, BonesModel::Name, parent);
    return isInScope(BonesModel::boneOf(index)) &&
           QSortFilterProxyModel::filterAcceptsRow(row, parent);
}

} // namespace rigwright::editor
