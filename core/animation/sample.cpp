// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sampling of keyed channels.
#include "core/animation/sample.h"

#include "core/math/float_range.h"

#include <algorithm>
#include <cassert>

namespace rigwright {

namespace {

/// Where a moment lies among the keys: on key `a`, or between `a` and `b` = a + 1 at `t` in (0, 1).
struct Moment {
    std::size_t a = 0;
    std::size_t b = 0;
    double t = 0.0;
    double span = 0.0; ///< seconds from a to b
};

Moment locate(std::span<const float> times, double time) {
    if (!(time > times.front()))
        return {};
    if (time >= times.back())
        return {times.size() - 1, times.size() - 1};
    const auto after = std::upper_bound(times.begin(), times.end(), time,
                                        [](double value, float key) { return value < key; });
    const std::size_t b = static_cast<std::size_t>(after - times.begin());
    const double span = double(times[b]) - times[b - 1];
    const double t = (time - times[b - 1]) / span;
    if (t == 0.0)
        return {b - 1, b - 1};
    return {b - 1, b, t, span};
}

/// The groups of a key: the value alone, or in-tangent, value, out-tangent.
class Keys {
public:
    explicit Keys(const Channel& channel)
        : m_values(channel.values.data()), m_width(channel.width),
          m_cubic(channel.interpolation == Interpolation::CubicSpline) {}

    [[nodiscard]] double value(std::size_t key, std::size_t i) const {
        return at(key, m_cubic ? 1 : 0, i);
    }
    [[nodiscard]] double inTangent(std::size_t key, std::size_t i) const { return at(key, 0, i); }
    [[nodiscard]] double outTangent(std::size_t key, std::size_t i) const { return at(key, 2, i); }
    [[nodiscard]] Quatd rotation(std::size_t key) const {
        return {value(key, 3), value(key, 0), value(key, 1), value(key, 2)};
    }

private:
    [[nodiscard]] double at(std::size_t key, std::size_t group, std::size_t i) const {
        return m_values[(key * (m_cubic ? 3 : 1) + group) * m_width + i];
    }

    const float* m_values;
    std::size_t m_width;
    bool m_cubic;
};

/// One number of a channel. glTF 2.0, appendix C.
double sampleNumber(const Keys& keys, Interpolation interpolation, const Moment& moment,
                    std::size_t i) {
    const auto [a, b, t, span] = moment;
    if (a == b || interpolation == Interpolation::Step)
        return keys.value(a, i);
    if (interpolation == Interpolation::Linear)
        return (1.0 - t) * keys.value(a, i) + t * keys.value(b, i);
    const double t2 = t * t;
    const double t3 = t2 * t;
    return (2.0 * t3 - 3.0 * t2 + 1.0) * keys.value(a, i) +
           span * (t3 - 2.0 * t2 + t) * keys.outTangent(a, i) +
           (-2.0 * t3 + 3.0 * t2) * keys.value(b, i) + span * (t3 - t2) * keys.inTangent(b, i);
}

Quatd unitOr(const Quatd& rotation, const Quatd& fallback) {
    const double length = rotation.norm();
    if (!(length > 1e-12))
        return fallback;
    return Quatd(rotation.coeffs() / length);
}

Quatd sampleRotation(const Channel& channel, const Moment& moment) {
    const Keys keys(channel);
    const Quatd a = unitOr(keys.rotation(moment.a), Quatd::Identity());
    if (moment.a == moment.b || channel.interpolation == Interpolation::Step)
        return a;
    const Quatd b = unitOr(keys.rotation(moment.b), Quatd::Identity());
    if (channel.interpolation == Interpolation::Linear)
        return a.slerp(moment.t, b).normalized();
    Quatd spline;
    for (std::size_t i = 0; i < 4; ++i)
        spline.coeffs()[Eigen::Index(i)] = sampleNumber(keys, channel.interpolation, moment, i);
    return unitOr(spline, moment.t < 0.5 ? a : b);
}

/// Clamped: tangents of a broken file may overshoot the range of float.
Vec3d sampleVector(const Channel& channel, const Moment& moment) {
    const Keys keys(channel);
    Vec3d value;
    for (std::size_t i = 0; i < 3; ++i)
        value[Eigen::Index(i)] = inFloatRange(sampleNumber(keys, channel.interpolation, moment, i));
    return value;
}

void sampleNumbers(const Channel& channel, const Moment& moment, std::span<float> value) {
    const Keys keys(channel);
    for (std::size_t i = 0; i < value.size(); ++i)
        value[i] = toFloat(sampleNumber(keys, channel.interpolation, moment, i));
}

void sampleTransform(const Channel& channel, const Moment& moment, Transform& transform) {
    if (channel.target == ChannelTarget::Rotation)
        transform.rotation = sampleRotation(channel, moment);
    else if (channel.target == ChannelTarget::Translation)
        transform.translation = sampleVector(channel, moment);
    else
        transform.scale = sampleVector(channel, moment);
}

} // namespace

void sampleChannel(const Channel& channel, double time, std::span<float> value) {
    assert(value.size() == channel.width);
    if (channel.times.empty())
        return;
    const Moment moment = locate(channel.times, time);
    if (channel.target != ChannelTarget::Rotation) {
        sampleNumbers(channel, moment, value);
        return;
    }
    const Vec4f rotation = sampleRotation(channel, moment).coeffs().cast<float>();
    std::copy_n(rotation.data(), 4, value.begin());
}

void sampleClip(const Clip& clip, double time, Pose& pose) {
    for (const Channel& channel : clip.channels) {
        if (channel.times.empty())
            continue;
        const Moment moment = locate(channel.times, time);
        if (channel.target == ChannelTarget::MorphWeights) {
            sampleNumbers(channel, moment, pose.morphWeights[channel.mesh.value()]);
            continue;
        }
        sampleTransform(channel, moment, pose.local[channel.bone.value()]);
    }
    for (const RigChannel& channel : clip.rigChannels) {
        if (channel.keys.times.empty())
            continue;
        const Moment moment = locate(channel.keys.times, time);
        if (channel.control.isValid()) {
            sampleTransform(channel.keys, moment, pose.controls[channel.control.value()]);
            continue;
        }
        float weight = 0.0f;
        sampleNumbers(channel.keys, moment, {&weight, 1});
        pose.ikWeights[channel.handle.value()] = std::clamp(double(weight), 0.0, 1.0);
    }
}

} // namespace rigwright
