// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Measuring and changing all keys of a channel at once, tangents too.
#pragma once

#include "core/animation/clip.h"
#include "core/math/transform.h"

namespace rigwright {

/// Longest way of a key from `rest`, in the units of the channel. Precondition: three numbers a
/// key.
double wayFrom(const Channel& channel, const Vec3d& rest);

/// Largest turn of a key away from `rest`, in radians; keys of length 0 count for nothing.
/// Precondition: a rotation.
double turnFrom(const Channel& channel, const Quatd& rest);

/// Whether a bone's curve leaves its rest at all: by more than 1e-5 radians or of the length.
/// Several cubic keys count as leaving it: they may between the keys. False for morph weights.
bool leavesRest(const Channel& channel, const Transform& rest);

/// before · key · behind for each quaternion of the channel; tangents too: it is linear in them.
void turnKeys(Channel& channel, const Quatd& before, const Quatd& behind);

/// base + matrix · (key - origin).
struct VectorMap {
    Vec3d base;
    Mat3d matrix;
    Vec3d origin;
};

/// Maps the keys, and the tangents by the matrix alone; results beyond float are clamped.
void moveKeys(Channel& channel, const VectorMap& map);

} // namespace rigwright
