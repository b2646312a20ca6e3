// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cuts a surface into charts that can be laid flat.
#pragma once

#include "core/samples/generator/weights.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace rigwright::generator {

/// A connected piece of surface between seams, a disk. `mirrorOf` is the chart it reflects, or -1.
struct Chart {
    std::string name;
    double scale = 1.0; ///< texture density relative to the other charts
    std::vector<std::uint32_t> quads;
    int mirrorOf = -1;
};

/// `seamVertex` tells, for each corner of each quad, the vertex that it becomes once the surface is
/// slit along its seams; `pointOfVertex` the point that this vertex is a copy of.
struct Charts {
    std::vector<Chart> charts;
    std::vector<std::array<std::uint32_t, 4>> seamVertex;
    std::vector<std::uint32_t> pointOfVertex;
};

/// Regions of the surface by the bones that own it, split and slit as the table's `charts` say. In
/// a symmetric mesh the charts of the right are those of the left, reflected. Throws
/// std::runtime_error where a chart is not a disk.
Charts cutIntoCharts(const SampleTable& table, const std::vector<Bone>& bones,
                     const SurfaceMesh& mesh, const std::vector<Vec3d>& normals,
                     const std::vector<PointRow>& rows);

} // namespace rigwright::generator
