// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PaintStroke: a brush stroke, applied dab by dab, one step of history when it is finished.
#pragma once

#include "core/weights/brush.h"
#include "core/weights/stroke_edit.h"
#include "editor/document/document_command.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace rigwright {
struct SymmetryMap;
}

namespace rigwright::editor {

/// What a stroke does and to which mesh; `brush.bone` is the joint, not the bone, and
/// `brush.strokeStart` is left alone. Without `accumulate` a vertex goes no further than its
/// strongest single dab takes it, from the weights it had when the stroke began; smoothing always
/// accumulates.
struct StrokeSettings {
    MeshInstanceIndex mesh;
    BrushSettings brush;
    bool accumulate = false;
    /// Where set, every dab is painted on the other side too, with that side's joint.
    std::shared_ptr<const SymmetryMap> symmetry;
    std::uint16_t mirroredBone = 0;
    /// Where set, nothing but these vertices changes; whole points, ascending.
    std::optional<std::vector<VertexIndex>> vertices;
};

/// What the user may want to hear about a finished stroke; counts as in WeightEdit.
struct StrokeReport {
    bool pushed = false; ///< false: it changed nothing
    std::size_t droppedInfluences = 0;
    std::size_t lockedOut = 0;
    std::size_t noReceiver = 0;
    /// Dabs reached vertices, but none of those that the stroke keeps to.
    bool missedSelection = false;
};

/// Lives outside the undo stack until finishStrokes(): a stroke that is cancelled leaves weights
/// bit for bit as they were, and whatever could be redone before it can still be redone. Locks are
/// those at its beginning. Cost of a dab is proportional to its footprint.
class PaintStroke : public DocumentCommand {
public:
    /// `mesh` is bound, `brush.bone` one of its joints.
    PaintStroke(Document& document, const StrokeSettings& settings);

    /// `adjacency` is needed for smoothing only. `pressure` in [0, 1] scales the strength.
    void dab(const BrushFootprint& footprint, const PointAdjacency* adjacency,
             float pressure = 1.0f);
    /// Puts the weights back; the stroke is over.
    void cancel();

    void undo() override;
    void redo() override;
    [[nodiscard]] std::size_t byteCount() const override;
    void freePayload() override;

private:
    friend StrokeReport finishStrokes(std::vector<std::unique_ptr<PaintStroke>> strokes);

    [[nodiscard]] SkinWeights& weights();
    void tell(const std::vector<VertexIndex>& vertices);
    [[nodiscard]] bool isAllowed(VertexIndex vertex) const {
        return m_allowed.empty() || m_allowed[vertex.value()];
    }
    void keepAllowed(BrushFootprint& footprint);

    StrokeSettings m_settings;
    std::vector<std::uint8_t> m_locked;
    std::unique_ptr<StrokeEdit> m_open; ///< while dabs come
    BrushFootprint m_footprint;         ///< memory kept between dabs
    WeightEdit m_edit;                  ///< the finished stroke
    std::vector<bool> m_allowed;        ///< by vertex; empty: all
    bool m_reachedAny = false;
    bool m_reachedAllowed = false;
    bool m_applied = true;
    std::vector<std::unique_ptr<PaintStroke>> m_others; ///< of the same step, on other meshes
};

/// Ends one stroke that went over several meshes, one PaintStroke each: pushes what changed
/// anything as one step, or nothing.
StrokeReport finishStrokes(std::vector<std::unique_ptr<PaintStroke>> strokes);

} // namespace rigwright::editor
