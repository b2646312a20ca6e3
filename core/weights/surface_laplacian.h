// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SurfaceLaplacian: what conducts between the places of a surface, and their areas.
#pragma once

#include "core/weights/bind_shape.h"

#include <cstdint>
#include <vector>

namespace rigwright {

/// Cotangent weights of the edges and areas of the places, after mollification (N. Sharp, K. Crane
/// 2020, "A Laplacian for nonmanifold triangle meshes", section 4.5): all edges are made longer by
/// one small length, so that no triangle is degenerate. Edges between the same places add up,
/// whatever the number of their faces; no weight is left below a small positive one, so that the
/// solution keeps within its sources (discrete maximum principle). Lines conduct, too.
struct SurfaceLaplacian {
    explicit SurfaceLaplacian(const BindShape& shape);

    struct Edge {
        std::uint32_t a = 0; ///< the smaller place
        std::uint32_t b = 0;
        double weight = 0.0; ///< > 0
    };
    std::vector<Edge> edges;   ///< each once, by a, then b
    std::vector<double> areas; ///< one a place, > 0 where it has a triangle, else 0
};

} // namespace rigwright
