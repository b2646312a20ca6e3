// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The equations of heat, in the order of their elimination.
#include "core/weights/heat_system.h"

#include "core/weights/dissection.h"
#include "core/weights/front_factor.h"
#include "core/weights/surface_laplacian.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <numeric>

namespace rigwright {

static_assert(HeatSystem::kColumns == FrontFactor::kColumns);

struct HeatSystem::Content {
    explicit Content(const BindShape& shape);
    void fill(std::span<const double> conductance, std::span<const std::uint8_t> cutOff);

    SurfaceLaplacian laplacian;
    std::vector<std::uint32_t> rowOfPlace; ///< in the order of elimination
    LowerHalf matrix;
    std::vector<std::uint32_t> entryOfEdge; ///< among the matrix's values
    std::unique_ptr<FrontFactor> factor;
};

HeatSystem::Content::Content(const BindShape& shape)
    : laplacian(shape), rowOfPlace(shape.placeCount()), entryOfEdge(laplacian.edges.size()) {
    const DissectionOrder order = dissectionOrder(shape, laplacian.edges);
    for (std::size_t i = 0; i < order.placeAt.size(); ++i)
        rowOfPlace[order.placeAt[i]] = std::uint32_t(i);
    matrix.diagonal.resize(shape.placeCount());
    matrix.rows.resize(laplacian.edges.size());
    matrix.values.resize(laplacian.edges.size());
    matrix.offsets.resize(shape.placeCount() + 1);
    const auto ends = [&](const SurfaceLaplacian::Edge& edge) {
        return std::minmax({rowOfPlace[edge.a], rowOfPlace[edge.b]});
    };
    for (const SurfaceLaplacian::Edge& edge : laplacian.edges)
        ++matrix.offsets[ends(edge).first + 1];
    std::partial_sum(matrix.offsets.begin(), matrix.offsets.end(), matrix.offsets.begin());
    std::vector<std::uint32_t> next(matrix.offsets.begin(), matrix.offsets.end() - 1);
    for (std::size_t e = 0; e < laplacian.edges.size(); ++e) {
        const auto [column, row] = ends(laplacian.edges[e]);
        entryOfEdge[e] = next[column]++;
        matrix.rows[entryOfEdge[e]] = row;
    }
    factor = std::make_unique<FrontFactor>(order.whole, matrix);
}

void HeatSystem::Content::fill(std::span<const double> conductance,
                               std::span<const std::uint8_t> cutOff) {
    for (std::size_t p = 0; p < conductance.size(); ++p)
        matrix.diagonal[rowOfPlace[p]] = cutOff[p] != 0 ? 1.0 : conductance[p];
    for (std::size_t e = 0; e < laplacian.edges.size(); ++e) {
        const SurfaceLaplacian::Edge& edge = laplacian.edges[e];
        // An island is cut off as a whole, so both ends are.
        const double weight = cutOff[edge.a] != 0 ? 0.0 : edge.weight;
        matrix.values[entryOfEdge[e]] = -weight;
        matrix.diagonal[rowOfPlace[edge.a]] += weight;
        matrix.diagonal[rowOfPlace[edge.b]] += weight;
    }
}

HeatSystem::HeatSystem(const BindShape& shape) : m_content(std::make_unique<Content>(shape)) {}
HeatSystem::~HeatSystem() = default;
HeatSystem::HeatSystem(HeatSystem&&) noexcept = default;
HeatSystem& HeatSystem::operator=(HeatSystem&&) noexcept = default;

const std::vector<double>& HeatSystem::areas() const {
    return m_content->laplacian.areas;
}

bool HeatSystem::factorise(std::span<const double> conductance,
                           std::span<const std::uint8_t> cutOff) {
    assert(conductance.size() == m_content->laplacian.areas.size());
    m_content->fill(conductance, cutOff);
    return m_content->factor->factorise(m_content->matrix);
}

void HeatSystem::solve(std::span<double> values) const {
    const std::vector<std::uint32_t>& rows = m_content->rowOfPlace;
    assert(values.size() == rows.size() * kColumns);
    std::vector<double> work(values.size());
    for (std::size_t p = 0; p < rows.size(); ++p)
        std::memcpy(&work[std::size_t(rows[p]) * kColumns], &values[p * kColumns],
                    kColumns * sizeof(double));
    m_content->factor->solve(work);
    for (std::size_t p = 0; p < rows.size(); ++p)
        std::memcpy(&values[p * kColumns], &work[std::size_t(rows[p]) * kColumns],
                    kColumns * sizeof(double));
}

} // namespace rigwright
