// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The motions that come with the built-in characters.
#pragma once

#include "core/animation/clip.h"
#include "core/skeleton/skeleton.h"

namespace rigwright {

/// "Idle", 4 s: arms at the sides, breath and a small shift of weight; the feet stand still.
/// Precondition: the skeleton of the mannequin.
Clip makeMannequinIdle(const Skeleton& skeleton);

/// "Sway", 2 s: a wave that travels from the root to the tip. Precondition: the tail's skeleton.
Clip makeTailSway(const Skeleton& skeleton);

} // namespace rigwright
