// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PaintTool: the weight brushes, paint and smooth.
#pragma once

#include "editor/document/derived.h"
#include "editor/tools/brush_options.h"
#include "editor/tools/tool.h"

#include <optional>

namespace rigwright::editor {

/// Paint does what BrushValues::mode says (Ctrl inverts it, Shift smooths); Smooth always smooths.
/// The ring lies on the surface, with the weights of the vertex under it beside it.
class PaintTool : public Tool {
    Q_OBJECT
public:
    enum class Kind { Paint, Smooth };
    PaintTool(Document& document, BrushOptions& options, Kind kind);

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Hint> hints(const KeyModifiers& held) const override;
    void deactivate() override { leave(); }
    void hover(const PointerEvent& event) override;
    void leave() override;
    std::unique_ptr<Interaction> press(const PointerEvent& event) override;
    [[nodiscard]] ActionScope keyScope() const override { return ActionScope::Brush; }
    KeyResult perform(const QString& action, const PointerEvent& event, bool byKey) override;
    [[nodiscard]] Overlay overlay() const override;

private:
    /// Under the pointer at the last hover; the overlay is made from it.
    struct Hovered {
        SurfacePick pick;
        PointerEvent event;
    };

    BrushOptions& m_options;
    Kind m_kind;
    std::optional<Hovered> m_hovered;
};

/// What the pressed button does: `mode` of the brush bar, inverted by Ctrl, or smoothing with
/// Shift.
BrushMode strokeMode(BrushMode mode, const KeyModifiers& modifiers);

} // namespace rigwright::editor
