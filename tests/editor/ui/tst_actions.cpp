// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of actions is consistent: ids, keys, words.
#include "editor/ui/actions.h"
#include "tests/support/test_main.h"

#include <QSet>
#include <QTest>

using namespace rigwright::editor;

class tst_actions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noScopeGivesOneKeyToTwoCommands() {
        const auto table = actionTable();
        for (std::size_t i = 0; i < table.size(); ++i) {
            for (std::size_t j = i + 1; j < table.size(); ++j) {
                if (!scopesOverlap(table[i].scope, table[j].scope))
                    continue;
                for (const QKeySequence& key : actionKeys(table[i]))
                    QVERIFY2(!actionKeys(table[j]).contains(key),
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
    }

    void everyWrittenKeyIsUnderstood() {
        for (const ActionInfo& action : actionTable()) {
            const QStringList written =
                QString::fromLatin1(action.keys).split(QStringLiteral("  "), Qt::SkipEmptyParts);
            const QList<QKeySequence> keys = actionKeys(action);
            QCOMPARE(keys.size(), written.size());
            for (const QKeySequence& key : keys) {
                QCOMPARE(key.count(), 1);
                QVERIFY2(key[0].key() != Qt::Key_unknown, action.id);
            }
        }
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
