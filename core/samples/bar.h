// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The bar: the test body of the skinning laws.
#pragma once

#include "core/character/character.h"

namespace rigwright {

/// Along +X from -2 to 2, closed ends, a regular 16-gon of radius 0.5; 67 rings in |x| ≤ 0.5 (65
/// inside, one at the joint) and 16 outside on each side. Bones A (-2 → 0) and B (0 → 2, joint at
/// the origin); B's weight is clamp(x + 0.5, 0, 1). Bone axes: +Y along the bar, a positive turn
/// about +X (the world's +Z) bends it upwards.
Character makeBar();

} // namespace rigwright
