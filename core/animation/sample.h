// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sampling clips: the value of every channel at one moment.
#pragma once

#include "core/animation/clip.h"
#include "core/pose/pose.h"

#include <span>

namespace rigwright {

/// Value of one channel, `channel.width` floats (rotations are unit length; LINEAR rotations slerp
/// the short way). Keys hold outside their range. A key that is a quaternion of length 0 counts as
/// the identity; a cubic that passes through 0 takes the nearer key. A channel without keys leaves
/// `value` alone. glTF 2.0, appendix C.
void sampleChannel(const Channel& channel, double time, std::span<float> value);

/// Writes the clip's channels, those of controls and handles too, over `pose`; targets without a
/// channel (or with one that has no keys) keep what they have.
void sampleClip(const Clip& clip, double time, Pose& pose);

} // namespace rigwright
