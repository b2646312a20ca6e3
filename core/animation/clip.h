// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clip: immutable keyed motion of bones and morph weights.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rigwright {

enum class ChannelTarget { Translation, Rotation, Scale, MorphWeights };
enum class Interpolation { Linear, Step, CubicSpline };

/// One target's keys. `times` are seconds, strictly increasing. `values` holds `width` floats a key
/// (3, 4 as x y z w, or the number of morph targets); CubicSpline has three groups a key:
/// in-tangent, value, out-tangent, as in glTF 2.0 appendix C. Before the first key and after the
/// last one the nearest key holds. `bone` is set for bone targets, `mesh` for morph weights.
struct Channel {
    ChannelTarget target = ChannelTarget::Translation;
    Interpolation interpolation = Interpolation::Linear;
    BoneIndex bone;
    MeshInstanceIndex mesh;
    std::uint32_t width = 3;
    std::vector<float> times;
    std::vector<float> values;
    std::string foreign; ///< the channel's and sampler's extensions and extras as JSON, "" = none

    friend bool operator==(const Channel&, const Channel&) = default;
};

/// Keys of a control or an IK handle. Of `keys` the targets Translation, Rotation and Scale mean the
/// control's value (Pose::controls); MorphWeights of width 1 means the handle's weight
/// (Pose::ikWeights). Exactly one of `control` and `handle` is valid; keys.bone and keys.mesh are
/// not. No other program's file can hold them: baking turns them into keys of bones.
struct RigChannel {
    ControlIndex control;
    IkHandleIndex handle;
    Channel keys;

    friend bool operator==(const RigChannel&, const RigChannel&) = default;
};

/// `start` and `duration` in the file's own time: keys lie in [start, start + duration]. One target
/// (bone, mesh, control or handle, and path) has at most one channel.
struct Clip {
    std::string name;
    double start = 0.0;
    double duration = 0.0;
    std::vector<Channel> channels;
    std::vector<RigChannel> rigChannels;
    std::string foreign; ///< JSON text of the animation's extensions and extras, "" = none

    friend bool operator==(const Clip&, const Clip&) = default;
};

/// Number of keys of all channels.
std::size_t keyCount(const Clip& clip);

/// Recomputes start and duration from the channels' keys (0, 0 without any).
void updateRange(Clip& clip);

} // namespace rigwright
