// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HudPainter: the small pictures that lie over the scene, painted at device resolution.
#pragma once

#include "editor/document/camera.h"
#include "editor/document/session.h"
#include "editor/tools/overlay.h"
#include "editor/ui/metrics.h"

#include <QColor>
#include <QImage>
#include <QRectF>
#include <QSizeF>
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

/// One line in a plate: the bold part, a dot, the text; the text, then the bold part, is shortened
/// to `widest` logical pixels.
QImage paintNotice(const Notice& notice, double widest, double pixelRatio);

/// How a label over the scene looks.
struct LabelLook {
    QColor ink;
    TextRole role = TextRole::Body;
};

/// Logical pixels that paintLabel() takes for a text, the halo included.
QSizeF labelSize(const QString& text, TextRole role);

/// A text in a dark halo, which reads on any ground; long ones are shortened in the middle.
QImage paintLabel(const QString& text, const LabelLook& look, double pixelRatio);

/// Where the ends of the axis gizmo lie, from the centre of its square in logical pixels, y down;
/// `depth` rises towards the viewer.
struct AxisEnd {
    Vec2d offset = Vec2d::Zero();
    double depth = 0.0;
};
std::array<AxisEnd, 3> axisEnds(const Camera& camera);

QImage paintAxes(const Camera& camera, double pixelRatio);

} // namespace rigwright::editor
