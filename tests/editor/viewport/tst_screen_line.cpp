// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lines of the model are cut where the picture ends, and dashed by pixels.
#include "editor/viewport/screen_line.h"

#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

const Vec2d kSize(800.0, 600.0);

Camera fromInFront() {
    Camera camera;
    camera.target = Vec3d(0.0, 1.0, 0.0);
    camera.distance = 4.0;
    return camera;
}

Vec2d pixelOf(const Camera& camera, const Vec3d& point) {
    Vec2d pixel(-1.0, -1.0);
    project(camera, point, kSize, pixel);
    return pixel;
}

/// Distance of a pixel from the straight line through two others.
double distanceFrom(const Vec2d& a, const Vec2d& b, const Vec2d& point) {
    const Vec2d along = (b - a).normalized();
    const Vec2d off = point - a;
    return std::abs(along.x() * off.y() - along.y() * off.x());
}

} // namespace

class tst_screen_line : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLineInsideEndsWhereItsEndsAre() {
        const Camera camera = fromInFront();
        const Vec3d from(-0.5, 0.7, 0.1);
        const Vec3d to(0.4, 1.3, -0.2);
        const auto seen = seenPiece(camera, kSize, from, to);
        QVERIFY(seen);
        VERIFY_NEAR(seen->from, pixelOf(camera, from), 1e-9);
        VERIFY_NEAR(seen->to, pixelOf(camera, to), 1e-9);
    }

    void aLineBeyondTheBordersIsCutOnTheSameLine() {
        for (const bool orthographic : {false, true}) {
            Camera camera = fromInFront();
            camera.orthographic = orthographic;
            const Vec3d from(-1000.0, 0.5, 0.0);
            const Vec3d to(1000.0, 1.5, 0.0);
            const auto seen = seenPiece(camera, kSize, from, to);
            QVERIFY(seen);
            for (const Vec2d& end : {seen->from, seen->to}) {
                QVERIFY(end.x() > -17.0 && end.x() < 817.0);
                VERIFY_NEAR(distanceFrom(pixelOf(camera, {-1.0, 0.9995, 0.0}),
                                         pixelOf(camera, {1.0, 1.0005, 0.0}), end),
                            0.0, 1e-6);
            }
        }
    }

    void whatLiesBehindTheEyeIsCutOff() {
        const Camera camera = fromInFront(); // the eye is at z = 4
        QVERIFY(!seenPiece(camera, kSize, {0.1, 1.0, 5.0}, {0.2, 1.0, 6.0}));
        const Vec3d ahead(0.3, 1.0, 0.0);
        const auto seen = seenPiece(camera, kSize, ahead, {0.3, 1.0, 6.0});
        QVERIFY(seen);
        VERIFY_NEAR(seen->from, pixelOf(camera, ahead), 1e-9);
        QVERIFY(seen->to.x() > seen->from.x()); // outwards, not through the middle
        VERIFY_NEAR(seen->to.y(), 300.0, 1e-6);
    }

    void linesBesideThePictureAreNotSeen() {
        QVERIFY(!seenPiece(fromInFront(), kSize, {50.0, 0.0, 0.0}, {50.0, 2.0, 0.0}));
        QVERIFY(!seenPiece(fromInFront(), kSize, {50.0, 0.0, 0.0}, {60.0, 0.0, 0.0}));
    }

    void dashesCoverTheirShareOfTheLine() {
        const ScreenPiece line{Vec2d(10.0, 20.0), Vec2d(40.0, 60.0)}; // 50 pixels
        const auto pieces = dashes(line, 2.0, 4.0);
        QCOMPARE(pieces.size(), std::size_t(9)); // at 0, 6 … 48
        double covered = 0.0;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            VERIFY_NEAR((pieces[i].from - line.from).norm(), 6.0 * double(i), 1e-9);
            covered += (pieces[i].to - pieces[i].from).norm();
        }
        VERIFY_NEAR(covered, 18.0, 1e-9);
        QVERIFY(dashes({Vec2d(1.0, 1.0), Vec2d(1.0, 1.0)}, 2.0, 4.0).empty());
    }
};

RIGWRIGHT_TEST(tst_screen_line)
#include "tst_screen_line.moc"
