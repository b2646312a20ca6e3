// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Keys for looping clips, taken from motions that are given as functions of time.
#include "core/samples/looped_keys.h"

#include <utility>
#include <vector>

namespace rigwright {
namespace {

constexpr double kTangentStep = 1e-4; // seconds

/// The value of a channel at a moment, in key order (rotations as x y z w).
using Values = std::function<Eigen::VectorXd(double)>;

Channel sampled(BoneIndex bone, ChannelTarget target, std::uint32_t width,
                const LoopedMotion& motion, const Values& values) {
    Channel channel;
    channel.target = target;
    channel.interpolation = motion.interpolation;
    channel.bone = bone;
    channel.width = width;
    const auto append = [&](const Eigen::VectorXd& group) {
        for (const double number : group)
            channel.values.push_back(float(number));
    };
    Eigen::VectorXd before = values(0.0);
    for (int key = 0; key <= motion.intervals; ++key) {
        const double time = motion.duration * key / motion.intervals;
        // The end of the loop is its start, to the last bit.
        const double phase = key == motion.intervals ? 0.0 : time;
        Eigen::VectorXd value = values(phase);
        const bool turn = target == ChannelTarget::Rotation && value.dot(before) < 0.0;
        const double sign = turn ? -1.0 : 1.0;
        value *= sign;
        before = value;
        channel.times.push_back(float(time));
        if (motion.interpolation != Interpolation::CubicSpline) {
            append(value);
            continue;
        }
        const Eigen::VectorXd tangent =
            sign * (values(phase + kTangentStep) - values(phase - kTangentStep)) /
            (2.0 * kTangentStep);
        append(tangent);
        append(value);
        append(tangent);
    }
    return channel;
}

} // namespace

void addRotation(Clip& clip, BoneIndex bone, const LoopedMotion& motion,
                 const std::function<Quatd(double)>& rotation) {
    const Quatd reference = rotation(0.0).normalized();
    clip.channels.push_back(
        sampled(bone, ChannelTarget::Rotation, 4, motion, [&](double time) -> Eigen::VectorXd {
            const Vec4d q = rotation(time).normalized().coeffs();
            return q.dot(reference.coeffs()) < 0.0 ? Vec4d(-q) : q;
        }));
    updateRange(clip);
}

void addTranslation(Clip& clip, BoneIndex bone, const LoopedMotion& motion,
                    const std::function<Vec3d(double)>& translation) {
    clip.channels.push_back(
        sampled(bone, ChannelTarget::Translation, 3, motion,
                [&](double time) -> Eigen::VectorXd { return translation(time); }));
    updateRange(clip);
}

} // namespace rigwright
