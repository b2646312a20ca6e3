// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Euler angles: there and back, and no jumps on the way.
#include "core/math/euler.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace rigwright;

namespace {
bool sameRotation(const Quatd& a, const Quatd& b) {
    return a.angularDistance(b) < 1e-7;
}
} // namespace

class tst_euler : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theOrderIsXThenYThenZ();
    void anglesGiveTheirRotationBack();
    void nearAnglesComeBackThemselves();
    void gimbalLockKeepsTheRotationAndX();
    void aDraggedAngleNeverJumps();
    void brokenRotationsGiveNearBack();
};

void tst_euler::theOrderIsXThenYThenZ() {
    const double quarter = kPi / 2.0;
    // +Y goes about X to +Z, then about Y to +X, then about Z to +Y.
    const Vec3d turned = rotationFromEuler({quarter, quarter, quarter}) * Vec3d(Vec3d::UnitY());
    QVERIFY((turned - Vec3d::UnitY()).norm() < 1e-12);
    QVERIFY((rotationFromEuler({quarter, 0.0, quarter}) * Vec3d(Vec3d::UnitX()) - Vec3d::UnitY())
                .norm() < 1e-12);
}

void tst_euler::anglesGiveTheirRotationBack() {
    for (double x = -3.0; x <= 3.0; x += 0.5)
        for (double y = -3.0; y <= 3.0; y += 0.5)
            for (double z = -3.0; z <= 3.0; z += 0.5) {
                const Quatd rotation = rotationFromEuler({x, y, z});
                QVERIFY(sameRotation(rotationFromEuler(eulerFromRotation(rotation)), rotation));
            }
}

void tst_euler::nearAnglesComeBackThemselves() {
    for (const Vec3d& angles :
         {Vec3d(0.1, 0.2, 0.3), Vec3d(7.0, 2.0, -9.0), Vec3d(-4.0, -2.5, 1.0)})
        QVERIFY(
            (eulerFromRotation(rotationFromEuler(angles), angles + Vec3d(0.1, -0.1, 0.1)) - angles)
                .norm() < 1e-9);
}

void tst_euler::gimbalLockKeepsTheRotationAndX() {
    for (const double y : {kPi / 2.0, -kPi / 2.0}) {
        const Quatd rotation = rotationFromEuler({0.4, y, -0.7});
        const Vec3d angles = eulerFromRotation(rotation, {1.2, y, 0.0});
        QVERIFY(sameRotation(rotationFromEuler(angles), rotation));
        QVERIFY(std::abs(angles.x() - 1.2) < 1e-12);
    }
}

void tst_euler::aDraggedAngleNeverJumps() {
    Vec3d shown(0.3, 0.0, -0.2);
    for (double y = 0.0; y < 4.0 * kPi; y += 0.05) {
        const Vec3d next = eulerFromRotation(rotationFromEuler({0.3, y, -0.2}), shown);
        QVERIFY((next - shown).norm() < 0.2);
        shown = next;
    }
    QVERIFY(std::abs(shown.y() - 4.0 * kPi) < 0.1);
}

void tst_euler::brokenRotationsGiveNearBack() {
    const Vec3d near(1.0, 2.0, 3.0);
    QVERIFY(eulerFromRotation(Quatd(0.0, 0.0, 0.0, 0.0), near) == near);
    QVERIFY(eulerFromRotation(Quatd(std::numeric_limits<double>::quiet_NaN(), 0.0, 0.0, 1.0),
                              near) == near);
}

RIGWRIGHT_TEST(tst_euler)
#include "tst_euler.moc"
