// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JointTool: handles first, then joints and sticks, then surfaces.
#include "editor/tools/joint_tool.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/gizmo_drag.h"
#include "editor/tools/gizmo_shape.h"
#include "editor/tools/joint_actions.h"
#include "editor/tools/joint_drag.h"
#include "editor/tools/surface_hover.h"
#include "editor/tools/tool_keys.h"

#include <algorithm>

namespace rigwright::editor {

namespace {

JointAction actionFor(GizmoKind kind) {
    switch (kind) {
    case GizmoKind::Rotate:
        return JointAction::Rotate;
    case GizmoKind::Scale:
        return JointAction::Scale;
    case GizmoKind::Move:
        break;
    }
    return JointAction::Move;
}

} // namespace

JointTool::JointTool(Document& document, SkeletonOptions& options)
    : Tool(document), m_options(options) {
    connect(&options, &SkeletonOptions::changed, this, &Tool::overlayChanged);
    connect(&options, &SkeletonOptions::changed, this, &Tool::hintsChanged);
}

std::vector<Hint> JointTool::hints(const KeyModifiers& held) const {
    const bool snaps = (m_options.values().snap != JointSnap::None) != held.control;
    QString drag = snaps ? tr("move and snap") : tr("move");
    if (held.shift)
        drag = tr("add or remove");
    std::vector<Hint> hints{{tr("LMB"), drag},
                            {tr("Ctrl"), m_options.values().snap == JointSnap::None
                                             ? tr("snap to the grid")
                                             : tr("do not snap")}};
    addHint(hints, "pose.turn", tr("rotate"));
    addHint(hints, "skeleton.extrude", tr("extrude"));
    addHint(hints, "skeleton.split", tr("split"));
    addHint(hints, "skeleton.roll", tr("roll"));
    hints.push_back(orbitHint());
    return hints;
}

void JointTool::activate() {
    pausePlayback(document());
    document().derived().showRest(true);
}

void JointTool::deactivate() {
    leave();
    document().derived().showRest(false);
}

/// None for a bone that is hidden: nobody would see what it is the handle of.
std::optional<Gizmo> JointTool::gizmoOf(GizmoKind kind) const {
    auto gizmo = gizmoOfSelection(document(), kind);
    const BoneIndex active = document().session().selection().activeBone;
    if (!gizmo || document().character().boneFlags[active.value()].hidden)
        return std::nullopt;
    if (kind == GizmoKind::Scale)
        gizmo->axes = Mat3d::Identity(); // distances of joints, not a scale of the bone
    return gizmo;
}

std::unique_ptr<BoneDrag> JointTool::dragOf(GizmoKind kind) {
    return std::make_unique<JointDrag>(*this, document(), m_options.values(), actionFor(kind));
}

void JointTool::hover(const PointerEvent& event) {
    const auto gizmo = gizmoOf(m_options.values().gizmo);
    m_hot = gizmo ? gizmoHandleAt(*gizmo, event) : GizmoAxis::None;
    m_hoveredBone = m_hot == GizmoAxis::None ? pickJoint(document(), event) : BoneIndex();
    Q_EMIT overlayChanged();
}

void JointTool::leave() {
    m_hot = GizmoAxis::None;
    m_hoveredBone = {};
    Q_EMIT overlayChanged();
}

/// A bone that is selected already keeps the others with it.
void JointTool::choose(BoneIndex bone) {
    Selection selection = document().session().selection();
    if (std::ranges::binary_search(selection.bones, bone)) {
        selection.activeBone = bone;
        document().session().setSelection(selection);
    } else {
        selectBone(document().session(), bone);
    }
}

std::unique_ptr<Interaction> JointTool::press(const PointerEvent& event) {
    pausePlayback(document());
    const GizmoKind kind = m_options.values().gizmo;
    const auto gizmo = gizmoOf(kind);
    const GizmoAxis handle = gizmo ? gizmoHandleAt(*gizmo, event) : GizmoAxis::None;
    if (handle != GizmoAxis::None && !event.modifiers.shift)
        return std::make_unique<GizmoDrag>(document(), dragOf(kind), *gizmo, handle, event);
    const BoneIndex joint = pickJoint(document(), event);
    if (!joint.isValid() || event.modifiers.shift) {
        const BoneIndex bone = joint.isValid() ? joint : pickBone(document(), event);
        if (bone.isValid() || !event.modifiers.shift)
            selectBone(document().session(), bone, event.modifiers.shift);
        return nullptr;
    }
    choose(joint);
    const auto atJoint = gizmoOfSelection(document(), GizmoKind::Move);
    return std::make_unique<GizmoDrag>(document(), dragOf(GizmoKind::Move), *atJoint,
                                       GizmoAxis::View, event, true);
}

KeyResult JointTool::perform(const QString& action, const PointerEvent& event, bool byKey) {
    return performJoints(*this, document(), m_options.values(), action, event, byKey);
}

Overlay JointTool::overlay() const {
    Overlay overlay;
    overlay.gizmo = gizmoOf(m_options.values().gizmo);
    if (overlay.gizmo)
        overlay.gizmo->hot = m_hot;
    overlay.hoveredBone = m_hoveredBone;
    return overlay;
}

} // namespace rigwright::editor
