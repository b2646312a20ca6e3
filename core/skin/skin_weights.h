// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SkinWeights: rows of (bone, weight) in copy-on-write blocks, as many influences as the file has.
#pragma once

#include "core/base/block_array.h"
#include "core/base/index.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// `bone` is an index into Binding::joints, not a BoneIndex.
struct Influence {
    std::uint16_t bone = 0;
    float weight = 0.0f;

    friend bool operator==(const Influence&, const Influence&) = default;
};

/// One row, viewed in place; valid until the weights change.
struct RowView {
    std::span<const std::uint16_t> bones;
    std::span<const float> weights;

    [[nodiscard]] std::size_t size() const { return bones.size(); }
    [[nodiscard]] Influence operator[](std::size_t i) const { return {bones[i], weights[i]}; }
};

/// Sum of a row in double: neither overflows nor loses small rows.
inline double sumOf(const RowView& row) {
    double sum = 0.0;
    for (const float weight : row.weights)
        sum += double(weight);
    return sum;
}

/// A row that stands on its own, in the order given.
using WeightRow = std::vector<Influence>;

/// One row a vertex, exactly as given: finite and non-negative (the caller repairs before), in the
/// order given, no padding with zeros, never cut, not necessarily summing to 1. Rows live in blocks
/// of 512, shared between copies and copied on write. A block stores its rows at its own stride (1,
/// 2, 4, 8, 12, 16 …: the longest row in it) as u16 bones and f32 weights plus a count a row; a row
/// that outgrows the stride re-lays that block only.
class SkinWeights {
public:
    static constexpr std::size_t kRowsPerBlock = 512;

    struct Block {
        std::uint32_t rowCount = 0;
        std::uint32_t stride = 1;
        std::vector<std::uint16_t> bones;  ///< rowCount · stride
        std::vector<float> weights;        ///< rowCount · stride
        std::vector<std::uint16_t> counts; ///< rowCount

        friend bool operator==(const Block&, const Block&) = default;
    };

    SkinWeights() = default;
    /// All rows empty (zero rows).
    explicit SkinWeights(std::size_t rowCount);

    [[nodiscard]] std::size_t rowCount() const { return m_rowCount; }
    [[nodiscard]] RowView row(VertexIndex vertex) const;
    [[nodiscard]] WeightRow copyRow(VertexIndex vertex) const;
    /// Weight of one bone in a row (the sum where it is named twice); 0 where it is absent.
    [[nodiscard]] float weightOf(VertexIndex vertex, std::uint16_t bone) const;
    void setRow(VertexIndex vertex, std::span<const Influence> row);

    /// Longest row (influences stored, zeros included). O(blocks · rows).
    [[nodiscard]] std::size_t maxInfluences() const;

    [[nodiscard]] std::size_t blockCount() const { return m_blocks.size(); }
    [[nodiscard]] const Block& block(std::size_t i) const { return *m_blocks[i]; }
    /// Shares a block for undo of whole-mesh edits, and puts one back.
    [[nodiscard]] SharedBlock<Block> shareBlock(std::size_t i) const { return m_blocks[i]; }
    void restoreBlock(std::size_t i, SharedBlock<Block> block);
    /// A block to fill in place, copied first where it is shared (readers of files use it).
    Block& mutableBlock(std::size_t i) { return m_blocks[i].write(); }

    friend bool operator==(const SkinWeights& a, const SkinWeights& b);

private:
    std::size_t m_rowCount = 0;
    std::vector<SharedBlock<Block>> m_blocks;
};

/// Smallest stride of the ladder 1, 2, 4, 8, 12, 16, 20 … that holds `influences`.
std::uint32_t strideFor(std::size_t influences);

/// One key a row for groupTwins(): rows that hold the same influences (order and zeros apart) have
/// the same key; others differ but for the chance collision of a 64-bit hash (2^-64 a pair).
std::vector<std::uint64_t> rowKeys(const SkinWeights& weights);

} // namespace rigwright
