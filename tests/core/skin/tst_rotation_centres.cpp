// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Optimised centres of rotation against symmetry, the integral itself, and their limits.
#include "core/base/parallel.h"
#include "tests/core/skin/posed_mesh.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr SkinningMethod kCentres = SkinningMethod::RotationCentres;

Character twistedBar(double degrees) {
    Character bar = barCharacter();
    bar.pose.local[1].rotation = turn(Vec3d::UnitX(), degrees).rotation;
    return bar;
}

/// Equation 1 of the paper over single triangles, for rows over two joints.
Vec3d integralOverTriangles(const Mesh& mesh, const SkinWeights& weights, std::size_t v) {
    const double a = weights.weightOf(VertexIndex(v), 0);
    const double b = weights.weightOf(VertexIndex(v), 1);
    const std::vector<std::uint32_t> corners = triangulate(mesh);
    double whole = 0.0;
    Vec3d sum = Vec3d::Zero();
    for (std::size_t t = 0; t < corners.size(); t += 3) {
        double first = 0.0;
        double second = 0.0;
        Vec3d places[3];
        for (std::size_t k = 0; k < 3; ++k) {
            first += double(weights.weightOf(VertexIndex(corners[t + k]), 0)) / 3.0;
            second += double(weights.weightOf(VertexIndex(corners[t + k]), 1)) / 3.0;
            places[k] = mesh.positions[corners[t + k]].cast<double>();
        }
        const double apart = (a * second - b * first) / 0.1;
        const double area = 0.5 * (places[1] - places[0]).cross(places[2] - places[0]).norm();
        const double like = a * b * first * second * std::exp(-apart * apart) * area;
        whole += like;
        sum += like / 3.0 * (places[0] + places[1] + places[2]);
    }
    return sum / whole;
}

} // namespace

class tst_rotation_centres : public QObject {
    Q_OBJECT
private slots:
    void aTwistedCylinderKeepsItsRadius() {
        for (const double degrees : {45.0, 90.0, 150.0}) {
            const PosedMesh posed(twistedBar(degrees));
            const auto result = posed.skin(kCentres);
            const auto control = posed.skin(SkinningMethod::LinearBlend);
            double thinnest = 1.0;
            for (std::size_t v = 0; v < posed.positions.size(); ++v) {
                const double radius = posed.positions[v].tail<2>().norm();
                VERIFY_NEAR(result.positions[v].tail<2>().norm(), radius, 1e-5);
                VERIFY_NEAR(result.positions[v].x(), posed.positions[v].x(), 1e-5);
                if (radius > 0.1)
                    thinnest =
                        std::min(thinnest, double(control.positions[v].tail<2>().norm()) / radius);
            }
            // ... where linear blending does not.
            VERIFY_NEAR(thinnest, std::cos(radians(degrees) / 2.0), 1e-5);
        }
    }
    void aTwistedBarKeepsItsVolume() {
        const PosedMesh posed(twistedBar(90));
        VERIFY_NEAR(blendZoneVolume(*posed.mesh, posed.skin(kCentres).positions) /
                        blendZoneVolume(*posed.mesh, posed.positions),
                    1.0, 0.01);
    }
    void centresAreTheMeanOfTheSurfaceThatHangsOnTheSameMixture() {
        const Character bar = barCharacter();
        const Mesh& mesh = *bar.meshes[0].mesh;
        const SkinWeights& weights = bar.meshes[0].binding->weights();
        const auto found = computeRotationCentres(mesh, weights);
        QVERIFY(found.has_value());
        QCOMPARE(found->centres.size(), mesh.vertexCount());
        for (std::size_t v = 0; v < mesh.vertexCount(); v += 7) {
            const double first = weights.weightOf(VertexIndex(v), 0);
            if (first < 0.02 || first > 0.98)
                continue;
            // Gathering triangles by 1/64 of weight moves a centre by less than a ring of the bar.
            VERIFY_NEAR(found->centres[v], integralOverTriangles(mesh, weights, v), 0.004);
        }
    }
    void verticesOfOneBoneAreTheirOwnCentresAndMoveWithIt() {
        const PosedMesh posed(twistedBar(70));
        const auto found = computeRotationCentres(*posed.mesh, posed.binding.weights());
        const auto result = posed.skin(kCentres);
        const auto linear = posed.skin(SkinningMethod::LinearBlend);
        int seen = 0;
        for (std::size_t v = 0; v < posed.positions.size(); ++v) {
            if (std::abs(posed.positions[v].x()) < 0.5f)
                continue;
            ++seen;
            QVERIFY(found->centres[v] == posed.positions[v]);
            VERIFY_NEAR(result.positions[v], linear.positions[v], 1e-6);
        }
        QVERIFY(seen > 100);
    }
    void aMeshWithoutFacesIsBlendedLinearly() {
        Character cloud = cloudCharacter(8, 500, 4, 3);
        std::mt19937 random(4);
        for (Transform& local : cloud.pose.local)
            local.rotation = randomRigid(random).rotation;
        const PosedMesh posed(cloud);
        const auto result = posed.skin(kCentres);
        const auto linear = posed.skin(SkinningMethod::LinearBlend);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            VERIFY_NEAR(result.positions[v], linear.positions[v], 1e-6);
    }
    /// In a bend of 90 degrees dual quaternions bulge: with the centre on the bone the middle ring
    /// keeps its distance to where linear blending takes the centre.
    void theMiddleRingTurnsAboutItsCentre() {
        Character bar = barCharacter();
        bar.pose.local[1].rotation = turn(Vec3d::UnitZ(), 90).rotation;
        const PosedMesh posed(bar);
        const auto found = computeRotationCentres(*posed.mesh, posed.binding.weights());
        const auto result = posed.skin(kCentres);
        for (std::size_t v = 0; v < posed.positions.size(); ++v) {
            if (posed.positions[v].x() != 0.0f)
                continue;
            VERIFY_NEAR(found->centres[v], Vec3f(Vec3f::Zero()), 1e-5);
            const Vec3d turned =
                turn(Vec3d::UnitZ(), 45).rotation * posed.positions[v].cast<double>();
            VERIFY_NEAR(result.positions[v], turned, 1e-5);
        }
    }
    void itCanBeCancelledAndTellsHowFarItIs() {
        const Character tube = tubeCharacter(400, 40);
        struct Watch {
            double last = -1.0;
            int calls = 0;
            int allowed = 0;
            bool ordered = true;
        };
        const auto watch = [](double fraction, void* context) {
            Watch& seen = *static_cast<Watch*>(context);
            seen.ordered = seen.ordered && fraction >= seen.last && fraction <= 1.0;
            seen.last = fraction;
            return ++seen.calls <= seen.allowed;
        };
        Watch stopped{.allowed = 2};
        QVERIFY(!prepareSkinning(kCentres, tube.meshes[0].mesh, tube.meshes[0].binding->weights(),
                                 {watch, &stopped}));
        QCOMPARE(stopped.calls, 3);
        Watch whole{.allowed = 1000};
        QVERIFY(prepareSkinning(kCentres, tube.meshes[0].mesh, tube.meshes[0].binding->weights(),
                                {watch, &whole}));
        QVERIFY(whole.ordered);
        QCOMPARE(whole.last, 1.0);
    }
};

RIGWRIGHT_TEST(tst_rotation_centres)
#include "tst_rotation_centres.moc"
