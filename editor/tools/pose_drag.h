// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PoseDrag: bones being moved, rotated or scaled by a pointer, shown at once and committed once.
#pragma once

#include "core/character/evaluate_frame.h"
#include "editor/commands/pose_commands.h"
#include "editor/tools/bone_drag.h"

#include <vector>

namespace rigwright::editor {

/// Acts on the selected bones that have no selected ancestor, each about its own head, always from
/// where they were at the beginning: calls replace one another. Until commit() only
/// Derived::setOverrides knows of it. Playback is paused first: what is posed is what is seen.
class PoseDrag : public BoneDrag {
public:
    PoseDrag(Document& document, PoseAction action);

    [[nodiscard]] bool isEmpty() const override { return m_bones.empty(); }
    /// Head of the active bone, or of the first one that moves.
    [[nodiscard]] const Vec3d& pivot() const override { return m_pivot; }
    [[nodiscard]] const Mat3d& localAxes() const override { return m_axes; }

    /// Exact where parents are scaled evenly.
    void rotate(const Vec3d& axis, double angle) override;
    /// About each bone's own axis.
    void rotateLocal(int axis, double angle) override;
    /// Bones under a parent of zero scale stay.
    void move(const Vec3d& delta) override;
    /// Along each bone's own axis.
    void moveLocal(int axis, double metres) override;
    /// Factors along each bone's own axes.
    void scale(const Vec3d& factors) override;

    bool commit() override;
    void discard() override;

private:
    struct Bone {
        BoneIndex index;
        Transform start;
        Mat3d modelFromParent;
        Mat3d modelFromBone;
        Transform now;
    };
    void moveBone(Bone& bone, const Vec3d& delta);
    void show();

    Document& m_document;
    PoseAction m_action;
    std::vector<FrameRequest::BoneOverride> m_shownBefore; ///< a test pose, mostly nothing
    std::vector<Bone> m_bones;
    Vec3d m_pivot = Vec3d::Zero();
    Mat3d m_axes = Mat3d::Identity();
};

} // namespace rigwright::editor
