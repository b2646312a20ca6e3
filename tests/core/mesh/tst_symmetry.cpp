// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Matching points across a plane.
#include "core/base/parallel.h"
#include "core/mesh/mesh.h"
#include "core/mesh/symmetry.h"
#include "core/samples/samples.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

Vec3f placeOf(const Mesh& mesh, PointIndex point) {
    return mesh.positions[mesh.topology.verticesOf(point).front().value()];
}

/// Points in mirrored pairs, in random order, and some on the plane.
Mesh symmetricCloud(std::size_t pairs, std::size_t onPlane, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<float> anywhere(0.05f, 1.0f);
    std::vector<Vec3f> positions;
    for (std::size_t i = 0; i < pairs; ++i) {
        const Vec3f place(anywhere(random), anywhere(random), anywhere(random));
        positions.push_back(place);
        positions.emplace_back(-place.x(), place.y(), place.z());
    }
    for (std::size_t i = 0; i < onPlane; ++i)
        positions.emplace_back(0.0f, anywhere(random), anywhere(random));
    std::shuffle(positions.begin(), positions.end(), random);
    return meshOf("cloud", positions, {});
}

std::string brokenLaw(const Mesh& mesh, const SymmetryMap& map, double tolerance) {
    if (map.mirror.size() != mesh.topology.pointCount())
        return "not one entry a point";
    std::size_t unmatched = 0;
    for (std::size_t p = 0; p < map.mirror.size(); ++p) {
        const PointIndex other = map.of(PointIndex(p));
        if (!other.isValid()) {
            if (unmatched >= map.unmatched.size() || map.unmatched[unmatched++] != PointIndex(p))
                return "the list of unmatched points is not theirs";
            continue;
        }
        if (map.of(other) != PointIndex(p))
            return "mirroring twice is not the same";
        const Vec3f image = reflected(map.plane, placeOf(mesh, PointIndex(p)));
        if (!((image - placeOf(mesh, other)).norm() <= tolerance * 1.0001 + 1e-9))
            return "matched beyond the tolerance";
    }
    return unmatched == map.unmatched.size() ? "" : "too many unmatched points";
}

} // namespace

class tst_symmetry : public QObject {
    Q_OBJECT
private slots:
    void everyPairIsFoundInAnyOrder() {
        for (const std::uint32_t seed : {1u, 2u, 3u}) {
            const Mesh mesh = symmetricCloud(2000, 100, seed);
            const SymmetryMap map = findSymmetry(mesh);
            QCOMPARE(brokenLaw(mesh, map, 2e-4), std::string());
            QVERIFY(map.unmatched.empty());
            for (std::size_t p = 0; p < map.mirror.size(); ++p)
                QCOMPARE(map.isOnPlane(PointIndex(p)), placeOf(mesh, PointIndex(p)).x() == 0.0f);
        }
    }

    void theLawsHoldOnEveryMeshOfTheZoo() {
        for (const Mesh& mesh : meshZoo())
            for (const double tolerance : {0.0, 1e-4, 0.01}) {
                const SymmetryMap map = findSymmetry(mesh, {}, tolerance);
                const double size = mesh.vertexCount() == 0
                                        ? 0.0
                                        : double(bounds(mesh.positions).diagonal().norm());
                QCOMPARE(brokenLaw(mesh, map, tolerance * size), std::string());
            }
        const SymmetryMap cube = findSymmetry(cubeMesh());
        QVERIFY(cube.unmatched.empty());
        QCOMPARE(cube.of(PointIndex(0)), PointIndex(1));
        QCOMPARE(findSymmetry(gridMesh(7, 5)).unmatched.size(),
                 std::size_t(48 - 6)); // x from 0 to 1
    }

    void sampleCharactersAreSymmetric_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("mannequin") << "mannequin";
        QTest::newRow("bar") << "bar";
    }
    void sampleCharactersAreSymmetric() {
        QFETCH(QString, name);
        const Result<Character> sample = makeSample(name.toStdString());
        QVERIFY(sample.has_value());
        const Mesh& mesh = *sample->meshes.front().mesh;
        const SymmetryMap map = findSymmetry(mesh);
        QCOMPARE(brokenLaw(mesh, map, 1e-3), std::string());
        QVERIFY(map.unmatched.empty());
    }

    void otherPlanesMoveWithTheMesh() {
        Mesh mesh = symmetricCloud(500, 20, 5);
        const SymmetryMap expected = findSymmetry(mesh);
        const Eigen::AngleAxisf turn(0.7f, Vec3f(1, 2, 3).normalized());
        const Vec3f shift(0.3f, -0.2f, 0.1f);
        for (Vec3f& position : mesh.positions)
            position = turn * position + shift;
        SymmetryPlane plane;
        plane.normal = turn * Vec3f::UnitX();
        plane.offset = plane.normal.dot(shift);
        QCOMPARE(findSymmetry(mesh, plane).mirror, expected.mirror);
        plane.normal *= 4.0f; // any length will do
        plane.offset *= 4.0f;
        QCOMPARE(findSymmetry(mesh, plane).mirror, expected.mirror);
    }

    void pointsWithoutCounterpartAreListed() {
        Mesh mesh = meshOf("lopsided", {{1, 0, 0}, {-1, 0, 0}, {0.5f, 1, 0}, {0, 2, 0}}, {});
        const SymmetryMap map = findSymmetry(mesh);
        QCOMPARE(map.mirror, (std::vector<PointIndex>{PointIndex(1), PointIndex(0), PointIndex(),
                                                      PointIndex(3)}));
        QCOMPARE(map.unmatched, std::vector<PointIndex>{PointIndex(2)});
    }

    void theToleranceGoesWithTheSize() {
        for (const float size : {0.01f, 1.0f, 100.0f}) {
            // Bounds of 2 · size along x; the second pair is off by 1 % of that.
            const Mesh mesh = meshOf(
                "off",
                {{size, 0, 0}, {-size, 0, 0}, {0.5f * size, 0.02f * size, 0}, {-0.5f * size, 0, 0}},
                {});
            QCOMPARE(findSymmetry(mesh, {}, 0.009).unmatched.size(), std::size_t(2));
            QCOMPARE(findSymmetry(mesh, {}, 0.01).unmatched.size(), std::size_t(0));
        }
    }

    void theNearestPairsComeFirst() {
        // The image of 0 lies at -1; 1 is nearer to it than 2 is, and 2 has nobody else.
        const Mesh mesh = meshOf("near", {{1, 0, 0}, {-1.001f, 0, 0}, {-1.004f, 0, 0}}, {});
        const SymmetryMap map = findSymmetry(mesh, {}, 0.01);
        QCOMPARE(map.of(PointIndex(0)), PointIndex(1));
        QCOMPARE(map.unmatched, std::vector<PointIndex>{PointIndex(2)});
    }

    void pointsThatShareAPlaceArePairedInTheirOrder() {
        Mesh mesh;
        mesh.positions = {{1, 0, 0}, {1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}, {0, 0, 0}, {0, 0, 0}};
        const std::vector<std::uint64_t> rows{0, 1, 0, 1, 0, 1};
        finishMesh(mesh, rows);
        QCOMPARE(mesh.topology.pointCount(), std::size_t(6));
        const SymmetryMap map = findSymmetry(mesh);
        const std::vector<std::size_t> expected{2, 3, 0, 1, 4, 5};
        for (std::size_t p = 0; p < expected.size(); ++p)
            QCOMPARE(map.of(PointIndex(p)), PointIndex(expected[p]));
    }

    void seamsDoNotMatter() {
        const Mesh soup = soupOf(cubeMesh());
        const SymmetryMap map = findSymmetry(soup);
        QVERIFY(map.unmatched.empty());
        for (std::size_t p = 0; p < map.mirror.size(); ++p)
            QCOMPARE(placeOf(soup, map.of(PointIndex(p))),
                     reflected(map.plane, placeOf(soup, PointIndex(p))));
    }

    void nonsenseMatchesNothing() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        Mesh mesh = meshOf("mixed", {{1, 0, 0}, {-1, 0, 0}, {nan, 0, 0}, {0, nan, 0}}, {});
        QCOMPARE(findSymmetry(mesh).unmatched.size(), std::size_t(2));
        QCOMPARE(findSymmetry(mesh, {}, std::nan("")).unmatched.size(), std::size_t(2));
        QCOMPARE(findSymmetry(mesh, {}, -1.0).unmatched.size(), std::size_t(2));
        for (const Vec3f& normal : {Vec3f(0, 0, 0), Vec3f(nan, 0, 0)})
            QCOMPARE(findSymmetry(mesh, {normal, 0.0f}).unmatched.size(), std::size_t(4));
        QCOMPARE(findSymmetry(mesh, {Vec3f::UnitX(), nan}).unmatched.size(), std::size_t(4));
        QVERIFY(findSymmetry(Mesh{}).mirror.empty());
    }

    void theNumberOfThreadsDoesNotMatter() {
        const Mesh mesh = symmetricCloud(8000, 200, 9);
        std::vector<PointIndex> results[2];
        for (const std::size_t threads : {std::size_t(1), std::size_t(4)})
            withThreads(threads,
                        [&] { results[threads / 4] = findSymmetry(mesh, {}, 0.01).mirror; });
        QCOMPARE(results[1], results[0]);
    }
};

RIGWRIGHT_TEST(tst_symmetry)
#include "tst_symmetry.moc"
