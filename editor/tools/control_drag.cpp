// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ControlDrag: model-space motions written as values of controls.
#include "editor/tools/control_drag.h"

#include "editor/commands/rig_commands.h"
#include "editor/document/control_outlines.h"
#include "editor/document/derived.h"
#include "editor/tools/pose_drag.h"
#include "editor/tools/surface_hover.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

BoneIndex rootAbove(const Skeleton& skeleton, BoneIndex bone) {
    while (bone.isValid() && skeleton.parents[bone.value()].isValid())
        bone = skeleton.parents[bone.value()];
    return bone;
}

/// What a control goes along with while its value stays.
RigNode carrierOf(const Control& control, const Skeleton& skeleton) {
    switch (control.space) {
    case ControlSpace::Parent:
        return control.bone.isValid() ? boneNode(skeleton.parents[control.bone.value()])
                                      : RigNode();
    case ControlSpace::Root: {
        const BoneIndex root = rootAbove(skeleton, control.bone);
        return root == control.bone ? RigNode() : boneNode(root);
    }
    case ControlSpace::World:
        return {};
    case ControlSpace::Node:
        break;
    }
    return control.spaceNode;
}

/// Whether a selected control drives the bone, or one above it.
bool isCarried(BoneIndex bone, const Rig& rig, const Skeleton& skeleton,
               std::span<const ControlIndex> selected) {
    for (; bone.isValid(); bone = skeleton.parents[bone.value()])
        for (const ControlIndex control : selected)
            if (rig.controls[control.value()].drives && rig.controls[control.value()].bone == bone)
                return true;
    return false;
}

bool isCarried(ControlIndex control, const Rig& rig, const Skeleton& skeleton,
               std::span<const ControlIndex> selected) {
    // A rig that can be solved has no circles; the count is for one that cannot.
    for (std::size_t step = 0; step <= rig.controls.size(); ++step) {
        const RigNode carrier = carrierOf(rig.controls[control.value()], skeleton);
        if (carrier.bone.isValid())
            return isCarried(carrier.bone, rig, skeleton, selected);
        if (!carrier.control.isValid())
            return false;
        if (std::ranges::binary_search(selected, carrier.control))
            return true;
        control = carrier.control;
    }
    return false;
}

Affine3d turnedBy(const Quatd& turn, const Affine3d& modelFromControl) {
    Affine3d turned = modelFromControl;
    turned.linear() = turn.toRotationMatrix() * modelFromControl.linear();
    return turned;
}

} // namespace

ControlDrag::ControlDrag(Document& document, PoseAction action)
    : m_document(document), m_action(action), m_shownBefore(document.derived().controlOverrides()) {
    pausePlayback(document);
    const ControlIndex active = heldControl(document);
    if (!active.isValid())
        return;
    const Character& character = document.derived().shownCharacter();
    const FrameResult& frame = document.derived().shownFrame();
    m_rig = character.rig;
    m_frame.source = frame.source;
    m_frame.modelFromBone = frame.modelFromBone;
    m_frame.rig.modelFromControl = frame.rig.modelFromControl;
    std::vector<ControlIndex> selected = document.session().selection().controls;
    std::erase_if(selected, [this](ControlIndex control) {
        return control.value() >= m_frame.rig.modelFromControl.size() ||
               control.value() >= m_frame.source.controls.size();
    });
    for (const ControlIndex control : selected) {
        if (isCarried(control, *m_rig, character.skeleton, selected))
            continue;
        const Transform& value = m_frame.source.controls[control.value()];
        m_held.push_back({control, value, value});
    }
    constexpr int kFrame = 16; // milliseconds
    m_turning.setInterval(kFrame);
    QObject::connect(&m_turning, &QTimer::timeout, [this] { goOn(); });
    const Affine3d& place = m_frame.rig.modelFromControl[active.value()];
    m_pivot = place.translation();
    m_axes = decomposeNearest(place).rotation.toRotationMatrix();
}

void ControlDrag::bring(Held& held, const Affine3d& modelFromControl) {
    const Skeleton& skeleton = m_document.derived().shownCharacter().skeleton;
    held.now =
        controlValueFor(*m_rig, m_document.derived().rigPlan(), skeleton, held.index,
                        modelFromControl, m_frame.source, m_frame.modelFromBone, m_frame.rig);
    // The way back through matrices rounds; what a motion leaves alone stays to the bit.
    if (m_action == PoseAction::Move)
        held.now.rotation = held.start.rotation;
    else
        held.now.translation = held.start.translation;
    held.now.scale = held.start.scale;
}

void ControlDrag::rotate(const Vec3d& axis, double angle) {
    for (Held& held : m_held)
        bring(held, turnedBy(Quatd(Eigen::AngleAxisd(angle, axis)), modelFrom(held)));
    show();
}

void ControlDrag::rotateLocal(int axis, double angle) {
    for (Held& held : m_held) {
        const Vec3d own = modelFrom(held).linear().col(axis).normalized();
        bring(held, turnedBy(Quatd(Eigen::AngleAxisd(angle, own)), modelFrom(held)));
    }
    show();
}

void ControlDrag::move(const Vec3d& delta) {
    for (Held& held : m_held)
        bring(held, Eigen::Translation3d(delta) * modelFrom(held));
    show();
}

void ControlDrag::moveLocal(int axis, double metres) {
    for (Held& held : m_held) {
        const Vec3d own = modelFrom(held).linear().col(axis).normalized();
        bring(held, Eigen::Translation3d(metres * own) * modelFrom(held));
    }
    show();
}

void ControlDrag::scale(const Vec3d& factors) {
    for (Held& held : m_held) {
        Transform wanted = held.start;
        wanted.scale = held.start.scale.cwiseProduct(factors);
        held.now = allowedValue(m_rig->controls[held.index.value()], held.start, wanted);
    }
    show();
}

void ControlDrag::show() {
    std::vector<FrameRequest::ControlOverride> overrides = m_shownBefore;
    for (Held& held : m_held) {
        if (!isFinite(held.now))
            held.now = held.start;
        overrides.push_back({held.index, held.now});
    }
    m_document.derived().setControlOverrides(std::move(overrides));
    m_seen.clear();
    if (m_rig && !m_rig->handles.empty())
        m_turning.start();
}

void ControlDrag::goOn() {
    Derived& derived = m_document.derived();
    derived.setControlOverrides(derived.controlOverrides());
    const std::vector<Transform>& now = derived.shownFrame().pose.local;
    if (now == m_seen)
        m_turning.stop();
    m_seen = now;
}

bool ControlDrag::commit() {
    discard();
    std::vector<ControlPose> controls;
    for (const Held& held : m_held)
        if (!(held.now == held.start))
            controls.push_back({held.index, held.now});
    return !controls.empty() &&
           poseControls(m_document, controls,
                        controlText(m_document.character(), m_action, controls));
}

void ControlDrag::discard() {
    m_turning.stop();
    m_document.derived().setControlOverrides(m_shownBefore);
}

std::unique_ptr<BoneDrag> makePoseDrag(Document& document, PoseAction action) {
    if (heldControl(document).isValid())
        return std::make_unique<ControlDrag>(document, action);
    return std::make_unique<PoseDrag>(document, action);
}

} // namespace rigwright::editor
