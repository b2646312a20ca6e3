// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexSelectTool: hints, ring and plate, and the start of drags.
#include "editor/tools/vertex_select_tool.h"

#include "editor/document/document.h"
#include "editor/tools/modal_transform.h"
#include "editor/tools/select_vertices.h"
#include "editor/tools/stroke_interaction.h"
#include "editor/tools/surface_hover.h"
#include "editor/tools/tool_keys.h"
#include "editor/tools/vertex_select_drag.h"
#include "editor/tools/weight_plate.h"

namespace rigwright::editor {

VertexSelectTool::VertexSelectTool(Document& document, VertexSelectOptions& options,
                                   BrushOptions& brush)
    : Tool(document), m_options(options), m_brush(brush) {
    connect(&options, &VertexSelectOptions::changed, this, &Tool::overlayChanged);
    connect(&options, &VertexSelectOptions::changed, this, &Tool::hintsChanged);
    connect(&brush, &BrushOptions::changed, this, &Tool::overlayChanged);
    // A pick of the former shape or character says nothing about the new one.
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (!std::holds_alternative<WeightsChanged>(change))
            m_hovered.reset();
    });
    connect(&document.derived(), &Derived::frameChanged, this, [this] { m_hovered.reset(); });
}

std::vector<Hint> VertexSelectTool::hints(const KeyModifiers& held) const {
    QString drag;
    switch (m_options.values().mode) {
    case VertexSelectMode::Click:
        drag = tr("select a vertex");
        break;
    case VertexSelectMode::Box:
        drag = tr("draw a box");
        break;
    case VertexSelectMode::Lasso:
        drag = tr("draw around vertices");
        break;
    case VertexSelectMode::Paint:
        drag = tr("paint over vertices");
        break;
    }
    const Combine combine = combineOf(held);
    if (combine != Combine::Replace)
        drag = combine == Combine::Add ? tr("add") : tr("remove");
    std::vector<Hint> hints{
        {tr("LMB"), drag}, {tr("Shift"), tr("add")}, {tr("Ctrl"), tr("remove")}};
    addHint(hints, "vertices.all", tr("all"));
    addHint(hints, "vertices.none", tr("none"));
    addHint(hints, "vertices.island", tr("island"));
    hints.push_back(orbitHint());
    return hints;
}

void VertexSelectTool::hover(const PointerEvent& event) {
    m_hovered.reset();
    if (const auto pick = hoverSurface(document(), event))
        m_hovered = Hovered{*pick, event};
    Q_EMIT overlayChanged();
}

void VertexSelectTool::leave() {
    m_hovered.reset();
    document().session().setHovered(std::nullopt);
    Q_EMIT overlayChanged();
}

std::unique_ptr<Interaction> VertexSelectTool::press(const PointerEvent& event) {
    pausePlayback(document());
    return std::make_unique<VertexSelectDrag>(
        *this, document(), VertexSelectDrag::Settings{m_options.values(), m_brush.values()}, event);
}

KeyResult VertexSelectTool::perform(const QString& action, const PointerEvent& event, bool byKey) {
    return performPose(*this, document(), action, event, byKey);
}

Overlay VertexSelectTool::overlay() const {
    Overlay overlay;
    if (!m_hovered)
        return overlay;
    double pixels = 0.0;
    if (m_options.values().mode == VertexSelectMode::Paint) {
        const Vec3d centre = m_hovered->pick.hit.position.cast<double>();
        const double radius = brushRadius(m_brush.values(), m_hovered->event, centre);
        overlay.ring = BrushRing{centre, radius, false};
        pixels =
            radius / metresPerPixel(m_hovered->event.camera, centre, m_hovered->event.viewportSize);
    }
    if (document().session().view().shading == Shading::Weights)
        overlay.plate = weightPlate(document(), m_hovered->pick,
                                    m_hovered->event.position + Vec2d(pixels, 0.0));
    return overlay;
}

} // namespace rigwright::editor
