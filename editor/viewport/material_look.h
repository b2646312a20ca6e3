// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MaterialLook: what the textured view shows of a material.
#pragma once

#include "core/character/foreign_content.h"

#include <QVector3D>
#include <QVector4D>

#include <cstdint>
#include <vector>

namespace rigwright::editor {

/// How the alpha of the base colour counts (glTF 2.0, 3.9.4).
enum class AlphaMode { Opaque, Mask, Blend };

struct MaterialLook {
    QVector4D factor{1.0f, 1.0f, 1.0f, 1.0f}; ///< red, green, blue in display space, alpha
    std::int32_t image = -1;                  ///< into ForeignContent::images, -1 = none
    std::uint32_t uvSet = 0;
    /// Texture coordinates in the image: (row · (u, v, 1)), by KHR_texture_transform.
    QVector3D uRow{1.0f, 0.0f, 0.0f};
    QVector3D vRow{0.0f, 1.0f, 0.0f};
    AlphaMode alpha = AlphaMode::Opaque;
    float alphaCutoff = 0.5f; ///< of Mask
};

/// The looks of all materials of a character. Colour, image and texture coordinates come from the
/// previews that its reader made; what only glTF has, from the document that passes through. A
/// material without a document is blended where its colour is not opaque.
std::vector<MaterialLook> materialLooks(const ForeignContent& content);

} // namespace rigwright::editor
