// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Loops over ranges on several threads (oneTBB behind it).
#pragma once

#include <cstddef>
#include <functional>

namespace rigwright {

/// Calls `body(begin, end)` for ranges that together cover [0, count) once, possibly on several
/// threads at the same time. Ranges are not shorter than `grain` where count allows; at or below
/// `grain` everything is one call on the calling thread. How the ranges are cut is not promised: a
/// body whose items depend on one another is a mistake. Exceptions of the body reach the caller.
void parallelFor(std::size_t count, std::size_t grain,
                 const std::function<void(std::size_t begin, std::size_t end)>& body);

/// Runs `work` so that the parallelFor() calls inside use at most `threads` threads (at least 1,
/// more than there are cores if asked), for benchmarks and for tests that compare thread counts.
void withThreads(std::size_t threads, const std::function<void()>& work);

/// Threads that parallelFor() may use here: inside withThreads() those asked for, else one a core.
std::size_t threadCount();

} // namespace rigwright
