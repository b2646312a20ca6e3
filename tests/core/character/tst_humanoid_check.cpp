// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a skeleton wants to be a good humanoid, and bending straight limbs.
#include "core/character/humanoid.h"
#include "core/character/humanoid_check.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/move_joints.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

using enum HumanoidRole;

namespace {

Character mannequin() {
    return *makeSample("mannequin");
}

BoneIndex boneOf(const Character& character, HumanoidRole role) {
    return humanoidOf(character).map.of(role);
}

Vec3d headOf(const Skeleton& skeleton, BoneIndex bone) {
    return restModel(skeleton)[bone.value()].translation();
}

/// The joint of a limb goes onto the line between its ends, its other bones stay.
void stretch(Character& character, HumanoidRole role, HumanoidRole end) {
    const BoneIndex joint = boneOf(character, role);
    const Vec3d a = headOf(character.skeleton, boneOf(character, *parentOf(role)));
    const Vec3d b = headOf(character.skeleton, boneOf(character, end));
    auto edit = setHead(character.skeleton, joint, (a + b) / 2.0, {.withChildren = false});
    character.skeleton = edit->skeleton;
}

bool isStraight(const HumanoidCheck& check, HumanoidRole role) {
    return std::ranges::any_of(check.straight,
                               [role](const LimbBend& limb) { return limb.role == role; });
}

} // namespace

class tst_humanoid_check : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMannequinHasAllThatIsRequiredAndEqualSides() {
        const HumanoidCheck check = checkHumanoid(mannequin());
        QVERIFY(!check.search.refusal);
        QCOMPARE(check.requiredFound, kRequiredRoleCount);
        QVERIFY(check.sides);
        QVERIFY(check.sides->share < kEqualLengths);
        QVERIFY(!check.bindDiffers);
    }

    void rolesWithoutABoneAreMissing() {
        Character character = mannequin();
        HumanoidMap map = humanoidOf(character).map;
        for (const HumanoidRole role : {LeftToes, Jaw, RightEye, LeftLittleDistal, Head})
            map[role] = {};
        character.humanoid = map;
        const HumanoidCheck check = checkHumanoid(character);
        QCOMPARE(check.requiredFound, kRequiredRoleCount - 1);
        QVERIFY(check.search.refusal);
        for (const OptionalPart part :
             {OptionalPart::Toes, OptionalPart::Jaw, OptionalPart::Eyes, OptionalPart::Fingers})
            QCOMPARE(std::ranges::count(check.missingParts, part), 1);
        QVERIFY(std::ranges::find(check.missingParts, OptionalPart::Shoulders) ==
                check.missingParts.end());
    }

    void everyOptionalRoleBelongsToAPart() {
        std::array<int, kOptionalPartCount> roles{};
        for (const HumanoidRole role : humanoidRoles()) {
            const auto part = optionalPartOf(role);
            QCOMPARE(part.has_value(), !isRequired(role));
            if (part)
                ++roles[std::size_t(*part)];
        }
        QCOMPARE(roles, (std::array<int, kOptionalPartCount>{1, 1, 1, 1, 2, 2, 2, 30}));
    }

    void aLongerForearmIsNamedWithItsShare() {
        Character character = mannequin();
        const Vec3d elbow = headOf(character.skeleton, boneOf(character, LeftLowerArm));
        const BoneIndex hand = boneOf(character, LeftHand);
        const Vec3d wrist = headOf(character.skeleton, hand);
        // 10 % more on one side: the difference is 1 / 11 of the longer one.
        auto edit = setHead(character.skeleton, hand, elbow + 1.1 * (wrist - elbow), {});
        character.skeleton = edit->skeleton;
        const HumanoidCheck check = checkHumanoid(character);
        QCOMPARE(check.sides->role, LeftLowerArm);
        QVERIFY(std::abs(check.sides->share - 1.0 / 11.0) < 1e-9);
        QVERIFY(check.bindDiffers); // the mesh was bound to the shorter one
    }

    void straightLimbsAreFoundAndBent_data() {
        QTest::addColumn<int>("role");
        QTest::addColumn<int>("end");
        QTest::addColumn<double>("side"); // where the joint goes along +Z
        QTest::newRow("left elbow") << int(LeftLowerArm) << int(LeftHand) << -1.0;
        QTest::newRow("right elbow") << int(RightLowerArm) << int(RightHand) << -1.0;
        QTest::newRow("left knee") << int(LeftLowerLeg) << int(LeftFoot) << 1.0;
        QTest::newRow("right knee") << int(RightLowerLeg) << int(RightFoot) << 1.0;
    }
    void straightLimbsAreFoundAndBent() {
        QFETCH(int, role);
        QFETCH(int, end);
        QFETCH(double, side);
        Character character = mannequin();
        const HumanoidRole limb = HumanoidRole(role);
        stretch(character, limb, HumanoidRole(end));
        QVERIFY(isStraight(checkHumanoid(character), limb));
        const HumanoidMap map = humanoidOf(character).map;
        QVERIFY(*bendOf(character.skeleton, map, limb) < 1e-6);
        const Vec3d before = headOf(character.skeleton, map.of(limb));
        const Vec3d wrist = headOf(character.skeleton, map.of(HumanoidRole(end)));

        const auto edit = bendLimbs(character.skeleton, map, std::array{limb});
        QVERIFY(edit.has_value());
        character.skeleton = edit->skeleton;
        QVERIFY(std::abs(*bendOf(character.skeleton, map, limb) - kLeastBend) < 1e-9);
        QVERIFY(!isStraight(checkHumanoid(character), limb));
        // Elbows stand out behind, knees in front; hand and foot stay.
        QVERIFY(side * (headOf(character.skeleton, map.of(limb)) - before).z() > 1e-4);
        QVERIFY((headOf(character.skeleton, map.of(HumanoidRole(end))) - wrist).norm() < 1e-12);
    }

    void armsThatPointForwardsBendDown() {
        Character character = mannequin();
        const HumanoidMap map = humanoidOf(character).map;
        const Vec3d shoulder = headOf(character.skeleton, map.of(LeftUpperArm));
        const std::array places{std::pair{LeftLowerArm, 0.3}, std::pair{LeftHand, 0.6}};
        for (const auto& [role, ahead] : places) {
            auto edit =
                setHead(character.skeleton, map.of(role), shoulder + Vec3d(0.0, 0.0, ahead), {});
            character.skeleton = edit->skeleton;
        }
        const auto edit = bendLimbs(character.skeleton, map, std::array{LeftLowerArm}, 0.1);
        QVERIFY(edit.has_value());
        QVERIFY(std::abs(*bendOf(edit->skeleton, map, LeftLowerArm) - 0.1) < 1e-9);
        QVERIFY(headOf(edit->skeleton, map.of(LeftLowerArm)).y() < shoulder.y() - 1e-3);
    }

    void aLimbThatIsNotWholeCannotBeBent() {
        const Character character = mannequin();
        HumanoidMap map = humanoidOf(character).map;
        map[LeftHand] = {};
        QVERIFY(!bendOf(character.skeleton, map, LeftLowerArm));
        const auto edit = bendLimbs(character.skeleton, map, std::array{LeftLowerArm});
        QVERIFY(!edit.has_value());
        QCOMPARE(edit.error().code, std::string("humanoid-no-limb"));
    }

    void anArmAloneIsNoHumanoid() {
        const HumanoidCheck check = checkHumanoid(armCharacter());
        QVERIFY(check.search.refusal);
        QVERIFY(!checkHumanoid(Character{}).sides);
        QCOMPARE(checkHumanoid(Character{}).search.refusal->code, std::string("humanoid-no-bones"));
    }
};

RIGWRIGHT_TEST(tst_humanoid_check)
#include "tst_humanoid_check.moc"
