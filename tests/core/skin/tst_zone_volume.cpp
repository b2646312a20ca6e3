// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The volume of a joint's zone against closed forms and against the bar cut by place.
#include "core/samples/samples.h"
#include "core/skin/zone_volume.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

std::optional<JointZone> zoneOf(const Character& character, BoneIndex joint) {
    const MeshInstance& instance = character.meshes.front();
    return jointZone(*instance.mesh, instance.binding->weights(),
                     jointsFrom(character.skeleton, *instance.binding, joint));
}

/// The bar with B turned about an axis, by linear blending: posed by rest.
double ratio(const Vec3d& axis, double degrees) {
    Character bar = barCharacter();
    const auto zone = zoneOf(bar, BoneIndex(1));
    if (!zone)
        return 0.0;
    bar.pose.local[1].rotation = turn(axis, degrees).rotation;
    return zoneVolume(*zone, skinned(bar, SkinningMethod::LinearBlend)) /
           zoneVolume(*zone, bar.meshes[0].mesh->positions);
}

} // namespace

class tst_zone_volume : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Area of a regular 16-gon of radius r: 8 r² sin(π/8), times the zone's length, 1.
    void theZoneOfTheBarIsWhereBothBonesMoveIt() {
        const Character bar = barCharacter();
        const auto zone = zoneOf(bar, BoneIndex(1));
        QVERIFY(zone.has_value());
        QCOMPARE(zone->loops.size(), std::size_t(2));
        const auto& positions = bar.meshes[0].mesh->positions;
        VERIFY_NEAR(zoneVolume(*zone, positions), 8.0 * 0.25 * std::sin(kPi / 8.0), 1e-5);
        VERIFY_NEAR(zoneVolume(*zone, positions), blendZoneVolume(*bar.meshes[0].mesh, positions),
                    1e-6);
    }
    void twistLosesAThirdOfOneMinusCosineAndBendASixth_data() {
        QTest::addColumn<double>("degrees");
        for (const double degrees : {15.0, 60.0, 90.0, 120.0, -90.0})
            QTest::addRow("%g degrees", degrees) << degrees;
    }
    void twistLosesAThirdOfOneMinusCosineAndBendASixth() {
        QFETCH(double, degrees);
        const double k = 1.0 - std::cos(radians(degrees));
        VERIFY_NEAR(ratio(Vec3d::UnitX(), degrees), 1.0 - k / 3.0, 0.01);
        VERIFY_NEAR(ratio(Vec3d::UnitZ(), degrees), 1.0 - k / 6.0, 0.01);
        VERIFY_NEAR(ratio(Vec3d::UnitY(), degrees), 1.0 - k / 6.0, 0.01);
    }
    void sizeAndPlaceOfTheWorldDoNotCount() {
        Character bar = barCharacter();
        const auto zone = zoneOf(bar, BoneIndex(1));
        QVERIFY(zone.has_value());
        bar.pose.local[1].rotation = turn(Vec3d::UnitZ(), 70).rotation;
        const std::vector<Vec3f> rest = bar.meshes[0].mesh->positions;
        const std::vector<Vec3f> posed = skinned(bar, SkinningMethod::LinearBlend);
        const double whole = zoneVolume(*zone, posed) / zoneVolume(*zone, rest);
        for (const float scale : {0.01f, 100.0f}) {
            const auto moved = [&](std::vector<Vec3f> positions) {
                for (Vec3f& position : positions)
                    position = scale * (position + Vec3f(10.0f, -20.0f, 5.0f));
                return positions;
            };
            VERIFY_NEAR(zoneVolume(*zone, moved(posed)) / zoneVolume(*zone, moved(rest)), whole,
                        1e-4);
        }
    }
    /// Every triangle with vertices of its own: seams are no openings.
    void twinsDoNotTearTheZone() {
        const Character arm = armCharacter();
        const auto zone = zoneOf(arm, BoneIndex(kLower));
        QVERIFY(zone.has_value());
        QCOMPARE(zone->loops.size(), std::size_t(2));
        QVERIFY(zoneVolume(*zone, arm.meshes[0].mesh->positions) > 0.0);
    }
    void everyBendOfTheSamplesHasAZone() {
        for (const auto& [sample, bones] :
             {std::pair<const char*, std::vector<const char*>>{"arm", {"lower_arm", "hand"}},
              {"mannequin",
               {"lower_arm.L", "lower_arm.R", "hand.L", "shin.L", "foot.R", "neck", "head"}}}) {
            const auto character = makeSample(sample);
            QVERIFY(character.has_value());
            for (const char* name : bones) {
                BoneIndex bone = findBone(character->skeleton, name);
                if (!bone.isValid())
                    bone = findBone(character->skeleton, std::string(name) + ".L");
                QVERIFY2(bone.isValid(), name);
                const auto zone = zoneOf(*character, bone);
                QVERIFY2(zone.has_value(), name);
                QVERIFY(zoneVolume(*zone, character->meshes[0].mesh->positions) > 0.0);
            }
        }
    }
    void whereNothingIsSharedThereIsNoZone() {
        const Character bar = barCharacter();
        QVERIFY(!zoneOf(bar, BoneIndex(0)).has_value()); // all of it moves with the root
        Character cut = barCharacter();
        SkinWeights& weights = cut.meshes[0].binding->weights();
        for (std::size_t v = 0; v < weights.rowCount(); ++v) {
            const WeightRow row{{0, 0.5f}, {1, 0.5f}};
            weights.setRow(VertexIndex(v), row); // the whole closed body: no openings
        }
        QVERIFY(!zoneOf(cut, BoneIndex(1)).has_value());
    }
    void sharesAreOfTheRowsSum() {
        SkinWeights weights(2);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.3f}, {1, 0.1f}});
        const std::vector<std::uint8_t> far{0, 1};
        VERIFY_NEAR(sideShare(weights.row(VertexIndex(0)), far).far, 0.25, 1e-6);
        QVERIFY(sideShare(weights.row(VertexIndex(0)), far).isMixed);
        QVERIFY(!sideShare(weights.row(VertexIndex(1)), far).isMixed); // a zero row
    }
};

RIGWRIGHT_TEST(tst_zone_volume)
#include "tst_zone_volume.moc"
