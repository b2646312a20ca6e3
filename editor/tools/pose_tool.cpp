// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PoseTool: handles first, then bones.
#include "editor/tools/pose_tool.h"

#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/gizmo_drag.h"
#include "editor/tools/gizmo_shape.h"
#include "editor/tools/modal_transform.h"
#include "editor/tools/pose_drag.h"
#include "editor/tools/tool_keys.h"

#include <algorithm>

namespace rigwright::editor {

namespace {

std::unique_ptr<BoneDrag> poseDrag(Document& document, GizmoKind kind) {
    return std::make_unique<PoseDrag>(document, actionOf(kind));
}

} // namespace

QString PoseTool::id() const {
    switch (m_kind) {
    case GizmoKind::Move:
        return QStringLiteral("move");
    case GizmoKind::Rotate:
        return QStringLiteral("rotate");
    case GizmoKind::Scale:
        break;
    }
    return QStringLiteral("scale");
}

QString PoseTool::title() const {
    switch (m_kind) {
    case GizmoKind::Move:
        return tr("Move");
    case GizmoKind::Rotate:
        return tr("Rotate");
    case GizmoKind::Scale:
        break;
    }
    return tr("Scale");
}

std::vector<Hint> PoseTool::hints(const KeyModifiers& held) const {
    if (m_kind == GizmoKind::Scale) {
        QString drag = tr("scale");
        if (held.control)
            drag = tr("scale in steps");
        else if (held.shift)
            drag = tr("add or remove");
        std::vector<Hint> hints{{tr("LMB"), drag}, {tr("Ctrl"), tr("steps")}};
        addHint(hints, "pose.resize", tr("scale"));
        addHint(hints, "pose.reset-scale", tr("reset scale"));
        hints.push_back(orbitHint());
        return hints;
    }
    const bool moves = m_kind == GizmoKind::Move;
    QString drag = moves ? tr("move") : tr("rotate");
    if (held.control)
        drag = moves ? tr("move in steps") : tr("rotate in steps");
    else if (held.shift)
        drag = tr("add or remove");
    std::vector<Hint> hints{{tr("LMB"), drag}, {tr("Ctrl"), tr("steps")}};
    addHint(hints, "pose.grab", tr("move"));
    addHint(hints, "pose.turn", tr("rotate"));
    addHint(hints, "pose.reset-rotation", tr("reset rotation"));
    hints.push_back(orbitHint());
    return hints;
}

void PoseTool::hover(const PointerEvent& event) {
    const auto gizmo = gizmoOfSelection(document(), m_kind);
    m_hot = gizmo ? gizmoHandleAt(*gizmo, event) : GizmoAxis::None;
    m_hoveredBone = m_hot == GizmoAxis::None ? pickBoneStick(document(), event) : BoneIndex();
    Q_EMIT overlayChanged();
}

void PoseTool::leave() {
    m_hot = GizmoAxis::None;
    m_hoveredBone = {};
    Q_EMIT overlayChanged();
}

std::unique_ptr<Interaction> PoseTool::press(const PointerEvent& event) {
    const auto gizmo = gizmoOfSelection(document(), m_kind);
    const GizmoAxis handle = gizmo ? gizmoHandleAt(*gizmo, event) : GizmoAxis::None;
    if (handle != GizmoAxis::None)
        return std::make_unique<GizmoDrag>(document(), poseDrag(document(), m_kind), *gizmo, handle,
                                           event);
    Session& session = document().session();
    const BoneIndex bone = pickBone(document(), event);
    if (event.modifiers.shift || !bone.isValid()) {
        if (bone.isValid() || !event.modifiers.shift)
            selectBone(session, bone, event.modifiers.shift);
        return nullptr;
    }
    // A bone that is selected already keeps the others with it.
    Selection selection = session.selection();
    if (std::ranges::binary_search(selection.bones, bone)) {
        selection.activeBone = bone;
        session.setSelection(selection);
    } else {
        selectBone(session, bone);
    }
    const auto atBone = gizmoOfSelection(document(), m_kind);
    return std::make_unique<GizmoDrag>(document(), poseDrag(document(), m_kind), *atBone,
                                       GizmoAxis::View, event, true);
}

KeyResult PoseTool::perform(const QString& action, const PointerEvent& event, bool byKey) {
    return performPose(*this, document(), action, event, byKey);
}

Overlay PoseTool::overlay() const {
    Overlay overlay;
    overlay.gizmo = gizmoOfSelection(document(), m_kind);
    if (overlay.gizmo)
        overlay.gizmo->hot = m_hot;
    overlay.hoveredBone = m_hoveredBone;
    return overlay;
}

} // namespace rigwright::editor
