// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The roles of the standard humanoid.
#include "core/skeleton/humanoid_roles.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace rigwright;

class tst_humanoid_roles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thereAreTheRolesOfVrm() {
        QCOMPARE(humanoidRoles().size(), std::size_t(55));
        std::size_t required = 0;
        std::set<std::string_view> names;
        for (std::size_t i = 0; i < humanoidRoles().size(); ++i) {
            QCOMPARE(std::size_t(humanoidRoles()[i]), i);
            required += isRequired(humanoidRoles()[i]) ? 1 : 0;
            names.insert(nameOf(humanoidRoles()[i]));
        }
        QCOMPARE(names.size(), std::size_t(55));
        QCOMPARE(required, std::size_t(15));
        QCOMPARE(required, kRequiredRoleCount);
    }

    void namesAreRead() {
        for (const HumanoidRole role : humanoidRoles())
            QCOMPARE(roleNamed(nameOf(role)), std::optional(role));
        QCOMPARE(nameOf(HumanoidRole::LeftUpperArm), std::string_view("leftUpperArm"));
        QCOMPARE(titleOf(HumanoidRole::RightLittleIntermediate),
                 std::string("Right little intermediate"));
        QVERIFY(!roleNamed("LeftUpperArm"));
        QVERIFY(!roleNamed(""));
    }

    void mirroringTwiceIsTheRole() {
        std::size_t sided = 0;
        for (const HumanoidRole role : humanoidRoles()) {
            QCOMPARE(mirrored(mirrored(role)), role);
            const bool isCentre = sideOf(role) == BoneSide::Centre;
            QCOMPARE(mirrored(role) == role, isCentre);
            QCOMPARE(isRequired(mirrored(role)), isRequired(role));
            if (isCentre)
                continue;
            ++sided;
            // The name says the side, as all names do.
            QCOMPARE(sideOfName(nameOf(role)).side, sideOf(role));
            QCOMPARE(sideOfName(nameOf(role)).other, std::string(nameOf(mirrored(role))));
        }
        QCOMPARE(sided, std::size_t(48));
    }

    void parentsLeadToTheHips() {
        for (const HumanoidRole role : humanoidRoles()) {
            std::optional<HumanoidRole> above = role;
            std::size_t steps = 0;
            while (*above != HumanoidRole::Hips) {
                above = parentOf(*above);
                QVERIFY(above && ++steps < 12);
            }
            if (role != HumanoidRole::Hips)
                QVERIFY(isRequired(*requiredParentOf(role)));
        }
        QVERIFY(!parentOf(HumanoidRole::Hips));
        QVERIFY(!requiredParentOf(HumanoidRole::Hips));
        QCOMPARE(requiredParentOf(HumanoidRole::LeftUpperArm), std::optional(HumanoidRole::Spine));
        QCOMPARE(requiredParentOf(HumanoidRole::LeftThumbDistal),
                 std::optional(HumanoidRole::LeftHand));
    }

    void slotsAreInverse() {
        for (const HumanoidRole role : humanoidRoles())
            QCOMPARE(roleOf(slotOf(role)), std::optional(role));
        QVERIFY(!roleOf(HumanoidSlot{HumanoidPart::Spine, BoneSide::Centre, 4}));
        QVERIFY(!roleOf(HumanoidSlot{HumanoidPart::Hips, BoneSide::Left, 1}));
    }
};

RIGWRIGHT_TEST(tst_humanoid_roles)
#include "tst_humanoid_roles.moc"
