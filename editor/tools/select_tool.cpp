// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SelectTool: picks under the pointer.
#include "editor/tools/select_tool.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/control_notice.h"
#include "editor/tools/control_pick.h"
#include "editor/tools/modal_transform.h"
#include "editor/tools/surface_hover.h"
#include "editor/tools/tool_keys.h"
#include "editor/tools/weight_plate.h"

namespace rigwright::editor {

std::vector<Hint> SelectTool::hints(const KeyModifiers& held) const {
    std::vector<Hint> hints{{tr("LMB"), held.shift ? tr("add or remove") : tr("select")},
                            {tr("Shift"), tr("add or remove")}};
    addHint(hints, "pose.grab", tr("move"));
    addHint(hints, "pose.turn", tr("rotate"));
    hints.push_back(orbitHint());
    return hints;
}

void SelectTool::hover(const PointerEvent& event) {
    const Shading shading = document().session().view().shading;
    m_plate.reset();
    m_hoveredControl = pickControl(document(), event);
    m_hoveredBone = m_hoveredControl.isValid() ? BoneIndex() : pickBoneStick(document(), event);
    const auto pick = hoverSurface(document(), event);
    if (pick && (shading == Shading::Weights || shading == Shading::AllBones) &&
        !m_hoveredBone.isValid() && !m_hoveredControl.isValid())
        m_plate = weightPlate(document(), *pick, event.position);
    Q_EMIT overlayChanged();
}

void SelectTool::leave() {
    m_hoveredBone = {};
    m_hoveredControl = {};
    m_plate.reset();
    document().session().setHovered(std::nullopt);
    Q_EMIT overlayChanged();
}

std::unique_ptr<Interaction> SelectTool::press(const PointerEvent& event) {
    if (clickControl(document(), event).isValid())
        return nullptr;
    Session& session = document().session();
    BoneIndex bone = pickBoneStick(document(), event);
    if (!bone.isValid()) {
        if (const auto pick = document().derived().pick(event.ray)) {
            bone = dominantBone(document(), *pick);
            Selection selection = session.selection();
            selection.activeMesh = pick->mesh;
            session.setSelection(selection);
        }
    }
    if (bone.isValid() || !event.modifiers.shift)
        selectBone(session, bone, event.modifiers.shift);
    return nullptr;
}

KeyResult SelectTool::perform(const QString& action, const PointerEvent& event, bool byKey) {
    return performPose(*this, document(), action, event, byKey);
}

Overlay SelectTool::overlay() const {
    Overlay overlay;
    overlay.hoveredBone = m_hoveredBone;
    overlay.hoveredControl = m_hoveredControl;
    overlay.notice = reachNotice(document());
    overlay.plate = m_plate;
    return overlay;
}

} // namespace rigwright::editor
