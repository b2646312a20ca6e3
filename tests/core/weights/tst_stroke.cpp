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

    void lightDabsAreNearerToOneAnother() {
        StrokeSampler sampler(4.0, [](double pressure) { return pressure; });
        Points dabs = sampler.moveTo({0, 0, 0.5});
        const Points rest = sampler.moveTo({8, 0, 0.5});
        dabs.insert(dabs.end(), rest.begin(), rest.end());
        QCOMPARE(dabs.size(), std::size_t(5));
        for (std::size_t i = 0; i < dabs.size(); ++i)
            QCOMPARE(dabs[i].x, 2.0 * double(i));
        // A share that makes no sense is the whole spacing, never a stroke that does not end.
        for (const double share : {0.0, -1.0, 2.0, std::numeric_limits<double>::quiet_NaN()}) {
            StrokeSampler whole(4.0, [share](double) { return share; });
            QCOMPARE(whole.moveTo({0, 0, 1}).size(), std::size_t(1));
            QCOMPARE(whole.moveTo({8, 0, 1}).size(), std::size_t(2));
        }
    }

    void aPressureRampGivesTheSameDabsAtAnyEventRate() {
        const Points path{{10, 20, 0.1}, {250, 60, 1.0}, {300, 300, 0.3}};
        const auto dabsOf = [](const Points& events) {
            StrokeSampler sampler(5.0, [](double pressure) { return pressure * pressure; });
            Points dabs;
            for (const auto& event : events)
                for (const auto& dab : sampler.moveTo(event))
                    dabs.push_back(dab);
            return dabs;
        };
        const Points coarse = dabsOf(path);
        const Points fine = dabsOf(finer(path, 97));
        QVERIFY(coarse.size() > 100);
        QCOMPARE(fine.size(), coarse.size());
        for (std::size_t i = 0; i < coarse.size(); ++i) {
            QVERIFY(std::hypot(fine[i].x - coarse[i].x, fine[i].y - coarse[i].y) < 0.01);
            QVERIFY(std::abs(fine[i].pressure - coarse[i].pressure) < 1e-3);
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
