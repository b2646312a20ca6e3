// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rays and nearest places against brute force, before and after a refit.
#include "core/mesh/bvh.h"
#include "core/mesh/mesh.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// Distance to the nearest triangle in double (Möller, Trumbore 1997); infinity: none.
double nearest(const Mesh& mesh, std::span<const Vec3f> positions, const Vec3f& origin,
               const Vec3f& direction) {
    const Vec3d o = origin.cast<double>();
    const Vec3d d = direction.cast<double>().normalized();
    double best = std::numeric_limits<double>::infinity();
    const std::vector<std::uint32_t> triangles = triangulate(mesh);
    for (std::size_t t = 0; t < triangles.size(); t += 3) {
        const Vec3d a = positions[triangles[t]].cast<double>();
        const Vec3d ab = positions[triangles[t + 1]].cast<double>() - a;
        const Vec3d ac = positions[triangles[t + 2]].cast<double>() - a;
        const Vec3d p = d.cross(ac);
        const double determinant = ab.dot(p);
        if (!(std::abs(determinant) > 1e-14))
            continue;
        const double u = (o - a).dot(p) / determinant;
        const Vec3d q = (o - a).cross(ab);
        const double v = d.dot(q) / determinant;
        const double distance = ac.dot(q) / determinant;
        if (u >= 0 && v >= 0 && u + v <= 1 && distance > 0)
            best = std::min(best, distance);
    }
    return best;
}

/// Rays from a sphere around the mesh towards points near its middle; returns how many hit.
std::size_t compareWithBruteForce(const Mesh& mesh, const SurfaceBvh& bvh,
                                  std::span<const Vec3f> positions, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    const auto vector = [&] { return Vec3f(normal(random), normal(random), normal(random)); };
    std::size_t hits = 0;
    for (int i = 0; i < 200; ++i) {
        const Vec3f origin = Vec3f(0.5f, 0.5f, 0.0f) + 5.0f * vector().normalized();
        const Vec3f direction = Vec3f(0.5f, 0.3f, 0.0f) + 0.4f * vector() - origin;
        const double expected = nearest(mesh, positions, origin, direction);
        const auto hit = bvh.raycast(origin, direction);
        // A ray along an edge may be judged either way by rounding.
        if (hit.has_value() != std::isfinite(expected))
            continue;
        if (!hit)
            continue;
        ++hits;
        const Vec3f along = origin + hit->distance * direction.normalized();
        if (std::abs(double(hit->distance) - expected) > 1e-3 ||
            (hit->position - along).norm() > 1e-3f || std::abs(hit->normal.norm() - 1.0f) > 1e-4f ||
            std::abs(hit->barycentric.sum() - 1.0f) > 1e-5f)
            return 0;
    }
    return hits;
}

double distanceToSegment(const Vec3d& point, const Vec3d& a, const Vec3d& b) {
    const double length = (b - a).squaredNorm();
    const double t = length > 0.0 ? std::clamp((point - a).dot(b - a) / length, 0.0, 1.0) : 0.0;
    return (point - a - t * (b - a)).norm();
}

/// To the plane where the foot lies inside, else to the nearest edge.
double distanceToTriangle(const Vec3d& point, const Vec3d& a, const Vec3d& b, const Vec3d& c) {
    const Vec3d normal = (b - a).cross(c - a);
    if (normal.squaredNorm() > 0.0) {
        const Vec3d foot = point - normal * normal.dot(point - a) / normal.squaredNorm();
        if (normal.dot((b - a).cross(foot - a)) >= 0.0 &&
            normal.dot((c - b).cross(foot - b)) >= 0.0 &&
            normal.dot((a - c).cross(foot - c)) >= 0.0)
            return (point - foot).norm();
    }
    return std::min({distanceToSegment(point, a, b), distanceToSegment(point, b, c),
                     distanceToSegment(point, c, a)});
}

/// Infinity without triangles. `takes`: which triangles count.
double distanceToSurface(const Mesh& mesh, std::span<const Vec3f> positions, const Vec3f& point,
                         const std::function<bool(std::size_t)>& takes) {
    double best = std::numeric_limits<double>::infinity();
    const std::vector<std::uint32_t> triangles = triangulate(mesh);
    const auto at = [&](std::size_t corner) {
        return Vec3d(positions[triangles[corner]].cast<double>());
    };
    for (std::size_t t = 0; t < triangles.size(); t += 3)
        if (takes(t / 3))
            best = std::min(best,
                            distanceToTriangle(point.cast<double>(), at(t), at(t + 1), at(t + 2)));
    return best;
}

} // namespace

class tst_bvh : public QObject {
    Q_OBJECT
private slots:
    void hitsAreThoseOfBruteForceAlsoAfterARefit() {
        std::size_t hits = 0;
        for (const Mesh& mesh : meshZoo()) {
            SurfaceBvh bvh(mesh, mesh.positions);
            hits += compareWithBruteForce(mesh, bvh, mesh.positions, 1);
            std::vector<Vec3f> bent = mesh.positions;
            for (Vec3f& position : bent)
                position = Quatf(Eigen::AngleAxisf(position.x(), Vec3f::UnitZ())) * position +
                           Vec3f(0.2f, 0.1f, 0.3f);
            bvh.refit(bent);
            hits += compareWithBruteForce(mesh, bvh, bent, 2);
            bvh.refit(mesh.positions);
            hits += compareWithBruteForce(mesh, bvh, mesh.positions, 3);
        }
        QVERIFY(hits > 500);
    }

    void closedSurfacesAreHitFromOutsideOnTheWindingSide() {
        const Mesh mesh = cubeMesh();
        const SurfaceBvh bvh(mesh, mesh.positions);
        const auto hit = bvh.raycast({0.1f, 0.2f, 5.0f}, {0, 0, -2.0f});
        QVERIFY(hit.has_value());
        QVERIFY(std::abs(hit->distance - 4.5f) < 1e-5f);
        QVERIFY((hit->normal - Vec3f::UnitZ()).norm() < 1e-6f);
        QCOMPARE(hit->face, FaceIndex(1));
        const auto inside = bvh.raycast({0, 0, 0}, {0, 0, 1});
        QVERIFY(inside.has_value());
        QVERIFY((inside->normal - Vec3f::UnitZ()).norm() < 1e-6f);
        QVERIFY(!bvh.raycast({0.1f, 0.2f, 5.0f}, {0, 0, 1.0f}));
    }

    void verticesAreThoseOfTheTriangleHit() {
        const Mesh mesh = gridMesh(8, 8);
        const SurfaceBvh bvh(mesh, mesh.positions);
        const std::vector<std::uint32_t> triangles = triangulate(mesh);
        const auto hit = bvh.raycast({0.33f, 0.71f, 1.0f}, {0, 0, -1});
        QVERIFY(hit.has_value());
        Vec3f position = Vec3f::Zero();
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(hit->vertices[i].value(), triangles[3 * hit->triangle + std::size_t(i)]);
            position += hit->barycentric[i] * mesh.positions[hit->vertices[i].value()];
        }
        QVERIFY((position - Vec3f(0.33f, 0.71f, 0.0f)).norm() < 1e-5f);
    }

    void positionsThatAreNotFiniteTakeTheirTrianglesOut() {
        const Mesh mesh = gridMesh(4, 4);
        SurfaceBvh bvh(mesh, mesh.positions);
        const Vec3f down(0, 0, -1);
        const Vec3f corner(0.02f, 0.01f, 1.0f);
        const Vec3f far(0.9f, 0.8f, 1.0f);
        QVERIFY(bvh.raycast(corner, down) && bvh.raycast(far, down));
        for (const float bad : {std::numeric_limits<float>::quiet_NaN(),
                                std::numeric_limits<float>::infinity(), 1e30f}) {
            std::vector<Vec3f> positions = mesh.positions;
            positions[0] = {bad, bad, bad};
            bvh.refit(positions);
            QVERIFY(!bvh.raycast(corner, down));
            QVERIFY(bvh.raycast(far, down));
            const SurfaceBvh built(mesh, positions);
            QVERIFY(!built.raycast(corner, down));
            QVERIFY(built.raycast(far, down));
        }
        bvh.refit(mesh.positions);
        QVERIFY(bvh.raycast(corner, down));
        const std::vector<Vec3f> none(mesh.vertexCount(),
                                      Vec3f::Constant(std::numeric_limits<float>::quiet_NaN()));
        bvh.refit(none);
        QVERIFY(!bvh.raycast(far, down));
    }

    /// Blocked is what raycast() hits before the far point; points on the surface see past it.
    void wayBetweenTwoPointsIsBlockedAsByRays() {
        const Mesh tube = tubeMesh(12, 8);
        const SurfaceBvh bvh(tube, tube.positions);
        std::mt19937 random(3);
        std::uniform_real_distribution<float> number(-0.5f, 1.5f);
        std::size_t blocked = 0;
        for (int i = 0; i < 500; ++i) {
            const Vec3f from(number(random), 0.3f * number(random), 0.3f * number(random));
            const Vec3f to(number(random), 0.3f * number(random), 0.3f * number(random));
            const auto hit = bvh.raycast(from, to - from);
            const float length = (to - from).norm();
            const bool expected = hit && hit->distance < length;
            if (hit && (std::abs(hit->distance - length) < 2e-3f * length ||
                        hit->distance < 2e-3f * length))
                continue;
            QCOMPARE(bvh.isBlocked(from, to), expected);
            blocked += expected ? 1 : 0;
        }
        QVERIFY(blocked > 50 && blocked < 450);
        for (const Vec3f& position : tube.positions)
            QVERIFY(!bvh.isBlocked({0.5f, 0, 0}, position));
    }

    void emptyMeshesAndNonsenseRaysHitNothing() {
        const Mesh nothing = meshOf("nothing", {}, {});
        SurfaceBvh empty(nothing, nothing.positions);
        QVERIFY(!empty.raycast({0, 0, 1}, {0, 0, -1}));
        empty.refit(nothing.positions);
        QVERIFY(!empty.raycast({0, 0, 1}, {0, 0, -1}));
        const Mesh mesh = gridMesh(2, 2);
        SurfaceBvh bvh(mesh, mesh.positions);
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const float infinity = std::numeric_limits<float>::infinity();
        QVERIFY(!bvh.raycast({0.3f, 0.3f, 1}, {0, 0, 0}));
        QVERIFY(!bvh.raycast({0.3f, 0.3f, 1}, {0, 0, nan}));
        QVERIFY(!bvh.raycast({0.3f, infinity, 1}, {0, 0, -1}));
        QVERIFY(bvh.raycast({0.3f, 0.3f, 1}, {0, 0, -1e-30f})); // any length will do
        QVERIFY(!bvh.isBlocked({0.3f, 0.3f, 1}, {0.3f, nan, -1}));
        QVERIFY(!bvh.isBlocked({0.3f, 0.3f, 1}, {0.3f, 0.3f, 1}));
        const SurfaceBvh moved = std::move(bvh);
        QVERIFY(moved.raycast({0.3f, 0.3f, 1}, {0, 0, -1}));
    }

    void nearestPlacesAreThoseOfBruteForce() {
        std::mt19937 random(3);
        std::normal_distribution<float> normal;
        const auto odd = [](std::size_t triangle) { return triangle % 2 == 1; };
        std::size_t found = 0;
        for (const Mesh& mesh : meshZoo()) {
            const SurfaceBvh bvh(mesh, mesh.positions);
            for (int i = 0; i < 200; ++i) {
                const Vec3f point = Vec3f(0.5f, 0.4f, 0.0f) +
                                    0.7f * Vec3f(normal(random), normal(random), normal(random));
                const double expected =
                    distanceToSurface(mesh, mesh.positions, point, [](auto) { return true; });
                const auto place = bvh.nearest(point);
                QCOMPARE(place.has_value(), std::isfinite(expected));
                const double expectedOdd = distanceToSurface(mesh, mesh.positions, point, odd);
                const auto oddPlace = bvh.nearest(
                    point, std::numeric_limits<float>::infinity(),
                    [&](const SurfacePlace& at) { return odd(at.triangle) ? 0.0 : -1.0; });
                QCOMPARE(oddPlace.has_value(), std::isfinite(expectedOdd));
                if (!place)
                    continue;
                ++found;
                QVERIFY(std::abs(std::sqrt(place->squaredDistance) - expected) <= 1e-9);
                QVERIFY(std::abs(place->barycentric.sum() - 1.0) <= 1e-12);
                QVERIFY(place->barycentric.minCoeff() >= -1e-12);
                Vec3d there = Vec3d::Zero();
                for (int c = 0; c < 3; ++c)
                    there += place->barycentric[c] *
                             mesh.positions[place->vertices[c].value()].cast<double>();
                QVERIFY(std::abs((there - point.cast<double>()).norm() - expected) <= 1e-9);
                if (oddPlace)
                    QVERIFY(std::abs(std::sqrt(oddPlace->squaredDistance) - expectedOdd) <= 1e-9);
                // Just within reach, and just not.
                QVERIFY(bvh.nearest(point, float(expected * 1.001 + 1e-6)));
                QVERIFY(expected < 1e-3 || !bvh.nearest(point, float(expected * 0.999)));
            }
        }
        QVERIFY(found > 1000);
    }

    void atAVertexTheNearestPlaceIsThatVertex() {
        for (const Mesh& mesh : meshZoo()) {
            const SurfaceBvh bvh(mesh, mesh.positions);
            for (const std::uint32_t vertex : triangulate(mesh)) {
                const auto place = bvh.nearest(mesh.positions[vertex], 0.0f);
                QVERIFY(place);
                QCOMPARE(place->squaredDistance, 0.0);
                int corner = -1;
                QCOMPARE(place->barycentric.maxCoeff(&corner), 1.0);
                QCOMPARE(place->barycentric.sum(), 1.0);
                QCOMPARE(mesh.positions[place->vertices[corner].value()], mesh.positions[vertex]);
            }
        }
    }

    void ofEquallyNearPlacesTheBetterLikedThenTheFirstIsTaken() {
        // The two sides of a card.
        const Mesh card = meshOf("card", {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}},
                                 {{0, 1, 2}, {0, 2, 1}, {0, 1, 2}, {0, 2, 1}});
        const SurfaceBvh bvh(card, card.positions);
        QCOMPARE(bvh.nearest({0.2f, 0.2f, 0.5f})->triangle, 0u);
        for (const double side : {1.0, -1.0}) {
            const auto place = bvh.nearest({0.2f, 0.2f, 0.5f}, 10.0f, [&](const SurfacePlace& at) {
                return 2.0 + side * at.normal.z();
            });
            QCOMPARE(place->triangle, side > 0.0 ? 0u : 1u);
            QCOMPARE(place->normal.z(), side);
        }
    }

    void nonsensePlacesAreNotSearched() {
        const Mesh mesh = gridMesh(2, 2);
        SurfaceBvh bvh(mesh, mesh.positions);
        const float nan = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(!bvh.nearest({nan, 0, 0}));
        QVERIFY(!bvh.nearest({0, 0, 0}, nan));
        QVERIFY(!bvh.nearest({0, 0, 0}, -1.0f));
        QVERIFY(!bvh.nearest({0, 0, 0}, 1.0f, [nan](const SurfacePlace&) { return double(nan); }));
        std::vector<Vec3f> bad = mesh.positions;
        bad.front().x() = nan;
        bvh.refit(bad);
        const auto place = bvh.nearest({0, 0, 0});
        QVERIFY(place && place->squaredDistance > 0.0); // the corner is gone
    }
};

RIGWRIGHT_TEST(tst_bvh)
#include "tst_bvh.moc"
