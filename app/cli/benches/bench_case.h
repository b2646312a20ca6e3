// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BenchCase: one benchmark of one size, and the lists of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace rigwright::cli {

/// A benchmark made ready. Only `work` is timed. `hash` tells the result of the last work, the same
/// for every repetition and number of threads. `reset` (may be empty) brings everything back before
/// the next repetition. A failure is an exception with a message for people.
struct BenchRun {
    std::function<void()> work;
    std::function<std::uint64_t()> hash;
    std::function<void()> reset;
};

struct BenchCase {
    std::string name;
    std::string group;
    std::size_t size = 0;    ///< as on the command line: vertices, bones …
    std::size_t items = 1;   ///< what perItemNs counts
    std::size_t inner = 1;   ///< times that `work` does the thing, where once is too short
    std::size_t threads = 0; ///< 0: as many as there are
    double targetNs = 0.0;   ///< for the whole thing; 0: none
    std::function<BenchRun()> prepare;
};

/// FNV-1a over the bytes of `data`, going on from `hash`.
std::uint64_t hashBytes(const void* data, std::size_t size,
                        std::uint64_t hash = 0xcbf29ce484222325ull);

void addOpenBenches(std::vector<BenchCase>& cases);
void addBrushBenches(std::vector<BenchCase>& cases);
void addTransferBenches(std::vector<BenchCase>& cases);
void addSkinBenches(std::vector<BenchCase>& cases);
void addBindBenches(std::vector<BenchCase>& cases);
void addMotionBenches(std::vector<BenchCase>& cases);
void addIkBenches(std::vector<BenchCase>& cases);
void addRigBenches(std::vector<BenchCase>& cases);

} // namespace rigwright::cli
