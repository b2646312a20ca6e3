// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Patterns are filled part by part, and nothing else of them changes.
#include "core/base/sentence.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;

class tst_sentence : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void partsStandWhereTheirNumberIs() {
        QCOMPARE(filled("%2 of %1, %2", {"ten", "two"}), std::string("two of ten, two"));
        QCOMPARE(filled("%1", {"%2"}), std::string("%2"));
        QCOMPARE(filled("", {"x"}), std::string());
    }

    void whatNamesNoPartStays() {
        QCOMPARE(filled("100 % of %3, %0, %", {"a", "b"}), std::string("100 % of %3, %0, %"));
        QCOMPARE(filled("%12", {"a"}), std::string("a2"));
        QCOMPARE(filled("%1", {}), std::string("%1"));
    }
};

RIGWRIGHT_TEST(tst_sentence)
#include "tst_sentence.moc"
