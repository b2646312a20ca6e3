// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BodyGrid: the volume of a body in cubes that can be sliced, and the ways inside it.
#pragma once

#include "core/math/types.h"
#include "core/weights/voxel_solid.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace rigwright {

struct Mesh;

/// The voxels (VoxelSolid) of all pieces of a mesh that belong together: pieces that do not touch
/// are joined by a way through the air where they are nearest, if that is at most a tenth of the
/// mesh; what is farther off, and crumbs, are left out. Coordinates are those of the mesh.
class BodyGrid {
public:
    static constexpr std::uint32_t kNone = VoxelSolid::kNone;
    static constexpr float kNoWay = std::numeric_limits<float>::infinity();

    /// `resolution` voxels along the longest side of the mesh, or fewer, so that there are no more
    /// than about `mostVoxels`.
    BodyGrid(const Mesh& mesh, std::size_t resolution, std::size_t mostVoxels);

    /// The largest piece that stands apart and was left out, crumbs aside, in parts of all that was
    /// kept; 0 where there is none.
    [[nodiscard]] double leftOut() const { return m_leftOut; }
    [[nodiscard]] std::size_t voxelCount() const { return m_cells.size(); }
    [[nodiscard]] double voxelSize() const { return m_voxelSize; }
    [[nodiscard]] int size(int axis) const { return m_sizes[std::size_t(axis)]; } ///< in cells
    [[nodiscard]] const std::array<int, 3>& cellOf(std::uint32_t voxel) const {
        return m_cells[voxel];
    }
    /// The voxel in a cell; kNone where it is empty, or outside of the grid.
    [[nodiscard]] std::uint32_t at(int x, int y, int z) const {
        return x < 0 || y < 0 || z < 0 || x >= m_sizes[0] || y >= m_sizes[1] || z >= m_sizes[2]
                   ? kNone
                   : m_voxels[(std::size_t(z) * std::size_t(m_sizes[1]) + std::size_t(y)) *
                                  std::size_t(m_sizes[0]) +
                              std::size_t(x)];
    }
    [[nodiscard]] bool isSolid(const Vec3d& point) const;
    [[nodiscard]] Vec3d centreOf(std::uint32_t voxel) const {
        const std::array<int, 3>& cell = m_cells[voxel];
        return m_origin + m_voxelSize * Vec3d(cell[0] + 0.5, cell[1] + 0.5, cell[2] + 0.5);
    }
    /// The voxel whose centre is nearest; of equally near ones the first. Precondition: there is one.
    [[nodiscard]] std::uint32_t nearestTo(const Vec3d& point) const;
    /// Along an axis, in cells; may lie outside of the grid.
    [[nodiscard]] double cellAlong(int axis, double coordinate) const {
        return (coordinate - m_origin[axis]) / m_voxelSize;
    }
    /// Where all 26 neighbours are voxels, too.
    [[nodiscard]] bool isDeep(std::uint32_t voxel) const { return m_deep[voxel] != 0; }

    /// The length of the way inside the volume from the nearest source to each voxel (Dijkstra's
    /// algorithm over 26 neighbours); kNoWay where there is none.
    [[nodiscard]] std::vector<float> waysFrom(std::span<const std::uint32_t> sources) const;

    /// How far one can go from a point until the volume ends; 0 where the point is outside.
    [[nodiscard]] double depthAlong(const Vec3d& from, const Vec3d& unitDirection) const;

    /// The up to 26 neighbours, and those across the air, with the distance in voxels.
    template <class Visit>
    void forNeighbours(std::uint32_t voxel, const Visit& visit) const {
        const std::array<int, 3>& cell = m_cells[voxel];
        for (int z = -1; z <= 1; ++z)
            for (int y = -1; y <= 1; ++y)
                for (int x = -1; x <= 1; ++x)
                    if (const std::uint32_t other = at(cell[0] + x, cell[1] + y, cell[2] + z);
                        other != kNone && other != voxel)
                        visit(other, kLengths[std::size_t(x * x + y * y + z * z)]);
        for (const Link& link : m_links)
            if (link.a == voxel || link.b == voxel)
                visit(link.a == voxel ? link.b : link.a, link.length);
    }

private:
    struct Link {
        std::uint32_t a = 0;
        std::uint32_t b = 0;
        float length = 0.0f; ///< in voxels
    };
    static constexpr std::array<float, 4> kLengths{0.0f, 1.0f, 1.41421356f, 1.73205081f};

    void joinPieces();
    [[nodiscard]] std::vector<std::uint32_t> findPieces(std::vector<std::size_t>& sizes) const;
    [[nodiscard]] Link nearest(std::span<const std::uint32_t> a,
                               std::span<const std::uint32_t> b) const;
    void keepOnly(const std::vector<std::uint8_t>& kept);

    double m_voxelSize = 1.0;
    Vec3d m_origin = Vec3d::Zero(); ///< corner of the first cell
    std::array<int, 3> m_sizes{};
    std::vector<std::array<int, 3>> m_cells; ///< by voxel
    std::vector<std::uint8_t> m_deep;
    std::vector<std::uint32_t> m_voxels; ///< by cell
    double m_leftOut = 0.0;
    std::vector<Link> m_links;
};

} // namespace rigwright
