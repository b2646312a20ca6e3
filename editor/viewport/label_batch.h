// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// LabelBatch: short texts over the scene, painted once each and drawn in one call.
#pragma once

#include "editor/viewport/data_texture.h"
#include "editor/viewport/hud_painter.h"

#include <QHash>
#include <QPointF>
#include <QRect>

#include <memory>
#include <vector>

namespace Qt3DCore {
class QBuffer;
class QEntity;
class QGeometry;
} // namespace Qt3DCore
namespace Qt3DRender {
class QGeometryRenderer;
class QParameter;
} // namespace Qt3DRender

namespace rigwright::editor {

class SceneContext;

/// Filled from scratch: clear(), add(), then upload(). Texts that were shown before lie in one
/// texture already, so that moving them costs a few corners each.
class LabelBatch {
public:
    explicit LabelBatch(SceneContext& context);

    void clear() { m_labels.clear(); }
    /// The top left corner at `place` (logical pixels).
    void add(const QString& text, const LabelLook& look, const QPointF& place);
    void upload(double pixelRatio);
    /// Theme, language or font changed: paint all again.
    void forget();

private:
    struct Label {
        QString text;
        LabelLook look;
        QPointF place;
    };
    struct Vertex {
        float position[3];
        float place[2];
    };
    [[nodiscard]] static QString keyOf(const Label& label);
    bool paintMissing();
    void grow(int height);

    SceneContext& m_context;
    std::vector<Label> m_labels;
    QHash<QString, QRect> m_painted; ///< where in the texture, its own pixels
    QPoint m_next;                   ///< the free end of the last row
    int m_rowHeight = 0;
    double m_pixelRatio = 1.0;
    std::unique_ptr<DataTexture> m_texture;
    Qt3DCore::QEntity* m_entity = nullptr;
    Qt3DCore::QGeometry* m_geometry = nullptr;
    Qt3DCore::QBuffer* m_buffer = nullptr;
    Qt3DRender::QGeometryRenderer* m_renderer = nullptr;
    Qt3DRender::QParameter* m_picture = nullptr;
};

} // namespace rigwright::editor
