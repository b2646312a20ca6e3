// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Censuses: counts that a plain look at every row gives as well.
#include "core/quality/weight_census.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

class tst_weight_census : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rowsAreCountedByTheirInfluences() {
        SkinWeights weights(5);
        weights.setRow(VertexIndex(0), WeightRow{{0, 1.0f}});
        weights.setRow(VertexIndex(1), WeightRow{{0, 0.5f}, {1, 0.5f}, {2, 0.0f}}); // a 0 is none
        weights.setRow(VertexIndex(2), WeightRow{{0, 0.5f}, {1, 0.25f}});
        weights.setRow(VertexIndex(3), WeightRow{{0, 1.0f}, {1, 1.0f}, {2, 1.0f}});
        const WeightCensus census = censusOf(weights);
        QCOMPARE(census.rows, std::size_t(5));
        QCOMPARE(census.zeroRows, std::size_t(1));
        QCOMPARE(census.unnormalised, std::size_t(2));
        QCOMPARE(census.farthestSum, 3.0);
        QCOMPARE(census.rowsByInfluences, (std::vector<std::size_t>{1, 1, 2, 1}));
        QCOMPARE(census.rowsOver(0), std::size_t(4));
        QCOMPARE(census.rowsOver(2), std::size_t(1));
        QCOMPARE(census.rowsOver(3), std::size_t(0));
        QCOMPARE(census.rowsOver(100), std::size_t(0));
        QCOMPARE(census.mostInfluences(), std::size_t(3));
        QCOMPARE(censusOf(SkinWeights()).mostInfluences(), std::size_t(0));
    }
};

RIGWRIGHT_TEST(tst_weight_census)
#include "tst_weight_census.moc"
