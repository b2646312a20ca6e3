// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding by envelopes: capsules around the bones, with a radius at either end.
#pragma once

#include "core/weights/bind_bones.h"
#include "core/weights/bind_rows.h"

namespace rigwright {

/// A joint's weight at distance d from its segment is (1 - (d/R)²)², R = `reach` · radius there
/// (linear between the ends); the largest of its segments counts. Where no envelope reaches: by
/// distance, reported. False: cancelled. Radii must be there: see suggestedRadii().
bool bindEnvelope(const BindShape& shape, const BindBones& bones, double reach,
                  const WeightProgress& progress, PlaceRows& rows);

/// The segments with radii where they have none: at either end such that three in four of the
/// places that are nearest to that half of the segment lie within; where it has none, as at the
/// other end, else a quarter of its length, else a twentieth of the mesh's size. What an editor
/// shows first. Mesh units. O(places · segments).
std::vector<BoneSegment> suggestedRadii(const Mesh& mesh, std::span<const BoneSegment> segments);
std::vector<BoneSegment> suggestedRadii(const BindShape& shape,
                                        std::span<const BoneSegment> segments);

} // namespace rigwright
