// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigFrame: a pose while a rig works on it, with model places that are worked out when asked for.
#pragma once

#include "core/pose/pose.h"
#include "core/rig/rig_plan.h"

#include <cstdint>
#include <vector>

namespace rigwright {

/// A bone or a control as something that can be put elsewhere: modelFromItself = parent · local.
/// Of a bone `parent` is its parent's model transform; of a free control it is where the control
/// stands with a value of identity, and `rest` the identity; of a control that drives it is as of
/// its bone, turned by the control's place.
struct Movable {
    Affine3d parent = Affine3d::Identity();
    Transform local;
    Transform rest;
};

/// Changes the pose's bones and morph weights; values of controls that constraints change are kept
/// here (the pose's stay). Bones below one that changes are worked out anew when they are asked
/// for.
class RigFrame {
public:
    RigFrame(const Rig& rig, const RigPlan& plan, Pose& pose);

    [[nodiscard]] const Rig& rig() const { return m_rig; }
    [[nodiscard]] const RigPlan& plan() const { return m_plan; }
    [[nodiscard]] Pose& pose() { return m_pose; }

    [[nodiscard]] const Transform& local(BoneIndex bone) const {
        return m_pose.local[bone.value()];
    }
    [[nodiscard]] const Affine3d& model(BoneIndex bone);
    /// The identity above roots.
    [[nodiscard]] Affine3d parentModel(BoneIndex bone);
    /// What is not finite is not taken.
    void setLocal(BoneIndex bone, const Transform& local);

    [[nodiscard]] const Transform& value(ControlIndex control) const {
        return m_values[control.value()];
    }
    /// rigid(space now) · rigid(space at rest)⁻¹ · rest: where a value of identity puts the
    /// control.
    [[nodiscard]] Affine3d baseOf(ControlIndex control);
    /// Rigid: baseOf() · value; of a control that drives, its bone as it is, turned by its place.
    [[nodiscard]] Affine3d frameOf(ControlIndex control);

    /// Rigid; the identity for none.
    [[nodiscard]] Affine3d rigidOf(const RigNode& node);
    /// With scale (of a control: its value's).
    [[nodiscard]] Affine3d modelOf(const RigNode& node);
    [[nodiscard]] Vec3d placeOf(const RigNode& node);

    /// In its own axes, unit: to a bone's tail, and so of a control that drives it; else +Y.
    [[nodiscard]] Vec3d along(const RigNode& node) const;

    [[nodiscard]] Movable movable(const RigNode& node);
    void move(const RigNode& node, const Transform& local);

private:
    /// What is above it is known.
    void updateModel(BoneIndex bone);

    const Rig& m_rig;
    const RigPlan& m_plan;
    Pose& m_pose;
    std::vector<Affine3d> m_model;
    std::vector<std::uint8_t> m_isKnown; ///< by RigPlan::place; below one that is not, none is
    std::vector<BoneIndex> m_unknown;    ///< of model(), kept so that it need not be made anew
    std::vector<Transform> m_values;
};

} // namespace rigwright
