// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PeakMemory: how much more memory the process holds at once than before.
#pragma once

#include <cstddef>
#include <optional>

namespace rigwright::cli {

/// Measures from its construction on. Memory that was freed before and kept for later is given back
/// first, so that using it again counts.
class PeakMemory {
public:
    PeakMemory();

    /// Bytes, of the whole process. Empty where the system does not tell (other than Linux).
    [[nodiscard]] std::optional<std::size_t> grown() const;

private:
    std::optional<std::size_t> m_before;
};

} // namespace rigwright::cli
