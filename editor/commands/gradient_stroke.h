// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GradientStroke: a gradient of weight that is dragged, shown at once, one step when it is
/// finished.
#pragma once

#include "core/weights/flood.h"
#include "editor/commands/paint_stroke.h"
#include "editor/document/document_command.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace rigwright::editor {

/// Where a gradient runs. `positions`: one a vertex, in the space of GradientSettings::from and to
/// (the editor uses the picture: logical pixels, z = 0); not finite: left alone. `vertices`: only
/// these (whole points, ascending).
struct GradientPlace {
    MeshInstanceIndex mesh;
    std::vector<Vec3f> positions;
    std::optional<std::vector<VertexIndex>> vertices;
};

/// As PaintStroke: outside of the undo stack until finishGradient(); cancelled, weights are bit for
/// bit as they were. Locks are those at its beginning.
class GradientStroke : public DocumentCommand {
public:
    /// The mesh is bound, `bone` one of its joints.
    GradientStroke(Document& document, GradientPlace place, std::uint16_t bone);

    /// Shows the gradient in place of the one shown before, from the weights of the beginning;
    /// `settings.brush.bone` is set here. Cost as gradientWeights().
    void show(GradientSettings settings);
    /// Vertices that the gradient shown changes.
    [[nodiscard]] std::size_t changedCount() const { return m_edit.vertices.size(); }
    /// Puts the weights back; the gradient is over.
    void cancel();

    void undo() override;
    void redo() override;
    [[nodiscard]] std::size_t byteCount() const override;
    void freePayload() override { m_edit = {}; }

private:
    friend StrokeReport finishGradient(std::unique_ptr<GradientStroke> stroke);

    [[nodiscard]] SkinWeights& weights();
    void tell(std::vector<VertexIndex> vertices);

    GradientPlace m_place;
    std::uint16_t m_bone;
    std::vector<std::uint8_t> m_locked;
    std::optional<SkinWeights> m_before; ///< while it is dragged
    WeightEdit m_edit;
    bool m_applied = true;
};

/// Ends the gradient: pushes it, or drops it where it changed nothing.
StrokeReport finishGradient(std::unique_ptr<GradientStroke> stroke);

} // namespace rigwright::editor
