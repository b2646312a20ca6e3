// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Ways along the surface, from the hit outwards.
#include "core/weights/surface_ways.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>

namespace rigwright {
namespace {

// A chord over an arc of 30° is 1.2 % short: finer would cost bends and show nowhere.
constexpr float kCosOfBend = 0.8660254f;
constexpr float kNowhere = std::numeric_limits<float>::infinity();

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

SurfaceWays::SurfaceWays(const Mesh& mesh, const BrushQuery& query,
                         std::span<const std::uint32_t> points)
    : m_query(query), m_points(points) {
    assert(query.adjacency);
    readPlaces(mesh.topology);
    numberPoints();
    start(mesh.topology);
    walk();
}

/// A point lies where the nearest of its vertices does, as for the ball.
void SurfaceWays::readPlaces(const Topology& topology) {
    m_places.resize(m_points.size());
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        Place& place = m_places[i];
        place = {m_query.centre, Vec3f::Zero(), kNowhere, kNone, false};
        float nearest = kNowhere;
        for (const VertexIndex vertex : topology.verticesOf(PointIndex(m_points[i]))) {
            const Vec3f& position = m_query.positions[vertex.value()];
            const float distance = (position - m_query.centre).squaredNorm();
            if (distance < nearest) {
                nearest = distance;
                place.position = position;
            }
            if (!m_query.normals.empty())
                place.normal += m_query.normals[vertex.value()];
        }
        if (topology.verticesOf(PointIndex(m_points[i])).size() > 1)
            place.normal.normalize(); // stays zero where it is zero
    }
}

void SurfaceWays::numberPoints() {
    m_slots.assign(std::bit_ceil(std::max<std::size_t>(2 * m_points.size(), 16)), {kNone, kNone});
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        std::size_t slot = (m_points[i] * 0x9e3779b1u) & (m_slots.size() - 1);
        while (m_slots[slot].first != kNone)
            slot = (slot + 1) & (m_slots.size() - 1);
        m_slots[slot] = {m_points[i], std::uint32_t(i)};
    }
}

/// kNone for points outside the ball.
std::uint32_t SurfaceWays::placeOf(std::uint32_t point) const {
    std::size_t slot = (point * 0x9e3779b1u) & (m_slots.size() - 1);
    while (m_slots[slot].first != kNone && m_slots[slot].first != point)
        slot = (slot + 1) & (m_slots.size() - 1);
    return m_slots[slot].second;
}

void SurfaceWays::start(const Topology& topology) {
    for (const VertexIndex seed : m_query.seeds) {
        const std::uint32_t place = placeOf(topology.pointOfVertex[seed.value()].value());
        if (place == kNone || m_places[place].length != kNowhere)
            continue;
        m_places[place].length = (m_places[place].position - m_query.centre).norm();
        m_normalAtCentre += m_places[place].normal;
        m_queue.push(m_places[place].length, place);
    }
    m_normalAtCentre.normalize();
}

void SurfaceWays::walk() {
    while (!m_queue.isEmpty()) {
        const std::uint32_t from = m_queue.pop();
        if (m_places[from].done)
            continue;
        m_places[from].done = true;
        for (const PointIndex neighbour : m_query.adjacency->of(PointIndex(m_points[from]))) {
            const std::uint32_t to = placeOf(neighbour.value());
            if (to != kNone && !m_places[to].done)
                reach(from, to);
        }
    }
}

SurfaceWays::Corner SurfaceWays::cornerOf(std::uint32_t place) const {
    const std::uint32_t corner = m_places[place].corner;
    if (corner == kNone)
        return {m_query.centre, m_normalAtCentre, 0.0f};
    return {m_places[corner].position, m_places[corner].normal, m_places[corner].length};
}

/// The way over an edge: straight on from the last corner, or with a new one at `from`.
void SurfaceWays::reach(std::uint32_t from, std::uint32_t to) {
    const Place& last = m_places[from];
    Place& next = m_places[to];
    // Straight from the same corner already: nothing over this edge can be shorter.
    if (next.corner == last.corner && next.length != kNowhere)
        return;
    const Corner corner = cornerOf(from);
    const float straight = corner.length + (next.position - corner.position).norm();
    const bool outwards = straight >= last.length;
    const bool flat = m_query.normals.empty() || next.normal.dot(corner.normal) >= kCosOfBend;
    const float length =
        outwards && flat ? straight : last.length + (next.position - last.position).norm();
    if (!(length < next.length) || length > m_query.radius)
        return;
    next.length = length;
    next.corner = outwards && flat ? last.corner : from;
    m_queue.push(length, to);
}

} // namespace rigwright
