// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The footprint against brute force.
#include "core/weights/brush.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <limits>
#include <map>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

struct Scene {
    explicit Scene(const Mesh& shown)
        : mesh(shown), normals(computeNormals(shown, shown.positions, false)),
          grid(shown.positions) {
        query.positions = mesh.positions;
        query.normals = normals;
        query.grid = &grid;
    }
    const Mesh& mesh;
    std::vector<Vec3f> normals;
    PointGrid grid;
    BrushQuery query;
};

std::map<std::uint32_t, float> byVertex(const BrushFootprint& footprint) {
    std::map<std::uint32_t, float> result;
    for (std::size_t i = 0; i < footprint.vertices.size(); ++i)
        result[footprint.vertices[i].value()] = footprint.strengths[i];
    return result;
}

/// Vertex by vertex over the whole mesh.
std::map<std::uint32_t, float> bruteForce(const Scene& scene) {
    std::map<std::uint32_t, float> result;
    const BrushQuery& query = scene.query;
    for (std::size_t v = 0; v < scene.mesh.vertexCount(); ++v) {
        bool facing = !query.frontFacesOnly;
        for (const VertexIndex twin :
             scene.mesh.topology.verticesOf(scene.mesh.topology.pointOfVertex[v]))
            facing = facing || query.normals[twin.value()].dot(query.towardsEye) > 0.0f;
        const float distance = (query.positions[v] - query.centre).norm();
        const float strength = brushFalloff(query.falloff, distance / query.radius);
        if (facing && strength > 0.0f)
            result[std::uint32_t(v)] = strength;
    }
    return result;
}

} // namespace

class tst_brush_footprint : public QObject {
    Q_OBJECT
private slots:
    void falloffsGoFromOneToZero() {
        for (const BrushFalloff falloff : {BrushFalloff::Smooth, BrushFalloff::Linear,
                                           BrushFalloff::Sharp, BrushFalloff::Constant}) {
            QCOMPARE(brushFalloff(falloff, 0.0f), 1.0f);
            QCOMPARE(brushFalloff(falloff, -1.0f), 1.0f);
            QCOMPARE(brushFalloff(falloff, 1.0f), 0.0f);
            QCOMPARE(brushFalloff(falloff, 7.0f), 0.0f);
            QCOMPARE(brushFalloff(falloff, std::numeric_limits<float>::quiet_NaN()), 0.0f);
            for (float t = 0.0f; t < 1.0f; t += 0.01f)
                QVERIFY(brushFalloff(falloff, t) >= brushFalloff(falloff, t + 0.01f));
        }
        QCOMPARE(brushFalloff(BrushFalloff::Smooth, 0.5f), 0.5f);
        QCOMPARE(brushFalloff(BrushFalloff::Linear, 0.25f), 0.75f);
        QCOMPARE(brushFalloff(BrushFalloff::Sharp, 0.5f), 0.25f);
        QCOMPARE(brushFalloff(BrushFalloff::Constant, 0.99f), 1.0f);
    }

    void footprintIsThatOfBruteForce() {
        std::mt19937 random(3);
        std::uniform_real_distribution<float> anywhere(-1.0f, 2.0f);
        std::vector<Mesh> meshes = meshZoo();
        meshes.push_back(tubeMesh(90, 60));
        meshes.push_back(soupOf(tubeMesh(50, 30)));
        std::size_t reached = 0;
        for (const Mesh& mesh : meshes) {
            Scene scene(mesh);
            BrushFootprint footprint;
            for (int i = 0; i < 60; ++i) {
                scene.query.centre = {anywhere(random), anywhere(random) * 0.3f,
                                      anywhere(random) * 0.3f};
                scene.query.radius = std::abs(anywhere(random)) * 0.5f + 1e-3f;
                scene.query.falloff = BrushFalloff(i % 4);
                scene.query.frontFacesOnly = i % 3 != 0;
                scene.query.towardsEye =
                    Vec3f(anywhere(random), anywhere(random), anywhere(random)).normalized();
                brushFootprint(mesh, scene.query, footprint);
                QCOMPARE(byVertex(footprint), bruteForce(scene));
                QVERIFY(std::ranges::is_sorted(footprint.vertices));
                reached += footprint.vertices.size();
            }
        }
        QVERIFY(reached > 10'000);
    }

    void backFacesAreLeftOut() {
        const Mesh mesh = tubeMesh(20, 16);
        Scene scene(mesh);
        scene.query.centre = {0.5f, 0.1f, 0.0f};
        scene.query.radius = 1.0f;
        scene.query.towardsEye = Vec3f::UnitY();
        BrushFootprint footprint;
        brushFootprint(mesh, scene.query, footprint);
        QVERIFY(!footprint.vertices.empty());
        for (const VertexIndex vertex : footprint.vertices)
            QVERIFY(scene.normals[vertex.value()].y() > 0.0f);
        scene.query.frontFacesOnly = false;
        const std::size_t front = footprint.vertices.size();
        brushFootprint(mesh, scene.query, footprint);
        QVERIFY(footprint.vertices.size() > front);
    }

    void atAHardEdgeOneFacingTwinIsEnough() {
        const Mesh soup = soupOf(cubeMesh()); // normals of its faces
        Scene scene(soup);
        scene.query.centre = {0.5f, 0.5f, 0.5f};
        scene.query.radius = 0.1f;
        scene.query.towardsEye = Vec3f::UnitZ();
        BrushFootprint footprint;
        brushFootprint(soup, scene.query, footprint);
        const auto corner = soup.topology.pointOfVertex[footprint.vertices.front().value()];
        QVERIFY(std::ranges::equal(footprint.vertices, soup.topology.verticesOf(corner)));
    }

    void nonsenseGivesNothing() {
        const Mesh mesh = cubeMesh();
        Scene scene(mesh);
        BrushFootprint footprint;
        scene.query.frontFacesOnly = false;
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (const float radius : {0.0f, -1.0f, nan}) {
            scene.query.radius = radius;
            brushFootprint(mesh, scene.query, footprint);
            QVERIFY(footprint.vertices.empty());
        }
        scene.query.radius = 10.0f;
        scene.query.centre = {nan, 0, 0};
        brushFootprint(mesh, scene.query, footprint);
        QVERIFY(footprint.vertices.empty());
        scene.query.centre.setZero();
        scene.query.radius = std::numeric_limits<float>::infinity();
        brushFootprint(mesh, scene.query, footprint);
        QCOMPARE(footprint.vertices.size(), mesh.vertexCount());
    }

    void emptyNormalsCountAsFacing() {
        const Mesh mesh = cubeMesh();
        Scene scene(mesh);
        scene.query.normals = {};
        scene.query.radius = 10.0f;
        BrushFootprint footprint;
        brushFootprint(mesh, scene.query, footprint);
        QCOMPARE(footprint.vertices.size(), mesh.vertexCount());
    }
};

RIGWRIGHT_TEST(tst_brush_footprint)
#include "tst_brush_footprint.moc"
