// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A conforming grid of cells that are smaller where the sample needs detail.
#include "core/samples/generator/graded_grid.h"

#include "core/samples/generator/field.h"

#include <cmath>

namespace rigwright::generator {
namespace {

double zoomAt(const Zoom& zoom, double t) {
    return 1.0 + (zoom.scale - 1.0) * smoothStep(zoom.from, zoom.to, t);
}

} // namespace

GradedGrid::GradedGrid(const SampleTable& table)
    : m_settings(table.grid), m_zooms(table.zooms), m_densities(table.densities) {
    for (int axis = 0; axis < 3; ++axis)
        m_marks[std::size_t(axis)] = march(axis);
}

std::vector<double> GradedGrid::march(int axis) const {
    const Vec2d range = m_settings.bounds[std::size_t(axis)];
    std::vector<double> marks;
    double t = range.x();
    if (axis == 0 && m_settings.symmetricX) {
        marks.push_back(-0.5 * m_settings.cell);
        t = 0.5 * m_settings.cell;
    }
    marks.push_back(t);
    while (t < range.y()) {
        const double half = 0.5 * stepAt(axis, t);
        t += stepAt(axis, t + half);
        marks.push_back(t);
    }
    return marks;
}

double GradedGrid::stepAt(int axis, double t) const {
    double step = m_settings.cell;
    for (const Density& density : m_densities) {
        const double u = std::abs(t - density.at) / density.halfWidth;
        if (density.axis == axis && u < 1.0)
            step *= 1.0 + (density.scale - 1.0) * (1.0 - u * u) * (1.0 - u * u);
    }
    for (const Zoom& zoom : m_zooms)
        if (zoom.axis == axis)
            step *= zoomAt(zoom, t);
    return step;
}

Vec3d GradedGrid::node(std::size_t i, std::size_t j, std::size_t k) const {
    Vec3d point(m_marks[0][i], m_marks[1][j], m_marks[2][k]);
    for (const Zoom& zoom : m_zooms) {
        const int first = zoom.axis == 0 ? 1 : 0;
        const int second = zoom.axis == 2 ? 1 : 2;
        const Vec2d offset = Vec2d(point[first], point[second]) - zoom.centre;
        // The window lets the drawing fade far from the centre; without it space would fold.
        const double scale = zoomAt(zoom, point[zoom.axis]);
        const double fade = smoothStep(zoom.window.x(), zoom.window.y(), offset.norm());
        const Vec2d drawn = zoom.centre + offset * (scale + (1.0 - scale) * fade);
        point[first] = drawn.x();
        point[second] = drawn.y();
    }
    return point;
}

} // namespace rigwright::generator
