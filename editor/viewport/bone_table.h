// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneTable: colour and lock of the joints of all drawn instances, for the mesh shader.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"
#include "editor/viewport/data_texture.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace Qt3DCore {
class QNode;
}
namespace rigwright {
struct Character;
class SkinWeights;
} // namespace rigwright

namespace rigwright::editor {

/// Red, green, blue, and 255 where the weights of the joint are held (see heldBones(); all joints
/// of a locked mesh are).
using BoneTexel = std::array<std::uint8_t, 4>;

class BoneTable {
public:
    /// `jointCounts` by instance (0 for those without a binding).
    BoneTable(Qt3DCore::QNode* parent, std::span<const std::size_t> jointCounts);

    [[nodiscard]] Qt3DRender::QAbstractTexture* node() const { return m_texture->node(); }
    /// Texel where an instance begins.
    [[nodiscard]] int base(std::size_t instance) const { return int(m_bases[instance]); }
    /// One texel a joint of the instance, as set last.
    [[nodiscard]] std::span<const BoneTexel> texels(std::size_t instance) const;
    /// Takes colours and locks of all instances; uploads, and true, where something is different.
    bool set(const Character& character);
    /// Deletes the texture node; nothing else may be called afterwards.
    void release() { m_texture->release(); }

private:
    std::vector<std::size_t> m_bases; ///< by instance, and one more at the end
    std::vector<BoneTexel> m_texels;
    std::unique_ptr<DataTexture> m_texture;
};

/// What bone_mix.glsl makes of a row: the mean colour and the held share in [0, 1]; (0, 0, 0, -1)
/// where the row has no weight.
Vec4f mixBones(std::span<const BoneTexel> texels, const SkinWeights& weights, VertexIndex vertex);

} // namespace rigwright::editor
