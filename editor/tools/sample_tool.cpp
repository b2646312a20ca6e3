// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SampleTool: picks that change nothing but the brush, or the active bone.
#include "editor/tools/sample_tool.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/brush_actions.h"
#include "editor/tools/modal_transform.h"
#include "editor/tools/surface_hover.h"
#include "editor/tools/tool_keys.h"
#include "editor/tools/weight_plate.h"

#include <utility>

namespace rigwright::editor {

std::vector<Hint> SampleTool::hints(const KeyModifiers& held) const {
    return {{tr("LMB"), held.shift ? tr("pick bone") : tr("take the weight as the brush’s value")},
            {tr("Shift"), tr("pick bone")},
            orbitHint()};
}

void SampleTool::hover(const PointerEvent& event) {
    m_plate.reset();
    if (const auto pick = hoverSurface(document(), event))
        m_plate = weightPlate(document(), *pick, event.position);
    Q_EMIT overlayChanged();
}

void SampleTool::leave() {
    m_plate.reset();
    document().session().setHovered(std::nullopt);
    Q_EMIT overlayChanged();
}

std::unique_ptr<Interaction> SampleTool::press(const PointerEvent& event) {
    if (event.modifiers.shift)
        pickBoneUnder(*this, document(), event);
    else
        sampleWeightUnder(*this, document(), m_brush, event);
    return nullptr;
}

KeyResult SampleTool::perform(const QString& action, const PointerEvent& event, bool byKey) {
    KeyResult result = performBrush(*this, document(), m_brush, action, event, byKey);
    return result.used ? std::move(result) : performPose(*this, document(), action, event, byKey);
}

Overlay SampleTool::overlay() const {
    Overlay overlay;
    overlay.plate = m_plate;
    return overlay;
}

} // namespace rigwright::editor
