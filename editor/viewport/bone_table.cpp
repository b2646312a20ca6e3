// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneTable: filling and upload.
#include "editor/viewport/bone_table.h"

#include "core/character/character.h"
#include "editor/ui/bone_colours.h"

namespace rigwright::editor {

namespace {
constexpr std::size_t kWidth = 256; // as bone_mix.glsl reads it
} // namespace

BoneTable::BoneTable(Qt3DCore::QNode* parent, std::span<const std::size_t> jointCounts) {
    std::size_t texels = 0;
    m_bases.push_back(0);
    for (const std::size_t joints : jointCounts)
        m_bases.push_back(texels += joints);
    const std::size_t rows = texels / kWidth + 1;
    m_texels.assign(rows * kWidth, BoneTexel{});
    m_texture =
        std::make_unique<DataTexture>(parent, QSize(int(kWidth), int(rows)),
                                      DataTexture::Format::Rgba8, DataTexture::Sampling::Nearest);
    m_texture->upload(m_texels.data(), m_texture->size());
}

std::span<const BoneTexel> BoneTable::texels(std::size_t instance) const {
    return std::span(m_texels).subspan(m_bases[instance],
                                       m_bases[instance + 1] - m_bases[instance]);
}

bool BoneTable::set(const Character& character) {
    const std::vector<std::uint8_t> held = heldBones(character.boneFlags);
    std::vector<BoneTexel> texels(m_texels.size(), BoneTexel{});
    for (std::size_t i = 0; i + 1 < m_bases.size() && i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        if (!instance.binding)
            continue;
        std::size_t texel = m_bases[i];
        for (const BoneIndex joint : instance.binding->joints) {
            const QColor colour = shownBoneColour(character, joint);
            const bool isHeld = instance.locked || held[joint.value()] != 0;
            texels[texel++] = {std::uint8_t(colour.red()), std::uint8_t(colour.green()),
                               std::uint8_t(colour.blue()), std::uint8_t(isHeld ? 255 : 0)};
        }
    }
    if (texels == m_texels)
        return false;
    m_texels = std::move(texels);
    m_texture->upload(m_texels.data(), m_texture->size());
    return true;
}

Vec4f mixBones(std::span<const BoneTexel> texels, const SkinWeights& weights, VertexIndex vertex) {
    const RowView row = weights.row(vertex);
    Vec4f mixed = Vec4f::Zero();
    float sum = 0.0f;
    for (std::size_t k = 0; k < row.size(); ++k) {
        const BoneTexel& texel = texels[row.bones[k]];
        for (int channel = 0; channel < 4; ++channel)
            mixed[channel] += row.weights[k] * float(texel[std::size_t(channel)]) / 255.0f;
        sum += row.weights[k];
    }
    return sum > 0.0f ? Vec4f(mixed / sum) : Vec4f(0.0f, 0.0f, 0.0f, -1.0f);
}

} // namespace rigwright::editor
