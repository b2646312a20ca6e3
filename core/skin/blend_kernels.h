// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The inner loops of linear and dual quaternion blending, one set for each instruction set.
#pragma once

#include "core/math/types.h"
#include "core/skin/simd_target.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace rigwright {

/// Vertices that a kernel takes at once: bits of BlendBatch::exceptional, and small enough that
/// what one pass leaves for the next stays in the first-level cache.
inline constexpr std::size_t kBlendBatch = 64;

/// Floats in lines of the cache, so that no register of a joint straddles two of them.
class AlignedFloats {
public:
    explicit AlignedFloats(std::size_t count);

    [[nodiscard]] float* data() { return m_lines.get()->values; }
    [[nodiscard]] const float* data() const { return m_lines.get()->values; }

private:
    struct alignas(64) Line {
        float values[16];
    };
    std::unique_ptr<Line[]> m_lines;
};

/// A joint's affine matrix for the kernels: three rows (a, a, a, t), then (0, 0, mark, 1). The last
/// row makes the blend carry the sum of the weights, and that of those whose joint is marked.
inline constexpr std::size_t kMatrixFloats = 16;
/// A joint's rigid motion: real part (x, y, z, w), dual part (x, y, z, w).
inline constexpr std::size_t kMotionFloats = 8;

/// Where a row of weights lies. Stride 1, 2 or a multiple of 4; entries from `count` on are zeros
/// up to the next of 1, 2, 4, 8, 12 …
struct BlendRow {
    const std::uint16_t* bones = nullptr;
    const float* weights = nullptr;
    std::uint32_t stride = 1;
    std::uint32_t count = 0;
};

/// What a kernel works on: up to kBlendBatch vertices. Their rows are either `scattered` (one entry
/// a vertex) or, where that is null, lie one behind the other from `first` on, with their `counts`.
/// Positions and normals are three floats a vertex, one vertex behind the other; `normals` and
/// `outNormals` may be null, both or neither. Input and output do not overlap.
struct BlendBatch {
    std::size_t count = 0;
    const BlendRow* scattered = nullptr;
    BlendRow first;
    const std::uint16_t* counts = nullptr;
    const float* positions = nullptr;
    const float* normals = nullptr;
    float* outPositions = nullptr;
    float* outNormals = nullptr;
    /// Bit i is set where the digits of float do not suffice for vertex i: zero rows, weights or
    /// results beyond all measure, flattened matrices. Its results are then not to be used.
    std::uint64_t exceptional = 0;
};

/// What a kernel applies: joints in the layouts above, between origins (positions less
/// `meshOrigin`, results plus `modelOrigin`). `matrices` are the whole motion for linear blending
/// and the scale stage (marked where there is any) for dual quaternions, null where no joint has
/// any; `motions` are read by dual quaternions only.
struct BlendPalette {
    const float* matrices = nullptr;
    const float* motions = nullptr;
    /// By joint, 0 where findOpposed() found none on its other side; null: no joint has any.
    const std::uint8_t* opposed = nullptr;
    float meshOrigin[3] = {};
    float modelOrigin[3] = {};
    bool rawSums = false;
};

/// Results of a vertex depend on its own row, position and normal only, bit for bit, wherever it
/// stands in the batch.
struct BlendKernels {
    void (*linear)(const BlendPalette&, BlendBatch&) = nullptr;
    void (*dual)(const BlendPalette&, BlendBatch&) = nullptr;
};

/// The kernels for one of simdTargets(), or the best.
BlendKernels blendKernels(SimdTarget target);

/// Marks the joints (kMotionFloats each) whose rotation lies on the other side of that of any other
/// joint: vertices that follow another joint most need not look at signs. False: there are none.
/// O(joints²).
bool findOpposed(const float* motions, std::span<std::uint8_t> opposed);

/// Writes a joint in the layout of kMatrixFloats; `rows` are its three rows.
void packMatrix(std::span<const Vec4f, 3> rows, bool mark, float* matrix);

} // namespace rigwright
