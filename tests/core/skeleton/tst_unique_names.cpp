// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names made unique, and back.
#include "core/skeleton/unique_names.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>
#include <string>
#include <vector>

using namespace rigwright;

class tst_unique_names : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesThatAreUniqueStay() {
        const std::vector<std::string> names{"root", "arm.L", "arm.001", "#", "a#b", "1", "#x1"};
        QCOMPARE(uniqueNames(names), names);
    }

    void equalNamesAreNumbered() {
        QCOMPARE(uniqueNames(std::vector<std::string>{"a", "b", "a", "a"}),
                 (std::vector<std::string>{"a", "b", "a#2", "a#3"}));
        QCOMPARE(uniqueNames(std::vector<std::string>{"", ""}),
                 (std::vector<std::string>{"#1", "#2"}));
    }

    /// Every list of three out of names that try to be in each other's way.
    void everyNameComesBack() {
        const std::vector<std::string> hostile{"",    "a",     "a#2", "a#1",      "#1",  "#",
                                               "#2#", "a#2#1", "a#",  "\xc3\xa9", "##1", "a#02"};
        for (const std::string& a : hostile)
            for (const std::string& b : hostile)
                for (const std::string& c : hostile) {
                    const std::vector<std::string> names{a, b, c, a};
                    const std::vector<std::string> unique = uniqueNames(names);
                    QCOMPARE(std::set(unique.begin(), unique.end()).size(), names.size());
                    for (std::size_t i = 0; i < names.size(); ++i) {
                        QVERIFY(!unique[i].empty());
                        QCOMPARE(std::string(originalName(unique[i])), names[i]);
                    }
                }
    }

    void noNamesGiveNone() { QVERIFY(uniqueNames({}).empty()); }
};

RIGWRIGHT_TEST(tst_unique_names)
#include "tst_unique_names.moc"
