// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BrushDrag: radius, strength or value of the brush dragged on the picture.
#pragma once

#include "editor/tools/brush_options.h"
#include "editor/tools/tool.h"

namespace rigwright::editor {

enum class BrushProperty { Radius, Strength, Value };

/// Hands that know Maya hold the key and drag with the button.
bool dragsHoldTheirKey();

/// A circle around a fixed centre shows the size; strength and value fill a circle of 100 pixels.
/// It follows the pointer until a click confirms; or, `held`, while the button is down, as often as
/// it goes down before the key is let go. Escape restores. The document is not touched.
class BrushDrag : public Interaction {
public:
    BrushDrag(BrushOptions& options, BrushProperty property, const PointerEvent& start,
              bool held = false);

    void move(const PointerEvent& event) override;
    void finish() override {}
    void cancel() override { m_options.setValues(m_before); }
    [[nodiscard]] bool isModal() const override { return true; }
    [[nodiscard]] bool isHeld() const override { return m_held; }
    void press(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void decorate(Overlay& overlay) const override;
    [[nodiscard]] std::vector<Hint> hints() const override;

private:
    void placeUnder(const PointerEvent& event);

    BrushOptions& m_options;
    BrushProperty m_property;
    BrushValues m_before;
    Vec2d m_centre;
    double m_metresPerPixel;
    bool m_held;
    bool m_pressed = false; ///< matters where held
};

} // namespace rigwright::editor
