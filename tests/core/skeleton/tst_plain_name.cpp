// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What programs put around the names of bones falls away, and nothing else.
#include "core/skeleton/plain_name.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;

class tst_plain_name : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesLoseTheirSurroundings_data();
    void namesLoseTheirSurroundings();
    void numbersLoseTheirZeros();
};

void tst_plain_name::namesLoseTheirSurroundings_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("letters");
    QTest::addColumn<int>("side");
    const auto row = [](const char* name, const char* letters, BoneSide side) {
        QTest::newRow(name) << QString(name) << QString(letters) << int(side);
    };
    row("mixamorig:LeftForeArm", "forearm", BoneSide::Left);
    row("mixamorig9:Hips", "hips", BoneSide::Centre);
    row("mixamorigRightUpLeg", "upleg", BoneSide::Right);
    row("Armature|forearm_l", "forearm", BoneSide::Left);
    row("Bip01 L Thigh", "thigh", BoneSide::Left);
    row("Bip001 Spine1", "spine1", BoneSide::Centre);
    row("ValveBiped.Bip01_R_Calf", "calf", BoneSide::Right);
    row("DEF-upper_arm.L.001", "upperarm001", BoneSide::Left);
    row("J_Bip_C_Chest", "chest", BoneSide::Centre);
    row("J_Bip_R_UpperArm", "upperarm", BoneSide::Right);
    row("CC_Base_L_Hand", "hand", BoneSide::Left);
    row("Character1_RightHand", "hand", BoneSide::Right);
    row("upperleg.l", "upperleg", BoneSide::Left);
    row("LHipJoint", "hipjoint", BoneSide::Left);
    // What only looks like a prefix stays.
    row("default", "default", BoneSide::Centre);
    row("character", "character", BoneSide::Centre);
    row("hips:", "hips", BoneSide::Centre);
    row("", "", BoneSide::Centre);
}

void tst_plain_name::namesLoseTheirSurroundings() {
    QFETCH(QString, name);
    QFETCH(QString, letters);
    QFETCH(int, side);
    const PlainName plain = plainName(name.toStdString());
    QCOMPARE(QString::fromStdString(plain.letters), letters);
    QCOMPARE(int(plain.side), side);
}

void tst_plain_name::numbersLoseTheirZeros() {
    QCOMPARE(withoutLeadingZeros("spine001"), std::string("spine1"));
    QCOMPARE(withoutLeadingZeros("finger01"), std::string("finger1"));
    QCOMPARE(withoutLeadingZeros("toe0"), std::string("toe0"));
    QCOMPARE(withoutLeadingZeros("bone100"), std::string("bone100"));
    QCOMPARE(withoutLeadingZeros("a0b00c10"), std::string("a0b0c10"));
}

RIGWRIGHT_TEST(tst_plain_name)
#include "tst_plain_name.moc"
