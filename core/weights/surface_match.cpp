// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Matching two surfaces: distance, normals, islands.
#include "core/weights/surface_match.h"

#include "core/base/parallel.h"
#include "core/mesh/bvh.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace rigwright {
namespace {

constexpr std::size_t kGrain = 512;
constexpr std::size_t kBetweenReports = 1u << 15; // points
constexpr std::size_t kSamples = 512;             // of an island, or of a whole mesh
constexpr double kBehind = 0.02;                  // part of the diagonal
constexpr std::uint32_t kNone = 0xffffffffu;

/// Unit normals by point, averaged by area; zero where there is no area.
std::vector<Vec3d> pointNormals(const PlacedMesh& placed) {
    const Mesh& mesh = placed.mesh;
    std::vector<Vec3d> normals(mesh.topology.pointCount(), Vec3d::Zero());
    for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
        const std::size_t first = mesh.faceOffsets[f];
        const std::size_t last = mesh.faceOffsets[f + 1];
        if (last - first < 3)
            continue;
        const auto at = [&](std::size_t corner) {
            return Vec3d(placed.positions[mesh.cornerVertices[corner]].cast<double>());
        };
        // Newell's area vector, from the first corner so that nothing is lost far off.
        const Vec3d origin = at(first);
        Vec3d area = Vec3d::Zero();
        for (std::size_t c = first + 1; c + 1 < last; ++c)
            area += (at(c) - origin).cross(at(c + 1) - origin);
        if (!area.allFinite())
            continue;
        for (std::size_t c = first; c < last; ++c)
            normals[mesh.topology.pointOfVertex[mesh.cornerVertices[c]].value()] += area;
    }
    for (Vec3d& normal : normals) {
        const double length = normal.stableNorm();
        if (length > 0.0 && std::isfinite(length))
            normal *= (placed.mirrored ? -1.0 : 1.0) / length;
        else
            normal.setZero();
    }
    return normals;
}

/// A surface ready to be asked.
struct Surface {
    explicit Surface(const PlacedMesh& from)
        : placed(from), normals(pointNormals(from)), island(islands(pointAdjacency(from.mesh))) {}

    [[nodiscard]] PointIndex pointOf(VertexIndex vertex) const {
        return placed.mesh.topology.pointOfVertex[vertex.value()];
    }
    [[nodiscard]] const Vec3f& position(std::size_t point) const {
        return placed.positions[placed.mesh.topology.verticesOf(PointIndex(point)).front().value()];
    }
    [[nodiscard]] std::size_t islandCount() const {
        return island.empty() ? 0 : std::size_t(*std::ranges::max_element(island)) + 1;
    }

    const PlacedMesh& placed;
    std::vector<Vec3d> normals;        ///< by point
    std::vector<std::uint32_t> island; ///< by point
};

/// Which islands belong together.
struct IslandPairs {
    std::vector<std::uint32_t> ownerOfSource; ///< by island of the source: one of the target
    std::vector<std::uint32_t> mainOfTarget;  ///< by island of the target: one of the source

    [[nodiscard]] bool belong(std::uint32_t target, std::uint32_t source) const {
        return mainOfTarget.empty() || mainOfTarget[target] == source ||
               ownerOfSource[source] == target;
    }
};

/// Asks the surface `to` for places that stand for points of `from`.
class Matcher {
public:
    Matcher(const Surface& from, const Surface& to, const SurfaceMatchSettings& settings)
        : m_from(from), m_to(to), m_bvh(to.placed.mesh, to.placed.positions),
          m_least(settings.normalLimit < kPi ? std::cos(std::max(settings.normalLimit, 0.0)) - 1e-9
                                             : -std::numeric_limits<double>::infinity()) {}

    void setReach(double maxDistance, double behind) {
        constexpr double most = std::numeric_limits<float>::max();
        m_maxDistance = float(std::min(maxDistance, most));
        m_behind = behind;
    }
    /// -1: normals of the other surface count turned over.
    void setSign(double sign) { m_sign = sign; }

    /// Nearest place whatever its normal; equally near ones by their normals.
    [[nodiscard]] std::optional<SurfacePlace> nearest(std::size_t point) const {
        return m_bvh.nearest(m_from.position(point), m_maxDistance,
                             [&](const SurfacePlace& place) { return 2.0 + turn(point, place); });
    }
    /// Cosine between the normals there; 1 where either has none.
    [[nodiscard]] double turn(std::size_t point, const SurfacePlace& place) const;
    [[nodiscard]] std::uint32_t islandOf(const SurfacePlace& place) const {
        return m_to.island[m_to.pointOf(place.vertices[0]).value()];
    }
    /// The place that stands for a point; `pairs` null: of any island.
    std::optional<SurfacePlace> match(std::size_t point, const IslandPairs* pairs,
                                      MatchOutcome& outcome) const;

private:
    const Surface& m_from;
    const Surface& m_to;
    SurfaceBvh m_bvh;
    double m_least; ///< cosine
    float m_maxDistance = std::numeric_limits<float>::max();
    double m_behind = 0.0;
    double m_sign = 1.0;
};

double Matcher::turn(std::size_t point, const SurfacePlace& place) const {
    const Vec3d& ours = m_from.normals[point];
    Vec3d theirs = Vec3d::Zero();
    for (int i = 0; i < 3; ++i)
        theirs += place.barycentric[i] * m_to.normals[m_to.pointOf(place.vertices[i]).value()];
    double length = theirs.norm();
    if (!(length > 1e-3)) { // an edge of a card: its sides cancel out
        theirs = m_to.placed.mirrored ? Vec3d(-place.normal) : place.normal;
        length = theirs.norm();
    }
    if (!(length > 0.0) || ours.isZero(0.0))
        return 1.0;
    return m_sign * ours.dot(theirs) / length;
}

std::optional<SurfacePlace> Matcher::match(std::size_t point, const IslandPairs* pairs,
                                           MatchOutcome& outcome) const {
    const auto belongs = [&](const SurfacePlace& place) {
        return !pairs || pairs->belong(m_from.island[point], islandOf(place));
    };
    std::optional<SurfacePlace> place = nearest(point);
    outcome = place ? MatchOutcome::Matched : MatchOutcome::TooFar;
    if (!place || (turn(point, *place) >= m_least && belongs(*place)))
        return place;
    const auto reachBehind = [&](const SurfacePlace& first) {
        return float(std::min(double(m_maxDistance), std::sqrt(first.squaredDistance) + m_behind));
    };
    if (!belongs(*place)) {
        place =
            m_bvh.nearest(m_from.position(point), m_maxDistance, [&](const SurfacePlace& other) {
                return belongs(other) ? 2.0 + turn(point, other) : -1.0;
            });
        if (place && turn(point, *place) >= m_least)
            return place;
    }
    if (place)
        place = m_bvh.nearest(m_from.position(point), reachBehind(*place),
                              [&](const SurfacePlace& other) {
                                  const double turned = turn(point, other);
                                  return turned >= m_least && belongs(other) ? 2.0 + turned : -1.0;
                              });
    outcome = place ? MatchOutcome::Matched : MatchOutcome::FacesElsewhere;
    return place;
}

/// True where most of the surface that is near is turned away.
bool isOpposed(const Surface& target, const Matcher& matcher) {
    const std::size_t count = target.normals.size();
    const std::size_t step = std::max<std::size_t>(1, count / kSamples);
    std::size_t along = 0;
    std::size_t against = 0;
    for (std::size_t point = 0; point < count; point += step) {
        const auto place = matcher.nearest(point);
        if (!place)
            continue;
        const double turn = matcher.turn(point, *place);
        along += turn > 0.0 ? 1 : 0;
        against += turn < 0.0 ? 1 : 0;
    }
    return against > 3 * along;
}

/// One vote for an island by a point of another one.
using Vote = std::pair<std::uint32_t, std::uint32_t>; // who votes, for whom

/// The island that most points of each island voted for, of equally many the first; kNone without
/// votes.
std::vector<std::uint32_t> elected(std::vector<Vote> votes, std::size_t islandCount) {
    std::ranges::sort(votes);
    std::vector<std::uint32_t> winner(islandCount, kNone);
    std::vector<std::size_t> most(islandCount, 0);
    for (std::size_t i = 0; i < votes.size();) {
        std::size_t end = i;
        while (end < votes.size() && votes[end] == votes[i])
            ++end;
        const auto [who, whom] = votes[i];
        if (end - i > most[who]) {
            most[who] = end - i;
            winner[who] = whom;
        }
        i = end;
    }
    return winner;
}

/// Up to about kSamples points of each island, spread evenly.
std::vector<std::size_t> samplesOf(const Surface& surface) {
    std::vector<std::size_t> sizes(surface.islandCount(), 0);
    for (const std::uint32_t island : surface.island)
        ++sizes[island];
    std::vector<std::size_t> seen(sizes.size(), 0);
    std::vector<std::size_t> samples;
    for (std::size_t point = 0; point < surface.island.size(); ++point) {
        const std::uint32_t island = surface.island[point];
        if (seen[island]++ % std::max<std::size_t>(1, sizes[island] / kSamples) == 0)
            samples.push_back(point);
    }
    return samples;
}

/// What sampled points of each island of `from` are nearest to.
std::vector<std::uint32_t> electedBySamples(const Surface& from, const Matcher& matcher) {
    const std::vector<std::size_t> samples = samplesOf(from);
    std::vector<Vote> votes(samples.size(), {kNone, kNone});
    parallelFor(samples.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            MatchOutcome outcome;
            if (const auto place = matcher.match(samples[i], nullptr, outcome))
                votes[i] = {from.island[samples[i]], matcher.islandOf(*place)};
        }
    });
    std::erase(votes, Vote{kNone, kNone});
    return elected(std::move(votes), from.islandCount());
}

double diagonalOf(const Box3f& box) {
    return box.isEmpty() ? 0.0 : (box.max().cast<double>() - box.min().cast<double>()).norm();
}

} // namespace

double usualMaxDistance(const Box3f& sourceBounds) {
    return 0.1 * diagonalOf(sourceBounds);
}

std::optional<SurfaceMatch> matchSurfaces(const PlacedMesh& target, const PlacedMesh& source,
                                          const SurfaceMatchSettings& settings,
                                          const WeightProgress& progress,
                                          const ProgressRange& range) {
    assert(target.positions.size() == target.mesh.vertexCount());
    assert(source.positions.size() == source.mesh.vertexCount());
    const auto report = [&](double fraction) {
        return progress.report(std::lerp(range.from, range.to, fraction));
    };
    if (!report(0.0))
        return std::nullopt;
    const Surface ours(target);
    const Surface theirs(source);
    const Box3f box = bounds(source.positions);
    const double diagonal = diagonalOf(box);
    const double asked = settings.maxDistance.value_or(usualMaxDistance(box));
    const double maxDistance = asked > 0.0 ? asked : 0.0;
    Matcher matcher(ours, theirs, settings);
    matcher.setReach(maxDistance, kBehind * diagonal);
    SurfaceMatch result;
    result.opposed = settings.normalLimit < kPi && isOpposed(ours, matcher);
    const double sign = result.opposed ? -1.0 : 1.0;
    matcher.setSign(sign);
    IslandPairs pairs;
    if (settings.keepIslandsApart && ours.islandCount() > 1 && theirs.islandCount() > 1) {
        Matcher back(theirs, ours, settings);
        back.setReach(maxDistance, kBehind * diagonal);
        back.setSign(sign);
        pairs.ownerOfSource = electedBySamples(theirs, back);
        pairs.mainOfTarget = electedBySamples(ours, matcher);
    }
    const std::size_t count = ours.normals.size();
    result.places.resize(count);
    result.outcomes.assign(count, MatchOutcome::TooFar);
    for (std::size_t first = 0; first < count; first += kBetweenReports) {
        if (!report(0.2 + 0.8 * double(first) / double(count)))
            return std::nullopt;
        parallelFor(std::min(kBetweenReports, count - first), kGrain,
                    [&](std::size_t begin, std::size_t end) {
                        for (std::size_t point = first + begin; point < first + end; ++point) {
                            const auto place = matcher.match(point, &pairs, result.outcomes[point]);
                            for (std::size_t i = 0; place && i < 3; ++i) {
                                result.places[point].vertices[i] = place->vertices[i];
                                result.places[point].barycentric[i] =
                                    float(place->barycentric[Eigen::Index(i)]);
                            }
                        }
                    });
    }
    if (!report(1.0))
        return std::nullopt;
    return result;
}

} // namespace rigwright
