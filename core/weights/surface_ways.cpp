// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Ways along the surface, from the hit outwards.
#include "core/weights/surface_ways.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>

namespace rigwright {
namespace {

// A chord over an arc of 30° is 1.2 % short: finer would cost bends and show nowhere.
constexpr float kCosOfBend = 0.8660254f;
constexpr float kNowhere = std::numeric_limits<float>::infinity();

constexpr std::uint32_t kFewestSlotBits = 8;

} // namespace

void WayQueue::push(float length, std::uint32_t place) {
    const auto key = std::bit_cast<std::uint32_t>(length);
    assert(key >= m_last);
    m_buckets[std::size_t(std::bit_width(key ^ m_last))].push_back({key, place});
    ++m_size;
}

/// Deals out the first bucket that is not empty anew, seen from its shortest length.
void WayQueue::refill() {
    const auto bucket = std::ranges::find_if(m_buckets, [](const auto& b) { return !b.empty(); });
    m_last = std::ranges::min(*bucket, {}, &Entry::key).key;
    for (const Entry& entry : *bucket)
        m_buckets[std::size_t(std::bit_width(entry.key ^ m_last))].push_back(entry);
    bucket->clear();
}

std::uint32_t WayQueue::pop() {
    if (m_buckets.front().empty())
        refill();
    const std::uint32_t place = m_buckets.front().back().place;
    m_buckets.front().pop_back();
    --m_size;
    return place;
}

PointNumbers::PointNumbers()
    : m_slots(std::size_t{1} << kFewestSlotBits), m_shift(32 - kFewestSlotBits) {}

inline PointNumbers::Slot& PointNumbers::slotOf(std::uint32_t key) {
    std::size_t slot = (key * 0x9e3779b1u) >> m_shift;
    while (m_slots[slot].key != kUnset && m_slots[slot].key != key)
        slot = (slot + 1) & (m_slots.size() - 1);
    return m_slots[slot];
}

inline std::uint32_t& PointNumbers::operator[](std::uint32_t point) {
    const std::uint32_t key = point >> kPageBits;
    Slot* slot = &slotOf(key);
    if (slot->key == kUnset) {
        if (2 * m_pages.size() >= m_slots.size()) {
            grow();
            slot = &slotOf(key);
        }
        *slot = {key, std::uint32_t(m_pages.size())};
        m_pages.emplace_back().fill(kUnset);
    }
    return m_pages[slot->page][point & ((1u << kPageBits) - 1)];
}

void PointNumbers::grow() {
    std::vector<Slot> former(2 * m_slots.size());
    former.swap(m_slots);
    --m_shift;
    for (const Slot& slot : former)
        if (slot.key != kUnset)
            slotOf(slot.key) = slot;
}

SurfaceWays::SurfaceWays(const Mesh& mesh, const BrushQuery& query)
    : m_topology(mesh.topology), m_query(query), m_limit(query.radius * query.radius) {
    assert(query.adjacency);
    if (!query.centre.allFinite())
        return;
    start();
    goStraight();
    goRoundCorners();
}

std::vector<SurfaceWays::Way> SurfaceWays::reached() {
    std::vector<Way> ways;
    ways.reserve(m_places.size());
    m_numbers.visitInOrder([&](std::uint32_t number) {
        if (number == kOutside)
            return;
        const Place& place = m_places[number & ~kSettled];
        if (place.done)
            ways.push_back({place.point, place.length});
    });
    return ways;
}

/// A point lies where the nearest of its vertices does, as for the ball; infinitely far away where
/// none has a finite place.
inline Vec3f SurfaceWays::positionOf(std::uint32_t point) const {
    const auto vertices = m_topology.verticesOf(PointIndex(point));
    if (vertices.size() == 1)
        return m_query.positions[vertices.front().value()];
    Vec3f position = Vec3f::Constant(kNowhere);
    float nearest = kNowhere;
    for (const VertexIndex vertex : vertices) {
        const Vec3f& shown = m_query.positions[vertex.value()];
        const float distance = (shown - m_query.centre).squaredNorm();
        if (distance < nearest) {
            nearest = distance;
            position = shown;
        }
    }
    return position;
}

/// Sum of its vertices' normals: at a hard edge they differ.
inline Vec3f SurfaceWays::normalOf(std::uint32_t point) const {
    const auto vertices = m_topology.verticesOf(PointIndex(point));
    if (vertices.size() == 1)
        return m_query.normals[vertices.front().value()];
    Vec3f normal = Vec3f::Zero();
    for (const VertexIndex vertex : vertices)
        normal += m_query.normals[vertex.value()];
    normal.normalize(); // stays zero where it is zero
    return normal;
}

/// Whether the surface there faces nearly as `normal` says.
inline bool SurfaceWays::isFlat(std::uint32_t point, const Vec3f& normal) const {
    return m_query.normals.empty() || normalOf(point).dot(normal) >= kCosOfBend;
}

inline std::uint32_t& SurfaceWays::numberOf(std::uint32_t point) {
    std::uint32_t& number = m_numbers[point];
    if (number == PointNumbers::kUnset)
        number = makePlace(point);
    return number;
}

inline std::uint32_t SurfaceWays::makePlace(std::uint32_t point) {
    const float distance = (positionOf(point) - m_query.centre).squaredNorm();
    if (!(distance <= m_limit) || distance == kNowhere)
        return kOutside;
    if (m_bending)
        m_places.push_back({point, kNowhere, kNone, false, false});
    else
        m_places.push_back(
            {point, std::sqrt(distance), kNone, isFlat(point, m_normalAtCentre), false});
    return std::uint32_t(m_places.size() - 1);
}

/// The seeds are reached whatever their normals; together these are the normal at the centre.
void SurfaceWays::start() {
    constexpr std::size_t kUsual = 1024;
    m_places.reserve(kUsual);
    m_straight.reserve(kUsual);
    for (const VertexIndex seed : m_query.seeds) {
        std::uint32_t& number = numberOf(m_topology.pointOfVertex[seed.value()].value());
        if ((number & kSettled) != 0)
            continue;
        m_places[number].done = true;
        if (!m_query.normals.empty())
            m_normalAtCentre += normalOf(m_places[number].point);
        m_straight.push_back(number);
        number |= kSettled;
    }
    m_normalAtCentre.normalize();
}

/// The straight line from the centre is the shortest way there is: whoever lies at the end of one
/// needs no comparing, and most points of a dab do.
void SurfaceWays::goStraight() {
    for (std::size_t i = 0; i < m_straight.size(); ++i) {
        const std::uint32_t from = m_straight[i];
        const float length = m_places[from].length;
        bool bends = false;
        for (const PointIndex neighbour : m_query.adjacency->of(PointIndex(m_places[from].point))) {
            std::uint32_t& to = numberOf(neighbour.value());
            if ((to & kSettled) != 0)
                continue;
            Place& next = m_places[to];
            if (next.flat && next.length >= length) {
                next.done = true;
                m_straight.push_back(to);
                to |= kSettled;
            } else {
                bends = true;
            }
        }
        if (bends)
            m_bends.push_back(from);
    }
}

/// The other points, nearest first (Dijkstra 1959).
void SurfaceWays::goRoundCorners() {
    if (m_bends.empty())
        return;
    m_bending = true;
    for (Place& place : m_places)
        if (!place.done)
            place.length = kNowhere;
    for (const std::uint32_t from : m_bends)
        goOn(departureFrom(from));
    while (!m_queue.isEmpty()) {
        const std::uint32_t from = m_queue.pop();
        if (m_places[from].done)
            continue;
        m_places[from].done = true;
        goOn(departureFrom(from));
    }
}

SurfaceWays::Departure SurfaceWays::departureFrom(std::uint32_t place) const {
    const Place& here = m_places[place];
    const Vec3f position = positionOf(here.point);
    if (here.corner == kNone)
        return {place, position, here.length, kNone, m_query.centre, m_normalAtCentre, 0.0f};
    const Place& corner = m_places[here.corner];
    return {place,
            position,
            here.length,
            here.corner,
            positionOf(corner.point),
            m_query.normals.empty() ? Vec3f::Zero() : normalOf(corner.point),
            corner.length};
}

void SurfaceWays::goOn(const Departure& from) {
    for (const PointIndex next : m_query.adjacency->of(PointIndex(m_places[from.place].point))) {
        const std::uint32_t to = numberOf(next.value());
        if ((to & kSettled) == 0 && !m_places[to].done)
            reach(from, to);
    }
}

/// The way over an edge: straight on from the last corner, or with a new one at `from`.
void SurfaceWays::reach(const Departure& from, std::uint32_t to) {
    Place& next = m_places[to];
    // Straight from the same corner already: nothing over this edge can be shorter.
    if (next.corner == from.corner && next.length != kNowhere)
        return;
    const Vec3f position = positionOf(next.point);
    const float straight = from.cornerLength + (position - from.cornerPosition).norm();
    const bool onwards = straight >= from.length && isFlat(next.point, from.cornerNormal);
    const float length = onwards ? straight : from.length + (position - from.position).norm();
    if (!(length < next.length) || length > m_query.radius)
        return;
    next.length = length;
    next.corner = onwards ? from.corner : from.place;
    m_queue.push(length, to);
}

} // namespace rigwright
