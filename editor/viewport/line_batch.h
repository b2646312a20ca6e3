// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// LineBatch: lines, discs and triangles of constant width on screen, drawn in one call.
#pragma once

#include "core/math/types.h"

#include <QColor>
#include <QString>

#include <vector>

namespace Qt3DCore {
class QBuffer;
class QEntity;
class QGeometry;
} // namespace Qt3DCore
namespace Qt3DRender {
class QGeometryRenderer;
class QLayer;
class QMaterial;
class QParameter;
} // namespace Qt3DRender

namespace rigwright::editor {

class SceneContext;

/// Widths in logical pixels. `edge`: width of the dark edge on both sides, 0 = none.
struct LineStyle {
    QColor colour;
    double width = 2.0;
    double edge = 0.0;
    double endWidth = -1.0; ///< width at the far end; negative: as `width`
};

/// Filled from scratch: clear(), add…(), then upload(). Drawn in the order added.
class LineBatch {
public:
    enum class Space { Model, Pixels };

    LineBatch(SceneContext& context, Qt3DRender::QLayer* layer, Space space);

    void clear() { m_vertices.clear(); }
    void addLine(const Vec3d& from, const Vec3d& to, const LineStyle& style);
    void addDisc(const Vec3d& centre, double radiusPixels, const QColor& colour);
    void addTriangle(const Vec3d& a, const Vec3d& b, const Vec3d& c, const QColor& colour);
    void upload();

private:
    struct Vertex {
        float position[3];
        float other[3];
        float shape[4];
        float tint[4];
    };
    void add(const Vec3d& position, const Vec3d& other, const Vec4f& shape, const QColor& colour);

    std::vector<Vertex> m_vertices;
    Qt3DCore::QEntity* m_entity = nullptr;
    Qt3DCore::QGeometry* m_geometry = nullptr;
    Qt3DCore::QBuffer* m_buffer = nullptr;
    Qt3DRender::QGeometryRenderer* m_renderer = nullptr;
};

} // namespace rigwright::editor
