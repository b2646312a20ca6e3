// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of actions is consistent: ids, keys, words.
#include "editor/ui/actions.h"
#include "tests/support/test_main.h"

#include <QSet>
#include <QTest>

#include <array>

using namespace rigwright::editor;

class tst_actions : public QObject {
    Q_OBJECT

    static void addPreferences() {
        QTest::addColumn<bool>("maya");
        QTest::addColumn<bool>("emulateNumpad");
        QTest::newRow("Blender-like") << false << false;
        QTest::newRow("Blender-like without a number pad") << false << true;
        QTest::newRow("Maya-like") << true << false;
        QTest::newRow("Maya-like without a number pad") << true << true;
    }
    static InputPreferences fetched() {
        QFETCH(bool, maya);
        QFETCH(bool, emulateNumpad);
        InputPreferences preferences;
        preferences.keymap = maya ? Keymap::Maya : Keymap::Blender;
        preferences.emulateNumpad = emulateNumpad;
        return preferences;
    }

private Q_SLOTS:
    void noScopeGivesOneKeyToTwoCommands_data() { addPreferences(); }
    void noScopeGivesOneKeyToTwoCommands() {
        const InputPreferences preferences = fetched();
        const auto table = actionTable();
        for (std::size_t i = 0; i < table.size(); ++i) {
            for (std::size_t j = i + 1; j < table.size(); ++j) {
                if (!scopesOverlap(table[i].scope, table[j].scope))
                    continue;
                for (const QKeySequence& key : actionKeys(table[i], preferences))
                    QVERIFY2(!actionKeys(table[j], preferences).contains(key),
                             qPrintable(QStringLiteral("%1: %2 and %3")
                                            .arg(key.toString(), QLatin1String(table[i].id),
                                                 QLatin1String(table[j].id))));
            }
        }
    }

    void windowAndViewportKeysHoldEverywhere() {
        QVERIFY(scopesOverlap(ActionScope::Window, ActionScope::Brush));
        QVERIFY(scopesOverlap(ActionScope::Pose, ActionScope::Viewport));
        QVERIFY(scopesOverlap(ActionScope::Brush, ActionScope::Brush));
        QVERIFY(!scopesOverlap(ActionScope::Pose, ActionScope::Brush));
        QVERIFY(scopesOverlap(ActionScope::Window, ActionScope::Vertices));
        QVERIFY(scopesOverlap(ActionScope::Viewport, ActionScope::Bones));
    }

    void bonesAndVerticesShareKeysBecauseOneIsInForce() {
        QVERIFY(!scopesOverlap(ActionScope::Bones, ActionScope::Vertices));
        QVERIFY(scopesOverlap(ActionScope::Bones, ActionScope::Brush));
        QVERIFY(scopesOverlap(ActionScope::Bones, ActionScope::Pose));
        QVERIFY(scopesOverlap(ActionScope::Vertices, ActionScope::Pose));
        QVERIFY(!scopesOverlap(ActionScope::Vertices, ActionScope::Brush));
        QCOMPARE(actionKeys(*findAction(QStringLiteral("select.all"))),
                 actionKeys(*findAction(QStringLiteral("vertices.all"))));
    }

    void everyWrittenKeyIsUnderstood_data() { addPreferences(); }
    void everyWrittenKeyIsUnderstood() {
        InputPreferences preferences = fetched();
        preferences.emulateNumpad = false; // it adds what nobody wrote
        for (const ActionInfo& action : actionTable()) {
            const char* text =
                preferences.keymap == Keymap::Maya ? action.keys.maya : action.keys.blender;
            const QStringList written =
                QString::fromLatin1(text).split(QStringLiteral("  "), Qt::SkipEmptyParts);
            const QList<QKeySequence> keys = actionKeys(action, preferences);
            QCOMPARE(keys.size(), written.size());
            for (int i = 0; i < int(keys.size()); ++i) {
                QCOMPARE(keys[i].count(), 1);
                QVERIFY2(keys[i][0].key() != Qt::Key_unknown, action.id);
                QCOMPARE(keys[i].toString(QKeySequence::PortableText), written[i]);
            }
        }
    }

    void everyKeyMeansItsAction_data() { addPreferences(); }
    void everyKeyMeansItsAction() {
        const InputPreferences preferences = fetched();
        int keys = 0;
        for (const ActionInfo& action : actionTable()) {
            for (const QKeySequence& key : actionKeys(action, preferences)) {
                const std::array scopes{action.scope};
                QCOMPARE(actionForKey(key[0], scopes, preferences), &action);
                ++keys;
            }
        }
        QVERIFY(keys > 40);
    }

    void aKeyMeansNothingOutsideItsScope() {
        const std::array posing{ActionScope::Viewport, ActionScope::Pose};
        const std::array painting{ActionScope::Viewport, ActionScope::Brush};
        const QKeyCombination s(Qt::Key_S);
        QCOMPARE(actionForKey(s, posing), findAction(QStringLiteral("pose.resize")));
        QCOMPARE(actionForKey(s, painting), findAction(QStringLiteral("brush.pick-bone")));
        QVERIFY(!actionForKey(Qt::ControlModifier | Qt::Key_R, posing));
        QVERIFY(!actionForKey(s, {}));
    }

    void theKeymapsDifferWhereHandsDo() {
        const auto keysOf = [](const char* id, Keymap keymap) {
            InputPreferences preferences;
            preferences.keymap = keymap;
            return QKeySequence::listToString(
                actionKeys(*findAction(QLatin1String(id)), preferences),
                QKeySequence::PortableText);
        };
        QCOMPARE(keysOf("tool.move", Keymap::Maya), QStringLiteral("W"));
        QCOMPARE(keysOf("tool.move", Keymap::Blender), QString());
        QCOMPARE(keysOf("pose.grab", Keymap::Blender), QStringLiteral("G"));
        QCOMPARE(keysOf("pose.grab", Keymap::Maya), QString());
        QCOMPARE(keysOf("brush.radius", Keymap::Maya), QStringLiteral("B"));
        QCOMPARE(keysOf("view.frame-selected", Keymap::Maya), QStringLiteral("F"));
        QCOMPARE(keysOf("file.save", Keymap::Maya), keysOf("file.save", Keymap::Blender));
    }

    void theNumberPadIsEmulatedWhereKeysAreFree() {
        InputPreferences preferences;
        preferences.emulateNumpad = true;
        const auto means = [&preferences](Qt::KeyboardModifiers held, Qt::Key key) {
            const std::array window{ActionScope::Window};
            const ActionInfo* action =
                actionForKey(QKeyCombination(held, key), window, preferences);
            return action ? QString::fromLatin1(action->id) : QString();
        };
        QCOMPARE(means({}, Qt::Key_1), QStringLiteral("view.front"));
        QCOMPARE(means(Qt::ControlModifier, Qt::Key_1), QStringLiteral("view.back"));
        QCOMPARE(means({}, Qt::Key_5), QStringLiteral("view.orthographic"));
        preferences.keymap = Keymap::Maya; // which has Ctrl+1 for something else
        QCOMPARE(means({}, Qt::Key_1), QStringLiteral("view.front"));
        QCOMPARE(means(Qt::ControlModifier, Qt::Key_1), QStringLiteral("view.isolate"));
        preferences.emulateNumpad = false;
        QCOMPARE(means({}, Qt::Key_1), QString());
        QCOMPARE(means(Qt::KeypadModifier, Qt::Key_1), QStringLiteral("view.front"));
    }

    void signsAreFoundWhereverAKeyboardHasThem() {
        const std::array window{ActionScope::Window};
        const std::array brush{ActionScope::Brush};
        // "/" stands above the 7 of a German keyboard, and on the number pad.
        QCOMPARE(actionForKey(Qt::ShiftModifier | Qt::Key_Slash, window),
                 findAction(QStringLiteral("view.isolate")));
        QCOMPARE(actionForKey(Qt::KeypadModifier | Qt::Key_Slash, window),
                 findAction(QStringLiteral("view.isolate")));
        // Letters keep their Shift.
        QCOMPARE(actionForKey(Qt::ShiftModifier | Qt::Key_F, brush),
                 findAction(QStringLiteral("brush.strength")));
        QVERIFY(!actionForKey(Qt::ShiftModifier | Qt::Key_B, window));
    }

    void everyActionHasAnIconOrAReason() {
        for (const ActionInfo& action : actionTable())
            QVERIFY2(bool(*action.icon) != bool(*whyWithoutIcon(action)), action.id);
    }

    void everyActionSaysWhatItDoes() {
        for (const ActionInfo& action : actionTable())
            QVERIFY2(QString::fromUtf8(action.sentence).endsWith(QLatin1Char('.')), action.id);
    }

    void idsAreUniqueAndFound() {
        QSet<QString> ids;
        for (const ActionInfo& action : actionTable()) {
            QVERIFY2(!ids.contains(QLatin1String(action.id)), action.id);
            ids.insert(QLatin1String(action.id));
            QCOMPARE(findAction(QLatin1String(action.id)), &action);
            QVERIFY(!actionText(action).isEmpty());
        }
        QVERIFY(findAction(QStringLiteral("no.such")) == nullptr);
    }

    void plainTextHasNoMnemonic() {
        const ActionInfo* open = findAction(QStringLiteral("file.open"));
        QVERIFY(open);
        QCOMPARE(plainActionText(*open), QStringLiteral("Open"));
    }
};

RIGWRIGHT_TEST(tst_actions)
#include "tst_actions.moc"
