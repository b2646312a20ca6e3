// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transforms and curves of FBX against closed forms.
#include "core/io/fbx_motion.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <limits>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr std::int64_t kSecond = 46186158000;

FbxCurve curve(FbxCurve::Shape shape, Vec2d slopes = Vec2d::Zero(),
               Vec2d weights = Vec2d::Constant(1.0 / 3.0)) {
    FbxCurve result;
    result.times = {0, 2 * kSecond};
    result.values = {1.0, 5.0};
    result.shapes.assign(2, shape);
    result.slopes.assign(2, slopes);
    result.weights.assign(2, weights);
    return result;
}

std::int64_t at(double seconds) {
    return std::int64_t(seconds * double(kSecond));
}

Mat3d about(int axis, double degrees) {
    return Eigen::AngleAxisd(degrees * kPi / 180.0, Vec3d::Unit(axis)).toRotationMatrix();
}

} // namespace

class tst_fbx_motion : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void straightAndSteppedCurves();
    void cubicCurvesAreHermite();
    void weightedTangentsKeepTheirSlopeAndEnds();
    void outsideTheKeysTheNearestHolds();
    void ordersOfRotation_data();
    void ordersOfRotation();
    void pivotsStandStill();
    void preAndPostRotation();
    void numbersThatMeanNothingAreNotTaken_data();
    void numbersThatMeanNothingAreNotTaken();
};

void tst_fbx_motion::straightAndSteppedCurves() {
    VERIFY_NEAR(curve(FbxCurve::Shape::Linear).at(at(0.5)), 2.0, 1e-9);
    VERIFY_NEAR(curve(FbxCurve::Shape::Constant).at(at(1.99)), 1.0, 0.0);
    VERIFY_NEAR(curve(FbxCurve::Shape::ConstantNext).at(at(0.01)), 5.0, 0.0);
    QVERIFY(curve(FbxCurve::Shape::Linear).varies());
}

void tst_fbx_motion::cubicCurvesAreHermite() {
    const Vec2d slopes(3.0, -1.0);
    for (const double t : {0.0, 0.3, 1.0, 1.7, 2.0}) {
        const double s = t / 2.0;
        const double expected =
            (2 * s * s * s - 3 * s * s + 1) * 1.0 + (s * s * s - 2 * s * s + s) * 2.0 * slopes.x() +
            (-2 * s * s * s + 3 * s * s) * 5.0 + (s * s * s - s * s) * 2.0 * slopes.y();
        VERIFY_NEAR(curve(FbxCurve::Shape::Cubic, slopes).at(at(t)), expected, 1e-8);
    }
}

void tst_fbx_motion::weightedTangentsKeepTheirSlopeAndEnds() {
    const FbxCurve bent = curve(FbxCurve::Shape::Cubic, Vec2d(3.0, -1.0), Vec2d(0.6, 0.2));
    VERIFY_NEAR(bent.at(0), 1.0, 1e-9);
    VERIFY_NEAR(bent.at(2 * kSecond), 5.0, 1e-9);
    VERIFY_NEAR((bent.at(at(1e-4)) - bent.at(0)) / 1e-4, 3.0, 1e-2);
    VERIFY_NEAR((bent.at(2 * kSecond) - bent.at(at(2.0 - 1e-4))) / 1e-4, -1.0, 1e-2);
    // A third each, whatever way it is computed, is the plain curve.
    const FbxCurve nearly =
        curve(FbxCurve::Shape::Cubic, Vec2d(3.0, -1.0), Vec2d::Constant(1.0 / 3.0 + 1e-9));
    VERIFY_NEAR(nearly.at(at(0.7)), curve(FbxCurve::Shape::Cubic, Vec2d(3.0, -1.0)).at(at(0.7)),
                1e-6);
}

void tst_fbx_motion::outsideTheKeysTheNearestHolds() {
    QCOMPARE(curve(FbxCurve::Shape::Cubic).at(-kSecond), 1.0);
    QCOMPARE(curve(FbxCurve::Shape::Cubic).at(9 * kSecond), 5.0);
}

void tst_fbx_motion::ordersOfRotation_data() {
    QTest::addColumn<int>("order");
    QTest::addColumn<QList<int>>("axes"); // first to last
    const std::array<const char*, 6> names{"XYZ", "XZY", "YZX", "YXZ", "ZXY", "ZYX"};
    for (int order = 0; order < 6; ++order) {
        QList<int> axes;
        for (const char* letter = names[std::size_t(order)]; *letter != '\0'; ++letter)
            axes += *letter - 'X';
        QTest::newRow(names[std::size_t(order)]) << order << axes;
    }
}

void tst_fbx_motion::ordersOfRotation() {
    QFETCH(int, order);
    QFETCH(QList<int>, axes);
    FbxPlacement placement;
    placement.order = order;
    placement.rotation = Vec3d(20, 50, -70);
    Mat3d expected = Mat3d::Identity();
    for (const int axis : axes)
        expected = about(axis, placement.rotation[axis]) * expected;
    VERIFY_NEAR(parentFromModel(placement).linear(), expected, 1e-12);
}

void tst_fbx_motion::pivotsStandStill() {
    FbxPlacement placement;
    placement.translation = Vec3d(7, 8, 9);
    placement.rotation = Vec3d(20, 50, -70);
    placement.rotationPivot = placement.scalingPivot = Vec3d(1, 2, 3);
    placement.scale = Vec3d(2, 3, 4);
    // Turning and scaling about one pivot moves it by the translation only.
    VERIFY_NEAR(Vec3d(parentFromModel(placement) * Vec3d(1, 2, 3)), Vec3d(8, 10, 12), 1e-12);
    placement.rotationOffset = Vec3d(0, 0, 5);
    VERIFY_NEAR(Vec3d(parentFromModel(placement) * Vec3d(1, 2, 3)), Vec3d(8, 10, 17), 1e-12);
}

void tst_fbx_motion::preAndPostRotation() {
    FbxPlacement placement;
    placement.preRotation = Vec3d(0, 0, 90);
    placement.rotation = Vec3d(30, 0, 0);
    placement.postRotation = Vec3d(0, 90, 0);
    VERIFY_NEAR(parentFromModel(placement).linear(),
                Mat3d(about(2, 90) * about(0, 30) * about(1, -90)), 1e-12);
}

void tst_fbx_motion::numbersThatMeanNothingAreNotTaken_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("order");
    QTest::addColumn<double>("rate");
    const double none = std::numeric_limits<double>::quiet_NaN();
    const double endless = std::numeric_limits<double>::infinity();
    QTest::newRow("a number") << 3.0 << 3.0 << 3 << 60.0;
    QTest::newRow("not a number") << none << -7.0 << 0 << 30.0;
    QTest::newRow("infinity") << endless << -7.0 << 0 << 30.0;
    QTest::newRow("minus infinity") << -endless << -7.0 << 0 << 30.0;
    QTest::newRow("too large for an int") << 1e300 << 1e300 << 0 << 59.94;
    QTest::newRow("too small for an int") << -1e300 << -1e300 << 0 << 30.0;
}

void tst_fbx_motion::numbersThatMeanNothingAreNotTaken() {
    QFETCH(double, value);
    QFETCH(double, number);
    QFETCH(int, order);
    QFETCH(double, rate);
    const auto objectWith = [value](std::string_view property) {
        FbxNode entry;
        entry.values.resize(5);
        entry.values[0].kind = FbxValue::Kind::Text;
        entry.values[0].text = property;
        entry.values[4].kind = FbxValue::Kind::Real;
        entry.values[4].real = value;
        FbxNode list;
        list.name = "Properties70";
        list.children.push_back(entry);
        FbxNode object;
        object.children.push_back(list);
        return object;
    };
    QCOMPARE(fbxNumber(objectWith("LocalStart"), "LocalStart", -7.0), number);
    const FbxPlacement placement = placementOf(objectWith("RotationOrder"));
    FbxPlacement expected;
    expected.order = order;
    expected.rotation = Vec3d(20, 50, -70);
    FbxPlacement read = placement;
    read.rotation = expected.rotation;
    VERIFY_NEAR(parentFromModel(read).linear(), parentFromModel(expected).linear(), 0.0);
    const FbxNode settings = objectWith("TimeMode");
    QCOMPARE(framesPerSecond(&settings), rate);
    FbxValue whole;
    whole.kind = FbxValue::Kind::Real;
    whole.real = value;
    QCOMPARE(whole.whole(), value == 3.0 ? std::int64_t(3) : std::int64_t(0));
}

RIGWRIGHT_TEST(tst_fbx_motion)
#include "tst_fbx_motion.moc"
