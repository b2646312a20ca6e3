// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GradedGrid: a conforming grid of cells that are smaller where the sample needs detail.
#pragma once

#include "core/samples/generator/table.h"

#include <array>
#include <vector>

namespace rigwright::generator {

/// Nodes (i, j, k) lie at `node(i, j, k)`. Each axis is marched with the step cell · density ·
/// zoom, taken in the middle of the step; then every zoom also draws the two other coordinates
/// together, so that its cells stay cubes. In a symmetric grid nodes 0 and 1 of x lie at ∓half a
/// cell: cells of row 0 straddle the mirror plane.
class GradedGrid {
public:
    explicit GradedGrid(const SampleTable& table);

    [[nodiscard]] std::array<std::size_t, 3> size() const {
        return {m_marks[0].size(), m_marks[1].size(), m_marks[2].size()};
    }
    [[nodiscard]] Vec3d node(std::size_t i, std::size_t j, std::size_t k) const;

private:
    [[nodiscard]] std::vector<double> march(int axis) const;
    [[nodiscard]] double stepAt(int axis, double t) const;

    GridSettings m_settings;
    std::vector<Zoom> m_zooms;
    std::vector<Density> m_densities;
    std::array<std::vector<double>, 3> m_marks;
};

} // namespace rigwright::generator
