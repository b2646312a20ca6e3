// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HudPainter: the small pictures that lie over the scene, painted at device resolution.
#pragma once

#include "editor/document/camera.h"
#include "editor/document/session.h"
#include "editor/tools/overlay.h"

#include <QImage>
#include <QRectF>
#include <QString>

#include <array>

namespace rigwright::editor {

inline constexpr double kLegendWidth = 264.0; ///< logical pixels
inline constexpr double kLegendHeight = 52.0;
inline constexpr double kAxesSize = 92.0; ///< side of the axis gizmo's square

/// Name of a ramp for the legend and menus.
QString heatRampName(HeatRamp ramp);

/// Bone name, ramp name, a hatched cell for zero and the ramp with ticks.
QImage paintLegend(const QString& boneName, HeatRamp ramp, double pixelRatio);

/// Rows of label and value, the first one bold.
QImage paintPlate(const std::vector<HudPlate::Line>& lines, double pixelRatio);

/// Where the ends of the axis gizmo lie, from the centre of its square in logical pixels, y down;
/// `depth` rises towards the viewer.
struct AxisEnd {
    Vec2d offset = Vec2d::Zero();
    double depth = 0.0;
};
std::array<AxisEnd, 3> axisEnds(const Camera& camera);

QImage paintAxes(const Camera& camera, double pixelRatio);

} // namespace rigwright::editor
