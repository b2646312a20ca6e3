// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ModalTransform: G, R and S move, rotate and scale the selected controls or bones at once, in the
/// pose or at rest.
#pragma once

#include "editor/commands/pose_commands.h"
#include "editor/tools/bone_drag.h"
#include "editor/tools/drag_geometry.h"
#include "editor/tools/tool.h"

#include <memory>
#include <optional>

namespace rigwright::editor {

/// Follows the pointer until a click or Enter. X, Y, Z lock to an axis of model space, pressed
/// again to the bone's own, pressed a third time to none (scaling is along the bone's own axes
/// always). Typed numbers replace the pointer: metres (along X where no axis is locked), degrees,
/// or a factor. Where the view is turned, moved or zoomed meanwhile, what was reached stays, and
/// the pointer goes on from where it is then.
class ModalTransform : public Interaction {
public:
    /// `pointerIsElsewhere`: it was started from a menu, and `start` is not where the pointer is.
    ModalTransform(std::unique_ptr<BoneDrag> drag, PoseAction action, const PointerEvent& start,
                   bool pointerIsElsewhere = false);

    /// No bone is selected: nothing to do.
    [[nodiscard]] bool isEmpty() const { return m_drag->isEmpty(); }

    void move(const PointerEvent& event) override;
    void finish() override;
    void cancel() override;
    [[nodiscard]] bool isModal() const override { return true; }
    bool key(const KeyEvent& event) override;
    void decorate(Overlay& overlay) const override;
    [[nodiscard]] std::vector<Hint> hints() const override;

private:
    enum class Space { Model, Local };

    bool lockAxis(int axis);
    bool type(int key);
    [[nodiscard]] std::optional<double> typedNumber() const;
    [[nodiscard]] Vec3d axisDirection() const;
    void goOnFrom(const PointerEvent& event);
    [[nodiscard]] Vec3d pulled() const;
    [[nodiscard]] double pulledAlong(const Vec3d& axis) const;
    [[nodiscard]] double stretched() const;
    void update();
    void updateRotation();
    void updateMove();
    void updateScale();

    PoseAction m_action;
    std::unique_ptr<BoneDrag> m_drag;
    PointerEvent m_start;
    PointerEvent m_now;
    bool m_pointerIsElsewhere;
    PrecisePointer m_pointer;        ///< from m_start on
    Vec3d m_towards;                 ///< the viewer, when it began: what turning goes around
    Vec3d m_carried = Vec3d::Zero(); ///< metres, reached before m_start
    double m_carriedFactor = 1.0;    ///< the same of scaling
    Vec2d m_centre = Vec2d::Zero();  ///< the pivot on the picture
    int m_axis = -1;
    Space m_space = Space::Model;
    double m_lastAngle = 0.0;
    double m_turned = 0.0; ///< counter-clockwise on the picture, radians
    QString m_typed;
    double m_shown = 0.0; ///< radians, metres or a factor, for the plate
};

/// Actions that pose in every tool: pose.grab, pose.turn and pose.resize start a ModalTransform,
/// pose.reset-position, -rotation and -scale put that channel back to rest; others are not used.
/// All of the selected controls where there are any, else of the selected bones. Speaks through the
/// tool where nothing is selected. `byKey`: the pointer is where `event` says; from a menu it is
/// elsewhere.
KeyResult performPose(Tool& tool, Document& document, const QString& id, const PointerEvent& event,
                      bool byKey);

} // namespace rigwright::editor
