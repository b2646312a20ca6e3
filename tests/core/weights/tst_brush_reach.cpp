// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How far a dab reaches along the surface, against distances worked out by brute force.
#include "core/weights/brush_footprint.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A query whose seeds are the corners of a face, its centre their mean.
struct Scene {
    explicit Scene(const Mesh& shown)
        : mesh(shown), normals(computeNormals(shown, shown.positions, true)), grid(shown.positions),
          adjacency(pointAdjacency(shown)) {
        query.positions = mesh.positions;
        query.normals = normals;
        query.grid = &grid;
        query.adjacency = &adjacency;
        query.reach = BrushReach::Surface;
        query.falloff = BrushFalloff::Linear;
        query.frontFacesOnly = false;
    }
    void hit(std::size_t face) {
        seeds.clear();
        query.centre.setZero();
        for (std::size_t c = mesh.faceOffsets[face]; c < mesh.faceOffsets[face + 1]; ++c) {
            seeds.emplace_back(mesh.cornerVertices[c]);
            query.centre += mesh.positions[mesh.cornerVertices[c]];
        }
        query.centre /= float(seeds.size());
        query.seeds = seeds;
    }
    /// Distances in metres by point, worked out from the strengths of a linear falloff.
    std::map<std::uint32_t, float> distances() {
        BrushFootprint footprint;
        brushFootprint(mesh, query, footprint);
        std::map<std::uint32_t, float> result;
        for (std::size_t i = 0; i < footprint.vertices.size(); ++i)
            result[mesh.topology.pointOfVertex[footprint.vertices[i].value()].value()] =
                (1.0f - footprint.strengths[i]) * query.radius;
        return result;
    }
    [[nodiscard]] Vec3f place(std::uint32_t point) const {
        return mesh.positions[mesh.topology.verticesOf(PointIndex(point)).front().value()];
    }

    const Mesh& mesh;
    std::vector<Vec3f> normals;
    PointGrid grid;
    PointAdjacency adjacency;
    std::vector<VertexIndex> seeds;
    BrushQuery query;
};

/// Shortest ways along edges inside the ball (Bellman and Ford: until nothing gets shorter).
std::map<std::uint32_t, float> alongEdges(const Scene& scene) {
    std::map<std::uint32_t, float> length;
    const auto inBall = [&](std::uint32_t p) {
        return (scene.place(p) - scene.query.centre).norm() <= scene.query.radius;
    };
    for (const VertexIndex seed : scene.seeds) {
        const std::uint32_t p = scene.mesh.topology.pointOfVertex[seed.value()].value();
        if (inBall(p))
            length[p] = (scene.place(p) - scene.query.centre).norm();
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [p, far] : std::map(length))
            for (const PointIndex next : scene.adjacency.of(PointIndex(p))) {
                const std::uint32_t n = next.value();
                const float through = length[p] + (scene.place(n) - scene.place(p)).norm();
                if (inBall(n) && (!length.contains(n) || through < length[n] - 1e-7f)) {
                    length[n] = through;
                    changed = true;
                }
            }
    }
    return length;
}

} // namespace

class tst_brush_reach : public QObject {
    Q_OBJECT
private slots:
    void waysLieBetweenTheStraightLineAndTheEdges() {
        std::mt19937 random(1);
        std::size_t seen = 0;
        std::vector<Mesh> meshes = meshZoo();
        meshes.push_back(tubeMesh(40, 24));
        meshes.push_back(soupOf(tubeMesh(30, 16)));
        for (const Mesh& mesh : meshes) {
            for (int i = 0; i < 12 && mesh.faceCount() > 0; ++i) {
                Scene scene(mesh);
                scene.hit(random() % mesh.faceCount());
                scene.query.radius = 0.05f + 0.5f * float(random() % 100) / 100.0f;
                if (i % 3 == 0)
                    scene.query.normals = {};
                const auto edges = alongEdges(scene);
                const auto ways = scene.distances();
                for (const auto& [point, way] : ways) {
                    const float straight = (scene.place(point) - scene.query.centre).norm();
                    QVERIFY(way >= straight - 1e-5f);
                    QVERIFY(edges.contains(point));
                    QVERIFY(way <= edges.at(point) + 1e-5f);
                }
                for (const auto& [point, way] : edges)
                    QVERIFY(ways.contains(point) || way >= scene.query.radius - 1e-5f);
                seen += ways.size();
            }
        }
        QVERIFY(seen > 3000);
    }

    void onAFlatSheetTheDabIsRound() {
        // Quads: their edges know of no diagonal.
        std::vector<Vec3f> positions;
        std::vector<std::vector<std::uint32_t>> faces;
        for (std::uint32_t y = 0; y <= 40; ++y)
            for (std::uint32_t x = 0; x <= 40; ++x)
                positions.emplace_back(float(x) / 40.0f, float(y) / 40.0f, 0.0f);
        for (std::uint32_t y = 0; y < 40; ++y)
            for (std::uint32_t x = 0; x < 40; ++x)
                faces.push_back({y * 41 + x, y * 41 + x + 1, y * 41 + x + 42, y * 41 + x + 41});
        const Mesh mesh = meshOf("quads", positions, faces);
        Scene scene(mesh);
        scene.hit(20 * 40 + 20);
        scene.query.radius = 0.3f;
        BrushFootprint surface;
        brushFootprint(mesh, scene.query, surface);
        scene.query.reach = BrushReach::Volume;
        BrushFootprint volume;
        brushFootprint(mesh, scene.query, volume);
        QVERIFY(volume.vertices.size() > 400);
        // Those on the very rim may fall out by rounding.
        QVERIFY(std::ranges::includes(volume.vertices, surface.vertices));
        QVERIFY(surface.vertices.size() + 8 >= volume.vertices.size());
        std::size_t k = 0;
        for (std::size_t i = 0; i < surface.vertices.size(); ++i) {
            while (volume.vertices[k] != surface.vertices[i])
                ++k;
            QVERIFY(std::abs(surface.strengths[i] - volume.strengths[k]) <= 1e-5f);
        }
    }

    void anotherSheetCloseByStaysClean() {
        // Two sheets a hundredth apart: the ball holds both.
        const Mesh sheet = gridMesh(20, 20);
        std::vector<Vec3f> positions;
        std::vector<std::vector<std::uint32_t>> faces;
        for (const float z : {0.0f, -0.01f}) {
            const auto first = std::uint32_t(positions.size());
            for (const Vec3f& position : sheet.positions)
                positions.emplace_back(position.x(), position.y(), z);
            for (std::size_t f = 0; f < sheet.faceCount(); ++f)
                faces.push_back({first + sheet.cornerVertices[3 * f],
                                 first + sheet.cornerVertices[3 * f + 1],
                                 first + sheet.cornerVertices[3 * f + 2]});
        }
        const Mesh mesh = meshOf("sheets", positions, faces);
        Scene scene(mesh);
        scene.hit(400);
        scene.query.radius = 0.2f;
        BrushFootprint footprint;
        brushFootprint(mesh, scene.query, footprint);
        QVERIFY(footprint.vertices.size() > 30);
        for (const VertexIndex vertex : footprint.vertices)
            QVERIFY(vertex.value() < sheet.vertexCount());
        scene.query.reach = BrushReach::Volume;
        brushFootprint(mesh, scene.query, footprint);
        QVERIFY(footprint.vertices.back().value() >= sheet.vertexCount());
    }

    void aSlitIsGoneRound() {
        // A sheet cut open along y = 0.5 from x = 0 to 0.6: the lips touch nearly. From the middle
        // of the lower lip the upper one is reached round the corner only.
        constexpr std::uint32_t kSide = 40;
        std::vector<Vec3f> positions;
        std::vector<std::vector<std::uint32_t>> faces;
        for (std::uint32_t y = 0; y <= kSide; ++y)
            for (std::uint32_t x = 0; x <= kSide; ++x)
                positions.emplace_back(float(x) / kSide, float(y) / kSide, 0.0f);
        const auto upper = std::uint32_t(positions.size());
        for (std::uint32_t x = 0; x < 24; ++x) // the upper lip
            positions.emplace_back(float(x) / kSide, 0.5f + 1e-4f, 0.0f);
        for (std::uint32_t y = 0; y < kSide; ++y)
            for (std::uint32_t x = 0; x < kSide; ++x) {
                const auto corner = [&](std::uint32_t i, std::uint32_t j) {
                    return y == 20 && j == 20 && i < 24 ? upper + i : j * (kSide + 1) + i;
                };
                faces.push_back(
                    {corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)});
            }
        const Mesh mesh = meshOf("slit", positions, faces);
        Scene scene(mesh);
        scene.hit(19 * kSide + 19); // below the slit, 0.11 from its corner
        scene.query.radius = 0.3f;
        const auto ways = scene.distances();
        const Vec2f corner(0.6f, 0.5f);
        const Vec2f centre = scene.query.centre.head<2>();
        std::size_t compared = 0;
        for (std::uint32_t x = 14; x < 24; ++x) {
            const Vec2f place = positions[upper + x].head<2>();
            const float expected = (centre - corner).norm() + (place - corner).norm();
            if (expected > 0.28f)
                continue;
            QVERIFY(ways.contains(upper + x));
            // Ways bend at points of the mesh only, and a little late.
            QVERIFY(ways.at(upper + x) >= expected - 1e-3f);
            QVERIFY(ways.at(upper + x) <= 1.25f * expected);
            ++compared;
        }
        QVERIFY(compared >= 4);
        QVERIFY(!ways.contains(upper + 14)); // straight across, but 0.4 round the corner
    }

    void roundACylinderTheWayIsTheArc() {
        const Mesh mesh = tubeMesh(60, 64);
        Scene scene(mesh);
        scene.query.radius = 0.3f;
        // Around the middle ring of radius 0.1, the far side is 0.314 of an arc and 0.2 straight.
        std::size_t compared = 0;
        for (std::size_t face = 0; face < 4; ++face) {
            scene.hit(30 * 2 + face);
            for (const auto& [point, way] : scene.distances()) {
                const Vec3f place = scene.place(point);
                if (std::abs(std::hypot(place.y(), place.z()) - 0.1f) > 1e-4f)
                    continue; // the lids
                const float angle = std::acos(std::clamp(
                    Vec2f(place.y(), place.z())
                        .normalized()
                        .dot(Vec2f(scene.query.centre.y(), scene.query.centre.z()).normalized()),
                    -1.0f, 1.0f));
                const float arc = std::hypot(0.1f * angle, place.x() - scene.query.centre.x());
                QVERIFY(way >= 0.97f * arc - 2e-3f);
                QVERIFY(way <= 1.06f * arc + 2e-3f);
                ++compared;
            }
        }
        QVERIFY(compared > 2000);
    }

    void twinsComeTogetherAndEqual() {
        const Mesh soup = soupOf(tubeMesh(20, 12));
        Scene scene(soup);
        scene.hit(100);
        scene.query.radius = 0.2f;
        BrushFootprint footprint;
        brushFootprint(soup, scene.query, footprint);
        QVERIFY(footprint.vertices.size() > 50);
        std::map<std::uint32_t, std::pair<std::size_t, float>> byPoint;
        for (std::size_t i = 0; i < footprint.vertices.size(); ++i) {
            const std::uint32_t p =
                soup.topology.pointOfVertex[footprint.vertices[i].value()].value();
            auto& [count, strength] = byPoint[p];
            QVERIFY(count == 0 || strength == footprint.strengths[i]);
            ++count;
            strength = footprint.strengths[i];
        }
        for (const auto& [p, seen] : byPoint)
            QCOMPARE(seen.first, soup.topology.verticesOf(PointIndex(p)).size());
        QVERIFY(std::ranges::is_sorted(footprint.vertices));
    }

    void backFacesAreGoneThroughButNotPainted() {
        const Mesh mesh = tubeMesh(40, 24);
        Scene scene(mesh);
        scene.hit(500);
        scene.query.radius = 0.4f;
        scene.query.frontFacesOnly = true;
        scene.query.towardsEye = scene.normals[scene.seeds.front().value()];
        BrushFootprint footprint;
        brushFootprint(mesh, scene.query, footprint);
        QVERIFY(!footprint.vertices.empty());
        for (const VertexIndex vertex : footprint.vertices)
            QVERIFY(scene.normals[vertex.value()].dot(scene.query.towardsEye) > 0.0f);
    }

    void theNumbersOfVerticesDoNotMatter() {
        // The same tube with its vertices shuffled: the same distances, to the bit.
        const Mesh tube = tubeMesh(120, 96);
        std::vector<std::uint32_t> placeOf(tube.vertexCount());
        std::iota(placeOf.begin(), placeOf.end(), 0u);
        std::mt19937 random(7);
        std::ranges::shuffle(placeOf, random);
        std::vector<Vec3f> positions(placeOf.size());
        for (std::size_t v = 0; v < placeOf.size(); ++v)
            positions[placeOf[v]] = tube.positions[v];
        std::vector<std::vector<std::uint32_t>> faces;
        for (std::size_t f = 0; f < tube.faceCount(); ++f) {
            faces.emplace_back();
            for (std::size_t c = tube.faceOffsets[f]; c < tube.faceOffsets[f + 1]; ++c)
                faces.back().push_back(placeOf[tube.cornerVertices[c]]);
        }
        const Mesh shuffled = meshOf("shuffled", positions, faces);
        Scene scene(tube);
        Scene other(shuffled);
        for (const float radius : {0.06f, 0.4f}) { // within the 30° of a straight way, and beyond
            for (Scene* each : {&scene, &other}) {
                each->query.normals = {};
                each->query.radius = radius;
                each->hit(tube.faceCount() / 2);
            }
            const auto ways = scene.distances();
            const auto others = other.distances();
            QVERIFY(ways.size() > 60);
            QCOMPARE(ways.size(), others.size());
            for (const auto& [point, way] : ways) {
                const VertexIndex vertex = tube.topology.verticesOf(PointIndex(point)).front();
                const PointIndex image = shuffled.topology.pointOfVertex[placeOf[vertex.value()]];
                QCOMPARE(others.at(image.value()), way);
            }
        }
    }

    void pointsWithoutAPlaceAreNotReached() {
        const Mesh soup = soupOf(tubeMesh(20, 12));
        Scene scene(soup);
        scene.hit(100);
        scene.query.radius = 0.2f;
        const std::size_t before = scene.distances().size();
        // All vertices of a neighbour of the hit are nowhere.
        const PointIndex hit = soup.topology.pointOfVertex[scene.seeds.front().value()];
        PointIndex lost;
        for (const PointIndex next : scene.adjacency.of(hit))
            if (std::ranges::none_of(scene.seeds, [&](VertexIndex seed) {
                    return soup.topology.pointOfVertex[seed.value()] == next;
                }))
                lost = next;
        QVERIFY(lost.isValid());
        std::vector<Vec3f> positions = soup.positions;
        for (const VertexIndex vertex : soup.topology.verticesOf(lost))
            positions[vertex.value()].setConstant(std::numeric_limits<float>::quiet_NaN());
        scene.query.positions = positions;
        const auto ways = scene.distances();
        QVERIFY(ways.size() + 1 >= before - 1 && ways.size() < before);
        QVERIFY(!ways.contains(lost.value()));
    }

    void nonsenseGivesNothing() {
        const Mesh mesh = cubeMesh();
        Scene scene(mesh);
        BrushFootprint footprint;
        scene.query.radius = 10.0f; // no seeds
        brushFootprint(mesh, scene.query, footprint);
        QVERIFY(footprint.vertices.empty());
        scene.hit(0);
        scene.query.radius = 0.1f; // no seed in the ball
        brushFootprint(mesh, scene.query, footprint);
        QVERIFY(footprint.vertices.empty());
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (const float radius : {0.0f, -1.0f, nan}) {
            scene.query.radius = radius;
            brushFootprint(mesh, scene.query, footprint);
            QVERIFY(footprint.vertices.empty());
        }
        scene.query.radius = 10.0f;
        scene.normals.assign(mesh.vertexCount(), Vec3f::Constant(nan));
        scene.query.normals = scene.normals;
        brushFootprint(mesh, scene.query, footprint);
        QCOMPARE(footprint.vertices.size(), mesh.vertexCount());
        scene.query.radius = std::numeric_limits<float>::infinity();
        brushFootprint(mesh, scene.query, footprint);
        for (const float strength : footprint.strengths)
            QVERIFY(strength > 0.0f && strength <= 1.0f);
    }
};

RIGWRIGHT_TEST(tst_brush_reach)
#include "tst_brush_reach.moc"
