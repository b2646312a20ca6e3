// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BrushDrag: distance from a centre becomes a number.
#include "editor/tools/brush_drag.h"

#include "editor/tools/drag_geometry.h"

#include <QCoreApplication>
#include <QLocale>

namespace rigwright::editor {

namespace {

constexpr double kFullPixels = 100.0; ///< distance that means 1 for strength and value

QString translated(const char* text) {
    return QCoreApplication::translate("BrushDrag", text);
}

} // namespace

BrushDrag::BrushDrag(BrushOptions& options, BrushProperty property, const PointerEvent& start)
    : m_options(options), m_property(property), m_before(options.values()),
      m_metresPerPixel(metresPerPixel(start.camera, start.camera.target, start.viewportSize)) {
    // The pointer begins on the circle, so that nothing jumps at the first movement.
    double distance =
        m_before.worldRadius ? m_before.radiusMetres / m_metresPerPixel : m_before.radiusPixels;
    if (property == BrushProperty::Strength)
        distance = m_before.strength * kFullPixels;
    else if (property == BrushProperty::Value)
        distance = m_before.value * kFullPixels;
    m_centre = start.position - Vec2d(distance, 0.0);
}

void BrushDrag::move(const PointerEvent& event) {
    const double distance = (event.position - m_centre).norm();
    const double share = snapped(distance / kFullPixels, event.modifiers, 0.1, 0.05);
    BrushValues values = m_options.values();
    switch (m_property) {
    case BrushProperty::Radius:
        if (values.worldRadius)
            values.radiusMetres = distance * m_metresPerPixel;
        else
            values.radiusPixels = distance;
        break;
    case BrushProperty::Strength:
        values.strength = share;
        break;
    case BrushProperty::Value:
        values.value = share;
        break;
    }
    m_options.setValues(values);
}

void BrushDrag::decorate(Overlay& overlay) const {
    const BrushValues& values = m_options.values();
    ScreenCircle circle;
    circle.centre = m_centre;
    switch (m_property) {
    case BrushProperty::Radius:
        circle.radius =
            values.worldRadius ? values.radiusMetres / m_metresPerPixel : values.radiusPixels;
        circle.label = values.worldRadius
                           ? translated(QT_TRANSLATE_NOOP("BrushDrag", "%1 cm"))
                                 .arg(QLocale().toString(values.radiusMetres * 100.0, 'f', 1))
                           : translated(QT_TRANSLATE_NOOP("BrushDrag", "%1 px"))
                                 .arg(QLocale().toString(values.radiusPixels, 'f', 0));
        break;
    case BrushProperty::Strength:
        circle.radius = values.strength * kFullPixels;
        circle.label = translated(QT_TRANSLATE_NOOP("BrushDrag", "Strength %1"))
                           .arg(QLocale().toString(values.strength, 'f', 2));
        break;
    case BrushProperty::Value:
        circle.radius = values.value * kFullPixels;
        circle.label = translated(QT_TRANSLATE_NOOP("BrushDrag", "Value %1"))
                           .arg(QLocale().toString(values.value, 'f', 2));
        break;
    }
    overlay.circle = circle;
    overlay.ring.reset();
    overlay.plate.reset();
    overlay.hideCursor = true;
}

std::vector<Hint> BrushDrag::hints() const {
    return {{translated(QT_TRANSLATE_NOOP("BrushDrag", "LMB")),
             translated(QT_TRANSLATE_NOOP("BrushDrag", "confirm"))},
            {translated(QT_TRANSLATE_NOOP("BrushDrag", "Ctrl")),
             translated(QT_TRANSLATE_NOOP("BrushDrag", "steps"))},
            {translated(QT_TRANSLATE_NOOP("BrushDrag", "Esc")),
             translated(QT_TRANSLATE_NOOP("BrushDrag", "cancel"))}};
}

} // namespace rigwright::editor
