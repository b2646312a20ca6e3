// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Vertex regions: every point projected once, on several threads.
#include "editor/tools/vertex_region.h"

#include "core/base/parallel.h"
#include "core/mesh/symmetry.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/drag_geometry.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

/// What is asked of the shown shape of one mesh.
class ShownPoints {
public:
    ShownPoints(Document& document, const RegionQuery& query)
        : m_topology(document.character().meshes[query.mesh.value()].mesh->topology),
          m_positions(document.derived().positions(query.mesh)), m_frontOnly(query.frontFacesOnly),
          m_orthographic(query.view.camera.orthographic),
          m_eye(m_orthographic ? towardsViewer(query.view.camera) : eyePosition(query.view.camera)),
          m_projection(query.view.camera, query.view.viewportSize) {
        if (m_frontOnly)
            m_normals = document.derived().normals(query.mesh);
    }

    [[nodiscard]] const Topology& topology() const { return m_topology; }

    /// Where the point lies on the picture; nullopt where it does not count.
    [[nodiscard]] std::optional<Vec2d> pixelOf(PointIndex point) const {
        const auto twins = m_topology.verticesOf(point);
        const Vec3d position = m_positions[twins.front().value()].cast<double>();
        Vec2d pixel;
        if (!m_projection(position, pixel))
            return std::nullopt;
        const bool counts = !m_frontOnly || m_normals.empty() ||
                            std::ranges::any_of(twins, [&](VertexIndex vertex) {
                                return facesEye(m_normals[vertex.value()].cast<double>(), position);
                            });
        return counts ? std::optional(pixel) : std::nullopt;
    }

private:
    /// Points of lines, and loose ones, have no normal and are seen from everywhere.
    [[nodiscard]] bool facesEye(const Vec3d& normal, const Vec3d& position) const {
        const Vec3d towards = m_orthographic ? m_eye : Vec3d(m_eye - position);
        return normal.dot(towards) > 0.0 || normal.squaredNorm() == 0.0;
    }

    const Topology& m_topology;
    std::span<const Vec3f> m_positions;
    std::span<const Vec3f> m_normals;
    bool m_frontOnly;
    bool m_orthographic;
    Vec3d m_eye; ///< orthographic: the direction towards it
    Projection m_projection;
};

/// All vertices of the points whose pixel is inside.
template <class Inside>
VertexSelection verticesWhere(const ShownPoints& shown, const Inside& inside) {
    constexpr std::size_t kGrain = 16384;
    const Topology& topology = shown.topology();
    std::vector<std::uint8_t> chosen(topology.pointCount(), 0);
    parallelFor(chosen.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const auto pixel = shown.pixelOf(PointIndex(i));
            chosen[i] = pixel && inside(*pixel) ? 1 : 0;
        }
    });
    VertexSelection vertices;
    for (std::size_t v = 0; v < topology.pointOfVertex.size(); ++v)
        if (chosen[topology.pointOfVertex[v].value()])
            vertices.emplace_back(v);
    return vertices;
}

/// A closed line whose pieces are sorted into rows of one pixel, so that a place is compared with
/// few of them, however long the line is.
class Lasso {
public:
    explicit Lasso(std::span<const Vec2d> line) {
        for (const Vec2d& point : line)
            if (point.allFinite())
                m_line.push_back(point);
        if (m_line.size() < 3)
            return;
        const auto [low, high] = std::ranges::minmax_element(m_line, {}, &y);
        m_top = low->y();
        m_bottom = high->y();
        // A line drawn far outside of the picture must not cost memory.
        constexpr double kMostRows = 16384.0;
        m_rowHeight = std::max(1.0, (m_bottom - m_top) / kMostRows);
        m_rows.resize(rowOf(m_bottom) + 1);
        for (std::size_t i = 0; i < m_line.size(); ++i) {
            const Vec2d& a = m_line[i];
            const Vec2d& b = m_line[(i + 1) % m_line.size()];
            for (std::size_t row = rowOf(std::min(a.y(), b.y()));
                 row <= rowOf(std::max(a.y(), b.y())); ++row)
                m_rows[row].emplace_back(a, b);
        }
    }

    /// Even-odd: how often a ray to the right crosses the line. A piece counts its upper end and
    /// not its lower one, so that corners count once.
    [[nodiscard]] bool contains(const Vec2d& place) const {
        if (m_rows.empty() || !(place.y() >= m_top && place.y() <= m_bottom))
            return false;
        bool inside = false;
        for (const auto& [a, b] : m_rows[rowOf(place.y())]) {
            if ((a.y() > place.y()) == (b.y() > place.y()))
                continue;
            const double t = (place.y() - a.y()) / (b.y() - a.y());
            if (place.x() < a.x() + t * (b.x() - a.x()))
                inside = !inside;
        }
        return inside;
    }

private:
    static double y(const Vec2d& point) { return point.y(); }
    [[nodiscard]] std::size_t rowOf(double at) const {
        return std::size_t(std::max(0.0, (at - m_top) / m_rowHeight));
    }

    std::vector<Vec2d> m_line;
    std::vector<std::vector<std::pair<Vec2d, Vec2d>>> m_rows;
    double m_top = 0.0;
    double m_bottom = 0.0;
    double m_rowHeight = 1.0;
};

} // namespace

VertexSelection verticesInBox(Document& document, const RegionQuery& query, const Vec2d& corner,
                              const Vec2d& opposite) {
    const Vec2d low = corner.cwiseMin(opposite);
    const Vec2d high = corner.cwiseMax(opposite);
    return verticesWhere(ShownPoints(document, query), [&](const Vec2d& pixel) {
        return (pixel.array() >= low.array()).all() && (pixel.array() <= high.array()).all();
    });
}

VertexSelection verticesInLasso(Document& document, const RegionQuery& query,
                                std::span<const Vec2d> line) {
    const Lasso lasso(line);
    return verticesWhere(ShownPoints(document, query),
                         [&](const Vec2d& pixel) { return lasso.contains(pixel); });
}

std::optional<VertexIndex> vertexNear(Document& document, const RegionQuery& query,
                                      const Vec2d& pixel, double tolerance) {
    const ShownPoints shown(document, query);
    std::optional<VertexIndex> nearest;
    double best = tolerance;
    for (std::size_t i = 0; i < shown.topology().pointCount(); ++i) {
        const auto place = shown.pixelOf(PointIndex(i));
        if (!place || !((*place - pixel).norm() <= best))
            continue;
        best = (*place - pixel).norm();
        nearest = shown.topology().verticesOf(PointIndex(i)).front();
    }
    return nearest;
}

VertexSelection withMirrorImages(Document& document, MeshInstanceIndex mesh,
                                 const VertexSelection& vertices) {
    if (vertices.empty())
        return vertices;
    const Topology& topology = document.character().meshes[mesh.value()].mesh->topology;
    const auto symmetry = document.derived().symmetry(mesh);
    std::vector<PointIndex> points = pointsOf(topology, vertices);
    const std::size_t count = points.size();
    for (std::size_t i = 0; i < count; ++i)
        if (const PointIndex image = symmetry->of(points[i]); image.isValid())
            points.push_back(image);
    return verticesOf(topology, points);
}

} // namespace rigwright::editor
