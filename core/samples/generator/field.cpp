// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The signed distance of a sample's blended solids.
#include "core/samples/generator/field.h"

#include <algorithm>
#include <cmath>

namespace rigwright::generator {
namespace {

constexpr double kSkipDistance = 0.1; // wider than every blend radius

double boxDistance(const Vec3d& low, const Vec3d& high, const Vec3d& point) {
    return (low - point).cwiseMax(point - high).cwiseMax(0.0).norm();
}

} // namespace

double smoothMin(double a, double b, double k) {
    const double least = std::min(a, b);
    if (k <= 0.0)
        return least;
    const double h = std::max(k - std::abs(a - b), 0.0) / k;
    return least - h * h * k * 0.25;
}

double smoothStep(double a, double b, double t) {
    const double u = std::clamp((t - a) / (b - a), 0.0, 1.0);
    return u * u * (3.0 - 2.0 * u);
}

Field::Field(const SampleTable& table) {
    for (const Group& group : table.groups) {
        Node node;
        node.group = group;
        node.insideMirror =
            group.mirror || (group.parent >= 0 && m_nodes[std::size_t(group.parent)].insideMirror);
        m_nodes.push_back(node);
    }
    for (const Primitive& primitive : table.primitives) {
        Node& node = m_nodes[std::size_t(primitive.group)];
        const Solid solid = prepare(primitive, primitive.mirror && !node.insideMirror);
        if (primitive.operation == Operation::Intersect)
            node.cutters.push_back(solid);
        else
            node.solids.push_back(solid);
    }
    for (std::size_t i = 1; i < m_nodes.size(); ++i) {
        auto& siblings = m_nodes[std::size_t(m_nodes[i].group.parent)].children;
        const std::string& set = m_nodes[i].group.siblingSet;
        auto same = std::find_if(siblings.begin(), siblings.end(), [&](const auto& indices) {
            return !set.empty() && m_nodes[std::size_t(indices.front())].group.siblingSet == set;
        });
        if (same == siblings.end())
            siblings.push_back({int(i)});
        else
            same->push_back(int(i));
    }
    for (int i = int(m_nodes.size()) - 1; i >= 0; --i)
        growBounds(i);
}

void Field::growBounds(int index) {
    Node& node = m_nodes[std::size_t(index)];
    for (const Solid& solid : node.solids) {
        const Primitive& primitive = solid.primitive;
        if (primitive.operation != Operation::Union)
            continue;
        const bool cone = primitive.shape == Shape::RoundCone;
        const double stretch = primitive.flat ? std::max(1.0, primitive.flat->w()) : 1.0;
        const double radius =
            cone ? std::max(primitive.ra, primitive.rb) * stretch : primitive.radii.maxCoeff();
        const Vec3d end = cone ? primitive.b : primitive.a;
        node.low = node.low.cwiseMin(primitive.a.cwiseMin(end) - Vec3d::Constant(radius));
        node.high = node.high.cwiseMax(primitive.a.cwiseMax(end) + Vec3d::Constant(radius));
        if (solid.paired)
            node.low.x() = std::min(node.low.x(), -node.high.x());
    }
    if (node.group.parent < 0)
        return;
    Node& parent = m_nodes[std::size_t(node.group.parent)];
    parent.low = parent.low.cwiseMin(node.low);
    parent.high = parent.high.cwiseMax(node.high);
    if (node.group.mirror && !parent.insideMirror)
        parent.low.x() = std::min(parent.low.x(), -node.high.x());
}

Field::Solid Field::prepare(const Primitive& primitive, bool paired) {
    Solid solid;
    solid.primitive = primitive;
    solid.paired = paired;
    if (primitive.shape == Shape::Ellipsoid)
        solid.local = primitive.rotation.transpose();
    if (primitive.shape != Shape::RoundCone)
        return solid;
    if (primitive.flat) {
        const Vec3d n = primitive.flat->head<3>();
        const double scale = primitive.flat->w();
        solid.local = Mat3d::Identity() + n * n.transpose() * (1.0 / scale - 1.0);
        solid.factor = std::min(1.0, scale);
    }
    const Vec3d along = solid.local * (primitive.b - primitive.a);
    solid.length = along.norm();
    solid.axis = along / solid.length;
    solid.slope = (primitive.ra - primitive.rb) / solid.length;
    solid.slopeRatio = solid.slope / std::sqrt(1.0 - solid.slope * solid.slope);
    return solid;
}

double Field::distance(const Solid& solid, const Vec3d& point) {
    const Primitive& primitive = solid.primitive;
    switch (primitive.shape) {
    case Shape::HalfSpace:
        return (point - primitive.a).dot(primitive.b);
    case Shape::Ellipsoid: {
        // Not a true distance, but its gradient has length 1 on the surface.
        const Vec3d scaled = (solid.local * (point - primitive.a)).cwiseQuotient(primitive.radii);
        const double k0 = scaled.norm();
        const double k1 = scaled.cwiseQuotient(primitive.radii).norm();
        return k1 > 0.0 ? k0 * (k0 - 1.0) / k1 : -primitive.radii.minCoeff();
    }
    case Shape::RoundCone:
        break;
    }
    // The nearest of the spheres whose hull the cone is: its centre lies where the cone's normal
    // through the point meets the axis.
    Vec3d offset = point - primitive.a;
    if (primitive.flat)
        offset = solid.local * offset;
    const double along = offset.dot(solid.axis);
    const double radial2 = std::max(offset.squaredNorm() - along * along, 0.0);
    const double radial = std::sqrt(radial2);
    const double centre = std::clamp(along - radial * solid.slopeRatio, 0.0, solid.length);
    const double rest = along - centre;
    return solid.factor *
           (std::sqrt(radial2 + rest * rest) - (primitive.ra - solid.slope * centre));
}

double Field::pairedDistance(const Solid& solid, const Vec3d& point) {
    const double here = distance(solid, point);
    if (!solid.paired)
        return here;
    const double there = distance(solid, Vec3d(-point.x(), point.y(), point.z()));
    if (solid.primitive.operation == Operation::Subtract)
        return std::min(here, there);
    return smoothMin(here, there, solid.primitive.k);
}

double Field::oneSide(const Node& node, const Vec3d& point) const {
    const double outside = boxDistance(node.low, node.high, point);
    if (outside > kSkipDistance)
        return outside;
    double d = 0.0;
    bool isFirst = true;
    for (const Solid& solid : node.solids) {
        const double p = pairedDistance(solid, point);
        if (isFirst)
            d = p;
        else if (solid.primitive.operation == Operation::Subtract)
            d = -smoothMin(-d, p, solid.primitive.k);
        else
            d = smoothMin(d, p, solid.primitive.k);
        isFirst = false;
    }
    for (const std::vector<int>& siblings : node.children) {
        const Group& first = m_nodes[std::size_t(siblings.front())].group;
        double nearest = 1e9;
        for (const int child : siblings)
            nearest =
                smoothMin(nearest, nodeValue(m_nodes[std::size_t(child)], point), first.siblingK);
        d = smoothMin(d, nearest, first.k);
    }
    for (const Solid& cutter : node.cutters)
        d = -smoothMin(-d, -distance(cutter, point), cutter.primitive.k);
    return d;
}

double Field::nodeValue(const Node& node, const Vec3d& point) const {
    const bool outermost =
        node.group.mirror &&
        (node.group.parent < 0 || !m_nodes[std::size_t(node.group.parent)].insideMirror);
    if (!outermost)
        return oneSide(node, point);
    const Vec3d folded(std::abs(point.x()), point.y(), point.z());
    const double here = oneSide(node, folded);
    if (node.group.pairK <= 0.0)
        return here;
    return smoothMin(here, oneSide(node, Vec3d(-folded.x(), folded.y(), folded.z())),
                     node.group.pairK);
}

double Field::value(const Vec3d& point) const {
    return nodeValue(m_nodes.front(), point);
}

Vec3d Field::gradient(const Vec3d& point, double step) const {
    Vec3d result;
    for (int axis = 0; axis < 3; ++axis) {
        const Vec3d offset = Vec3d::Unit(axis) * step;
        result[axis] = (value(point + offset) - value(point - offset)) / (2.0 * step);
    }
    return result;
}

} // namespace rigwright::generator
