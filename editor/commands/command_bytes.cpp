// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sums over what lists hold.
#include "editor/commands/command_bytes.h"

namespace rigwright::editor {

namespace {

std::size_t bytesOfKeys(const Channel& keys) {
    return (keys.times.size() + keys.values.size()) * sizeof(float);
}

} // namespace

std::size_t bytesOf(const Clip& clip) {
    std::size_t bytes = sizeof(clip);
    for (const Channel& channel : clip.channels)
        bytes += sizeof(channel) + bytesOfKeys(channel);
    for (const RigChannel& channel : clip.rigChannels)
        bytes += sizeof(channel) + bytesOfKeys(channel.keys);
    return bytes;
}

std::size_t bytesOf(const Rig& rig) {
    std::size_t bytes = sizeof(rig) + rig.controls.size() * sizeof(Control) +
                        rig.handles.size() * sizeof(IkHandle) +
                        rig.jointLimits.size() * sizeof(RigJointLimit);
    for (const Control& control : rig.controls)
        bytes += control.points.size() * sizeof(Vec3d);
    for (const ControlSet& set : rig.sets)
        bytes += sizeof(set) + set.controls.size() * sizeof(ControlIndex);
    for (const Constraint& constraint : rig.constraints)
        bytes += sizeof(constraint) + constraint.sources.size() * sizeof(ConstraintSource) +
                 constraint.chain.size() * sizeof(BoneIndex) +
                 constraint.shares.size() * sizeof(double) +
                 constraint.driver.curve.points.size() * sizeof(Vec2d);
    return bytes;
}

std::size_t clipBytesBeside(std::span<const std::shared_ptr<const Clip>> held,
                            std::span<const std::shared_ptr<const Clip>> other) {
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < held.size(); ++i)
        if (i >= other.size() || other[i] != held[i])
            bytes += bytesOf(*held[i]);
    return bytes;
}

} // namespace rigwright::editor
