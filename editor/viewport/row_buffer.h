// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RowBuffer: a vertex buffer whose changed rows alone travel to the graphics processor.
#pragma once

#include "editor/viewport/dirty_ranges.h"

#include <cstddef>
#include <functional>
#include <span>

namespace Qt3DCore {
class QBuffer;
class QNode;
} // namespace Qt3DCore

namespace rigwright::editor {

/// Keeps no copy of its rows: `fill` writes the given rows when they are about to be uploaded. One
/// flush() a frame: a full upload and ranges in the same frame would lose the full one.
class RowBuffer {
public:
    /// Writes rows [first, first + count) into `out`, count · rowBytes bytes.
    using Fill = std::function<void(RowRange rows, std::span<std::byte> out)>;

    /// Uploads everything at once; the buffer is owned by `parent`.
    RowBuffer(Qt3DCore::QNode* parent, std::size_t rowCount, std::size_t rowBytes, Fill fill);

    [[nodiscard]] Qt3DCore::QBuffer* buffer() const { return m_buffer; }
    [[nodiscard]] DirtyRanges& dirty() { return m_dirty; }
    void flush();

private:
    void uploadAll();

    Qt3DCore::QBuffer* m_buffer;
    std::size_t m_rowCount;
    std::size_t m_rowBytes;
    Fill m_fill;
    DirtyRanges m_dirty;
};

} // namespace rigwright::editor
