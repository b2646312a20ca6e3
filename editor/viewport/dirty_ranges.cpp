// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DirtyRanges: merging of marked rows.
#include "editor/viewport/dirty_ranges.h"

#include <algorithm>

namespace rigwright::editor {

void DirtyRanges::mark(std::size_t first, std::size_t count) {
    if (m_everything || first >= m_rowCount || count == 0)
        return;
    count = std::min(count, m_rowCount - first);
    if (!m_marks.empty()) {
        // Marks mostly come in order: growing the last one keeps the list short.
        RowRange& last = m_marks.back();
        if (first >= last.first && first <= last.first + last.count + kMergeDistance) {
            last.count = std::max(last.count, first + count - last.first);
            return;
        }
    }
    m_marks.push_back({first, count});
}

void DirtyRanges::markAll() {
    m_everything = m_rowCount > 0;
    m_marks.clear();
}

DirtyRanges::Upload DirtyRanges::take() {
    Upload upload;
    upload.everything = m_everything;
    if (!m_everything) {
        std::ranges::sort(m_marks, {}, &RowRange::first);
        std::size_t rows = 0;
        for (const RowRange& mark : m_marks) {
            const bool close = !upload.ranges.empty() &&
                               mark.first <= upload.ranges.back().first +
                                                 upload.ranges.back().count + kMergeDistance;
            if (close) {
                RowRange& last = upload.ranges.back();
                last.count = std::max(last.count, mark.first + mark.count - last.first);
            } else {
                upload.ranges.push_back(mark);
            }
        }
        for (const RowRange& range : upload.ranges)
            rows += range.count;
        if (upload.ranges.size() > kMostRanges || (rows > 1024 && rows > m_rowCount / 2)) {
            upload.everything = true;
            upload.ranges.clear();
        }
    }
    m_everything = false;
    m_marks.clear();
    return upload;
}

} // namespace rigwright::editor
