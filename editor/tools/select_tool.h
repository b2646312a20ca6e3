// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SelectTool: click controls, bones, or the surface that these move.
#pragma once

#include "editor/tools/tool.h"

#include <optional>

namespace rigwright::editor {

/// A click on a control selects it; on a stick it selects the bone; on a surface it selects the
/// bone with the largest weight there and makes the mesh active; on nothing it clears. Shift
/// toggles.
class SelectTool : public Tool {
    Q_OBJECT
public:
    explicit SelectTool(Document& document) : Tool(document) {}

    [[nodiscard]] QString id() const override { return QStringLiteral("select"); }
    [[nodiscard]] QString title() const override { return tr("Select"); }
    [[nodiscard]] std::vector<Hint> hints(const KeyModifiers& held) const override;
    void hover(const PointerEvent& event) override;
    void leave() override;
    std::unique_ptr<Interaction> press(const PointerEvent& event) override;
    KeyResult perform(const QString& action, const PointerEvent& event, bool byKey) override;
    [[nodiscard]] Overlay overlay() const override;

private:
    BoneIndex m_hoveredBone;
    ControlIndex m_hoveredControl;
    std::optional<HudPlate> m_plate;
};

} // namespace rigwright::editor
