// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// StrokeEdit: gathers the dabs of one stroke into one undo step, each dab at its own cost.
#pragma once

#include "core/weights/weight_edit.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

struct BrushFootprint;

/// Remembers each vertex's row from before the stroke, the first time a dab touches it. One stroke:
///
///     StrokeEdit stroke(mesh);
///     for every dab {
///         brushFootprint(mesh, query, footprint);
///         if (!accumulate && mode != BrushMode::Smooth) { // Smooth always accumulates
///             stroke.keepStrongest(footprint);
///             settings.strokeStart = &stroke;
///         }
///         const WeightEdit dab = applyBrush(…);
///         applyAfter(dab, weights);  // shown at once
///         stroke.add(dab);
///     }
///     released:  const WeightEdit edit = stroke.finish(weights);  // applyBefore(edit) undoes it
///     all cancelled: stroke.restore(weights);                         // every bit as before
///
/// Memory proportional to the blocks of 512 vertices touched. Nothing else may change the weights
/// between the first dab and finish() or restore().
class StrokeEdit {
public:
    explicit StrokeEdit(MeshInstanceIndex mesh, WeightTarget target = {});

    [[nodiscard]] bool isEmpty() const { return m_before.size() == 0; }
    [[nodiscard]] std::size_t vertexCount() const { return m_before.size(); }
    [[nodiscard]] MeshInstanceIndex mesh() const { return m_mesh; }
    /// As in WeightEdit: removed influences of all dabs; of the vertices left alone the most of any
    /// dab.
    [[nodiscard]] std::size_t droppedInfluences() const { return m_droppedInfluences; }
    [[nodiscard]] std::size_t lockedOut() const { return m_lockedOut; }
    [[nodiscard]] std::size_t noReceiver() const { return m_noReceiver; }

    /// Takes in an edit of the same mesh and target. Cost proportional to the dab.
    void add(const WeightEdit& dab);

    /// For strokes that do not accumulate: keeps, vertex by vertex, the strongest dab so far. The
    /// footprint's strengths become the new maxima; vertices whose maximum did not rise leave it.
    void keepStrongest(BrushFootprint& footprint);
    /// The strongest dab that keepStrongest() has seen on the vertex; 0 where none.
    [[nodiscard]] float strongest(VertexIndex vertex) const;

    /// The row from before the stroke, or nothing where no dab has touched the vertex.
    [[nodiscard]] bool touches(VertexIndex vertex) const;
    /// Precondition: touches(vertex).
    [[nodiscard]] std::span<const Influence> rowBefore(VertexIndex vertex) const;
    /// All vertices touched, ascending.
    [[nodiscard]] std::vector<VertexIndex> vertices() const;

    /// The whole stroke as one edit; `weights` as after the last dab.
    [[nodiscard]] WeightEdit finish(const SkinWeights& weights) const;
    /// Puts all rows back.
    void restore(SkinWeights& weights) const;

private:
    static constexpr std::uint32_t kNone = 0xffffffffu;
    static constexpr std::size_t kBlockSize = SkinWeights::kRowsPerBlock;
    struct Block {
        Block() { slots.fill(kNone); }
        std::array<std::uint32_t, kBlockSize> slots; ///< index into m_before, or kNone
        std::vector<float> strongest;                ///< empty until keepStrongest() needs it
    };

    Block& blockOf(VertexIndex vertex);
    [[nodiscard]] std::uint32_t slotOf(VertexIndex vertex) const;

    MeshInstanceIndex m_mesh;
    WeightTarget m_target;
    std::vector<std::uint32_t> m_blockIndex; ///< by vertex / 512: index into m_blocks, or kNone
    std::vector<Block> m_blocks;
    PackedRows m_before;
    std::size_t m_droppedInfluences = 0;
    std::size_t m_lockedOut = 0;
    std::size_t m_noReceiver = 0;
};

} // namespace rigwright
