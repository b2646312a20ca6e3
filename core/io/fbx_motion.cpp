// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transforms and curves of FBX.
#include "core/io/fbx_motion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <functional>

namespace rigwright {

namespace {

Mat3d turned(Eigen::Index axis, double degrees) {
    return Eigen::AngleAxisd(degrees * kPi / 180.0, Vec3d::Unit(axis)).toRotationMatrix();
}

/// `order`: see FbxPlacement.
Mat3d eulerRotation(const Vec3d& degrees, int order) {
    // The axis that turns first, second, third.
    constexpr std::array<std::array<int, 3>, 6> kOrders{
        {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}, {1, 0, 2}, {2, 0, 1}, {2, 1, 0}}};
    const auto& axes = kOrders[std::size_t(order >= 0 && order < 6 ? order : 0)];
    return turned(axes[2], degrees[axes[2]]) * turned(axes[1], degrees[axes[1]]) *
           turned(axes[0], degrees[axes[0]]);
}

/// Flags of a key.
constexpr std::int64_t kConstant = 0x2;
constexpr std::int64_t kLinear = 0x4;
constexpr std::int64_t kConstantNext = 0x100; // together with kConstant
constexpr std::int64_t kAuto = 0x100 | 0x200; // TCB has no parameters worth keeping here
constexpr std::int64_t kProgressive = 0x4000;
constexpr std::int64_t kWeightedRight = 0x1000000;
constexpr std::int64_t kWeightedNextLeft = 0x2000000;

FbxCurve::Shape shapeOf(std::int64_t flags) {
    if ((flags & kConstant) != 0)
        return (flags & kConstantNext) != 0 ? FbxCurve::Shape::ConstantNext
                                            : FbxCurve::Shape::Constant;
    return (flags & kLinear) != 0 ? FbxCurve::Shape::Linear : FbxCurve::Shape::Cubic;
}

double seconds(std::int64_t ticks) {
    return double(ticks) / kFbxTicks;
}

/// The slope that the format's programs give a key by themselves: flat at the ends, else that of
/// its neighbours; progressive ones never overshoot.
double autoSlope(const FbxCurve& curve, std::size_t key, bool isProgressive) {
    if (key == 0 || key + 1 >= curve.times.size())
        return 0.0;
    const double before = seconds(curve.times[key] - curve.times[key - 1]);
    const double after = seconds(curve.times[key + 1] - curve.times[key]);
    const double in = (curve.values[key] - curve.values[key - 1]) / before;
    const double out = (curve.values[key + 1] - curve.values[key]) / after;
    const double slope = (curve.values[key + 1] - curve.values[key - 1]) / (before + after);
    if (!isProgressive)
        return slope;
    if (in * out <= 0.0)
        return 0.0;
    const double limit = 3.0 * std::min(std::abs(in), std::abs(out));
    return std::clamp(slope, -limit, limit);
}

/// Two weights are packed into one number, each 1/9999 parts in 16 bits.
Vec2d weightsOf(float packed, std::int64_t flags) {
    std::uint32_t bits = 0;
    static_assert(sizeof bits == sizeof packed);
    std::memcpy(&bits, &packed, sizeof bits);
    Vec2d weights = Vec2d::Constant(1.0 / 3.0);
    if ((flags & kWeightedRight) != 0)
        weights.x() = std::clamp(double(bits & 0xffff) / 9999.0, 1e-4, 0.99);
    if ((flags & kWeightedNextLeft) != 0)
        weights.y() = std::clamp(double(bits >> 16) / 9999.0, 1e-4, 0.99);
    return weights;
}

double bezier(double a, double b, double c, double d, double s) {
    const double r = 1.0 - s;
    return r * r * r * a + 3.0 * r * r * s * b + 3.0 * r * s * s * c + s * s * s * d;
}

/// The parameter at which a curve from 0 over the weights to 1 is at `x`: bisection, as it rises.
double parameterAt(const Vec2d& weights, double x) {
    double low = 0.0;
    double high = 1.0;
    for (int i = 0; i < 48; ++i) {
        const double middle = 0.5 * (low + high);
        (bezier(0.0, weights.x(), 1.0 - weights.y(), 1.0, middle) < x ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

struct Attributes {
    std::vector<std::int64_t> flags;
    std::vector<std::array<float, 4>> data;
};

/// Attributes come for runs of keys; one entry a key, or empty where they do not add up.
Attributes attributesOf(const FbxNode& object, std::size_t keys) {
    const auto child = [&](const char* name) {
        const FbxNode* node = object.child(name);
        return node != nullptr ? *node : FbxNode();
    };
    const auto flags = wholeNumbersOf(child("KeyAttrFlags"));
    const auto data = numbersOf(child("KeyAttrDataFloat"));
    const auto runs = wholeNumbersOf(child("KeyAttrRefCount"));
    Attributes attributes;
    if (flags.size() != runs.size() || data.size() != 4 * flags.size())
        return attributes;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        std::array<float, 4> four{};
        for (std::size_t k = 0; k < 4; ++k)
            four[k] = float(data[4 * i + k]);
        for (std::int64_t n = 0; n < runs[i] && attributes.flags.size() < keys; ++n) {
            attributes.flags.push_back(flags[i]);
            attributes.data.push_back(four);
        }
    }
    if (attributes.flags.size() != keys)
        attributes = {};
    return attributes;
}

} // namespace

FbxPlacement placementOf(const FbxNode& model) {
    FbxPlacement placement;
    placement.translation = fbxVector(model, "Lcl Translation", Vec3d::Zero());
    placement.rotation = fbxVector(model, "Lcl Rotation", Vec3d::Zero());
    placement.scale = fbxVector(model, "Lcl Scaling", Vec3d::Ones());
    placement.rotationOffset = fbxVector(model, "RotationOffset", Vec3d::Zero());
    placement.rotationPivot = fbxVector(model, "RotationPivot", Vec3d::Zero());
    placement.preRotation = fbxVector(model, "PreRotation", Vec3d::Zero());
    placement.postRotation = fbxVector(model, "PostRotation", Vec3d::Zero());
    placement.scalingOffset = fbxVector(model, "ScalingOffset", Vec3d::Zero());
    placement.scalingPivot = fbxVector(model, "ScalingPivot", Vec3d::Zero());
    // Casting a number that no int holds has no meaning.
    placement.order = int(std::clamp(fbxNumber(model, "RotationOrder", 0.0), -1.0, 6.0));
    return placement;
}

Affine3d parentFromModel(const FbxPlacement& p) {
    const auto shift = [](const Vec3d& by) { return Affine3d(Eigen::Translation3d(by)); };
    Affine3d matrix = shift(p.translation + p.rotationOffset + p.rotationPivot);
    matrix.rotate(eulerRotation(p.preRotation, 0));
    matrix.rotate(eulerRotation(p.rotation, p.order));
    matrix.rotate(eulerRotation(p.postRotation, 0).transpose());
    matrix.translate(-p.rotationPivot + p.scalingOffset + p.scalingPivot);
    matrix.scale(p.scale);
    matrix.translate(-p.scalingPivot);
    return matrix;
}

Affine3d modelFromGeometry(const FbxNode& model) {
    Affine3d matrix(Eigen::Translation3d(fbxVector(model, "GeometricTranslation", Vec3d::Zero())));
    matrix.rotate(eulerRotation(fbxVector(model, "GeometricRotation", Vec3d::Zero()), 0));
    matrix.scale(fbxVector(model, "GeometricScaling", Vec3d::Ones()));
    return matrix;
}

double FbxCurve::at(std::int64_t ticks) const {
    if (ticks <= times.front())
        return values.front();
    if (ticks >= times.back())
        return values.back();
    const auto next = std::upper_bound(times.begin(), times.end(), ticks);
    const auto i = std::size_t(next - times.begin()) - 1;
    const double length = seconds(times[i + 1] - times[i]);
    const double x = seconds(ticks - times[i]) / length;
    const double from = values[i];
    const double to = values[i + 1];
    switch (shapes[i]) {
    case Shape::Constant:
        return from;
    case Shape::ConstantNext:
        return ticks > times[i] ? to : from;
    case Shape::Linear:
        return from + (to - from) * x;
    case Shape::Cubic:
        break;
    }
    const Vec2d& w = weights[i];
    const double s = w == Vec2d::Constant(1.0 / 3.0) ? x : parameterAt(w, x);
    return bezier(from, from + slopes[i].x() * w.x() * length, to - slopes[i].y() * w.y() * length,
                  to, s);
}

bool FbxCurve::varies() const {
    const auto [low, high] = std::ranges::minmax(values);
    return high - low > 1e-5 * std::max({1.0, std::abs(low), std::abs(high)});
}

FbxCurve curveOf(const FbxNode& object) {
    FbxCurve curve;
    const FbxNode* times = object.child("KeyTime");
    const FbxNode* values = object.child("KeyValueFloat");
    if (times == nullptr || values == nullptr)
        return {};
    curve.times = wholeNumbersOf(*times);
    curve.values = numbersOf(*values);
    const bool isSound =
        !curve.times.empty() && curve.times.size() == curve.values.size() &&
        std::ranges::all_of(curve.values, [](double v) { return std::isfinite(v); }) &&
        std::ranges::adjacent_find(curve.times, std::greater_equal<>()) == curve.times.end() &&
        double(curve.times.front()) > -kMostFbxTicks && double(curve.times.back()) < kMostFbxTicks;
    const Attributes attributes = attributesOf(object, curve.times.size());
    if (!isSound || attributes.flags.empty())
        return {};
    for (std::size_t i = 0; i < curve.times.size(); ++i) {
        const std::int64_t flags = attributes.flags[i];
        const auto& data = attributes.data[i];
        curve.shapes.push_back(shapeOf(flags));
        curve.weights.push_back(weightsOf(data[2], flags));
        Vec2d slope = Vec2f(data[0], data[1]).cast<double>();
        if ((flags & kAuto) != 0)
            slope.x() = autoSlope(curve, i, (flags & kProgressive) != 0);
        if (i + 1 < curve.times.size() && (attributes.flags[i + 1] & kAuto) != 0)
            slope.y() = autoSlope(curve, i + 1, (attributes.flags[i + 1] & kProgressive) != 0);
        curve.slopes.push_back(slope.allFinite() ? slope : Vec2d(Vec2d::Zero()));
    }
    return curve;
}

double framesPerSecond(const FbxNode* globalSettings) {
    // By FbxTime::EMode; 0 = default, 14 = as CustomFrameRate says.
    constexpr std::array kRates{30.0,  120.0, 100.0, 60.0,   50.0,   48.0, 30.0, 30.0, 29.97,
                                29.97, 25.0,  24.0,  1000.0, 23.976, 0.0,  96.0, 72.0, 59.94};
    if (globalSettings == nullptr)
        return 30.0;
    const double custom = fbxNumber(*globalSettings, "CustomFrameRate", 0.0);
    const auto mode = std::size_t(
        std::clamp(fbxNumber(*globalSettings, "TimeMode", 0.0), 0.0, double(kRates.size() - 1)));
    const double rate = kRates[mode] > 0.0 ? kRates[mode] : custom;
    return rate >= 1.0 && rate <= 1000.0 ? rate : 30.0;
}

} // namespace rigwright
