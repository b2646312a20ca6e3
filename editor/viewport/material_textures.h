// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MaterialTextures: the base colour images of a character as textures, decoded when first drawn.
#pragma once

#include "core/character/foreign_content.h"
#include "editor/viewport/data_texture.h"
#include "editor/viewport/material_look.h"

#include <map>
#include <memory>
#include <vector>

namespace rigwright::editor {

/// A material without an image is white: its colour factor shows. An image that was not found or
/// cannot be decoded is a checkerboard of two light greys: neutral, and clearly not the picture.
class MaterialTextures {
public:
    MaterialTextures(Qt3DCore::QNode* parent, const ForeignContent& content);

    /// The default look for a material that is none.
    [[nodiscard]] const MaterialLook& look(std::int32_t material) const;
    /// Texture of a material's base colour image; `content` as at construction.
    Qt3DRender::QAbstractTexture* baseColour(const ForeignContent& content, std::int32_t material);
    /// True: the material names an image, and the checkerboard stands in for it.
    bool isMissing(const ForeignContent& content, std::int32_t material);
    /// Deletes the texture nodes; nothing else may be called afterwards.
    void release();

private:
    /// Null where the image is absent or cannot be decoded.
    DataTexture* decoded(const ForeignContent& content, std::int32_t image);

    Qt3DCore::QNode* m_parent;
    std::vector<MaterialLook> m_looks;
    DataTexture m_white;
    DataTexture m_missing;
    std::map<std::int32_t, std::unique_ptr<DataTexture>> m_images; ///< null: not decodable
};

} // namespace rigwright::editor
