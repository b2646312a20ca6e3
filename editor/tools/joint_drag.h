// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JointDrag: joints being moved, turned, scaled, rolled, extruded or copied by a pointer, shown at
/// once and committed once.
#pragma once

#include "core/skeleton/move_joints.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/skeleton_sequence.h"
#include "editor/tools/bone_drag.h"
#include "editor/tools/skeleton_options.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rigwright::editor {

class Tool;

enum class JointAction { Move, Rotate, Scale, Roll, Extrude, Duplicate };

/// The motion by which the pointer tells such an action how far.
PoseAction motionOf(JointAction action);

/// Acts on the selected bones of the rest pose, about the head of the active one, along the axes of
/// model space, as SkeletonOptions say (moveJoints()). Roll turns each bone about its own length;
/// Extrude makes a new bone out of the active one, from its drawn end where it is a leaf, else from
/// its head; Duplicate moves copies. Until commit() only Derived::setPreview() knows of it.
/// Playback is paused first. What the user should know is said through the tool at the end.
class JointDrag : public BoneDrag {
public:
    JointDrag(Tool& tool, Document& document, const SkeletonValues& options, JointAction action);

    [[nodiscard]] bool isEmpty() const override { return m_bones.empty(); }
    [[nodiscard]] const Vec3d& pivot() const override { return m_pivot; }
    [[nodiscard]] const Mat3d& localAxes() const override { return m_axes; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::optional<Vec3d> ownAxis() const override;

    /// To what the options snap to; Ctrl turns snapping off, or where it is off, the grid on.
    [[nodiscard]] Vec3d aimed(const Vec3d& delta, const PointerEvent& pointer) override;
    [[nodiscard]] KeyModifiers stepping(const KeyModifiers& held) const override;

    void rotate(const Vec3d& axis, double angle) override;
    void rotateLocal(int axis, double angle) override;
    void move(const Vec3d& delta) override;
    void moveLocal(int axis, double metres) override;
    void scale(const Vec3d& factors) override;

    bool commit() override;
    void discard() override;

private:
    void begin();
    void show(const JointMove& move, double roll = 0.0);
    [[nodiscard]] Result<void> work(SkeletonSequence& sequence) const;
    [[nodiscard]] Result<void> moveCopies(SkeletonSequence& sequence) const;
    [[nodiscard]] JointSelection selectionOf(std::vector<BoneIndex> bones) const;
    [[nodiscard]] SkeletonStep step(const SkeletonSequence& done) const;

    Tool& m_tool;
    Document& m_document;
    SkeletonValues m_options;
    JointAction m_action;
    std::vector<BoneIndex> m_bones; ///< empty: nothing can be dragged
    BoneIndex m_active;
    std::vector<std::uint8_t> m_moving; ///< by bone
    Vec3d m_pivot = Vec3d::Zero();
    Mat3d m_axes = Mat3d::Identity();
    std::optional<Vec3d> m_rollAxis; ///< model space
    JointMove m_move;
    double m_roll = 0.0;
    bool m_moved = false;
};

} // namespace rigwright::editor
