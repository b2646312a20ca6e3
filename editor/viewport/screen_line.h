// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Screen lines: the part of a line of the model that is seen, and its dashes.
#pragma once

#include "editor/document/camera.h"

#include <optional>
#include <vector>

namespace rigwright::editor {

/// A straight piece on screen, logical pixels.
struct ScreenPiece {
    Vec2d from = Vec2d::Zero();
    Vec2d to = Vec2d::Zero();
};

/// What the picture shows of a line in model space: before the eye, and at most 16 pixels out of
/// the picture. nullopt: nothing.
std::optional<ScreenPiece> seenPiece(const Camera& camera, const Vec2d& viewportSize,
                                     const Vec3d& from, const Vec3d& to);

/// Pieces of `on` pixels with `off` between them, from the first end on; the last one may be
/// shorter.
std::vector<ScreenPiece> dashes(const ScreenPiece& line, double on, double off);

} // namespace rigwright::editor
