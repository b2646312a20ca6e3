// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of weights: what is put in comes out, copies stay as they were.
#include "core/base/parallel.h"
#include "core/skin/skin_weights.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <thread>

using namespace rigwright;
using namespace rigwright::test;

namespace {

using Rows = std::vector<WeightRow>;

Rows randomRows(std::mt19937& random, std::size_t count, std::size_t longest) {
    Rows rows(count);
    for (WeightRow& row : rows)
        row = randomRow(random, random() % (longest + 1), 60);
    return rows;
}

SkinWeights weightsOf(const Rows& rows) {
    SkinWeights weights(rows.size());
    for (std::size_t v = 0; v < rows.size(); ++v)
        weights.setRow(VertexIndex(v), rows[v]);
    return weights;
}

bool holds(const SkinWeights& weights, const Rows& rows) {
    if (weights.rowCount() != rows.size())
        return false;
    for (std::size_t v = 0; v < rows.size(); ++v)
        if (weights.copyRow(VertexIndex(v)) != rows[v])
            return false;
    return true;
}

} // namespace

class tst_skin_weights : public QObject {
    Q_OBJECT
private slots:
    void newRowsAreEmpty() {
        const SkinWeights weights(1000);
        QCOMPARE(weights.rowCount(), std::size_t(1000));
        QCOMPARE(weights.blockCount(), std::size_t(2));
        QCOMPARE(weights.maxInfluences(), std::size_t(0));
        QVERIFY(holds(weights, Rows(1000)));
        QCOMPARE(SkinWeights().rowCount(), std::size_t(0));
    }
    void strideClimbsTheLadder() {
        const std::vector<std::uint32_t> expected{1, 1, 2, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12, 16};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(strideFor(i), expected[i]);
        QCOMPARE(strideFor(17), 20u);
        QCOMPARE(strideFor(40), 40u);
    }
    void rowsOfOneToFortyInfluencesComeBackAsGiven() {
        std::mt19937 random(1);
        for (std::size_t influences = 1; influences <= 40; ++influences) {
            Rows rows(600);
            for (WeightRow& row : rows)
                row = randomRow(random, influences, 60);
            const SkinWeights weights = weightsOf(rows);
            QVERIFY(holds(weights, rows));
            QCOMPARE(weights.maxInfluences(), influences);
            QCOMPARE(weights.block(0).stride, strideFor(influences));
        }
    }
    void anyOrderOfWritesEndsTheSame() {
        std::mt19937 random(2);
        const Rows rows = randomRows(random, 1500, 40);
        std::vector<std::size_t> order(rows.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::shuffle(order.begin(), order.end(), random);
        SkinWeights weights(rows.size());
        for (const std::size_t v : order) // first something else, of another length
            weights.setRow(VertexIndex(v), randomRow(random, random() % 20, 60));
        for (const std::size_t v : order)
            weights.setRow(VertexIndex(v), rows[v]);
        QVERIFY(holds(weights, rows));
    }
    void aLongRowRelaysOnlyItsBlock() {
        SkinWeights weights(2000);
        std::mt19937 random(3);
        weights.setRow(VertexIndex(600), randomRow(random, 9, 60));
        QCOMPARE(weights.block(0).stride, 1u);
        QCOMPARE(weights.block(1).stride, 12u);
        QCOMPARE(weights.block(2).stride, 1u);
    }
    void unusedPlacesOfARowAreZero() {
        SkinWeights weights(1);
        std::mt19937 random(4);
        weights.setRow(VertexIndex(0), randomRow(random, 8, 60));
        weights.setRow(VertexIndex(0), WeightRow{{5, 1.0f}});
        for (std::size_t i = 1; i < 8; ++i) {
            QCOMPARE(weights.block(0).bones[i], std::uint16_t(0));
            QCOMPARE(weights.block(0).weights[i], 0.0f);
        }
    }
    void zerosAndDuplicatesAreKeptAsGiven() {
        const WeightRow row{{3, 0.0f}, {1, 0.25f}, {3, 0.5f}, {1, 0.25f}};
        SkinWeights weights(1);
        weights.setRow(VertexIndex(0), row);
        QCOMPARE(weights.copyRow(VertexIndex(0)), row);
        QCOMPARE(weights.weightOf(VertexIndex(0), 1), 0.5f);
        QCOMPARE(weights.weightOf(VertexIndex(0), 3), 0.5f);
        QCOMPARE(weights.weightOf(VertexIndex(0), 2), 0.0f);
    }
    void equalityIsThatOfTheRowsNotOfTheStrides() {
        std::mt19937 random(5);
        const Rows rows = randomRows(random, 1200, 4);
        SkinWeights a = weightsOf(rows);
        SkinWeights b = weightsOf(rows);
        QVERIFY(a == b);
        b.setRow(VertexIndex(700), randomRow(random, 30, 60));
        QVERIFY(!(a == b));
        b.setRow(VertexIndex(700), rows[700]);
        QVERIFY(b.block(1).stride != a.block(1).stride);
        QVERIFY(a == b);
        QVERIFY(!(a == SkinWeights(1200)));
        QVERIFY(!(SkinWeights(3) == SkinWeights(4)));
    }
    void theOrderWithinARowCounts() {
        SkinWeights a(1);
        SkinWeights b(1);
        a.setRow(VertexIndex(0), WeightRow{{0, 0.5f}, {1, 0.5f}});
        b.setRow(VertexIndex(0), WeightRow{{1, 0.5f}, {0, 0.5f}});
        QVERIFY(!(a == b));
    }
    void writingDoesNotReachCopies() {
        std::mt19937 random(6);
        const Rows rows = randomRows(random, 1500, 6);
        SkinWeights weights = weightsOf(rows);
        const SkinWeights copy = weights;
        QCOMPARE(&copy.block(0), &weights.block(0));
        for (std::size_t v = 512; v < 1024; ++v)
            weights.setRow(VertexIndex(v), randomRow(random, 9, 60));
        QVERIFY(holds(copy, rows));
        QCOMPARE(&copy.block(0), &weights.block(0)); // only what was written was copied
        QVERIFY(&copy.block(1) != &weights.block(1));
        QCOMPARE(&copy.block(2), &weights.block(2));
    }
    void aBlockPutBackUndoesAll() {
        std::mt19937 random(7);
        const Rows rows = randomRows(random, 1500, 6);
        SkinWeights weights = weightsOf(rows);
        std::vector<SharedBlock<SkinWeights::Block>> kept;
        for (std::size_t i = 0; i < weights.blockCount(); ++i)
            kept.push_back(weights.shareBlock(i));
        for (std::size_t v = 0; v < rows.size(); ++v)
            weights.setRow(VertexIndex(v), WeightRow{{1, 1.0f}});
        for (std::size_t i = 0; i < weights.blockCount(); ++i)
            weights.restoreBlock(i, kept[i]);
        QVERIFY(holds(weights, rows));
        // What was kept stays as it was when the weights are written again.
        weights.setRow(VertexIndex(0), WeightRow{{2, 1.0f}});
        weights.restoreBlock(0, kept[0]);
        QVERIFY(holds(weights, rows));
    }
    void blocksCanBeFilledInPlace() {
        SkinWeights weights(3);
        SkinWeights::Block& block = weights.mutableBlock(0);
        block.stride = 2;
        block.bones = {4, 5, 6, 0, 0, 0};
        block.weights = {0.5f, 0.5f, 1.0f, 0, 0, 0};
        block.counts = {2, 1, 0};
        QVERIFY(holds(weights, {{{4, 0.5f}, {5, 0.5f}}, {{6, 1.0f}}, {}}));
    }
    void aCopyReadOnAnotherThreadIsSteady() {
        std::mt19937 random(8);
        const Rows rows = randomRows(random, 2000, 4);
        SkinWeights weights = weightsOf(rows);
        bool steady = false;
        std::thread reader([&, copy = weights] { steady = holds(copy, rows); });
        for (std::size_t v = 0; v < rows.size(); ++v)
            weights.setRow(VertexIndex(v), WeightRow{{7, 1.0f}});
        reader.join();
        QVERIFY(steady);
    }
    void keysAreEqualWhereRowsAre() {
        SkinWeights weights(7);
        const auto set = [&](std::size_t v, const WeightRow& row) {
            weights.setRow(VertexIndex(v), row);
        };
        set(0, {{1, 0.25f}, {2, 0.75f}});
        set(1, {{2, 0.75f}, {1, 0.25f}});            // another order
        set(2, {{1, 0.25f}, {9, 0.0f}, {2, 0.75f}}); // a zero
        set(3, {{1, 0.75f}, {2, 0.25f}});
        set(4, {{1, 0.25f}, {2, 0.75f}, {2, 0.75f}});
        set(5, {});
        set(6, {{3, 0.0f}});
        const auto keys = rowKeys(weights);
        QCOMPARE(keys[1], keys[0]);
        QCOMPARE(keys[2], keys[0]);
        QVERIFY(keys[3] != keys[0]);
        QVERIFY(keys[4] != keys[0]);
        QVERIFY(keys[5] != keys[0]);
        QCOMPARE(keys[6], keys[5]);
    }
    void keysTellManyRowsApartOnAnyNumberOfThreads() {
        std::mt19937 random(9);
        Rows rows = randomRows(random, 30'000, 5);
        std::erase_if(rows, [](const WeightRow& row) { return row.empty(); });
        const SkinWeights weights = weightsOf(rows);
        for (WeightRow& row : rows)
            std::ranges::sort(row, {}, &Influence::bone);
        std::vector<std::uint64_t> keys;
        std::vector<std::uint64_t> alone;
        withThreads(4, [&] { keys = rowKeys(weights); });
        withThreads(1, [&] { alone = rowKeys(weights); });
        QCOMPARE(keys, alone);
        std::map<std::vector<std::pair<std::uint16_t, float>>, std::uint64_t> seen;
        std::map<std::uint64_t, std::size_t> rowsOfKey;
        for (std::size_t v = 0; v < rows.size(); ++v) {
            std::vector<std::pair<std::uint16_t, float>> plain;
            for (const Influence& influence : rows[v])
                plain.emplace_back(influence.bone, influence.weight);
            const auto [known, added] = seen.try_emplace(plain, keys[v]);
            QCOMPARE(keys[v], known->second);
            rowsOfKey[keys[v]] += added;
        }
        for (const auto& [key, distinct] : rowsOfKey)
            QCOMPARE(distinct, std::size_t(1));
    }
};

RIGWRIGHT_TEST(tst_skin_weights)
#include "tst_skin_weights.moc"
