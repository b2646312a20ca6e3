// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Dual quaternions, and the split of matrices into rigid motion and scale.
#include "core/math/dual_quaternion.h"
#include "core/math/transform.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <Eigen/Eigenvalues>
#include <QTest>

#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

Mat3d randomMatrix(std::mt19937& random) {
    std::normal_distribution<double> normal;
    return Mat3d::NullaryExpr([&] { return normal(random); });
}

} // namespace

class tst_dual_quaternion : public QObject {
    Q_OBJECT
private slots:
    void aDualQuaternionIsItsRigidMotion() {
        std::mt19937 random(1);
        for (int i = 0; i < 200; ++i) {
            const Transform rigid = randomRigid(random);
            const DualQuaternion motion = makeDualQuaternion(rigid.rotation, rigid.translation);
            VERIFY_NEAR(toAffine(motion), toAffine(rigid), 1e-13);
            // A unit dual quaternion: real and dual part are perpendicular.
            VERIFY_NEAR(motion.real.coeffs().dot(motion.dual.coeffs()), 0.0, 1e-13);
        }
    }
    void polarPartsMultiplyToTheMatrix_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("anything, shear too") << 0;
        QTest::newRow("mirrored") << 1;
        QTest::newRow("flat") << 2;
        QTest::newRow("a line") << 3;
        QTest::newRow("nothing") << 4;
        QTest::newRow("rotation times a factor") << 5;
        QTest::newRow("mirrored rotation") << 6;
    }
    void polarPartsMultiplyToTheMatrix() {
        QFETCH(int, kind);
        std::mt19937 random(2);
        for (int i = 0; i < 200; ++i) {
            Mat3d matrix = randomMatrix(random);
            if ((kind == 1) == (matrix.determinant() > 0.0))
                matrix.row(0) *= -1.0;
            if (kind == 2)
                matrix.col(1) = 2.0 * matrix.col(0);
            if (kind == 3)
                matrix = matrix.col(0) * matrix.row(1);
            if (kind == 4)
                matrix.setZero();
            if (kind == 5)
                matrix = 0.01 * randomRigid(random).rotation.toRotationMatrix();
            if (kind == 6)
                matrix = -randomRigid(random).rotation.toRotationMatrix();
            const Polar polar = polarDecomposition(matrix);
            VERIFY_NEAR(Mat3d(polar.mirror * polar.rotation * polar.stretch), matrix, 1e-12);
            VERIFY_NEAR(Mat3d(polar.rotation.transpose() * polar.rotation), Mat3d::Identity(),
                        1e-12);
            VERIFY_NEAR(polar.rotation.determinant(), 1.0, 1e-12);
            VERIFY_NEAR(polar.stretch, Mat3d(polar.stretch.transpose()), 1e-12);
            const Vec3d values = Eigen::SelfAdjointEigenSolver<Mat3d>(polar.stretch).eigenvalues();
            QVERIFY(values.minCoeff() >= -1e-12);
            if (kind == 1 || kind == 6)
                QCOMPARE(polar.mirror, -1.0);
            else
                QCOMPARE(polar.mirror, 1.0);
        }
    }
    void rigidTimesScaleIsTheMatrix() {
        std::mt19937 random(3);
        for (int i = 0; i < 300; ++i) {
            Affine3d matrix = Affine3d::Identity();
            matrix.linear() = randomMatrix(random);
            matrix.translation() = randomVector(random, 3).cast<double>();
            const Vec3d pivot = randomVector(random, 3).cast<double>();
            const Vec3d moved = i % 2 ? pivot : Vec3d(randomVector(random, 3).cast<double>());
            const RigidScale split =
                splitRigidScale(matrix, polarDecomposition(matrix.linear()), pivot, moved);
            VERIFY_NEAR(toAffine(split.rigid) * split.scale, matrix, 1e-11);
            VERIFY_NEAR(split.scale * pivot, moved, 1e-12);
        }
    }
    void aRigidMatrixHasNoScaleStage() {
        std::mt19937 random(4);
        for (int i = 0; i < 200; ++i) {
            const Affine3d matrix = toAffine(randomRigid(random));
            const Vec3d pivot(1e6, 2e6, 3e6); // its rounding must not show
            const RigidScale split =
                splitRigidScale(matrix, polarDecomposition(matrix.linear()), pivot, pivot);
            QVERIFY(split.scale.matrix() == Mat4d::Identity());
            VERIFY_NEAR(toAffine(split.rigid), matrix, 1e-13);
        }
    }
    void halfTurnsHaveOneSign() {
        for (const Vec3d& axis : {Vec3d(1, 0, 0), Vec3d(0, 1, 0), Vec3d(0, 0, 1)})
            for (const double degrees : {180.0, -180.0}) {
                const Affine3d matrix = toAffine(turn(axis, degrees));
                const RigidScale split = splitRigidScale(
                    matrix, polarDecomposition(matrix.linear()), Vec3d::Zero(), Vec3d::Zero());
                VERIFY_NEAR(split.rigid.real.vec(), axis, 1e-12);
            }
    }
    void theRealPartHasNoNegativeW() {
        std::mt19937 random(5);
        for (int i = 0; i < 200; ++i) {
            const Affine3d matrix = toAffine(randomTransform(random));
            const RigidScale split = splitRigidScale(matrix, polarDecomposition(matrix.linear()),
                                                     Vec3d::Zero(), Vec3d::Zero());
            QVERIFY(split.rigid.real.w() >= -1e-7);
            VERIFY_NEAR(split.rigid.real.norm(), 1.0, 1e-14);
        }
    }
};

RIGWRIGHT_TEST(tst_dual_quaternion)
#include "tst_dual_quaternion.moc"
