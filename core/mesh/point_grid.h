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

/// Built in O(n) over the positions shown; rebuilt when they change. Non-finite positions are left out.
class PointGrid {
public:
    PointGrid() = default;
    explicit PointGrid(std::span<const Vec3f> positions);

    /// Appends all vertices within `radius` of `centre` (in no order). `positions` as at building.
    void ball(std::span<const Vec3f> positions, const Vec3f& centre, float radius,
              std::vector<VertexIndex>& found) const;

private:
    Vec3f m_origin = Vec3f::Zero();
    float m_cellSize = 1.0f;
    Eigen::Vector3i m_cells = Eigen::Vector3i::Zero();
    std::vector<std::uint32_t> m_cellOffsets;
    std::vector<std::uint32_t> m_vertices;
};

} // namespace rigwright
