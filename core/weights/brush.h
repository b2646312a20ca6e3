// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The weight brush: what a dab does to the rows of its footprint.
#pragma once

#include "core/mesh/mesh.h"
#include "core/weights/brush_footprint.h"
#include "core/weights/weight_edit.h"

#include <cstdint>
#include <span>

namespace rigwright {

class StrokeEdit;

enum class BrushMode { Add, Subtract, Replace, Smooth, Scale };

/// `bone` is the joint (index into Binding::joints) painted on. `maxInfluences` 0 = no limit.
/// `value` is clamped to [0, 1], for Scale, where it is a factor, to [0, infinity]; `strength` to
/// [0, 1]; NaN in either makes the dab do nothing.
/// `strokeStart`: rows are taken from the start of that stroke where it has touched them, for
/// strokes that do not accumulate (stroke_edit.h); null: from the weights.
struct BrushSettings {
    BrushMode mode = BrushMode::Add;
    std::uint16_t bone = 0;
    float value = 1.0f;    ///< [0, 1]; Scale: a factor, 0 and above
    float strength = 0.5f; ///< [0, 1], times the footprint's strength
    bool autoNormalise = true;
    std::size_t maxInfluences = 0;
    const StrokeEdit* strokeStart = nullptr;
};

/// The brush that Ctrl turns a brush into: Add and Subtract become one another, Scale by f becomes
/// Scale by 1/f (0 and infinity become one another), Replace by v becomes Replace by 1 - v, Smooth
/// stays. Add, Subtract and Scale are undone by the same dab of their inverse, at any strength, but
/// for rounding (1e-6), as long as nothing was clamped, dropped or without receiver; of Replace it
/// is the opposite, not the undoing. inverse(inverse(s)) is s (its value but for rounding).
BrushSettings inverse(BrushSettings settings);

/// One dab: pure, the weights are not changed. With w the weight of `bone` in the row and s the
/// footprint's strength times settings.strength, w becomes
///   Add       w + value·s
///   Subtract  w - value·s
///   Replace   w + (value - w)·s
///   Smooth    w + (mean - w)·s, mean over the neighbouring points that have weights (`adjacency`,
///             needed for this mode only; a point without such neighbours stays as it is)
///   Scale     w · (1 + (value - 1)·s) for factors up to 1; w / (1 + (1/value - 1)·s) above, so
///   that
///             scaling by 1/f takes back scaling by f at any strength
/// Vertices that would not change are left out; so are, for Subtract, Scale and Replace by 0, rows
/// without weight on the bone.
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
