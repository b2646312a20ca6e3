// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Grid steps, and the place nearest to the pointer.
#include "editor/tools/snapping.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace rigwright;
using namespace rigwright::editor;

class tst_snapping : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theGridKeepsTheDepthThatThePictureDoesNotShow() {
        const Vec3d place(0.27, -0.13, 0.444);
        QVERIFY(onGrid(place, 0.1, Vec3d::UnitZ()).isApprox(Vec3d(0.3, -0.1, 0.444), 1e-12));
        QVERIFY(onGrid(place, 0.1, -Vec3d::UnitX()).isApprox(Vec3d(0.27, -0.1, 0.4), 1e-12));
        QVERIFY(onGrid(place, 0.01, Vec3d(0.3, 0.9, 0.1).normalized())
                    .isApprox(Vec3d(0.27, -0.13, 0.44), 1e-12));
        QVERIFY(onGrid(Vec3d(0.1, 0.2, 0.3), 0.1, Vec3d::UnitY())
                    .isApprox(Vec3d(0.1, 0.2, 0.3), 1e-12));
    }

    void shiftMakesTheGridFiner() {
        QCOMPARE(gridStep({}), 0.1);
        QCOMPARE(gridStep({.shift = true}), 0.01);
    }

    void theNearestPlaceOnThePictureWins() {
        const Vec2d size(800.0, 600.0);
        Camera camera;
        camera.target = Vec3d::Zero();
        camera.distance = 2.0;
        const std::array<Vec3d, 4> places{Vec3d(0.0, 0.0, 0.0), Vec3d(0.02, 0.0, 0.0),
                                          Vec3d(0.0, 0.0, 0.5), Vec3d(0.0, 0.0, 3.0)};
        std::array<std::uint8_t, 4> candidates{1, 1, 1, 1};
        PointerEvent event = pointerEventAt(camera, {400.0, 300.0}, size);
        // Of two that are seen at the pointer the first; what lies behind the eye never.
        QCOMPARE(nearestPlace(places, candidates, event, 10.0), std::optional<std::size_t>(0));
        candidates[0] = 0;
        QCOMPARE(nearestPlace(places, candidates, event, 10.0), std::optional<std::size_t>(2));
        candidates[2] = 0;
        QCOMPARE(nearestPlace(places, candidates, event, 10.0), std::optional<std::size_t>(1));
        QCOMPARE(nearestPlace(places, candidates, event, 5.0), std::optional<std::size_t>());
        candidates[1] = 0;
        QCOMPARE(nearestPlace(places, candidates, event, 1e6), std::optional<std::size_t>());
    }
};

RIGWRIGHT_TEST(tst_snapping)
#include "tst_snapping.moc"
