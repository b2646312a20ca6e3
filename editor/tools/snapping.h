// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Snapping: the places that a dragged joint is drawn to.
#pragma once

#include "core/math/types.h"
#include "editor/tools/pointer_event.h"
#include "editor/tools/skeleton_options.h"

#include <cstdint>
#include <optional>
#include <span>

namespace rigwright::editor {

class Document;

/// Metres: 0.1, with Shift 0.01.
double gridStep(const KeyModifiers& modifiers);

/// The place with the two coordinates that lie most in the picture rounded to multiples of `step`;
/// the one most along the line of sight (`towards`, unit) stays: depth is not what was pointed at.
Vec3d onGrid(const Vec3d& place, double step, const Vec3d& towards);

/// The index of the place that is seen nearest to the pointer, within `tolerance` logical pixels;
/// those with 0 in `candidates` do not count, of equally near ones the first wins.
std::optional<std::size_t> nearestPlace(std::span<const Vec3d> places,
                                        std::span<const std::uint8_t> candidates,
                                        const PointerEvent& event, double tolerance);

/// What `snap` draws to under the pointer, model space as shown; nullopt where nothing is there
/// (and for None and Grid, which need no pointer). `moving`: by bone of the document, those that
/// are dragged, which are nothing to snap to.
std::optional<Vec3d> snapTarget(Document& document, JointSnap snap, const PointerEvent& event,
                                std::span<const std::uint8_t> moving);

} // namespace rigwright::editor
