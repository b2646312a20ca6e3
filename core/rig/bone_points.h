// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonePoints: where the surface is that each bone carries, so that controls stand around it.
#pragma once

#include "core/math/types.h"

#include <vector>

namespace rigwright {

/// By bone: places, in model space at rest, of the vertices that it moves most. Empty, or empty for
/// a bone: nothing is known, and sizes are guessed from the bones alone.
using BonePoints = std::vector<std::vector<Vec3f>>;

} // namespace rigwright
