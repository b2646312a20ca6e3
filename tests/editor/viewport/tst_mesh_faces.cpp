// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Polygons, lines and points become what the graphics processor draws.
#include "editor/viewport/mesh_faces.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace rigwright;
using rigwright::editor::drawnFaces;
using rigwright::editor::MeshFaces;

namespace {

/// A square, a triangle, a line, a point and a pentagon over a row of vertices.
Mesh mixedMesh() {
    Mesh mesh;
    mesh.positions = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0},   {0, 1, 0},
                      {2, 0, 0}, {2, 1, 0}, {1.5f, 2, 0}};
    const std::vector<std::vector<std::uint32_t>> faces = {
        {0, 1, 2, 3}, {1, 4, 2}, {0, 4}, {6}, {1, 4, 5, 6, 2}};
    for (const auto& face : faces) {
        mesh.cornerVertices.insert(mesh.cornerVertices.end(), face.begin(), face.end());
        mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
    }
    mesh.ranges.push_back({0, 1, 2, 0, {}}); // the square: material 2
    mesh.ranges.push_back({4, 1, 2, 0, {}}); // the pentagon too
    return mesh;
}

} // namespace

class tst_mesh_faces : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void polygonsAreTriangulatedAndGroupedByMaterial();
    void onlyPolygonEdgesAreMarked();
    void linesAndPointsAreKept();
    void aMeshWithoutFacesGivesNothing();
};

void tst_mesh_faces::polygonsAreTriangulatedAndGroupedByMaterial() {
    const MeshFaces faces = drawnFaces(mixedMesh());
    QCOMPARE(faces.triangles.size(), std::size_t(3 * (2 + 1 + 3)));
    QCOMPARE(faces.parts.size(), std::size_t(2));
    std::uint32_t next = 0;
    for (const MeshFaces::Part& part : faces.parts) {
        QCOMPARE(part.firstTriangle, next);
        next += part.triangleCount;
        QCOMPARE(part.triangleCount, part.material == 2 ? 5u : 1u);
    }
    QCOMPARE(next, 6u);
}

void tst_mesh_faces::onlyPolygonEdgesAreMarked() {
    const MeshFaces faces = drawnFaces(mixedMesh());
    QCOMPARE(faces.edgeFlags.size(), std::size_t(6));
    // A polygon of n corners has n edges, however it was cut: 4 + 3 + 5.
    int marked = 0;
    for (const std::uint8_t flags : faces.edgeFlags)
        marked += std::popcount(flags);
    QCOMPARE(marked, 12);
}

void tst_mesh_faces::linesAndPointsAreKept() {
    const MeshFaces faces = drawnFaces(mixedMesh());
    QVERIFY(faces.lines == (std::vector<std::uint32_t>{0, 4}));
    QVERIFY(faces.points == (std::vector<std::uint32_t>{6}));
}

void tst_mesh_faces::aMeshWithoutFacesGivesNothing() {
    Mesh mesh;
    mesh.positions = {{0, 0, 0}};
    const MeshFaces faces = drawnFaces(mesh);
    QVERIFY(faces.parts.empty() && faces.triangles.empty() && faces.points.empty());
}

RIGWRIGHT_TEST(tst_mesh_faces)
#include "tst_mesh_faces.moc"
