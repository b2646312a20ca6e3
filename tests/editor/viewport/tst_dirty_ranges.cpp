// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Marks become few uploads, and never the wrong ones.
#include "editor/viewport/dirty_ranges.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <random>
#include <vector>

using rigwright::editor::DirtyRanges;
using rigwright::editor::RowRange;

class tst_dirty_ranges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingMarkedUploadsNothing();
    void closeMarksBecomeOneRange();
    void marksFarApartStayApart();
    void tooManyRangesBecomeOneFullUpload();
    void rowsBeyondTheEndAreCutOff();
    void takingStartsAnew();
    void everyMarkedRowIsUploaded();
};

void tst_dirty_ranges::nothingMarkedUploadsNothing() {
    DirtyRanges ranges(1000);
    QVERIFY(ranges.isEmpty());
    const auto upload = ranges.take();
    QVERIFY(!upload.everything && upload.ranges.empty());
}

void tst_dirty_ranges::closeMarksBecomeOneRange() {
    DirtyRanges ranges(100000);
    ranges.mark(1000);
    ranges.mark(1000 + DirtyRanges::kMergeDistance);
    ranges.mark(990);
    const auto upload = ranges.take();
    QVERIFY(upload.ranges == (std::vector<RowRange>{{990, 11 + DirtyRanges::kMergeDistance}}));
}

void tst_dirty_ranges::marksFarApartStayApart() {
    DirtyRanges ranges(100000);
    ranges.mark(5000, 10);
    ranges.mark(100);
    const auto upload = ranges.take();
    QVERIFY(!upload.everything);
    QVERIFY(upload.ranges == (std::vector<RowRange>{{100, 1}, {5000, 10}}));
}

void tst_dirty_ranges::tooManyRangesBecomeOneFullUpload() {
    DirtyRanges ranges(1000000);
    for (std::size_t i = 0; i <= DirtyRanges::kMostRanges; ++i)
        ranges.mark(i * 1000);
    const auto upload = ranges.take();
    QVERIFY(upload.everything && upload.ranges.empty());
}

void tst_dirty_ranges::rowsBeyondTheEndAreCutOff() {
    DirtyRanges ranges(100);
    ranges.mark(90, 50);
    ranges.mark(100);
    const auto upload = ranges.take();
    QVERIFY(upload.ranges == (std::vector<RowRange>{{90, 10}}));
    DirtyRanges none(0);
    none.markAll();
    QVERIFY(none.isEmpty());
}

void tst_dirty_ranges::takingStartsAnew() {
    DirtyRanges ranges(100);
    ranges.markAll();
    ranges.mark(3);
    QVERIFY(ranges.take().everything);
    QVERIFY(ranges.isEmpty());
    ranges.mark(3);
    QVERIFY(ranges.take().ranges == (std::vector<RowRange>{{3, 1}}));
}

void tst_dirty_ranges::everyMarkedRowIsUploaded() {
    std::mt19937 random(5);
    for (int round = 0; round < 50; ++round) {
        constexpr std::size_t kRows = 40000;
        DirtyRanges ranges(kRows);
        std::vector<std::size_t> marked;
        for (int i = 0; i < 200; ++i) {
            marked.push_back(random() % kRows);
            ranges.mark(marked.back());
        }
        const auto upload = ranges.take();
        std::size_t end = 0;
        for (const RowRange& range : upload.ranges) {
            QVERIFY(range.first >= end); // ascending and apart
            end = range.first + range.count;
        }
        for (const std::size_t row : marked) {
            bool found = upload.everything;
            for (const RowRange& range : upload.ranges)
                found = found || (row >= range.first && row < range.first + range.count);
            QVERIFY(found);
        }
    }
}

RIGWRIGHT_TEST(tst_dirty_ranges)
#include "tst_dirty_ranges.moc"
