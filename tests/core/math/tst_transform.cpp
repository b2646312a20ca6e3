// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Composing, splitting, inverting and blending transforms.
#include "core/math/transform.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

Affine3d affine(const Mat3d& linear) {
    Affine3d matrix = Affine3d::Identity();
    matrix.linear() = linear;
    return matrix;
}

double distance(const Transform& transform, const Affine3d& matrix) {
    return (toAffine(transform).linear() - matrix.linear()).norm();
}

} // namespace

class tst_transform : public QObject {
    Q_OBJECT
private slots:
    void scaleComesFirstThenRotationThenTranslation() {
        Transform transform = turn(Vec3d::UnitZ(), 90);
        transform.translation = Vec3d(10, 0, 0);
        transform.scale = Vec3d(2, 3, 4);
        const Affine3d matrix = toAffine(transform);
        VERIFY_NEAR(matrix * Vec3d(1, 0, 0), Vec3d(10, 2, 0), 1e-15);
        VERIFY_NEAR(matrix * Vec3d(0, 1, 0), Vec3d(7, 0, 0), 1e-14);
        VERIFY_NEAR(matrix * Vec3d(0, 0, 1), Vec3d(10, 0, 4), 1e-14);
    }
    void positiveScalesComeBackAsTheyWere() {
        std::mt19937 random(2);
        for (int i = 0; i < 1000; ++i) {
            const Transform transform = randomTransform(random);
            const auto split = decompose(toAffine(transform));
            QVERIFY(split);
            VERIFY_NEAR(split->translation, transform.translation, 0.0);
            VERIFY_NEAR(split->scale, transform.scale, 1e-13);
            VERIFY_NEAR(split->rotation, transform.rotation, 1e-13);
        }
    }
    void everyTransformGivesItsMatrixBack_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("z");
        QTest::newRow("one negative") << 1.0 << -2.0 << 3.0;
        QTest::newRow("two negative") << -1.0 << -2.0 << 3.0;
        QTest::newRow("three negative") << -1.0 << -1.0 << -1.0;
        QTest::newRow("one zero") << 1.0 << 0.0 << 3.0;
        QTest::newRow("one zero, one negative") << 0.0 << 2.0 << -3.0;
        QTest::newRow("two zero") << 0.0 << 0.0 << 3.0;
        QTest::newRow("all zero") << 0.0 << 0.0 << 0.0;
        QTest::newRow("tiny") << 1e-160 << 2e-160 << 3e-160;
        QTest::newRow("huge") << 1e160 << 2e160 << -3e160;
        QTest::newRow("very different") << 1e-7 << 1.0 << 1e5;
    }
    void everyTransformGivesItsMatrixBack() {
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, z);
        const Vec3d scale(x, y, z);
        const double size = std::max(scale.cwiseAbs().maxCoeff(), 1e-300);
        std::mt19937 random(3);
        for (int i = 0; i < 200; ++i) {
            Transform transform = randomRigid(random);
            transform.scale = scale;
            const Affine3d matrix = toAffine(transform);
            const auto split = decompose(matrix);
            QVERIFY(split);
            VERIFY_NEAR(Mat3d(toAffine(*split).linear() / size), Mat3d(matrix.linear() / size),
                        1e-13);
            VERIFY_NEAR(split->rotation.norm(), 1.0, 1e-14);
            QVERIFY(split->scale.y() >= 0.0 && split->scale.z() >= 0.0);
            const bool mirrored = x * y < 0.0 ? z > 0.0 : z < 0.0 && x * y > 0.0;
            QCOMPARE(split->scale.x() < 0.0, mirrored);
        }
    }
    void splittingIsDeterministic() {
        std::mt19937 random(4);
        Transform transform = randomRigid(random);
        transform.scale = Vec3d(2, 0, 0);
        QCOMPARE(*decompose(toAffine(transform)), *decompose(toAffine(transform)));
    }
    void shearIsRefused() {
        Mat3d linear = Mat3d::Identity();
        linear(0, 1) = 1e-3;
        QVERIFY(!decompose(affine(linear)));
        QVERIFY(decompose(affine(linear), 1e-2));
        linear(0, 1) = 1e-7;
        QVERIFY(decompose(affine(linear)));
        // The tolerance is relative: the same shear of a large matrix is the same shear.
        linear(0, 1) = 1e-3;
        QVERIFY(!decompose(affine(1e6 * linear)));
        QVERIFY(!decompose(affine(1e-6 * linear)));
    }
    void whatIsNotFiniteIsRefused() {
        for (const double bad :
             {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
            Affine3d matrix = Affine3d::Identity();
            matrix.translation().x() = bad;
            QVERIFY(!decompose(matrix));
            QVERIFY(!invert(matrix));
            matrix = Affine3d::Identity();
            matrix.linear()(1, 1) = bad;
            QVERIFY(!decompose(matrix));
            QVERIFY(!invert(matrix));
        }
    }
    void nearestOfAnUnshearedMatrixIsItsSplit() {
        std::mt19937 random(5);
        for (int i = 0; i < 200; ++i) {
            Transform transform = randomTransform(random);
            if (i % 2)
                transform.scale.y() *= -1.0;
            const Affine3d matrix = toAffine(transform);
            VERIFY_NEAR(toAffine(decomposeNearest(matrix)), matrix, 1e-12);
        }
    }
    void noTransformAroundIsNearerThanTheNearest() {
        std::mt19937 random(6);
        std::normal_distribution<double> normal;
        for (int i = 0; i < 100; ++i) {
            const Affine3d matrix = affine(Mat3d::NullaryExpr([&] { return normal(random); }));
            const Transform nearest = decomposeNearest(matrix);
            QVERIFY(isFinite(nearest));
            const double best = distance(nearest, matrix);
            for (int j = 0; j < 200; ++j) {
                Transform other = nearest;
                const Vec3d axis = Vec3d(normal(random), normal(random), normal(random));
                other.rotation =
                    Quatd(Eigen::AngleAxisd(0.02 * normal(random), axis.normalized())) *
                    other.rotation;
                other.scale += 0.02 * Vec3d(normal(random), normal(random), normal(random));
                QVERIFY(distance(other, matrix) >= best - 1e-12);
            }
        }
    }
    void inverseTimesMatrixIsTheIdentity() {
        std::mt19937 random(7);
        for (const double size : {1.0, 1e-3, 1e-12, 1e8}) {
            for (int i = 0; i < 200; ++i) {
                Transform transform = randomTransform(random);
                transform.scale *= size;
                transform.scale.z() *= -1.0;
                const Affine3d matrix = toAffine(transform);
                const auto inverse = invert(matrix);
                QVERIFY(inverse);
                VERIFY_NEAR(*inverse * matrix, Affine3d::Identity(), 1e-12 / std::min(1.0, size));
            }
        }
    }
    void shearedMatricesInvertToo() {
        Mat3d linear = Mat3d::Identity();
        linear(0, 1) = 5.0;
        VERIFY_NEAR(*invert(affine(linear)) * affine(linear), Affine3d::Identity(), 1e-14);
    }
    void singularMatricesHaveNoInverse() {
        QVERIFY(!invert(affine(Mat3d::Zero())));
        QVERIFY(!invert(affine(Vec3d(1, 0, 1).asDiagonal())));
        Mat3d flat;
        flat << 1, 2, 3, 2, 4, 6, 1, 0, 1;
        QVERIFY(!invert(affine(flat)));
    }
    void interpolationEndsAtItsEnds() {
        std::mt19937 random(8);
        const Transform a = randomTransform(random);
        const Transform b = randomTransform(random);
        VERIFY_NEAR(toAffine(interpolate(a, b, 0.0)), toAffine(a), 1e-14);
        VERIFY_NEAR(toAffine(interpolate(a, b, 1.0)), toAffine(b), 1e-14);
    }
    void halfwayIsHalfTheAngleTheWayAndTheScale() {
        Transform a;
        Transform b = turn(Vec3d::UnitX(), 90);
        b.translation = Vec3d(2, 4, 6);
        b.scale = Vec3d(3, 3, 3);
        const Transform half = interpolate(a, b, 0.5);
        VERIFY_NEAR(half.rotation, turn(Vec3d::UnitX(), 45).rotation, 1e-15);
        VERIFY_NEAR(half.translation, Vec3d(1, 2, 3), 1e-15);
        VERIFY_NEAR(half.scale, Vec3d(2, 2, 2), 1e-15);
    }
    void rotationTakesTheShortWay() {
        Transform b = turn(Vec3d::UnitX(), 90);
        b.rotation.coeffs() *= -1.0;
        VERIFY_NEAR(interpolate({}, b, 0.5).rotation, turn(Vec3d::UnitX(), 45).rotation, 1e-15);
        VERIFY_NEAR(
            interpolate(turn(Vec3d::UnitY(), 170), turn(Vec3d::UnitY(), -170), 0.5).rotation,
            turn(Vec3d::UnitY(), 180).rotation, 1e-15);
    }
    void halfTurnsInterpolateFinitely() {
        const Transform half = interpolate(turn(Vec3d::UnitX(), 0), turn(Vec3d::UnitX(), 180), 0.5);
        VERIFY_NEAR(half.rotation.angularDistance(Quatd::Identity()), kPi / 2, 1e-12);
    }
    void finiteMeansEveryNumber() {
        QVERIFY(isFinite(Transform{}));
        Transform bad;
        bad.scale.y() = std::numeric_limits<double>::infinity();
        QVERIFY(!isFinite(bad));
        bad = {};
        bad.rotation.z() = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!isFinite(bad));
        bad = {};
        bad.translation.x() = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!isFinite(bad));
    }
};

RIGWRIGHT_TEST(tst_transform)
#include "tst_transform.moc"
