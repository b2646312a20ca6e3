// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cutting faces into triangles.
#include "core/mesh/mesh.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace rigwright {
namespace {

double cross(const Vec2d& a, const Vec2d& b, const Vec2d& c) {
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

/// Corners of a face in the coordinate plane that its area vector is nearest to facing, turned so
/// that the face winds counter-clockwise. Dropping a coordinate keeps equal positions exactly
/// equal.
void project(const Mesh& mesh, std::span<const std::uint32_t> corners, std::vector<Vec2d>& flat) {
    const Vec3d origin = mesh.positions[corners[0]].cast<double>();
    Vec3d area = Vec3d::Zero();
    for (std::size_t i = 1; i + 1 < corners.size(); ++i)
        area += (mesh.positions[corners[i]].cast<double>() - origin)
                    .cross(mesh.positions[corners[i + 1]].cast<double>() - origin);
    Eigen::Index axis = 2;
    if (area.allFinite())
        area.cwiseAbs().maxCoeff(&axis);
    const bool mirrored = area[axis] < 0.0;
    const Eigen::Index u = (axis + (mirrored ? 2 : 1)) % 3;
    const Eigen::Index v = (axis + (mirrored ? 1 : 2)) % 3;
    flat.clear();
    for (const std::uint32_t corner : corners) {
        const Vec3f& position = mesh.positions[corner];
        flat.emplace_back(position[u], position[v]);
    }
}

/// Cuts one face of more than three corners; keeps its memory between faces.
class FaceCutter {
public:
    /// Appends n - 2 triangles of vertex indices.
    void cut(const Mesh& mesh, std::span<const std::uint32_t> corners,
             std::vector<std::uint32_t>& triangles) {
        project(mesh, corners, m_flat);
        if (isStarFromFirst()) {
            for (std::size_t i = 1; i + 1 < corners.size(); ++i)
                triangles.insert(triangles.end(), {corners[0], corners[i], corners[i + 1]});
            return;
        }
        m_remaining.resize(corners.size());
        std::iota(m_remaining.begin(), m_remaining.end(), std::size_t{0});
        m_tests = 0;
        std::size_t at = 0;
        while (m_remaining.size() > 3) {
            at = findEar(at);
            emit(at, corners, triangles);
            m_remaining.erase(m_remaining.begin() + std::ptrdiff_t(at));
            // Skipping a corner, not going around the same one, gives fuller triangles.
            at = (at + 1) % m_remaining.size();
        }
        emit(1, corners, triangles);
    }

private:
    // Ear cutting is quadratic or worse; a face of absurdly many corners is cut without looking
    // for points inside the ears once this many have been looked at.
    static constexpr std::size_t kMostTests = 50'000'000;

    [[nodiscard]] std::size_t before(std::size_t i) const {
        return m_remaining[(i + m_remaining.size() - 1) % m_remaining.size()];
    }
    [[nodiscard]] std::size_t after(std::size_t i) const {
        return m_remaining[(i + 1) % m_remaining.size()];
    }
    [[nodiscard]] double turn(std::size_t i) const {
        return cross(m_flat[before(i)], m_flat[m_remaining[i]], m_flat[after(i)]);
    }
    void emit(std::size_t i, std::span<const std::uint32_t> corners,
              std::vector<std::uint32_t>& triangles) const {
        triangles.insert(triangles.end(),
                         {corners[before(i)], corners[m_remaining[i]], corners[after(i)]});
    }

    /// True where every triangle of the fan around the first corner has area on the right side.
    [[nodiscard]] bool isStarFromFirst() const {
        for (std::size_t i = 1; i + 1 < m_flat.size(); ++i)
            if (!(cross(m_flat[0], m_flat[i], m_flat[i + 1]) > 0.0))
                return false;
        return true;
    }

    [[nodiscard]] bool isEar(std::size_t i) {
        if (!(turn(i) > 0.0))
            return false;
        if (m_tests > kMostTests)
            return true;
        m_tests += m_remaining.size();
        const Vec2d& a = m_flat[before(i)];
        const Vec2d& b = m_flat[m_remaining[i]];
        const Vec2d& c = m_flat[after(i)];
        return std::ranges::none_of(m_remaining, [&](std::size_t other) {
            const Vec2d& p = m_flat[other];
            // Corners in the same place are the ends of a bridge to a hole.
            if (p == a || p == b || p == c)
                return false;
            return cross(a, b, p) >= 0.0 && cross(b, c, p) >= 0.0 && cross(c, a, p) >= 0.0;
        });
    }

    /// An ear from `start` on; without one a corner that is straight or folded back; else `start`.
    [[nodiscard]] std::size_t findEar(std::size_t start) {
        const std::size_t count = m_remaining.size();
        for (std::size_t k = 0; k < count; ++k)
            if (isEar((start + k) % count))
                return (start + k) % count;
        for (std::size_t k = 0; k < count; ++k)
            if (turn((start + k) % count) == 0.0)
                return (start + k) % count;
        return start;
    }

    std::vector<Vec2d> m_flat;
    std::vector<std::size_t> m_remaining;
    std::size_t m_tests = 0;
};

} // namespace

std::size_t triangleCount(const Mesh& mesh) {
    std::size_t count = 0;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
        const std::size_t corners = mesh.faceOffsets[f + 1] - mesh.faceOffsets[f];
        count += corners > 2 ? corners - 2 : 0;
    }
    return count;
}

std::vector<std::uint32_t> triangulate(const Mesh& mesh, std::vector<FaceIndex>* faceOfTriangle) {
    const std::size_t count = triangleCount(mesh);
    std::vector<std::uint32_t> triangles;
    triangles.reserve(3 * count);
    if (faceOfTriangle) {
        faceOfTriangle->clear();
        faceOfTriangle->reserve(count);
    }
    FaceCutter cutter;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
        const std::span<const std::uint32_t> corners(
            mesh.cornerVertices.data() + mesh.faceOffsets[f],
            mesh.cornerVertices.data() + mesh.faceOffsets[f + 1]);
        if (corners.size() < 3)
            continue;
        if (corners.size() == 3)
            triangles.insert(triangles.end(), corners.begin(), corners.end());
        else
            cutter.cut(mesh, corners, triangles);
        if (faceOfTriangle)
            faceOfTriangle->insert(faceOfTriangle->end(), corners.size() - 2, FaceIndex(f));
    }
    return triangles;
}

} // namespace rigwright
