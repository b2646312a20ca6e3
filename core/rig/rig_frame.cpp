// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Model places while a rig is solved.
#include "core/rig/rig_frame.h"

#include "core/rig/rigid_part.h"

#include <algorithm>
#include <cassert>

namespace rigwright {

RigFrame::RigFrame(const Rig& rig, const RigPlan& plan, Pose& pose)
    : m_rig(rig), m_plan(plan), m_pose(pose), m_model(pose.local.size()),
      m_isKnown(pose.local.size(), 0), m_values(pose.controls) {
    assert(pose.local.size() == plan.parents.size());
    m_values.resize(rig.controls.size());
}

const Affine3d& RigFrame::model(BoneIndex bone) {
    // Not by recursion: chains of some ten thousand bones would use up the stack.
    m_unknown.clear();
    for (BoneIndex b = bone; b.isValid() && m_isKnown[m_plan.place[b.value()]] == 0;
         b = m_plan.parents[b.value()])
        m_unknown.push_back(b);
    for (auto next = m_unknown.rbegin(); next != m_unknown.rend(); ++next)
        updateModel(*next);
    return m_model[bone.value()];
}

void RigFrame::updateModel(BoneIndex bone) {
    Affine3d& own = m_model[bone.value()];
    const BoneIndex parent = m_plan.parents[bone.value()];
    const Affine3d parentFromBone = toAffine(m_pose.local[bone.value()]);
    if (parent.isValid()) {
        const Affine3d& above = m_model[parent.value()];
        own.linear().noalias() = above.linear() * parentFromBone.linear();
        own.translation() = above.linear() * parentFromBone.translation() + above.translation();
        if (!own.matrix().allFinite())
            own = above;
    } else {
        own = parentFromBone;
        if (!own.matrix().allFinite())
            own.setIdentity();
    }
    m_isKnown[m_plan.place[bone.value()]] = 1;
}

Affine3d RigFrame::parentModel(BoneIndex bone) {
    const BoneIndex parent = m_plan.parents[bone.value()];
    return parent.isValid() ? model(parent) : Affine3d::Identity();
}

void RigFrame::setLocal(BoneIndex bone, const Transform& local) {
    if (!isFinite(local))
        return;
    m_pose.local[bone.value()] = local;
    const std::uint32_t place = m_plan.place[bone.value()];
    if (m_isKnown[place] != 0)
        std::fill_n(m_isKnown.begin() + place, m_plan.below[bone.value()], std::uint8_t(0));
}

Affine3d RigFrame::baseOf(ControlIndex control) {
    const ControlPlan& plan = m_plan.controls[control.value()];
    return plan.space.isNone() ? plan.rest : rigidOf(plan.space) * plan.spaceFromControl;
}

Affine3d RigFrame::frameOf(ControlIndex control) {
    const Control& own = m_rig.controls[control.value()];
    if (own.drives && own.bone.isValid()) {
        Affine3d frame = rigidPart(model(own.bone));
        frame.linear() = frame.linear() * own.place.rotation.toRotationMatrix();
        return frame;
    }
    const Transform& value = m_values[control.value()];
    return baseOf(control) * toAffine({value.translation, value.rotation});
}

Affine3d RigFrame::rigidOf(const RigNode& node) {
    if (node.bone.isValid())
        return rigidPart(model(node.bone));
    return node.control.isValid() ? frameOf(node.control) : Affine3d::Identity();
}

Affine3d RigFrame::modelOf(const RigNode& node) {
    if (node.bone.isValid())
        return model(node.bone);
    if (!node.control.isValid())
        return Affine3d::Identity();
    Affine3d frame = frameOf(node.control);
    frame.linear() = frame.linear() * m_values[node.control.value()].scale.asDiagonal();
    return frame;
}

Vec3d RigFrame::placeOf(const RigNode& node) {
    if (node.bone.isValid())
        return model(node.bone).translation();
    return node.control.isValid() ? Vec3d(frameOf(node.control).translation())
                                  : Vec3d(Vec3d::Zero());
}

Vec3d RigFrame::along(const RigNode& node) const {
    if (node.bone.isValid())
        return m_plan.along[node.bone.value()];
    const Control& control = m_rig.controls[node.control.value()];
    if (!control.drives || !control.bone.isValid())
        return Vec3d::UnitY();
    return control.place.rotation.conjugate() * m_plan.along[control.bone.value()];
}

Movable RigFrame::movable(const RigNode& node) {
    if (node.bone.isValid())
        return {parentModel(node.bone), local(node.bone), m_plan.restLocal[node.bone.value()]};
    const Control& control = m_rig.controls[node.control.value()];
    if (!control.drives || !control.bone.isValid())
        return {baseOf(node.control), m_values[node.control.value()], {}};
    Movable own = movable(boneNode(control.bone));
    own.local.rotation = own.local.rotation * control.place.rotation;
    own.rest.rotation = own.rest.rotation * control.place.rotation;
    return own;
}

void RigFrame::move(const RigNode& node, const Transform& local) {
    if (node.bone.isValid()) {
        setLocal(node.bone, local);
        return;
    }
    const Control& control = m_rig.controls[node.control.value()];
    if (!control.drives || !control.bone.isValid()) {
        if (isFinite(local))
            m_values[node.control.value()] = local;
        return;
    }
    Transform bone = local;
    bone.rotation = (bone.rotation * control.place.rotation.conjugate()).normalized();
    setLocal(control.bone, bone);
}

} // namespace rigwright
