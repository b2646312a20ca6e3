// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DirtyRanges: which rows of a buffer must be uploaded again, as few ranges.
#pragma once

#include <cstddef>
#include <vector>

namespace rigwright::editor {

/// Rows [first, first + count).
struct RowRange {
    std::size_t first = 0;
    std::size_t count = 0;

    friend bool operator==(const RowRange&, const RowRange&) = default;
};

/// Collects marks between two frames. Ranges closer than 64 rows become one; more than 256 ranges,
/// or more than half of the rows, become one full upload (measured: then it is cheaper).
class DirtyRanges {
public:
    static constexpr std::size_t kMergeDistance = 64;
    static constexpr std::size_t kMostRanges = 256;

    /// What to upload: nothing, everything, or some ranges (ascending, apart); never two of these.
    struct Upload {
        bool everything = false;
        std::vector<RowRange> ranges;
    };

    explicit DirtyRanges(std::size_t rowCount = 0) : m_rowCount(rowCount) {}

    /// Rows beyond the end are cut off.
    void mark(std::size_t first, std::size_t count = 1);
    void markAll();
    [[nodiscard]] bool isEmpty() const { return !m_everything && m_marks.empty(); }
    /// Hands over what was marked and starts anew.
    Upload take();

private:
    std::size_t m_rowCount = 0;
    bool m_everything = false;
    std::vector<RowRange> m_marks;
};

} // namespace rigwright::editor
