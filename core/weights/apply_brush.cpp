// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One dab on the rows of a footprint.
#include "core/weights/brush.h"

#include "core/base/parallel.h"
#include "core/weights/brush_row.h"
#include "core/weights/row_balance.h"
#include "core/weights/stroke_edit.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cmath>
#include <utility>

namespace rigwright {
namespace {

/// Where rows come from: the start of the stroke, or the weights.
class RowSource {
public:
    RowSource(const SkinWeights& weights, const StrokeEdit* strokeStart)
        : m_weights(weights), m_strokeStart(strokeStart) {}

    /// Valid until the next call.
    RowView row(VertexIndex vertex) {
        if (!m_strokeStart || !m_strokeStart->touches(vertex))
            return m_weights.row(vertex);
        m_bones.clear();
        m_values.clear();
        for (const Influence& influence : m_strokeStart->rowBefore(vertex)) {
            m_bones.push_back(influence.bone);
            m_values.push_back(influence.weight);
        }
        return {m_bones, m_values};
    }

private:
    const SkinWeights& m_weights;
    const StrokeEdit* m_strokeStart;
    std::vector<std::uint16_t> m_bones;
    std::vector<float> m_values;
};

/// Mean row of the neighbouring points that have weights; their rows divided by their sums where
/// `normalised`. Empty where there are none.
void meanOfNeighbours(const Mesh& mesh, RowSource& source, std::span<const PointIndex> points,
                      bool normalised, MeanRow& mean) {
    mean.clear();
    std::size_t count = 0;
    for (const PointIndex point : points) {
        const RowView row = source.row(mesh.topology.verticesOf(point).front());
        const double sum = sumOf(row);
        if (!(sum > 0.0))
            continue;
        ++count;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const double weight = double(row.weights[i]) / (normalised ? sum : 1.0);
            const auto known = std::ranges::find(mean, row.bones[i], &MeanRow::value_type::first);
            if (known != mean.end())
                known->second += weight;
            else if (weight > 0.0)
                mean.emplace_back(row.bones[i], weight);
        }
    }
    for (auto& [bone, weight] : mean)
        weight /= double(count);
}

using Outcome = BrushRow::Outcome;

bool hasSeams(const Mesh& mesh) {
    return mesh.topology.pointCount() != mesh.vertexCount();
}

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
        : m_mesh(mesh), m_weights(weights), m_source(weights, settings.strokeStart),
          m_locked(locked), m_settings(settings), m_adjacency(adjacency),
          m_anyLocked(std::ranges::any_of(locked, [](std::uint8_t lock) { return lock != 0; })),
          m_brushRow(settings, locked) {}

    /// False where a point of the footprint lacks some of its vertices; then `edit` is of no use.
    bool run(std::span<const VertexIndex> vertices, std::span<const float> strengths,
             WeightEdit& edit);

private:
    Outcome computeRow(VertexIndex vertex, const RowView& now, float strength);
    void runTwin(VertexIndex vertex, float strength, PointResults& results, WeightEdit& edit);
    [[nodiscard]] bool changes(const RowView& now, Outcome outcome) const;
    void list(VertexIndex vertex, const RowView& now, std::span<const Influence> after,
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
    MeanRow m_mean;
    // Rows of points with several vertices, kept until the last of these has come by.
    PackedRows m_pointRows;
    std::vector<std::vector<std::uint16_t>> m_pointDrops;
};

/// `now` is the row as it stands in the weights.
Outcome Dab::computeRow(VertexIndex vertex, const RowView& now, float strength) {
    const MeanRow* mean = nullptr;
    if (m_settings.mode == BrushMode::Smooth && m_adjacency) {
        meanOfNeighbours(m_mesh, m_source,
                         m_adjacency->of(m_mesh.topology.pointOfVertex[vertex.value()]),
                         m_settings.autoNormalise, m_mean);
        mean = &m_mean;
    }
    return m_brushRow.compute(m_settings.strokeStart ? m_source.row(vertex) : now, strength, mean);
}

/// Whether the row just computed is to be written and is another one than that of `now`.
bool Dab::changes(const RowView& now, Outcome outcome) const {
    if (!writesRow(outcome))
        return false;
    const auto row = m_brushRow.row();
    if (now.size() != row.size())
        return true;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (now.bones[i] != row[i].bone || now.weights[i] != row[i].weight)
            return true;
    return false;
}

void count(Outcome outcome, WeightEdit& edit) {
    edit.lockedOut += outcome == Outcome::LockedOut ? 1 : 0;
    edit.noReceiver += outcome == Outcome::NoReceiver ? 1 : 0;
}

void Dab::list(VertexIndex vertex, const RowView& now, std::span<const Influence> after,
               std::span<const std::uint16_t> dropped, WeightEdit& edit) const {
    for (const std::uint16_t bone : dropped)
        edit.droppedInfluences += m_weights.weightOf(vertex, bone) > 0.0f ? 1 : 0;
    edit.vertices.push_back(vertex);
    edit.before.append(now);
    edit.after.append(after);
}

bool Dab::lockedBonesDiffer(VertexIndex a, VertexIndex b) {
    const auto lockedPart = [&](VertexIndex vertex) {
        const RowView view = m_source.row(vertex);
        WeightRow row;
        for (std::size_t i = 0; i < view.size(); ++i)
            if (isLocked(m_locked, view.bones[i]))
                row.push_back(view[i]);
        return row;
    };
    return !sameInfluences(lockedPart(a), lockedPart(b));
}

void Dab::runTwin(VertexIndex vertex, float strength, PointResults& results, WeightEdit& edit) {
    const RowView now = m_weights.row(vertex);
    PointResults::Result& result = results.of(m_mesh.topology.pointOfVertex[vertex.value()]);
    if (result.verticesSeen++ == 0) {
        result.first = vertex;
        result.outcome = computeRow(vertex, now, strength);
        // The row of the first vertex decides for the point.
        result.changes = changes(now, result.outcome);
        if (result.changes) {
            const auto dropped = m_brushRow.dropped();
            result.row = std::uint32_t(m_pointRows.size());
            m_pointRows.append(m_brushRow.row());
            m_pointDrops.emplace_back(dropped.begin(), dropped.end());
        }
    } else if (m_anyLocked && lockedBonesDiffer(result.first, vertex)) {
        const Outcome own = computeRow(vertex, now, strength);
        count(own, edit);
        if (changes(now, own))
            list(vertex, now, m_brushRow.row(), m_brushRow.dropped(), edit);
        return;
    }
    count(result.outcome, edit);
    if (result.changes)
        list(vertex, now, m_pointRows.row(result.row), m_pointDrops[result.row], edit);
}

void reserve(WeightEdit& edit, std::size_t vertices) {
    edit.vertices.reserve(vertices);
    for (PackedRows* rows : {&edit.before, &edit.after}) {
        rows->offsets.reserve(vertices + 1);
        rows->influences.reserve(4 * vertices);
    }
}

bool Dab::run(std::span<const VertexIndex> vertices, std::span<const float> strengths,
              WeightEdit& edit) {
    const Topology& topology = m_mesh.topology;
    const std::size_t size = vertices.size();
    PointResults results(hasSeams(m_mesh) ? size : 0);
    reserve(edit, size);
    for (std::size_t i = 0; i < size; ++i) {
        const VertexIndex vertex = vertices[i];
        if (topology.verticesOf(topology.pointOfVertex[vertex.value()]).size() > 1) {
            runTwin(vertex, strengths[i], results, edit);
            continue;
        }
        const RowView now = m_weights.row(vertex);
        const Outcome outcome = computeRow(vertex, now, strengths[i]);
        count(outcome, edit);
        if (changes(now, outcome))
            list(vertex, now, m_brushRow.row(), m_brushRow.dropped(), edit);
    }
    return results.allSeen(topology);
}

void append(PackedRows& rows, const PackedRows& more) {
    const auto shift = std::uint32_t(rows.influences.size());
    rows.influences.insert(rows.influences.end(), more.influences.begin(), more.influences.end());
    for (std::size_t i = 1; i < more.offsets.size(); ++i)
        rows.offsets.push_back(shift + more.offsets[i]);
}

/// Puts an edit of later vertices behind.
void append(WeightEdit& edit, const WeightEdit& more) {
    edit.vertices.insert(edit.vertices.end(), more.vertices.begin(), more.vertices.end());
    append(edit.before, more.before);
    append(edit.after, more.after);
    edit.droppedInfluences += more.droppedInfluences;
    edit.lockedOut += more.lockedOut;
    edit.noReceiver += more.noReceiver;
}

// Fewer rows than this are not worth a thread: waking one can cost more than 0.1 ms, as long as a
// dab of 4,000 rows takes in all.
constexpr std::size_t kFewestRows = 8192;

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

BrushSettings inverse(BrushSettings settings) {
    switch (settings.mode) {
    case BrushMode::Add:
        settings.mode = BrushMode::Subtract;
        break;
    case BrushMode::Subtract:
        settings.mode = BrushMode::Add;
        break;
    case BrushMode::Replace:
        settings.value = 1.0f - std::clamp(settings.value, 0.0f, 1.0f); // NaN stays NaN
        break;
    case BrushMode::Scale:
        // NaN stays NaN; 1 / 0 is infinity, a factor that scaling knows.
        settings.value = 1.0f / (settings.value <= 0.0f ? 0.0f : settings.value);
        break;
    case BrushMode::Smooth:
        break;
    }
    return settings;
}

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
    const std::size_t size = footprint.vertices.size();
    const auto runOn = [&](const BrushFootprint& part, std::size_t first, std::size_t last,
                           WeightEdit& result) {
        result.mesh = instance;
        return Dab(mesh, weights, settings, locked, adjacency)
            .run(std::span(part.vertices).subspan(first, last - first),
                 std::span(part.strengths).subspan(first, last - first), result);
    };
    // Without seams rows do not depend on one another: pieces on several threads, in order.
    const std::size_t count =
        hasSeams(mesh) ? 1 : std::clamp<std::size_t>(size / kFewestRows, 1, threadCount());
    std::vector<WeightEdit> pieces(count);
    reserve(pieces.front(), size);
    std::atomic<bool> complete = true;
    parallelFor(count, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            if (!runOn(footprint, i * size / count, (i + 1) * size / count, pieces[i]))
                complete = false;
    });
    if (!complete) {
        const BrushFootprint whole = withAllTwins(mesh.topology, footprint);
        runOn(whole, 0, whole.vertices.size(), edit);
        return edit;
    }
    for (std::size_t i = 1; i < count; ++i)
        append(pieces.front(), pieces[i]);
    return std::move(pieces.front());
}

} // namespace rigwright
