// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cotangent weights after mollification.
#include "core/weights/surface_laplacian.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

} // namespace rigwright
