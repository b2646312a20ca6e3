// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Linear blend skinning against closed forms.
#include "core/skin/linear_blend.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/single_vertex.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr SkinningMethod kLinear = SkinningMethod::LinearBlend;

Affine3d moved(double x, double y, double z) {
    return toAffine(shift(x, y, z));
}

/// The bar with B turned about an axis.
Character bentBar(const Vec3d& axis, double degrees) {
    Character bar = barCharacter();
    bar.pose.local[1].rotation = turn(axis, degrees).rotation;
    return bar;
}

double zoneRatio(const Character& bar) {
    const Mesh& mesh = *bar.meshes[0].mesh;
    return blendZoneVolume(mesh, skinned(bar, kLinear)) / blendZoneVolume(mesh, mesh.positions);
}

void turnAngles() {
    QTest::addColumn<double>("degrees");
    for (const double degrees : {15.0, 30.0, 60.0, 90.0, 120.0, -90.0})
        QTest::addRow("%g degrees", degrees) << degrees;
}

} // namespace

class tst_linear_blend : public QObject {
    Q_OBJECT
private slots:
    void halfwayBetweenTwoBonesGoesHalfTheWay() {
        SingleVertex vertex;
        vertex.position = Vec3f(0, 2, 0);
        vertex.row = {{0, 0.5f}, {1, 0.5f}};
        // The forearm is bound at (0, 2, 0) and now stands at (1, 2, 0).
        vertex.palette = {Affine3d::Identity(), moved(1, 2, 0) * moved(0, 2, 0).inverse()};
        VERIFY_NEAR(vertex.skin(kLinear).position, Vec3f(0.5f, 2, 0), 1e-6);
    }
    void opinionsAreAveragedByWeight() {
        SingleVertex vertex;
        vertex.row = {{0, 0.8f}, {1, 0.2f}};
        vertex.palette = {moved(0, -1, 0.1), moved(0, -1, 0.6)};
        VERIFY_NEAR(vertex.skin(kLinear).position, Vec3f(0, -1, 0.2f), 1e-6);
    }
    void aRowThatSumsToMoreIsDividedByItsSum() {
        SingleVertex vertex;
        vertex.row = {{0, 0.7f}, {1, 0.5f}};
        vertex.palette = {moved(1, 0, 0), moved(0, 1, 0)};
        VERIFY_NEAR(vertex.skin(kLinear).position, Vec3f(0.583333f, 0.416667f, 0), 1e-6);
    }
    void rawSumsMeltTheShoulder() {
        SingleVertex vertex;
        vertex.position = Vec3f(0, 1.5f, 0);
        vertex.row = {{0, 0.7f}, {1, 0.5f}};
        vertex.palette = {Affine3d::Identity(), Affine3d::Identity()};
        VERIFY_NEAR(vertex.skin(kLinear).position, Vec3f(0, 1.5f, 0), 1e-6);
        vertex.rawSums = true;
        VERIFY_NEAR(vertex.skin(kLinear).position, Vec3f(0, 1.2f * 1.5f, 0), 1e-6);
    }
    void zeroRowsStayWhereTheMeshIsPlaced() {
        SingleVertex vertex;
        vertex.position = Vec3f(1, 0, 0);
        vertex.palette = {moved(9, 9, 9)};
        vertex.modelFromUnbound = toAffine(turn(Vec3d::UnitZ(), 90));
        for (const WeightRow& row : {WeightRow{}, WeightRow{{0, 0.0f}}}) {
            vertex.row = row;
            vertex.rawSums = false;
            VERIFY_NEAR(vertex.skin(kLinear).position, Vec3f(0, 1, 0), 1e-6);
            VERIFY_NEAR(vertex.skin(kLinear).normal, Vec3f(-1, 0, 0), 1e-6);
            vertex.rawSums = true; // a shader that sums nothing has nothing
            VERIFY_NEAR(vertex.skin(kLinear).position, Vec3f(0, 0, 0), 0.0);
            QVERIFY(vertex.skin(kLinear).normal.allFinite());
        }
    }
    void evenSplitsShrinkByTheKnownFactor() {
        for (const double w : {0.5, 0.8, 0.9, 0.3})
            for (const double degrees : {30.0, 90.0, 150.0}) {
                SingleVertex vertex;
                vertex.position = Vec3f(0, 1, 0);
                vertex.row = {{0, float(w)}, {1, float(1.0 - w)}};
                vertex.palette = {Affine3d::Identity(), toAffine(turn(Vec3d::UnitX(), degrees))};
                const double shrunk =
                    std::sqrt(1.0 - 2.0 * w * (1.0 - w) * (1.0 - std::cos(radians(degrees))));
                VERIFY_NEAR(vertex.skin(kLinear).position.norm(), shrunk, 1e-6);
            }
    }
    void aHalfHalfSplitAtARightAngleShrinksTo07071AndAnEightTwoTo08246() {
        SingleVertex vertex;
        vertex.position = Vec3f(0, 1, 0);
        vertex.palette = {Affine3d::Identity(), toAffine(turn(Vec3d::UnitX(), 90))};
        vertex.row = {{0, 0.5f}, {1, 0.5f}};
        VERIFY_NEAR(vertex.skin(kLinear).position.norm(), 0.7071, 1e-4);
        vertex.row = {{0, 0.8f}, {1, 0.2f}};
        VERIFY_NEAR(vertex.skin(kLinear).position.norm(), 0.8246, 1e-4);
    }
    void theMiddleRingShrinksByTheCosineOfHalfTheTwist() {
        for (const double degrees : {30.0, 90.0, 180.0}) {
            const Character bar = bentBar(Vec3d::UnitX(), degrees);
            const auto positions = skinned(bar, kLinear);
            const Mesh& mesh = *bar.meshes[0].mesh;
            int found = 0;
            for (std::size_t v = 0; v < positions.size(); ++v) {
                if (mesh.positions[v].x() != 0.0f)
                    continue;
                ++found;
                VERIFY_NEAR(positions[v].tail<2>().norm(), 0.5 * std::cos(radians(degrees) / 2.0),
                            1e-6);
            }
            QCOMPARE(found, int(kBarSides));
        }
    }
    void twistedBarLosesAThirdOfOneMinusCosine_data() { turnAngles(); }
    void twistedBarLosesAThirdOfOneMinusCosine() {
        QFETCH(double, degrees);
        const double k = 1.0 - std::cos(radians(degrees));
        VERIFY_NEAR(zoneRatio(bentBar(Vec3d::UnitX(), degrees)), 1.0 - k / 3.0, 0.01);
    }
    void bentBarLosesASixthOfOneMinusCosine_data() { turnAngles(); }
    void bentBarLosesASixthOfOneMinusCosine() {
        QFETCH(double, degrees);
        const double k = 1.0 - std::cos(radians(degrees));
        VERIFY_NEAR(zoneRatio(bentBar(Vec3d::UnitZ(), degrees)), 1.0 - k / 6.0, 0.01);
        VERIFY_NEAR(zoneRatio(bentBar(Vec3d::UnitY(), degrees)), 1.0 - k / 6.0, 0.01);
    }
    void zoneVolumesOfTheReferenceAngles() {
        VERIFY_NEAR(zoneRatio(bentBar(Vec3d::UnitX(), 60)), 0.8333, 0.01);
        VERIFY_NEAR(zoneRatio(bentBar(Vec3d::UnitX(), 90)), 0.6667, 0.01);
        VERIFY_NEAR(zoneRatio(bentBar(Vec3d::UnitZ(), 60)), 0.9167, 0.01);
        VERIFY_NEAR(zoneRatio(bentBar(Vec3d::UnitZ(), 90)), 0.8333, 0.01);
    }
    /// The loss of the zone, a quarter of the bar, is a quarter as visible in the whole.
    void measuredOverTheWholeMeshTheLossHides() {
        const Character bar = bentBar(Vec3d::UnitX(), 90);
        const Mesh& mesh = *bar.meshes[0].mesh;
        const double whole = volume(mesh, skinned(bar, kLinear)) / volume(mesh, mesh.positions);
        VERIFY_NEAR(whole, 1.0 - (1.0 - 0.6667) / 4.0, 0.005);
    }
    /// Area of a regular 16-gon of radius r: 8 r² sin(π/8).
    void theVolumeMeasureItselfIsRight() {
        const Character bar = barCharacter();
        const Mesh& mesh = *bar.meshes[0].mesh;
        const double area = 8.0 * 0.25 * std::sin(kPi / 8.0);
        VERIFY_NEAR(volume(mesh, mesh.positions), 4.0 * area, 1e-5);
        VERIFY_NEAR(blendZoneVolume(mesh, mesh.positions), 1.0 * area, 1e-5);
    }
    void theMiddleRingOfAHingeBendComesNearerToTheHinge() {
        const Character bar = bentBar(Vec3d::UnitZ(), 90);
        const auto positions = skinned(bar, kLinear);
        const Mesh& mesh = *bar.meshes[0].mesh;
        for (std::size_t v = 0; v < positions.size(); ++v)
            if (mesh.positions[v].x() == 0.0f && std::abs(mesh.positions[v].z()) < 1e-6f)
                VERIFY_NEAR(positions[v].head<2>().norm(), 0.354, 1e-3);
    }
    void normalsStandOnScaledSurfaces() {
        // A sphere squashed to a quarter of its height: normals of the ellipsoid x² + 16 y² + z²
        // = 1.
        SingleVertex vertex;
        vertex.row = {{0, 1.0f}};
        Transform squash;
        squash.scale = Vec3d(1, 0.25, 1);
        vertex.palette = {toAffine(squash)};
        const Vec3d point = Vec3d(1, 2, 3).normalized();
        vertex.position = vertex.normal = point.cast<float>();
        const Vec3d onEllipsoid(point.x(), 0.25 * point.y(), point.z());
        const Vec3d gradient(onEllipsoid.x(), 16.0 * onEllipsoid.y(), onEllipsoid.z());
        VERIFY_NEAR(vertex.skin(kLinear).normal, gradient.normalized(), 1e-6);
    }
    void mirroredNormalsStillPointOutwards() {
        SingleVertex vertex;
        vertex.row = {{0, 1.0f}};
        vertex.normal = Vec3f(1, 1, 0).normalized();
        Transform mirror;
        mirror.scale = Vec3d(-1, 1, 1);
        vertex.palette = {toAffine(mirror)};
        VERIFY_NEAR(vertex.skin(kLinear).normal, Vec3f(Vec3f(-1, 1, 0).normalized()), 1e-6);
    }
    void normalsAreUnitOrThatOfBindForAnyScale() {
        SingleVertex vertex;
        vertex.row = {{0, 1.0f}};
        vertex.normal = Vec3f(1, 2, 3).normalized();
        for (const double scale : {1e-30, 1e-12, 1e-6, 1e-3, 1e3, 1e12, 1e30}) {
            Transform transform = turn(Vec3d(3, 1, 2), 77);
            transform.scale = Vec3d::Constant(scale);
            vertex.palette = {toAffine(transform)};
            VERIFY_NEAR(vertex.skin(kLinear).normal,
                        transform.rotation * vertex.normal.cast<double>(), 1e-5);
        }
        Transform nothing;
        nothing.scale = Vec3d::Zero();
        vertex.palette = {toAffine(nothing)};
        VERIFY_NEAR(vertex.skin(kLinear).normal, vertex.normal, 0.0);
    }
};

RIGWRIGHT_TEST(tst_linear_blend)
#include "tst_linear_blend.moc"
