// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Loops over ranges: every item once, whatever the number of threads.
#include "core/base/parallel.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace rigwright;

class tst_parallel : public QObject {
    Q_OBJECT
private slots:
    void everyItemIsVisitedOnce() {
        for (const std::size_t threads : {1u, 2u, 4u})
            for (const std::size_t count : {0u, 1u, 99u, 100u, 101u, 10'000u}) {
                std::vector<std::atomic<int>> visits(count);
                withThreads(threads, [&] {
                    parallelFor(count, 100, [&](std::size_t begin, std::size_t end) {
                        for (std::size_t i = begin; i < end; ++i)
                            ++visits[i];
                    });
                });
                QVERIFY(std::ranges::all_of(visits, [](const auto& n) { return n == 1; }));
            }
    }
    void rangesAreNotShorterThanTheGrain() {
        std::mutex guard;
        std::size_t shortest = 10'000;
        parallelFor(10'000, 700, [&](std::size_t begin, std::size_t end) {
            const std::lock_guard lock(guard);
            shortest = std::min(shortest, end - begin);
        });
        QVERIFY(shortest >= 700);
    }
    void fewItemsStayOnTheCallingThread() {
        std::vector<std::thread::id> threads;
        parallelFor(100, 100, [&](std::size_t, std::size_t) {
            threads.push_back(std::this_thread::get_id());
        });
        QCOMPARE(threads.size(), std::size_t(1));
        QVERIFY(threads[0] == std::this_thread::get_id());
    }
    void oneThreadMeansOneThread() {
        std::mutex guard;
        std::set<std::thread::id> threads;
        withThreads(1, [&] {
            parallelFor(100'000, 1, [&](std::size_t, std::size_t) {
                const std::lock_guard lock(guard);
                threads.insert(std::this_thread::get_id());
            });
        });
        QCOMPARE(threads.size(), std::size_t(1));
    }
    void exceptionsReachTheCaller() {
        QVERIFY_EXCEPTION_THROWN(parallelFor(10'000, 1,
                                             [](std::size_t begin, std::size_t) {
                                                 if (begin > 0)
                                                     throw std::runtime_error("stop");
                                             }),
                                 std::runtime_error);
    }
    void thereIsAtLeastOneThread() { QVERIFY(threadCount() >= 1); }
};

RIGWRIGHT_TEST(tst_parallel)
#include "tst_parallel.moc"
