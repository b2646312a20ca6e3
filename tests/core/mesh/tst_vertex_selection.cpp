// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The algebra of selections, on every mesh of the zoo.
#include "core/mesh/mesh.h"
#include "core/mesh/vertex_selection.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// Vertices at random, unsorted, some twice.
std::vector<VertexIndex> someOf(const Mesh& mesh, std::mt19937& random) {
    std::vector<VertexIndex> some;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        if (random() % 4 == 0)
            some.insert(some.begin(), 1 + random() % 2, VertexIndex(v));
    return some;
}

bool isSelection(const Mesh& mesh, const VertexSelection& selection) {
    return std::ranges::is_sorted(selection) &&
           std::ranges::adjacent_find(selection) == selection.end() &&
           withTwins(mesh.topology, selection) == selection;
}

template <class Check>
void forEachSelection(const Check& check) {
    std::mt19937 random(3);
    for (const Mesh& mesh : meshZoo()) {
        const PointAdjacency adjacency = pointAdjacency(mesh);
        for (int i = 0; i < 8; ++i)
            check(mesh, adjacency, someOf(mesh, random));
    }
}

} // namespace

class tst_vertex_selection : public QObject {
    Q_OBJECT
private slots:
    void everyResultIsASelectionOfWholePoints() {
        forEachSelection([](const Mesh& mesh, const PointAdjacency& adjacency, const auto& some) {
            const Topology& t = mesh.topology;
            QVERIFY(isSelection(mesh, withTwins(t, some)));
            QVERIFY(isSelection(mesh, inverted(t, some)));
            QVERIFY(isSelection(mesh, grown(t, adjacency, some)));
            QVERIFY(isSelection(mesh, shrunk(t, adjacency, some)));
            QVERIFY(isSelection(mesh, islandsOf(t, adjacency, some)));
        });
    }

    void invertingTwiceIsTheSelection() {
        forEachSelection([](const Mesh& mesh, const PointAdjacency&, const auto& some) {
            const VertexSelection selection = withTwins(mesh.topology, some);
            const VertexSelection rest = inverted(mesh.topology, some);
            QCOMPARE(inverted(mesh.topology, rest), selection);
            QCOMPARE(united(selection, rest), allVertices(mesh.topology));
            QVERIFY(common(selection, rest).empty());
            QCOMPARE(without(selection, rest), selection);
        });
    }

    void growingAddsTheNeighboursByBruteForce() {
        forEachSelection([](const Mesh& mesh, const PointAdjacency& adjacency, const auto& some) {
            std::set<VertexIndex> expected;
            for (const VertexIndex vertex : some) {
                const PointIndex point = mesh.topology.pointOfVertex[vertex.value()];
                for (const VertexIndex twin : mesh.topology.verticesOf(point))
                    expected.insert(twin);
                for (const PointIndex next : adjacency.of(point))
                    for (const VertexIndex twin : mesh.topology.verticesOf(next))
                        expected.insert(twin);
            }
            QCOMPARE(grown(mesh.topology, adjacency, some),
                     VertexSelection(expected.begin(), expected.end()));
        });
    }

    void stepsAreOneAfterTheOther() {
        forEachSelection([](const Mesh& mesh, const PointAdjacency& adjacency, const auto& some) {
            const Topology& t = mesh.topology;
            QCOMPARE(grown(t, adjacency, some, 0), withTwins(t, some));
            QCOMPARE(shrunk(t, adjacency, some, 0), withTwins(t, some));
            QCOMPARE(grown(t, adjacency, some, 3),
                     grown(t, adjacency, grown(t, adjacency, grown(t, adjacency, some))));
            QCOMPARE(shrunk(t, adjacency, some, 2),
                     shrunk(t, adjacency, shrunk(t, adjacency, some)));
        });
    }

    void shrinkingIsGrowingTheRest() {
        std::size_t left = 0;
        forEachSelection([&](const Mesh& mesh, const PointAdjacency& adjacency, const auto& some) {
            const Topology& t = mesh.topology;
            const VertexSelection big = grown(t, adjacency, some, 2);
            const VertexSelection small = shrunk(t, adjacency, big);
            QCOMPARE(small, inverted(t, grown(t, adjacency, inverted(t, big))));
            left += small.size();
        });
        QVERIFY(left > 100);
    }

    void islandsAreWholeAndOnlyThoseTouched() {
        forEachSelection([](const Mesh& mesh, const PointAdjacency& adjacency, const auto& some) {
            const std::vector<std::uint32_t> numbers = islands(adjacency);
            std::set<std::uint32_t> touched;
            for (const VertexIndex vertex : some)
                touched.insert(numbers[mesh.topology.pointOfVertex[vertex.value()].value()]);
            VertexSelection expected;
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                if (touched.contains(numbers[mesh.topology.pointOfVertex[v].value()]))
                    expected.emplace_back(v);
            QCOMPARE(islandsOf(mesh.topology, adjacency, some), expected);
        });
    }

    void nothingSelectedGrowsToNothing() {
        const Mesh mesh = gridMesh(4, 4);
        const PointAdjacency adjacency = pointAdjacency(mesh);
        QVERIFY(grown(mesh.topology, adjacency, {}, 9).empty());
        QVERIFY(shrunk(mesh.topology, adjacency, {}, 9).empty());
        QVERIFY(islandsOf(mesh.topology, adjacency, {}).empty());
        QCOMPARE(inverted(mesh.topology, {}).size(), mesh.vertexCount());
        // The rim of a sheet is not an outside: everything selected stays everything.
        const VertexSelection all = allVertices(mesh.topology);
        QCOMPARE(shrunk(mesh.topology, adjacency, all, 3), all);
    }
};

RIGWRIGHT_TEST(tst_vertex_selection)
#include "tst_vertex_selection.moc"
