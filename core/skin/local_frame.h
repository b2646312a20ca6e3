// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// LocalFrame: origins amid the mesh, so that float loops keep their digits far from the world's.
#pragma once

#include "core/math/types.h"

#include <span>
#include <vector>

namespace rigwright {

/// An origin amid the mesh at bind and one amid what the palette makes of it. Floats lose digits
/// with the distance from the origin, so the methods compute with positions less `mesh`, and add
/// `model` last. Both are floats by value: taking them off and adding them costs no digits of their
/// own.
struct LocalFrame {
    Vec3d mesh = Vec3d::Zero();
    Vec3d model = Vec3d::Zero();
};

/// A point amid a mesh: the median of a few positions, so that stray vertices do not count.
Vec3f pointAmid(std::span<const Vec3f> positions);

/// The frame of a mesh around `origin`: `model` is the median of where the joints take it.
LocalFrame localFrame(const Vec3f& origin, std::span<const Affine3d> palette);

/// Median of each coordinate, the lower one of an even number; zero without points.
Vec3d medianOf(std::vector<Vec3d> points);

} // namespace rigwright
