// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SceneContext: what all views of the viewport share.
#pragma once

#include "editor/viewport/frame_graph.h"

#include <QHash>
#include <QSizeF>
#include <QString>
#include <QVariant>

namespace Qt3DCore {
class QEntity;
class QGeometry;
} // namespace Qt3DCore
namespace Qt3DRender {
class QEffect;
class QGeometryRenderer;
class QMaterial;
class QParameter;
} // namespace Qt3DRender

namespace rigwright::editor {

/// Uniforms that all shaders may read (clipFromModel, viewFromModel, viewportSize, pixelRatio,
/// theme colours …) exist once, by name, and are attached to each material.
class SceneContext {
public:
    explicit SceneContext(Qt3DCore::QEntity* root);

    [[nodiscard]] Qt3DCore::QEntity* root() const { return m_root; }

    FrameGraph graph;

    /// Sets a shared uniform, made on first use.
    void setUniform(const QString& name, const QVariant& value);
    /// The value last set.
    [[nodiscard]] QVariant uniform(const QString& name) const;

    /// A material of `effect`, owned by `owner`, with all shared uniforms.
    Qt3DRender::QMaterial* makeMaterial(Qt3DRender::QEffect* effect, Qt3DCore::QEntity* owner);
    /// An effect by a key, made by `make` on first use.
    template <class Make>
    Qt3DRender::QEffect* effect(const QString& key, const Make& make) {
        Qt3DRender::QEffect*& entry = m_effects[key];
        if (!entry)
            entry = make();
        return entry;
    }
    /// A square from (-1, -1) to (1, 1) at z = 0, as two triangles; attribute "position".
    [[nodiscard]] Qt3DCore::QGeometry* square();

private:
    Qt3DCore::QEntity* m_root;
    QHash<QString, Qt3DRender::QParameter*> m_uniforms;
    QHash<QString, Qt3DRender::QEffect*> m_effects;
    Qt3DCore::QGeometry* m_square = nullptr;
};

/// Bounds made up, so that Qt3D does not read all vertices to find some: nothing is culled here.
void giveBounds(Qt3DRender::QGeometryRenderer* renderer);

/// An entity under `parent` that draws `geometry` (`vertexCount` corners of triangles) in one pass.
Qt3DCore::QEntity* makeDrawable(Qt3DCore::QEntity* parent, Qt3DCore::QGeometry* geometry,
                                int vertexCount, Qt3DRender::QLayer* layer);

} // namespace rigwright::editor
