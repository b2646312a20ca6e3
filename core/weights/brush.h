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

class StrokeEdit;

enum class BrushMode { Add, Subtract, Replace, Smooth };
enum class BrushFalloff { Smooth, Linear, Sharp, Constant };

/// Falloff at t = distance / radius: 1 at the centre, 0 at and beyond t = 1 and for NaN. With p = 1
/// - t: Smooth p²(3 - 2p), Linear p, Sharp p², Constant 1.
float brushFalloff(BrushFalloff falloff, float t);

/// Vertices under the brush with their strength in (0, 1]. Twins of one point always come together,
/// with the same strength: that of the nearest of them. Ascending vertex order.
struct BrushFootprint {
    std::vector<VertexIndex> vertices;
    std::vector<float> strengths;
};

/// `positions` and `normals` are those on screen (model space); `grid` was built over the same
/// positions. `centre` in model space, `radius` in metres. `frontFacesOnly`: points all of whose
/// vertices have normals that face away from `towardsEye` (unit, from the surface to the eye) are
/// left out; `normals` may be empty: then all count as facing the eye.
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

/// Cost proportional to the footprint. Reuses the memory of `footprint`. Empty for a radius that is
/// not positive and a centre that is not finite.
void brushFootprint(const Mesh& mesh, const BrushQuery& query, BrushFootprint& footprint);

/// `bone` is the joint (index into Binding::joints) painted on. `maxInfluences` 0 = no limit.
/// `value` and `strength` are clamped to [0, 1]; NaN in either makes the dab do nothing.
/// `strokeStart`: rows are taken from the start of that stroke where it has touched them, for
/// strokes that do not accumulate (stroke_edit.h); null: from the weights.
struct BrushSettings {
    BrushMode mode = BrushMode::Add;
    std::uint16_t bone = 0;
    float value = 1.0f;    ///< [0, 1]
    float strength = 0.5f; ///< [0, 1], times the footprint's strength
    bool autoNormalise = true;
    std::size_t maxInfluences = 0;
    const StrokeEdit* strokeStart = nullptr;
};

/// One dab: pure, the weights are not changed. With w the weight of `bone` in the row and s the
/// footprint's strength times settings.strength, w becomes
///   Add       w + value·s
///   Subtract  w - value·s
///   Replace   w + (value - w)·s
///   Smooth    w + (mean - w)·s, mean over the neighbouring points that have weights (`adjacency`,
///   needed
///             for this mode only; a point without such neighbours stays as it is).
/// Vertices that would not change are left out; so are, for Subtract and Replace by 0, rows without
/// weight on the bone.
///
/// Without auto-normalise nothing else in the row changes, and w is clamped to [0, 1].
///
/// With auto-normalise a row is first scaled to sum to 1, as skinning shows it, w is clamped to
/// what the locked bones leave (1 - their sum), and the other free bones share the rest in the
/// proportion they have; the row comes out finite, in [0, 1], summing to 1 as near as float allows.
/// Where no other free bone has weight, `bone` keeps all that is left: a row of that bone alone
/// cannot be lowered (counted in WeightEdit::noReceiver), and a zero row that is painted on becomes
/// 1 · bone, however weak the brush. Smooth is the exception: weight that it takes away goes to the
/// bones of the neighbours, in their proportion.
///
/// `locked` has one entry a joint (joints beyond it are free): locked bones keep their values bit
/// for bit. If `bone` is locked nothing changes; if the locked bones of a row sum to 1 or more it
/// is left alone; both are counted in WeightEdit::lockedOut.
///
/// If a row would have more than `maxInfluences` bones, its lightest free ones other than `bone`
/// leave it (counted in WeightEdit::droppedInfluences); if that is not enough because the others
/// are locked, a row without `bone` is left alone and one with it keeps its length. Where `bone`
/// goes down and only one other free bone is left to take its weight, `bone` leaves instead.
///
/// Twins of a point are computed once and get the same row.
WeightEdit applyBrush(MeshInstanceIndex instance, const Mesh& mesh, const SkinWeights& weights,
                      const BrushFootprint& footprint, const BrushSettings& settings,
                      std::span<const std::uint8_t> locked, const PointAdjacency* adjacency);

} // namespace rigwright
