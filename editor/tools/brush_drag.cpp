// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BrushDrag: distance from a centre becomes a number.
#include "editor/tools/brush_drag.h"

#include "editor/tools/drag_geometry.h"
#include "editor/ui/input_preferences.h"

#include <QCoreApplication>
#include <QLocale>

namespace rigwright::editor {

namespace {

constexpr double kFullPixels = 100.0; ///< distance that means 1 for strength and value

QString translated(const char* text) {
    return QCoreApplication::translate("BrushDrag", text);
}

} // namespace

bool dragsHoldTheirKey() {
    return inputPreferences().keymap == Keymap::Maya;
}

BrushDrag::BrushDrag(BrushOptions& options, BrushProperty property, const PointerEvent& start,
                     bool held)
    : m_options(options), m_property(property), m_before(options.values()),
      m_metresPerPixel(metresPerPixel(start.camera, start.camera.target, start.viewportSize)),
      m_held(held) {
    placeUnder(start);
}

/// The pointer is on the circle, so that nothing jumps at the first movement.
void BrushDrag::placeUnder(const PointerEvent& event) {
    const BrushValues& values = m_options.values();
    double distance =
        values.worldRadius ? values.radiusMetres / m_metresPerPixel : values.radiusPixels;
    if (m_property == BrushProperty::Strength)
        distance = values.strength * kFullPixels;
    else if (m_property == BrushProperty::Value)
        distance = values.value * kFullPixels;
    m_centre = event.position - Vec2d(distance, 0.0);
}

void BrushDrag::press(const PointerEvent& event) {
    if (event.button != PointerButton::Left)
        return;
    placeUnder(event);
    m_pressed = true;
}

void BrushDrag::release(const PointerEvent& event) {
    if (event.button == PointerButton::Left)
        m_pressed = false;
}

void BrushDrag::move(const PointerEvent& event) {
    if (m_held && !m_pressed) {
        placeUnder(event);
        return;
    }
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
             m_held ? translated(QT_TRANSLATE_NOOP("BrushDrag", "drag"))
                    : translated(QT_TRANSLATE_NOOP("BrushDrag", "confirm"))},
            {translated(QT_TRANSLATE_NOOP("BrushDrag", "Ctrl")),
             translated(QT_TRANSLATE_NOOP("BrushDrag", "steps"))},
            {translated(QT_TRANSLATE_NOOP("BrushDrag", "Esc")),
             translated(QT_TRANSLATE_NOOP("BrushDrag", "cancel"))}};
}

} // namespace rigwright::editor
