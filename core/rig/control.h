// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Control: what an animator takes hold of in place of bones.
#pragma once

#include "core/base/index.h"
#include "core/math/transform.h"
#include "core/rig/rig_node.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rigwright {

enum class ControlShape { Circle, Arrow, Box, Sphere, Ring, Cross, Square, Diamond, Polyline };

/// What a control goes along with while its own value stays. Parent: the parent of its bone. Root:
/// the root above its bone. World: nothing. Node: a bone or another control.
enum class ControlSpace { Parent, Root, World, Node };

/// Channels of a control (and of a driver's output), in the order of Control::locked and limits.
/// Rotations are angles of rotationFromEuler().
enum class TransformChannel { MoveX, MoveY, MoveZ, TurnX, TurnY, TurnZ, ScaleX, ScaleY, ScaleZ };
inline constexpr std::size_t kTransformChannels = 9;

/// Metres, radians, or factors; low <= high, both finite.
struct ChannelRange {
    double low = 0.0;
    double high = 0.0;

    friend bool operator==(const ChannelRange&, const ChannelRange&) = default;
};

/// Stands at rest on its bone at `place` (no bone: in model space), wherever edits put that bone's
/// rest; scale of bones above does not reach it. Its value, one of Pose::controls, is a transform
/// from that rest, in its own axes: identity = at rest.
///
/// `drives`: moving the control moves its bone, over whatever pose or clip gives the bone (a value
/// of identity leaves the clip as it is); it turns about the bone's head, and `place` only turns its
/// axes. Else it is free: a target for IK handles and constraints.
struct Control {
    std::string name;
    BoneIndex bone;
    bool drives = false;
    Transform place; ///< boneFromControl, metres of the model; scale 1; no translation where drives
    ControlSpace space = ControlSpace::Parent;
    RigNode spaceNode; ///< for ControlSpace::Node
    std::array<bool, kTransformChannels> locked{};
    std::array<std::optional<ChannelRange>, kTransformChannels> limits{};

    ControlShape shape = ControlShape::Circle;
    double size = 0.1;      ///< metres: half the extent of the shape; finite, > 0
    Transform shapeOffset;  ///< controlFromShape
    std::vector<Vec3d> points; ///< of a Polyline, in units of the size
    bool closed = false;       ///< a Polyline goes back to its first point
    std::optional<std::uint32_t> colour; ///< 0xRRGGBB (sRGB); none = by side
    bool hidden = false;

    friend bool operator==(const Control&, const Control&) = default;
};

/// Controls that are shown, hidden and selected together.
struct ControlSet {
    std::string name;
    std::vector<ControlIndex> controls; ///< ascending

    friend bool operator==(const ControlSet&, const ControlSet&) = default;
};

/// The lines of a shape: each list is drawn from point to point. In units of the size: within
/// [-1, 1]; flat shapes lie in the plane of X and Z, arrows point along +Z.
std::vector<std::vector<Vec3d>> controlLines(const Control& control);

} // namespace rigwright
