// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Loops over keys.
#include "core/animation/channel_keys.h"

#include "core/math/float_range.h"

#include <algorithm>
#include <cstddef>

namespace rigwright {

double wayFrom(const Channel& channel, const Vec3d& rest) {
    const std::size_t groups = channel.interpolation == Interpolation::CubicSpline ? 3 : 1;
    const std::size_t first = groups == 3 ? 1 : 0;
    double way = 0.0;
    for (std::size_t key = 0; key < channel.times.size(); ++key) {
        const float* value = channel.values.data() + (key * groups + first) * 3;
        way = std::max(way, (Vec3d(value[0], value[1], value[2]) - rest).norm());
    }
    return way;
}

double turnFrom(const Channel& channel, const Quatd& rest) {
    const std::size_t groups = channel.interpolation == Interpolation::CubicSpline ? 3 : 1;
    const std::size_t first = groups == 3 ? 1 : 0;
    double turn = 0.0;
    for (std::size_t key = 0; key < channel.times.size(); ++key) {
        const float* value = channel.values.data() + (key * groups + first) * 4;
        const Quatd rotation(value[3], value[0], value[1], value[2]);
        if (rotation.norm() > 1e-12)
            turn = std::max(turn, rest.angularDistance(rotation.normalized()));
    }
    return turn;
}

bool leavesRest(const Channel& channel, const Transform& rest) {
    constexpr double kStill = 1e-5; // radians, or a part of the length
    if (channel.interpolation == Interpolation::CubicSpline && channel.times.size() > 1)
        return true;
    switch (channel.target) {
    case ChannelTarget::Rotation:
        return turnFrom(channel, rest.rotation) > kStill;
    case ChannelTarget::Translation:
        return wayFrom(channel, rest.translation) > kStill * std::max(rest.translation.norm(), 1.0);
    case ChannelTarget::Scale:
        return wayFrom(channel, rest.scale) > kStill;
    case ChannelTarget::MorphWeights:
        break;
    }
    return false;
}

void turnKeys(Channel& channel, const Quatd& before, const Quatd& behind) {
    for (std::size_t i = 0; i + 4 <= channel.values.size(); i += 4) {
        float* value = channel.values.data() + i;
        const Quatd key(value[3], value[0], value[1], value[2]);
        const Quatd turned = before * key * behind;
        for (Eigen::Index k = 0; k < 4; ++k)
            value[k] = toFloat(turned.coeffs()[k]);
    }
}

void moveKeys(Channel& channel, const VectorMap& map) {
    const bool cubic = channel.interpolation == Interpolation::CubicSpline;
    for (std::size_t i = 0; i + 3 <= channel.values.size(); i += 3) {
        float* value = channel.values.data() + i;
        const Vec3d key(value[0], value[1], value[2]);
        const bool isTangent = cubic && (i / 3) % 3 != 1;
        const Vec3d moved =
            isTangent ? Vec3d(map.matrix * key) : Vec3d(map.base + map.matrix * (key - map.origin));
        for (Eigen::Index k = 0; k < 3; ++k)
            value[k] = toFloat(moved[k]);
    }
}

} // namespace rigwright
