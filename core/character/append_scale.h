// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How large what is appended has to become, so that it fits the character.
#pragma once

#include "core/math/transform.h"
#include "core/skeleton/bone_map.h"

#include <cstddef>
#include <span>

namespace rigwright {

struct Skeleton;

/// `factor` multiplies the lengths of the source; 1 where the two count in one unit. `spans`: how
/// many distances between joints it was measured over.
struct AppendScale {
    double factor = 1.0;
    std::size_t spans = 0;
};

/// A skeleton and where its bones stand, one local transform a bone.
struct PosedSkeleton {
    const Skeleton& skeleton;
    std::span<const Transform> local;
};

/// By the median ratio of the distances from each joint with a counterpart to the next one above it
/// that has one, in model space. Within 0.8 … 1.25 the two are bodies of their own in one unit,
/// which is no reason to change anything; of one or two distances only a tenfold difference tells.
/// Ratios within a hundredth of one between metres, decimetres, centimetres, millimetres, inches
/// and feet are exactly that.
AppendScale measureScale(const PosedSkeleton& source, const PosedSkeleton& target,
                         const BoneMap& map);

} // namespace rigwright
