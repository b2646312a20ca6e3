// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sides in names, and counterparts.
#include "core/samples/samples.h"
#include "core/skeleton/bone_names.h"
#include "core/skeleton/skeleton.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;

namespace {

Skeleton named(const std::vector<std::string>& names) {
    Skeleton skeleton;
    for (const std::string& name : names)
        addBone(skeleton, name, {}, {});
    return skeleton;
}

std::vector<int> mirrorOf(const std::vector<std::string>& names) {
    std::vector<int> result;
    for (const BoneIndex bone : mirrorBones(named(names)).mirror)
        result.push_back(bone.isValid() ? int(bone.value()) : -1);
    return result;
}

} // namespace

class tst_bone_names : public QObject {
    Q_OBJECT
private slots:
    void sidesAreRead_data() {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        const std::pair<const char*, const char*> pairs[] = {
            {"upper_arm.L", "upper_arm.R"},
            {"upper_arm.l", "upper_arm.r"},
            {"DEF-upper_arm.L.001", "DEF-upper_arm.R.001"},
            {"hand_L.001", "hand_R.001"},
            {"hand_L", "hand_R"},
            {"thigh_l", "thigh_r"},
            {"thumb_01_l", "thumb_01_r"},
            {"ik_foot_l", "ik_foot_r"},
            {"L_Foot", "R_Foot"},
            {"l_foot", "r_foot"},
            {"l-foot", "r-foot"},
            {"L Foot", "R Foot"},
            {"Bip01 L Hand", "Bip01 R Hand"},
            {"Bip001 L Finger01", "Bip001 R Finger01"},
            {"J_Bip_L_UpperArm", "J_Bip_R_UpperArm"},
            {"mixamorig:LeftArm", "mixamorig:RightArm"},
            {"mixamorigLeftHandThumb1", "mixamorigRightHandThumb1"},
            {"LeftUpLeg", "RightUpLeg"},
            {"ArmLeft", "ArmRight"},
            {"arm_left", "arm_right"},
            {"left.arm", "right.arm"},
            {"leftarm", "rightarm"},
            {"LEFT_ARM", "RIGHT_ARM"},
            {"LEFTARM", "RIGHTARM"},
            {"Leftarm", "Rightarm"},
            {"lShldr", "rShldr"},
            {"LHand", "RHand"},
            {"handL", "handR"},
            {"finger1L", "finger1R"},
            {"arm_joint_L__4_", "arm_joint_R__4_"},
            {"b_LeftUpperArm_09", "b_RightUpperArm_09"},
            {"Left_L_leg", "Right_L_leg"}, // a word counts for more than a letter
            {"\xc3\xa9paule.L", "\xc3\xa9paule.R"},
            {"L", "R"},
            {"left", "right"},
        };
        for (const auto& [left, right] : pairs)
            QTest::newRow(left) << left << right;
    }
    void sidesAreRead() {
        QFETCH(QString, left);
        QFETCH(QString, right);
        const std::string l = left.toStdString();
        const std::string r = right.toStdString();
        QCOMPARE(sideOfName(l), (SidedName{BoneSide::Left, r}));
        QCOMPARE(sideOfName(r), (SidedName{BoneSide::Right, l}));
    }

    void namesOfTheCentreStay_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"",
                                 "Hips",
                                 "spine.001",
                                 "Head",
                                 "root",
                                 "Ctrl",
                                 "bright",
                                 "upright",
                                 "Clavicle",
                                 "Spine_L1",
                                 "LOD0",
                                 "pelvis",
                                 "rig",
                                 "IKPole",
                                 "RIG",
                                 "tail_01",
                                 "l1",
                                 "Neck1",
                                 "\xe0\xb8\xab\xe0\xb8\xb1\xe0\xb8\xa7",
                                 "_",
                                 "..."})
            QTest::newRow(*name ? name : "empty") << name;
    }
    void namesOfTheCentreStay() {
        QFETCH(QString, name);
        QCOMPARE(sideOfName(name.toStdString()), (SidedName{BoneSide::Centre, name.toStdString()}));
    }

    void theLastMentionIsTheSide() {
        QCOMPARE(sideOfName("L_to_R"), (SidedName{BoneSide::Right, "R_to_L"}));
    }

    void counterpartsAreMutual() {
        QCOMPARE(mirrorOf({"Hips", "LeftLeg", "RightLeg", "RightArm", "Head"}),
                 (std::vector<int>{0, 2, 1, -1, 4}));
        const BoneMirror map = mirrorBones(named({"a.L", "b", "a.R", "c.R"}));
        QCOMPARE(map.unmatched, std::vector<BoneIndex>{BoneIndex(3)});
        QCOMPARE(map.sides, (std::vector<BoneSide>{BoneSide::Left, BoneSide::Centre,
                                                   BoneSide::Right, BoneSide::Right}));
    }

    void theCaseAndTheNumberAtTheEndMayDiffer() {
        QCOMPARE(mirrorOf({"Hand_L", "hand_R"}), (std::vector<int>{1, 0}));
        QCOMPARE(mirrorOf({"b_LeftArm_09", "b_LeftHand_010", "b_RightArm_06", "b_RightHand_07"}),
                 (std::vector<int>{2, 3, 0, 1}));
        QCOMPARE(mirrorOf({"arm_L__4_", "arm_R__2_"}), (std::vector<int>{1, 0}));
        // What is said exactly is not overruled by what is said nearly.
        QCOMPARE(mirrorOf({"f_L_1", "f_L_2", "f_R_2", "f_R_1"}), (std::vector<int>{3, 2, 1, 0}));
    }

    void aLetterBeforeANumberIsASideWhereThereAreTwo() {
        QCOMPARE(mirrorOf({"finger_l1", "finger_r1", "Spine_L1"}), (std::vector<int>{1, 0, 2}));
    }

    void equalNamesArePairedInOrderOrNotAtAll() {
        QCOMPARE(mirrorOf({"a.L", "a.L", "a.R", "a.R"}), (std::vector<int>{2, 3, 0, 1}));
        QCOMPARE(mirrorOf({"a.L", "a.L", "a.R"}), (std::vector<int>{-1, -1, -1}));
    }

    void mirroringTwiceIsTheBone() {
        const Result<Character> sample = makeSample("mannequin");
        QVERIFY(sample.has_value());
        const BoneMirror map = mirrorBones(sample->skeleton);
        QVERIFY(map.unmatched.empty());
        std::size_t sided = 0;
        for (std::size_t b = 0; b < map.mirror.size(); ++b) {
            QCOMPARE(map.of(map.of(BoneIndex(b))), BoneIndex(b));
            sided += map.sides[b] != BoneSide::Centre ? 1 : 0;
        }
        QVERIFY(sided > 20);
        QVERIFY(sided < map.mirror.size());
    }

    void noBonesGiveNoMap() { QVERIFY(mirrorBones({}).mirror.empty()); }
};

RIGWRIGHT_TEST(tst_bone_names)
#include "tst_bone_names.moc"
