// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PoseDrag: bones being moved, rotated or scaled by a pointer, shown at once and committed once.
#pragma once

#include "core/character/evaluate_frame.h"
#include "editor/commands/pose_commands.h"

#include <vector>

namespace rigwright::editor {

/// Acts on the selected bones that have no selected ancestor, each about its own head, always from
/// where they were at the beginning: calls replace one another. Until commit() only
/// Derived::setOverrides knows of it. Playback is paused first: what is posed is what is seen.
class PoseDrag {
public:
    PoseDrag(Document& document, PoseAction action);

    /// No bone is selected.
    [[nodiscard]] bool isEmpty() const { return m_bones.empty(); }
    /// Head of the active bone (or of the first one that moves) at the beginning, model space.
    [[nodiscard]] const Vec3d& pivot() const { return m_pivot; }
    /// Unit axes of that bone at the beginning, model space, as columns; never mirrored.
    [[nodiscard]] const Mat3d& localAxes() const { return m_axes; }

    /// About a unit axis of model space, right-handed, radians. Exact where parents are scaled
    /// evenly.
    void rotate(const Vec3d& axis, double angle);
    /// About each bone's own axis 0, 1 or 2.
    void rotateLocal(int axis, double angle);
    /// Metres of model space. Bones under a parent of zero scale stay.
    void move(const Vec3d& delta);
    /// Along each bone's own axis.
    void moveLocal(int axis, double metres);
    /// Factors along each bone's own axes.
    void scale(const Vec3d& factors);

    /// False, and nothing pushed, where the pose is what it was.
    bool commit();
    void discard();

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
