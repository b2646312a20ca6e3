// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexSelectTool: selects vertices by click, box, lasso or painting.
#pragma once

#include "editor/document/derived.h"
#include "editor/tools/brush_options.h"
#include "editor/tools/tool.h"
#include "editor/tools/vertex_select_options.h"

#include <optional>

namespace rigwright::editor {

/// Works on the shape that is shown. The left button replaces the selection, with Shift it adds,
/// with Ctrl it removes. All, none, invert and the like are actions of the window.
class VertexSelectTool : public Tool {
    Q_OBJECT
public:
    VertexSelectTool(Document& document, VertexSelectOptions& options, BrushOptions& brush);

    [[nodiscard]] QString id() const override { return QStringLiteral("lasso"); }
    [[nodiscard]] QString title() const override { return tr("Select vertices"); }
    [[nodiscard]] std::vector<Hint> hints(const KeyModifiers& held) const override;
    void deactivate() override { leave(); }
    void hover(const PointerEvent& event) override;
    void leave() override;
    std::unique_ptr<Interaction> press(const PointerEvent& event) override;
    KeyResult perform(const QString& action, const PointerEvent& event, bool byKey) override;
    [[nodiscard]] Overlay overlay() const override;

private:
    struct Hovered {
        SurfacePick pick;
        PointerEvent event;
    };

    VertexSelectOptions& m_options;
    BrushOptions& m_brush;
    std::optional<Hovered> m_hovered;
};

} // namespace rigwright::editor
