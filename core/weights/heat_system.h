// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HeatSystem: the equations of heat on a surface, factorised anew for every set of sources.
#pragma once

#include "core/weights/bind_shape.h"

#include <cstdint>
#include <memory>
#include <span>
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

/// (L + diag(conductance)) x = diag(conductance) · source for many right-hand sides. The pattern is
/// analysed once (nested dissection, dissection.h); each factorisation is an LLᵀ of Eigen's. Places
/// of islands without any conductance are cut off: x = 0 there.
class HeatSystem {
public:
    explicit HeatSystem(const BindShape& shape);
    ~HeatSystem();
    HeatSystem(HeatSystem&&) noexcept;
    HeatSystem& operator=(HeatSystem&&) noexcept;

    [[nodiscard]] const std::vector<double>& areas() const;

    /// `conductance` ≥ 0, one a place; `cutOff` 1 for places that take no part. False: no solution.
    bool factorise(std::span<const double> conductance, std::span<const std::uint8_t> cutOff);

    /// Solves for kColumns right-hand sides at once, in place: values[place · kColumns + column].
    /// May be called from several threads. Precondition: factorise() succeeded.
    static constexpr std::size_t kColumns = 16;
    void solve(std::span<double> values) const;

private:
    struct Content;
    std::unique_ptr<Content> m_content;
};

} // namespace rigwright
