// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SceneContext: shared uniforms, effects and the square.
#include "editor/viewport/scene_context.h"

#include <QVector3D>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

namespace rigwright::editor {

SceneContext::SceneContext(Qt3DCore::QEntity* root) : m_root(root) {}

void SceneContext::setUniform(const QString& name, const QVariant& value) {
    Qt3DRender::QParameter*& parameter = m_uniforms[name];
    if (!parameter)
        parameter = new Qt3DRender::QParameter(name, value, m_root);
    else
        parameter->setValue(value);
}

QVariant SceneContext::uniform(const QString& name) const {
    const auto* parameter = m_uniforms.value(name);
    return parameter ? parameter->value() : QVariant();
}

Qt3DRender::QMaterial* SceneContext::makeMaterial(Qt3DRender::QEffect* effect,
                                                  Qt3DCore::QEntity* owner) {
    auto* material = new Qt3DRender::QMaterial(owner);
    material->setEffect(effect);
    for (Qt3DRender::QParameter* parameter : std::as_const(m_uniforms))
        material->addParameter(parameter);
    owner->addComponent(material);
    return material;
}

Qt3DCore::QGeometry* SceneContext::square() {
    if (!m_square) {
        static const float corners[] = {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0};
        m_square = new Qt3DCore::QGeometry(m_root);
        auto* buffer = new Qt3DCore::QBuffer(m_square);
        buffer->setData(QByteArray(reinterpret_cast<const char*>(corners), sizeof corners));
        auto* position = new Qt3DCore::QAttribute(
            buffer, QStringLiteral("position"), Qt3DCore::QAttribute::Float, 3, 6, 0, 0, m_square);
        m_square->addAttribute(position);
    }
    return m_square;
}

void giveBounds(Qt3DRender::QGeometryRenderer* renderer) {
    renderer->setMinPoint(QVector3D(-1, -1, -1));
    renderer->setMaxPoint(QVector3D(1, 1, 1));
}

Qt3DCore::QEntity* makeDrawable(Qt3DCore::QEntity* parent, Qt3DCore::QGeometry* geometry,
                                int vertexCount, Qt3DRender::QLayer* layer) {
    auto* entity = new Qt3DCore::QEntity(parent);
    auto* renderer = new Qt3DRender::QGeometryRenderer(entity);
    renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
    renderer->setGeometry(geometry);
    renderer->setVertexCount(vertexCount);
    giveBounds(renderer);
    entity->addComponent(renderer);
    entity->addComponent(layer);
    return entity;
}

} // namespace rigwright::editor
