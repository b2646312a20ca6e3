// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportWindow: surface format, engine, event routing.
#include "editor/viewport/viewport_window.h"

#include <QEvent>
#include <QScreen>
#include <QSurfaceFormat>
#include <Qt3DCore/QAspectEngine>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

namespace rigwright::editor {

ViewportWindow::ViewportWindow() : m_engine(std::make_unique<Qt3DCore::QAspectEngine>()) {
    setSurfaceType(QSurface::OpenGLSurface);
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    setFormat(format);
    m_engine->setRunMode(Qt3DCore::QAspectEngine::Manual);
    m_engine->registerAspect(new Qt3DRender::QRenderAspect);
    connect(this, &QWindow::screenChanged, this, &ViewportWindow::disturbed);
}

ViewportWindow::~ViewportWindow() = default;

void ViewportWindow::setScene(Qt3DCore::QEntity* scene, Qt3DRender::QFrameGraphNode* frameGraph) {
    auto* root = new Qt3DCore::QEntity;
    m_settings = new Qt3DRender::QRenderSettings(root);
    m_settings->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
    m_settings->setActiveFrameGraph(frameGraph);
    root->addComponent(m_settings);
    scene->setParent(root);
    create(); // the engine wants a surface to begin with
    m_engine->setRootEntity(Qt3DCore::QEntityPtr(root));
}

void ViewportWindow::releaseScene(Qt3DCore::QEntity* scene) {
    scene->setParent(static_cast<Qt3DCore::QNode*>(nullptr));
    m_engine->setRootEntity(Qt3DCore::QEntityPtr());
}

void ViewportWindow::processFrame() {
    m_engine->processFrame();
}

bool ViewportWindow::event(QEvent* event) {
    if (onEvent && onEvent(event))
        return true;
    const bool handled = QWindow::event(event);
    if (event->type() == QEvent::Expose || event->type() == QEvent::Resize)
        Q_EMIT disturbed();
    return handled;
}

} // namespace rigwright::editor
