// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Poses in which the built-in characters come besides their own.
#pragma once

#include "core/math/transform.h"
#include "core/skeleton/skeleton.h"

#include <vector>

namespace rigwright {

/// Arms 45° below the level, elbows bent a little, palms turned towards the thighs, fingers curled
/// a little: parentFromBone, one a bone. Precondition: the skeleton of the mannequin.
std::vector<Transform> mannequinAPose(const Skeleton& skeleton);

} // namespace rigwright
