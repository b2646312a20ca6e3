// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Navigation: what the pointer does to the camera, as pure functions.
#pragma once

#include "editor/document/camera.h"

#include <QString>

namespace rigwright::editor {

/// Turns about `pivot` (model space): the pivot keeps its place on screen. A drag of the whole
/// viewport height turns by 180 degrees. Pitch stops at straight up and straight down.
Camera orbited(const Camera& camera, const Vec3d& pivot, const Vec2d& dragPixels,
               const Vec2d& viewportSize);

/// Moves with the pointer: what lies at the target's depth follows it exactly.
Camera panned(const Camera& camera, const Vec2d& dragPixels, const Vec2d& viewportSize);

/// Scales the distance by `factor` (> 0) towards what lies under `pixel` at the target's depth,
/// which keeps its place on screen. The distance stays within [1 mm, 10 km].
Camera zoomed(const Camera& camera, double factor, const Vec2d& pixel, const Vec2d& viewportSize);

/// "front", "back", "left", "right", "top", "bottom", "three-quarter"; others leave it as it is.
/// Front looks at the character's face (from +Z); right is seen from +X.
Camera lookingFrom(const Camera& camera, const QString& view);

/// In between, the short way round; t in [0, 1].
Camera interpolated(const Camera& from, const Camera& to, double t);

} // namespace rigwright::editor
