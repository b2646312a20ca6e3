// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Pruning and limiting.
#include "core/weights/prune.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

bool near(const WeightRow& actual, const WeightRow& expected) {
    if (actual.size() != expected.size())
        return false;
    for (std::size_t i = 0; i < actual.size(); ++i)
        if (actual[i].bone != expected[i].bone ||
            std::abs(actual[i].weight - expected[i].weight) > 1e-6f)
            return false;
    return true;
}

const std::vector<std::uint8_t> kOneAndThree{0, 1, 0, 1};

} // namespace

class tst_prune : public QObject {
    Q_OBJECT
private slots:
    void lightOnesLeaveAndTheOthersShare() {
        WeightRow row{{0, 0.6f}, {1, 0.05f}, {2, 0.35f}};
        QCOMPARE(pruneRow(row, {0.1f, true}, {}), RowOutcome::Changed);
        QVERIFY(near(row, {{0, 0.631579f}, {2, 0.368421f}}));
        row = {{0, 0.6f}, {1, 0.05f}, {2, 0.35f}};
        pruneRow(row, {0.1f, false}, {});
        QCOMPARE(row, (WeightRow{{0, 0.6f}, {2, 0.35f}}));
    }

    void theThresholdIsAShareOfTheSum() {
        WeightRow row{{0, 6.0f}, {1, 0.5f}, {2, 3.5f}};
        QCOMPARE(pruneRow(row, {0.1f, true}, {}), RowOutcome::Changed);
        QVERIFY(near(row, {{0, 0.631579f}, {2, 0.368421f}}));
        row = {{0, 0.1f}, {1, 0.9f}}; // at the threshold is not below it
        QCOMPARE(pruneRow(row, {0.1f, true}, {}), RowOutcome::Unchanged);
    }

    void aRowIsNeverEmptied() {
        WeightRow row{{0, 0.3f}, {1, 0.4f}, {2, 0.3f}};
        QCOMPARE(pruneRow(row, {1.0f, true}, {}), RowOutcome::Changed);
        QCOMPARE(row, (WeightRow{{1, 1.0f}}));
        QCOMPARE(pruneRow(row, {1.0f, true}, {}), RowOutcome::Unchanged);
        row = {{0, 0.5f}, {1, 0.5f}}; // of equal ones the lower bone
        pruneRow(row, {0.9f, false}, {});
        QCOMPARE(row, (WeightRow{{0, 0.5f}}));
    }

    void lockedOnesStayHoweverLight() {
        WeightRow row{{0, 0.9f}, {1, 0.02f}, {2, 0.08f}};
        pruneRow(row, {0.1f, true}, kOneAndThree);
        QVERIFY(near(row, {{0, 0.98f}, {1, 0.02f}}));
        QCOMPARE(row[1].weight, 0.02f);
        // Somebody carries what the locked ones leave.
        row = {{1, 0.9f}, {0, 0.06f}, {2, 0.04f}};
        pruneRow(row, {0.1f, true}, kOneAndThree);
        QVERIFY(near(row, {{1, 0.9f}, {0, 0.1f}}));
        // Locked ones that leave nothing need nobody.
        row = {{1, 0.6f}, {3, 0.4f}, {2, 1e-7f}};
        pruneRow(row, {0.1f, true}, kOneAndThree);
        QCOMPARE(row, (WeightRow{{1, 0.6f}, {3, 0.4f}}));
    }

    void limitKeepsTheHeaviest() {
        WeightRow row{{0, 0.1f}, {1, 0.4f}, {2, 0.2f}, {3, 0.3f}};
        QCOMPARE(limitRow(row, {2, true}, {}), RowOutcome::Changed);
        QVERIFY(near(row, {{1, 0.571429f}, {3, 0.428571f}}));
        QCOMPARE(limitRow(row, {2, true}, {}), RowOutcome::Unchanged);
        QCOMPARE(limitRow(row, {0, true}, {}), RowOutcome::Unchanged);
        row = {{0, 0.25f}, {1, 0.25f}, {2, 0.25f}, {3, 0.25f}};
        limitRow(row, {1, true}, {});
        QCOMPARE(row, (WeightRow{{0, 1.0f}}));
    }

    void zerosAndDuplicatesDoNotCount() {
        WeightRow row{{0, 0.3f}, {4, 0.0f}, {0, 0.3f}, {1, 0.4f}};
        QCOMPARE(limitRow(row, {2, true}, {}), RowOutcome::Unchanged);
        QCOMPARE(row.size(), std::size_t(4));
        QCOMPARE(limitRow(row, {1, true}, {}), RowOutcome::Changed);
        QCOMPARE(row, (WeightRow{{0, 1.0f}}));
    }

    void lockedOnesCountAndStay() {
        WeightRow row{{1, 0.1f}, {3, 0.1f}, {0, 0.5f}, {2, 0.3f}};
        QCOMPARE(limitRow(row, {3, true}, kOneAndThree), RowOutcome::Changed);
        QVERIFY(near(row, {{1, 0.1f}, {3, 0.1f}, {0, 0.8f}}));
        // No place for anybody to carry the rest.
        const WeightRow full{{1, 0.1f}, {3, 0.1f}, {0, 0.8f}};
        row = full;
        QCOMPARE(limitRow(row, {2, true}, kOneAndThree), RowOutcome::LockedOut);
        QCOMPARE(row, full);
        row = {{1, 0.5f}, {3, 0.5f}, {0, 1e-8f}};
        QCOMPARE(limitRow(row, {2, true}, kOneAndThree), RowOutcome::Changed);
        QCOMPARE(row, (WeightRow{{1, 0.5f}, {3, 0.5f}}));
    }

    void afterwardsNoRowIsTooLongAndTwiceIsOnce() {
        for (const Mesh& mesh : meshZoo()) {
            for (const RowKind kind :
                 {RowKind::Normalised, RowKind::AnySum, RowKind::WithZeroRows}) {
                SkinWeights weights = randomWeights(mesh, kind, 5);
                const WeightScope scope{MeshInstanceIndex(0), mesh, weights};
                const WeightEdit limited = limitInfluences(scope, {2, true});
                std::size_t before = 0;
                std::size_t after = 0;
                for (const VertexIndex vertex : limited.vertices)
                    before += weights.row(vertex).size();
                applyAfter(limited, weights);
                for (const VertexIndex vertex : limited.vertices)
                    after += weights.row(vertex).size();
                QCOMPARE(limited.droppedInfluences, before - after);
                QVERIFY(weights.maxInfluences() <= 2);
                QVERIFY(limitInfluences(scope, {2, true}).isEmpty());
                applyAfter(pruneWeights(scope, {0.3f, true}), weights);
                for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                    for (const float weight : weights.row(VertexIndex(v)).weights)
                        QVERIFY(weight >= 0.3f * float(rowSum(weights, VertexIndex(v))) - 1e-6f);
                QVERIFY(pruneWeights(scope, {0.3f, true}).isEmpty());
            }
        }
    }
};

RIGWRIGHT_TEST(tst_prune)
#include "tst_prune.moc"
