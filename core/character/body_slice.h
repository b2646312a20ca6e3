// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BodySlice: the connected regions of a level slice through a body's volume.
#pragma once

#include "core/character/body_grid.h"
#include "core/math/types.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rigwright {

/// Coordinates are those of the grid.
struct SliceRegion {
    std::size_t voxels = 0;
    double area = 0.0;
    Vec3d middle = Vec3d::Zero();
    double lowX = 0.0;
    double highX = 0.0;
    double lowZ = 0.0;
    double highZ = 0.0;

    /// Of a circle of that area.
    [[nodiscard]] double radius() const;
};

/// One layer of voxels square to +Y. Voxels belong to one region where their sides or corners
/// touch. Voxels beyond `widest` from x = 0 are left out.
class BodySlice {
public:
    BodySlice(const BodyGrid& grid, int layer,
              double widest = std::numeric_limits<double>::infinity());

    [[nodiscard]] const std::vector<SliceRegion>& regions() const { return m_regions; }
    [[nodiscard]] double y() const { return m_y; }
    /// Number of the region of a cell; -1 where it is empty.
    [[nodiscard]] int regionAt(int x, int z) const;
    /// The region whose middle is nearest to (x, z); -1 without any.
    [[nodiscard]] int nearest(double x, double z) const;
    /// The region that has most cells in common with a region of another slice; -1 where none has.
    [[nodiscard]] int overlapping(const BodySlice& other, int region) const;
    /// The region with most voxels; -1 without any.
    [[nodiscard]] int largest() const;

private:
    int m_width = 0;
    int m_depth = 0;
    double m_y = 0.0;
    std::vector<int> m_labels;
    std::vector<SliceRegion> m_regions;
};

} // namespace rigwright
