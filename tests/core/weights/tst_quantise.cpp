// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Quantising: whole steps that sum to one, with the least error.
#include "core/weights/quantise.h"
#include "tests/support/builders.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr std::uint32_t kSteps[] = {1, 3, 10, 16, 100, 255, 256, 1023, 65535};

WeightRow quantised(WeightRow row, std::uint32_t steps, std::span<const std::uint8_t> locked = {}) {
    quantiseRow(row, {steps}, locked);
    return row;
}

double weightIn(std::span<const Influence> row, std::uint16_t bone) {
    double weight = 0.0;
    for (const Influence& influence : row)
        weight += influence.bone == bone ? double(influence.weight) : 0.0;
    return weight;
}

/// The least sum of |k - x| over all whole k >= 0 that sum to `total`, by trying all of them.
double leastError(const std::vector<double>& x, int total) {
    double best = std::numeric_limits<double>::infinity();
    const std::function<void(std::size_t, int, double)> go = [&](std::size_t i, int left,
                                                                 double error) {
        if (i + 1 == x.size()) {
            best = std::min(best, error + std::abs(double(left) - x[i]));
            return;
        }
        for (int k = 0; k <= left; ++k)
            go(i + 1, left - k, error + std::abs(double(k) - x[i]));
    };
    go(0, total, 0.0);
    return best;
}

} // namespace

class tst_quantise : public QObject {
    Q_OBJECT
private slots:
    void stepsAreWholeSumToAllOfThemAndAreLessThanOneOff() {
        std::mt19937 random(5);
        for (const std::uint32_t steps : kSteps)
            for (std::size_t count = 1; count <= 8; ++count)
                for (int i = 0; i < 50; ++i) {
                    const WeightRow row = randomRow(random, count, 20);
                    const WeightRow after = quantised(row, steps);
                    double sum = 0.0;
                    for (const Influence& influence : after) {
                        const double k = std::round(double(influence.weight) * steps);
                        QCOMPARE(influence.weight, float(k / steps));
                        QVERIFY(k >= 1.0);
                        sum += k;
                    }
                    QCOMPARE(sum, double(steps));
                    QVERIFY(std::abs(rowSum(after) - 1.0) <= 1e-7);
                    for (const Influence& influence : row)
                        QVERIFY(std::abs(weightIn(after, influence.bone) -
                                         double(influence.weight) / rowSum(row)) *
                                    steps <
                                1.01);
                }
    }

    /// Half a step, but for what the missing steps ask: no other row of whole steps errs less.
    void noOtherRowErrsLess() {
        std::mt19937 random(9);
        for (const std::uint32_t steps : {1u, 4u, 10u, 15u})
            for (std::size_t count = 1; count <= 4; ++count)
                for (int i = 0; i < 40; ++i) {
                    const WeightRow row = randomRow(random, count, 9);
                    const WeightRow after = quantised(row, steps);
                    std::vector<double> x;
                    double error = 0.0;
                    for (const Influence& influence : row) {
                        x.push_back(double(influence.weight) / rowSum(row) * steps);
                        error += std::abs(weightIn(after, influence.bone) * steps - x.back());
                    }
                    QVERIFY(error <= leastError(x, int(steps)) + 1e-4);
                }
    }

    void twoBonesAreHalfAStepOffAtMost() {
        for (int i = 0; i <= 1000; ++i) {
            const float weight = float(i) / 1000.0f;
            const WeightRow after = quantised({{0, weight}, {1, 1.0f - weight}}, 255);
            QVERIFY(std::abs(weightIn(after, 0) - double(weight)) * 255.0 <= 0.5001);
        }
    }

    void twiceIsOnce() {
        std::mt19937 random(7);
        for (const std::uint32_t steps : kSteps)
            for (const std::vector<std::uint8_t>& locked :
                 {std::vector<std::uint8_t>{}, std::vector<std::uint8_t>{1, 0, 1}})
                for (int i = 0; i < 300; ++i) {
                    const WeightRow once =
                        quantised(randomRow(random, 1 + i % 7, 9), steps, locked);
                    QCOMPARE(quantised(once, steps, locked), once);
                }
    }

    void workedByHand() {
        // Tenths: 4.6, 3.3, 2.1 → 4, 3, 2; the one that is missing goes to 4.6.
        QCOMPARE(quantised({{3, 0.46f}, {1, 0.33f}, {7, 0.21f}}, 10),
                 (WeightRow{{3, 0.5f}, {1, 0.3f}, {7, 0.2f}}));
        // Equal remainders: to the lower bone; what comes to no step goes.
        QCOMPARE(quantised({{5, 0.25f}, {2, 0.25f}, {9, 0.5f}}, 1), (WeightRow{{9, 1.0f}}));
        QCOMPARE(quantised({{5, 0.5f}, {2, 0.5f}}, 1), (WeightRow{{2, 1.0f}}));
        // A row that does not sum to 1 counts as it is shown.
        QCOMPARE(quantised({{0, 3.0f}, {1, 1.0f}}, 4), (WeightRow{{0, 0.75f}, {1, 0.25f}}));
    }

    void lockedBonesKeepTheirBitsAndTheHeaviestTakesTheBrokenStep() {
        const std::vector<std::uint8_t> locked{1};
        // Left are 7.7 tenths: of 0.4 and 0.37 steps 4 and 3 (4.0, 3.7), 7 whole ones.
        const WeightRow after = quantised({{0, 0.23f}, {1, 0.4f}, {2, 0.37f}}, 10, locked);
        QCOMPARE(after[0], (Influence{0, 0.23f}));
        QCOMPARE(after[2], (Influence{2, 0.3f}));
        QVERIFY(std::abs(double(after[1].weight) - 0.47) <= 1e-6);
        QVERIFY(std::abs(rowSum(after) - 1.0) <= 1e-7);
        // Less than a step is left: the heaviest free bone has it.
        const WeightRow little = quantised({{0, 0.95f}, {1, 0.03f}, {2, 0.02f}}, 10, locked);
        QCOMPARE(little.size(), std::size_t(2));
        QVERIFY(std::abs(double(little[1].weight) - 0.05) <= 1e-6);
        WeightRow full{{0, 1.0f}, {1, 0.5f}};
        QCOMPARE(quantiseRow(full, {10}, locked), RowOutcome::LockedOut);
    }

    void wholeMeshesCountWhatWentAndKeepTwins() {
        const Mesh mesh = soupOf(tubeMesh(6, 6));
        const SkinWeights weights = randomWeights(mesh, RowKind::Normalised, 3);
        const WeightEdit edit = quantiseWeights({MeshInstanceIndex(0), mesh, weights}, {2});
        std::size_t gone = 0;
        for (std::size_t i = 0; i < edit.vertices.size(); ++i)
            gone += edit.before.row(i).size() - edit.after.row(i).size();
        QVERIFY(gone > 0);
        QCOMPARE(edit.droppedInfluences, gone);
        QVERIFY(quantiseWeights({MeshInstanceIndex(0), mesh, weights}, {0}).isEmpty());
    }
};

RIGWRIGHT_TEST(tst_quantise)
#include "tst_quantise.moc"
