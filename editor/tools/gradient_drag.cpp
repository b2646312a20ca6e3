// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GradientDrag: vertices on the picture, and a line between them.
#include "editor/tools/gradient_drag.h"

#include "core/base/parallel.h"
#include "editor/commands/bone_text.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/drag_geometry.h"
#include "editor/ui/metrics.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("GradientTool", text);
}

/// Vertices of the shown shape in pixels, z = 0; NaN behind the eye.
std::vector<Vec3f> onPicture(Document& document, MeshInstanceIndex mesh, const PointerEvent& view) {
    constexpr std::size_t kGrain = 16384;
    const auto positions = document.derived().positions(mesh);
    const Projection projection(view.camera, view.viewportSize);
    std::vector<Vec3f> pixels(positions.size());
    parallelFor(pixels.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t v = begin; v < end; ++v) {
            Vec2d pixel;
            pixels[v] = projection(positions[v].cast<double>(), pixel)
                            ? Vec3f(float(pixel.x()), float(pixel.y()), 0.0f)
                            : Vec3f::Constant(std::numeric_limits<float>::quiet_NaN());
        }
    });
    return pixels;
}

Vec3f flat(const Vec2d& pixel) {
    return {float(pixel.x()), float(pixel.y()), 0.0f};
}

} // namespace

GradientDrag::GradientDrag(Tool& tool, Document& document, const Settings& settings,
                           const PointerEvent& start)
    : m_tool(tool), m_document(document), m_settings(settings), m_from(start.position),
      m_to(start.position) {
    GradientPlace place{settings.mesh, onPicture(document, settings.mesh, start), std::nullopt};
    if (const auto selected = document.session().restriction(settings.mesh))
        place.vertices.emplace(selected->begin(), selected->end());
    m_stroke = std::make_unique<GradientStroke>(document, std::move(place), settings.joint);
}

BrushSettings GradientDrag::brush(bool inverted) const {
    const BrushSettings brush = brushSettings(m_settings.brush);
    return inverted ? inverse(brush) : brush;
}

void GradientDrag::move(const PointerEvent& event) {
    m_to = event.position;
    m_inverted = event.modifiers.control;
    if (event.modifiers.shift && m_settings.shape == GradientShape::Linear) {
        constexpr double kStep = 15.0 * kDegree;
        const double angle = std::round(screenAngle(m_to, m_from) / kStep) * kStep;
        m_to = m_from + (m_to - m_from).norm() * Vec2d(std::cos(angle), -std::sin(angle));
    }
    GradientSettings gradient;
    gradient.brush = brush(m_inverted);
    gradient.shape = m_settings.shape;
    gradient.from = flat(m_from);
    gradient.to = flat(m_to);
    gradient.falloff = m_settings.brush.falloff;
    gradient.beyondTo = false;
    m_stroke->show(gradient);
}

void GradientDrag::finish() {
    if ((m_to - m_from).norm() < 1.0) { // a click: pens and fine screens have parts of pixels
        m_stroke->cancel();
        m_stroke.reset();
        Q_EMIT m_tool.messageRequested(translated(QT_TRANSLATE_NOOP(
            "GradientTool", "Drag from where the gradient begins to where it ends.")));
        return;
    }
    const StrokeReport report = finishGradient(std::move(m_stroke));
    QString message;
    if (!report.pushed && report.lockedOut == 0 && report.noReceiver == 0)
        message =
            translated(QT_TRANSLATE_NOOP("GradientTool", "The gradient changes no vertex there."));
    else if (report.droppedInfluences > 0)
        message = QCoreApplication::translate(
                      "GradientTool", "%n influences removed: rows keep to the limit of %1.",
                      nullptr, int(report.droppedInfluences))
                      .arg(m_settings.brush.maxInfluences);
    else if (report.noReceiver > 0)
        message = translated(QT_TRANSLATE_NOOP(
            "GradientTool",
            "Some vertices belong to this bone alone: nothing else could take their weight."));
    else if (report.lockedOut > 0)
        message = translated(QT_TRANSLATE_NOOP(
            "GradientTool", "Some vertices kept their weights: the other bones there are locked."));
    if (!message.isEmpty())
        Q_EMIT m_tool.messageRequested(message);
}

void GradientDrag::cancel() {
    m_stroke->cancel();
}

void GradientDrag::decorate(Overlay& overlay) const {
    overlay.lines.push_back({{m_from, m_to}, false, false, true});
    if (m_settings.shape == GradientShape::Radial)
        overlay.circle = ScreenCircle{m_from, (m_to - m_from).norm(), {}};
    const Character& character = m_document.character();
    const Binding& binding = *character.meshes[m_settings.mesh.value()].binding;
    const BrushSettings now = brush(m_inverted);
    // A scaling gradient ends where it leaves weights as they are.
    const double end = now.mode == BrushMode::Scale ? 1.0 : 0.0;
    const double sign = now.mode == BrushMode::Subtract ? -1.0 : 1.0;
    HudPlate plate;
    plate.anchor = m_to;
    plate.lines = {
        {boneText(character, binding.joints[m_settings.joint]),
         numberText(sign * double(now.value), 2) + QStringLiteral(" → ") + numberText(end, 2)},
        {translated(QT_TRANSLATE_NOOP("GradientTool", "Length")),
         numberText((m_to - m_from).norm(), 0) + QStringLiteral(" px")}};
    if (m_settings.shape == GradientShape::Linear)
        plate.lines.push_back(
            {translated(QT_TRANSLATE_NOOP("GradientTool", "Angle")),
             numberText(screenAngle(m_to, m_from) / kDegree, 0) + QStringLiteral("°")});
    plate.lines.push_back({translated(QT_TRANSLATE_NOOP("GradientTool", "Vertices")),
                           QLocale().toString(qulonglong(m_stroke->changedCount()))});
    overlay.plate = plate;
    overlay.ring.reset();
}

std::vector<Hint> GradientDrag::hints() const {
    std::vector<Hint> hints{{translated(QT_TRANSLATE_NOOP("GradientTool", "Ctrl")),
                             translated(QT_TRANSLATE_NOOP("GradientTool", "invert"))}};
    if (m_settings.shape == GradientShape::Linear)
        hints.push_back({translated(QT_TRANSLATE_NOOP("GradientTool", "Shift")),
                         translated(QT_TRANSLATE_NOOP("GradientTool", "15° steps"))});
    hints.push_back({translated(QT_TRANSLATE_NOOP("GradientTool", "Esc")),
                     translated(QT_TRANSLATE_NOOP("GradientTool", "cancel"))});
    return hints;
}

} // namespace rigwright::editor
