// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MaterialTextures: the base colour images of a character as textures, decoded when first drawn.
#pragma once

#include "core/character/foreign_content.h"
#include "editor/viewport/data_texture.h"

#include <map>
#include <memory>

namespace rigwright::editor {

/// Images that are absent or cannot be decoded count as white: the colour factor still shows.
class MaterialTextures {
public:
    explicit MaterialTextures(Qt3DCore::QNode* parent);

    [[nodiscard]] Qt3DRender::QAbstractTexture* white() const { return m_white.node(); }
    /// Texture of a material's base colour image.
    Qt3DRender::QAbstractTexture* baseColour(const ForeignContent& content, std::int32_t material);
    /// Deletes the texture nodes; nothing else may be called afterwards.
    void release();

private:
    Qt3DCore::QNode* m_parent;
    DataTexture m_white;
    std::map<std::int32_t, std::unique_ptr<DataTexture>> m_images;
};

} // namespace rigwright::editor
