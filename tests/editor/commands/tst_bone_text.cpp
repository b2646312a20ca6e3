// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names in texts: empty ones have a number, those written from right to left stay by themselves.
#include "editor/commands/bone_text.h"

#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_bone_text : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesWithoutDirectionAreLeftAlone() {
        for (const QString& name : {QStringLiteral("upper_arm.L"), QStringLiteral("กระดูก"),
                                    QStringLiteral("骨 12"), QStringLiteral("_-+ 7"), QString()})
            QCOMPARE(isolated(name), name);
    }

    void namesThatTurnAreIsolated() {
        const QChar first(0x2068);
        const QChar last(0x2069);
        for (const QString& name :
             {QString(QChar(0x05D0)), QString(QChar(0x0627)) + QStringLiteral(" arm"),
              QStringLiteral("a") + QChar(0x202E) + QStringLiteral("b"), // an override without end
              QStringLiteral("a") + QChar(0x2067)})
            QCOMPARE(isolated(name), first + name + last);
        // An end of an isolate in the name would end ours.
        const QString breaking = QString(QChar(0x05D0)) + last + QStringLiteral("b");
        QCOMPARE(isolated(breaking).count(last), 1);
        QVERIFY(isolated(breaking).endsWith(last));
    }

    void emptyNamesHaveANumber() {
        Character character = armCharacter();
        character.skeleton.names[kLower].clear();
        QCOMPARE(boneText(character, BoneIndex(kLower)), QStringLiteral("bone 1"));
        character.skeleton.names[kLower] = QString(QChar(0x05D0)).toStdString();
        QCOMPARE(boneText(character, BoneIndex(kLower)), isolated(QString(QChar(0x05D0))));
    }
};

RIGWRIGHT_TEST(tst_bone_text)
#include "tst_bone_text.moc"
