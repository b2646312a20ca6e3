// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What linear and dual quaternion blending make of a palette once, for all methods that use them.
#pragma once

#include "core/skin/blend_kernels.h"
#include "core/skin/local_frame.h"
#include "core/skin/skinning.h"

#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// Linear blending, made ready for the kernels, and in double for what float does not carry. The
/// input must outlive it.
class LinearBlender {
public:
    explicit LinearBlender(const SkinningInput& input);

    [[nodiscard]] const BlendPalette& palette() const { return m_palette; }
    /// The blended matrix of a vertex; none for a zero row.
    [[nodiscard]] std::optional<Affine3d> exactly(std::size_t vertex) const;

private:
    const SkinningInput& m_input;
    std::vector<Affine3d> m_finite;
    AlignedFloats m_matrices;
    BlendPalette m_palette;
};

/// Dual quaternion blending, in the same way.
class DualBlender {
public:
    enum class Part {
        Motion,  ///< the whole: points to points
        Turning, ///< scale and rotation alone: differences of points to differences
    };

    /// `vertices`: how many are to be blended, which decides what is worth preparing.
    DualBlender(const SkinningInput& input, std::size_t vertices, Part part = Part::Motion);
    /// From texels packed already (palette_packing.h, five a joint), about the world's origin.
    DualBlender(const SkinningInput& input, std::size_t vertices, std::vector<Vec4f> texels);

    [[nodiscard]] const BlendPalette& palette() const { return m_palette; }
    [[nodiscard]] std::size_t jointCount() const;
    [[nodiscard]] std::optional<Affine3d> exactly(std::size_t vertex) const;

private:
    void pack(std::size_t vertices);

    const SkinningInput& m_input;
    LocalFrame m_frame;
    std::vector<Vec4f> m_texels;
    AlignedFloats m_motions;
    AlignedFloats m_scales;
    std::vector<std::uint8_t> m_opposed;
    BlendPalette m_palette;
};

/// How many vertices a method is asked for.
std::size_t vertexCountOf(const SkinningInput& input, std::span<const VertexIndex> vertices);

/// Where a vertex is and where its surface looks.
struct VertexPlace {
    Vec3f position;
    Vec3f normal; ///< +Y where there are no normals
};

/// A vertex under a blended matrix, every number finite; none: at rest (with raw sums: at nothing).
VertexPlace placedExactly(const SkinningInput& input, std::size_t vertex,
                          const std::optional<Affine3d>& blended);

/// All joints' entries finite: the identity for those that are not, as computePalette() does.
std::vector<Affine3d> finitePalette(std::span<const Affine3d> palette);

/// Nullopt for a row whose weights have no positive, finite sum.
std::optional<double> usableSum(const RowView& row);

} // namespace rigwright
