// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportWindow: surface format, render policy, event routing.
#include "editor/viewport/viewport_window.h"

#include <QSurfaceFormat>
#include <Qt3DRender/QRenderSettings>

namespace rigwright::editor {

ViewportWindow::ViewportWindow() : Qt3DWindow(nullptr, Qt3DRender::API::OpenGL) {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    setFormat(format);
    renderSettings()->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
}

bool ViewportWindow::event(QEvent* event) {
    if (onEvent && onEvent(event))
        return true;
    return Qt3DWindow::event(event);
}

} // namespace rigwright::editor
