// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Ten fixed poses of the built-in mannequin, over which weights are compared by what they do.
#pragma once

#include "core/character/character.h"

#include <cstddef>
#include <vector>

namespace rigwright::test {

/// Bent elbows, sitting, arms down, bowing, twisting, fists, striding, reaching, leaning, looking
/// round. Precondition: the mannequin's skeleton.
std::vector<Pose> tenPoses(const Character& mannequin);

/// How far apart two characters of one mesh and skeleton, but other weights, are in those poses.
struct PoseDistance {
    double mean = 0.0; ///< over all vertices and poses, metres
    double worst = 0.0;
    std::size_t pose = 0; ///< of the worst
    std::size_t vertex = 0;
};
PoseDistance distanceOverPoses(const Character& a, const Character& b,
                               const std::vector<Pose>& poses);

/// Extent of the first mesh along +Y.
double heightOf(const Character& character);

} // namespace rigwright::test
