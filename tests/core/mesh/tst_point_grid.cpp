// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Ball queries against brute force.
#include "core/mesh/point_grid.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

std::vector<VertexIndex> found(const PointGrid& grid, std::span<const Vec3f> positions,
                               const Vec3f& centre, float radius) {
    std::vector<VertexIndex> result;
    grid.ball(positions, centre, radius, result);
    std::ranges::sort(result);
    return result;
}

std::vector<VertexIndex> bruteForce(std::span<const Vec3f> positions, const Vec3f& centre,
                                    float radius) {
    std::vector<VertexIndex> result;
    for (std::size_t v = 0; v < positions.size(); ++v)
        if ((positions[v] - centre).squaredNorm() <= radius * radius)
            result.emplace_back(v);
    return result;
}

} // namespace

class tst_point_grid : public QObject {
    Q_OBJECT
private slots:
    void ballsAreThoseOfBruteForce() {
        std::mt19937 random(1);
        std::normal_distribution<float> normal;
        std::vector<std::vector<Vec3f>> clouds;
        for (const Mesh& mesh : meshZoo())
            clouds.push_back(mesh.positions);
        for (const Vec3f& shape : {Vec3f(1, 1, 1), Vec3f(1, 0, 0), Vec3f(1, 1, 0),
                                   Vec3f(100, 1e-3f, 1), Vec3f(0, 0, 0)}) {
            auto& cloud = clouds.emplace_back();
            for (int i = 0; i < 5000; ++i)
                cloud.push_back(
                    Vec3f(normal(random), normal(random), normal(random)).cwiseProduct(shape) +
                    Vec3f(10, -3, 0.5f));
        }
        std::size_t hits = 0;
        for (const auto& cloud : clouds) {
            const PointGrid grid(cloud);
            for (int i = 0; i < 50; ++i) {
                const Vec3f offset(normal(random), normal(random), normal(random));
                const Vec3f centre =
                    cloud.empty() ? offset : Vec3f(cloud[random() % cloud.size()] + 0.1f * offset);
                const float radius = std::abs(normal(random));
                const auto result = found(grid, cloud, centre, radius);
                QCOMPARE(result, bruteForce(cloud, centre, radius));
                hits += result.size();
            }
        }
        QVERIFY(hits > 10'000);
    }

    void outliersAndNotANumberDoNotHurt() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const float infinity = std::numeric_limits<float>::infinity();
        const std::vector<Vec3f> positions{{0, 0, 0},        {nan, 0, 0},    {1e30f, -1e30f, 3e38f},
                                           {0, infinity, 0}, {-3e38f, 0, 0}, {0.1f, 0, 0}};
        const PointGrid grid(positions);
        QCOMPARE(found(grid, positions, {0, 0, 0}, 1.0f),
                 (std::vector<VertexIndex>{VertexIndex(0), VertexIndex(5)}));
        QCOMPARE(found(grid, positions, {0, 0, 0}, infinity).size(), std::size_t(4));
    }

    void nonsenseFindsNothing() {
        const std::vector<Vec3f> positions{{0, 0, 0}};
        const PointGrid grid(positions);
        const float nan = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(found(grid, positions, {0, 0, 0}, -1.0f).empty());
        QVERIFY(found(grid, positions, {0, 0, 0}, nan).empty());
        QVERIFY(found(grid, positions, {nan, 0, 0}, 1.0f).empty());
        QCOMPARE(found(grid, positions, {0, 0, 0}, 0.0f).size(), std::size_t(1));
        QVERIFY(found(PointGrid(), {}, {0, 0, 0}, 1.0f).empty());
        QVERIFY(found(PointGrid(std::span<const Vec3f>()), {}, {0, 0, 0}, 1.0f).empty());
    }
};

RIGWRIGHT_TEST(tst_point_grid)
#include "tst_point_grid.moc"
