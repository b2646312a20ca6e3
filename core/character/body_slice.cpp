// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cutting slices.
#include "core/character/body_slice.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright {

double SliceRegion::radius() const {
    return std::sqrt(area / kPi);
}

BodySlice::BodySlice(const BodyGrid& grid, int layer, double widest)
    : m_width(grid.size(0)), m_depth(grid.size(2)) {
    constexpr int kEmpty = -1;
    constexpr int kOpen = -2;
    m_labels.assign(std::size_t(m_width) * std::size_t(m_depth), kEmpty);
    const double half = 0.5 * grid.voxelSize();
    const auto label = [&](int x, int z) -> int& {
        return m_labels[std::size_t(z) * std::size_t(m_width) + std::size_t(x)];
    };
    for (int z = 0; z < m_depth; ++z)
        for (int x = 0; x < m_width; ++x)
            if (const std::uint32_t voxel = grid.at(x, layer, z);
                voxel != BodyGrid::kNone && std::abs(grid.centreOf(voxel).x()) <= widest)
                label(x, z) = kOpen;
    std::vector<std::pair<int, int>> open;
    for (int z = 0; z < m_depth; ++z)
        for (int x = 0; x < m_width; ++x) {
            if (label(x, z) != kOpen)
                continue;
            const int number = int(m_regions.size());
            SliceRegion region;
            region.lowX = region.lowZ = std::numeric_limits<double>::infinity();
            region.highX = region.highZ = -region.lowX;
            label(x, z) = number;
            open.assign(1, {x, z});
            while (!open.empty()) {
                const auto [cx, cz] = open.back();
                open.pop_back();
                const Vec3d centre = grid.centreOf(grid.at(cx, layer, cz));
                ++region.voxels;
                region.middle += centre;
                region.lowX = std::min(region.lowX, centre.x() - half);
                region.highX = std::max(region.highX, centre.x() + half);
                region.lowZ = std::min(region.lowZ, centre.z() - half);
                region.highZ = std::max(region.highZ, centre.z() + half);
                for (int nz = std::max(cz - 1, 0); nz <= std::min(cz + 1, m_depth - 1); ++nz)
                    for (int nx = std::max(cx - 1, 0); nx <= std::min(cx + 1, m_width - 1); ++nx)
                        if (label(nx, nz) == kOpen) {
                            label(nx, nz) = number;
                            open.emplace_back(nx, nz);
                        }
            }
            region.middle /= double(region.voxels);
            region.area = double(region.voxels) * grid.voxelSize() * grid.voxelSize();
            m_y = region.middle.y();
            m_regions.push_back(region);
        }
}

int BodySlice::regionAt(int x, int z) const {
    return x < 0 || z < 0 || x >= m_width || z >= m_depth
               ? -1
               : m_labels[std::size_t(z) * std::size_t(m_width) + std::size_t(x)];
}

int BodySlice::nearest(double x, double z) const {
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < m_regions.size(); ++i) {
        const double dx = m_regions[i].middle.x() - x;
        const double dz = m_regions[i].middle.z() - z;
        if (dx * dx + dz * dz < least) {
            least = dx * dx + dz * dz;
            best = int(i);
        }
    }
    return best;
}

int BodySlice::overlapping(const BodySlice& other, int region) const {
    std::vector<std::size_t> common(m_regions.size(), 0);
    for (std::size_t i = 0; i < m_labels.size() && i < other.m_labels.size(); ++i)
        if (m_labels[i] >= 0 && other.m_labels[i] == region)
            ++common[std::size_t(m_labels[i])];
    const auto most = std::ranges::max_element(common);
    return most == common.end() || *most == 0 ? -1 : int(most - common.begin());
}

int BodySlice::largest() const {
    int best = -1;
    for (std::size_t i = 0; i < m_regions.size(); ++i)
        if (best < 0 || m_regions[i].voxels > m_regions[std::size_t(best)].voxels)
            best = int(i);
    return best;
}

} // namespace rigwright
