// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Overlay: what a tool wants drawn over the scene, as plain values.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"

#include <QString>

#include <optional>
#include <vector>

namespace rigwright::editor {

/// Drawn by the mesh shader as a decal: follows the surface. Model space, metres.
struct BrushRing {
    Vec3d centre = Vec3d::Zero();
    double radius = 0.0;
    bool active = false; ///< a stroke is under way
};

enum class GizmoKind { Move, Rotate, Scale };
/// Axis handles: X, Y, Z, and View (the ring or disc that faces the camera).
enum class GizmoAxis { None, X, Y, Z, View };

/// `size` is the handle length in logical pixels; it keeps its size on screen. Handles are drawn
/// and picked in these places: Move has arrows from the origin to `size` along each axis, and a
/// disc of kGizmoDisc pixels around the origin (View). Rotate has a ring of radius `size` around
/// each axis, of which the half towards the eye counts, and a ring of kGizmoViewRing · `size`
/// facing the camera. Scale has boxes at `size` along each axis, on stems from the disc, which is
/// View: all axes at once.
inline constexpr double kGizmoDisc = 12.0;
inline constexpr double kGizmoViewRing = 1.2;

struct Gizmo {
    GizmoKind kind = GizmoKind::Rotate;
    Vec3d origin = Vec3d::Zero();
    Mat3d axes = Mat3d::Identity(); ///< columns: unit axes in model space
    double size = 90.0;
    GizmoAxis hot = GizmoAxis::None;    ///< under the pointer
    GizmoAxis active = GizmoAxis::None; ///< being dragged
    std::optional<double> angle;        ///< radians turned so far, to be drawn as a wedge
};

/// Lines of text in a plate at 16 px to the right of `anchor` (logical pixels), the first one bold.
struct HudPlate {
    struct Line {
        QString label;
        QString value;
    };
    Vec2d anchor = Vec2d::Zero();
    std::vector<Line> lines;
};

/// A 2D circle in screen space (size preview while the radius is dragged).
struct ScreenCircle {
    Vec2d centre = Vec2d::Zero();
    double radius = 0.0; ///< logical pixels
    QString label;
};

/// A line of straight pieces in screen space (logical pixels): a box or lasso that is drawn, the
/// way of a gradient.
struct ScreenLine {
    std::vector<Vec2d> points;
    bool closed = false; ///< with a piece from the last point to the first
    bool filled = false; ///< convex ones only
    bool dots = false;   ///< a disc at the first and at the last point
};

/// A place of the model that can be taken hold of: a ring with a dot, drawn in front.
struct Marker {
    enum class Kind { Left, Right, Centre };
    Vec3d place = Vec3d::Zero(); ///< model space
    Kind kind = Kind::Centre;
    QString label;    ///< "" = none
    bool hot = false; ///< under the pointer
    /// Selected or dragged: drawn in the accent, with a cross and a larger ring.
    bool active = false;
};

/// A straight line in model space, drawn in front: bones that are not there yet, the axis of a
/// mirror.
struct ModelLine {
    Vec3d from = Vec3d::Zero();
    Vec3d to = Vec3d::Zero();
    bool dashed = false;
    bool active = false; ///< in the accent, else in the neutral colour of sticks
};

/// A short notice at the top left of the picture, the first part bold: "22 of 22 markers placed".
struct Notice {
    QString strong;
    QString text;

    friend bool operator==(const Notice&, const Notice&) = default;
};

struct Overlay {
    std::optional<BrushRing> ring;
    std::optional<Gizmo> gizmo;
    std::optional<HudPlate> plate;
    std::optional<ScreenCircle> circle;
    std::vector<ScreenLine> lines;
    std::vector<Marker> markers;
    std::vector<ModelLine> modelLines;
    std::optional<Notice> notice;
    BoneIndex hoveredBone;
    ControlIndex hoveredControl;
    bool hideCursor = false;
};

} // namespace rigwright::editor
