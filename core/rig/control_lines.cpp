// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The lines of controls' shapes.
#include "core/rig/control.h"

#include <cmath>
#include <initializer_list>
#include <utility>

namespace rigwright {

namespace {

using Line = std::vector<Vec3d>;
using Lines = std::vector<Line>;

constexpr int kSegments = 48;

/// About the origin, from `u` to `v` and round; closed.
Line circle(const Vec3d& u, const Vec3d& v, double radius = 1.0, double height = 0.0) {
    Line line;
    line.reserve(kSegments + 1);
    const Vec3d middle = height * u.cross(v);
    for (int i = 0; i <= kSegments; ++i) {
        // The last point is the first to the last bit.
        const double angle = 2.0 * kPi * double(i % kSegments) / double(kSegments);
        line.push_back(middle + radius * (std::cos(angle) * u + std::sin(angle) * v));
    }
    return line;
}

/// In the plane of X and Z, closed.
Line flat(std::initializer_list<Vec2d> corners) {
    Line line;
    line.reserve(corners.size() + 1);
    for (const Vec2d& corner : corners)
        line.emplace_back(corner.x(), 0.0, corner.y());
    line.push_back(line.front());
    return line;
}

Lines box() {
    const auto face = [](double y) {
        return Line{{-1, y, -1}, {1, y, -1}, {1, y, 1}, {-1, y, 1}, {-1, y, -1}};
    };
    Lines lines{face(-1.0), face(1.0)};
    for (const double x : {-1.0, 1.0})
        for (const double z : {-1.0, 1.0})
            lines.push_back({{x, -1, z}, {x, 1, z}});
    return lines;
}

/// An octahedron: twelve edges.
Lines diamond() {
    const Vec3d x = Vec3d::UnitX();
    const Vec3d y = Vec3d::UnitY();
    const Vec3d z = Vec3d::UnitZ();
    const Lines about{{x, z, -x, -z, x}, {y, x, -y, -x, y}, {y, z, -y, -z, y}};
    return about;
}

/// Two circles one over the other, joined at four places.
Lines ring() {
    constexpr double kHeight = 0.12;
    Lines lines{circle(Vec3d::UnitZ(), Vec3d::UnitX(), 1.0, kHeight),
                circle(Vec3d::UnitZ(), Vec3d::UnitX(), 1.0, -kHeight)};
    for (const Vec2d& at : {Vec2d(1, 0), Vec2d(0, 1), Vec2d(-1, 0), Vec2d(0, -1)})
        lines.push_back({{at.x(), -kHeight, at.y()}, {at.x(), kHeight, at.y()}});
    return lines;
}

Lines polyline(const Control& control) {
    if (control.points.empty())
        return {};
    Line line = control.points;
    if (control.closed && line.size() > 2)
        line.push_back(line.front());
    return {std::move(line)};
}

} // namespace

std::vector<std::vector<Vec3d>> controlLines(const Control& control) {
    const Vec3d x = Vec3d::UnitX();
    const Vec3d y = Vec3d::UnitY();
    const Vec3d z = Vec3d::UnitZ();
    switch (control.shape) {
    case ControlShape::Circle:
        return {circle(z, x)};
    case ControlShape::Arrow:
        return {flat({{0.0, 1.0},
                      {0.6, 0.3},
                      {0.25, 0.3},
                      {0.25, -1.0},
                      {-0.25, -1.0},
                      {-0.25, 0.3},
                      {-0.6, 0.3}})};
    case ControlShape::Box:
        return box();
    case ControlShape::Sphere:
        return {circle(z, x), circle(x, y), circle(y, z)};
    case ControlShape::Ring:
        return ring();
    case ControlShape::Cross:
        return {flat({{-0.3, 1.0},
                      {0.3, 1.0},
                      {0.3, 0.3},
                      {1.0, 0.3},
                      {1.0, -0.3},
                      {0.3, -0.3},
                      {0.3, -1.0},
                      {-0.3, -1.0},
                      {-0.3, -0.3},
                      {-1.0, -0.3},
                      {-1.0, 0.3},
                      {-0.3, 0.3}})};
    case ControlShape::Square:
        return {flat({{1.0, 1.0}, {1.0, -1.0}, {-1.0, -1.0}, {-1.0, 1.0}})};
    case ControlShape::Diamond:
        return diamond();
    case ControlShape::Polyline:
        return polyline(control);
    }
    return {};
}

} // namespace rigwright
