// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PoseTool: handles first, then controls, then bones.
#include "editor/tools/pose_tool.h"

#include "editor/document/control_outlines.h"
#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/control_drag.h"
#include "editor/tools/control_notice.h"
#include "editor/tools/control_pick.h"
#include "editor/tools/gizmo_drag.h"
#include "editor/tools/gizmo_shape.h"
#include "editor/tools/modal_transform.h"
#include "editor/tools/tool_keys.h"

#include <algorithm>

namespace rigwright::editor {

PoseTool::PoseTool(Document& document, GizmoKind kind) : Tool(document), m_kind(kind) {
    connect(&document.session(), &Session::selectionChanged, this, &Tool::hintsChanged);
}

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

/// As the hint line of a rigger's hands: what is held is a control.
std::vector<Hint> PoseTool::controlHints(const KeyModifiers& held) const {
    std::vector<Hint> hints{{tr("LMB"), held.shift ? tr("add or remove") : tr("drag control")},
                            {tr("Shift"), tr("precise")},
                            {tr("X Y Z"), tr("lock axis")}};
    switch (m_kind) {
    case GizmoKind::Move:
        addHint(hints, "pose.reset-position", tr("reset"));
        break;
    case GizmoKind::Rotate:
        addHint(hints, "pose.reset-rotation", tr("reset"));
        break;
    case GizmoKind::Scale:
        addHint(hints, "pose.reset-scale", tr("reset"));
        break;
    }
    hints.push_back(orbitHint());
    return hints;
}

std::vector<Hint> PoseTool::hints(const KeyModifiers& held) const {
    if (heldControl(document()).isValid())
        return controlHints(held);
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
    m_hoveredControl = m_hot == GizmoAxis::None ? pickControl(document(), event) : ControlIndex();
    m_hoveredBone = m_hot == GizmoAxis::None && !m_hoveredControl.isValid()
                        ? pickBoneStick(document(), event)
                        : BoneIndex();
    Q_EMIT overlayChanged();
}

void PoseTool::leave() {
    m_hot = GizmoAxis::None;
    m_hoveredBone = {};
    m_hoveredControl = {};
    Q_EMIT overlayChanged();
}

std::unique_ptr<Interaction> PoseTool::press(const PointerEvent& event) {
    const auto gizmo = gizmoOfSelection(document(), m_kind);
    const GizmoAxis handle = gizmo ? gizmoHandleAt(*gizmo, event) : GizmoAxis::None;
    if (handle != GizmoAxis::None)
        return std::make_unique<GizmoDrag>(document(), makePoseDrag(document(), actionOf(m_kind)),
                                           *gizmo, handle, event);
    if (clickControl(document(), event, true).isValid())
        return event.modifiers.shift ? nullptr : dragInView(event);
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
        selection.controls.clear(); // now it is about bones
        selection.activeControl = {};
        session.setSelection(selection);
    } else {
        selectBone(session, bone);
    }
    return dragInView(event);
}

std::unique_ptr<Interaction> PoseTool::dragInView(const PointerEvent& event) {
    const auto gizmo = gizmoOfSelection(document(), m_kind);
    if (!gizmo)
        return nullptr;
    return std::make_unique<GizmoDrag>(document(), makePoseDrag(document(), actionOf(m_kind)),
                                       *gizmo, GizmoAxis::View, event, true);
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
    overlay.hoveredControl = m_hoveredControl;
    overlay.notice = reachNotice(document());
    return overlay;
}

} // namespace rigwright::editor
