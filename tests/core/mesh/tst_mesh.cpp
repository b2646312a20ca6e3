// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Meshes: finishing, invariants, triangles, normals, bounds.
#include "core/mesh/mesh.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// Twice the area vector of a face (Newell).
Vec3d faceArea(const Mesh& mesh, std::size_t face) {
    Vec3d area = Vec3d::Zero();
    const std::size_t first = mesh.faceOffsets[face];
    const std::size_t n = mesh.faceOffsets[face + 1] - first;
    for (std::size_t i = 0; i < n; ++i) {
        const auto& a = mesh.positions[mesh.cornerVertices[first + i]];
        const auto& b = mesh.positions[mesh.cornerVertices[first + (i + 1) % n]];
        area += a.cast<double>().cross(b.cast<double>());
    }
    return area;
}

Vec3d triangleArea(const Mesh& mesh, std::span<const std::uint32_t> t) {
    const Vec3d a = mesh.positions[t[0]].cast<double>();
    return (mesh.positions[t[1]].cast<double>() - a).cross(mesh.positions[t[2]].cast<double>() - a);
}

/// One simple polygon in the XY plane, star-shaped around the origin, with spikes in and out.
Mesh spikyPolygon(std::size_t corners, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::vector<Vec3f> positions;
    std::vector<std::uint32_t> face;
    for (std::size_t i = 0; i < corners; ++i) {
        const double angle = 2.0 * kPi * double(i) / double(corners);
        const double radius = 0.2 + double(random() % 1000) / 1000.0;
        positions.emplace_back(float(radius * std::cos(angle)), float(radius * std::sin(angle)),
                               0.0f);
        face.push_back(std::uint32_t(i));
    }
    return meshOf("spiky", std::move(positions), {face});
}

} // namespace

class tst_mesh : public QObject {
    Q_OBJECT
private slots:
    void finishedMeshesHoldTheirInvariants() {
        for (const Mesh& mesh : meshZoo())
            QCOMPARE(brokenInvariant(mesh), std::string());
    }

    void brokenInvariantsAreNamed() {
        const auto brokenBy = [](const auto& breakIt) {
            Mesh mesh = cubeMesh();
            breakIt(mesh);
            return brokenInvariant(mesh);
        };
        QVERIFY(!brokenBy([](Mesh& m) { m.normals.resize(3); }).empty());
        QVERIFY(!brokenBy([](Mesh& m) { m.uvSets.emplace_back(7); }).empty());
        QVERIFY(!brokenBy([](Mesh& m) { m.cornerVertices[5] = 8; }).empty());
        QVERIFY(!brokenBy([](Mesh& m) { m.faceOffsets[1] = 0; }).empty());
        QVERIFY(!brokenBy([](Mesh& m) { m.ranges[0].faceCount = 5; }).empty());
        QVERIFY(!brokenBy([](Mesh& m) { m.sections[0].vertexCount = 9; }).empty());
        QVERIFY(!brokenBy([](Mesh& m) { m.topology.pointVertices[0] = VertexIndex(1); }).empty());
        QVERIFY(!brokenBy([](Mesh& m) { m.morphTargets.emplace_back(); }).empty());
        QVERIFY(!brokenBy([](Mesh& m) { m.positions.emplace_back(0, 0, 0); }).empty());
    }

    void everyFaceGivesItsCornersLessTwo() {
        for (const Mesh& mesh : meshZoo()) {
            std::vector<FaceIndex> faces;
            const std::vector<std::uint32_t> triangles = triangulate(mesh, &faces);
            QCOMPARE(triangles.size(), 3 * faces.size());
            std::vector<std::size_t> perFace(mesh.faceCount(), 0);
            for (const FaceIndex face : faces)
                ++perFace[face.value()];
            QVERIFY(std::ranges::is_sorted(faces));
            for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
                const std::size_t corners = mesh.faceOffsets[f + 1] - mesh.faceOffsets[f];
                QCOMPARE(perFace[f], corners > 2 ? corners - 2 : 0);
            }
        }
    }

    void trianglesCoverConcavePolygonsExactly() {
        for (std::uint32_t seed = 0; seed < 60; ++seed) {
            const Mesh mesh = spikyPolygon(4 + seed, seed);
            const std::vector<std::uint32_t> triangles = triangulate(mesh);
            double sum = 0.0;
            for (std::size_t t = 0; t < triangles.size(); t += 3) {
                const Vec3d area = triangleArea(mesh, std::span(triangles).subspan(t, 3));
                QVERIFY(area.z() >= 0.0); // wound like the face: none lies outside
                sum += area.z();
            }
            QVERIFY(std::abs(sum - faceArea(mesh, 0).z()) < 1e-6);
        }
    }

    void trianglesFaceTheWayOfTheirFaceInAnyPlane() {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> unit(-1.0, 1.0);
        for (std::uint32_t seed = 0; seed < 40; ++seed) {
            Mesh mesh = spikyPolygon(12, seed);
            const Quatd turn =
                Quatd(unit(random), unit(random), unit(random), unit(random)).normalized();
            for (Vec3f& position : mesh.positions)
                position = (turn * position.cast<double>()).cast<float>();
            const Vec3d normal = faceArea(mesh, 0).normalized();
            const std::vector<std::uint32_t> triangles = triangulate(mesh);
            for (std::size_t t = 0; t < triangles.size(); t += 3)
                QVERIFY(triangleArea(mesh, std::span(triangles).subspan(t, 3)).dot(normal) > -1e-6);
        }
    }

    void degeneratePolygonsGiveTheirNumberOfTriangles_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("all in one place") << 0;
        QTest::newRow("all on one line") << 1;
        QTest::newRow("crossing itself") << 2;
        QTest::newRow("not a number") << 3;
        QTest::newRow("folded back on itself") << 4;
        QTest::newRow("huge") << 5;
    }
    void degeneratePolygonsGiveTheirNumberOfTriangles() {
        QFETCH(int, kind);
        std::vector<Vec3f> positions;
        std::vector<std::uint32_t> face;
        for (std::uint32_t i = 0; i < 11; ++i) {
            const auto x = float(i);
            const float nan = std::numeric_limits<float>::quiet_NaN();
            const Vec3f places[] = {{1, 1, 1},
                                    {x, 0, 0},
                                    {std::cos(x * 2.0f), std::sin(x * 2.0f), 0.0f},
                                    {i == 4 ? nan : std::cos(x), std::sin(x), 0.0f},
                                    {float(i % 3), float(i % 2), 0.0f},
                                    {3e38f * std::cos(x), 3e38f * std::sin(x), 0.0f}};
            positions.push_back(places[kind]);
            face.push_back(i);
        }
        const Mesh mesh = meshOf("degenerate", positions, {face});
        QCOMPARE(triangulate(mesh).size(), std::size_t(27));
    }

    void aFaceOfTenThousandCornersIsCut() {
        const Mesh mesh = spikyPolygon(10'000, 1);
        QCOMPARE(triangulate(mesh).size(), std::size_t(3 * 9998));
    }

    void normalsOfATubePointOutwards() {
        const Mesh mesh = tubeMesh(20, 24);
        const std::vector<Vec3f> normals = computeNormals(mesh, mesh.positions, true);
        for (std::size_t v = 24; v + 26 < mesh.vertexCount(); ++v) { // between the end rings
            const Vec3f outward =
                Vec3f(0, mesh.positions[v].y(), mesh.positions[v].z()).normalized();
            // The diagonals of the quads pull by less than a third of the angle between two sides.
            QVERIFY((normals[v] - outward).norm() < float(2.0 * kPi / 24.0 / 3.0));
        }
    }

    void smoothNormalsAreEqualOnTwinsAndHardOnesAreThoseOfTheFaces() {
        const Mesh soup = soupOf(cubeMesh());
        const std::vector<Vec3f> hard = computeNormals(soup, soup.positions, false);
        for (std::size_t v = 0; v < soup.vertexCount(); ++v)
            QVERIFY(std::abs(hard[v].cwiseAbs().maxCoeff() - 1.0f) < 1e-6f);
        const std::vector<Vec3f> smooth = computeNormals(soup, soup.positions, true);
        for (std::size_t p = 0; p < soup.topology.pointCount(); ++p)
            for (const VertexIndex v : soup.topology.verticesOf(PointIndex(p)))
                QCOMPARE(smooth[v.value()],
                         smooth[soup.topology.verticesOf(PointIndex(p)).front().value()]);
    }

    void normalsAreUnitAndFiniteWhateverTheInput() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (Mesh mesh : meshZoo()) {
            for (const float scale : {1.0f, 1e-30f, 1e30f, 0.0f}) {
                std::vector<Vec3f> positions = mesh.positions;
                for (Vec3f& position : positions)
                    position *= scale;
                if (!positions.empty())
                    positions[0].x() = nan;
                for (const Vec3f& normal : computeNormals(mesh, positions, true))
                    QVERIFY(std::abs(normal.norm() - 1.0f) < 1e-5f);
            }
        }
        const Mesh loose = meshOf("loose", {{1, 2, 3}}, {});
        QCOMPARE(computeNormals(loose, loose.positions, false)[0], Vec3f(0, 1, 0));
    }

    void boundsLeaveOutWhatIsNotFinite() {
        const float infinity = std::numeric_limits<float>::infinity();
        QVERIFY(bounds({}).isEmpty());
        const std::vector<Vec3f> positions{{1, 2, 3}, {infinity, 9, 9}, {-1, 0, 5}};
        QCOMPARE(bounds(positions).min(), Vec3f(-1, 0, 3));
        QCOMPARE(bounds(positions).max(), Vec3f(1, 2, 5));
    }
};

RIGWRIGHT_TEST(tst_mesh)
#include "tst_mesh.moc"
