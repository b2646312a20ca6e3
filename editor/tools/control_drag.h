// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ControlDrag: controls being moved, rotated or scaled by a pointer, shown at once and committed
/// once.
#pragma once

#include "core/character/evaluate_frame.h"
#include "editor/commands/pose_commands.h"
#include "editor/tools/bone_drag.h"

#include <QTimer>

#include <memory>
#include <vector>

namespace rigwright::editor {

/// As PoseDrag, on the selected controls that go along with no other selected one, each about its
/// own place (one that drives a bone about the bone's head). What is locked or limited stays so.
/// Until commit() only Derived::setControlOverrides knows of it.
class ControlDrag : public BoneDrag {
public:
    ControlDrag(Document& document, PoseAction action);

    [[nodiscard]] bool isEmpty() const override { return m_held.empty(); }
    /// Place of the active control.
    [[nodiscard]] const Vec3d& pivot() const override { return m_pivot; }
    [[nodiscard]] const Mat3d& localAxes() const override { return m_axes; }

    void rotate(const Vec3d& axis, double angle) override;
    void rotateLocal(int axis, double angle) override;
    void move(const Vec3d& delta) override;
    void moveLocal(int axis, double metres) override;
    void scale(const Vec3d& factors) override;

    bool commit() override;
    void discard() override;

private:
    struct Held {
        ControlIndex index;
        Transform start;
        Transform now;
    };
    [[nodiscard]] const Affine3d& modelFrom(const Held& held) const {
        return m_frame.rig.modelFromControl[held.index.value()];
    }
    /// The value that brings it there.
    void bring(Held& held, const Affine3d& modelFromControl);
    void show();
    /// Another frame while bending planes turn: they take their time, also where the pointer rests.
    void goOn();

    Document& m_document;
    PoseAction m_action;
    std::shared_ptr<const Rig> m_rig; ///< null: nothing is held
    FrameResult m_frame;              ///< at the beginning: poses, bones and controls only
    std::vector<FrameRequest::ControlOverride> m_shownBefore;
    std::vector<Held> m_held;
    Vec3d m_pivot = Vec3d::Zero();
    Mat3d m_axes = Mat3d::Identity();
    QTimer m_turning;
    std::vector<Transform> m_seen; ///< the bones of the latest frame of goOn()
};

/// What drags and keys move: the selected controls where there are any in the picture, else the
/// selected bones.
std::unique_ptr<BoneDrag> makePoseDrag(Document& document, PoseAction action);

} // namespace rigwright::editor
