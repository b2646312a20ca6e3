// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BrushOptions: keeps the values within their ranges.
#include "editor/tools/brush_options.h"

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

/// A number that is not finite keeps the former value.
double within(double wanted, double former, double low, double high) {
    return std::isfinite(wanted) ? std::clamp(wanted, low, high) : former;
}

} // namespace

double pressureEffect(PressureCurve curve, double pressure) {
    const double p = std::isfinite(pressure) ? std::clamp(pressure, 0.0, 1.0) : 1.0;
    switch (curve) {
    case PressureCurve::Soft:
        return std::sqrt(p);
    case PressureCurve::Firm:
        return p * p;
    case PressureCurve::Linear:
        break;
    }
    return p;
}

BrushSettings brushSettings(const BrushValues& values) {
    BrushSettings settings;
    settings.mode = values.mode;
    settings.value = float(values.value);
    settings.strength = float(values.strength);
    settings.autoNormalise = values.autoNormalise;
    settings.maxInfluences = values.limitInfluences ? std::size_t(values.maxInfluences) : 0;
    return settings;
}

void BrushOptions::setValues(const BrushValues& values) {
    BrushValues wanted = values;
    wanted.radiusPixels = within(values.radiusPixels, m_values.radiusPixels, 1.0, 1000.0);
    wanted.radiusMetres = within(values.radiusMetres, m_values.radiusMetres, 1e-4, 1e4);
    wanted.strength = within(values.strength, m_values.strength, 0.0, 1.0);
    wanted.value = within(values.value, m_values.value, 0.0, 1.0);
    wanted.maxInfluences = std::clamp(values.maxInfluences, 1, 65535);
    if (wanted == m_values)
        return;
    m_values = wanted;
    Q_EMIT changed();
}

} // namespace rigwright::editor
