// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RowBuffer: full and partial uploads.
#include "editor/viewport/row_buffer.h"

#include <QByteArray>
#include <Qt3DCore/QBuffer>

namespace rigwright::editor {

namespace {
std::span<std::byte> bytesOf(QByteArray& array) {
    return {reinterpret_cast<std::byte*>(array.data()), std::size_t(array.size())};
}
} // namespace

RowBuffer::RowBuffer(Qt3DCore::QNode* parent, std::size_t rowCount, std::size_t rowBytes, Fill fill)
    : m_buffer(new Qt3DCore::QBuffer(parent)), m_rowCount(rowCount), m_rowBytes(rowBytes),
      m_fill(std::move(fill)), m_dirty(rowCount) {
    uploadAll();
}

void RowBuffer::uploadAll() {
    QByteArray bytes(qsizetype(m_rowCount * m_rowBytes), Qt::Uninitialized);
    m_fill({0, m_rowCount}, bytesOf(bytes));
    m_buffer->setData(bytes);
}

void RowBuffer::flush() {
    if (m_dirty.isEmpty())
        return;
    const DirtyRanges::Upload upload = m_dirty.take();
    if (upload.everything) {
        uploadAll();
        return;
    }
    for (const RowRange& range : upload.ranges) {
        QByteArray bytes(qsizetype(range.count * m_rowBytes), Qt::Uninitialized);
        m_fill(range, bytesOf(bytes));
        m_buffer->updateData(int(range.first * m_rowBytes), bytes);
    }
}

} // namespace rigwright::editor
