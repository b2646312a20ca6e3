// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The glTF 2.0 formula for deformed vertices, in double precision, straight from the specification
/// and without any of core: what tests compare imports, exports and skinning with.
#pragma once

#include "tests/support/glb_file.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace rigwright::test {

/// The vertices of one primitive of one node, in model space, in the order of its POSITION
/// accessor.
struct EvaluatedPrimitive {
    std::size_t node = 0;
    std::size_t primitive = 0;
    std::vector<std::vector<double>> positions; ///< x y z
    /// False where a skinned vertex has no weight above zero: it stays at the node's transform.
    std::vector<bool> hasWeight;
};

/// An animation at a moment; none = the rest pose.
struct EvaluatedMoment {
    std::optional<std::size_t> animation;
    double time = 0.0;
};

/// Every node that carries a mesh, primitive by primitive (those with POSITION). Rows are divided
/// by their sum; NaN, infinite and negative weights count as 0; channels that cannot be played are
/// left out. Throws where the file is not sound.
std::vector<EvaluatedPrimitive> evaluateGltf(const GlbFile& file, const EvaluatedMoment& moment);

/// First and last key time of an animation.
std::pair<double, double> animationRange(const GlbFile& file, std::size_t animation);

/// Half the length of the diagonal of the box around all positions, at least 1e-9.
double sizeOf(const std::vector<EvaluatedPrimitive>& primitives);

} // namespace rigwright::test
