// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making voxels of a mesh.
#include "core/weights/voxel_solid.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <tuple>

namespace rigwright {
namespace {

// Beyond these the resolution gives way, so that any mesh takes seconds and some hundred megabytes.
constexpr double kMostCells = 4e7;
constexpr double kMostWork = 3e7;    // points on triangles
constexpr std::uint8_t kSurface = 8; // beside one bit an axis
// Lines pass a little off the centres, so that they miss the edges of meshes that lie on a grid.
constexpr double kOffCentre[3] = {0.5 + 1.7e-4, 0.5 - 2.3e-4, 0.5 + 3.1e-4};

bool isInside(std::uint8_t mark) {
    return (mark & kSurface) != 0 || std::popcount(std::uint8_t(mark & 7)) >= 2;
}

/// Twice the signed area of (a, b, point), the same number but for its sign whichever way round the
/// edge is named; exactly 0 counts as positive for the way from the lower place.
bool isLeftOf(const Vec2d& a, const Vec2d& b, bool swapped, const Vec2d& point) {
    const Vec2d& low = swapped ? b : a;
    const Vec2d& high = swapped ? a : b;
    const double area =
        (high.x() - low.x()) * (point.y() - low.y()) - (high.y() - low.y()) * (point.x() - low.x());
    return swapped ? !(area >= 0.0) : area >= 0.0;
}

/// A triangle in rows of points, from its tip to the shortest side.
struct Rows {
    Rows(const BindShape& shape, const std::uint32_t* corner, double step) {
        const Vec3d at[3] = {shape.places[corner[0]], shape.places[corner[1]],
                             shape.places[corner[2]]};
        int opposite = 0;
        double shortest = std::numeric_limits<double>::infinity();
        for (int i = 0; i < 3; ++i)
            if (const double side = (at[(i + 1) % 3] - at[(i + 2) % 3]).norm(); side < shortest) {
                shortest = side;
                opposite = i;
            }
        tip = at[opposite];
        left = at[(opposite + 1) % 3] - tip;
        right = at[(opposite + 2) % 3] - tip;
        rows = std::ceil(std::max(left.norm(), right.norm()) / step);
        columns = std::ceil(shortest / step);
    }

    Vec3d tip;
    Vec3d left;
    Vec3d right;
    double rows = 0.0;
    double columns = 0.0; ///< of the last row
};

bool isStray(const BindShape& shape, const std::uint32_t* corner, int count) {
    return std::any_of(corner, corner + count,
                       [&](std::uint32_t place) { return shape.stray[place] != 0; });
}

} // namespace

struct VoxelSolid::Crossing {
    std::uint32_t column = 0;
    std::uint32_t island = 0;
    float at = 0.0f; ///< in cells along the axis
    std::int32_t sign = 0;
};

VoxelSolid::VoxelSolid(const BindShape& shape, std::size_t resolution, std::size_t mostVoxels) {
    m_resolution = std::max<std::size_t>(resolution, 1);
    for (;;) {
        layOut(shape);
        const auto cells = double(m_cells[0]) * double(m_cells[1]) * double(m_cells[2]);
        const double tooMuch = std::max(cells / kMostCells, workOf(shape) / kMostWork);
        if (tooMuch > 1.0 && m_resolution > 1) {
            giveWay(1.0 / std::cbrt(tooMuch));
            continue;
        }
        std::vector<std::uint8_t> marks(m_cells[0] * m_cells[1] * m_cells[2]);
        markSurface(shape, marks);
        for (int axis = 0; axis < 3; ++axis)
            vote(shape, axis, marks);
        const auto count = std::size_t(std::ranges::count_if(marks, isInside));
        if (count > mostVoxels && m_resolution > 1) {
            giveWay(std::cbrt(double(mostVoxels) / double(count)));
            continue;
        }
        number(marks, count);
        return;
    }
}

void VoxelSolid::giveWay(double ratio) {
    m_resolution =
        std::clamp<std::size_t>(std::size_t(double(m_resolution) * ratio), 1, m_resolution - 1);
}

/// Numbers the voxels in the order of cells, and finds those that are deep inside.
void VoxelSolid::number(const std::vector<std::uint8_t>& marks, std::size_t count) {
    m_cellOfVoxel.reserve(count);
    m_voxelOfCell.assign(marks.size(), kNone);
    std::vector<std::uint8_t> solid(marks.size());
    for (std::size_t cell = 0; cell < marks.size(); ++cell)
        if (isInside(marks[cell])) {
            m_voxelOfCell[cell] = std::uint32_t(m_cellOfVoxel.size());
            m_cellOfVoxel.push_back(std::uint32_t(cell));
            solid[cell] = 1;
        }
    // One axis after the other: what has solid neighbours on both sides along each. The rim of the
    // grid is empty.
    std::vector<std::uint8_t> both(marks.size());
    for (const std::size_t stride :
         {std::size_t(1), std::size_t(rowStride()), std::size_t(layerStride())}) {
        std::ranges::fill(both, std::uint8_t(0));
        for (std::size_t cell = stride; cell + stride < solid.size(); ++cell)
            both[cell] = solid[cell - stride] & solid[cell] & solid[cell + stride];
        solid.swap(both);
    }
    m_deep.resize(count);
    for (std::size_t voxel = 0; voxel < count; ++voxel)
        m_deep[voxel] = solid[m_cellOfVoxel[voxel]];
}

void VoxelSolid::layOut(const BindShape& shape) {
    Vec3d low = Vec3d::Zero();
    Vec3d high = Vec3d::Zero();
    bool any = false;
    for (std::size_t p = 0; p < shape.placeCount(); ++p) {
        if (shape.stray[p] != 0)
            continue;
        low = any ? Vec3d(low.cwiseMin(shape.places[p])) : shape.places[p];
        high = any ? Vec3d(high.cwiseMax(shape.places[p])) : shape.places[p];
        any = true;
    }
    m_voxelSize = 1.0 / double(m_resolution);
    m_origin = low - Vec3d::Constant(1.5 * m_voxelSize);
    for (int axis = 0; axis < 3; ++axis)
        m_cells[axis] = std::size_t(std::floor((high[axis] - low[axis]) / m_voxelSize + 0.5)) + 4;
}

std::uint32_t VoxelSolid::cellAt(const Vec3d& point) const {
    const Vec3d at = (point - m_origin) / m_voxelSize;
    std::size_t cell[3];
    for (int axis = 0; axis < 3; ++axis) {
        if (!(at[axis] >= 1.0) || !(at[axis] < double(m_cells[axis] - 1)))
            return kNone;
        cell[axis] = std::size_t(at[axis]);
    }
    return std::uint32_t(cell[0] + m_cells[0] * (cell[1] + m_cells[1] * cell[2]));
}

Vec3d VoxelSolid::centreOf(std::uint32_t cell) const {
    const std::size_t x = cell % m_cells[0];
    const std::size_t y = cell / m_cells[0] % m_cells[1];
    const std::size_t z = cell / m_cells[0] / m_cells[1];
    return m_origin + m_voxelSize * Vec3d(double(x) + 0.5, double(y) + 0.5, double(z) + 0.5);
}

/// How many points and crossings there would be, roughly.
double VoxelSolid::workOf(const BindShape& shape) const {
    double work = 0.0;
    for (std::size_t t = 0; t < shape.triangles.size(); t += 3) {
        if (isStray(shape, &shape.triangles[t], 3))
            continue;
        const Rows rows(shape, &shape.triangles[t], m_voxelSize);
        work += rows.rows * (rows.columns + 1.0);
    }
    return work;
}

/// Points so close on every triangle, line and loose vertex that their cells touch.
void VoxelSolid::markSurface(const BindShape& shape, std::vector<std::uint8_t>& marks) const {
    const double step = 0.7 * m_voxelSize;
    const auto mark = [&](const Vec3d& point) {
        if (const std::uint32_t cell = cellAt(point); cell != kNone)
            marks[cell] |= kSurface;
    };
    for (std::size_t p = 0; p < shape.placeCount(); ++p)
        if (shape.stray[p] == 0)
            mark(shape.places[p]);
    for (std::size_t t = 0; t < shape.triangles.size(); t += 3) {
        if (isStray(shape, &shape.triangles[t], 3))
            continue;
        const Rows rows(shape, &shape.triangles[t], step);
        for (double i = 1.0; i <= rows.rows && rows.rows > 1.0; i += 1.0) {
            const double part = i / rows.rows;
            const double columns = std::max(1.0, std::ceil(rows.columns * part));
            const Vec3d from = rows.tip + rows.left * part;
            const Vec3d across = (rows.right - rows.left) * part;
            for (double j = 0.0; j <= columns; j += 1.0)
                mark(from + across * (j / columns));
        }
    }
    for (std::size_t l = 0; l < shape.lines.size(); l += 2) {
        if (isStray(shape, &shape.lines[l], 2))
            continue;
        const Vec3d& a = shape.places[shape.lines[l]];
        const Vec3d along = shape.places[shape.lines[l + 1]] - a;
        const auto pieces = int(std::ceil(along.norm() / step));
        for (int i = 1; i < pieces; ++i)
            mark(a + along * (double(i) / pieces));
    }
}

/// Where triangles cross the lines along an axis.
void VoxelSolid::cross(const BindShape& shape, int axis, std::vector<Crossing>& crossings) const {
    const int u = (axis + 1) % 3;
    const int v = (axis + 2) % 3;
    for (std::size_t t = 0; t < shape.triangles.size(); t += 3) {
        const std::uint32_t* corner = &shape.triangles[t];
        if (isStray(shape, corner, 3))
            continue;
        Vec2d flat[3];
        double height[3];
        for (int i = 0; i < 3; ++i) {
            const Vec3d at = (shape.places[corner[i]] - m_origin) / m_voxelSize;
            flat[i] = {at[u] - kOffCentre[u], at[v] - kOffCentre[v]};
            height[i] = at[axis];
        }
        const Vec2d low = flat[0].cwiseMin(flat[1]).cwiseMin(flat[2]);
        const Vec2d high = flat[0].cwiseMax(flat[1]).cwiseMax(flat[2]);
        const int u1 = int(std::floor(high.x()));
        const int v1 = int(std::floor(high.y()));
        for (int column = int(std::ceil(low.y())); column <= v1; ++column)
            for (int row = int(std::ceil(low.x())); row <= u1; ++row) {
                const Vec2d point(row, column);
                bool left[3];
                for (int i = 0; i < 3; ++i) {
                    const int next = (i + 1) % 3;
                    left[i] = isLeftOf(flat[i], flat[next], corner[i] > corner[next], point);
                }
                if (left[0] != left[1] || left[1] != left[2])
                    continue;
                const Vec2d ab = flat[1] - flat[0];
                const Vec2d ac = flat[2] - flat[0];
                const double area = ab.x() * ac.y() - ab.y() * ac.x();
                if (area == 0.0)
                    continue;
                const Vec2d ap = point - flat[0];
                const double s = std::clamp((ap.x() * ac.y() - ap.y() * ac.x()) / area, 0.0, 1.0);
                const double r = std::clamp((ab.x() * ap.y() - ab.y() * ap.x()) / area, 0.0, 1.0);
                crossings.push_back(
                    {std::uint32_t(std::size_t(row) + m_cells[u] * std::size_t(column)),
                     shape.islandOfPlace[corner[0]],
                     float(height[0] + s * (height[1] - height[0]) + r * (height[2] - height[0])),
                     left[0] ? 1 : -1});
            }
    }
}

/// Marks the cells of one line that lie inside. `crossings` of one island on one line.
void VoxelSolid::voteAlong(int axis, std::uint32_t column, std::vector<Crossing>& crossings,
                           std::vector<std::uint8_t>& marks) const {
    const int balance =
        std::accumulate(crossings.begin(), crossings.end(), 0,
                        [](int sum, const Crossing& crossing) { return sum + crossing.sign; });
    if (balance != 0 && crossings.size() % 2 != 0)
        return;
    const int u = (axis + 1) % 3;
    const int v = (axis + 2) % 3;
    const std::size_t strides[3] = {1, m_cells[0], m_cells[0] * m_cells[1]};
    const std::size_t first = column % m_cells[u] * strides[u] + column / m_cells[u] * strides[v];
    int winding = 0;
    for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
        winding += crossings[i].sign;
        if (balance == 0 ? winding == 0 : i % 2 != 0)
            continue;
        const auto from = std::max(0, int(std::ceil(double(crossings[i].at) - 0.5)));
        const auto to =
            std::min(int(m_cells[axis]) - 1, int(std::floor(double(crossings[i + 1].at) - 0.5)));
        for (int cell = from; cell <= to; ++cell)
            marks[first + std::size_t(cell) * strides[axis]] |= std::uint8_t(1 << axis);
    }
}

void VoxelSolid::vote(const BindShape& shape, int axis, std::vector<std::uint8_t>& marks) const {
    std::vector<Crossing> crossings;
    cross(shape, axis, crossings);
    const std::size_t columns = m_cells[(axis + 1) % 3] * m_cells[(axis + 2) % 3];
    std::vector<std::uint32_t> offsets(columns + 1);
    for (const Crossing& crossing : crossings)
        ++offsets[crossing.column + 1];
    std::partial_sum(offsets.begin(), offsets.end(), offsets.begin());
    std::vector<Crossing> sorted(crossings.size());
    std::vector<std::uint32_t> next(offsets.begin(), offsets.end() - 1);
    for (const Crossing& crossing : crossings)
        sorted[next[crossing.column]++] = crossing;
    // Every line has cells of its own, so lines may run at the same time.
    parallelFor(columns, 256, [&](std::size_t begin, std::size_t end) {
        std::vector<Crossing> own;
        for (std::size_t column = begin; column < end; ++column) {
            const auto line =
                std::span(sorted).subspan(offsets[column], offsets[column + 1] - offsets[column]);
            std::ranges::sort(line, [](const Crossing& a, const Crossing& b) {
                return std::tie(a.island, a.at, a.sign) < std::tie(b.island, b.at, b.sign);
            });
            for (std::size_t i = 0; i < line.size();) {
                own.clear();
                for (const std::uint32_t island = line[i].island;
                     i < line.size() && line[i].island == island; ++i)
                    own.push_back(line[i]);
                voteAlong(axis, std::uint32_t(column), own, marks);
            }
        }
    });
}

} // namespace rigwright
