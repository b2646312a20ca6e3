// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Building and asking the grid.
#include "core/mesh/point_grid.h"

#include "core/base/parallel.h"
#include "core/mesh/mesh.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace rigwright {
namespace {

constexpr std::size_t kGrain = 1u << 16;
constexpr std::uint32_t kNoCell = 0xffffffffu;

/// Edge length that cuts a box of these extents into about as many cells as there are vertices;
/// flat and line-shaped boxes count by the extents they have.
double cellSizeFor(const Vec3d& extents, std::size_t vertices) {
    const double longest = extents.maxCoeff();
    if (!(longest > 0.0))
        return 1.0;
    // Extents below one cell do not divide: leave them out, smallest first, until the rest agrees.
    Vec3d sorted = extents;
    std::sort(sorted.data(), sorted.data() + 3);
    const auto cells = double(std::max<std::size_t>(vertices, 1));
    for (int skipped = 0; skipped < 3; ++skipped) {
        double logVolume = 0.0;
        for (int axis = skipped; axis < 3; ++axis)
            logVolume += std::log(std::max(sorted[axis], std::numeric_limits<double>::min()));
        const double size = std::exp((logVolume - std::log(cells)) / (3 - skipped));
        if (skipped == 2 || sorted[skipped] >= size)
            return std::max(size, longest / 65536.0);
    }
    return longest;
}

} // namespace

PointGrid::PointGrid(std::span<const Vec3f> positions) {
    const Box3f box = bounds(positions);
    if (box.isEmpty())
        return;
    m_origin = box.min();
    const Vec3d extents = box.max().cast<double>() - box.min().cast<double>();
    double size = cellSizeFor(extents, positions.size());
    const double mostCells = 4.0 * double(positions.size()) + 64.0;
    const auto cellsAlong = [&](int axis) { return std::floor(extents[axis] / size) + 1.0; };
    while (cellsAlong(0) * cellsAlong(1) * cellsAlong(2) > mostCells)
        size *= 1.25;
    m_cellSize = size;
    for (int axis = 0; axis < 3; ++axis)
        m_cells[axis] = int(cellsAlong(axis));

    std::vector<std::uint32_t> cellOf(positions.size());
    parallelFor(positions.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t v = first; v < last; ++v) {
            if (!positions[v].allFinite()) {
                cellOf[v] = kNoCell;
                continue;
            }
            cellOf[v] = std::uint32_t(
                (std::size_t(cellAlong(2, positions[v].z())) * std::size_t(m_cells.y()) +
                 std::size_t(cellAlong(1, positions[v].y()))) *
                    std::size_t(m_cells.x()) +
                std::size_t(cellAlong(0, positions[v].x())));
        }
    });
    m_cellOffsets.assign(
        std::size_t(m_cells.x()) * std::size_t(m_cells.y()) * std::size_t(m_cells.z()) + 1, 0);
    for (const std::uint32_t cell : cellOf)
        if (cell != kNoCell)
            ++m_cellOffsets[cell + 1];
    std::partial_sum(m_cellOffsets.begin(), m_cellOffsets.end(), m_cellOffsets.begin());
    m_vertices.resize(m_cellOffsets.back());
    // m_cellOffsets[c] serves as the next free slot of c and ends as the start of c + 1.
    for (std::size_t v = 0; v < cellOf.size(); ++v)
        if (cellOf[v] != kNoCell)
            m_vertices[m_cellOffsets[cellOf[v]]++] = std::uint32_t(v);
    std::shift_right(m_cellOffsets.begin(), m_cellOffsets.end(), 1);
    m_cellOffsets.front() = 0;
}

int PointGrid::cellAlong(int axis, double coordinate) const {
    const double cell = std::floor((coordinate - double(m_origin[axis])) / m_cellSize);
    return int(std::clamp(cell, 0.0, double(m_cells[axis] - 1)));
}

void PointGrid::ball(std::span<const Vec3f> positions, const Vec3f& centre, float radius,
                     std::vector<VertexIndex>& found) const {
    if (m_vertices.empty() || !centre.allFinite() || !(radius >= 0.0f))
        return;
    const float limit = radius * radius;
    // The cells are chosen in double and a hair wider, so that rounding of the float test below
    // never counts a vertex whose cell was not looked at.
    const Vec3d middle = centre.cast<double>();
    const double reach =
        double(radius) * (1.0 + 1e-5) + 1e-7 * (middle - m_origin.cast<double>()).norm();
    Eigen::Vector3i first;
    Eigen::Vector3i last;
    for (int axis = 0; axis < 3; ++axis) {
        first[axis] = cellAlong(axis, middle[axis] - reach);
        last[axis] = cellAlong(axis, middle[axis] + reach);
    }
    for (int z = first.z(); z <= last.z(); ++z) {
        for (int y = first.y(); y <= last.y(); ++y) {
            // A row of cells along x is one run of vertices.
            const std::size_t row = (std::size_t(z) * std::size_t(m_cells.y()) + std::size_t(y)) *
                                    std::size_t(m_cells.x());
            const std::uint32_t begin = m_cellOffsets[row + std::size_t(first.x())];
            const std::uint32_t end = m_cellOffsets[row + std::size_t(last.x()) + 1];
            for (std::uint32_t i = begin; i < end; ++i) {
                const std::uint32_t v = m_vertices[i];
                if ((positions[v] - centre).squaredNorm() <= limit)
                    found.emplace_back(v);
            }
        }
    }
}

} // namespace rigwright
