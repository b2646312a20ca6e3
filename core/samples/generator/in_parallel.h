// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Runs a loop over independent items on all processors; the result does not depend on their
/// number.
#pragma once

#include <algorithm>
#include <cstddef>
#include <exception>
#include <thread>
#include <vector>

namespace rigwright::generator {

/// Calls body(i) for i in [0, count), each at most once; items must not touch each other's data. An
/// exception ends its thread's share and is thrown again at the end.
template <class Body>
void forEachInParallel(std::size_t count, const Body& body) {
    const std::size_t threads = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1,
                                                        std::max<std::size_t>(count, 1));
    std::vector<std::exception_ptr> failures(threads);
    {
        std::vector<std::jthread> workers;
        for (std::size_t t = 0; t < threads; ++t)
            workers.emplace_back([&, t] {
                try {
                    for (std::size_t i = t; i < count; i += threads)
                        body(i);
                } catch (...) {
                    failures[t] = std::current_exception();
                }
            });
    }
    for (const std::exception_ptr& failure : failures)
        if (failure)
            std::rethrow_exception(failure);
}

} // namespace rigwright::generator
