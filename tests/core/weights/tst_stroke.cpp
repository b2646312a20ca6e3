// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Strokes by distance: the rate of events does not matter.
#include "core/weights/stroke.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace rigwright;

namespace {

using Points = std::vector<StrokeSampler::Point>;

Points sampled(const Points& path, double spacing) {
    StrokeSampler sampler(spacing);
    Points dabs;
    for (const auto& point : path) {
        const Points some = sampler.moveTo(point);
        dabs.insert(dabs.end(), some.begin(), some.end());
    }
    return dabs;
}

/// The same path with `parts` events for each one.
Points finer(const Points& path, int parts) {
    Points result{path.front()};
    for (std::size_t i = 1; i < path.size(); ++i)
        for (int k = 1; k <= parts; ++k) {
            const double t = double(k) / parts;
            result.push_back({std::lerp(path[i - 1].x, path[i].x, t),
                              std::lerp(path[i - 1].y, path[i].y, t),
                              std::lerp(path[i - 1].pressure, path[i].pressure, t)});
        }
    return result;
}

} // namespace

class tst_stroke : public QObject {
    Q_OBJECT
private slots:
    void dabsAreOneSpacingApart() {
        const Points dabs = sampled({{0, 0, 1}, {10, 0, 1}, {10, 10, 1}}, 2.5);
        QCOMPARE(dabs.size(), std::size_t(9));
        for (std::size_t i = 0; i < dabs.size(); ++i) {
            const double way = 2.5 * double(i);
            QCOMPARE(dabs[i].x, std::min(way, 10.0));
            QCOMPARE(dabs[i].y, std::max(way - 10.0, 0.0));
        }
    }

    void equalPathsGiveBitEqualDabsAtAnyEventRate() {
        std::mt19937 random(5);
        std::uniform_real_distribution<double> pixel(0.0, 1920.0);
        for (int stroke = 0; stroke < 50; ++stroke) {
            Points path;
            for (int i = 0; i < 12; ++i)
                path.push_back({std::floor(pixel(random)), std::floor(pixel(random)),
                                double(random() % 100) / 100.0});
            const double spacing = 1.0 + double(stroke) * 0.37;
            const Points expected = sampled(path, spacing);
            QVERIFY(expected.size() > 100);
            for (const int parts : {2, 7, 100})
                QCOMPARE(sampled(finer(path, parts), spacing), expected);
        }
    }

    void aDabAtTheVeryEndOfAPathIsNotLostByShortEvents() {
        const Points path{{0, 0, 1}, {100, 0, 1}};
        QCOMPARE(sampled(path, 5.0).size(), std::size_t(21));
        QCOMPARE(sampled(finer(path, 1000), 5.0), sampled(path, 5.0));
    }

    void standingStillGivesOneDab() {
        QCOMPARE(sampled({{3, 4, 1}, {3, 4, 1}, {3, 4, 1}}, 2.0), (Points{{3, 4, 1}}));
    }

    void pressureGoesAlongTheWay() {
        const Points dabs = sampled({{0, 0, 0}, {10, 0, 1}}, 5.0);
        QCOMPARE(dabs.size(), std::size_t(3));
        QCOMPARE(dabs[1].pressure, 0.5);
        QCOMPARE(dabs[2].pressure, 1.0);
    }

    void pointsThatAreNotFiniteAreIgnored() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double infinity = std::numeric_limits<double>::infinity();
        const Points with =
            sampled({{nan, 0, 1}, {0, 0, 1}, {infinity, 0, 1}, {5, 0, nan}, {10, 0, 1}}, 5.0);
        QCOMPARE(with, sampled({{0, 0, 1}, {10, 0, 1}}, 5.0));
    }

    void absurdSpacingsAndMovementsAreBounded() {
        for (const double spacing : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(),
                                     std::numeric_limits<double>::infinity()})
            QCOMPARE(sampled({{0, 0, 1}, {10, 0, 1}}, spacing).size(), std::size_t(11));
        QCOMPARE(sampled({{0, 0, 1}, {1e12, 0, 1}}, 1.0).size(), std::size_t(2));
        QCOMPARE(sampled({{0, 0, 1}, {1e308, -1e308, 1}}, 1e-3).size(), std::size_t(2));
    }
};

RIGWRIGHT_TEST(tst_stroke)
#include "tst_stroke.moc"
