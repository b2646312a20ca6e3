// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Surface nets with one vertex for each patch of surface in a cell.
#include "core/samples/generator/surface_nets.h"

#include "core/samples/generator/in_parallel.h"

#include <algorithm>

namespace rigwright::generator {
namespace {

using Cell = std::array<std::size_t, 3>;

/// Edge e = axis · 4 + corner: it starts at the corner's bits in the two other axes.
struct EdgeEnds {
    int from;
    int to;
};

constexpr int kNoPatch = -1;

constexpr int otherAxis(int axis, int which) {
    return (axis + which) % 3;
}

constexpr int edgeIndex(int axis, int bit1, int bit2) {
    return axis * 4 + bit1 + 2 * bit2;
}

/// Corner numbers are x + 2y + 4z.
EdgeEnds endsOf(int edge) {
    const int axis = edge / 4;
    const int from = ((edge & 1) << otherAxis(axis, 1)) | (((edge >> 1) & 1) << otherAxis(axis, 2));
    return {from, from | (1 << axis)};
}

/// The four edges around each face, in order, so that neighbours in the list share a corner.
std::array<int, 4> faceEdges(int axis, int side) {
    const int b = otherAxis(axis, 1);
    const int c = otherAxis(axis, 2);
    const auto edge = [&](int along, int bitB, int bitC) {
        std::array<int, 3> bits{};
        bits[std::size_t(axis)] = side;
        bits[std::size_t(b)] = bitB;
        bits[std::size_t(c)] = bitC;
        return edgeIndex(along, bits[std::size_t(otherAxis(along, 1))],
                         bits[std::size_t(otherAxis(along, 2))]);
    };
    return {edge(b, 0, 0), edge(c, 1, 0), edge(b, 0, 1), edge(c, 0, 0)};
}

class Extraction {
public:
    Extraction(const Field& field, const GradedGrid& grid, bool symmetricX)
        : m_field(field), m_grid(grid), m_size(grid.size()), m_symmetricX(symmetricX) {}

    SurfaceMesh run() {
        sampleNodes();
        for (std::size_t k = 0; k + 1 < m_size[2]; ++k)
            for (std::size_t j = 0; j + 1 < m_size[1]; ++j)
                for (std::size_t i = 0; i + 1 < m_size[0]; ++i)
                    meetCell({i, j, k});
        for (std::size_t k = 0; k < m_size[2]; ++k)
            for (std::size_t j = 0; j < m_size[1]; ++j)
                for (std::size_t i = 0; i < m_size[0]; ++i)
                    for (int axis = 0; axis < 3; ++axis)
                        meetEdge({i, j, k}, axis);
        return std::move(m_mesh);
    }

private:
    [[nodiscard]] std::size_t nodeIndex(const Cell& cell) const {
        return (cell[2] * m_size[1] + cell[1]) * m_size[0] + cell[0];
    }
    [[nodiscard]] Cell corner(const Cell& cell, int number) const {
        return {cell[0] + std::size_t(number & 1), cell[1] + std::size_t((number >> 1) & 1),
                cell[2] + std::size_t((number >> 2) & 1)};
    }

    void sampleNodes() {
        m_values.resize(m_size[0] * m_size[1] * m_size[2]);
        m_patches.assign(m_values.size(), -1);
        forEachInParallel(m_size[2], [&](std::size_t k) {
            for (std::size_t j = 0; j < m_size[1]; ++j)
                for (std::size_t i = 0; i < m_size[0]; ++i)
                    m_values[nodeIndex({i, j, k})] = m_field.value(m_grid.node(i, j, k));
        });
    }

    Vec3d crossing(const Cell& cell, int edge) const {
        const EdgeEnds ends = endsOf(edge);
        const Cell from = corner(cell, ends.from);
        const Cell to = corner(cell, ends.to);
        const double a = m_values[nodeIndex(from)];
        const double b = m_values[nodeIndex(to)];
        const double t = a / (a - b);
        return (1.0 - t) * m_grid.node(from[0], from[1], from[2]) +
               t * m_grid.node(to[0], to[1], to[2]);
    }

    /// Joins the active edges of a cell through its faces and makes a point of each group.
    void meetCell(const Cell& cell) {
        std::array<bool, 8> inside{};
        for (int c = 0; c < 8; ++c)
            inside[std::size_t(c)] = m_values[nodeIndex(corner(cell, c))] < 0.0;
        if (std::all_of(inside.begin(), inside.end(), [&](bool in) { return in == inside[0]; }))
            return;
        std::array<int, 12> group{};
        for (int e = 0; e < 12; ++e) {
            const EdgeEnds ends = endsOf(e);
            const bool active = inside[std::size_t(ends.from)] != inside[std::size_t(ends.to)];
            group[std::size_t(e)] = active ? e : kNoPatch;
        }
        const auto join = [&](int a, int b) {
            const int old = group[std::size_t(b)];
            std::replace(group.begin(), group.end(), old, group[std::size_t(a)]);
        };
        for (int face = 0; face < 6; ++face) {
            const std::array<int, 4> edges = faceEdges(face / 2, face % 2);
            std::vector<int> active;
            for (const int e : edges)
                if (group[std::size_t(e)] != kNoPatch)
                    active.push_back(e);
            if (active.size() == 2)
                join(active[0], active[1]);
            else if (active.size() == 4) {
                const bool cornerInside = inside[std::size_t(sharedCorner(edges[0], edges[1]))];
                join(edges[0], edges[cornerInside ? 1 : 3]);
                join(edges[2], edges[cornerInside ? 3 : 1]);
            }
        }
        storePatches(cell, group);
    }

    static int sharedCorner(int edgeA, int edgeB) {
        const EdgeEnds a = endsOf(edgeA);
        const EdgeEnds b = endsOf(edgeB);
        return a.from == b.from || a.from == b.to ? a.from : a.to;
    }

    void storePatches(const Cell& cell, const std::array<int, 12>& group) {
        std::array<int, 12> pointOfEdge;
        pointOfEdge.fill(kNoPatch);
        for (int g = 0; g < 12; ++g) {
            Vec3d sum = Vec3d::Zero();
            int count = 0;
            for (int e = 0; e < 12; ++e) {
                if (group[std::size_t(e)] != g)
                    continue;
                sum += crossing(cell, e);
                ++count;
                pointOfEdge[std::size_t(e)] = int(m_mesh.points.size());
            }
            if (count == 0)
                continue;
            Vec3d point = sum / count;
            const bool straddles = m_symmetricX && cell[0] == 0;
            if (straddles)
                point.x() = 0.0;
            m_mesh.points.push_back(point);
            m_mesh.onMirror.push_back(straddles);
        }
        m_patches[nodeIndex(cell)] = int(m_pointOfEdge.size());
        m_pointOfEdge.push_back(pointOfEdge);
    }

    void meetEdge(const Cell& node, int axis) {
        const int b = otherAxis(axis, 1);
        const int c = otherAxis(axis, 2);
        Cell next = node;
        if (++next[std::size_t(axis)] >= m_size[std::size_t(axis)])
            return;
        const bool startInside = m_values[nodeIndex(node)] < 0.0;
        if (startInside == (m_values[nodeIndex(next)] < 0.0))
            return;
        // The other half of a symmetric sample, and the border, which the surface never meets.
        if (m_symmetricX && node[0] == 0)
            return;
        if (node[std::size_t(b)] == 0 || node[std::size_t(c)] == 0)
            return;
        Quad quad;
        constexpr std::array<std::array<int, 2>, 4> kAround{{{1, 1}, {0, 1}, {0, 0}, {1, 0}}};
        for (std::size_t corner = 0; corner < 4; ++corner) {
            Cell cell = node;
            cell[std::size_t(b)] -= std::size_t(kAround[corner][0]);
            cell[std::size_t(c)] -= std::size_t(kAround[corner][1]);
            std::array<int, 3> bits{};
            bits[std::size_t(b)] = kAround[corner][0];
            bits[std::size_t(c)] = kAround[corner][1];
            const int edge = edgeIndex(axis, bits[std::size_t(b)], bits[std::size_t(c)]);
            const int patch = m_patches[nodeIndex(cell)];
            quad[corner] = std::uint32_t(m_pointOfEdge[std::size_t(patch)][std::size_t(edge)]);
        }
        if (!startInside)
            std::reverse(quad.begin(), quad.end());
        m_mesh.quads.push_back(quad);
    }

    const Field& m_field;
    const GradedGrid& m_grid;
    std::array<std::size_t, 3> m_size;
    bool m_symmetricX;
    std::vector<double> m_values;                   ///< by node
    std::vector<int> m_patches;                     ///< by cell: index into m_pointOfEdge
    std::vector<std::array<int, 12>> m_pointOfEdge; ///< the point of each active edge
    SurfaceMesh m_mesh;
};

} // namespace

SurfaceMesh extractSurface(const Field& field, const GradedGrid& grid, bool symmetricX) {
    return Extraction(field, grid, symmetricX).run();
}

void completeMirror(SurfaceMesh& mesh) {
    const std::size_t half = mesh.points.size();
    mesh.mirrorOf.resize(half);
    for (std::size_t p = 0; p < half; ++p) {
        if (mesh.onMirror[p]) {
            mesh.mirrorOf[p] = std::uint32_t(p);
            continue;
        }
        const Vec3d point = mesh.points[p];
        mesh.mirrorOf[p] = std::uint32_t(mesh.points.size());
        mesh.mirrorOf.push_back(std::uint32_t(p));
        mesh.onMirror.push_back(0);
        mesh.points.emplace_back(-point.x(), point.y(), point.z());
    }
    const std::size_t quads = mesh.quads.size();
    for (std::size_t f = 0; f < quads; ++f) {
        const Quad quad = mesh.quads[f];
        mesh.quads.push_back({mesh.mirrorOf[quad[3]], mesh.mirrorOf[quad[2]],
                              mesh.mirrorOf[quad[1]], mesh.mirrorOf[quad[0]]});
    }
}

std::vector<std::vector<std::uint32_t>> neighboursOf(const SurfaceMesh& mesh) {
    std::vector<std::vector<std::uint32_t>> neighbours(mesh.points.size());
    for (const Quad& quad : mesh.quads)
        for (std::size_t c = 0; c < 4; ++c) {
            neighbours[quad[c]].push_back(quad[(c + 1) % 4]);
            neighbours[quad[(c + 1) % 4]].push_back(quad[c]);
        }
    for (auto& list : neighbours) {
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
    }
    return neighbours;
}

} // namespace rigwright::generator
