// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Loops over ranges on several threads.
#include "core/base/parallel.h"

#include "core/base/race_check.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>

namespace rigwright {

void parallelFor(std::size_t count, std::size_t grain,
                 const std::function<void(std::size_t begin, std::size_t end)>& body) {
    if (count == 0)
        return;
    const std::size_t step = std::max<std::size_t>(grain, 1);
    if (count <= step) {
        body(0, count);
        return;
    }
    // A blocked_range is cut in half while it is longer than its grain: twice the grain keeps the
    // halves from falling below it.
    using Range = oneapi::tbb::blocked_range<std::size_t>;
    char there = 0; // tags of the ways to the workers and back
    char back = 0;
    handOver(&there);
    oneapi::tbb::parallel_for(Range(0, count, 2 * step - 1), [&](const Range& range) {
        takeOver(&there);
        body(range.begin(), range.end());
        handOver(&back);
    });
    takeOver(&back);
}

void withThreads(std::size_t threads, const std::function<void()>& work) {
    using oneapi::tbb::global_control;
    // TBB has one thread a core unless told otherwise for as long as this lives.
    const global_control enough(global_control::max_allowed_parallelism,
                                std::max(threads, threadCount()));
    oneapi::tbb::task_arena arena(static_cast<int>(std::max<std::size_t>(threads, 1)));
    arena.execute(work);
}

std::size_t threadCount() {
    return static_cast<std::size_t>(std::max(1, oneapi::tbb::this_task_arena::max_concurrency()));
}

} // namespace rigwright
