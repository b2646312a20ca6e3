// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VoxelSolid: the volume of a mesh in voxels, whether the mesh is closed or not.
#pragma once

#include "core/weights/bind_shape.h"

#include <cstdint>
#include <vector>

namespace rigwright {

/// Voxels that the surface passes, and those inside. Inside is what at least two of three lines
/// through the voxel's centre, along the axes, say. A line asks every island by itself: where the
/// crossings of one island balance (as often in as out), by winding, so that a surface may pass
/// through itself; else, where their number is even, by parity, whatever the winding of the faces;
/// an odd number of crossings (a hole) gives no vote. Islands inside one another do not cut each
/// other out. The result does not depend on the number of threads.
class VoxelSolid {
public:
    static constexpr std::uint32_t kNone = 0xffffffffu;

    /// `resolution` voxels along the longest side of the shape (at least 1), or fewer, so that
    /// there are no more than about `mostVoxels` and no tangle of triangles takes minutes. Stray
    /// places lie outside.
    VoxelSolid(const BindShape& shape, std::size_t resolution, std::size_t mostVoxels);

    [[nodiscard]] std::size_t resolution() const { return m_resolution; }
    [[nodiscard]] double voxelSize() const { return m_voxelSize; } ///< shape units
    [[nodiscard]] std::size_t voxelCount() const { return m_cellOfVoxel.size(); }

    /// Cells are all voxels of the grid, with a rim of empty ones around the solid.
    [[nodiscard]] std::uint32_t cellOf(std::uint32_t voxel) const { return m_cellOfVoxel[voxel]; }
    /// The voxel at a cell of the grid; kNone where it is empty.
    [[nodiscard]] std::uint32_t voxelAt(std::uint32_t cell) const { return m_voxelOfCell[cell]; }
    /// All 26 neighbours are voxels, too.
    [[nodiscard]] bool isDeep(std::uint32_t voxel) const { return m_deep[voxel] != 0; }
    /// The cell that holds a point, kNone beyond the grid and on its rim.
    [[nodiscard]] std::uint32_t cellAt(const Vec3d& point) const;
    [[nodiscard]] Vec3d centreOf(std::uint32_t cell) const;
    [[nodiscard]] std::uint32_t rowStride() const { return std::uint32_t(m_cells[0]); }
    [[nodiscard]] std::uint32_t layerStride() const {
        return std::uint32_t(m_cells[0]) * std::uint32_t(m_cells[1]);
    }

private:
    struct Crossing;
    void layOut(const BindShape& shape);
    void giveWay(double ratio);
    [[nodiscard]] double workOf(const BindShape& shape) const;
    void markSurface(const BindShape& shape, std::vector<std::uint8_t>& marks) const;
    void vote(const BindShape& shape, int axis, std::vector<std::uint8_t>& marks) const;
    void cross(const BindShape& shape, int axis, std::vector<Crossing>& crossings) const;
    void number(const std::vector<std::uint8_t>& marks, std::size_t count);
    void voteAlong(int axis, std::uint32_t column, std::vector<Crossing>& crossings,
                   std::vector<std::uint8_t>& marks) const;

    std::size_t m_resolution = 1;
    double m_voxelSize = 1.0;
    Vec3d m_origin = Vec3d::Zero(); ///< of the grid's first cell
    std::size_t m_cells[3] = {1, 1, 1};
    std::vector<std::uint32_t> m_voxelOfCell;
    std::vector<std::uint32_t> m_cellOfVoxel;
    std::vector<std::uint8_t> m_deep; ///< one a voxel
};

} // namespace rigwright
