// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PointGrid: a uniform grid over the positions of vertices, for ball queries.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// Built in O(n) over the positions shown; rebuilt when they change. Non-finite positions are left
/// out. Cells are as many as vertices, more or less, and stored so that a row of them along x is
/// one run.
class PointGrid {
public:
    PointGrid() = default;
    explicit PointGrid(std::span<const Vec3f> positions);

    /// Appends all vertices within `radius` of `centre` (in no order; |p - c|² <= r² in float).
    /// `positions` as at building. A negative or NaN radius, or a centre that is not finite, finds
    /// none.
    void ball(std::span<const Vec3f> positions, const Vec3f& centre, float radius,
              std::vector<VertexIndex>& found) const;

private:
    /// Number of the cell that holds a coordinate, the nearest one outside the grid.
    [[nodiscard]] int cellAlong(int axis, double coordinate) const;

    Vec3f m_origin = Vec3f::Zero();
    double m_cellSize = 1.0;
    Eigen::Vector3i m_cells = Eigen::Vector3i::Zero();
    std::vector<std::uint32_t> m_cellOffsets;
    std::vector<std::uint32_t> m_vertices;
};

} // namespace rigwright
