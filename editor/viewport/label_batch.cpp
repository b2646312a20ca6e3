// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// LabelBatch: rows of painted texts in one texture, and a quad for each that is shown.
#include "editor/viewport/label_batch.h"

#include "editor/viewport/scene_context.h"
#include "editor/viewport/shader_effect.h"
#include "editor/viewport/shader_source.h"
#include "editor/viewport/vertex_layout.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr int kWidth = 1024; ///< of the texture; labels are narrower at any pixel ratio in use
constexpr int kFirstHeight = 256;
constexpr int kLargestHeight = 4096; // what OpenGL 3.3 is sure to take

QVariant asVariant(DataTexture& texture) {
    return QVariant::fromValue<Qt3DRender::QAbstractTexture*>(texture.node());
}

} // namespace

LabelBatch::LabelBatch(SceneContext& context) : m_context(context) {
    m_geometry = new Qt3DCore::QGeometry(context.root());
    m_buffer = new Qt3DCore::QBuffer(m_geometry);
    // By the name that Qt3D looks for: a geometry whose entity comes and goes is measured again.
    addInterleaved(m_geometry, m_buffer, {{"vertexPosition", 3}, {"place", 2}});
    m_entity = makeDrawable(context.root(), m_geometry, 0, context.graph.hud);
    m_renderer = m_entity->componentsOfType<Qt3DRender::QGeometryRenderer>().constFirst();
    m_texture =
        std::make_unique<DataTexture>(m_entity, QSize(kWidth, kFirstHeight),
                                      DataTexture::Format::Rgba8, DataTexture::Sampling::Nearest);
    auto* material = context.makeMaterial(
        context.effect(QStringLiteral("label"),
                       [&] {
                           return makeEffect({shaderSource(QStringLiteral("label.vert")),
                                              {},
                                              shaderSource(QStringLiteral("hud.frag"))},
                                             context.root());
                       }),
        m_entity);
    m_picture =
        new Qt3DRender::QParameter(QStringLiteral("picture"), asVariant(*m_texture), material);
    material->addParameter(m_picture);
    m_entity->setEnabled(false);
}

void LabelBatch::add(const QString& text, const LabelLook& look, const QPointF& place) {
    m_labels.push_back({text, look, place});
}

void LabelBatch::forget() {
    m_painted.clear();
    m_next = {};
    m_rowHeight = 0;
}

QString LabelBatch::keyOf(const Label& label) {
    return QStringLiteral("%1 %2 ").arg(int(label.look.role)).arg(label.look.ink.rgba()) +
           label.text;
}

/// Paints what is to be shown and is not in the texture yet; false where it has no room.
bool LabelBatch::paintMissing() {
    for (const Label& label : m_labels) {
        QRect& rect = m_painted[keyOf(label)];
        if (!rect.isNull())
            continue;
        const QImage image = paintLabel(label.text, label.look, m_pixelRatio);
        if (m_next.x() + image.width() > kWidth) {
            m_next = QPoint(0, m_next.y() + m_rowHeight);
            m_rowHeight = 0;
        }
        const bool fits =
            image.width() <= kWidth && m_next.y() + image.height() <= m_texture->size().height();
        if (!fits) {
            m_painted.remove(keyOf(label));
            return false;
        }
        rect = QRect(m_next, image.size());
        const QImage rgba = image.convertToFormat(QImage::Format_RGBA8888_Premultiplied);
        m_texture->upload(rgba.constBits(), rgba.size(), rect.topLeft());
        m_next.rx() += image.width();
        m_rowHeight = std::max(m_rowHeight, image.height());
    }
    return true;
}

void LabelBatch::grow(int height) {
    auto larger =
        std::make_unique<DataTexture>(m_entity, QSize(kWidth, height), DataTexture::Format::Rgba8,
                                      DataTexture::Sampling::Nearest);
    m_picture->setValue(asVariant(*larger));
    m_texture->release();
    m_texture = std::move(larger);
}

void LabelBatch::upload(double pixelRatio) {
    if (pixelRatio != m_pixelRatio)
        forget();
    m_pixelRatio = pixelRatio;
    if (!paintMissing()) {
        // Without those that are not shown any more there may be room.
        forget();
        while (!paintMissing() && m_texture->size().height() < kLargestHeight) {
            forget();
            grow(2 * m_texture->size().height());
        }
    }
    std::vector<Vertex> vertices;
    vertices.reserve(m_labels.size() * 6);
    const QSizeF whole = m_texture->size();
    for (const Label& label : m_labels) {
        const auto painted = m_painted.constFind(keyOf(label));
        if (painted == m_painted.constEnd())
            continue; // more than any texture holds
        // Whole device pixels, so that text stays crisp.
        const double left = std::round(label.place.x() * pixelRatio) / pixelRatio;
        const double top = std::round(label.place.y() * pixelRatio) / pixelRatio;
        static constexpr int kCorners[6][2] = {{0, 0}, {0, 1}, {1, 1}, {0, 0}, {1, 1}, {1, 0}};
        for (const auto& corner : kCorners)
            vertices.push_back(
                {{float(left + corner[0] * painted->width() / pixelRatio),
                  float(top + corner[1] * painted->height() / pixelRatio), 0.0f},
                 {float((painted->x() + corner[0] * painted->width()) / whole.width()),
                  float((painted->y() + corner[1] * painted->height()) / whole.height())}});
    }
    m_entity->setEnabled(!vertices.empty());
    if (vertices.empty())
        return;
    m_buffer->setData(QByteArray(reinterpret_cast<const char*>(vertices.data()),
                                 qsizetype(vertices.size() * sizeof(Vertex))));
    setVertexCount(m_geometry, int(vertices.size()));
    m_renderer->setVertexCount(int(vertices.size()));
}

} // namespace rigwright::editor
