// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportWidget: the native window in its container, wired to scene and input.
#include "editor/viewport/viewport_widget.h"

#include "editor/document/document.h"
#include "editor/viewport/hud_painter.h"
#include "editor/viewport/viewport_input.h"
#include "editor/viewport/viewport_scene.h"
#include "editor/viewport/viewport_window.h"

#include <QCursor>
#include <QLineEdit>
#include <QMenu>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>
#include <QVBoxLayout>

#include <utility>

namespace rigwright::editor {

/// What the widget owns, in the order of construction.
struct ViewportWidget::Parts {
    Parts(Document& document, ToolStage& tools)
        : window(new ViewportWindow), input(document, tools, *window),
          scene(std::make_unique<ViewportScene>(document, tools, *window)) {}

    ViewportWindow* window; ///< owned by its container
    ViewportInput input;
    std::unique_ptr<ViewportScene> scene;
};

QString ViewportWidget::graphicsProblem() {
    QOpenGLContext context;
    context.setFormat(QSurfaceFormat::defaultFormat());
    if (!context.create())
        return tr("OpenGL could not be started: no driver answered.");
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!surface.isValid() || !context.makeCurrent(&surface))
        return tr("OpenGL was found, but a surface to draw on could not be made.");
    const QSurfaceFormat format = context.format();
    context.doneCurrent();
    if (format.version() < qMakePair(3, 3))
        return tr("OpenGL 3.3 is needed; this system offers %1.%2.")
            .arg(format.majorVersion())
            .arg(format.minorVersion());
    return {};
}

ViewportWidget::ViewportWidget(Document& document, ToolStage& tools, QWidget* parent)
    : QWidget(parent), m_parts(std::make_unique<Parts>(document, tools)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* container = QWidget::createWindowContainer(m_parts->window, this);
    container->setFocusPolicy(Qt::StrongFocus);
    container->setMinimumSize(64, 64);
    layout->addWidget(container);
    setFocusProxy(container);

    ViewportInput& input = m_parts->input;
    m_parts->window->onEvent = [&input](QEvent* event) { return input.handle(event); };
    // Not QApplication::focusWidget(), which is none while the keyboard is on its way to a field.
    input.isTyping = [this] {
        return qobject_cast<const QLineEdit*>(window()->focusWidget()) != nullptr;
    };
    input.hudPressed = [this, &document](const Vec2d& position) {
        const HudHit hit = m_parts->scene->hudHit(position);
        if (hit.part == HudHit::Part::Axes && !hit.view.isEmpty())
            lookFrom(hit.view);
        else if (hit.part == HudHit::Part::Legend)
            chooseRamp(document);
        return hit.part != HudHit::Part::None;
    };
    connect(&input, &ViewportInput::filesDropped, this, &ViewportWidget::filesDropped);
    connect(&input, &ViewportInput::tabPressed, this, &ViewportWidget::leaveByTab);
    connect(&input, &ViewportInput::contextMenuRequested, this,
            &ViewportWidget::contextMenuRequested);
    connect(m_parts->scene.get(), &ViewportScene::firstFrameDrawn, this,
            &ViewportWidget::firstFrameDrawn);
}

ViewportWidget::~ViewportWidget() {
    m_parts->window->onEvent = nullptr;
    m_parts->scene.reset(); // before the window: it takes its entities out of the engine
}

/// Widgets know nothing of the window inside the container, so that Tab would end in it.
void ViewportWidget::leaveByTab(bool forward) {
    QWidget* container = focusProxy();
    QWidget* next = container;
    do {
        next = forward ? next->nextInFocusChain() : next->previousInFocusChain();
        const bool takes = (next->focusPolicy() & Qt::TabFocus) && next->isEnabled() &&
                           next->isVisibleTo(window()) && !next->focusProxy() &&
                           next->window() == window() && !isAncestorOf(next);
        if (!takes)
            continue;
        window()->activateWindow();
        next->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return;
    } while (next != container);
}

void ViewportWidget::chooseRamp(Document& document) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const HeatRamp current = document.session().view().ramp;
    for (const HeatRamp ramp :
         {HeatRamp::Classic, HeatRamp::Fire, HeatRamp::Cividis, HeatRamp::Greyscale}) {
        QAction* action = menu->addAction(heatRampName(ramp));
        action->setCheckable(true);
        action->setChecked(ramp == current);
        connect(action, &QAction::triggered, this, [&document, ramp] {
            ViewSettings view = document.session().view();
            view.ramp = ramp;
            document.session().setView(view);
        });
    }
    menu->popup(QCursor::pos());
}

QWindow* ViewportWidget::window3D() const {
    return m_parts->window;
}
QImage ViewportWidget::capture() {
    return m_parts->scene->capture();
}
void ViewportWidget::requestPicture(QObject* owner, std::function<void(const QImage&)> done) {
    m_parts->scene->requestPicture(owner, std::move(done));
}
double ViewportWidget::frameMilliseconds() const {
    return m_parts->scene->frameMilliseconds();
}
void ViewportWidget::turn(double right, double up) {
    m_parts->input.turn(right, up);
}
void ViewportWidget::zoom(double factor) {
    m_parts->input.zoom(factor);
}
void ViewportWidget::lookFrom(const QString& view) {
    m_parts->input.lookFrom(view);
}
void ViewportWidget::frameSelected() {
    m_parts->input.frameSelected();
}
void ViewportWidget::frameAll() {
    m_parts->input.frameAll();
}

} // namespace rigwright::editor
