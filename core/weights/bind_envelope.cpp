// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weights by envelopes.
#include "core/weights/bind_envelope.h"

#include "core/base/parallel.h"
#include "core/weights/bind_closest.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

namespace rigwright {
namespace {

constexpr double kFallbackFalloff = 4.0;
constexpr double kLightest = 1e-4;

class EnvelopeRow {
public:
    EnvelopeRow(const BindShape& shape, const BindBones& bones, double reach)
        : m_shape(shape), m_bones(bones), m_reach(reach), m_closest(shape, bones, kFallbackFalloff),
          m_weights(bones.joints().size()) {}

    RowOrigin compute(std::size_t place, WeightRow& row) {
        if (m_shape.finite[place] == 0)
            return fallBack(place, row, BindReason::NotFinite);
        std::ranges::fill(m_weights, 0.0);
        for (const BindBones::Segment& segment : m_bones.segments()) {
            const Vec3d& at = m_shape.places[place];
            const double t = segment.nearestAt(at);
            const double radius = std::lerp(segment.headRadius, segment.tailRadius, t) * m_reach;
            const double square = (at - segment.head - segment.along * t).squaredNorm();
            const double left = 1.0 - square / (radius * radius);
            if (left > 0.0) // false for a radius of 0
                m_weights[segment.slot] = std::max(m_weights[segment.slot], left * left);
        }
        for (std::size_t slot = 0; slot < m_weights.size(); ++slot)
            if (m_weights[slot] >= kLightest)
                row.push_back({m_bones.joints()[slot], float(m_weights[slot])});
        if (row.empty())
            return fallBack(place, row, BindReason::OutsideEnvelopes);
        return {BindWay::Envelope, BindReason::None};
    }

private:
    RowOrigin fallBack(std::size_t place, WeightRow& row, BindReason reason) {
        m_closest.smooth(place, row);
        return {BindWay::Distance, reason};
    }

    const BindShape& m_shape;
    const BindBones& m_bones;
    double m_reach;
    ClosestRow m_closest;
    std::vector<double> m_weights;
};

/// Three quarters of the distances are no larger; 0 where there are none.
double upperQuartile(std::vector<float>& distances) {
    if (distances.empty())
        return 0.0;
    const auto middle = distances.begin() + std::ptrdiff_t(distances.size() * 3 / 4);
    std::nth_element(distances.begin(), middle, distances.end());
    return double(*middle);
}

} // namespace

bool bindEnvelope(const BindShape& shape, const BindBones& bones, double reach,
                  const WeightProgress& progress, PlaceRows& rows) {
    return fillRows(
        shape.placeCount(), progress, {},
        [&]() -> MakeRow {
            auto envelope = std::make_shared<EnvelopeRow>(shape, bones, reach);
            return [envelope](std::size_t place, WeightRow& row) {
                return envelope->compute(place, row);
            };
        },
        rows);
}

std::vector<BoneSegment> suggestedRadii(const BindShape& shape,
                                        std::span<const BoneSegment> segments) {
    std::vector<BoneSegment> result(segments.begin(), segments.end());
    if (result.empty())
        return result;
    // One "joint" a segment, so that the nearest joint is the nearest segment.
    std::vector<BoneSegment> single = result;
    for (std::size_t s = 0; s < single.size(); ++s)
        single[s].joint = std::uint16_t(std::min<std::size_t>(s, 0xffff));
    const std::vector<std::uint8_t> all(0x10000, 1);
    const BindBones bones(shape, single, all);
    std::vector<std::uint32_t> nearest(shape.placeCount(), 0);
    std::vector<float> distance(shape.placeCount(), -1.0f);
    if (!bones.segments().empty())
        parallelFor(shape.placeCount(), 512, [&](std::size_t begin, std::size_t end) {
            for (std::size_t p = begin; p < end; ++p) {
                if (shape.stray[p] != 0)
                    continue;
                const NearestBone bone = bones.nearest(shape.places[p]);
                nearest[p] = bone.joint;
                distance[p] = float(bone.distance);
            }
        });
    std::vector<std::vector<float>> ends[2];
    for (auto& end : ends)
        end.resize(result.size());
    std::vector<std::uint32_t> slotOfSegment(result.size(), 0xffffffffu);
    for (std::size_t slot = 0; slot < bones.joints().size(); ++slot)
        slotOfSegment[bones.joints()[slot]] = std::uint32_t(slot);
    for (std::size_t p = 0; p < shape.placeCount(); ++p) {
        if (distance[p] < 0.0f)
            continue;
        const double t = bones.segments()[slotOfSegment[nearest[p]]].nearestAt(shape.places[p]);
        ends[t < 0.5 ? 0 : 1][nearest[p]].push_back(distance[p]);
    }
    for (std::size_t s = 0; s < result.size(); ++s) {
        const double length = (result[s].tail - result[s].head).norm();
        const double plain =
            length > 0.0 && std::isfinite(length) ? 0.25 * length : 0.05 * shape.size;
        const double head = upperQuartile(ends[0][s]) * shape.size;
        const double tail = upperQuartile(ends[1][s]) * shape.size;
        if (!(result[s].headRadius > 0.0))
            result[s].headRadius = head > 0.0 ? head : tail > 0.0 ? tail : plain;
        if (!(result[s].tailRadius > 0.0))
            result[s].tailRadius = tail > 0.0 ? tail : head > 0.0 ? head : plain;
    }
    return result;
}

std::vector<BoneSegment> suggestedRadii(const Mesh& mesh, std::span<const BoneSegment> segments) {
    return suggestedRadii(BindShape(mesh), segments);
}

} // namespace rigwright
