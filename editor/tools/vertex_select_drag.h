// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexSelectDrag: a click, box, lasso or stroke that selects vertices.
#pragma once

#include "core/weights/brush_footprint.h"
#include "core/weights/stroke.h"
#include "editor/document/derived.h"
#include "editor/tools/brush_options.h"
#include "editor/tools/select_vertices.h"
#include "editor/tools/tool.h"
#include "editor/tools/vertex_select_options.h"

#include <optional>
#include <vector>

namespace rigwright::editor {

/// Modifiers count as they were at the press. A box or lasso of less than 4 pixels is a click: it
/// takes the nearest vertex of the surface under it, whose mesh becomes the active one. Boxes and
/// lassos select on the active mesh when the button is let go; painting selects at once, on the
/// mesh where it begins. Cancelled, the old selection and active mesh are back.
class VertexSelectDrag : public Interaction {
public:
    struct Settings {
        VertexSelectValues values;
        BrushValues brush; ///< its radius is that of painting
    };
    VertexSelectDrag(Tool& tool, Document& document, const Settings& settings,
                     const PointerEvent& start);

    void move(const PointerEvent& event) override;
    void finish() override;
    void cancel() override;
    bool key(const KeyEvent&) override { return true; }
    void decorate(Overlay& overlay) const override;
    [[nodiscard]] std::vector<Hint> hints() const override;

private:
    [[nodiscard]] bool isClick() const;
    void makeActive(MeshInstanceIndex mesh);
    void select(MeshInstanceIndex mesh, VertexSelection found);
    void selectClicked();
    void selectRegion();
    void paintTo(const PointerEvent& event);
    void dab(const PointerEvent& event);

    Tool& m_tool;
    Document& m_document;
    Settings m_settings;
    Combine m_combine;
    PointerEvent m_start;
    PointerEvent m_now;
    MeshInstanceIndex m_activeBefore;
    MeshInstanceIndex m_mesh; ///< painting: the one it began on
    VertexSelection m_before; ///< what was selected on m_mesh
    std::vector<Vec2d> m_line;
    double m_farthest = 0.0; ///< from the start, pixels
    std::optional<StrokeSampler> m_sampler;
    BrushFootprint m_footprint;
    std::optional<BrushRing> m_ring;
};

} // namespace rigwright::editor
