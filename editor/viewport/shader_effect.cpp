// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Effects: one technique, one pass.
#include "editor/viewport/shader_effect.h"

#include "editor/viewport/shader_source.h"

#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

namespace rigwright::editor {

Qt3DRender::QEffect* makeEffect(const ShaderTexts& texts, Qt3DCore::QNode* parent) {
    auto* effect = new Qt3DRender::QEffect; // hung into the scene when it is whole
    auto* technique = new Qt3DRender::QTechnique(effect);
    technique->graphicsApiFilter()->setApi(Qt3DRender::QGraphicsApiFilter::OpenGL);
    technique->graphicsApiFilter()->setProfile(Qt3DRender::QGraphicsApiFilter::CoreProfile);
    technique->graphicsApiFilter()->setMajorVersion(3);
    technique->graphicsApiFilter()->setMinorVersion(3);
    auto* pass = new Qt3DRender::QRenderPass(technique);
    auto* program = new Qt3DRender::QShaderProgram(pass);
    program->setVertexShaderCode(texts.vertex);
    if (!texts.geometry.isEmpty())
        program->setGeometryShaderCode(texts.geometry);
    program->setFragmentShaderCode(texts.fragment);
    pass->setShaderProgram(program);
    technique->addRenderPass(pass);
    effect->addTechnique(technique);
    effect->setParent(parent);
    return effect;
}

Qt3DRender::QEffect* makeEffect(const QString& name, Qt3DCore::QNode* parent) {
    return makeEffect({shaderSource(name + QStringLiteral(".vert")),
                       {},
                       shaderSource(name + QStringLiteral(".frag"))},
                      parent);
}

} // namespace rigwright::editor
