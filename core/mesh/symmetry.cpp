// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Matching points across a plane.
#include "core/mesh/symmetry.h"

#include "core/base/parallel.h"
#include "core/mesh/mesh.h"
#include "core/mesh/point_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace rigwright {
namespace {

constexpr double kLargestTolerance = 0.01;
constexpr int kRounds = 16; // points that share a place are paired one a round
constexpr std::size_t kGrain = 4096;

/// Some points of the mesh by place, still to be matched.
struct Candidates {
    std::vector<std::uint32_t> points; ///< ascending
    std::vector<Vec3f> positions;
};

Candidates finitePoints(const Mesh& mesh) {
    Candidates all;
    for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
        const Vec3f& position =
            mesh.positions[mesh.topology.verticesOf(PointIndex(p)).front().value()];
        if (!position.allFinite())
            continue;
        all.points.push_back(std::uint32_t(p));
        all.positions.push_back(position);
    }
    return all;
}

/// From the image of one to the other; the same number for (a, b) and (b, a).
double imageDistance(const SymmetryPlane& plane, const Candidates& among, std::uint32_t a,
                     std::uint32_t b) {
    const Vec3d image = reflected(plane, among.positions[std::min(a, b)]).cast<double>();
    return (image - among.positions[std::max(a, b)].cast<double>()).norm();
}

/// For each candidate the one nearest to its image, itself before others, then the first; its own
/// number plus the count stands for none.
std::vector<std::uint32_t> nearestToImages(const SymmetryPlane& plane, const Candidates& among,
                                           double tolerance) {
    const auto count = std::uint32_t(among.points.size());
    const PointGrid grid(among.positions);
    // A little wider, so that the ball's rounding never decides; the exact test follows.
    const Box3f box = bounds(among.positions);
    const double scale = std::abs(double(plane.offset)) +
                         double(box.min().cwiseAbs().cwiseMax(box.max().cwiseAbs()).norm());
    const auto reach = float(tolerance * 1.001 + 1e-6 * scale);
    std::vector<std::uint32_t> nearest(count);
    parallelFor(count, kGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<VertexIndex> near;
        for (std::size_t i = begin; i < end; ++i) {
            near.clear();
            grid.ball(among.positions, reflected(plane, among.positions[i]), reach, near);
            const auto self = std::uint32_t(i);
            std::tuple best(std::numeric_limits<double>::infinity(), true, count);
            for (const VertexIndex other : near) {
                const double distance = imageDistance(plane, among, self, other.value());
                if (distance <= tolerance)
                    best =
                        std::min(best, std::tuple(distance, other.value() != self, other.value()));
            }
            nearest[i] = std::get<2>(best);
        }
    });
    return nearest;
}

SymmetryPlane unitPlane(const SymmetryPlane& plane) {
    const double length = plane.normal.cast<double>().norm();
    SymmetryPlane unit;
    unit.normal = (plane.normal.cast<double>() / length).cast<float>();
    unit.offset = float(double(plane.offset) / length);
    return unit;
}

} // namespace

SymmetryMap findSymmetry(const Mesh& mesh, const SymmetryPlane& plane, double relativeTolerance) {
    SymmetryMap map;
    map.mirror.assign(mesh.topology.pointCount(), PointIndex());
    map.plane = unitPlane(plane);
    Candidates left = finitePoints(mesh);
    if (!map.plane.normal.allFinite() || !std::isfinite(map.plane.offset))
        left = {};
    const double relative =
        std::isnan(relativeTolerance) ? 0.0 : std::clamp(relativeTolerance, 0.0, kLargestTolerance);
    const double tolerance =
        left.points.empty()
            ? 0.0
            : relative * double(bounds(left.positions).diagonal().cast<double>().norm());
    for (int round = 0; round < kRounds && !left.points.empty(); ++round) {
        const std::vector<std::uint32_t> nearest = nearestToImages(map.plane, left, tolerance);
        Candidates rest;
        for (std::uint32_t i = 0; i < nearest.size(); ++i) {
            if (nearest[i] < nearest.size() && nearest[nearest[i]] == i) {
                map.mirror[left.points[i]] = PointIndex(left.points[nearest[i]]);
            } else if (nearest[i] < nearest.size()) { // without anything near it has no hope
                rest.points.push_back(left.points[i]);
                rest.positions.push_back(left.positions[i]);
            }
        }
        if (rest.points.size() == left.points.size())
            break;
        left = std::move(rest);
    }
    for (std::size_t p = 0; p < map.mirror.size(); ++p)
        if (!map.mirror[p].isValid())
            map.unmatched.emplace_back(p);
    return map;
}

} // namespace rigwright
