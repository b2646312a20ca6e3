// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The verb `bench`: own benchmarks, each beside its target.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace rigwright::cli {

/// `only` takes names or groups (empty: all); `sizes` keeps the benchmarks of those sizes (empty:
/// all).
struct BenchOptions {
    std::vector<std::string> only;
    std::vector<std::size_t> sizes;
    bool json = false;
};

/// Runs and prints: with `json` one object {"results": [{name, size, medianNs, minNs, perItemNs,
/// hash, targetNs}]} on standard output, else a table. Returns the exit code: 0; 1 where the result
/// of a benchmark differed between repetitions or thread counts; 2 for an unknown name or a size
/// that none has; 5 where a benchmark could not be run.
int runBench(const BenchOptions& options);

} // namespace rigwright::cli
