// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GradientDrag: a gradient of the active bone's weight, from where it begins to where it ends.
#pragma once

#include "editor/commands/gradient_stroke.h"
#include "editor/tools/brush_options.h"
#include "editor/tools/tool.h"

#include <memory>

namespace rigwright::editor {

/// The gradient lies on the picture: at the press the brush works in full, at the release not at
/// all, in between as its falloff says; radial ones are circles around the press. Behind a linear
/// beginning the brush works in full too, beyond the end nothing changes. All of the mesh takes
/// part, also what faces away, or of it the selected vertices. Ctrl inverts the brush, Shift turns
/// a linear gradient in steps of 15°. Shown at once, one step, nothing after Escape.
class GradientDrag : public Interaction {
public:
    struct Settings {
        MeshInstanceIndex mesh; ///< bound
        std::uint16_t joint = 0;
        BrushValues brush; ///< any mode but Smooth
        GradientShape shape = GradientShape::Linear;
    };
    GradientDrag(Tool& tool, Document& document, const Settings& settings,
                 const PointerEvent& start);

    void move(const PointerEvent& event) override;
    void finish() override;
    void cancel() override;
    bool key(const KeyEvent&) override { return true; }
    void decorate(Overlay& overlay) const override;
    [[nodiscard]] std::vector<Hint> hints() const override;

private:
    [[nodiscard]] BrushSettings brush(bool inverted) const;

    Tool& m_tool;
    Document& m_document;
    Settings m_settings;
    Vec2d m_from;
    Vec2d m_to;
    bool m_inverted = false;
    std::unique_ptr<GradientStroke> m_stroke;
};

} // namespace rigwright::editor
