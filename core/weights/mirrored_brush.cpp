// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One dab on both sides.
#include "core/weights/mirror.h"

#include "core/weights/prune.h"
#include "core/weights/row_balance.h"
#include "core/weights/row_sum.h"
#include "core/weights/stroke_edit.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <utility>

namespace rigwright {
namespace {

void append(BrushFootprint& footprint, VertexIndex vertex, float strength) {
    footprint.vertices.push_back(vertex);
    footprint.strengths.push_back(strength);
}

float strengthAt(const BrushFootprint& footprint, VertexIndex vertex) {
    const auto found = std::ranges::lower_bound(footprint.vertices, vertex);
    if (found == footprint.vertices.end() || *found != vertex)
        return 0.0f;
    return footprint.strengths[std::size_t(found - footprint.vertices.begin())];
}

/// The vertices of both footprints by which of them they are in.
struct Sides {
    BrushFootprint here;
    BrushFootprint there;
    BrushFootprint overlapHere; ///< the same vertices in both
    BrushFootprint overlapThere;
};

class MirroredDab {
public:
    MirroredDab(const WeightScope& target, const BrushSettings& settings, const BrushMirror& mirror,
                const PointAdjacency* adjacency)
        : m_target(target), m_settings(settings), m_mirrored(settings), m_mirror(mirror),
          m_adjacency(adjacency) {
        m_mirrored.bone = mirror.bone;
    }

    [[nodiscard]] WeightEdit run(const BrushFootprint& footprint) const;

private:
    [[nodiscard]] Sides sidesOf(const BrushFootprint& footprint) const;
    [[nodiscard]] WeightEdit paint(const SkinWeights& weights, const BrushFootprint& footprint,
                                   const BrushSettings& settings) const {
        return applyBrush(m_target.instance, m_target.mesh, weights, footprint, settings,
                          m_target.locked, m_adjacency);
    }
    [[nodiscard]] WeightEdit paintOverlap(const Sides& sides) const;
    [[nodiscard]] SkinWeights startOf(const BrushFootprint& footprint) const;
    void restore(VertexIndex vertex, SkinWeights& weights) const;
    [[nodiscard]] WeightRow meanOf(WeightRow a, const WeightRow& b, std::size_t& dropped) const;

    const WeightScope& m_target;
    const BrushSettings& m_settings;
    BrushSettings m_mirrored;
    const BrushMirror& m_mirror;
    const PointAdjacency* m_adjacency;
};

Sides MirroredDab::sidesOf(const BrushFootprint& footprint) const {
    const Topology& topology = m_target.mesh.topology;
    const BrushFootprint image = mirroredFootprint(m_target.mesh, m_mirror.symmetry, footprint);
    std::vector<VertexIndex> all;
    std::ranges::set_union(footprint.vertices, image.vertices, std::back_inserter(all));
    // A stroke that does not accumulate leaves out of a dab what it has painted as strongly before.
    const auto strength = [&](VertexIndex vertex) {
        const float now = strengthAt(footprint, vertex);
        return now == 0.0f && m_settings.strokeStart ? m_settings.strokeStart->strongest(vertex)
                                                     : now;
    };
    const bool oneBone = m_settings.bone == m_mirror.bone;
    Sides sides;
    for (const VertexIndex vertex : all) {
        const PointIndex other = m_mirror.symmetry.of(topology.pointOfVertex[vertex.value()]);
        const float here = strength(vertex);
        const float there = other.isValid() ? strength(topology.verticesOf(other).front()) : 0.0f;
        if (oneBone) {
            append(sides.here, vertex, std::max(here, there));
        } else if (here > 0.0f && there > 0.0f) {
            append(sides.overlapHere, vertex, here);
            append(sides.overlapThere, vertex, there);
        } else if (here > 0.0f) {
            append(sides.here, vertex, here);
        } else {
            append(sides.there, vertex, there);
        }
    }
    return sides;
}

void MirroredDab::restore(VertexIndex vertex, SkinWeights& weights) const {
    if (m_settings.strokeStart->touches(vertex))
        weights.setRow(vertex, m_settings.strokeStart->rowBefore(vertex));
}

/// The weights with the rows that the dab starts from.
SkinWeights MirroredDab::startOf(const BrushFootprint& footprint) const {
    SkinWeights start = m_target.weights;
    if (!m_settings.strokeStart)
        return start;
    const Topology& topology = m_target.mesh.topology;
    for (const VertexIndex vertex : footprint.vertices) {
        restore(vertex, start);
        if (m_settings.mode == BrushMode::Smooth)
            for (const PointIndex near : m_adjacency->of(topology.pointOfVertex[vertex.value()]))
                restore(topology.verticesOf(near).front(), start);
    }
    return start;
}

/// Both rows have the same locked influences and the same sum.
WeightRow MirroredDab::meanOf(WeightRow a, const WeightRow& b, std::size_t& dropped) const {
    if (!m_settings.autoNormalise || sameInfluences(a, b))
        return a; // without normalising the two bones do not know of each other
    RowSum sum;
    for (const WeightRow& row : {std::cref(a), std::cref(b)})
        for (const Influence& influence : row)
            if (!isLocked(m_target.locked, influence.bone))
                sum.add(influence.bone, 0.5 * double(influence.weight));
    if (!sum.write(a, m_target.locked))
        return a;
    const std::size_t before = a.size();
    limitRow(a, {m_settings.maxInfluences, true}, m_target.locked);
    dropped += before - a.size();
    return a;
}

WeightEdit MirroredDab::paintOverlap(const Sides& sides) const {
    WeightEdit edit = emptyEdit(m_target);
    if (sides.overlapHere.vertices.empty())
        return edit;
    BrushSettings here = m_settings;
    BrushSettings there = m_mirrored;
    here.strokeStart = there.strokeStart = nullptr;
    SkinWeights hereFirst = startOf(sides.overlapHere);
    SkinWeights thereFirst = hereFirst;
    const auto paintOn = [&](SkinWeights& weights, const BrushFootprint& footprint,
                             const BrushSettings& settings) {
        const WeightEdit step = paint(weights, footprint, settings);
        applyAfter(step, weights);
        edit.lockedOut = std::max(edit.lockedOut, step.lockedOut);
        edit.noReceiver = std::max(edit.noReceiver, step.noReceiver);
        return step.droppedInfluences;
    };
    edit.droppedInfluences += paintOn(hereFirst, sides.overlapHere, here);
    edit.droppedInfluences += paintOn(hereFirst, sides.overlapThere, there);
    paintOn(thereFirst, sides.overlapThere, there);
    paintOn(thereFirst, sides.overlapHere, here);
    for (const VertexIndex vertex : sides.overlapHere.vertices) {
        const WeightRow before = m_target.weights.copyRow(vertex);
        const WeightRow after =
            meanOf(hereFirst.copyRow(vertex), thereFirst.copyRow(vertex), edit.droppedInfluences);
        if (after == before)
            continue;
        edit.vertices.push_back(vertex);
        edit.before.append(std::span<const Influence>(before));
        edit.after.append(std::span<const Influence>(after));
    }
    return edit;
}

WeightEdit MirroredDab::run(const BrushFootprint& footprint) const {
    if (m_mirror.bone == kNoJoint)
        return paint(m_target.weights, footprint, m_settings);
    const Sides sides = sidesOf(footprint);
    WeightEdit edit = paint(m_target.weights, sides.here, m_settings);
    for (const WeightEdit& more :
         {paint(m_target.weights, sides.there, m_mirrored), paintOverlap(sides)}) {
        const std::size_t lockedOut = edit.lockedOut + more.lockedOut;
        const std::size_t noReceiver = edit.noReceiver + more.noReceiver;
        mergeInto(edit, more);
        edit.lockedOut = lockedOut; // these are different vertices
        edit.noReceiver = noReceiver;
    }
    return edit;
}

} // namespace

BrushFootprint mirroredFootprint(const Mesh& mesh, const SymmetryMap& symmetry,
                                 const BrushFootprint& footprint) {
    std::vector<std::pair<VertexIndex, float>> pairs;
    pairs.reserve(footprint.vertices.size());
    PointIndex last;
    for (std::size_t i = 0; i < footprint.vertices.size(); ++i) {
        const PointIndex point = mesh.topology.pointOfVertex[footprint.vertices[i].value()];
        const PointIndex other = symmetry.of(point);
        if (point == last || !other.isValid())
            continue;
        last = point;
        for (const VertexIndex vertex : mesh.topology.verticesOf(other))
            pairs.emplace_back(vertex, footprint.strengths[i]);
    }
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    BrushFootprint image;
    for (const auto& [vertex, strength] : pairs)
        append(image, vertex, strength);
    return image;
}

WeightEdit applyMirroredBrush(const WeightScope& target, const BrushFootprint& footprint,
                              const BrushSettings& settings, const BrushMirror& mirror,
                              const PointAdjacency* adjacency) {
    assert(mirror.symmetry.mirror.size() == target.mesh.topology.pointCount());
    return MirroredDab(target, settings, mirror, adjacency).run(footprint);
}

} // namespace rigwright
