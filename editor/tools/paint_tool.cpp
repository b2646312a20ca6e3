// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PaintTool: ring, plate, keys, and the start of strokes.
#include "editor/tools/paint_tool.h"

#include "editor/document/document.h"
#include "editor/tools/brush_actions.h"
#include "editor/tools/modal_transform.h"
#include "editor/tools/stroke_interaction.h"
#include "editor/tools/surface_hover.h"
#include "editor/tools/tool_keys.h"
#include "editor/tools/weight_plate.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

BrushMode strokeMode(BrushMode mode, const KeyModifiers& modifiers) {
    if (modifiers.shift)
        return BrushMode::Smooth;
    if (modifiers.control && mode == BrushMode::Add)
        return BrushMode::Subtract;
    if (modifiers.control && mode == BrushMode::Subtract)
        return BrushMode::Add;
    return mode;
}

PaintTool::PaintTool(Document& document, BrushOptions& options, Kind kind)
    : Tool(document), m_options(options), m_kind(kind) {
    connect(&options, &BrushOptions::changed, this, &Tool::overlayChanged);
    connect(&options, &BrushOptions::changed, this, &Tool::hintsChanged);
    // A pick of the former shape or character says nothing about the new one.
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (!std::holds_alternative<WeightsChanged>(change))
            m_hovered.reset();
    });
    connect(&document.derived(), &Derived::frameChanged, this, [this] { m_hovered.reset(); });
}

QString PaintTool::id() const {
    return m_kind == Kind::Paint ? QStringLiteral("paint") : QStringLiteral("smooth");
}

QString PaintTool::title() const {
    return m_kind == Kind::Paint ? tr("Paint") : tr("Smooth");
}

std::vector<Hint> PaintTool::hints(const KeyModifiers& held) const {
    const BrushMode mode =
        m_kind == Kind::Smooth ? BrushMode::Smooth : strokeMode(m_options.values().mode, held);
    std::vector<Hint> hints;
    switch (mode) {
    case BrushMode::Add:
        hints.push_back({tr("LMB"), tr("paint")});
        break;
    case BrushMode::Subtract:
        hints.push_back({tr("LMB"), tr("subtract")});
        break;
    case BrushMode::Replace:
        hints.push_back(
            {tr("LMB"), held.control ? tr("paint the opposite value") : tr("paint the value")});
        break;
    case BrushMode::Smooth:
        hints.push_back({tr("LMB"), tr("smooth")});
        break;
    case BrushMode::Scale:
        hints.push_back({tr("LMB"), held.control ? tr("scale up") : tr("scale down")});
        break;
    }
    if (m_kind == Kind::Paint) {
        if (m_options.values().mode != BrushMode::Smooth)
            hints.push_back({tr("Ctrl"), m_options.values().mode == BrushMode::Add ? tr("subtract")
                                                                                   : tr("invert")});
        hints.push_back({tr("Shift"), tr("smooth")});
    }
    addHint(hints, "brush.radius", tr("radius"));
    addHint(hints, "brush.pick-bone", tr("pick bone"));
    hints.push_back(orbitHint());
    return hints;
}

void PaintTool::hover(const PointerEvent& event) {
    m_hovered.reset();
    if (const auto pick = hoverSurface(document(), event))
        m_hovered = Hovered{*pick, event};
    Q_EMIT overlayChanged();
}

void PaintTool::leave() {
    m_hovered.reset();
    document().session().setHovered(std::nullopt);
    Q_EMIT overlayChanged();
}

std::unique_ptr<Interaction> PaintTool::press(const PointerEvent& event) {
    pausePlayback(document());
    BrushValues values = m_options.values();
    BrushMode mode = BrushMode::Smooth;
    KeyModifiers held = event.modifiers;
    held.control = held.control != event.eraser; // the other end of the pen inverts, as Ctrl does
    if (m_kind == Kind::Paint) {
        mode = strokeMode(values.mode, held);
        if (mode == BrushMode::Replace && held.control)
            values.value = 1.0 - values.value;
        if (mode == BrushMode::Scale && held.control)
            values.value = 1.0 / values.value; // infinite for 0, which the brush understands
    }
    return std::make_unique<StrokeInteraction>(*this, document(), values, mode, event);
}

KeyResult PaintTool::perform(const QString& action, const PointerEvent& event, bool byKey) {
    KeyResult result = performBrush(*this, document(), m_options, action, event, byKey);
    return result.used ? std::move(result) : performPose(*this, document(), action, event, byKey);
}

Overlay PaintTool::overlay() const {
    Overlay overlay;
    if (!m_hovered)
        return overlay;
    const Vec3d centre = m_hovered->pick.hit.position.cast<double>();
    const double radius = brushRadius(m_options.values(), m_hovered->event, centre);
    overlay.ring = BrushRing{centre, radius, false};
    // The plate stands beside the ring, not on it.
    const double pixels =
        radius / metresPerPixel(m_hovered->event.camera, centre, m_hovered->event.viewportSize);
    overlay.plate =
        weightPlate(document(), m_hovered->pick, m_hovered->event.position + Vec2d(pixels, 0.0));
    return overlay;
}

} // namespace rigwright::editor
