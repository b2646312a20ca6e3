// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Assembling, factorising and solving the equations of heat.
#include "core/weights/heat_system.h"

#include "core/weights/dissection.h"

#include <Eigen/SparseCholesky>
#include <Eigen/SparseCore>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

namespace rigwright {
namespace {

constexpr double kMollify = 1e-5; // of the mean edge length
constexpr double kLeastWeight = 1e-4;
constexpr double kMostWeight = 1e4;
constexpr double kLineWeight = 1.0;

double lengthBetween(const BindShape& shape, std::uint32_t a, std::uint32_t b) {
    return (shape.places[a] - shape.places[b]).norm();
}

/// What has to be added to every edge so that all triangles keep their inequality by a margin.
double mollification(const BindShape& shape) {
    double sum = 0.0;
    double least = 0.0; // smallest (a + b - c)
    const std::size_t count = shape.triangles.size();
    std::vector<double> lengths(count);
    for (std::size_t t = 0; t < count; t += 3)
        for (std::size_t i = 0; i < 3; ++i) {
            lengths[t + i] = lengthBetween(shape, shape.triangles[t + (i + 1) % 3],
                                           shape.triangles[t + (i + 2) % 3]);
            sum += lengths[t + i];
        }
    if (count == 0)
        return 0.0;
    const double margin = std::max(kMollify * sum / double(count), 1e-12);
    least = margin;
    for (std::size_t t = 0; t < count; t += 3) {
        const double all = lengths[t] + lengths[t + 1] + lengths[t + 2];
        const double longest = std::max({lengths[t], lengths[t + 1], lengths[t + 2]});
        least = std::min(least, all - 2.0 * longest);
    }
    return std::max(0.0, margin - least);
}

/// Area by Kahan's stable form of Heron's formula; sides > 0.
double areaOf(double a, double b, double c) {
    if (a < b)
        std::swap(a, b);
    if (b < c)
        std::swap(b, c);
    if (a < b)
        std::swap(a, b);
    const double product = (a + (b + c)) * (c - (a - b)) * (c + (a - b)) * (a + (b - c));
    return 0.25 * std::sqrt(std::max(product, 0.0));
}

/// Sorts by place and adds up edges that are named more than once.
std::vector<SurfaceLaplacian::Edge> gathered(std::vector<SurfaceLaplacian::Edge> edges,
                                             std::size_t placeCount) {
    using Edge = SurfaceLaplacian::Edge;
    std::vector<std::uint32_t> offsets(placeCount + 1);
    for (const Edge& edge : edges)
        ++offsets[edge.a + 1];
    for (std::size_t p = 0; p < placeCount; ++p)
        offsets[p + 1] += offsets[p];
    std::vector<Edge> sorted(edges.size());
    std::vector<std::uint32_t> at(offsets.begin(), offsets.end() - 1);
    for (const Edge& edge : edges)
        sorted[at[edge.a]++] = edge;
    edges.clear();
    for (std::size_t p = 0; p < placeCount; ++p) {
        const auto first = sorted.begin() + offsets[p];
        const auto last = sorted.begin() + offsets[p + 1];
        std::stable_sort(first, last, [](const Edge& x, const Edge& y) { return x.b < y.b; });
        for (auto edge = first; edge != last; ++edge) {
            if (!edges.empty() && edges.back().a == edge->a && edges.back().b == edge->b)
                edges.back().weight += edge->weight;
            else
                edges.push_back(*edge);
        }
    }
    for (Edge& edge : edges)
        edge.weight = std::clamp(edge.weight, kLeastWeight, kMostWeight);
    return edges;
}

} // namespace

SurfaceLaplacian::SurfaceLaplacian(const BindShape& shape) : areas(shape.placeCount()) {
    const double longer = mollification(shape);
    std::vector<Edge> all;
    all.reserve(shape.triangles.size() + shape.lines.size() / 2);
    const auto add = [&](std::uint32_t a, std::uint32_t b, double weight) {
        all.push_back({std::min(a, b), std::max(a, b), weight});
    };
    for (std::size_t t = 0; t < shape.triangles.size(); t += 3) {
        const std::uint32_t corner[3] = {shape.triangles[t], shape.triangles[t + 1],
                                         shape.triangles[t + 2]};
        double side[3]; // opposite to each corner
        for (std::size_t i = 0; i < 3; ++i)
            side[i] = lengthBetween(shape, corner[(i + 1) % 3], corner[(i + 2) % 3]) + longer;
        const double area = std::max(areaOf(side[0], side[1], side[2]), 1e-30);
        for (std::size_t i = 0; i < 3; ++i) {
            const double b = side[(i + 1) % 3];
            const double c = side[(i + 2) % 3];
            const double cotangent = (b * b + c * c - side[i] * side[i]) / (4.0 * area);
            add(corner[(i + 1) % 3], corner[(i + 2) % 3],
                0.5 * std::clamp(cotangent, -kMostWeight, kMostWeight));
            areas[corner[i]] += area / 3.0;
        }
    }
    for (std::size_t l = 0; l < shape.lines.size(); l += 2)
        add(shape.lines[l], shape.lines[l + 1], kLineWeight);
    edges = gathered(std::move(all), shape.placeCount());
}

struct HeatSystem::Content {
    using Matrix = Eigen::SparseMatrix<double, Eigen::ColMajor, int>;
    using Solver = Eigen::SimplicialLLT<Matrix, Eigen::Upper, Eigen::NaturalOrdering<int>>;

    explicit Content(const BindShape& shape);
    void fill(std::span<const double> conductance, std::span<const std::uint8_t> cutOff);

    SurfaceLaplacian laplacian;
    std::vector<std::uint32_t> rowOfPlace;   ///< in the order of elimination
    Matrix matrix;                           ///< upper half
    std::vector<std::uint32_t> entryOfEdge;  ///< among the matrix's values
    std::vector<std::uint32_t> entryOfPlace; ///< on the diagonal
    Solver solver;
    bool analysed = false;
};

HeatSystem::Content::Content(const BindShape& shape)
    : laplacian(shape), rowOfPlace(shape.placeCount()), entryOfEdge(laplacian.edges.size()),
      entryOfPlace(shape.placeCount()) {
    const std::vector<std::uint32_t> order = dissectionOrder(shape, laplacian.edges);
    for (std::size_t i = 0; i < order.size(); ++i)
        rowOfPlace[order[i]] = std::uint32_t(i);
    // Straight into compressed columns.
    const auto count = Eigen::Index(shape.placeCount());
    matrix.resize(count, count);
    matrix.resizeNonZeros(count + Eigen::Index(laplacian.edges.size()));
    const auto columnOf = [&](const SurfaceLaplacian::Edge& edge) {
        return std::max(rowOfPlace[edge.a], rowOfPlace[edge.b]);
    };
    std::vector<std::uint32_t> next(shape.placeCount() + 1);
    for (const SurfaceLaplacian::Edge& edge : laplacian.edges)
        ++next[columnOf(edge) + 1];
    for (std::size_t column = 0; column < shape.placeCount(); ++column) {
        next[column + 1] += next[column] + 1; // and the diagonal
        matrix.outerIndexPtr()[column] = int(next[column]);
    }
    matrix.outerIndexPtr()[count] = int(next.back());
    const auto put = [&](std::uint32_t column, std::uint32_t row) {
        matrix.innerIndexPtr()[next[column]] = int(row);
        return next[column]++;
    };
    for (std::size_t e = 0; e < laplacian.edges.size(); ++e) {
        const SurfaceLaplacian::Edge& edge = laplacian.edges[e];
        entryOfEdge[e] = put(columnOf(edge), std::min(rowOfPlace[edge.a], rowOfPlace[edge.b]));
    }
    for (std::size_t p = 0; p < shape.placeCount(); ++p)
        entryOfPlace[p] = put(rowOfPlace[p], rowOfPlace[p]);
}

void HeatSystem::Content::fill(std::span<const double> conductance,
                               std::span<const std::uint8_t> cutOff) {
    double* values = matrix.valuePtr();
    for (std::size_t p = 0; p < conductance.size(); ++p)
        values[entryOfPlace[p]] = cutOff[p] != 0 ? 1.0 : conductance[p];
    for (std::size_t e = 0; e < laplacian.edges.size(); ++e) {
        const SurfaceLaplacian::Edge& edge = laplacian.edges[e];
        // An island is cut off as a whole, so both ends are.
        const double weight = cutOff[edge.a] != 0 ? 0.0 : edge.weight;
        values[entryOfEdge[e]] = -weight;
        values[entryOfPlace[edge.a]] += weight;
        values[entryOfPlace[edge.b]] += weight;
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
    Content& content = *m_content;
    assert(conductance.size() == content.laplacian.areas.size());
    if (conductance.empty())
        return true;
    content.fill(conductance, cutOff);
    if (!content.analysed)
        content.solver.analyzePattern(content.matrix);
    content.analysed = true;
    content.solver.factorize(content.matrix);
    return content.solver.info() == Eigen::Success;
}

void HeatSystem::solve(std::span<double> values) const {
    const Content& content = *m_content;
    const std::size_t count = content.laplacian.areas.size();
    assert(values.size() == count * kColumns);
    if (count == 0)
        return;
    const auto& lower = content.solver.matrixL().nestedExpression();
    const int* columns = lower.outerIndexPtr();
    const int* rows = lower.innerIndexPtr();
    const double* entries = lower.valuePtr();
    const std::vector<std::uint32_t>& order = content.rowOfPlace;
    std::vector<double> work(values.size());
    for (std::size_t p = 0; p < count; ++p)
        std::memcpy(&work[std::size_t(order[p]) * kColumns], &values[p * kColumns],
                    kColumns * sizeof(double));
    for (std::size_t c = 0; c < count; ++c) {
        double* own = &work[c * kColumns];
        const double scale = 1.0 / entries[columns[c]];
        double solved[kColumns];
        for (std::size_t k = 0; k < kColumns; ++k)
            solved[k] = own[k] *= scale;
        for (int i = columns[c] + 1; i < columns[c + 1]; ++i) {
            double* other = &work[std::size_t(rows[i]) * kColumns];
            const double entry = entries[i];
            for (std::size_t k = 0; k < kColumns; ++k)
                other[k] -= entry * solved[k];
        }
    }
    for (std::size_t c = count; c-- > 0;) {
        double* own = &work[c * kColumns];
        double sum[kColumns];
        std::memcpy(sum, own, sizeof sum);
        for (int i = columns[c] + 1; i < columns[c + 1]; ++i) {
            const double* other = &work[std::size_t(rows[i]) * kColumns];
            const double entry = entries[i];
            for (std::size_t k = 0; k < kColumns; ++k)
                sum[k] -= entry * other[k];
        }
        const double scale = 1.0 / entries[columns[c]];
        for (std::size_t k = 0; k < kColumns; ++k)
            own[k] = sum[k] * scale;
    }
    for (std::size_t p = 0; p < count; ++p)
        std::memcpy(&values[p * kColumns], &work[std::size_t(order[p]) * kColumns],
                    kColumns * sizeof(double));
}

} // namespace rigwright
