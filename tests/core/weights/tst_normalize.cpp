// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Normalising with locks.
#include "core/weights/normalize.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace rigwright;
using namespace rigwright::test;

class tst_normalize : public QObject {
    Q_OBJECT
private slots:
    void ratiosAreKept() {
        WeightRow row{{0, 0.7f}, {1, 0.5f}};
        QVERIFY(normalizeRow(row, {}));
        QVERIFY(std::abs(row[0].weight - 0.583333f) < 1e-6f);
        QVERIFY(std::abs(row[1].weight - 0.416667f) < 1e-6f);
    }

    void rowsSumToOneLocksHoldAndTwiceIsOnce() {
        const std::vector<std::uint8_t> locked{0, 1, 0, 1};
        for (const Mesh& mesh : meshZoo()) {
            for (const RowKind kind :
                 {RowKind::Normalised, RowKind::AnySum, RowKind::WithZeroRows}) {
                const SkinWeights start = randomWeights(mesh, kind, 17);
                SkinWeights weights = start;
                const WeightEdit edit =
                    normalizeWeights(MeshInstanceIndex(0), mesh, weights, {}, locked);
                applyAfter(edit, weights);
                for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
                    const VertexIndex vertex(v);
                    for (const std::uint16_t bone : {std::uint16_t(1), std::uint16_t(3)})
                        QCOMPARE(weights.weightOf(vertex, bone), start.weightOf(vertex, bone));
                }
                for (std::size_t i = 0; i < edit.vertices.size(); ++i)
                    QVERIFY(std::abs(rowSum(edit.after.row(i)) - 1.0) <= 6e-8);
                QVERIFY(
                    normalizeWeights(MeshInstanceIndex(0), mesh, weights, {}, locked).isEmpty());
                applyBefore(edit, weights);
                QVERIFY(weights == start);
            }
        }
    }

    void withoutLocksEveryRowWithWeightSumsToOne() {
        const Mesh mesh = soupOf(tubeMesh(12, 8));
        SkinWeights weights = randomWeights(mesh, RowKind::WithZeroRows, 3);
        applyAfter(normalizeWeights(MeshInstanceIndex(0), mesh, weights, {}, {}), weights);
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            const double sum = rowSum(weights, VertexIndex(v));
            QVERIFY(sum == 0.0 || std::abs(sum - 1.0) <= 6e-8);
        }
    }

    void whatCannotBeNormalisedIsLeftAlone_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("zero row") << 0;
        QTest::newRow("all locked") << 1;
        QTest::newRow("locked sum above one") << 2;
        QTest::newRow("free weights all zero") << 3;
    }
    void whatCannotBeNormalisedIsLeftAlone() {
        QFETCH(int, kind);
        const WeightRow rows[] = {{}, {{1, 0.4f}}, {{0, 0.5f}, {1, 1.5f}}, {{0, 0.0f}, {1, 0.5f}}};
        WeightRow row = rows[kind];
        QVERIFY(!normalizeRow(row, std::vector<std::uint8_t>{0, 1}));
        QCOMPARE(row, rows[kind]);
    }

    void lockedOutRowsAreCounted() {
        const Mesh mesh = gridMesh(1, 1);
        SkinWeights weights(4);
        weights.setRow(VertexIndex(0), WeightRow{{1, 0.4f}});
        weights.setRow(VertexIndex(1), WeightRow{{0, 0.4f}});
        const WeightEdit edit = normalizeWeights(MeshInstanceIndex(0), mesh, weights, {},
                                                 std::vector<std::uint8_t>{0, 1});
        QCOMPARE(edit.lockedOut, std::size_t(1));
        QCOMPARE(edit.vertices, std::vector<VertexIndex>{VertexIndex(1)});
    }

    void lockedRowsThatSumToOneAreNotCounted() {
        const Mesh mesh = gridMesh(1, 1);
        SkinWeights weights(4);
        weights.setRow(VertexIndex(0), WeightRow{{1, 1.0f}});
        weights.setRow(VertexIndex(1), WeightRow{{1, 0.25f}, {3, 0.75f}});
        weights.setRow(VertexIndex(2), WeightRow{{0, 0.0f}, {1, 1.0f}});
        const WeightEdit edit = normalizeWeights(MeshInstanceIndex(0), mesh, weights, {},
                                                 std::vector<std::uint8_t>{0, 1, 0, 1});
        QCOMPARE(edit.lockedOut, std::size_t(0));
        QVERIFY(edit.isEmpty());
    }

    void givenVerticesBringTheirTwins() {
        const Mesh soup = soupOf(cubeMesh());
        SkinWeights weights(soup.vertexCount());
        for (std::size_t v = 0; v < soup.vertexCount(); ++v)
            weights.setRow(VertexIndex(v), WeightRow{{0, 0.5f}});
        const std::vector<VertexIndex> one{VertexIndex(3)};
        const WeightEdit edit = normalizeWeights(MeshInstanceIndex(0), soup, weights, one, {});
        const auto twins = soup.topology.verticesOf(soup.topology.pointOfVertex[3]);
        QVERIFY(std::ranges::equal(edit.vertices, twins));
    }

    void twinsWithTheSameRowInAnotherOrderGetTheSameBits() {
        const Mesh mesh = meshOf("twins", {{0, 0, 0}, {0, 0, 0}}, {});
        SkinWeights weights(2);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.1f}, {1, 0.1f}, {2, 0.1f}});
        weights.setRow(VertexIndex(1), WeightRow{{2, 0.1f}, {1, 0.1f}, {0, 0.1f}});
        applyAfter(normalizeWeights(MeshInstanceIndex(0), mesh, weights, {}, {}), weights);
        for (std::uint16_t bone = 0; bone < 3; ++bone)
            QCOMPARE(weights.weightOf(VertexIndex(1), bone),
                     weights.weightOf(VertexIndex(0), bone));
    }

    void hugeAndTinyWeightsNormalise() {
        const float most = std::numeric_limits<float>::max();
        WeightRow huge{{0, most}, {1, most}, {2, most}};
        QVERIFY(normalizeRow(huge, {}));
        QVERIFY(std::abs(rowSum(huge) - 1.0) <= 6e-8);
        WeightRow tiny{{0, 1e-42f}, {1, 1e-42f}};
        QVERIFY(normalizeRow(tiny, {}));
        QCOMPARE(tiny, (WeightRow{{0, 0.5f}, {1, 0.5f}}));
    }
};

RIGWRIGHT_TEST(tst_normalize)
#include "tst_normalize.moc"
