// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The middle of the volume under the pointer.
#pragma once

#include "editor/document/camera.h"

#include <optional>

namespace rigwright::editor {

class Derived;

/// Half way between where the ray enters the shown meshes and where it is outside all of them
/// again; nested and crossing shells count as one volume. The side on which the ray meets the first
/// surface counts as outside, whatever its winding. On a surface that the ray does not come out of
/// (open, without thickness): the first place met. nullopt: nothing is hit.
std::optional<Vec3d> volumeCentre(Derived& derived, const Ray& ray);

} // namespace rigwright::editor
