// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Every choice that a remedy makes has words and can be taken back.
#include "editor/ui/import_choice_words.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;

class tst_import_choice_words : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRemedyChoosesOneThingThatCanBeTakenBack_data() {
        QTest::addColumn<QString>("fix");
        for (const char* fix : {"reread-metres", "reread-centimetres", "reread-millimetres",
                                "reread-inches", "reread-times-100", "reread-up-x", "reread-up-y",
                                "reread-up-z", "reread-bind-pose", "reread-follow-references"})
            QTest::newRow(fix) << fix;
    }
    void everyRemedyChoosesOneThingThatCanBeTakenBack() {
        QFETCH(QString, fix);
        const auto chosen = withFix({}, fix.toStdString());
        QVERIFY(chosen);
        const auto words = choiceWords(*chosen);
        QCOMPARE(words.size(), std::size_t(1));
        QVERIFY(!words[0].text.isEmpty());
        QVERIFY(without(*chosen, words[0].kind) == ImportChoices());
    }

    void aChoiceLeavesTheOthersAlone() {
        ImportChoices choices{.openInBindPose = true, .searchFolders = {"/textures"}};
        choices = *withFix(choices, "reread-centimetres");
        choices = *withFix(choices, "reread-up-z");
        QCOMPARE(choiceWords(choices).size(), std::size_t(4));
        choices = without(choices, ChoiceKind::Up);
        QCOMPARE(choices.metresPerUnit, 0.01);
        QVERIFY(choices.openInBindPose);
        QCOMPARE(choiceWords(choices).size(), std::size_t(3));
        choices = without(choices, ChoiceKind::Folders);
        QVERIFY(choices.searchFolders.empty());
    }

    void whatNeedsMoreThanACodeIsNoChoice() {
        QVERIFY(!withFix({}, "reread-find-textures")); // asks for a folder
        QVERIFY(!withFix({}, "normalise"));
        QVERIFY(!withFix({}, ""));
        QVERIFY(choiceWords({}).empty());
    }

    void unitsHaveNames() {
        QCOMPARE(unitWord(0.0), QStringLiteral("As the file says"));
        QCOMPARE(unitWord(0.01), QStringLiteral("Centimetres"));
        QVERIFY(unitWord(2.5).contains(QLatin1String("2.5")));
    }
};

RIGWRIGHT_TEST(tst_import_choice_words)
#include "tst_import_choice_words.moc"
