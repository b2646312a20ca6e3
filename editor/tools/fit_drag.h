// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitDrag: one marker, from press to release.
#pragma once

#include "core/character/fit_markers.h"
#include "editor/tools/fit_tool.h"
#include "editor/tools/tool.h"

namespace rigwright::editor {

/// The marker keeps its distance to the pointer on the picture. It goes into the middle of the
/// volume there (FitValues::snapToCentre), with Ctrl onto the surface, else, and beside all meshes,
/// in the plane of the picture through where it was. Tips (head, fingers, toes) that are looked at
/// along their limb keep to that plane: the middle of the volume says nothing about an end. With
/// Alt the other side stays. A press without a movement moves nothing.
class FitDrag : public Interaction {
public:
    /// Precondition: the tool has markers.
    FitDrag(FitTool& tool, Document& document, FitMarker marker, const PointerEvent& start);

    void move(const PointerEvent& event) override;
    void finish() override;
    void cancel() override;
    /// Nothing else may happen in between.
    bool key(const KeyEvent&) override { return true; }
    [[nodiscard]] std::vector<Hint> hints() const override;

private:
    [[nodiscard]] bool isEndOn(const Vec3d& direction) const;
    [[nodiscard]] std::optional<Vec3d> target(const PointerEvent& event) const;

    FitTool& m_tool;
    Document& m_document;
    FitMarker m_marker;
    PlacedMarkers m_before;
    Vec2d m_start;
    Vec2d m_offset = Vec2d::Zero(); ///< from the pointer to the marker, pixels
    bool m_hasMoved = false;
};

} // namespace rigwright::editor
