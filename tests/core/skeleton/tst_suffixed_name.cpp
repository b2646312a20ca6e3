// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names after bones, in the style of each.
#include "core/skeleton/bone_names.h"
#include "core/skeleton/suffixed_name.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;

class tst_suffixed_name : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesGoOnAsTheyAreWritten_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("pole");
        const auto row = [](const char* name, const char* ik, const char* pole) {
            QTest::newRow(name) << QString(name) << QString(ik) << QString(pole);
        };
        row("hand.L", "hand_ik.L", "hand_pole.L");
        row("hand_l", "hand_ik_l", "hand_pole_l");
        row("hand-L", "hand_ik-L", "hand_pole-L");
        row("hand.L.001", "hand_ik.L.001", "hand_pole.L.001");
        row("l_hand", "l_hand_ik", "l_hand_pole");
        row("mixamorig:LeftHand", "LeftHandIK", "LeftHandPole");
        row("leftHand", "leftHandIK", "leftHandPole");
        row("lHand", "lHandIK", "lHandPole");
        row("HandLeft", "HandIKLeft", "HandPoleLeft");
        row("Hand.L", "HandIK.L", "HandPole.L");
        row("J_Bip_L_Hand", "J_Bip_L_Hand_IK", "J_Bip_L_Hand_Pole");
        row("Bip01 L Hand", "Bip01 L Hand IK", "Bip01 L Hand Pole");
        row("Armature|hand.R", "hand_ik.R", "hand_pole.R");
        row("handL", "handL_ik", "handL_pole");
        row("spine_02", "spine_02_ik", "spine_02_pole");
        row("tail", "tail_ik", "tail_pole");
        row("", "ik", "pole");
    }
    void namesGoOnAsTheyAreWritten() {
        QFETCH(QString, name);
        QFETCH(QString, hand);
        QFETCH(QString, pole);
        QCOMPARE(QString::fromStdString(suffixedName(name.toStdString(), "ik")), hand);
        QCOMPARE(QString::fromStdString(suffixedName(name.toStdString(), "pole")), pole);
    }
    void sidesStayAndCounterpartsGiveCounterparts_data() { namesGoOnAsTheyAreWritten_data(); }
    void sidesStayAndCounterpartsGiveCounterparts() {
        QFETCH(QString, name);
        for (const char* word : {"ik", "fk", "pole", "helper"}) {
            const SidedName own = sideOfName(name.toStdString());
            const SidedName made = sideOfName(suffixedName(name.toStdString(), word));
            QVERIFY(made.side == own.side);
            QCOMPARE(made.other, suffixedName(own.other, word));
        }
    }
};

RIGWRIGHT_TEST(tst_suffixed_name)
#include "tst_suffixed_name.moc"
