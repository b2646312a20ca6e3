// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GradientTool: weight that falls off along a line, or around a place.
#pragma once

#include "editor/tools/brush_options.h"
#include "editor/tools/gradient_options.h"
#include "editor/tools/tool.h"

#include <optional>

namespace rigwright::editor {

class GradientTool : public Tool {
    Q_OBJECT
public:
    GradientTool(Document& document, GradientOptions& options, BrushOptions& brush);

    [[nodiscard]] QString id() const override { return QStringLiteral("gradient"); }
    [[nodiscard]] QString title() const override { return tr("Gradient"); }
    [[nodiscard]] std::vector<Hint> hints(const KeyModifiers& held) const override;
    void deactivate() override { leave(); }
    void hover(const PointerEvent& event) override;
    void leave() override;
    std::unique_ptr<Interaction> press(const PointerEvent& event) override;
    [[nodiscard]] ActionScope keyScope() const override { return ActionScope::Brush; }
    KeyResult perform(const QString& action, const PointerEvent& event, bool byKey) override;
    [[nodiscard]] Overlay overlay() const override;

private:
    GradientOptions& m_options;
    BrushOptions& m_brush;
    std::optional<HudPlate> m_plate;
};

} // namespace rigwright::editor
