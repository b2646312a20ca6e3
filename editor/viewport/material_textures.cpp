// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MaterialTextures: decoding by QImage.
#include "editor/viewport/material_textures.h"

#include <QImage>

#include <array>
#include <cstdint>

namespace rigwright::editor {

namespace {

constexpr int kLargestSide = 4096; // what OpenGL 3.3 is sure to take, and enough for a viewport
constexpr int kMissingSide = 256;
constexpr int kSquare = kMissingSide / 16;

QImage checkerboard() {
    QImage image(kMissingSide, kMissingSide, QImage::Format_Grayscale8);
    for (int y = 0; y < kMissingSide; ++y)
        for (int x = 0; x < kMissingSide; ++x)
            image.scanLine(y)[x] = (x / kSquare + y / kSquare) % 2 == 0 ? 198 : 164;
    return image;
}

} // namespace

MaterialTextures::MaterialTextures(Qt3DCore::QNode* parent, const ForeignContent& content)
    : m_parent(parent), m_looks(materialLooks(content)),
      m_white(parent, QSize(1, 1), DataTexture::Format::Rgba8, DataTexture::Sampling::Nearest),
      m_missing(parent, QSize(kMissingSide, kMissingSide), DataTexture::Format::Rgba8,
                DataTexture::Sampling::Repeating) {
    const std::uint32_t white = 0xffffffffu;
    m_white.upload(&white, QSize(1, 1));
    m_missing.upload(checkerboard(), false);
}

const MaterialLook& MaterialTextures::look(std::int32_t material) const {
    static const MaterialLook kNone;
    return material >= 0 && std::size_t(material) < m_looks.size() ? m_looks[std::size_t(material)]
                                                                   : kNone;
}

DataTexture* MaterialTextures::decoded(const ForeignContent& content, std::int32_t image) {
    if (std::size_t(image) >= content.images.size())
        return nullptr;
    const auto [known, isNew] = m_images.try_emplace(image);
    if (!isNew)
        return known->second.get();
    const ForeignImage& source = content.images[std::size_t(image)];
    if (source.bytes == nullptr)
        return nullptr;
    QImage decoded = QImage::fromData(source.bytes->data(), int(source.bytes->size()));
    if (decoded.isNull() && source.mimeType == "image/x-tga") // which has no mark of its own
        decoded = QImage::fromData(source.bytes->data(), int(source.bytes->size()), "TGA");
    if (decoded.isNull())
        return nullptr;
    if (decoded.width() > kLargestSide || decoded.height() > kLargestSide)
        decoded = decoded.scaled(kLargestSide, kLargestSide, Qt::KeepAspectRatio,
                                 Qt::SmoothTransformation);
    known->second = std::make_unique<DataTexture>(
        m_parent, decoded.size(), DataTexture::Format::Rgba8, DataTexture::Sampling::Repeating);
    known->second->upload(decoded, false);
    return known->second.get();
}

bool MaterialTextures::isMissing(const ForeignContent& content, std::int32_t material) {
    const std::int32_t image = look(material).image;
    return image >= 0 && decoded(content, image) == nullptr;
}

Qt3DRender::QAbstractTexture* MaterialTextures::baseColour(const ForeignContent& content,
                                                           std::int32_t material) {
    const std::int32_t image = look(material).image;
    if (image < 0)
        return m_white.node();
    const DataTexture* const texture = decoded(content, image);
    return texture != nullptr ? texture->node() : m_missing.node();
}

void MaterialTextures::release() {
    m_white.release();
    m_missing.release();
    for (const auto& [index, texture] : m_images)
        if (texture != nullptr)
            texture->release();
}

} // namespace rigwright::editor
