// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names of kinds and choices in a rig, for files and scripts; never translated, never changed.
#pragma once

#include "core/rig/constraint.h"
#include "core/rig/control.h"
#include "core/rig/ik_handle.h"

#include <array>
#include <string_view>

namespace rigwright {

/// In the order of the enumerations.
inline constexpr std::array<std::string_view, 9> kControlShapeNames{
    "circle", "arrow", "box", "sphere", "ring", "cross", "square", "diamond", "polyline"};
inline constexpr std::array<std::string_view, 4> kControlSpaceNames{"parent", "root", "world",
                                                                    "node"};
inline constexpr std::array<std::string_view, 3> kIkSolverNames{"twoBone", "ccd", "fabrik"};
inline constexpr std::array<std::string_view, 3> kEndRotationNames{"free", "keep", "fromTarget"};
inline constexpr std::array<std::string_view, 14> kConstraintKindNames{
    "parent",        "position",      "rotation",      "scale", "aim",         "pole",   "orient",
    "limitPosition", "limitRotation", "limitDistance", "blend", "twistSpread", "spline", "driver"};
inline constexpr std::array<std::string_view, 2> kRigStageNames{"beforeIk", "afterMotion"};
inline constexpr std::array<std::string_view, 2> kConstraintSpaceNames{"model", "local"};
inline constexpr std::array<std::string_view, 3> kDriverAngleNames{"swing", "swingAbout", "twist"};
inline constexpr std::array<std::string_view, kTransformChannels> kTransformChannelNames{
    "moveX", "moveY", "moveZ", "turnX", "turnY", "turnZ", "scaleX", "scaleY", "scaleZ"};

} // namespace rigwright
