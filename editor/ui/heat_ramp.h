// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Colours of weights: the ramps that legends, weight bars and the heat map share.
#pragma once

#include <QColor>

#include <span>

namespace rigwright::editor {

/// A colour at a position in [0, 1]; between stops the sRGB values are lerped.
struct HeatStop {
    double position;
    QRgb colour;
};

/// Ramps in the order of HeatRamp: classic, fire, cividis, greyscale. Numbers beyond give classic.
std::span<const HeatStop> heatStops(int ramp);

/// Colour at `value`, clamped to [0, 1].
QColor heatColour(int ramp, double value);

} // namespace rigwright::editor
