// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Running a bind: which bones, which method, which rows, and what to say.
#include "core/weights/bind.h"

#include "core/mesh/bvh.h"
#include "core/mesh/vertex_selection.h"
#include "core/weights/bind_closest.h"
#include "core/weights/bind_compose.h"
#include "core/weights/bind_envelope.h"
#include "core/weights/bind_geodesic.h"
#include "core/weights/bind_heat.h"
#include "core/weights/bind_tally.h"
#include "core/weights/heat_system.h"
#include "core/weights/row_balance.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

namespace rigwright {

struct BindCache::Content {
    std::uint64_t key = 0;
    std::unique_ptr<BindShape> shape;
    HeatParts heat;
    GeodesicParts geodesic;
};

BindCache::BindCache() : m_content(std::make_unique<Content>()) {}
BindCache::~BindCache() = default;
BindCache::BindCache(BindCache&&) noexcept = default;
BindCache& BindCache::operator=(BindCache&&) noexcept = default;

namespace {

double clamped(double value, double low, double high, double standard) {
    return std::isnan(value) ? standard : std::clamp(value, low, high);
}

/// Progress of a part of the whole.
struct PartOfProgress {
    const WeightProgress& whole;
    ProgressRange range;

    static bool report(double fraction, void* context) {
        const auto& part = *static_cast<const PartOfProgress*>(context);
        return part.whole.report(std::lerp(part.range.from, part.range.to, fraction));
    }
    [[nodiscard]] WeightProgress progress() { return {&PartOfProgress::report, this}; }
};

class Bind {
public:
    explicit Bind(const BindRequest& request)
        : m_request(request), m_cache(request.cache ? *request.cache : m_ownCache) {}

    BindResult run(const WeightProgress& progress);

private:
    void chooseJoints();
    [[nodiscard]] bool hasOtherWeights() const;
    [[nodiscard]] bool hasWork() const;
    void makeShape();
    bool runMethod(const WeightProgress& progress);
    std::optional<WeightEdit> compose(const WeightProgress& progress) const;
    [[nodiscard]] ComposeRules composeRules() const;
    void mendTwins(WeightEdit& edit) const;

    const BindRequest& m_request;
    BindCache m_ownCache;
    BindCache& m_cache;
    std::vector<std::uint8_t> m_receives;  ///< free, selected, with a segment
    std::vector<std::uint8_t> m_takesPart; ///< in the method
    bool m_partial = false;
    std::vector<BoneSegment> m_segments;
    std::optional<BindBones> m_receivers;
    PlaceRows m_found;
    BindReport m_report;
};

/// Some free joint that is not to be changed has weight.
bool Bind::hasOtherWeights() const {
    const SkinWeights& weights = m_request.scope.weights;
    for (std::size_t v = 0; v < weights.rowCount(); ++v) {
        const RowView row = weights.row(VertexIndex(v));
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row.weights[i] > 0.0f && !isLocked(m_request.scope.locked, row.bones[i]) &&
                m_receives[row.bones[i]] == 0)
                return true;
    }
    return false;
}

void Bind::chooseJoints() {
    std::vector<std::uint8_t> hasSegment(m_request.jointCount);
    for (const BoneSegment& segment : m_request.segments)
        if (segment.joint < m_request.jointCount && segment.head.allFinite() &&
            segment.tail.allFinite()) {
            hasSegment[segment.joint] = 1;
            m_segments.push_back(segment);
        }
    m_receives.assign(m_request.jointCount, 0);
    for (std::size_t j = 0; j < m_request.jointCount; ++j) {
        const bool selected = m_request.selected.empty() ||
                              (j < m_request.selected.size() && m_request.selected[j] != 0);
        m_receives[j] =
            hasSegment[j] != 0 && selected && !isLocked(m_request.scope.locked, std::uint16_t(j))
                ? 1
                : 0;
    }
    m_partial = !m_request.selected.empty() && hasOtherWeights();
    // Locked joints compete: what is theirs by shape is not given to a neighbour's far end.
    m_takesPart.assign(m_request.jointCount, 0);
    for (std::size_t j = 0; j < m_request.jointCount; ++j)
        m_takesPart[j] =
            m_receives[j] != 0 ||
                    (hasSegment[j] != 0 &&
                     (m_partial || (isLocked(m_request.scope.locked, std::uint16_t(j)))))
                ? 1
                : 0;
}

/// Some row is to be bound.
bool Bind::hasWork() const {
    if (m_request.settings.replaceExisting)
        return true;
    const WeightScope& scope = m_request.scope;
    const auto isEmpty = [&](VertexIndex vertex) {
        return !(sumOf(scope.weights.row(vertex)) > 0.0);
    };
    if (scope.vertices)
        return std::ranges::any_of(withTwins(scope.mesh.topology, *scope.vertices), isEmpty);
    for (std::size_t v = 0; v < scope.weights.rowCount(); ++v)
        if (isEmpty(VertexIndex(v)))
            return true;
    return false;
}

void Bind::makeShape() {
    const std::uint64_t key = fingerprint(m_request.scope.mesh);
    BindCache::Content& content = m_cache.content();
    if (content.shape && content.key == key)
        return;
    m_cache = BindCache();
    m_cache.content().key = key;
    m_cache.content().shape = std::make_unique<BindShape>(m_request.scope.mesh);
}

bool Bind::runMethod(const WeightProgress& progress) {
    BindCache::Content& content = m_cache.content();
    const BindShape& shape = *content.shape;
    const BindSettings& settings = m_request.settings;
    if (settings.method == BindMethod::Envelope)
        m_segments = suggestedRadii(shape, m_segments);
    const BindBones bones(shape, m_segments, m_takesPart);
    switch (settings.method) {
    case BindMethod::Closest:
        return bindClosest(shape, bones,
                           {settings.rigid, clamped(settings.falloff, 1.0, 16.0, 4.0)}, progress,
                           m_found);
    case BindMethod::Envelope:
        return bindEnvelope(shape, bones, clamped(settings.reach, 1.0, 100.0, 2.0), progress,
                            m_found);
    case BindMethod::Heat:
        return bindHeat(m_request.scope.mesh, shape, bones, content.heat, progress, m_found);
    case BindMethod::Geodesic:
        break;
    }
    GeodesicSettings geodesic;
    geodesic.resolution = std::clamp<std::size_t>(settings.resolution, 8, 512);
    geodesic.sharpness = clamped(settings.sharpness, 0.0, 1.0, 1.0);
    return bindGeodesic(shape, bones, geodesic, content.geodesic, progress,
                        {m_found, m_report.outside, m_report.resolution});
}

ComposeRules Bind::composeRules() const {
    return {.locked = m_request.scope.locked,
            .receives = m_receives,
            .maxInfluences = m_request.settings.maxInfluences,
            .replaceExisting = m_request.settings.replaceExisting,
            .partial = m_partial};
}

std::optional<WeightEdit> Bind::compose(const WeightProgress& progress) const {
    const ComposeRules rules = composeRules();
    const BindShape& shape = *m_cache.content().shape;
    return editRows(m_request.scope, progress,
                    [&]() -> RowOperation {
                        auto compose =
                            std::make_shared<ComposeRow>(shape, m_found, *m_receivers, rules);
                        return [compose](PointIndex, VertexIndex vertex, WeightRow& row) {
                            return compose->compute(vertex, row);
                        };
                    },
                    {0.9, 1.0});
}

void Bind::mendTwins(WeightEdit& edit) const {
    const ComposeRules rules = composeRules();
    ComposeRow compose(*m_cache.content().shape, m_found, *m_receivers, rules);
    rigwright::mendTwins(m_request.scope, rules, compose, edit);
}

BindResult Bind::run(const WeightProgress& progress) {
    BindResult result;
    const auto cancelled = [&] {
        result = {emptyEdit(m_request.scope), {}, true};
        return result;
    };
    result.edit = emptyEdit(m_request.scope);
    if (!progress.report(0.0))
        return cancelled();
    chooseJoints();
    makeShape();
    const BindShape& shape = *m_cache.content().shape;
    m_receivers.emplace(shape, m_segments, m_receives);
    if (m_receivers->segments().empty()) {
        result.report.noBones = true;
        return result;
    }
    PartOfProgress method{progress, {0.02, 0.9}};
    if (!progress.report(0.02) || (hasWork() && !runMethod(method.progress())))
        return cancelled();
    std::optional<WeightEdit> edit = compose(progress);
    if (!edit)
        return cancelled();
    mendTwins(*edit);
    tallyBones(shape, *m_receivers, m_report);
    tallyBind({m_request.scope, shape, m_found, composeRules()}, *edit, m_report);
    result.edit = std::move(*edit);
    result.report = std::move(m_report);
    return result;
}

} // namespace

BindResult bindWeights(const BindRequest& request, const WeightProgress& progress) {
    assert(request.scope.weights.rowCount() == request.scope.mesh.vertexCount());
    return Bind(request).run(progress);
}

} // namespace rigwright
