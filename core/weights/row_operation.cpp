// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Running an operation over many rows.
#include "core/weights/row_operation.h"

#include "core/base/parallel.h"
#include "core/mesh/vertex_selection.h"
#include "core/weights/row_balance.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace rigwright {
namespace {

constexpr std::size_t kPiece = 2048;      // points that one thread works through at a time
constexpr std::size_t kPiecesAtOnce = 64; // between two reports of progress
constexpr std::uint32_t kNoRow = 0xffffffffu;
constexpr std::size_t kMostIterations = 1000;

/// What became of the points of one piece.
struct Piece {
    PackedRows rows;
    std::vector<std::uint32_t> rowOf; ///< by point of the piece, or kNoRow
    std::vector<RowOutcome> outcomes;
    WeightRow scratch;
    /// Twins that are locked to other values than the first of their point: a row each.
    struct Apart {
        VertexIndex vertex;
        std::uint32_t row = kNoRow;
        RowOutcome outcome = RowOutcome::Unchanged;
    };
    std::vector<Apart> apart;
};

bool writesRow(RowOutcome outcome) {
    return outcome == RowOutcome::Changed || outcome == RowOutcome::NoReceiver;
}

void copyRow(const RowView& view, WeightRow& row) {
    row.resize(view.size());
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] = view[i];
}

bool sameRow(const RowView& view, std::span<const Influence> row) {
    if (view.size() != row.size())
        return false;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (view.bones[i] != row[i].bone || view.weights[i] != row[i].weight)
            return false;
    return true;
}

class Run {
public:
    Run(const WeightScope& scope, std::vector<PointIndex> points, bool all)
        : m_scope(scope), m_points(std::move(points)), m_all(all),
          m_count(all ? scope.mesh.topology.pointCount() : m_points.size()),
          m_pieces((m_count + kPiece - 1) / kPiece),
          m_anyLocked(std::ranges::any_of(scope.locked, [](auto lock) { return lock != 0; })) {}

    bool work(const WeightProgress& progress, const std::function<RowOperation()>& makeOperation,
              const ProgressRange& range);
    [[nodiscard]] WeightEdit result() const;

private:
    [[nodiscard]] PointIndex pointAt(std::size_t i) const {
        return m_all ? PointIndex(i) : m_points[i];
    }
    void workThrough(std::size_t piece, const RowOperation& operation);
    RowOutcome run(const RowOperation& operation, PointIndex point, VertexIndex vertex,
                   Piece& piece, std::uint32_t& row);
    [[nodiscard]] bool lockedBonesDiffer(VertexIndex a, VertexIndex b) const;
    void list(VertexIndex vertex, std::size_t point, WeightEdit& edit) const;

    const WeightScope& m_scope;
    std::vector<PointIndex> m_points;
    bool m_all;
    std::size_t m_count;
    std::vector<Piece> m_pieces;
    bool m_anyLocked;
};

bool Run::lockedBonesDiffer(VertexIndex a, VertexIndex b) const {
    const auto lockedPart = [&](VertexIndex vertex) {
        WeightRow row = m_scope.weights.copyRow(vertex);
        std::erase_if(row, [&](const Influence& in) { return !isLocked(m_scope.locked, in.bone); });
        return row;
    };
    return !sameInfluences(lockedPart(a), lockedPart(b));
}

/// Runs the operation on one row; where it really changes it is put into the piece.
RowOutcome Run::run(const RowOperation& operation, PointIndex point, VertexIndex vertex,
                    Piece& piece, std::uint32_t& row) {
    const RowView before = m_scope.weights.row(vertex);
    copyRow(before, piece.scratch);
    const RowOutcome outcome = operation(point, vertex, piece.scratch);
    if (writesRow(outcome) && !sameRow(before, piece.scratch)) {
        row = std::uint32_t(piece.rows.size());
        piece.rows.append(std::span<const Influence>(piece.scratch));
    }
    return outcome;
}

void Run::workThrough(std::size_t number, const RowOperation& operation) {
    Piece& piece = m_pieces[number];
    const std::size_t first = number * kPiece;
    const std::size_t size = std::min(kPiece, m_count - first);
    piece.rowOf.assign(size, kNoRow);
    piece.outcomes.resize(size);
    for (std::size_t i = 0; i < size; ++i) {
        const PointIndex point = pointAt(first + i);
        const auto twins = m_scope.mesh.topology.verticesOf(point);
        piece.outcomes[i] = run(operation, point, twins.front(), piece, piece.rowOf[i]);
        if (!m_anyLocked)
            continue;
        for (const VertexIndex twin : twins.subspan(1)) {
            if (!lockedBonesDiffer(twins.front(), twin))
                continue;
            Piece::Apart apart{twin};
            apart.outcome = run(operation, point, twin, piece, apart.row);
            piece.apart.push_back(apart);
        }
    }
    std::ranges::sort(piece.apart, {}, &Piece::Apart::vertex);
}

bool Run::work(const WeightProgress& progress, const std::function<RowOperation()>& makeOperation,
               const ProgressRange& range) {
    const auto at = [&](std::size_t piece) {
        return std::lerp(range.from, range.to, double(piece) / double(m_pieces.size()));
    };
    for (std::size_t first = 0; first < m_pieces.size(); first += kPiecesAtOnce) {
        if (!progress.report(at(first)))
            return false;
        parallelFor(std::min(kPiecesAtOnce, m_pieces.size() - first), 1,
                    [&](std::size_t begin, std::size_t end) {
                        const RowOperation operation = makeOperation();
                        for (std::size_t i = begin; i < end; ++i)
                            workThrough(first + i, operation);
                    });
    }
    return progress.report(range.to);
}

void Run::list(VertexIndex vertex, std::size_t point, WeightEdit& edit) const {
    const Piece& piece = m_pieces[point / kPiece];
    std::uint32_t row = piece.rowOf[point % kPiece];
    RowOutcome outcome = piece.outcomes[point % kPiece];
    if (!piece.apart.empty()) {
        const auto apart = std::ranges::lower_bound(piece.apart, vertex, {}, &Piece::Apart::vertex);
        if (apart != piece.apart.end() && apart->vertex == vertex) {
            row = apart->row;
            outcome = apart->outcome;
        }
    }
    edit.lockedOut += outcome == RowOutcome::LockedOut ? 1 : 0;
    edit.noReceiver += outcome == RowOutcome::NoReceiver ? 1 : 0;
    if (row == kNoRow)
        return;
    edit.vertices.push_back(vertex);
    edit.before.append(m_scope.weights.row(vertex));
    edit.after.append(piece.rows.row(row));
}

/// The rows in the order of vertices.
WeightEdit Run::result() const {
    WeightEdit edit = emptyEdit(m_scope);
    std::size_t influences = 0;
    std::size_t rows = 0;
    for (const Piece& piece : m_pieces) {
        influences += piece.rows.influences.size();
        rows += piece.rows.size();
    }
    edit.vertices.reserve(rows);
    for (PackedRows* packed : {&edit.before, &edit.after}) {
        packed->offsets.reserve(rows + 1);
        packed->influences.reserve(influences);
    }
    const Topology& topology = m_scope.mesh.topology;
    if (m_all) {
        for (std::size_t v = 0; v < topology.pointOfVertex.size(); ++v)
            list(VertexIndex(v), topology.pointOfVertex[v].value(), edit);
        return edit;
    }
    std::vector<std::pair<VertexIndex, std::size_t>> vertices;
    for (std::size_t i = 0; i < m_points.size(); ++i)
        for (const VertexIndex vertex : topology.verticesOf(m_points[i]))
            vertices.emplace_back(vertex, i);
    std::ranges::sort(vertices);
    for (const auto& [vertex, point] : vertices)
        list(vertex, point, edit);
    return edit;
}

/// What the iterations changed altogether.
WeightEdit differenceBetween(const WeightScope& scope, const SkinWeights& after) {
    const Topology& topology = scope.mesh.topology;
    const VertexSelection vertices =
        scope.vertices ? withTwins(topology, *scope.vertices) : allVertices(topology);
    WeightEdit edit = emptyEdit(scope);
    for (const VertexIndex vertex : vertices) {
        const RowView before = scope.weights.row(vertex);
        const RowView now = after.row(vertex);
        if (std::ranges::equal(before.bones, now.bones) &&
            std::ranges::equal(before.weights, now.weights))
            continue;
        edit.vertices.push_back(vertex);
        edit.before.append(before);
        edit.after.append(now);
    }
    return edit;
}

} // namespace

std::optional<WeightEdit> editRows(const WeightScope& scope, const WeightProgress& progress,
                                   const std::function<RowOperation()>& makeOperation,
                                   const ProgressRange& range) {
    assert(scope.weights.rowCount() == scope.mesh.vertexCount());
    std::vector<PointIndex> points;
    if (scope.vertices)
        points = pointsOf(scope.mesh.topology, *scope.vertices);
    Run run(scope, std::move(points), !scope.vertices.has_value());
    if (!run.work(progress, makeOperation, range))
        return std::nullopt;
    return run.result();
}

WeightEdit repeatEdit(const WeightScope& scope, std::size_t iterations, const EditStep& step) {
    iterations = std::min(iterations, kMostIterations);
    SkinWeights current = scope.weights;
    std::size_t dropped = 0;
    std::optional<WeightEdit> last;
    for (std::size_t i = 0; i < iterations; ++i) {
        const WeightScope now{scope.instance, scope.mesh, current, scope.vertices, scope.locked};
        last = step(now, {double(i) / double(iterations), double(i + 1) / double(iterations)});
        if (!last)
            return emptyEdit(scope);
        dropped += last->droppedInfluences;
        if (iterations == 1 || last->isEmpty())
            break;
        applyAfter(*last, current);
    }
    if (iterations <= 1)
        return last.value_or(emptyEdit(scope));
    WeightEdit edit = differenceBetween(scope, current);
    edit.droppedInfluences = dropped;
    edit.lockedOut = last->lockedOut;
    edit.noReceiver = last->noReceiver;
    return edit;
}

WeightEdit emptyEdit(const WeightScope& scope) {
    WeightEdit edit;
    edit.mesh = scope.instance;
    return edit;
}

} // namespace rigwright
