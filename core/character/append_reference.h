// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The pose in which two characters are compared when one is appended to the other.
#pragma once

#include "core/character/character.h"

#include <vector>

namespace rigwright {

/// The bind pose (poseAtBind()), one local transform a bone, with the rest for bones that are there
/// but for the rounding of a file. A topmost joint that is turned by more than 45° against its
/// rest, or of another size, tells where the space of the mesh lies rather than a pose: it keeps
/// its rest, and the joints below it their bind against it.
std::vector<Transform> referencePose(const Character& character);

} // namespace rigwright
