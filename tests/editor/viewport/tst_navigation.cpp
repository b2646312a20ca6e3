// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Orbit, pan and zoom keep what they promise to keep.
#include "editor/viewport/navigation.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;

namespace {
const Vec2d kSize(800, 600);

Camera someCamera() {
    Camera camera;
    camera.target = Vec3d(0.2, 1.1, -0.3);
    camera.distance = 3.0;
    camera.yaw = 0.5;
    camera.pitch = 0.3;
    return camera;
}

Vec2d pixelOf(const Camera& camera, const Vec3d& point) {
    Vec2d pixel(-1, -1);
    return project(camera, point, kSize, pixel) ? pixel : Vec2d(-1e9, -1e9);
}
} // namespace

class tst_navigation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void orbitKeepsThePivotOnScreen();
    void orbitStopsAtThePoles();
    void panFollowsThePointer();
    void zoomKeepsWhatIsUnderThePointer();
    void zoomStaysInReach();
    void standardViewsLookAlongTheAxes();
    void flightsEndWhereTheyShould();
};

void tst_navigation::orbitKeepsThePivotOnScreen() {
    const Camera camera = someCamera();
    const Vec3d pivot(0.4, 1.3, 0.1);
    const Camera turned = orbited(camera, pivot, {120, -45}, kSize);
    QVERIFY((pixelOf(turned, pivot) - pixelOf(camera, pivot)).norm() < 1e-6);
    QVERIFY(std::abs(turned.yaw - camera.yaw) > 0.1);
    QCOMPARE(turned.distance, camera.distance);
}

void tst_navigation::orbitStopsAtThePoles() {
    QCOMPARE(orbited(someCamera(), Vec3d::Zero(), {0, 1e6}, kSize).pitch, kPi / 2);
    QCOMPARE(orbited(someCamera(), Vec3d::Zero(), {0, -1e6}, kSize).pitch, -kPi / 2);
}

void tst_navigation::panFollowsThePointer() {
    for (const bool orthographic : {false, true}) {
        Camera camera = someCamera();
        camera.orthographic = orthographic;
        const Vec2d drag(37, -21);
        const Camera moved = panned(camera, drag, kSize);
        QVERIFY((pixelOf(moved, camera.target) - pixelOf(camera, camera.target) - drag).norm() <
                1e-6);
    }
}

void tst_navigation::zoomKeepsWhatIsUnderThePointer() {
    for (const bool orthographic : {false, true}) {
        Camera camera = someCamera();
        camera.orthographic = orthographic;
        const Vec2d pixel(650, 120);
        const Ray ray = rayThrough(camera, pixel, kSize);
        // The point of the ray at the target's depth.
        const Vec3d ahead = (camera.target - eyePosition(camera)).normalized();
        const double along = (camera.target - ray.origin).dot(ahead) / ray.direction.dot(ahead);
        const Vec3d under = ray.origin + along * ray.direction;
        const Camera nearer = zoomed(camera, 0.5, pixel, kSize);
        QVERIFY((pixelOf(nearer, under) - pixel).norm() < 1e-6);
        QCOMPARE(nearer.distance, 1.5);
    }
}

void tst_navigation::zoomStaysInReach() {
    QVERIFY(zoomed(someCamera(), 1e-12, {400, 300}, kSize).distance >= 1e-3);
    QVERIFY(zoomed(someCamera(), 1e12, {400, 300}, kSize).distance <= 1e4);
}

void tst_navigation::standardViewsLookAlongTheAxes() {
    const struct {
        const char* view;
        Vec3d from;
    } views[] = {{"front", Vec3d::UnitZ()}, {"back", -Vec3d::UnitZ()}, {"right", Vec3d::UnitX()},
                 {"left", -Vec3d::UnitX()}, {"top", Vec3d::UnitY()},   {"bottom", -Vec3d::UnitY()}};
    for (const auto& [view, from] : views) {
        const Camera camera = lookingFrom(someCamera(), QString::fromLatin1(view));
        QVERIFY(((eyePosition(camera) - camera.target).normalized() - from).norm() < 1e-9);
    }
    QVERIFY(lookingFrom(someCamera(), QStringLiteral("nowhere")) == someCamera());
}

void tst_navigation::flightsEndWhereTheyShould() {
    const Camera from = someCamera();
    Camera to = lookingFrom(from, QStringLiteral("back"));
    to.distance = 7.0;
    QVERIFY(interpolated(from, to, 1.0) == to);
    const Camera half = interpolated(from, to, 0.5);
    QVERIFY(half.distance > from.distance && half.distance < to.distance);
    // The short way round: from 170 to -170 degrees is 20 degrees.
    Camera a = from;
    Camera b = from;
    a.yaw = 170.0 / 180.0 * kPi;
    b.yaw = -170.0 / 180.0 * kPi;
    QVERIFY(std::abs(std::abs(interpolated(a, b, 0.5).yaw) - kPi) < 1e-9);
}

RIGWRIGHT_TEST(tst_navigation)
#include "tst_navigation.moc"
