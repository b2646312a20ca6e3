// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PaletteTexture: packing and upload.
#include "editor/viewport/palette_texture.h"

#include "core/skin/palette_packing.h"

namespace rigwright::editor {

PaletteTexture::PaletteTexture(Qt3DCore::QNode* parent, std::span<const std::size_t> jointCounts) {
    const std::size_t perJoint = texelsPerJoint(SkinningMethod::DualQuaternion);
    std::size_t texels = 0;
    for (const std::size_t joints : jointCounts) {
        m_bases.push_back(texels);
        texels += joints * perJoint;
    }
    const std::size_t rows = texels / kPaletteTextureWidth + 1;
    m_texels.assign(rows * kPaletteTextureWidth, Vec4f::Zero());
    m_texture =
        std::make_unique<DataTexture>(parent, QSize(int(kPaletteTextureWidth), int(rows)),
                                      DataTexture::Format::Float4, DataTexture::Sampling::Nearest);
}

void PaletteTexture::set(std::size_t instance, SkinningMethod method,
                         std::span<const Affine3d> palette, const JointTree& tree) {
    packPalette(
        method, palette, tree,
        std::span(m_texels).subspan(m_bases[instance], palette.size() * texelsPerJoint(method)));
    m_dirty = true;
}

void PaletteTexture::flush() {
    if (!m_dirty)
        return;
    m_dirty = false;
    m_texture->upload(m_texels.data(), m_texture->size());
}

} // namespace rigwright::editor
