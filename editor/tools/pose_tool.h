// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PoseTool: the move, rotate and scale tools with their gizmo.
#pragma once

#include "editor/tools/tool.h"

#include <optional>

namespace rigwright::editor {

/// A drag on a handle moves, turns or scales the selected controls, else the selected bones; a drag
/// on a control, or on a bone (its stick, or the surface that it moves most), chooses it and moves
/// it in the plane of the picture, turns it about the line of sight, or scales it evenly; a click
/// only chooses.
class PoseTool : public Tool {
    Q_OBJECT
public:
    PoseTool(Document& document, GizmoKind kind);

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Hint> hints(const KeyModifiers& held) const override;
    void hover(const PointerEvent& event) override;
    void leave() override;
    std::unique_ptr<Interaction> press(const PointerEvent& event) override;
    KeyResult perform(const QString& action, const PointerEvent& event, bool byKey) override;
    [[nodiscard]] Overlay overlay() const override;

private:
    [[nodiscard]] std::vector<Hint> controlHints(const KeyModifiers& held) const;
    std::unique_ptr<Interaction> dragInView(const PointerEvent& event);

    GizmoKind m_kind;
    GizmoAxis m_hot = GizmoAxis::None;
    BoneIndex m_hoveredBone;
    ControlIndex m_hoveredControl;
};

} // namespace rigwright::editor
