// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PaletteTexture: the palettes of all drawn instances in one texture, each at its base offset.
#pragma once

#include "core/skin/binding.h"
#include "core/skin/joint_tree.h"
#include "editor/viewport/data_texture.h"

#include <memory>
#include <span>
#include <vector>

namespace Qt3DCore {
class QNode;
}

namespace rigwright::editor {

/// Laid out as core/skin/palette_packing.h says. Room for every joint under either method is taken
/// at construction, so that changing the method moves nothing.
class PaletteTexture {
public:
    /// `jointCounts` by instance (0 for those without a binding).
    PaletteTexture(Qt3DCore::QNode* parent, std::span<const std::size_t> jointCounts);

    [[nodiscard]] Qt3DRender::QAbstractTexture* node() const { return m_texture->node(); }
    /// Texel where an instance begins.
    [[nodiscard]] int base(std::size_t instance) const { return int(m_bases[instance]); }
    void set(std::size_t instance, SkinningMethod method, std::span<const Affine3d> palette,
             const JointTree& tree);
    /// Uploads where something was set.
    void flush();
    /// Deletes the texture node; nothing else may be called afterwards.
    void release() { m_texture->release(); }

private:
    std::vector<std::size_t> m_bases;
    std::vector<Vec4f> m_texels;
    std::unique_ptr<DataTexture> m_texture;
    bool m_dirty = true;
};

} // namespace rigwright::editor
