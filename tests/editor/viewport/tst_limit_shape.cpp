// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What is drawn of a joint's limit lies on the edge of what limited() allows.
#include "editor/viewport/limit_shape.h"

#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <random>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

Quatd turnTo(const Vec3d& from, const Vec3d& to, double share) {
    const Vec3d axis = from.cross(to).normalized();
    const double angle = std::atan2(from.cross(to).norm(), from.dot(to));
    return Quatd(Eigen::AngleAxisd(share * angle, axis));
}

} // namespace

class tst_limit_shape : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRimIsAsFarAsTheBoneMaySwing() {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> any(-1.0, 1.0);
        for (int i = 0; i < 50; ++i) {
            JointLimit limit;
            limit.along = Vec3d(any(random), any(random), any(random)).normalized();
            limit.swing = 0.2 + 1.2 * std::abs(any(random));
            const auto lines = limitLines(limit, limit.along);
            QVERIFY(lines.size() > 4); // rim and spokes; the twist is free
            for (const Vec3d& point : lines.front()) {
                VERIFY_NEAR(point.norm(), 1.0, 1e-12);
                VERIFY_NEAR(overLimit(turnTo(limit.along, point, 0.999), limit), 0.0, 1e-9);
                QVERIFY(overLimit(turnTo(limit.along, point, 1.01), limit) > 1e-4);
            }
            for (std::size_t spoke = 1; spoke < lines.size(); ++spoke)
                VERIFY_NEAR(lines[spoke].front(), Vec3d(Vec3d::Zero()), 1e-12);
        }
    }

    void theArcGoesFromTheLeastToTheLargestTwist() {
        JointLimit limit;
        limit.along = Vec3d::UnitZ();
        limit.twistLow = -0.4;
        limit.twistHigh = 1.3;
        const auto lines = limitLines(limit, Vec3d::UnitZ());
        QCOMPARE(lines.size(), std::size_t(1)); // the swing is free
        const std::vector<Vec3d>& arc = lines.front();
        const Vec3d first = arc[1];
        const Vec3d last = arc[arc.size() - 2];
        VERIFY_NEAR(std::atan2(first.cross(last).z(), first.dot(last)), 1.7, 1e-12);
        for (std::size_t i = 1; i + 1 < arc.size(); ++i)
            VERIFY_NEAR(arc[i].z(), 0.0, 1e-12);
    }

    void aHingeIsWhatItsBoneSweeps() {
        JointLimit limit;
        limit.hinge = true;
        limit.along = Vec3d::UnitX();
        limit.twistLow = 0.0;
        limit.twistHigh = 2.0;
        const std::vector<std::vector<Vec3d>> all = limitLines(limit, {0.0, 0.4, 0.0});
        const std::vector<Vec3d>& fan = all.front();
        VERIFY_NEAR(fan[1], Vec3d(0.0, 1.0, 0.0), 1e-12);
        VERIFY_NEAR(fan[fan.size() - 2], Vec3d(0.0, std::cos(2.0), std::sin(2.0)), 1e-12);
        VERIFY_NEAR(fan.front(), Vec3d(Vec3d::Zero()), 1e-12);
        // On its own hinge, or without any direction, it is still drawn, and finite.
        for (const Vec3d& direction : {Vec3d(Vec3d::UnitX()), Vec3d(Vec3d::Zero())}) {
            const std::vector<std::vector<Vec3d>> lines = limitLines(limit, direction);
            for (const Vec3d& point : lines.front())
                QVERIFY(point.allFinite());
        }
    }

    void whatIsFreeIsNotDrawn() {
        QVERIFY(limitLines({}, Vec3d::UnitY()).empty());
        JointLimit broken;
        broken.along = Vec3d::Zero();
        QVERIFY(limitLines(broken, Vec3d::UnitY()).empty());
    }
};

RIGWRIGHT_TEST(tst_limit_shape)
#include "tst_limit_shape.moc"
