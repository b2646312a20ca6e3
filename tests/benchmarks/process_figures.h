// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Starts a program and watches it from outside: its processor time and its peak memory.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace rigwright::test {

/// A running program; ended when the object goes.
class WatchedProcess {
public:
    /// `arguments` starts with the path of the program. Its output is thrown away unless
    /// `showOutput`.
    explicit WatchedProcess(const std::vector<std::string>& arguments, bool showOutput = false);
    ~WatchedProcess();
    WatchedProcess(const WatchedProcess&) = delete;
    WatchedProcess& operator=(const WatchedProcess&) = delete;

    [[nodiscard]] bool isRunning();
    /// Seconds of processor time so far, of all its threads; nullopt once it has ended.
    [[nodiscard]] std::optional<double> processorSeconds() const;
    /// Most memory it ever had resident, MB; nullopt once it has ended.
    [[nodiscard]] std::optional<double> peakMegabytes() const;

    struct End {
        int exitCode = -1; ///< -1 where a signal ended it
        double peakMegabytes = 0.0;
    };
    /// Waits until it ends by itself.
    End wait();

private:
    pid_t m_pid = -1;
};

} // namespace rigwright::test
