// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// LineBatch: quads for lines and discs.
#include "editor/viewport/line_batch.h"

#include "editor/viewport/scene_context.h"
#include "editor/viewport/shader_effect.h"
#include "editor/viewport/vertex_layout.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <algorithm>

namespace rigwright::editor {

LineBatch::LineBatch(SceneContext& context, Qt3DRender::QLayer* layer, Space space) {
    m_geometry = new Qt3DCore::QGeometry(context.root());
    m_buffer = new Qt3DCore::QBuffer(m_geometry);
    addInterleaved(m_geometry, m_buffer,
                   {{"position", 3}, {"other", 3}, {"shape", 4}, {"tint", 4}});
    m_entity = makeDrawable(context.root(), m_geometry, 0, layer);
    m_renderer = m_entity->componentsOfType<Qt3DRender::QGeometryRenderer>().constFirst();
    auto* material = context.makeMaterial(
        context.effect(QStringLiteral("line"),
                       [&] { return makeEffect(QStringLiteral("line"), context.root()); }),
        m_entity);
    material->addParameter(new Qt3DRender::QParameter(QStringLiteral("inPixels"),
                                                      space == Space::Pixels ? 1 : 0, material));
    m_entity->setEnabled(false);
}

void LineBatch::add(const Vec3d& position, const Vec3d& other, const Vec4f& shape,
                    const QColor& colour) {
    Vertex vertex;
    for (int k = 0; k < 3; ++k) {
        vertex.position[k] = float(position[k]);
        vertex.other[k] = float(other[k]);
    }
    for (int k = 0; k < 4; ++k)
        vertex.shape[k] = shape[k];
    vertex.tint[0] = float(colour.redF());
    vertex.tint[1] = float(colour.greenF());
    vertex.tint[2] = float(colour.blueF());
    vertex.tint[3] = float(colour.alphaF());
    m_vertices.push_back(vertex);
}

void LineBatch::addLine(const Vec3d& from, const Vec3d& to, const LineStyle& style) {
    // The sign of the half width marks the far end, so it must not be zero there.
    const float near = float(std::max(style.width, 0.02) / 2.0);
    const float far =
        -float(std::max(style.endWidth < 0.0 ? style.width : style.endWidth, 0.02) / 2.0);
    const float edge = float(style.edge);
    const auto corner = [&](bool atEnd, float side) {
        add(atEnd ? to : from, atEnd ? from : to, {side, atEnd ? far : near, edge, 0.0f},
            style.colour);
    };
    corner(false, -1.0f);
    corner(true, -1.0f);
    corner(true, 1.0f);
    corner(false, -1.0f);
    corner(true, 1.0f);
    corner(false, 1.0f);
}

void LineBatch::addDisc(const Vec3d& centre, double radiusPixels, const QColor& colour) {
    static constexpr float kCorners[6][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, -1}, {1, 1}, {-1, 1}};
    for (const auto& corner : kCorners)
        add(centre, centre, {corner[0], corner[1], float(radiusPixels), 1.0f}, colour);
}

void LineBatch::addTriangle(const Vec3d& a, const Vec3d& b, const Vec3d& c, const QColor& colour) {
    for (const Vec3d* corner : {&a, &b, &c})
        add(*corner, *corner, {0.0f, 0.0f, 0.0f, 2.0f}, colour);
}

void LineBatch::upload() {
    m_entity->setEnabled(!m_vertices.empty());
    if (m_vertices.empty())
        return;
    m_buffer->setData(QByteArray(reinterpret_cast<const char*>(m_vertices.data()),
                                 qsizetype(m_vertices.size() * sizeof(Vertex))));
    setVertexCount(m_geometry, int(m_vertices.size()));
    m_renderer->setVertexCount(int(m_vertices.size()));
}

} // namespace rigwright::editor
