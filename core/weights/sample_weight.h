// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading weights: at a place on the surface, and which vertices have what.
#pragma once

#include "core/mesh/bvh.h"
#include "core/mesh/vertex_selection.h"
#include "core/skin/skin_weights.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// The row at a hit: of the triangle's rows (each divided by its sum, as skinning shows them) the
/// mean by the barycentric weights, heaviest first (of equal ones the lower joint first), without
/// zeros. Sums to 1 where any of the rows counted has weight, else empty. Barycentric weights that
/// are negative or not finite count as 0.
WeightRow sampleRow(const SkinWeights& weights, const SurfaceHit& hit);

/// The weight of one joint in sampleRow().
float sampleWeight(const SkinWeights& weights, const SurfaceHit& hit, std::uint16_t bone);

/// The weights of one joint over some vertices.
struct WeightSpread {
    std::uint16_t bone = 0;
    double mean = 0.0;
    float lowest = 0.0f;
    float highest = 0.0f;
};

/// Of every joint that has weight on any of the vertices, as the rows stand (not divided by their
/// sums), largest mean first, of equal ones the lower joint first. A vertex without the joint
/// counts with 0; twins count as often as they are given. Nothing for no vertices.
std::vector<WeightSpread> weightSpread(const SkinWeights& weights,
                                       std::span<const VertexIndex> vertices);

/// Vertices (whole points) with a row without weight.
VertexSelection selectZeroRows(const Topology& topology, const SkinWeights& weights);
/// … with a row that has weight and whose sum is off 1 by more than this (as lint: 1e-5).
VertexSelection selectUnnormalised(const Topology& topology, const SkinWeights& weights,
                                   double tolerance = 1e-5);
/// … with more influences above 0 than this.
VertexSelection selectOverLimit(const Topology& topology, const SkinWeights& weights,
                                std::size_t most);
/// … whose share of the joint, as skinning shows it, is above the threshold.
VertexSelection selectByWeight(const Topology& topology, const SkinWeights& weights,
                               std::uint16_t bone, float threshold = 0.0f);

} // namespace rigwright
