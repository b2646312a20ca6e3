// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading Linux' account of the process.
#include "app/cli/benches/peak_memory.h"

#include <algorithm>
#include <fstream>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace rigwright::cli {
namespace {

/// Of a line such as "VmHWM:   1234 kB".
std::optional<std::size_t> statusBytes(const std::string& name) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(name + ":"))
            return std::stoull(line.substr(name.size() + 1)) * 1024;
    return std::nullopt;
}

} // namespace

PeakMemory::PeakMemory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    std::ofstream peak("/proc/self/clear_refs");
    peak << '5' << std::flush; // the peak starts anew: proc(5)
    if (peak)
        m_before = statusBytes("VmRSS");
}

std::optional<std::size_t> PeakMemory::grown() const {
    const std::optional<std::size_t> peak = statusBytes("VmHWM");
    if (!m_before || !peak)
        return std::nullopt;
    return *peak - std::min(*peak, *m_before);
}

} // namespace rigwright::cli
