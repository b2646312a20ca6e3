// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One dab on the rows of a footprint.
#include "core/weights/brush.h"

#include "core/weights/brush_row.h"
#include "core/weights/row_balance.h"
#include "core/weights/stroke_edit.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <utility>

namespace rigwright {
namespace {

/// Where rows come from: the start of the stroke, or the weights.
struct RowSource {
    const SkinWeights& weights;
    const StrokeEdit* strokeStart = nullptr;

    void read(VertexIndex vertex, WeightRow& row) const {
        row.clear();
        if (strokeStart && strokeStart->touches(vertex)) {
            const auto before = strokeStart->rowBefore(vertex);
            row.assign(before.begin(), before.end());
            return;
        }
        const RowView view = weights.row(vertex);
        for (std::size_t i = 0; i < view.size(); ++i)
            row.push_back(view[i]);
    }
};

/// Mean row of the neighbouring points that have weights; their rows divided by their sums where
/// `normalised`. Empty where there are none.
void meanOfNeighbours(const Mesh& mesh, const RowSource& source, std::span<const PointIndex> points,
                      bool normalised, MeanRow& mean) {
    mean.clear();
    WeightRow row;
    std::size_t count = 0;
    for (const PointIndex point : points) {
        source.read(mesh.topology.verticesOf(point).front(), row);
        double sum = 0.0;
        for (const Influence& influence : row)
            sum += double(influence.weight);
        if (!(sum > 0.0))
            continue;
        ++count;
        for (const Influence& influence : row) {
            const double weight = double(influence.weight) / (normalised ? sum : 1.0);
            const auto known = std::ranges::find(mean, influence.bone, &MeanRow::value_type::first);
            if (known != mean.end())
                known->second += weight;
            else if (weight > 0.0)
                mean.emplace_back(influence.bone, weight);
        }
    }
    for (auto& [bone, weight] : mean)
        weight /= double(count);
}

using Outcome = BrushRow::Outcome;

bool writesRow(Outcome outcome) {
    return outcome == Outcome::Changed || outcome == Outcome::NoReceiver;
}

/// What became of the points with several vertices, by open addressing: proportional to the
/// footprint.
class PointResults {
public:
    struct Result {
        PointIndex point;
        std::uint32_t verticesSeen = 0;
        VertexIndex first;     ///< the vertex whose row was computed
        std::uint32_t row = 0; ///< where its new row and dropped bones stand
        Outcome outcome = Outcome::Unchanged;
        bool changes = false; ///< its row is not the new one already
    };

    explicit PointResults(std::size_t most)
        : m_results(std::bit_ceil(std::max<std::size_t>(2 * most, 16))) {}

    Result& of(PointIndex point) {
        std::size_t i = (point.value() * 0x9e3779b1u) & (m_results.size() - 1);
        while (m_results[i].point.isValid() && m_results[i].point != point)
            i = (i + 1) & (m_results.size() - 1);
        m_results[i].point = point;
        return m_results[i];
    }

    [[nodiscard]] bool allSeen(const Topology& topology) const {
        return std::ranges::all_of(m_results, [&](const Result& result) {
            return !result.point.isValid() ||
                   topology.verticesOf(result.point).size() == result.verticesSeen;
        });
    }

private:
    std::vector<Result> m_results;
};

class Dab {
public:
    Dab(const Mesh& mesh, const SkinWeights& weights, const BrushSettings& settings,
        std::span<const std::uint8_t> locked, const PointAdjacency* adjacency)
        : m_mesh(mesh), m_weights(weights), m_source{weights, settings.strokeStart},
          m_locked(locked), m_settings(settings), m_adjacency(adjacency),
          m_anyLocked(std::ranges::any_of(locked, [](std::uint8_t lock) { return lock != 0; })),
          m_brushRow(settings, locked) {}

    /// False where a point of the footprint lacks some of its vertices; then `edit` is of no use.
    bool run(const BrushFootprint& footprint, WeightEdit& edit);

private:
    Outcome computeRow(VertexIndex vertex, float strength);
    void runTwin(VertexIndex vertex, float strength, PointResults& results, WeightEdit& edit);
    [[nodiscard]] bool isAsNow(VertexIndex vertex, std::span<const Influence> row) const;
    [[nodiscard]] bool changes(VertexIndex vertex, Outcome outcome) const {
        return writesRow(outcome) && !isAsNow(vertex, m_brushRow.row());
    }
    void list(VertexIndex vertex, std::span<const Influence> after,
              std::span<const std::uint16_t> dropped, WeightEdit& edit) const;
    [[nodiscard]] bool lockedBonesDiffer(VertexIndex a, VertexIndex b);

    const Mesh& m_mesh;
    const SkinWeights& m_weights;
    RowSource m_source;
    std::span<const std::uint8_t> m_locked;
    const BrushSettings& m_settings;
    const PointAdjacency* m_adjacency;
    bool m_anyLocked;
    BrushRow m_brushRow;
    WeightRow m_before;
    MeanRow m_mean;
    // Rows of points with several vertices, kept until the last of these has come by.
    PackedRows m_pointRows;
    std::vector<std::vector<std::uint16_t>> m_pointDrops;
};

Outcome Dab::computeRow(VertexIndex vertex, float strength) {
    m_source.read(vertex, m_before);
    const MeanRow* mean = nullptr;
    if (m_settings.mode == BrushMode::Smooth && m_adjacency) {
        meanOfNeighbours(m_mesh, m_source,
                         m_adjacency->of(m_mesh.topology.pointOfVertex[vertex.value()]),
                         m_settings.autoNormalise, m_mean);
        mean = &m_mean;
    }
    return m_brushRow.compute(m_before, strength, mean);
}

bool Dab::isAsNow(VertexIndex vertex, std::span<const Influence> row) const {
    const RowView now = m_weights.row(vertex);
    if (now.size() != row.size())
        return false;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (now[i] != row[i])
            return false;
    return true;
}

void count(Outcome outcome, WeightEdit& edit) {
    edit.lockedOut += outcome == Outcome::LockedOut ? 1 : 0;
    edit.noReceiver += outcome == Outcome::NoReceiver ? 1 : 0;
}

void Dab::list(VertexIndex vertex, std::span<const Influence> after,
               std::span<const std::uint16_t> dropped, WeightEdit& edit) const {
    for (const std::uint16_t bone : dropped)
        edit.droppedInfluences += m_weights.weightOf(vertex, bone) > 0.0f ? 1 : 0;
    edit.vertices.push_back(vertex);
    edit.before.append(m_weights.row(vertex));
    edit.after.append(after);
}

bool Dab::lockedBonesDiffer(VertexIndex a, VertexIndex b) {
    const auto lockedPart = [&](VertexIndex vertex) {
        WeightRow row;
        m_source.read(vertex, row);
        std::erase_if(row, [&](const Influence& i) { return !isLocked(m_locked, i.bone); });
        return row;
    };
    return !sameInfluences(lockedPart(a), lockedPart(b));
}

void Dab::runTwin(VertexIndex vertex, float strength, PointResults& results, WeightEdit& edit) {
    PointResults::Result& result = results.of(m_mesh.topology.pointOfVertex[vertex.value()]);
    if (result.verticesSeen++ == 0) {
        result.first = vertex;
        result.outcome = computeRow(vertex, strength);
        // The row of the first vertex decides for the point.
        result.changes = changes(vertex, result.outcome);
        if (result.changes) {
            const auto dropped = m_brushRow.dropped();
            result.row = std::uint32_t(m_pointRows.size());
            m_pointRows.append(m_brushRow.row());
            m_pointDrops.emplace_back(dropped.begin(), dropped.end());
        }
    } else if (m_anyLocked && lockedBonesDiffer(result.first, vertex)) {
        const Outcome own = computeRow(vertex, strength);
        count(own, edit);
        if (changes(vertex, own))
            list(vertex, m_brushRow.row(), m_brushRow.dropped(), edit);
        return;
    }
    count(result.outcome, edit);
    if (result.changes)
        list(vertex, m_pointRows.row(result.row), m_pointDrops[result.row], edit);
}

bool Dab::run(const BrushFootprint& footprint, WeightEdit& edit) {
    const Topology& topology = m_mesh.topology;
    const std::size_t size = footprint.vertices.size();
    PointResults results(topology.pointCount() == m_mesh.vertexCount() ? 0 : size);
    edit.vertices.reserve(size);
    for (PackedRows* rows : {&edit.before, &edit.after}) {
        rows->offsets.reserve(size + 1);
        rows->influences.reserve(4 * size);
    }
    for (std::size_t i = 0; i < size; ++i) {
        const VertexIndex vertex = footprint.vertices[i];
        const float strength = footprint.strengths[i];
        if (topology.verticesOf(topology.pointOfVertex[vertex.value()]).size() > 1) {
            runTwin(vertex, strength, results, edit);
            continue;
        }
        const Outcome outcome = computeRow(vertex, strength);
        count(outcome, edit);
        if (changes(vertex, outcome))
            list(vertex, m_brushRow.row(), m_brushRow.dropped(), edit);
    }
    return results.allSeen(topology);
}

/// The footprint with all twins of its vertices, for lists that were not made by brushFootprint().
BrushFootprint withAllTwins(const Topology& topology, const BrushFootprint& footprint) {
    std::vector<std::pair<VertexIndex, float>> pairs;
    for (std::size_t i = 0; i < footprint.vertices.size(); ++i)
        for (const VertexIndex twin :
             topology.verticesOf(topology.pointOfVertex[footprint.vertices[i].value()]))
            pairs.emplace_back(twin, footprint.strengths[i]);
    std::ranges::sort(pairs);
    BrushFootprint whole;
    // Of a vertex named twice the greatest strength counts; it stands last.
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (i + 1 < pairs.size() && pairs[i + 1].first == pairs[i].first)
            continue;
        whole.vertices.push_back(pairs[i].first);
        whole.strengths.push_back(pairs[i].second);
    }
    return whole;
}

} // namespace

WeightEdit applyBrush(MeshInstanceIndex instance, const Mesh& mesh, const SkinWeights& weights,
                      const BrushFootprint& footprint, const BrushSettings& settings,
                      std::span<const std::uint8_t> locked, const PointAdjacency* adjacency) {
    assert(weights.rowCount() == mesh.vertexCount());
    assert(footprint.strengths.size() == footprint.vertices.size());
    assert(settings.mode != BrushMode::Smooth || adjacency);
    WeightEdit edit;
    edit.mesh = instance;
    if (std::isnan(settings.value) || std::isnan(settings.strength))
        return edit;
    if (isLocked(locked, settings.bone)) {
        edit.lockedOut = footprint.vertices.size();
        return edit;
    }
    if (!Dab(mesh, weights, settings, locked, adjacency).run(footprint, edit)) {
        edit = WeightEdit{};
        edit.mesh = instance;
        Dab(mesh, weights, settings, locked, adjacency)
            .run(withAllTwins(mesh.topology, footprint), edit);
    }
    return edit;
}

} // namespace rigwright
