// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Smoothing all bones at once.
#include "core/weights/flood.h"
#include "core/weights/smooth.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};

SkinWeights smoothed(const Mesh& mesh, const SkinWeights& weights, const SmoothSettings& settings,
                     std::span<const std::uint8_t> locked = {}) {
    SkinWeights after = weights;
    applyAfter(smoothWeights({kInstance, mesh, weights, std::nullopt, locked}, pointAdjacency(mesh),
                             settings),
               after);
    return after;
}

bool near(const SkinWeights& weights, std::size_t vertex, const std::vector<double>& expected) {
    for (std::uint16_t bone = 0; bone < expected.size(); ++bone)
        if (!(std::abs(double(weights.weightOf(VertexIndex(vertex), bone)) - expected[bone]) <=
              1e-6))
            return false;
    return true;
}

/// Sum over edges of the squared difference of rows: what smoothing is to lower.
double roughness(const Mesh& mesh, const SkinWeights& weights) {
    const PointAdjacency adjacency = pointAdjacency(mesh);
    const auto vertex = [&](PointIndex p) { return mesh.topology.verticesOf(p).front(); };
    double sum = 0.0;
    for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p)
        for (const PointIndex next : adjacency.of(PointIndex(p)))
            for (std::uint16_t bone = 0; bone < 6; ++bone)
                sum += std::pow(double(weights.weightOf(vertex(PointIndex(p)), bone)) -
                                    double(weights.weightOf(vertex(next), bone)),
                                2);
    return sum;
}

} // namespace

class tst_smooth : public QObject {
    Q_OBJECT
private slots:
    void aConstantFieldIsAFixedPoint_data() {
        QTest::addColumn<int>("row");
        for (int i = 0; i < 4; ++i)
            QTest::addRow("row %d", i) << i;
    }
    void aConstantFieldIsAFixedPoint() {
        QFETCH(int, row);
        const WeightRow rows[] = {{{0, 1.0f}},
                                  {{0, 0.3f}, {1, 0.1f}, {2, 0.6f}},
                                  {{5, 0.33333334f}, {1, 0.33333334f}, {3, 0.33333334f}},
                                  {{0, 0.7f}, {1, 0.2f}, {2, 0.06f}, {3, 0.03f}, {4, 0.01f}}};
        for (const Mesh& mesh : meshZoo()) {
            SkinWeights weights(mesh.vertexCount());
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                weights.setRow(VertexIndex(v), rows[row]);
            for (const float strength : {0.1f, 0.5f, 1.0f})
                for (const std::vector<std::uint8_t>& locked :
                     {std::vector<std::uint8_t>{}, std::vector<std::uint8_t>{0, 1}}) {
                    const WeightScope scope{kInstance, mesh, weights, std::nullopt, locked};
                    QVERIFY(
                        smoothWeights(scope, pointAdjacency(mesh), {5, strength, {}, 0}).isEmpty());
                }
        }
    }

    void aRowGoesToTheMeanOfItsNeighbours() {
        const Mesh mesh = meshOf("line", {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, {{0, 1}, {1, 2}});
        SkinWeights weights(3);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.8f}, {1, 0.2f}});
        weights.setRow(VertexIndex(1), WeightRow{{2, 1.0f}});
        weights.setRow(VertexIndex(2), WeightRow{{0, 2.0f}, {3, 6.0f}}); // shown as 1/4, 3/4
        const SkinWeights after = smoothed(mesh, weights, {1, 0.5f, {}, 0});
        QVERIFY(near(after, 1, {0.2625, 0.05, 0.5, 0.1875}));
        QVERIFY(near(after, 0, {0.4, 0.1, 0.5}));
        QVERIFY(near(after, 2, {0.125, 0.0, 0.5, 0.375}));
        QVERIFY(near(smoothed(mesh, weights, {1, 1.0f, {}, 0}), 0, {0.0, 0.0, 1.0}));
    }

    void zeroRowsTakeTheMeanAndGiveNothing() {
        const Mesh mesh =
            meshOf("line", {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}}, {{0, 1}, {1, 2}, {2, 3}});
        SkinWeights weights(4);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.8f}, {1, 0.2f}});
        const SkinWeights after = smoothed(mesh, weights, {1, 0.1f, {}, 0});
        QVERIFY(near(after, 0, {0.8, 0.2})); // no neighbour with weight
        QVERIFY(near(after, 1, {0.8, 0.2}));
        QVERIFY(after.row(VertexIndex(2)).size() == 0);
        QVERIFY(near(smoothed(mesh, weights, {3, 0.1f, {}, 0}), 3, {0.8, 0.2}));
    }

    void lockedBonesNeitherMoveNorSpread() {
        const Mesh mesh = meshOf("line", {{0, 0, 0}, {1, 0, 0}}, {{0, 1}});
        SkinWeights weights(2);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.5f}, {1, 0.3f}, {2, 0.2f}});
        weights.setRow(VertexIndex(1), WeightRow{{1, 0.75f}, {3, 0.25f}});
        const std::vector<std::uint8_t> locked{1, 0, 0, 0};
        const SkinWeights after = smoothed(mesh, weights, {1, 1.0f, {}, 0}, locked);
        QVERIFY(near(after, 0, {0.5, 0.375, 0.0, 0.125}));
        QVERIFY(near(after, 1, {0.0, 0.6, 0.4, 0.0}));
    }

    void iterationsAreOneAfterTheOther() {
        for (const Mesh& mesh : meshZoo()) {
            const SkinWeights start = randomWeights(mesh, RowKind::WithZeroRows, 7);
            for (const std::size_t limit : {std::size_t(0), std::size_t(3)}) {
                SkinWeights weights = start;
                for (int i = 0; i < 4; ++i)
                    weights = smoothed(mesh, weights, {1, 0.4f, {}, limit});
                QVERIFY(weights == smoothed(mesh, start, {4, 0.4f, {}, limit}));
            }
        }
    }

    void everyIterationIsSmoother() {
        const Mesh mesh = soupOf(tubeMesh(20, 12));
        SkinWeights weights = randomWeights(mesh, RowKind::Normalised, 7);
        double last = roughness(mesh, weights);
        for (int i = 0; i < 10; ++i) {
            weights = smoothed(mesh, weights, {1, 0.5f, {}, 0});
            const double now = roughness(mesh, weights);
            QVERIFY(now < last);
            last = now;
        }
        QVERIFY(last < 0.2 * roughness(mesh, randomWeights(mesh, RowKind::Normalised, 7)));
    }

    void seamsDoNotMatter() {
        const Mesh mesh = tubeMesh(9, 7);
        const Mesh soup = soupOf(mesh);
        const SkinWeights weights = randomWeights(mesh, RowKind::Normalised, 11);
        const SkinWeights soupWeights = rowsOfSoup(mesh, weights);
        const std::vector<std::uint32_t> source = triangulate(mesh);
        const SkinWeights after = smoothed(mesh, weights, {3, 0.5f, {}, 0});
        const SkinWeights soupAfter = smoothed(soup, soupWeights, {3, 0.5f, {}, 0});
        for (std::size_t v = 0; v < source.size(); ++v) {
            std::vector<double> expected;
            for (std::uint16_t bone = 0; bone < 6; ++bone)
                expected.push_back(double(after.weightOf(VertexIndex(source[v]), bone)));
            QVERIFY(near(soupAfter, v, expected));
        }
    }

    void neighboursOutsideTheSelectionCount() {
        const Mesh mesh = meshOf("line", {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, {{0, 1}, {1, 2}});
        SkinWeights weights(3);
        weights.setRow(VertexIndex(0), WeightRow{{0, 1.0f}});
        weights.setRow(VertexIndex(1), WeightRow{{1, 1.0f}});
        weights.setRow(VertexIndex(2), WeightRow{{0, 1.0f}});
        const std::vector<VertexIndex> middle{VertexIndex(1)};
        const WeightEdit edit = smoothWeights({kInstance, mesh, weights, middle},
                                              pointAdjacency(mesh), {8, 1.0f, {}, 0});
        QCOMPARE(edit.vertices, middle);
        QCOMPARE(edit.after.row(0).front(), (Influence{0, 1.0f}));
    }

    void oneBoneIsSmoothedAsTheBrushDoes() {
        const Mesh mesh = tubeMesh(9, 7);
        const PointAdjacency adjacency = pointAdjacency(mesh);
        const SkinWeights start = randomWeights(mesh, RowKind::Normalised, 3);
        SkinWeights expected = start;
        BrushSettings brush;
        brush.mode = BrushMode::Smooth;
        brush.bone = 2;
        brush.strength = 0.5f;
        for (int i = 0; i < 3; ++i) {
            const SkinWeights now = expected;
            applyAfter(floodWeights({kInstance, mesh, now}, brush, &adjacency), expected);
        }
        QVERIFY(smoothed(mesh, start, {3, 0.5f, std::uint16_t(2), 0}) == expected);
        QVERIFY(!(expected == start));
    }

    void noIterationsAndNoStrengthAreNothing() {
        const Mesh mesh = tubeMesh(9, 7);
        const SkinWeights weights = randomWeights(mesh, RowKind::Normalised, 3);
        QVERIFY(smoothed(mesh, weights, {0, 0.5f, {}, 0}) == weights);
        QVERIFY(smoothed(mesh, weights, {5, 0.0f, {}, 0}) == weights);
    }
};

RIGWRIGHT_TEST(tst_smooth)
#include "tst_smooth.moc"
