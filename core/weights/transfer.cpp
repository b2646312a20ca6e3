// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Matching, interpolating, filling, writing.
#include "core/weights/transfer.h"

#include "core/base/sentence.h"
#include "core/weights/fill_gaps.h"
#include "core/weights/prune.h"
#include "core/weights/row_balance.h"
#include "core/weights/row_sum.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <memory>
#include <optional>

namespace rigwright {
namespace {

/// The rows that the matched places have.
class SourceRows {
public:
    SourceRows(const TransferSource& source, const SurfaceMatch& match)
        : m_source(source), m_match(match), m_perSum(source.weights.rowCount(), 0.0) {
        for (std::size_t v = 0; v < m_perSum.size(); ++v) {
            const RowView row = source.weights.row(VertexIndex(v));
            double sum = 0.0;
            for (std::size_t i = 0; i < row.size(); ++i)
                sum += jointFor(row.bones[i]) != kNoJoint ? double(row.weights[i]) : 0.0;
            if (sum > 0.0)
                m_perSum[v] = 1.0 / sum;
        }
    }

    [[nodiscard]] bool givesTo(std::size_t point) const {
        const MatchedPlace& place = m_match.places[point];
        for (std::size_t i = 0; i < 3; ++i)
            if (place.barycentric[i] > 0.0f && m_perSum[place.vertices[i].value()] > 0.0)
                return true;
        return false;
    }
    /// Adds the row of a point times the factor.
    void add(std::size_t point, double factor, RowSum& sum) const {
        const MatchedPlace& place = m_match.places[point];
        double given = 0.0;
        for (std::size_t i = 0; i < 3; ++i)
            if (m_perSum[place.vertices[i].value()] > 0.0)
                given += double(place.barycentric[i]);
        for (std::size_t i = 0; i < 3; ++i) {
            const double part = double(place.barycentric[i]) / given;
            if (part > 0.0)
                addRow(place.vertices[i], factor * part, sum);
        }
    }

private:
    [[nodiscard]] std::uint16_t jointFor(std::uint16_t joint) const {
        return joint < m_source.joints.size() ? m_source.joints[joint] : kNoJoint;
    }
    void addRow(VertexIndex vertex, double factor, RowSum& sum) const {
        const RowView row = m_source.weights.row(vertex);
        for (std::size_t i = 0; i < row.size(); ++i)
            if (const std::uint16_t joint = jointFor(row.bones[i]);
                joint != kNoJoint && row.weights[i] > 0.0f)
                sum.add(joint, double(row.weights[i]) * m_perSum[vertex.value()] * factor);
    }

    const TransferSource& m_source;
    const SurfaceMatch& m_match;
    std::vector<double> m_perSum; ///< 1 / sum of what is taken of a row, by vertex; 0: nothing
};

/// Writes the row of a point into a row of the target; holds scratch memory.
class WriteRow {
public:
    WriteRow(const WeightScope& scope, std::size_t maxInfluences)
        : m_scope(scope), m_maxInfluences(maxInfluences) {}

    /// To be filled before write().
    RowSum& sum() {
        m_sum.clear();
        return m_sum;
    }
    RowOutcome write(WeightRow& row);

private:
    [[nodiscard]] bool isFree(std::uint16_t joint) const {
        return !isLocked(m_scope.locked, joint);
    }

    const WeightScope& m_scope;
    std::size_t m_maxInfluences;
    RowSum m_sum;
    RowSum m_free;
};

RowOutcome WriteRow::write(WeightRow& row) {
    double locked = 0.0;
    for (const Influence& influence : row)
        locked += isFree(influence.bone) ? 0.0 : double(influence.weight);
    const double left = 1.0 - locked;
    m_free.clear();
    m_sum.visit([&](std::uint16_t joint, double weight) {
        if (isFree(joint))
            m_free.add(joint, weight);
    });
    if (left < kNothingLeft || !(m_free.total() > 0.0))
        return RowOutcome::LockedOut;
    m_free.scaleTo(left);
    WeightRow before;
    if (m_maxInfluences != 0)
        before = row;
    const bool moved = m_free.write(row, m_scope.locked);
    const RowOutcome limited = limitRow(row, {m_maxInfluences, true}, m_scope.locked);
    if (limited == RowOutcome::LockedOut) {
        row = before;
        return limited;
    }
    return moved ? RowOutcome::Changed : limited;
}

struct Run {
    const WeightScope& scope;
    const PlacedMesh& target;
    const TransferSource& source;
    const TransferSettings& settings;
    const WeightProgress& progress;

    /// By point: its row where it was filled. nullopt: cancelled.
    [[nodiscard]] std::optional<std::vector<WeightRow>>
    fill(const SourceRows& rows, std::span<const std::uint8_t> open) const;
    [[nodiscard]] std::optional<WeightEdit> write(const SourceRows& rows,
                                                  std::span<const std::uint8_t> open,
                                                  const std::vector<WeightRow>& filled) const;
    void count(const SurfaceMatch& match, std::span<const std::uint8_t> open,
               const std::vector<WeightRow>& filled, TransferResult& result) const;
};

std::optional<std::vector<WeightRow>> Run::fill(const SourceRows& rows,
                                                std::span<const std::uint8_t> open) const {
    if (std::ranges::find(open, 1) == open.end())
        return std::vector<WeightRow>(open.size());
    const PointAdjacency adjacency = pointAdjacency(scope.mesh);
    return fillGaps({scope.mesh, adjacency, target.positions, open,
                     [&](PointIndex point, double factor, RowSum& sum) {
                         rows.add(point.value(), factor, sum);
                     }},
                    progress, {0.6, 0.75});
}

std::optional<WeightEdit> Run::write(const SourceRows& rows, std::span<const std::uint8_t> open,
                                     const std::vector<WeightRow>& filled) const {
    return editRows(scope, progress,
                    [&]() -> RowOperation {
                        auto writer = std::make_shared<WriteRow>(scope, settings.maxInfluences);
                        return [&, writer](PointIndex point, VertexIndex, WeightRow& row) {
                            RowSum& sum = writer->sum();
                            if (open[point.value()] == 0)
                                rows.add(point.value(), 1.0, sum);
                            else if (filled[point.value()].empty())
                                return RowOutcome::Unchanged;
                            for (const Influence& influence : filled[point.value()])
                                sum.add(influence.bone, double(influence.weight));
                            return writer->write(row);
                        };
                    },
                    {0.75, 1.0});
}

void Run::count(const SurfaceMatch& match, std::span<const std::uint8_t> open,
                const std::vector<WeightRow>& filled, TransferResult& result) const {
    const Topology& topology = scope.mesh.topology;
    const VertexSelection vertices =
        scope.vertices ? withTwins(topology, *scope.vertices) : allVertices(topology);
    result.vertices = vertices.size();
    for (const VertexIndex vertex : vertices) {
        const std::size_t point = topology.pointOfVertex[vertex.value()].value();
        if (open[point] == 0)
            continue;
        result.unmatched.push_back(vertex);
        if (filled[point].empty())
            result.unreached.push_back(vertex);
        switch (match.outcomes[point]) {
        case MatchOutcome::TooFar:
            ++result.tooFar;
            break;
        case MatchOutcome::FacesElsewhere:
            ++result.facesElsewhere;
            break;
        case MatchOutcome::Matched:
            ++result.withoutWeights;
            break;
        }
    }
}

} // namespace

TransferResult transferWeights(const WeightScope& scope, const PlacedMesh& target,
                               const TransferSource& source, const TransferSettings& settings,
                               const WeightProgress& progress) {
    assert(&target.mesh == &scope.mesh);
    assert(source.weights.rowCount() == source.surface.mesh.vertexCount());
    const Run run{scope, target, source, settings, progress};
    TransferResult result;
    result.edit = emptyEdit(scope);
    const auto match = matchSurfaces(target, source.surface, settings.match, progress, {0.0, 0.6});
    if (!match)
        return result;
    const SourceRows rows(source, *match);
    std::vector<std::uint8_t> open(match->outcomes.size(), 0);
    for (std::size_t point = 0; point < open.size(); ++point)
        open[point] = match->outcomes[point] != MatchOutcome::Matched || !rows.givesTo(point);
    const auto filled = run.fill(rows, open);
    if (!filled)
        return result;
    std::optional<WeightEdit> edit = run.write(rows, open, *filled);
    if (!edit)
        return result;
    result.edit = std::move(*edit);
    result.opposed = match->opposed;
    run.count(*match, open, *filled, result);
    return result;
}

Findings transferFindings(const TransferResult& result, const std::string& where) {
    Findings findings;
    const auto number = [](std::size_t count) { return std::to_string(count); };
    if (const std::size_t count = result.unmatched.size() - result.unreached.size(); count > 0)
        findings.push_back(
            {"transfer-unmatched", Severity::Warning, count, where,
             filled("%1 of %2 vertices have no counterpart (%3 are too far off, %4 face elsewhere, "
                    "%5 lie where there are no weights); %6 were filled from their neighbours",
                    {number(result.unmatched.size()), number(result.vertices),
                     number(result.tooFar), number(result.facesElsewhere),
                     number(result.withoutWeights), number(count)}),
             ""});
    if (!result.unreached.empty() && result.unreached.size() == result.vertices)
        findings.push_back(
            {"transfer-nothing", Severity::Error, result.vertices, where,
             filled("none of %1 vertices has a counterpart (%2 are too far off, %3 face elsewhere, "
                    "%4 lie where there are no weights): do the meshes stand in the same place?",
                    {number(result.vertices), number(result.tooFar), number(result.facesElsewhere),
                     number(result.withoutWeights)}),
             ""});
    else if (!result.unreached.empty())
        findings.push_back(
            {"transfer-unreached", Severity::Warning, result.unreached.size(), where,
             filled("%1 of %2 vertices have no counterpart, nor are they connected with any that "
                    "has one; they keep what they had",
                    {number(result.unreached.size()), number(result.vertices)}),
             ""});
    if (result.opposed)
        findings.push_back({"transfer-normals-opposed", Severity::Info, 1, where,
                            "the faces of one of the two meshes point inwards; they were turned "
                            "over for the comparison",
                            ""});
    return findings;
}

} // namespace rigwright
