// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays all charts of a sample into the unit square.
#include "core/samples/generator/layout.h"

#include "core/samples/generator/flatten.h"
#include "core/samples/generator/in_parallel.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace rigwright::generator {
namespace {

constexpr double kMargin = 0.004; // around each chart, of the square's side
constexpr int kFitRounds = 24;

/// A chart laid flat: its lower left corner at the origin.
struct Island {
    std::vector<std::uint32_t> vertices; ///< seam vertices
    std::vector<Vec2d> flat;
    Vec2d size = Vec2d::Zero();
    Vec2d place = Vec2d::Zero();
};

void moveToOrigin(Island& island) {
    Vec2d low = island.flat.front();
    Vec2d high = low;
    for (const Vec2d& point : island.flat) {
        low = low.cwiseMin(point);
        high = high.cwiseMax(point);
    }
    for (Vec2d& point : island.flat)
        point -= low;
    island.size = high - low;
}

void turn(Island& island, double angle) {
    const Eigen::Rotation2Dd rotation(angle);
    for (Vec2d& point : island.flat)
        point = rotation * point;
    moveToOrigin(island);
}

/// Turns an island into its smallest box, longer side up, and the upper end of the body upwards.
void standUp(Island& island, const std::vector<Vec3d>& points) {
    double bestAngle = 0.0;
    double bestArea = 1e9;
    for (int degree = 0; degree < 90; ++degree) {
        Island turned = island;
        turn(turned, degree * kPi / 180.0);
        const double area = turned.size.x() * turned.size.y();
        if (area < bestArea * 0.999) {
            bestArea = area;
            bestAngle = degree * kPi / 180.0;
        }
    }
    turn(island, bestAngle);
    if (island.size.x() > island.size.y())
        turn(island, 0.5 * kPi);
    Vec2d mean = Vec2d::Zero();
    Vec3d meanPoint = Vec3d::Zero();
    for (std::size_t v = 0; v < points.size(); ++v) {
        mean += island.flat[v] / double(points.size());
        meanPoint += points[v] / double(points.size());
    }
    double upwards = 0.0;
    for (std::size_t v = 0; v < points.size(); ++v)
        upwards += (island.flat[v].y() - mean.y()) * (points[v].y() - meanPoint.y());
    if (upwards < 0.0)
        turn(island, kPi);
}

Island flattenChart(const Chart& chart, const Charts& charts, const SurfaceMesh& mesh) {
    Island island;
    std::map<std::uint32_t, std::uint32_t> local;
    std::vector<Vec3d> points;
    std::vector<Quad> quads;
    for (const std::uint32_t f : chart.quads) {
        Quad quad{};
        for (std::size_t c = 0; c < 4; ++c) {
            const std::uint32_t vertex = charts.seamVertex[f][c];
            const auto [found, isNew] = local.emplace(vertex, std::uint32_t(points.size()));
            if (isNew) {
                island.vertices.push_back(vertex);
                points.push_back(mesh.points[charts.pointOfVertex[vertex]]);
            }
            quad[c] = found->second;
        }
        quads.push_back(quad);
    }
    island.flat = flattenDisk(points, quads);
    for (Vec2d& point : island.flat)
        point *= chart.scale;
    standUp(island, points);
    return island;
}

/// The reflection of an island for the chart of the other side.
Island reflectIsland(const Island& island, const Chart& from, const Chart& to,
                     const Charts& charts) {
    std::map<std::uint32_t, std::uint32_t> twin;
    for (std::size_t i = 0; i < from.quads.size(); ++i)
        for (std::size_t c = 0; c < 4; ++c)
            twin[charts.seamVertex[from.quads[i]][c]] = charts.seamVertex[to.quads[i]][3 - c];
    Island result = island;
    for (std::uint32_t& vertex : result.vertices)
        vertex = twin.at(vertex);
    for (Vec2d& point : result.flat)
        point.x() = island.size.x() - point.x();
    return result;
}

/// Places boxes, tallest first, as low as they go under a skyline; false where they do not fit.
bool placeAll(std::vector<Island>& islands, const std::vector<std::size_t>& order, double scale) {
    constexpr int kColumns = 1024;
    std::vector<double> skyline(kColumns, 0.0);
    for (const std::size_t i : order) {
        const Vec2d box = islands[i].size * scale + Vec2d::Constant(2.0 * kMargin);
        const int width = int(std::ceil(box.x() * kColumns));
        if (width > kColumns)
            return false;
        int bestColumn = 0;
        double bestHeight = 2.0;
        for (int column = 0; column + width <= kColumns; ++column) {
            const double height =
                *std::max_element(skyline.begin() + column, skyline.begin() + column + width);
            if (height < bestHeight - 1e-9) {
                bestHeight = height;
                bestColumn = column;
            }
        }
        if (bestHeight + box.y() > 1.0)
            return false;
        islands[i].place = Vec2d(double(bestColumn) / kColumns + kMargin, bestHeight + kMargin);
        std::fill_n(skyline.begin() + bestColumn, width, bestHeight + box.y());
    }
    return true;
}

} // namespace

std::vector<Vec2d> layOutCharts(const Charts& charts, const SurfaceMesh& mesh) {
    std::vector<Island> islands(charts.charts.size());
    forEachInParallel(islands.size(), [&](std::size_t i) {
        if (charts.charts[i].mirrorOf < 0)
            islands[i] = flattenChart(charts.charts[i], charts, mesh);
    });
    for (std::size_t i = 0; i < islands.size(); ++i) {
        const Chart& chart = charts.charts[i];
        if (chart.mirrorOf >= 0)
            islands[i] = reflectIsland(islands[std::size_t(chart.mirrorOf)],
                                       charts.charts[std::size_t(chart.mirrorOf)], chart, charts);
    }
    std::vector<std::size_t> order(islands.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return islands[a].size.y() > islands[b].size.y();
    });
    double fits = 0.0;
    double tooLarge = 8.0;
    for (int round = 0; round < kFitRounds; ++round) {
        const double scale = 0.5 * (fits + tooLarge);
        (placeAll(islands, order, scale) ? fits : tooLarge) = scale;
    }
    placeAll(islands, order, fits);
    std::vector<Vec2d> result(charts.pointOfVertex.size(), Vec2d::Zero());
    for (const Island& island : islands)
        for (std::size_t v = 0; v < island.vertices.size(); ++v) {
            const Vec2d point = island.place + fits * island.flat[v];
            result[island.vertices[v]] = Vec2d(point.x(), 1.0 - point.y());
        }
    return result;
}

} // namespace rigwright::generator
