// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays a disk of quads flat: LSCM, then ARAP.
#include "core/samples/generator/flatten.h"

#include <Eigen/SparseCholesky>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace rigwright::generator {
namespace {

constexpr int kRounds = 40;
constexpr double kLeastCotangent = 0.02; // keeps the matrix positive on obtuse triangles

using Mat2d = Eigen::Matrix2d;
using Sparse = Eigen::SparseMatrix<double>;
using Entry = Eigen::Triplet<double>;

/// A triangle laid into its own plane.
struct FlatTriangle {
    std::array<std::uint32_t, 3> vertex;
    std::array<Vec2d, 3> rest;
    std::array<double, 3> cotangent; ///< at the corner opposite edge (i, i+1)
    double area = 0.0;
};

/// Both ways to cut each quad, so that neither diagonal is favoured.
std::vector<FlatTriangle> flatTriangles(const std::vector<Vec3d>& points,
                                        const std::vector<Quad>& quads) {
    std::vector<FlatTriangle> triangles;
    for (const Quad& quad : quads)
        for (std::size_t c = 0; c < 4; ++c) {
            FlatTriangle t;
            t.vertex = {quad[c], quad[(c + 1) % 4], quad[(c + 2) % 4]};
            const Vec3d along = points[t.vertex[1]] - points[t.vertex[0]];
            const Vec3d across = points[t.vertex[2]] - points[t.vertex[0]];
            const Vec3d x = along.normalized();
            const double twiceArea = along.cross(across).norm();
            if (!(twiceArea > 1e-14))
                continue;
            t.rest = {Vec2d(0.0, 0.0), Vec2d(along.norm(), 0.0),
                      Vec2d(across.dot(x), twiceArea / along.norm())};
            t.area = 0.5 * twiceArea;
            for (std::size_t i = 0; i < 3; ++i) {
                const Vec2d a = t.rest[i] - t.rest[(i + 2) % 3];
                const Vec2d b = t.rest[(i + 1) % 3] - t.rest[(i + 2) % 3];
                t.cotangent[i] = std::max(a.dot(b) / twiceArea, kLeastCotangent);
            }
            triangles.push_back(t);
        }
    return triangles;
}

/// Two vertices far from each other.
std::array<std::uint32_t, 2> farPair(const std::vector<Vec3d>& points) {
    const auto farthest = [&](const Vec3d& from) {
        std::size_t best = 0;
        for (std::size_t i = 1; i < points.size(); ++i)
            if ((points[i] - from).squaredNorm() > (points[best] - from).squaredNorm())
                best = i;
        return std::uint32_t(best);
    };
    const std::uint32_t a = farthest(points.front());
    return {a, farthest(points[a])};
}

/// Least squares conformal map with two vertices pinned.
std::vector<Vec2d> conformal(const std::vector<Vec3d>& points,
                             const std::vector<FlatTriangle>& triangles) {
    const std::array<std::uint32_t, 2> pins = farPair(points);
    std::vector<Vec2d> result(points.size(), Vec2d::Zero());
    result[pins[1]] = Vec2d((points[pins[1]] - points[pins[0]]).norm(), 0.0);
    std::vector<int> column(points.size(), -1);
    int columns = 0;
    for (std::uint32_t v = 0; v < points.size(); ++v)
        if (v != pins[0] && v != pins[1])
            column[v] = columns++;
    std::vector<Entry> entries;
    Eigen::VectorXd right = Eigen::VectorXd::Zero(Eigen::Index(2 * triangles.size()));
    for (std::size_t t = 0; t < triangles.size(); ++t) {
        const FlatTriangle& triangle = triangles[t];
        const double factor = 1.0 / std::sqrt(2.0 * triangle.area);
        for (std::size_t i = 0; i < 3; ++i) {
            const Vec2d w = factor * (triangle.rest[(i + 2) % 3] - triangle.rest[(i + 1) % 3]);
            const std::uint32_t v = triangle.vertex[i];
            const int real = int(2 * t);
            if (column[v] < 0) {
                right[real] -= w.x() * result[v].x() - w.y() * result[v].y();
                right[real + 1] -= w.y() * result[v].x() + w.x() * result[v].y();
                continue;
            }
            entries.emplace_back(real, 2 * column[v], w.x());
            entries.emplace_back(real, 2 * column[v] + 1, -w.y());
            entries.emplace_back(real + 1, 2 * column[v], w.y());
            entries.emplace_back(real + 1, 2 * column[v] + 1, w.x());
        }
    }
    Sparse matrix(Eigen::Index(2 * triangles.size()), 2 * columns);
    matrix.setFromTriplets(entries.begin(), entries.end());
    const Sparse normal = matrix.transpose() * matrix;
    const Eigen::SimplicialLDLT<Sparse> solver(normal);
    if (solver.info() != Eigen::Success)
        throw std::runtime_error("a chart cannot be laid flat (conformal map)");
    const Eigen::VectorXd solution = solver.solve(matrix.transpose() * right);
    for (std::size_t v = 0; v < points.size(); ++v)
        if (column[v] >= 0)
            result[v] = Vec2d(solution[2 * column[v]], solution[2 * column[v] + 1]);
    return result;
}

/// The rotation nearest to what the map does to a triangle (never a reflection).
Mat2d nearestRotation(const FlatTriangle& triangle, const std::vector<Vec2d>& flat) {
    // In two dimensions the nearest rotation has a closed form: that of a + d and c - b.
    double cosine = 0.0;
    double sine = 0.0;
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec2d u = flat[triangle.vertex[i]] - flat[triangle.vertex[(i + 1) % 3]];
        const Vec2d x = triangle.rest[i] - triangle.rest[(i + 1) % 3];
        cosine += triangle.cotangent[i] * u.dot(x);
        sine += triangle.cotangent[i] * (x.x() * u.y() - x.y() * u.x());
    }
    const double length = std::hypot(cosine, sine);
    if (length <= 0.0)
        return Mat2d::Identity();
    Mat2d rotation;
    rotation << cosine / length, -sine / length, sine / length, cosine / length;
    return rotation;
}

/// Local/global rounds; vertex 0 is held.
void makeRigid(const std::vector<FlatTriangle>& triangles, std::vector<Vec2d>& flat) {
    const int free = int(flat.size()) - 1;
    std::vector<Entry> entries;
    for (const FlatTriangle& t : triangles)
        for (std::size_t i = 0; i < 3; ++i) {
            const int a = int(t.vertex[i]) - 1;
            const int b = int(t.vertex[(i + 1) % 3]) - 1;
            if (a >= 0)
                entries.emplace_back(a, a, t.cotangent[i]);
            if (b >= 0)
                entries.emplace_back(b, b, t.cotangent[i]);
            if (a >= 0 && b >= 0) {
                entries.emplace_back(a, b, -t.cotangent[i]);
                entries.emplace_back(b, a, -t.cotangent[i]);
            }
        }
    Sparse laplacian(free, free);
    laplacian.setFromTriplets(entries.begin(), entries.end());
    const Eigen::SimplicialLDLT<Sparse> solver(laplacian);
    if (solver.info() != Eigen::Success)
        throw std::runtime_error("a chart cannot be laid flat (rigid rounds)");
    for (Vec2d& point : flat)
        point -= Vec2d(flat.front());
    for (int round = 0; round < kRounds; ++round) {
        Eigen::MatrixX2d right = Eigen::MatrixX2d::Zero(free, 2);
        for (const FlatTriangle& t : triangles) {
            const Mat2d rotation = nearestRotation(t, flat);
            for (std::size_t i = 0; i < 3; ++i) {
                const Vec2d pull = t.cotangent[i] * (rotation * (t.rest[i] - t.rest[(i + 1) % 3]));
                if (t.vertex[i] > 0)
                    right.row(t.vertex[i] - 1) += pull;
                if (t.vertex[(i + 1) % 3] > 0)
                    right.row(t.vertex[(i + 1) % 3] - 1) -= pull;
            }
        }
        const Eigen::MatrixX2d solution = solver.solve(right);
        flat[0].setZero();
        for (int v = 0; v < free; ++v)
            flat[std::size_t(v) + 1] = solution.row(v);
    }
}

} // namespace

std::vector<Vec2d> flattenDisk(const std::vector<Vec3d>& points, const std::vector<Quad>& quads) {
    const std::vector<FlatTriangle> triangles = flatTriangles(points, quads);
    std::vector<Vec2d> flat = conformal(points, triangles);
    makeRigid(triangles, flat);
    return flat;
}

} // namespace rigwright::generator
