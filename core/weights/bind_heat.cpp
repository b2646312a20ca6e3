// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Heat: who sees which bone, the solution, and what to do without one.
#include "core/weights/bind_heat.h"

#include "core/base/parallel.h"
#include "core/mesh/bvh.h"
#include "core/weights/bind_closest.h"
#include "core/weights/bind_sides.h"
#include "core/weights/heat_system.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace rigwright {

HeatParts::HeatParts() = default;
HeatParts::~HeatParts() = default;

namespace {

constexpr double kFallbackFalloff = 4.0;
constexpr double kLightest = 1e-4;
constexpr int kMostHits = 32;          // of one ray, looking past other surfaces
constexpr double kNearest = 1e-4;      // distances below count as this, in mesh sizes
constexpr double kFarthest = 1e3;      // and those above as that: the equations stay solvable
constexpr double kAsNear = 1.0 + 1e-4; // a bone that much farther is as near
constexpr double kAsNearSquare = kAsNear * kAsNear;

/// What each place has to do with its nearest bone.
struct Sources {
    explicit Sources(std::size_t count)
        : nearest(count), offsets(count + 1), sees(count), cutOff(count), alone(count) {}

    std::vector<NearestBone> nearest;
    std::vector<std::uint32_t> offsets; ///< into `slots`
    std::vector<std::uint32_t> slots;   ///< of the bones that are as near as the nearest
    std::vector<std::uint8_t> sees;
    std::vector<std::uint8_t> cutOff; ///< of islands that see no bone
    std::vector<std::uint8_t> alone;  ///< of islands that see one past others
};

class Heat {
public:
    Heat(const Mesh& mesh, const BindShape& shape, const BindBones& bones, HeatParts& parts)
        : m_mesh(mesh), m_shape(shape), m_bones(bones), m_parts(parts), m_sides(shape),
          m_sources(shape.placeCount()) {}

    bool run(const WeightProgress& progress, PlaceRows& rows);

private:
    void findNearest();
    void look();
    void lookAlone();
    [[nodiscard]] bool seesAlone(std::size_t place) const;
    /// Has surface that could be warmed.
    [[nodiscard]] bool canSee(std::size_t place) const {
        return m_parts.system->areas()[place] > 0.0 &&
               !m_sides.isDegenerate(m_shape.islandOfPlace[place]);
    }
    [[nodiscard]] std::vector<double> litAreas(std::span<const std::uint8_t> sees) const;
    bool factorise();
    bool solve(const WeightProgress& progress, std::vector<PackedRows>& blocks) const;
    [[nodiscard]] std::vector<std::uint32_t> usedSlots() const;
    void solveBlock(std::span<const std::uint32_t> slots, PackedRows& rows) const;
    [[nodiscard]] BindReason reasonOf(std::size_t place) const;
    bool gather(const std::vector<PackedRows>& blocks, const WeightProgress& progress,
                PlaceRows& rows) const;

    const Mesh& m_mesh;
    const BindShape& m_shape;
    const BindBones& m_bones;
    HeatParts& m_parts;
    SurfaceSides m_sides;
    Sources m_sources;
    std::vector<double> m_conductance;
    bool m_solved = false;
};

void Heat::findNearest() {
    const std::size_t count = m_shape.placeCount();
    std::vector<std::uint32_t> one(count);               // the only one, mostly
    std::vector<std::vector<std::uint32_t>> more(count); // all, where several are as near
    parallelFor(count, 512, [&](std::size_t begin, std::size_t end) {
        std::vector<double> squares(m_bones.joints().size());
        for (std::size_t p = begin; p < end; ++p) {
            m_sources.nearest[p] = m_bones.nearest(m_shape.places[p]);
            m_bones.squaredDistances(m_shape.places[p], squares);
            const auto least = std::ranges::min_element(squares);
            const double limit = *least * kAsNearSquare + kNearest * kNearest * 1e-6;
            one[p] = std::uint32_t(least - squares.begin());
            if (std::ranges::count_if(squares, [&](double square) { return square <= limit; }) < 2)
                continue;
            for (std::size_t slot = 0; slot < squares.size(); ++slot)
                if (squares[slot] <= limit)
                    more[p].push_back(std::uint32_t(slot));
        }
    });
    for (std::size_t p = 0; p < count; ++p) {
        if (more[p].empty())
            m_sources.slots.push_back(one[p]);
        else
            m_sources.slots.insert(m_sources.slots.end(), more[p].begin(), more[p].end());
        m_sources.offsets[p + 1] = std::uint32_t(m_sources.slots.size());
    }
}

void Heat::look() {
    parallelFor(m_shape.placeCount(), 256, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            if (!canSee(p) || !m_sides.isBehind(p, m_sources.nearest[p].point))
                continue;
            const Vec3f from = m_sources.nearest[p].point.cast<float>();
            m_sources.sees[p] =
                m_parts.rays->isBlocked(from, m_shape.places[p].cast<float>()) ? 0 : 1;
        }
    });
}

/// As look(), but only faces of the place's own island stop the ray.
bool Heat::seesAlone(std::size_t place) const {
    const Vec3d target = m_shape.places[place];
    Vec3d at = m_sources.nearest[place].point;
    const double whole = (target - at).norm();
    const double step = 1e-4 * whole + 1e-7;
    for (int hits = 0; hits < kMostHits; ++hits) {
        const double left = (target - at).norm();
        if (left <= 1e-3 * whole + step)
            return true;
        const Vec3d direction = (target - at) / left;
        const auto hit = m_parts.rays->raycast(at.cast<float>(), direction.cast<float>());
        if (!hit || double(hit->distance) >= left - 1e-3 * whole)
            return true;
        const std::uint32_t other = m_shape.placeOfVertex[hit->vertices[0].value()];
        if (m_shape.islandOfPlace[other] == m_shape.islandOfPlace[place] &&
            (at - m_sources.nearest[place].point).norm() + double(hit->distance) > 1e-3 * whole)
            return false;
        at += direction * (double(hit->distance) + step);
    }
    return false;
}

/// By island: the area of the places that see their bone.
std::vector<double> Heat::litAreas(std::span<const std::uint8_t> sees) const {
    std::vector<double> areas(m_shape.islandCount);
    for (std::size_t p = 0; p < m_shape.placeCount(); ++p)
        if (sees[p] != 0)
            areas[m_shape.islandOfPlace[p]] += m_parts.system->areas()[p];
    return areas;
}

/// Islands of which hardly anything sees a bone look again, past the others: a sleeve sees the bone
/// at its two ends only, if the arm stands in the way.
void Heat::lookAlone() {
    constexpr double kHardlyAnything = 0.3; // of the area
    const std::size_t count = m_shape.placeCount();
    const std::vector<double> whole = litAreas(std::vector<std::uint8_t>(count, 1));
    const std::vector<double> lit = litAreas(m_sources.sees);
    std::vector<std::uint8_t> again = m_sources.sees;
    const auto isDark = [&](std::size_t island) {
        return m_shape.islandCount > 1 || lit[island] == 0.0
                   ? lit[island] < kHardlyAnything * whole[island]
                   : false;
    };
    parallelFor(count, 256, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p)
            if (isDark(m_shape.islandOfPlace[p]) && canSee(p))
                again[p] = seesAlone(p) ? 1 : 0;
    });
    const std::vector<double> litAlone = litAreas(again);
    for (std::size_t p = 0; p < count; ++p) {
        const std::uint32_t island = m_shape.islandOfPlace[p];
        if (litAlone[island] > 2.0 * lit[island]) {
            m_sources.sees[p] = again[p];
            m_sources.alone[p] = 1;
        }
        m_sources.cutOff[p] = std::max(lit[island], litAlone[island]) > 0.0 ? 0 : 1;
    }
}

bool Heat::factorise() {
    m_conductance.assign(m_shape.placeCount(), 0.0);
    for (std::size_t p = 0; p < m_shape.placeCount(); ++p) {
        if (m_sources.sees[p] == 0)
            continue;
        const double distance = std::clamp(m_sources.nearest[p].distance, kNearest, kFarthest);
        m_conductance[p] = m_parts.system->areas()[p] / (distance * distance);
    }
    return m_parts.system->factorise(m_conductance, m_sources.cutOff);
}

/// Bones that warm something, ascending.
std::vector<std::uint32_t> Heat::usedSlots() const {
    std::vector<std::uint8_t> used(m_bones.joints().size());
    for (std::size_t p = 0; p < m_shape.placeCount(); ++p)
        if (m_sources.sees[p] != 0)
            for (std::uint32_t i = m_sources.offsets[p]; i < m_sources.offsets[p + 1]; ++i)
                used[m_sources.slots[i]] = 1;
    std::vector<std::uint32_t> slots;
    for (std::size_t slot = 0; slot < used.size(); ++slot)
        if (used[slot] != 0)
            slots.push_back(std::uint32_t(slot));
    return slots;
}

void Heat::solveBlock(std::span<const std::uint32_t> slots, PackedRows& rows) const {
    constexpr std::size_t kColumns = HeatSystem::kColumns;
    std::vector<std::uint8_t> columnOf(m_bones.joints().size(), 0xff);
    for (std::size_t column = 0; column < slots.size(); ++column)
        columnOf[slots[column]] = std::uint8_t(column);
    const std::size_t count = m_shape.placeCount();
    std::vector<double> values(count * kColumns);
    for (std::size_t p = 0; p < count; ++p) {
        if (m_sources.sees[p] == 0)
            continue;
        const std::uint32_t first = m_sources.offsets[p];
        const std::uint32_t last = m_sources.offsets[p + 1];
        const double share = m_conductance[p] / double(last - first);
        for (std::uint32_t i = first; i < last; ++i)
            if (const std::uint8_t column = columnOf[m_sources.slots[i]]; column != 0xff)
                values[p * kColumns + column] += share;
    }
    m_parts.system->solve(values);
    rows.offsets.reserve(count + 1);
    for (std::size_t p = 0; p < count; ++p) {
        for (std::size_t column = 0; column < slots.size(); ++column)
            if (const double weight = values[p * kColumns + column]; weight >= kLightest)
                rows.influences.push_back({m_bones.joints()[slots[column]], float(weight)});
        rows.offsets.push_back(std::uint32_t(rows.influences.size()));
    }
}

bool Heat::solve(const WeightProgress& progress, std::vector<PackedRows>& blocks) const {
    const std::vector<std::uint32_t> slots = usedSlots();
    const std::size_t count = (slots.size() + HeatSystem::kColumns - 1) / HeatSystem::kColumns;
    blocks.resize(count);
    const std::size_t atOnce = std::max<std::size_t>(threadCount(), 1);
    for (std::size_t first = 0; first < count; first += atOnce) {
        if (!progress.report(std::lerp(0.7, 0.9, double(first) / double(count))))
            return false;
        parallelFor(std::min(atOnce, count - first), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = first + begin; i < first + end; ++i) {
                const std::size_t from = i * HeatSystem::kColumns;
                solveBlock(std::span(slots).subspan(
                               from, std::min(HeatSystem::kColumns, slots.size() - from)),
                           blocks[i]);
            }
        });
    }
    return true;
}

BindReason Heat::reasonOf(std::size_t place) const {
    if (m_shape.finite[place] == 0)
        return BindReason::NotFinite;
    const std::uint32_t island = m_shape.islandOfPlace[place];
    if (!m_sides.hasFaces(island))
        return m_shape.collapsed[place] != 0 ? BindReason::ZeroArea : BindReason::NoFaces;
    if (m_sides.isDegenerate(island))
        return BindReason::ZeroArea;
    if (m_sources.cutOff[place] != 0 || m_sources.alone[place] != 0)
        return BindReason::NoVisibleBone;
    return BindReason::NotSolved;
}

bool Heat::gather(const std::vector<PackedRows>& blocks, const WeightProgress& progress,
                  PlaceRows& rows) const {
    return fillRows(
        m_shape.placeCount(), progress, {0.9, 1.0},
        [&]() -> MakeRow {
            auto closest = std::make_shared<ClosestRow>(m_shape, m_bones, kFallbackFalloff);
            return [this, closest, &blocks](std::size_t place, WeightRow& row) -> RowOrigin {
                double sum = 0.0;
                if (m_solved && m_sources.cutOff[place] == 0)
                    for (const PackedRows& block : blocks)
                        for (const Influence& influence : block.row(place)) {
                            row.push_back(influence);
                            sum += double(influence.weight);
                        }
                // The weights of all bones sum to 1; far from it there was no solution.
                if (std::abs(sum - 1.0) < 0.1) {
                    if (m_sources.alone[place] != 0)
                        return {BindWay::HeatAlone, BindReason::NoVisibleBone};
                    return {BindWay::Heat, BindReason::None};
                }
                row.clear();
                closest->smooth(place, row);
                return {BindWay::Distance, reasonOf(place)};
            };
        },
        rows);
}

bool Heat::run(const WeightProgress& progress, PlaceRows& rows) {
    if (!progress.report(0.0))
        return false;
    if (!m_parts.system)
        m_parts.system = std::make_unique<HeatSystem>(m_shape);
    if (!progress.report(0.1))
        return false;
    if (!m_parts.rays)
        m_parts.rays = std::make_unique<SurfaceBvh>(m_mesh, m_shape.vertexPositions);
    if (!progress.report(0.2))
        return false;
    findNearest();
    look();
    lookAlone();
    if (!progress.report(0.3))
        return false;
    m_solved = factorise();
    std::vector<PackedRows> blocks;
    if (!progress.report(0.7) || (m_solved && !solve(progress, blocks)))
        return false;
    return gather(blocks, progress, rows);
}

} // namespace

bool bindHeat(const Mesh& mesh, const BindShape& shape, const BindBones& bones, HeatParts& parts,
              const WeightProgress& progress, PlaceRows& rows) {
    return Heat(mesh, shape, bones, parts).run(progress, rows);
}

} // namespace rigwright
