// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weights that flow down the tree of bones.
#pragma once

#include "core/samples/generator/bones.h"
#include "core/samples/generator/surface_nets.h"

#include <cstdint>
#include <vector>

namespace rigwright::generator {

struct PointInfluence {
    std::uint16_t bone = 0; ///< into the bones
    float weight = 0.0f;
};

/// Heaviest first, at least 0.001 each, sum 1.
using PointRow = std::vector<PointInfluence>;

/// Rows of every point. At each joint the parent passes on the share S(-r, r, height over the
/// joint's plane) · mask and keeps the rest, so that the sum is 1 by construction; r is the limb's
/// radius at the joint (the depth of the field there) times the table's factors. Fingers share
/// their hand by a softmax of distance. In a symmetric mesh the rows of the right are those of the
/// left, reflected. Throws std::runtime_error where a point needs more than four bones.
std::vector<PointRow> flowWeights(const SampleTable& table, const Field& field,
                                  const std::vector<Bone>& bones, const SurfaceMesh& mesh);

} // namespace rigwright::generator
