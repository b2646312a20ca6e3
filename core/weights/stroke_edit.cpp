// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Gathering the dabs of a stroke.
#include "core/weights/stroke_edit.h"

#include "core/weights/brush.h"

#include <algorithm>
#include <cassert>

namespace rigwright {

StrokeEdit::StrokeEdit(MeshInstanceIndex mesh, WeightTarget target)
    : m_mesh(mesh), m_target(target) {}

StrokeEdit::Block& StrokeEdit::blockOf(VertexIndex vertex) {
    const std::size_t number = vertex.value() / kBlockSize;
    if (number >= m_blockIndex.size())
        m_blockIndex.resize(number + 1, kNone);
    if (m_blockIndex[number] == kNone) {
        m_blockIndex[number] = std::uint32_t(m_blocks.size());
        m_blocks.emplace_back();
    }
    return m_blocks[m_blockIndex[number]];
}

std::uint32_t StrokeEdit::slotOf(VertexIndex vertex) const {
    const std::size_t number = vertex.value() / kBlockSize;
    if (number >= m_blockIndex.size() || m_blockIndex[number] == kNone)
        return kNone;
    return m_blocks[m_blockIndex[number]].slots[vertex.value() % kBlockSize];
}

void StrokeEdit::add(const WeightEdit& dab) {
    assert(dab.mesh == m_mesh && dab.target == m_target);
    for (std::size_t i = 0; i < dab.vertices.size(); ++i) {
        std::uint32_t& slot = blockOf(dab.vertices[i]).slots[dab.vertices[i].value() % kBlockSize];
        if (slot != kNone)
            continue;
        slot = std::uint32_t(m_before.size());
        m_before.append(dab.before.row(i));
    }
    m_droppedInfluences += dab.droppedInfluences;
    m_lockedOut = std::max(m_lockedOut, dab.lockedOut);
    m_noReceiver = std::max(m_noReceiver, dab.noReceiver);
}

void StrokeEdit::keepStrongest(BrushFootprint& footprint) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < footprint.vertices.size(); ++i) {
        const VertexIndex vertex = footprint.vertices[i];
        Block& block = blockOf(vertex);
        if (block.strongest.empty())
            block.strongest.resize(kBlockSize, 0.0f);
        float& strongest = block.strongest[vertex.value() % kBlockSize];
        if (!(footprint.strengths[i] > strongest))
            continue;
        strongest = footprint.strengths[i];
        footprint.vertices[kept] = vertex;
        footprint.strengths[kept] = strongest;
        ++kept;
    }
    footprint.vertices.resize(kept);
    footprint.strengths.resize(kept);
}

float StrokeEdit::strongest(VertexIndex vertex) const {
    const std::size_t number = vertex.value() / kBlockSize;
    if (number >= m_blockIndex.size() || m_blockIndex[number] == kNone)
        return 0.0f;
    const Block& block = m_blocks[m_blockIndex[number]];
    return block.strongest.empty() ? 0.0f : block.strongest[vertex.value() % kBlockSize];
}

bool StrokeEdit::touches(VertexIndex vertex) const {
    return slotOf(vertex) != kNone;
}

std::span<const Influence> StrokeEdit::rowBefore(VertexIndex vertex) const {
    assert(touches(vertex));
    return m_before.row(slotOf(vertex));
}

std::vector<VertexIndex> StrokeEdit::vertices() const {
    std::vector<VertexIndex> all;
    all.reserve(m_before.size());
    for (std::size_t number = 0; number < m_blockIndex.size(); ++number) {
        if (m_blockIndex[number] == kNone)
            continue;
        const Block& block = m_blocks[m_blockIndex[number]];
        for (std::size_t i = 0; i < kBlockSize; ++i)
            if (block.slots[i] != kNone)
                all.emplace_back(number * kBlockSize + i);
    }
    return all;
}

WeightEdit StrokeEdit::finish(const SkinWeights& weights) const {
    WeightEdit edit;
    edit.mesh = m_mesh;
    edit.target = m_target;
    edit.vertices = vertices();
    edit.droppedInfluences = m_droppedInfluences;
    edit.lockedOut = m_lockedOut;
    edit.noReceiver = m_noReceiver;
    for (PackedRows* rows : {&edit.before, &edit.after}) {
        rows->offsets.reserve(m_before.size() + 1);
        rows->influences.reserve(m_before.influences.size());
    }
    for (const VertexIndex vertex : edit.vertices) {
        edit.before.append(rowBefore(vertex));
        edit.after.append(weights.row(vertex));
    }
    return edit;
}

void StrokeEdit::restore(SkinWeights& weights) const {
    for (const VertexIndex vertex : vertices())
        weights.setRow(vertex, rowBefore(vertex));
}

} // namespace rigwright
