// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PaintStroke: a brush stroke, applied dab by dab, one step of history when it is finished.
#pragma once

#include "core/weights/brush.h"
#include "editor/document/document_command.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace rigwright::editor {

/// What a stroke does and to which mesh; `brush.bone` is the joint, not the bone.
/// Without `accumulate` a vertex goes no further than its strongest single dab takes it, from the
/// weights it had when the stroke began; smoothing always accumulates.
struct StrokeSettings {
    MeshInstanceIndex mesh;
    BrushSettings brush;
    bool accumulate = false;
};

/// Lives outside the undo stack until finish(): a stroke that is cancelled leaves weights bit for
/// bit as they were, and whatever could be redone before it can still be redone. Locks are those at
/// its beginning. Cost of a dab is proportional to its footprint.
class PaintStroke : public DocumentCommand {
public:
    /// `mesh` is bound, `brush.bone` one of its joints.
    PaintStroke(Document& document, const StrokeSettings& settings);
    ~PaintStroke() override;

    /// `adjacency` is needed for smoothing only. `strengthFactor` in [0, 1] (pen pressure).
    void dab(const BrushFootprint& footprint, const PointAdjacency* adjacency,
             float strengthFactor = 1.0f);
    /// Puts the weights back.
    void cancel();

    /// What the finished stroke changed; empty before.
    [[nodiscard]] const WeightEdit& edit() const { return m_edit; }
    /// True where a dab met rows in which every bone is locked.
    [[nodiscard]] bool metLockedRows() const { return m_metLockedRows; }

    void undo() override;
    void redo() override;
    [[nodiscard]] std::size_t byteCount() const override;
    void freePayload() override;

private:
    friend bool finishStroke(std::unique_ptr<PaintStroke> stroke, std::size_t* droppedInfluences);

    struct Touched;
    [[nodiscard]] SkinWeights& weights();
    void remember(VertexIndex vertex);
    void takeStrongest(const BrushFootprint& footprint, float strengthFactor);
    void apply(const WeightEdit& edit);
    void collect();

    StrokeSettings m_settings;
    std::vector<std::uint8_t> m_locked;
    std::unique_ptr<Touched> m_touched;
    BrushFootprint m_reduced; ///< memory kept between dabs
    WeightEdit m_edit;
    bool m_metLockedRows = false;
    bool m_applied = true;
};

/// Ends the stroke: pushes it, or drops it where it changed nothing (false). `droppedInfluences`
/// gets the number of influences that rows lost to the limit.
bool finishStroke(std::unique_ptr<PaintStroke> stroke, std::size_t* droppedInfluences = nullptr);

} // namespace rigwright::editor
