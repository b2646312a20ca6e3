// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cuts a surface into charts that can be laid flat.
#include "core/samples/generator/charts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>

namespace rigwright::generator {
namespace {

constexpr int kSmoothingRounds = 4;
constexpr std::size_t kLeastPiece = 40; // quads

/// What a quad belongs to before seams are cut: a row of the table, a side, a half of the split.
struct Label {
    int row = 0;
    Side side = Side::Middle;
    int half = 0;

    friend auto operator<=>(const Label&, const Label&) = default;
};

/// Quads across the edges of each quad: neighbour and its corner where the shared edge starts.
struct EdgeLink {
    std::uint32_t quad = 0;
    std::uint32_t corner = 0;
};
using Links = std::vector<std::array<EdgeLink, 4>>;

Links linkQuads(const SurfaceMesh& mesh) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, EdgeLink> edges;
    for (std::uint32_t f = 0; f < mesh.quads.size(); ++f)
        for (std::uint32_t c = 0; c < 4; ++c)
            edges[{mesh.quads[f][c], mesh.quads[f][(c + 1) % 4]}] = {f, c};
    Links links(mesh.quads.size());
    for (std::uint32_t f = 0; f < mesh.quads.size(); ++f)
        for (std::uint32_t c = 0; c < 4; ++c)
            links[f][c] = edges.at({mesh.quads[f][(c + 1) % 4], mesh.quads[f][c]});
    return links;
}

class DisjointSets {
public:
    explicit DisjointSets(std::size_t count) : m_parent(count) {
        std::iota(m_parent.begin(), m_parent.end(), 0u);
    }
    std::uint32_t find(std::uint32_t i) {
        while (m_parent[i] != i)
            i = m_parent[i] = m_parent[m_parent[i]];
        return i;
    }
    void join(std::uint32_t a, std::uint32_t b) {
        a = find(a);
        b = find(b);
        m_parent[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> m_parent;
};

class Cutter {
public:
    Cutter(const SampleTable& table, const std::vector<Bone>& bones, const SurfaceMesh& mesh,
           const std::vector<Vec3d>& normals, const std::vector<PointRow>& rows)
        : m_table(table), m_bones(bones), m_mesh(mesh), m_normals(normals), m_rows(rows),
          m_links(linkQuads(mesh)) {}

    Charts run() {
        label();
        for (int round = 0; round < kSmoothingRounds; ++round)
            smooth();
        absorbCrumbs();
        measureAngles();
        return collect();
    }

private:
    [[nodiscard]] int rowOfBone(int bone) const {
        const std::string& name = m_table.joints[std::size_t(m_bones[std::size_t(bone)].row)].name;
        for (std::size_t row = 0; row < m_table.charts.size(); ++row)
            if (std::count(m_table.charts[row].bones.begin(), m_table.charts[row].bones.end(),
                           name) > 0)
                return int(row);
        throw std::runtime_error(m_table.name + ": no chart for the bone " + name);
    }

    [[nodiscard]] Vec3d centreOf(std::size_t quad) const {
        Vec3d sum = Vec3d::Zero();
        for (const std::uint32_t p : m_mesh.quads[quad])
            sum += m_mesh.points[p];
        return 0.25 * sum;
    }

    /// A region has sides where its first bone has.
    [[nodiscard]] bool hasSides(int row) const {
        const std::string& first = m_table.charts[std::size_t(row)].bones.front();
        return std::any_of(m_table.joints.begin(), m_table.joints.end(),
                           [&](const JointRow& j) { return j.name == first && j.mirror; });
    }

    void label() {
        m_labels.resize(m_mesh.quads.size());
        for (std::size_t f = 0; f < m_mesh.quads.size(); ++f) {
            std::map<std::pair<int, Side>, double> shares;
            Vec3d normal = Vec3d::Zero();
            for (const std::uint32_t p : m_mesh.quads[f]) {
                normal += m_normals[p];
                for (const PointInfluence& influence : m_rows[p]) {
                    const int row = rowOfBone(influence.bone);
                    const Side side = hasSides(row) ? m_bones[influence.bone].side : Side::Middle;
                    shares[{row, side}] += double(influence.weight);
                }
            }
            const auto most =
                std::max_element(shares.begin(), shares.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
            const ChartRow& chart = m_table.charts[std::size_t(most->first.first)];
            int half = 0;
            if (chart.split) {
                const Vec3d measured = chart.splitByPosition ? centreOf(f) : normal.normalized();
                half = measured.dot(*chart.split) > chart.splitAt ? 1 : 2;
            }
            m_labels[f] = {most->first.first, most->first.second, half};
        }
    }

    /// A quad with three neighbours of one other label takes that label.
    void smooth() {
        std::vector<Label> next = m_labels;
        for (std::size_t f = 0; f < m_labels.size(); ++f)
            for (const EdgeLink& link : m_links[f]) {
                const Label& other = m_labels[link.quad];
                const auto same =
                    std::count_if(m_links[f].begin(), m_links[f].end(),
                                  [&](const EdgeLink& l) { return m_labels[l.quad] == other; });
                if (other != m_labels[f] && same >= 3)
                    next[f] = other;
            }
        m_labels.swap(next);
    }

    /// Connected pieces by `together(quad, corner)`; the piece of each quad, numbered by first
    /// quad.
    template <class Together>
    std::vector<std::vector<std::uint32_t>> pieces(const Together& together) {
        DisjointSets sets(m_mesh.quads.size());
        for (std::uint32_t f = 0; f < m_mesh.quads.size(); ++f)
            for (std::uint32_t c = 0; c < 4; ++c)
                if (together(f, c))
                    sets.join(f, m_links[f][c].quad);
        std::map<std::uint32_t, std::vector<std::uint32_t>> byRoot;
        for (std::uint32_t f = 0; f < m_mesh.quads.size(); ++f)
            byRoot[sets.find(f)].push_back(f);
        std::vector<std::vector<std::uint32_t>> result;
        for (auto& [root, quads] : byRoot)
            result.push_back(std::move(quads));
        return result;
    }

    /// Small pieces cut off from their region join the region around them.
    void absorbCrumbs() {
        const auto found = pieces([&](std::uint32_t f, std::uint32_t c) {
            return m_labels[f] == m_labels[m_links[f][c].quad];
        });
        for (const auto& quads : found) {
            if (quads.size() >= kLeastPiece)
                continue;
            std::map<Label, int> around;
            for (const std::uint32_t f : quads)
                for (const EdgeLink& link : m_links[f])
                    if (m_labels[link.quad] != m_labels[f])
                        ++around[m_labels[link.quad]];
            const auto most =
                std::max_element(around.begin(), around.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
            const Label label = most->first;
            const auto other = around.find(reflected(label));
            const bool isBetween = label.side != Side::Middle && other != around.end() &&
                                   other->second == most->second;
            for (const std::uint32_t f : quads) {
                m_labels[f] = label;
                if (isBetween) // of the sides' regions, each takes its half
                    m_labels[f].side = centreOf(f).x() > 0.0 ? Side::Left : Side::Right;
            }
        }
    }

    [[nodiscard]] static Label reflected(Label label) {
        if (label.side != Side::Middle)
            label.side = label.side == Side::Left ? Side::Right : Side::Left;
        return label;
    }

    /// Turn of each quad about its region's axis, from -pi at the cut; zero where there is no cut.
    void measureAngles() {
        m_angles.assign(m_mesh.quads.size(), 0.0);
        for (std::size_t f = 0; f < m_mesh.quads.size(); ++f) {
            const Label& label = m_labels[f];
            const ChartRow& chart = m_table.charts[std::size_t(label.row)];
            if (!chart.cut || label.half == 2)
                continue;
            Vec3d centre = centreOf(f);
            if (label.side == Side::Right)
                centre.x() = -centre.x();
            m_angles[f] = angleAbout(chart, centre);
            if (label.side == Side::Right)
                m_angles[f] = -m_angles[f];
        }
    }

    [[nodiscard]] double angleAbout(const ChartRow& chart, const Vec3d& point) const {
        Vec3d origin = Vec3d::Zero();
        Vec3d axis = Vec3d::UnitY();
        double nearest = 1e9;
        for (const Bone& bone : m_bones) {
            const std::string& name = m_table.joints[std::size_t(bone.row)].name;
            if (bone.side == Side::Right ||
                std::count(chart.bones.begin(), chart.bones.end(), name) == 0)
                continue;
            const Vec3d along = bone.tip - bone.position;
            const double t =
                std::clamp((point - bone.position).dot(along) / along.squaredNorm(), 0.0, 1.0);
            const Vec3d closest = bone.position + t * along;
            if (chart.cutAxis && name != chart.bones.front())
                continue;
            if ((point - closest).norm() < nearest) {
                nearest = (point - closest).norm();
                origin = chart.cutAxis ? bone.position : closest;
                axis = chart.cutAxis ? *chart.cutAxis : Vec3d(along.normalized());
            }
        }
        const Vec3d back = -(*chart.cut - axis * axis.dot(*chart.cut)).normalized();
        const Vec3d offset = point - origin;
        return std::atan2(offset.dot(axis.cross(back)), offset.dot(back));
    }

    [[nodiscard]] bool isSeam(std::uint32_t f, std::uint32_t c) const {
        const std::uint32_t other = m_links[f][c].quad;
        return m_labels[f] != m_labels[other] || std::abs(m_angles[f] - m_angles[other]) > kPi;
    }

    Charts collect() {
        Charts result;
        numberSeamVertices(result);
        const std::size_t half = m_mesh.quads.size() / 2;
        std::vector<int> chartOfQuad(m_mesh.quads.size(), -1);
        for (const auto& quads :
             pieces([&](std::uint32_t f, std::uint32_t c) { return !isSeam(f, c); })) {
            const ChartRow& row = m_table.charts[std::size_t(m_labels[quads.front()].row)];
            Chart chart{row.name, row.scale, quads, -1};
            for (const std::uint32_t f : quads)
                chartOfQuad[f] = int(result.charts.size());
            const bool right = !m_mesh.mirrorOf.empty() && quads.front() >= half;
            if (right)
                chart.mirrorOf = chartOfQuad[quads.front() - half];
            checkDisk(chart, result);
            result.charts.push_back(std::move(chart));
        }
        return result;
    }

    void numberSeamVertices(Charts& result) {
        DisjointSets sets(m_mesh.quads.size() * 4);
        for (std::uint32_t f = 0; f < m_mesh.quads.size(); ++f)
            for (std::uint32_t c = 0; c < 4; ++c) {
                if (isSeam(f, c))
                    continue;
                const EdgeLink link = m_links[f][c];
                sets.join(f * 4 + c, link.quad * 4 + (link.corner + 1) % 4);
                sets.join(f * 4 + (c + 1) % 4, link.quad * 4 + link.corner);
            }
        std::vector<std::vector<std::uint32_t>> copies(m_mesh.points.size());
        for (std::uint32_t corner = 0; corner < m_mesh.quads.size() * 4; ++corner)
            if (sets.find(corner) == corner)
                copies[m_mesh.quads[corner / 4][corner % 4]].push_back(corner);
        std::vector<std::uint32_t> vertexOfRoot(m_mesh.quads.size() * 4);
        for (std::uint32_t p = 0; p < m_mesh.points.size(); ++p)
            for (const std::uint32_t root : copies[p]) {
                vertexOfRoot[root] = std::uint32_t(result.pointOfVertex.size());
                result.pointOfVertex.push_back(p);
            }
        result.seamVertex.resize(m_mesh.quads.size());
        for (std::uint32_t f = 0; f < m_mesh.quads.size(); ++f)
            for (std::uint32_t c = 0; c < 4; ++c)
                result.seamVertex[f][c] = vertexOfRoot[sets.find(f * 4 + c)];
    }

    /// Euler number 1, that is one boundary and no handle.
    void checkDisk(const Chart& chart, const Charts& cut) const {
        std::set<std::uint32_t> vertices;
        std::set<std::pair<std::uint32_t, std::uint32_t>> edges;
        for (const std::uint32_t f : chart.quads)
            for (std::size_t c = 0; c < 4; ++c) {
                const std::uint32_t a = cut.seamVertex[f][c];
                const std::uint32_t b = cut.seamVertex[f][(c + 1) % 4];
                vertices.insert(a);
                edges.insert({std::min(a, b), std::max(a, b)});
            }
        const long euler = long(vertices.size()) - long(edges.size()) + long(chart.quads.size());
        if (euler != 1)
            throw std::runtime_error(m_table.name + ": the chart " + chart.name + " of " +
                                     std::to_string(chart.quads.size()) +
                                     " quads is not a disk (Euler number " + std::to_string(euler) +
                                     ")");
    }

    const SampleTable& m_table;
    const std::vector<Bone>& m_bones;
    const SurfaceMesh& m_mesh;
    const std::vector<Vec3d>& m_normals;
    const std::vector<PointRow>& m_rows;
    Links m_links;
    std::vector<Label> m_labels;
    std::vector<double> m_angles;
};

} // namespace

Charts cutIntoCharts(const SampleTable& table, const std::vector<Bone>& bones,
                     const SurfaceMesh& mesh, const std::vector<Vec3d>& normals,
                     const std::vector<PointRow>& rows) {
    return Cutter(table, bones, mesh, normals, rows).run();
}

} // namespace rigwright::generator
