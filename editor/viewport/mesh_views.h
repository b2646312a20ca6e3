// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshViews: all meshes of the shown character, with the textures that they share.
#pragma once

#include "core/character/character.h"
#include "editor/document/change.h"

#include <memory>
#include <string>
#include <vector>

namespace rigwright::editor {

class BoneTable;
class Document;
class MaterialTextures;
class MeshView;
class PaletteTexture;
class SceneContext;

/// Follows the document's shown character; what has not changed is not uploaded again.
class MeshViews {
public:
    MeshViews(SceneContext& context, Document& document);
    ~MeshViews();

    /// Whatever the shown character is now. Where it has the same meshes with as many joints and
    /// the same materials (a bone was moved), their buffers stay.
    void followCharacter();
    /// Rows and skeleton of a preview, or of the document again. False where they need other
    /// buffers: then followCharacter() it must be.
    [[nodiscard]] bool followPreview();
    /// Edited rows. True where the next followFrame() is needed to show them.
    bool weightsChanged(const WeightsChanged& change);
    /// Makes those anew whose rows no longer fit their buffers.
    void rebuildOutgrown();
    void followBoneTable();
    void followSettings();
    void followFrame();
    void followActiveBone();
    void followSelectedVertices();
    void flush();

private:
    /// What the pictures on the meshes are made of.
    struct Materials {
        std::string documentJson;
        std::vector<ForeignImage> images;
        std::vector<MaterialPreview> previews;
    };
    [[nodiscard]] const Character& character() const;
    [[nodiscard]] bool hasRoomFor(const Character& character) const;
    [[nodiscard]] bool hasMaterialsOf(const ForeignContent& content) const;
    void makeAll(const Character& character);
    [[nodiscard]] std::unique_ptr<MeshView> make(const Character& character,
                                                 MeshInstanceIndex index);

    SceneContext& m_context;
    Document& m_document;
    std::unique_ptr<PaletteTexture> m_palettes;
    std::unique_ptr<BoneTable> m_boneTable;
    std::unique_ptr<MaterialTextures> m_textures;
    Materials m_materials;
    std::vector<std::unique_ptr<MeshView>> m_views;
    std::vector<std::size_t> m_jointCounts; ///< by instance, as shown
    std::vector<MeshInstanceIndex> m_outgrown;
};

} // namespace rigwright::editor
