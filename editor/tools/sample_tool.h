// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SampleTool: a click takes the weight under the pointer as the value of the brush.
#pragma once

#include "editor/tools/brush_options.h"
#include "editor/tools/tool.h"

#include <optional>

namespace rigwright::editor {

/// With Shift a click chooses the bone under the pointer instead.
class SampleTool : public Tool {
    Q_OBJECT
public:
    SampleTool(Document& document, BrushOptions& brush) : Tool(document), m_brush(brush) {}

    [[nodiscard]] QString id() const override { return QStringLiteral("sample"); }
    [[nodiscard]] QString title() const override { return tr("Sample"); }
    [[nodiscard]] std::vector<Hint> hints(const KeyModifiers& held) const override;
    void deactivate() override { leave(); }
    void hover(const PointerEvent& event) override;
    void leave() override;
    std::unique_ptr<Interaction> press(const PointerEvent& event) override;
    [[nodiscard]] ActionScope keyScope() const override { return ActionScope::Brush; }
    KeyResult perform(const QString& action, const PointerEvent& event, bool byKey) override;
    [[nodiscard]] Overlay overlay() const override;

private:
    BrushOptions& m_brush;
    std::optional<HudPlate> m_plate;
};

} // namespace rigwright::editor
