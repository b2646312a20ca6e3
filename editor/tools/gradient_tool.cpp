// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GradientTool: hover, and the start of drags.
#include "editor/tools/gradient_tool.h"

#include "editor/commands/weight_commands.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/brush_actions.h"
#include "editor/tools/gradient_drag.h"
#include "editor/tools/modal_transform.h"
#include "editor/tools/surface_hover.h"
#include "editor/tools/tool_keys.h"
#include "editor/tools/weight_plate.h"

#include <utility>

namespace rigwright::editor {

GradientTool::GradientTool(Document& document, GradientOptions& options, BrushOptions& brush)
    : Tool(document), m_options(options), m_brush(brush) {
    connect(&options, &GradientOptions::changed, this, &Tool::hintsChanged);
    connect(&brush, &BrushOptions::changed, this, &Tool::hintsChanged);
}

std::vector<Hint> GradientTool::hints(const KeyModifiers&) const {
    const bool radial = m_options.shape() == GradientShape::Radial;
    std::vector<Hint> hints{
        {tr("LMB"), radial ? tr("drag from the centre outwards") : tr("drag from full to none")},
        {tr("Ctrl"), tr("invert")}};
    addHint(hints, "brush.value", tr("value"));
    addHint(hints, "brush.pick-bone", tr("pick bone"));
    hints.push_back(orbitHint());
    return hints;
}

void GradientTool::hover(const PointerEvent& event) {
    m_plate.reset();
    if (const auto pick = hoverSurface(document(), event))
        m_plate = weightPlate(document(), *pick, event.position);
    Q_EMIT overlayChanged();
}

void GradientTool::leave() {
    m_plate.reset();
    document().session().setHovered(std::nullopt);
    Q_EMIT overlayChanged();
}

std::unique_ptr<Interaction> GradientTool::press(const PointerEvent& event) {
    pausePlayback(document());
    const Character& character = document().character();
    const Selection& selection = document().session().selection();
    QString problem = paintProblem(character, selection.activeMesh, selection.activeBone);
    if (problem.isEmpty() && m_brush.values().mode == BrushMode::Smooth)
        problem = tr("A gradient cannot smooth: choose another mode of the brush.");
    if (problem.isEmpty() && !isShown(document(), selection.activeMesh))
        problem =
            tr("The active mesh is hidden: show it, or click another one with the select tool.");
    if (!problem.isEmpty()) {
        Q_EMIT messageRequested(problem);
        return nullptr;
    }
    const Binding& binding = *character.meshes[selection.activeMesh.value()].binding;
    return std::make_unique<GradientDrag>(
        *this, document(),
        GradientDrag::Settings{selection.activeMesh, *jointOf(binding, selection.activeBone),
                               m_brush.values(), m_options.shape()},
        event);
}

KeyResult GradientTool::perform(const QString& action, const PointerEvent& event, bool byKey) {
    KeyResult result = performBrush(*this, document(), m_brush, action, event, byKey);
    return result.used ? std::move(result) : performPose(*this, document(), action, event, byKey);
}

Overlay GradientTool::overlay() const {
    Overlay overlay;
    overlay.plate = m_plate;
    return overlay;
}

} // namespace rigwright::editor
