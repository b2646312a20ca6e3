// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Origins amid the mesh.
#include "core/skin/local_frame.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

class tst_local_frame : public QObject {
    Q_OBJECT
private slots:
    void theMedianIsTakenByCoordinate() {
        VERIFY_NEAR(medianOf({}), Vec3d::Zero(), 0.0);
        VERIFY_NEAR(medianOf({{1, 9, 5}, {3, 7, 5}, {2, 8, -5}}), Vec3d(2, 8, 5), 0.0);
        VERIFY_NEAR(medianOf({{4, 0, 0}, {3, 0, 0}, {2, 0, 0}, {1, 0, 0}}), Vec3d(2, 0, 0), 0.0);
    }
    void strayVerticesAndJointsDoNotMoveTheOrigins() {
        std::vector<Vec3f> positions(100, Vec3f(10, 20, 30));
        positions[0] = Vec3f(1e30f, 1e30f, 1e30f);
        positions[11] = Vec3f(-1e30f, 0, 0);
        std::vector<Affine3d> palette(5, Affine3d(Eigen::Translation3d(1, 0, 0)));
        palette[0].linear() *= 1e100;
        const LocalFrame frame = localFrame(pointAmid(positions), palette);
        VERIFY_NEAR(frame.mesh, Vec3d(10, 20, 30), 0.0);
        VERIFY_NEAR(frame.model, Vec3d(11, 20, 30), 0.0);
    }
    void originsAreFloatsByValue() {
        const std::vector<Vec3f> positions{{0.1f, 0.2f, 0.3f}};
        const LocalFrame frame = localFrame(
            pointAmid(positions), std::vector{Affine3d(Eigen::Translation3d(0.7, 0.8, 0.9))});
        for (const Vec3d& origin : {frame.mesh, frame.model})
            VERIFY_NEAR(origin, origin.cast<float>(), 0.0);
    }
    void whatIsNoFloatIsZero() {
        const std::vector<Vec3f> positions{{1, 1, 1}};
        Affine3d huge = Affine3d::Identity();
        huge.linear() *= 1e100;
        VERIFY_NEAR(localFrame(pointAmid(positions), std::vector{huge}).model, Vec3d::Zero(), 0.0);
        VERIFY_NEAR(localFrame(pointAmid({}), {}).mesh, Vec3d::Zero(), 0.0);
    }
};

RIGWRIGHT_TEST(tst_local_frame)
#include "tst_local_frame.moc"
