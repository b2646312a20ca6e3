// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SkinWeights: rows of influences in copy-on-write blocks.
#include "core/skin/skin_weights.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace rigwright {

namespace {

SkinWeights::Block emptyBlock(std::size_t rowCount) {
    SkinWeights::Block block;
    block.rowCount = static_cast<std::uint32_t>(rowCount);
    block.bones.resize(rowCount);
    block.weights.resize(rowCount);
    block.counts.resize(rowCount);
    return block;
}

RowView rowOf(const SkinWeights::Block& block, std::size_t row) {
    const std::size_t first = row * block.stride;
    const std::size_t count = block.counts[row];
    return {{block.bones.data() + first, count}, {block.weights.data() + first, count}};
}

bool equalRows(const RowView& a, const RowView& b) {
    return std::ranges::equal(a.bones, b.bones) && std::ranges::equal(a.weights, b.weights);
}

/// Two blocks may hold the same rows at different strides.
bool equalBlocks(const SkinWeights::Block& a, const SkinWeights::Block& b) {
    if (a.rowCount != b.rowCount || a.counts != b.counts)
        return false;
    for (std::size_t row = 0; row < a.rowCount; ++row)
        if (!equalRows(rowOf(a, row), rowOf(b, row)))
            return false;
    return true;
}

void relay(SkinWeights::Block& block, std::uint32_t stride) {
    std::vector<std::uint16_t> bones(std::size_t(block.rowCount) * stride);
    std::vector<float> weights(std::size_t(block.rowCount) * stride);
    for (std::size_t row = 0; row < block.rowCount; ++row) {
        const RowView view = rowOf(block, row);
        std::ranges::copy(view.bones, bones.begin() + std::ptrdiff_t(row * stride));
        std::ranges::copy(view.weights, weights.begin() + std::ptrdiff_t(row * stride));
    }
    block.bones = std::move(bones);
    block.weights = std::move(weights);
    block.stride = stride;
}

/// The finaliser of MurmurHash3 (public domain): every input bit reaches every output bit.
std::uint64_t mix(std::uint64_t key) {
    key = (key ^ (key >> 33)) * 0xff51afd7ed558ccdull;
    key = (key ^ (key >> 33)) * 0xc4ceb9fe1a85ec53ull;
    return key ^ (key >> 33);
}

/// A sum does not ask for the order, so nothing need be sorted.
std::uint64_t keyOf(const RowView& row) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row.weights[i] != 0.0f)
            sum += mix(
                (std::uint64_t(row.bones[i]) << 32 | std::bit_cast<std::uint32_t>(row.weights[i])) +
                0x9e3779b97f4a7c15ull);
    return mix(sum);
}

} // namespace

SkinWeights::SkinWeights(std::size_t rowCount) : m_rowCount(rowCount) {
    m_blocks.reserve((rowCount + kRowsPerBlock - 1) / kRowsPerBlock);
    for (std::size_t first = 0; first < rowCount; first += kRowsPerBlock)
        m_blocks.emplace_back(emptyBlock(std::min(kRowsPerBlock, rowCount - first)));
}

RowView SkinWeights::row(VertexIndex vertex) const {
    assert(vertex.value() < m_rowCount);
    return rowOf(*m_blocks[vertex.value() / kRowsPerBlock], vertex.value() % kRowsPerBlock);
}

WeightRow SkinWeights::copyRow(VertexIndex vertex) const {
    const RowView view = row(vertex);
    WeightRow copy(view.size());
    for (std::size_t i = 0; i < copy.size(); ++i)
        copy[i] = view[i];
    return copy;
}

float SkinWeights::weightOf(VertexIndex vertex, std::uint16_t bone) const {
    const RowView view = row(vertex);
    float sum = 0.0f; // a file may name a bone twice in a row
    for (std::size_t i = 0; i < view.size(); ++i)
        if (view.bones[i] == bone)
            sum += view.weights[i];
    return sum;
}

void SkinWeights::setRow(VertexIndex vertex, std::span<const Influence> row) {
    assert(vertex.value() < m_rowCount);
    assert(row.size() <= 0xffff);
    Block& block = m_blocks[vertex.value() / kRowsPerBlock].write();
    const std::size_t index = vertex.value() % kRowsPerBlock;
    if (row.size() > block.stride)
        relay(block, strideFor(row.size()));
    const std::size_t first = index * block.stride;
    for (std::size_t i = 0; i < row.size(); ++i) {
        block.bones[first + i] = row[i].bone;
        block.weights[first + i] = row[i].weight;
    }
    // The unused rest is kept zero, so that a reader may run over the whole stride.
    for (std::size_t i = row.size(); i < block.stride; ++i) {
        block.bones[first + i] = 0;
        block.weights[first + i] = 0.0f;
    }
    block.counts[index] = static_cast<std::uint16_t>(row.size());
}

std::size_t SkinWeights::maxInfluences() const {
    std::size_t longest = 0;
    for (const auto& block : m_blocks)
        for (const std::uint16_t count : block->counts)
            longest = std::max<std::size_t>(longest, count);
    return longest;
}

void SkinWeights::restoreBlock(std::size_t i, SharedBlock<Block> block) {
    assert(i < m_blocks.size() && block->rowCount == m_blocks[i]->rowCount);
    m_blocks[i] = std::move(block);
}

bool operator==(const SkinWeights& a, const SkinWeights& b) {
    if (a.m_rowCount != b.m_rowCount)
        return false;
    for (std::size_t i = 0; i < a.m_blocks.size(); ++i)
        if (!a.m_blocks[i].sharesWith(b.m_blocks[i]) &&
            !equalBlocks(*a.m_blocks[i], *b.m_blocks[i]))
            return false;
    return true;
}

std::uint32_t strideFor(std::size_t influences) {
    if (influences <= 1)
        return 1;
    if (influences <= 2)
        return 2;
    return static_cast<std::uint32_t>((influences + 3) / 4 * 4);
}

std::vector<std::uint64_t> rowKeys(const SkinWeights& weights) {
    std::vector<std::uint64_t> keys(weights.rowCount());
    parallelFor(keys.size(), 4096, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            keys[i] = keyOf(weights.row(VertexIndex(i)));
    });
    return keys;
}

} // namespace rigwright
