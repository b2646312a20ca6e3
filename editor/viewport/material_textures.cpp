// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MaterialTextures: decoding by QImage.
#include "editor/viewport/material_textures.h"

#include <QImage>

#include <cstdint>

namespace rigwright::editor {

namespace {
constexpr int kLargestSide = 4096; // what OpenGL 3.3 is sure to take, and enough for a viewport
}

MaterialTextures::MaterialTextures(Qt3DCore::QNode* parent)
    : m_parent(parent),
      m_white(parent, QSize(1, 1), DataTexture::Format::Rgba8, DataTexture::Sampling::Nearest) {
    const std::uint32_t white = 0xffffffffu;
    m_white.upload(&white, QSize(1, 1));
}

Qt3DRender::QAbstractTexture* MaterialTextures::baseColour(const ForeignContent& content,
                                                           std::int32_t material) {
    if (material < 0 || std::size_t(material) >= content.materials.size())
        return white();
    const std::int32_t image = content.materials[std::size_t(material)].baseColorImage;
    if (image < 0 || std::size_t(image) >= content.images.size() ||
        !content.images[std::size_t(image)].bytes)
        return white();
    const auto found = m_images.find(image);
    if (found != m_images.end())
        return found->second->node();
    const auto& bytes = *content.images[std::size_t(image)].bytes;
    QImage decoded = QImage::fromData(bytes.data(), int(bytes.size()));
    if (decoded.isNull())
        return white();
    if (decoded.width() > kLargestSide || decoded.height() > kLargestSide)
        decoded = decoded.scaled(kLargestSide, kLargestSide, Qt::KeepAspectRatio,
                                 Qt::SmoothTransformation);
    auto texture = std::make_unique<DataTexture>(
        m_parent, decoded.size(), DataTexture::Format::Rgba8, DataTexture::Sampling::Repeating);
    texture->upload(decoded, false);
    return m_images.emplace(image, std::move(texture)).first->second->node();
}

void MaterialTextures::release() {
    m_white.release();
    for (const auto& [index, texture] : m_images)
        texture->release();
}

} // namespace rigwright::editor
