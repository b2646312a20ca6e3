// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Result: a value or an error.
#include "core/base/index.h"
#include "core/base/result.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <memory>
#include <unordered_set>

using namespace rigwright;

class tst_result : public QObject {
    Q_OBJECT
private slots:
    void aValueIsAValue() {
        Result<int> result = 4;
        QVERIFY(result.has_value());
        QVERIFY(bool(result));
        QCOMPARE(*result, 4);
        *result = 5;
        QCOMPARE(result.value(), 5);
    }
    void anErrorIsAnError() {
        const Result<int> result = Error{"code", "detail", "place", "remedy"};
        QVERIFY(!result);
        QCOMPARE(result.error(), (Error{"code", "detail", "place", "remedy"}));
    }
    void aValueCanBeMovedOut() {
        Result<std::unique_ptr<int>> result = std::make_unique<int>(9);
        const std::unique_ptr<int> taken = *std::move(result);
        QCOMPARE(*taken, 9);
    }
    void aResultMayHoldAnErrorAsItsValue() {
        const Result<std::string> result = std::string("plain");
        QCOMPARE(result->size(), std::size_t(5));
    }
    void nothingCanSucceedToo() {
        QVERIFY(Result<void>().has_value());
        const Result<void> failed = Error{"a", {}, {}, {}};
        QVERIFY(!failed.has_value());
        QCOMPARE(failed.error().code, std::string("a"));
    }
    void anIndexIsNoneByDefaultAndNoneComesLast() {
        QVERIFY(!BoneIndex().isValid());
        QVERIFY(BoneIndex(0).isValid());
        QVERIFY(BoneIndex(0) < BoneIndex(1));
        QVERIFY(BoneIndex(4'000'000'000u) < BoneIndex());
        const std::unordered_set<BoneIndex> set{BoneIndex(1), BoneIndex(1), BoneIndex()};
        QCOMPARE(set.size(), std::size_t(2));
    }
};

RIGWRIGHT_TEST(tst_result)
#include "tst_result.moc"
