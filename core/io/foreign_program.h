// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The reading process: what our programs are when started with --read-foreign.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace rigwright {

inline constexpr const char* kReadForeign = "--read-foreign";

struct ForeignRequest {
    std::filesystem::path file; ///< absolute; its bytes come on kChildInput
    std::size_t memoryLimitBytes = 0;
    double timeLimitSeconds = 0.0;
    bool followOutsideReferences = false;
};

/// The arguments by which readForeignIfAsked() gets the request.
std::vector<std::string> argumentsOf(const ForeignRequest& request);

/// To be called first thing in main() of every program that opens files. Returns at once unless the
/// first argument is --read-foreign; then this process limits itself, reads the file, answers on
/// kChildAnswer as foreign_stream.h says, and ends without returning.
void readForeignIfAsked(int argc, char** argv);

} // namespace rigwright
