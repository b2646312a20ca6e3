// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BrushDrag: radius, strength or value of the brush dragged on the picture (F, Shift+F, Ctrl+F).
#pragma once

#include "editor/tools/brush_options.h"
#include "editor/tools/tool.h"

namespace rigwright::editor {

enum class BrushProperty { Radius, Strength, Value };

/// A circle around a fixed centre shows the size; strength and value fill a circle of 100 pixels. A
/// click confirms, Escape restores. The document is not touched.
class BrushDrag : public Interaction {
public:
    BrushDrag(BrushOptions& options, BrushProperty property, const PointerEvent& start);

    void move(const PointerEvent& event) override;
    void finish() override {}
    void cancel() override { m_options.setValues(m_before); }
    [[nodiscard]] bool isModal() const override { return true; }
    void decorate(Overlay& overlay) const override;
    [[nodiscard]] std::vector<Hint> hints() const override;

private:
    BrushOptions& m_options;
    BrushProperty m_property;
    BrushValues m_before;
    Vec2d m_centre;
    double m_metresPerPixel;
};

} // namespace rigwright::editor
