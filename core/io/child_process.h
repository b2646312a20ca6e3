// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Running a program of our own beside this one, with a time limit, and never leaving it behind.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// Descriptors that the child finds open: the bytes it is to work on, and where its answer goes.
/// Standard input is empty, standard output goes nowhere, standard error is kept for messages.
inline constexpr int kChildInput = 3;
inline constexpr int kChildAnswer = 4;

struct ChildRequest {
    std::filesystem::path program; ///< absolute
    std::vector<std::string> arguments;
    /// The child reads a copy of them that nobody can change (kChildInput).
    std::span<const std::uint8_t> input;
    double timeLimitSeconds = 120.0;
    /// Called with each piece of the answer as it comes; false ends the child.
    std::function<bool(std::span<const std::uint8_t>)> onAnswer;
    /// Called at least every tenth of a second; false ends the child.
    std::function<bool()> goOn;
};

struct ChildOutcome {
    enum class End {
        NotStarted, ///< `message` says why
        Exited,     ///< `code` is the exit code
        Signalled,  ///< `code` is the signal
        TimedOut,   ///< ended by us
        Stopped,    ///< ended by us: onAnswer or goOn returned false
    };
    End end = End::NotStarted;
    int code = 0;
    std::string message; ///< the last of what came on standard error, at most 2000 bytes
};

/// Starts the program (posix_spawn: safe while there are other threads), waits for its end and
/// returns. However it ends, and if a callback throws, the child is gone and waited for afterwards.
ChildOutcome runChild(const ChildRequest& request);

} // namespace rigwright
