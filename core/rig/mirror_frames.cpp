// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reflected axes, rotations, channels and curves.
#include "core/rig/mirror_frames.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright {

namespace {

const Vec3d kMirror(-1.0, 1.0, 1.0);

} // namespace

Mat3d mirrorFrame(const Mat3d& a, const Mat3d& b) {
    Mat3d frame = a.transpose() * kMirror.asDiagonal() * b;
    for (Eigen::Index i = 0; i < frame.size(); ++i) {
        double& entry = frame.data()[i];
        if (std::abs(entry - std::round(entry)) < 1e-9)
            entry = std::round(entry) + 0.0; // no negative zeros
    }
    return frame;
}

Vec3d nearestFlip(const Mat3d& frame) {
    const std::array<Vec3d, 4> flips{kMirror, Vec3d(1, -1, 1), Vec3d(1, 1, -1), Vec3d(-1, -1, -1)};
    return *std::ranges::max_element(flips, {},
                                     [&](const Vec3d& flip) { return flip.dot(frame.diagonal()); });
}

Quatd mirroredRotation(const Quatd& rotation, const Mat3d& frame) {
    // Axes of turns are pseudovectors: they take the sign of the determinant, -1, besides.
    const Vec3d axis = -(frame.transpose() * rotation.vec());
    return {rotation.w(), axis.x(), axis.y(), axis.z()};
}

Transform mirroredTransform(const Transform& value, const Mat3d& frame) {
    Transform mirrored;
    mirrored.translation = frame.transpose() * value.translation;
    mirrored.rotation = mirroredRotation(value.rotation, frame);
    // Exact where axes go over into axes; else the nearest without shear.
    mirrored.scale = (frame.transpose() * value.scale.asDiagonal() * frame).diagonal();
    return mirrored;
}

MirroredChannel mirroredChannel(TransformChannel channel, const Mat3d& frame) {
    const auto number = std::size_t(channel);
    const auto axis = Eigen::Index(number % 3);
    Eigen::Index other = 0;
    frame.row(axis).cwiseAbs().maxCoeff(&other);
    const double sign = frame(axis, other) < 0.0 ? -1.0 : 1.0;
    MirroredChannel mirrored;
    mirrored.channel = TransformChannel(number - std::size_t(axis) + std::size_t(other));
    if (channel <= TransformChannel::MoveZ)
        mirrored.sign = sign;
    else if (channel <= TransformChannel::TurnZ)
        mirrored.sign = -sign;
    return mirrored;
}

ChannelRange signedRange(const ChannelRange& range, double sign) {
    return sign < 0.0 ? ChannelRange{0.0 - range.high, 0.0 - range.low} : range;
}

DriverCurve signedCurve(const DriverCurve& curve, double xSign, double ySign) {
    DriverCurve result = curve;
    for (Vec2d& point : result.points) {
        point.x() = xSign < 0.0 ? 0.0 - point.x() : point.x();
        point.y() = ySign < 0.0 ? 0.0 - point.y() : point.y();
    }
    if (xSign < 0.0)
        std::ranges::reverse(result.points);
    return result;
}

} // namespace rigwright
