// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DataTexture: Qt3D textures fed by partial updates.
#include "editor/viewport/data_texture.h"

#include <QImage>
#include <QOpenGLTexture>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureDataUpdate>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureWrapMode>

namespace rigwright::editor {

namespace {

struct FormatInfo {
    Qt3DRender::QAbstractTexture::TextureFormat texture;
    QOpenGLTexture::TextureFormat data;
    QOpenGLTexture::PixelFormat pixel;
    QOpenGLTexture::PixelType type;
    int bytes;
};

FormatInfo infoOf(DataTexture::Format format) {
    using Texture = Qt3DRender::QAbstractTexture;
    switch (format) {
    case DataTexture::Format::Float4:
        return {Texture::RGBA32F, QOpenGLTexture::RGBA32F, QOpenGLTexture::RGBA,
                QOpenGLTexture::Float32, 16};
    case DataTexture::Format::Rgba8:
        break;
    case DataTexture::Format::Red8:
        return {Texture::R8_UNorm, QOpenGLTexture::R8_UNorm, QOpenGLTexture::Red,
                QOpenGLTexture::UInt8, 1};
    }
    return {Texture::RGBA8_UNorm, QOpenGLTexture::RGBA8_UNorm, QOpenGLTexture::RGBA,
            QOpenGLTexture::UInt8, 4};
}

} // namespace

DataTexture::DataTexture(Qt3DCore::QNode* parent, const QSize& size, Format format,
                         Sampling sampling)
    : m_texture(new Qt3DRender::QTexture2D(parent)), m_size(size), m_format(format) {
    using Texture = Qt3DRender::QAbstractTexture;
    m_texture->setSize(size.width(), size.height());
    m_texture->setFormat(infoOf(format).texture);
    const bool repeating = sampling == Sampling::Repeating;
    m_texture->setGenerateMipMaps(repeating);
    const auto filter = sampling == Sampling::Nearest ? Texture::Nearest : Texture::Linear;
    m_texture->setMagnificationFilter(filter);
    m_texture->setMinificationFilter(repeating ? Texture::LinearMipMapLinear : filter);
    m_texture->setWrapMode(
        Qt3DRender::QTextureWrapMode(repeating ? Qt3DRender::QTextureWrapMode::Repeat
                                               : Qt3DRender::QTextureWrapMode::ClampToEdge));
}

void DataTexture::upload(const void* texels, const QSize& size, const QPoint& at) {
    const FormatInfo info = infoOf(m_format);
    auto data = Qt3DRender::QTextureImageDataPtr::create();
    data->setWidth(size.width());
    data->setHeight(size.height());
    data->setDepth(1);
    data->setLayers(1);
    data->setFaces(1);
    data->setMipLevels(1);
    data->setAlignment(1);
    data->setTarget(QOpenGLTexture::Target2D);
    data->setFormat(info.data);
    data->setPixelFormat(info.pixel);
    data->setPixelType(info.type);
    const qsizetype bytes = qsizetype(size.width()) * size.height() * info.bytes;
    data->setData(QByteArray(static_cast<const char*>(texels), bytes), info.bytes);
    Qt3DRender::QTextureDataUpdate update;
    update.setX(at.x());
    update.setY(at.y());
    update.setData(data);
    m_texture->updateData(update);
}

void DataTexture::release() {
    delete m_texture;
    m_texture = nullptr;
}

void DataTexture::upload(const QImage& image, bool premultiplied) {
    const QImage rgba = image.convertToFormat(premultiplied ? QImage::Format_RGBA8888_Premultiplied
                                                            : QImage::Format_RGBA8888);
    upload(rgba.constBits(), rgba.size()); // four bytes a pixel: rows have no padding
}

} // namespace rigwright::editor
