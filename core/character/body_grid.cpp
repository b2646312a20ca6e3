// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making a BodyGrid and walking in it.
#include "core/character/body_grid.h"

#include "core/mesh/mesh.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <queue>

namespace rigwright {
namespace {

/// Pieces smaller than this part of the largest one are crumbs.
constexpr double kCrumb = 0.002;
/// Pieces farther apart than this part of the longest side do not belong together.
constexpr double kFarthest = 0.1;
/// Voxels of a piece that are looked at to find where two pieces are nearest.
constexpr std::size_t kProbes = 1500;

} // namespace

BodyGrid::BodyGrid(const Mesh& mesh, std::size_t resolution, std::size_t mostVoxels) {
    const BindShape shape(mesh);
    const VoxelSolid solid(shape, resolution, mostVoxels);
    m_voxelSize = solid.voxelSize() * shape.size;
    const std::uint32_t row = solid.rowStride();
    const std::uint32_t layer = solid.layerStride();
    int layers = 0;
    m_cells.reserve(solid.voxelCount());
    m_deep.reserve(solid.voxelCount());
    for (std::uint32_t voxel = 0; voxel < solid.voxelCount(); ++voxel) {
        const std::uint32_t cell = solid.cellOf(voxel);
        m_cells.push_back({int(cell % row), int(cell % layer / row), int(cell / layer)});
        m_deep.push_back(solid.isDeep(voxel) ? 1 : 0);
        layers = std::max(layers, m_cells.back()[2] + 2);
    }
    m_sizes = {int(row), int(layer / row), layers};
    m_origin =
        shape.middle + shape.size * (solid.centreOf(0) - Vec3d::Constant(0.5 * solid.voxelSize()));
    m_voxels.assign(std::size_t(row) * std::size_t(m_sizes[1]) * std::size_t(layers), kNone);
    keepOnly(std::vector<std::uint8_t>(m_cells.size(), 1));
    joinPieces();
}

bool BodyGrid::isSolid(const Vec3d& point) const {
    int cell[3];
    for (int axis = 0; axis < 3; ++axis) {
        const double along = std::floor(cellAlong(axis, point[axis]));
        if (!(along >= 0.0) || !(along < double(m_sizes[std::size_t(axis)])))
            return false;
        cell[axis] = int(along);
    }
    return at(cell[0], cell[1], cell[2]) != kNone;
}

std::uint32_t BodyGrid::nearestTo(const Vec3d& point) const {
    std::uint32_t nearest = 0;
    double best = std::numeric_limits<double>::infinity();
    for (std::uint32_t voxel = 0; voxel < voxelCount(); ++voxel)
        if (const double square = (centreOf(voxel) - point).squaredNorm(); square < best) {
            best = square;
            nearest = voxel;
        }
    return nearest;
}

double BodyGrid::depthAlong(const Vec3d& from, const Vec3d& unitDirection) const {
    const double step = 0.25 * m_voxelSize;
    double depth = 0.0;
    while (isSolid(from + depth * unitDirection))
        depth += step;
    return depth;
}

std::vector<float> BodyGrid::waysFrom(std::span<const std::uint32_t> sources) const {
    std::vector<float> ways(m_cells.size(), kNoWay);
    using Entry = std::pair<float, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    const auto offer = [&](std::uint32_t voxel, float way) {
        if (way < ways[voxel]) {
            ways[voxel] = way;
            queue.emplace(way, voxel);
        }
    };
    for (const std::uint32_t source : sources)
        offer(source, 0.0f);
    while (!queue.empty()) {
        const auto [way, voxel] = queue.top();
        queue.pop();
        if (way > ways[voxel])
            continue;
        forNeighbours(voxel,
                      [&](std::uint32_t other, float length) { offer(other, way + length); });
    }
    for (float& way : ways)
        way *= float(m_voxelSize);
    return ways;
}

/// Numbers of pieces by voxel, in the order of their first voxels.
std::vector<std::uint32_t> BodyGrid::findPieces(std::vector<std::size_t>& sizes) const {
    std::vector<std::uint32_t> pieces(m_cells.size(), kNone);
    std::vector<std::uint32_t> open;
    for (std::uint32_t seed = 0; seed < m_cells.size(); ++seed) {
        if (pieces[seed] != kNone)
            continue;
        const auto piece = std::uint32_t(sizes.size());
        sizes.push_back(0);
        pieces[seed] = piece;
        open.assign(1, seed);
        while (!open.empty()) {
            const std::uint32_t voxel = open.back();
            open.pop_back();
            ++sizes.back();
            forNeighbours(voxel, [&](std::uint32_t other, float) {
                if (pieces[other] == kNone) {
                    pieces[other] = piece;
                    open.push_back(other);
                }
            });
        }
    }
    return pieces;
}

BodyGrid::Link BodyGrid::nearest(std::span<const std::uint32_t> a,
                                 std::span<const std::uint32_t> b) const {
    Link best{.a = a.front(), .b = b.front(), .length = kNoWay};
    for (const std::uint32_t one : a)
        for (const std::uint32_t other : b) {
            float square = 0.0f;
            for (std::size_t axis = 0; axis < 3; ++axis) {
                const auto way = float(m_cells[one][axis] - m_cells[other][axis]);
                square += way * way;
            }
            if (square < best.length)
                best = {one, other, square};
        }
    best.length = std::sqrt(best.length);
    return best;
}

void BodyGrid::joinPieces() {
    std::vector<std::size_t> sizes;
    const std::vector<std::uint32_t> pieces = findPieces(sizes);
    if (sizes.size() < 2)
        return;
    const std::size_t largest = std::size_t(std::ranges::max_element(sizes) - sizes.begin());
    std::vector<std::vector<std::uint32_t>> shells(sizes.size());
    for (std::uint32_t voxel = 0; voxel < m_cells.size(); ++voxel)
        if (m_deep[voxel] == 0 && double(sizes[pieces[voxel]]) >= kCrumb * double(sizes[largest]))
            shells[pieces[voxel]].push_back(voxel);
    for (auto& shell : shells) {
        const std::size_t every = shell.size() / kProbes + 1;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < shell.size(); i += every)
            shell[kept++] = shell[i];
        shell.resize(kept);
    }
    // The nearest piece joins what is joined already, one after the other (R. Prim 1957).
    const double farthest = kFarthest * double(std::max({m_sizes[0], m_sizes[1], m_sizes[2]}));
    std::vector<Link> nearestLinks(sizes.size(), Link{.length = kNoWay});
    std::vector<std::uint8_t> joined(sizes.size(), 0);
    for (std::size_t next = largest;;) {
        joined[next] = 1;
        for (std::size_t piece = 0; piece < sizes.size(); ++piece) {
            if (joined[piece] != 0 || shells[piece].empty())
                continue;
            const Link link = nearest(shells[next], shells[piece]);
            if (link.length < nearestLinks[piece].length)
                nearestLinks[piece] = link;
        }
        double best = farthest;
        std::size_t found = sizes.size();
        for (std::size_t piece = 0; piece < sizes.size(); ++piece)
            if (joined[piece] == 0 && double(nearestLinks[piece].length) <= best) {
                best = double(nearestLinks[piece].length);
                found = piece;
            }
        if (found == sizes.size())
            break;
        m_links.push_back(nearestLinks[found]);
        next = found;
    }
    std::vector<std::uint8_t> kept(m_cells.size());
    for (std::uint32_t voxel = 0; voxel < m_cells.size(); ++voxel)
        kept[voxel] = joined[pieces[voxel]];
    std::size_t keptCount = 0;
    std::size_t largestLeft = 0;
    for (std::size_t piece = 0; piece < sizes.size(); ++piece) {
        if (joined[piece] != 0)
            keptCount += sizes[piece];
        else if (!shells[piece].empty())
            largestLeft = std::max(largestLeft, sizes[piece]);
    }
    m_leftOut = double(largestLeft) / double(keptCount);
    keepOnly(kept);
}

void BodyGrid::keepOnly(const std::vector<std::uint8_t>& kept) {
    std::ranges::fill(m_voxels, kNone);
    std::vector<std::uint32_t> newNumber(m_cells.size(), kNone);
    std::uint32_t count = 0;
    for (std::size_t voxel = 0; voxel < kept.size(); ++voxel) {
        if (kept[voxel] == 0)
            continue;
        const std::array<int, 3> cell = m_cells[voxel];
        m_voxels[(std::size_t(cell[2]) * std::size_t(m_sizes[1]) + std::size_t(cell[1])) *
                     std::size_t(m_sizes[0]) +
                 std::size_t(cell[0])] = count;
        m_cells[count] = cell;
        m_deep[count] = m_deep[voxel];
        newNumber[voxel] = count++;
    }
    m_cells.resize(count);
    m_deep.resize(count);
    for (Link& link : m_links) {
        link.a = newNumber[link.a];
        link.b = newNumber[link.b];
    }
}

} // namespace rigwright
