// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Camera: rays, projection and matrices say the same thing.
#include "editor/document/camera.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <Eigen/LU>

using namespace rigwright;
using namespace rigwright::editor;

namespace {
const Vec2d kSize(800.0, 600.0);

Camera tilted(bool orthographic) {
    Camera camera;
    camera.target = {0.3, 1.2, -0.4};
    camera.distance = 3.0;
    camera.yaw = 0.7;
    camera.pitch = -0.4;
    camera.orthographic = orthographic;
    return camera;
}
} // namespace

class tst_camera : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void yawZeroLooksFromTheFront();
    void positivePitchLooksFromAbove();
    void rayThroughAPointsPixelMeetsThePoint_data();
    void rayThroughAPointsPixelMeetsThePoint();
    void matricesAgreeWithProjection_data();
    void matricesAgreeWithProjection();
    void onePixelCoversTheMetresItSays_data();
    void onePixelCoversTheMetresItSays();
    void pointsBehindTheEyeHaveNoPixel();
    void framingShowsTheWholeBox_data();
    void framingShowsTheWholeBox();
    void framingNothingChangesNothing();

private:
    static void bothKinds() {
        QTest::addColumn<bool>("orthographic");
        QTest::newRow("perspective") << false;
        QTest::newRow("orthographic") << true;
    }
};

void tst_camera::yawZeroLooksFromTheFront() {
    Camera camera;
    camera.target = {0.0, 1.0, 0.0};
    camera.distance = 4.0;
    QVERIFY((eyePosition(camera) - Vec3d(0.0, 1.0, 4.0)).norm() < 1e-12);
    Vec2d left;
    QVERIFY(project(camera, {1.0, 1.0, 0.0}, kSize, left));
    QVERIFY(left.x() > 400.0);
    QVERIFY(std::abs(left.y() - 300.0) < 1e-9);
    camera.yaw = kPi / 2.0; // a quarter turn about +Y takes +Z to +X
    QVERIFY((eyePosition(camera) - Vec3d(4.0, 1.0, 0.0)).norm() < 1e-12);
}

void tst_camera::positivePitchLooksFromAbove() {
    Camera camera;
    camera.pitch = 0.5;
    QVERIFY(eyePosition(camera).y() > camera.target.y());
}

void tst_camera::rayThroughAPointsPixelMeetsThePoint_data() {
    bothKinds();
}

void tst_camera::rayThroughAPointsPixelMeetsThePoint() {
    QFETCH(bool, orthographic);
    const Camera camera = tilted(orthographic);
    for (const Vec3d& point :
         {Vec3d(0.3, 1.2, -0.4), Vec3d(0.9, 0.8, 0.1), Vec3d(-0.5, 1.9, -1.0)}) {
        Vec2d pixel;
        QVERIFY(project(camera, point, kSize, pixel));
        const Ray ray = rayThrough(camera, pixel, kSize);
        QVERIFY(std::abs(ray.direction.norm() - 1.0) < 1e-12);
        const Vec3d between = point - ray.origin;
        QVERIFY(between.dot(ray.direction) > 0.0);
        QVERIFY((between - between.dot(ray.direction) * ray.direction).norm() < 1e-9);
    }
}

void tst_camera::matricesAgreeWithProjection_data() {
    bothKinds();
}

void tst_camera::matricesAgreeWithProjection() {
    QFETCH(bool, orthographic);
    const Camera camera = tilted(orthographic);
    const Vec3d point(0.9, 0.8, 0.1);
    const Vec4d clip = clipFromView(camera, kSize.x() / kSize.y()) *
                       viewFromModel(camera).matrix() * point.homogeneous();
    const Vec3d device = clip.head<3>() / clip.w();
    Vec2d pixel;
    QVERIFY(project(camera, point, kSize, pixel));
    QVERIFY(std::abs((device.x() + 1.0) / 2.0 * kSize.x() - pixel.x()) < 1e-9);
    QVERIFY(std::abs((1.0 - device.y()) / 2.0 * kSize.y() - pixel.y()) < 1e-9);
    QVERIFY(device.z() > -1.0 && device.z() < 1.0);
}

void tst_camera::onePixelCoversTheMetresItSays_data() {
    bothKinds();
}

void tst_camera::onePixelCoversTheMetresItSays() {
    QFETCH(bool, orthographic);
    const Camera camera = tilted(orthographic);
    const Vec3d point(0.5, 1.0, 0.2);
    const Vec3d right = viewFromModel(camera).linear().row(0).transpose();
    Vec2d here;
    Vec2d there;
    QVERIFY(project(camera, point, kSize, here));
    QVERIFY(
        project(camera, point + right * 10.0 * metresPerPixel(camera, point, kSize), kSize, there));
    QVERIFY((there - here - Vec2d(10.0, 0.0)).norm() < 1e-9);
}

void tst_camera::pointsBehindTheEyeHaveNoPixel() {
    const Camera camera = tilted(false);
    const Vec3d back = eyePosition(camera) + (eyePosition(camera) - camera.target);
    Vec2d pixel;
    QVERIFY(!project(camera, back, kSize, pixel));
    QVERIFY(!project(camera, eyePosition(camera), kSize, pixel));
}

void tst_camera::framingShowsTheWholeBox_data() {
    bothKinds();
}

void tst_camera::framingShowsTheWholeBox() {
    QFETCH(bool, orthographic);
    const Box3f box(Vec3f(-1.0f, 2.0f, 3.0f), Vec3f(0.5f, 7.0f, 4.0f));
    for (const Vec2d& size : {Vec2d(800.0, 600.0), Vec2d(300.0, 900.0)}) {
        const Camera camera = framing(tilted(orthographic), box, size.x() / size.y());
        for (int corner = 0; corner < 8; ++corner) {
            Vec2d pixel;
            QVERIFY(project(camera,
                            box.corner(static_cast<Box3f::CornerType>(corner)).cast<double>(), size,
                            pixel));
            QVERIFY(pixel.x() >= 0.0 && pixel.x() <= size.x());
            QVERIFY(pixel.y() >= 0.0 && pixel.y() <= size.y());
        }
    }
}

void tst_camera::framingNothingChangesNothing() {
    QVERIFY(framing(tilted(false), Box3f(), 1.5) == tilted(false));
}

RIGWRIGHT_TEST(tst_camera)
#include "tst_camera.moc"
