// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Copy-on-write: copies are values, blocks are shared until somebody writes.
#include "core/base/block_array.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <atomic>
#include <random>
#include <thread>

using namespace rigwright;

class tst_block_array : public QObject {
    Q_OBJECT
private slots:
    void aCopySharesUntilItIsWritten() {
        SharedBlock<int> a(7);
        QVERIFY(a.isUnique());
        SharedBlock<int> b = a;
        QVERIFY(a.sharesWith(b));
        QVERIFY(!a.isUnique());
        QVERIFY(!b.isUnique());
        b.write() = 8;
        QCOMPARE(*a, 7);
        QCOMPARE(*b, 8);
        QVERIFY(a.isUnique());
        QVERIFY(b.isUnique());
    }
    void aSoleOwnerWritesInPlace() {
        SharedBlock<std::vector<int>> block(std::vector<int>(100, 1));
        const int* where = block->data();
        block.write()[3] = 2;
        QCOMPARE(block->data(), where);
    }
    void movingLeavesTheCountAlone() {
        SharedBlock<int> a(1);
        SharedBlock<int> b = std::move(a);
        QVERIFY(b.isUnique());
        SharedBlock<int> c(2);
        c = std::move(b);
        QCOMPARE(*c, 1);
        QVERIFY(c.isUnique());
    }
    void assigningToItselfKeepsTheValue() {
        SharedBlock<int> a(5);
        const SharedBlock<int>& same = a;
        a = same;
        QCOMPARE(*a, 5);
        QVERIFY(a.isUnique());
    }
    void arrayHoldsWhatWasSet() {
        std::mt19937 random(1);
        for (const std::size_t size : {0u, 1u, 511u, 512u, 513u, 5000u}) {
            BlockArray<float> array(size, 0.5f);
            std::vector<float> plain(size, 0.5f);
            for (std::size_t i = 0; i < size; ++i) {
                const std::size_t where = random() % size;
                array.set(where, float(i));
                plain[where] = float(i);
            }
            QCOMPARE(array.size(), size);
            for (std::size_t i = 0; i < size; ++i)
                QCOMPARE(array[i], plain[i]);
        }
    }
    void writingACopyLeavesTheOriginal() {
        const BlockArray<int> original(2000, 1);
        BlockArray<int> copy = original;
        QVERIFY(copy == original);
        copy.set(1500, 2);
        QCOMPARE(original[1500], 1);
        QCOMPARE(copy[1500], 2);
        QVERIFY(!(copy == original));
        copy.set(1500, 1);
        QVERIFY(copy == original); // equal by value, although no longer shared
    }
    void arraysOfDifferentSizeDiffer() { QVERIFY(!(BlockArray<int>(3) == BlockArray<int>(4))); }
    /// One thread keeps reading its copy while the other writes its own: the reader must never see
    /// a write (and the thread sanitizer must have nothing to say).
    void aCopyWrittenOnAnotherThreadIsNotSeenHere() {
        constexpr std::size_t kSize = 4096;
        BlockArray<int> array(kSize, 0);
        for (int round = 1; round <= 50; ++round) {
            const BlockArray<int> snapshot = array;
            std::atomic<int> wrong{0};
            std::thread reader([snapshot, round, &wrong] {
                for (int pass = 0; pass < 20; ++pass)
                    for (std::size_t i = 0; i < kSize; ++i)
                        if (snapshot[i] != round - 1)
                            ++wrong;
            });
            for (std::size_t i = 0; i < kSize; ++i)
                array.set(i, round);
            reader.join();
            QCOMPARE(wrong.load(), 0);
        }
    }
    /// Many threads take copies of one original, write them and let them go at the same time.
    void copiesTakenByManyThreadsAreIndependent() {
        const BlockArray<int> original(2048, 3);
        std::atomic<int> wrong{0};
        std::vector<BlockArray<int>> copies(4, original);
        std::vector<std::thread> threads;
        for (std::size_t t = 0; t < copies.size(); ++t)
            threads.emplace_back([&, t] {
                BlockArray<int> mine = std::move(copies[t]);
                for (int round = 0; round < 20; ++round) {
                    BlockArray<int> further = mine;
                    for (std::size_t i = 0; i < mine.size(); i += 7)
                        mine.set(i, int(t) * 1000 + round);
                    for (std::size_t i = 0; i < mine.size(); ++i) {
                        const int before = round > 0 && i % 7 == 0 ? int(t) * 1000 + round - 1 : 3;
                        const int after = i % 7 == 0 ? int(t) * 1000 + round : 3;
                        wrong += further[i] != before;
                        wrong += mine[i] != after;
                    }
                }
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(wrong.load(), 0);
        for (std::size_t i = 0; i < original.size(); ++i)
            QCOMPARE(original[i], 3);
    }
    void aBlockDiesWithItsLastOwner() {
        static std::atomic<int> alive{0};
        struct Counted {
            Counted() { ++alive; }
            Counted(const Counted&) { ++alive; }
            Counted& operator=(const Counted&) = default;
            ~Counted() { --alive; }
        };
        {
            SharedBlock<Counted> a;
            SharedBlock<Counted> b = a;
            QCOMPARE(alive.load(), 1);
            b.write();
            QCOMPARE(alive.load(), 2);
            a = b;
            QCOMPARE(alive.load(), 1);
        }
        QCOMPARE(alive.load(), 0);
    }
};

RIGWRIGHT_TEST(tst_block_array)
#include "tst_block_array.moc"
