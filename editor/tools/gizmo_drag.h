// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GizmoDrag: a handle of the move, rotate or scale gizmo under the pressed button.
#pragma once

#include "editor/commands/pose_commands.h"
#include "editor/tools/bone_drag.h"
#include "editor/tools/drag_geometry.h"
#include "editor/tools/gizmo_shape.h"
#include "editor/tools/tool.h"

#include <memory>
#include <optional>

namespace rigwright::editor {

/// What dragging such a gizmo does.
PoseAction actionOf(GizmoKind kind);

/// A box of the scale gizmo follows the pointer along its axis; all axes at once double their size
/// with every 90 pixels to the right or upwards. Factors stay above 0; Ctrl snaps them to 0.1 (with
/// Shift 0.01). Rotations follow the pointer around the axis over any number of turns; Ctrl snaps
/// to 15° (with Shift 5°), moves to 10 cm (with Shift 1 cm); Shift alone is ten times as precise.
/// With `threshold` nothing turns until the pointer has gone 4 px: a click stays a click. X, Y and
/// Z take that axis of the gizmo in place of the grabbed one, pressed again the grabbed one.
class GizmoDrag : public Interaction {
public:
    GizmoDrag(Document& document, std::unique_ptr<BoneDrag> drag, const Gizmo& gizmo,
              GizmoAxis axis, const PointerEvent& start, bool threshold = false);

    void move(const PointerEvent& event) override;
    void finish() override;
    void cancel() override;
    bool key(const KeyEvent& event) override;
    void decorate(Overlay& overlay) const override;
    [[nodiscard]] std::vector<Hint> hints() const override;

private:
    void take(GizmoAxis axis);
    void follow(const PointerEvent& event);
    /// Back to where it was at the beginning.
    void undrag();
    void rotateTo(const PointerEvent& event, const Vec2d& pixel);
    void moveTo(const PointerEvent& event, const Vec2d& pixel);
    void scaleTo(const PointerEvent& event, const Vec2d& pixel);
    [[nodiscard]] std::optional<double> angleAt(const Ray& ray) const;

    Document& m_document;
    std::unique_ptr<BoneDrag> m_drag;
    Gizmo m_gizmo;
    GizmoAxis m_grabbed;
    Vec3d m_axis = Vec3d::UnitZ();
    PointerEvent m_start;
    PointerEvent m_now;
    PrecisePointer m_pointer;
    bool m_waiting;
    bool m_edgeOn = false;
    Vec2d m_alongRing =
        Vec2d::Zero(); ///< pixels on the picture per radian, where the ring is edge on
    double m_lastAngle = 0.0;
    double m_turned = 0.0;
    double m_applied = 0.0;
};

} // namespace rigwright::editor
