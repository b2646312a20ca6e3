// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GroundView: two squares with shaders of their own.
#include "editor/viewport/ground_view.h"

#include "editor/viewport/scene_context.h"
#include "editor/viewport/shader_effect.h"

#include <QVector4D>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>

namespace rigwright::editor {

GroundView::GroundView(SceneContext& context) : m_context(context) {
    context.setUniform(QStringLiteral("gridFrame"), QVector4D(0.0f, 0.0f, 1.0f, 1.0f));
    Qt3DCore::QEntity* background =
        makeDrawable(context.root(), context.square(), 6, context.graph.background);
    context.makeMaterial(makeEffect(QStringLiteral("background"), context.root()), background);
    m_grid = makeDrawable(context.root(), context.square(), 6, context.graph.transparent);
    context.makeMaterial(makeEffect(QStringLiteral("grid"), context.root()), m_grid);
}

void GroundView::setGridShown(bool shown) {
    m_grid->setEnabled(shown);
}

void GroundView::follow(const Camera& camera) {
    constexpr double kHalfSide = 12.0; // of the distance: by then the grid has faded
    m_context.setUniform(QStringLiteral("gridFrame"),
                         QVector4D(float(camera.target.x()), float(camera.target.z()),
                                   float(camera.distance * kHalfSide), float(camera.distance)));
}

} // namespace rigwright::editor
