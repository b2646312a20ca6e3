// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads /proc and wait4().
#include "tests/benchmarks/process_figures.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <sstream>

namespace rigwright::test {

WatchedProcess::WatchedProcess(const std::vector<std::string>& arguments, bool showOutput) {
    std::vector<char*> argv;
    for (const std::string& argument : arguments)
        argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    m_pid = fork();
    if (m_pid != 0)
        return;
    if (!showOutput) {
        const int nothing = open("/dev/null", O_WRONLY);
        dup2(nothing, STDOUT_FILENO);
        dup2(nothing, STDERR_FILENO);
    }
    execv(argv[0], argv.data());
    _exit(127);
}

WatchedProcess::~WatchedProcess() {
    if (m_pid <= 0)
        return;
    kill(m_pid, SIGKILL);
    waitpid(m_pid, nullptr, 0);
}

bool WatchedProcess::isRunning() {
    if (m_pid > 0 && waitpid(m_pid, nullptr, WNOHANG) != 0)
        m_pid = -1;
    return m_pid > 0;
}

std::optional<double> WatchedProcess::processorSeconds() const {
    std::ifstream stream("/proc/" + std::to_string(m_pid) + "/stat");
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    // The name in parentheses may hold anything; after it come fields 3 and on, user and system
    // time being 14 and 15 (proc(5)).
    const std::size_t afterName = text.rfind(')');
    if (afterName == std::string::npos)
        return std::nullopt;
    std::istringstream fields(text.substr(afterName + 1));
    const std::vector<std::string> words{std::istream_iterator<std::string>(fields), {}};
    if (words.size() < 13)
        return std::nullopt;
    return (std::stod(words[11]) + std::stod(words[12])) / double(sysconf(_SC_CLK_TCK));
}

std::optional<double> WatchedProcess::peakMegabytes() const {
    std::ifstream stream("/proc/" + std::to_string(m_pid) + "/status");
    for (std::string line; std::getline(stream, line);)
        if (line.starts_with("VmHWM:"))
            return std::stod(line.substr(6)) * 1024.0 / 1e6;
    return std::nullopt;
}

WatchedProcess::End WatchedProcess::wait() {
    int status = 0;
    rusage usage{};
    wait4(m_pid, &status, 0, &usage);
    m_pid = -1;
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, double(usage.ru_maxrss) * 1024.0 / 1e6};
}

} // namespace rigwright::test
