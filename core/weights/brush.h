// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The weight brush: footprint on the surface, and what a dab does to the rows in it.
#pragma once

#include "core/mesh/mesh.h"
#include "core/mesh/point_grid.h"
#include "core/weights/weight_edit.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

enum class BrushMode { Add, Subtract, Replace, Smooth };
enum class BrushFalloff { Smooth, Linear, Sharp, Constant };

/// Falloff at t = distance / radius: 1 at the centre, 0 at and beyond t = 1.
float brushFalloff(BrushFalloff falloff, float t);

/// Vertices under the brush with their strength in (0, 1]. Twins of one point always come together,
/// with the same strength. Ascending vertex order.
struct BrushFootprint {
    std::vector<VertexIndex> vertices;
    std::vector<float> strengths;
};

/// `positions` and `normals` are those on screen (model space); `grid` was built over the same
/// positions. `centre` in model space, `radius` in metres. `frontFacesOnly`: vertices whose normal
/// faces away from `towardsEye` (unit, from the surface to the eye) are left out.
struct BrushQuery {
    std::span<const Vec3f> positions;
    std::span<const Vec3f> normals;
    const PointGrid* grid = nullptr; ///< never null
    Vec3f centre = Vec3f::Zero();
    float radius = 0.0f;
    BrushFalloff falloff = BrushFalloff::Smooth;
    bool frontFacesOnly = true;
    Vec3f towardsEye = Vec3f::UnitZ();
};

/// Cost proportional to the footprint. Reuses the memory of `footprint`.
void brushFootprint(const Mesh& mesh, const BrushQuery& query, BrushFootprint& footprint);

/// `bone` is the joint (index into Binding::joints) painted on. `locked` has one entry a joint: locked
/// bones keep their values bit for bit; the free ones share what is left. `maxInfluences` 0 = no limit.
struct BrushSettings {
    BrushMode mode = BrushMode::Add;
    std::uint16_t bone = 0;
    float value = 1.0f;    ///< [0, 1]
    float strength = 0.5f; ///< [0, 1], times the footprint's strength
    bool autoNormalise = true;
    std::size_t maxInfluences = 0;
};

/// One dab: pure, the weights are not changed. Add and Subtract move the weight by value · strength,
/// Replace goes to `value` by strength, Smooth goes to the mean over neighbouring points by strength.
/// Rows come out finite, in [0, 1] and, with auto-normalise, summing to 1 (as near as float allows).
/// Vertices that would not change are left out. `adjacency` is needed for Smooth only.
WeightEdit applyBrush(MeshInstanceIndex instance, const Mesh& mesh, const SkinWeights& weights,
                      const BrushFootprint& footprint, const BrushSettings& settings,
                      std::span<const std::uint8_t> locked, const PointAdjacency* adjacency);

} // namespace rigwright
