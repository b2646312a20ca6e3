// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Twins, neighbours and islands.
#include "core/base/parallel.h"
#include "core/mesh/mesh.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <map>
#include <random>
#include <set>
#include <tuple>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// The groups by an independent route: an ordered map, vertex by vertex.
std::vector<std::uint32_t> pointsByMap(const Mesh& mesh, std::span<const std::uint64_t> rowKey) {
    using Key = std::tuple<float, float, float, std::uint64_t>;
    std::map<Key, std::uint32_t> points;
    std::vector<std::uint32_t> result;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        const Vec3f& p = mesh.positions[v];
        const Key key{p.x(), p.y(), p.z(), rowKey.empty() ? 0 : rowKey[v]};
        result.push_back(points.try_emplace(key, std::uint32_t(points.size())).first->second);
    }
    return result;
}

std::vector<std::uint32_t> pointsOf(const Topology& topology) {
    std::vector<std::uint32_t> result;
    for (const PointIndex point : topology.pointOfVertex)
        result.push_back(point.value());
    return result;
}

Mesh cloud(std::size_t count) {
    Mesh mesh;
    std::mt19937 random(7);
    for (std::size_t v = 0; v < count; ++v)
        mesh.positions.emplace_back(float(random() % 40), float(random() % 40),
                                    float(random() % 40));
    return mesh;
}

} // namespace

class tst_topology : public QObject {
    Q_OBJECT
private slots:
    void groupsAreThoseOfAnOrderedMap() {
        for (const std::size_t count : {0u, 1u, 2u, 1000u, 200'000u}) {
            Mesh mesh = cloud(count);
            std::vector<std::uint64_t> rowKey(count);
            for (std::size_t v = 0; v < count; ++v)
                rowKey[v] = v % 3;
            QCOMPARE(pointsOf(groupTwins(mesh, {})), pointsByMap(mesh, {}));
            QCOMPARE(pointsOf(groupTwins(mesh, rowKey)), pointsByMap(mesh, rowKey));
        }
    }

    void listsOfAPointAreAscendingAndComplete() {
        Mesh mesh = cloud(5000);
        mesh.topology = groupTwins(mesh, {});
        QCOMPARE(brokenInvariant(mesh), std::string("the sections do not cover the vertices"));
        finishMesh(mesh);
        QCOMPARE(brokenInvariant(mesh), std::string());
        for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p)
            QVERIFY(std::ranges::is_sorted(mesh.topology.verticesOf(PointIndex(p))));
    }

    void theNumberOfThreadsDoesNotMatter() {
        const Mesh mesh = cloud(300'000);
        const auto group = [&](std::size_t threads) {
            Topology topology;
            withThreads(threads, [&] { topology = groupTwins(mesh, {}); });
            return topology;
        };
        QVERIFY(group(1) == group(4));
    }

    void minusZeroIsZero() {
        Mesh mesh;
        mesh.positions = {{0.0f, 1.0f, 0.0f}, {-0.0f, 1.0f, -0.0f}};
        QCOMPARE(groupTwins(mesh, {}).pointCount(), std::size_t(1));
    }

    void positionsOneBitApartAreTwoPoints() {
        Mesh mesh;
        mesh.positions = {{1.0f, 0.0f, 0.0f}, {std::nextafter(1.0f, 2.0f), 0.0f, 0.0f}};
        QCOMPARE(groupTwins(mesh, {}).pointCount(), std::size_t(2));
    }

    void otherRowsOrMorphDeltasMakeOtherPoints() {
        Mesh mesh;
        mesh.positions.assign(3, Vec3f(1, 2, 3));
        QCOMPARE(groupTwins(mesh, {}).pointCount(), std::size_t(1));
        const std::vector<std::uint64_t> rowKey{5, 6, 5};
        QCOMPARE(pointsOf(groupTwins(mesh, rowKey)), (std::vector<std::uint32_t>{0, 1, 0}));
        MorphTarget target;
        target.positionDeltas = {{0, 0, 0}, {0, 0, 0}, {0, 1, 0}};
        mesh.morphTargets = {MorphTarget{}, target};
        QCOMPARE(pointsOf(groupTwins(mesh, {})), (std::vector<std::uint32_t>{0, 0, 1}));
        mesh.morphTargets[1].positionDeltas[2].setZero();
        mesh.morphTargets[1].normalDeltas = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
        QCOMPARE(groupTwins(mesh, {}).pointCount(), std::size_t(1));
    }

    void notANumberPositionsAreGroupedByTheirBits() {
        Mesh mesh;
        const float nan = std::numeric_limits<float>::quiet_NaN();
        mesh.positions = {{nan, 0, 0}, {1, 0, 0}, {nan, 0, 0}};
        QCOMPARE(pointsOf(groupTwins(mesh, {})), (std::vector<std::uint32_t>{0, 1, 0}));
    }

    void aSoupHasThePointsOfItsSource() {
        for (const Mesh& mesh : {tubeMesh(9, 7), gridMesh(5, 4), cubeMesh()}) {
            const Mesh soup = soupOf(mesh);
            QCOMPARE(soup.topology.pointCount(), mesh.vertexCount());
            const PointAdjacency a = pointAdjacency(mesh);
            const PointAdjacency b = pointAdjacency(soup);
            if (mesh.name != "cube") // quads have edges that their triangles do not
                QCOMPARE(b.neighbours.size(), a.neighbours.size());
        }
    }

    void neighboursAreThoseOfTheEdges() {
        for (const Mesh& mesh : meshZoo()) {
            std::vector<std::set<std::uint32_t>> expected(mesh.topology.pointCount());
            const auto point = [&](std::size_t corner) {
                return mesh.topology.pointOfVertex[mesh.cornerVertices[corner]].value();
            };
            for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
                const std::size_t first = mesh.faceOffsets[f];
                const std::size_t n = mesh.faceOffsets[f + 1] - first;
                for (std::size_t i = 0; i < n; ++i) {
                    const auto a = point(first + i);
                    const auto b = point(first + (i + 1) % n);
                    if (a != b) {
                        expected[a].insert(b);
                        expected[b].insert(a);
                    }
                }
            }
            const PointAdjacency adjacency = pointAdjacency(mesh);
            QCOMPARE(adjacency.offsets.size(), mesh.topology.pointCount() + 1);
            for (std::size_t p = 0; p < expected.size(); ++p) {
                std::vector<std::uint32_t> found;
                for (const PointIndex n : adjacency.of(PointIndex(p)))
                    found.push_back(n.value());
                QCOMPARE(found, std::vector<std::uint32_t>(expected[p].begin(), expected[p].end()));
            }
        }
    }

    void islandsAreNumberedByFirstPoint() {
        const Mesh mesh =
            meshOf("islands", {{9, 9, 9}, {0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {5, 0, 0}, {6, 0, 0}},
                   {{4, 5}, {1, 2, 3}});
        QCOMPARE(islands(pointAdjacency(mesh)), (std::vector<std::uint32_t>{0, 1, 1, 1, 2, 2}));
        QCOMPARE(islands(PointAdjacency{}), std::vector<std::uint32_t>{});
    }

    void seamsDoNotCutIslands() {
        const auto pieces = islands(pointAdjacency(soupOf(tubeMesh(9, 7))));
        QCOMPARE(std::ranges::max(pieces), 0u);
    }
};

RIGWRIGHT_TEST(tst_topology)
#include "tst_topology.moc"
