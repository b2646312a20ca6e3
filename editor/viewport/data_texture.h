// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DataTexture: a texture of fixed size whose texels are written from memory.
#pragma once

#include <QPoint>
#include <QSize>

class QImage;

namespace Qt3DCore {
class QNode;
}
namespace Qt3DRender {
class QAbstractTexture;
}

namespace rigwright::editor {

/// Created once at its size; uploads replace texels in place (swapping Qt3D's texture generators
/// would create the texture anew each time).
class DataTexture {
public:
    enum class Format { Float4, Rgba8, Red8 };
    enum class Sampling { Nearest, Linear, Repeating };

    DataTexture(Qt3DCore::QNode* parent, const QSize& size, Format format, Sampling sampling);

    [[nodiscard]] Qt3DRender::QAbstractTexture* node() const { return m_texture; }
    [[nodiscard]] QSize size() const { return m_size; }
    /// `texels` holds size.width() · size.height() texels, rows from the top, for the rectangle at
    /// `at`; it must lie inside the texture.
    void upload(const void* texels, const QSize& size, const QPoint& at = {});
    /// Any image, as premultiplied or straight RGBA; Rgba8 only. Rows stay from the top.
    void upload(const QImage& image, bool premultiplied);
    /// Deletes the node before its parent does.
    void release();

private:
    Qt3DRender::QAbstractTexture* m_texture;
    QSize m_size;
    Format m_format;
};

} // namespace rigwright::editor
