// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshViews: which views stay, and which are made anew.
#include "editor/viewport/mesh_views.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/viewport/bone_table.h"
#include "editor/viewport/material_textures.h"
#include "editor/viewport/mesh_view.h"
#include "editor/viewport/palette_texture.h"
#include "editor/viewport/scene_context.h"

#include <Qt3DCore/QEntity>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

/// By instance; 0 without a binding.
std::vector<std::size_t> jointCountsOf(const Character& character) {
    std::vector<std::size_t> joints;
    for (const MeshInstance& mesh : character.meshes)
        joints.push_back(mesh.binding ? mesh.binding->joints.size() : 0);
    return joints;
}

/// The very same bytes: images are large.
bool isSameImage(const ForeignImage& a, const ForeignImage& b) {
    return a.bytes == b.bytes && a.mimeType == b.mimeType;
}

} // namespace

MeshViews::MeshViews(SceneContext& context, Document& document)
    : m_context(context), m_document(document) {}

MeshViews::~MeshViews() = default;

const Character& MeshViews::character() const {
    return m_document.derived().shownCharacter();
}

bool MeshViews::hasRoomFor(const Character& character) const {
    return m_palettes != nullptr && jointCountsOf(character) == m_jointCounts;
}

bool MeshViews::hasMaterialsOf(const ForeignContent& content) const {
    return content.materials == m_materials.previews &&
           std::ranges::equal(content.images, m_materials.images, isSameImage) &&
           content.documentJson == m_materials.documentJson;
}

void MeshViews::followCharacter() {
    const Character& shown = character();
    m_outgrown.clear();
    if (!hasRoomFor(shown) || !hasMaterialsOf(shown.foreign)) {
        makeAll(shown);
        return;
    }
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        const MeshInstanceIndex index(i);
        if (!m_views[i]->isOf(shown.meshes[i]) || !m_views[i]->follow(shown))
            m_views[i] = make(shown, index);
    }
}

void MeshViews::makeAll(const Character& character) {
    m_views.clear();
    if (m_textures)
        m_textures->release();
    if (m_palettes)
        m_palettes->release();
    if (m_boneTable)
        m_boneTable->release();
    const ForeignContent& content = character.foreign;
    m_materials = {content.documentJson, content.images, content.materials};
    m_textures = std::make_unique<MaterialTextures>(m_context.root(), content);
    m_jointCounts = jointCountsOf(character);
    m_palettes = std::make_unique<PaletteTexture>(m_context.root(), m_jointCounts);
    m_boneTable = std::make_unique<BoneTable>(m_context.root(), m_jointCounts);
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        m_views.push_back(make(character, MeshInstanceIndex(i)));
}

std::unique_ptr<MeshView> MeshViews::make(const Character& character, MeshInstanceIndex index) {
    return std::make_unique<MeshView>(
        MeshView::Shared{m_context, *m_palettes, *m_boneTable, *m_textures}, character, index);
}

bool MeshViews::followPreview() {
    const Character& shown = character();
    if (!hasRoomFor(shown))
        return false;
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        if (!m_views[i]->isOf(shown.meshes[i]))
            return false;
        if (!m_views[i]->follow(shown))
            m_outgrown.emplace_back(i);
    }
    return true;
}

bool MeshViews::weightsChanged(const WeightsChanged& change) {
    if (change.mesh.value() >= m_views.size())
        return false;
    MeshView& view = *m_views[change.mesh.value()];
    if (!view.weightsChanged(m_document.character(), change.vertices, change.all))
        m_outgrown.push_back(change.mesh);
    return view.isOnProcessor();
}

void MeshViews::rebuildOutgrown() {
    const Session& session = m_document.session();
    for (const MeshInstanceIndex index : std::exchange(m_outgrown, {})) {
        if (index.value() >= m_views.size())
            continue;
        std::unique_ptr<MeshView>& view = m_views[index.value()];
        view = make(character(), index);
        view->setActiveBone(character(), session.selection().activeBone);
        view->setSelectedVertices(session.selectedVertices(index));
        view->applySettings(session.view(), isShown(m_document, index));
        view->setFrame(m_document);
    }
}

void MeshViews::followBoneTable() {
    if (!m_boneTable || !m_boneTable->set(character()))
        return;
    for (const auto& view : m_views)
        view->followBoneTable();
}

void MeshViews::followSettings() {
    for (std::size_t i = 0; i < m_views.size(); ++i)
        m_views[i]->applySettings(m_document.session().view(),
                                  isShown(m_document, MeshInstanceIndex(i)));
}

void MeshViews::followFrame() {
    for (const auto& view : m_views)
        view->setFrame(m_document);
}

void MeshViews::followActiveBone() {
    for (const auto& view : m_views)
        view->setActiveBone(character(), m_document.session().selection().activeBone);
}

void MeshViews::followSelectedVertices() {
    for (std::size_t i = 0; i < m_views.size(); ++i)
        m_views[i]->setSelectedVertices(
            m_document.session().selectedVertices(MeshInstanceIndex(i)));
}

void MeshViews::flush() {
    for (const auto& view : m_views)
        view->flush();
    if (m_palettes)
        m_palettes->flush();
}

} // namespace rigwright::editor
