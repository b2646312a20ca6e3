// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SurfaceWays: how far the points in a ball are along the surface.
#pragma once

#include "core/weights/brush_footprint.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace rigwright {

/// A queue by length for ways that only ever get longer: nothing is pushed that is shorter than
/// what came out last (radix heap, Ahuja, Mehlhorn, Orlin and Tarjan 1990). Lengths are not
/// negative.
class WayQueue {
public:
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    void push(float length, std::uint32_t place);
    /// The place of the shortest length. Precondition: not empty.
    std::uint32_t pop();

private:
    struct Entry {
        std::uint32_t key; ///< bits of the length: ordered as lengths are
        std::uint32_t place;
    };
    void refill();

    /// By the highest bit in which a key differs from that of the last one out.
    std::array<std::vector<Entry>, 33> m_buckets;
    std::uint32_t m_last = 0;
    std::size_t m_size = 0;
};

/// The ways of BrushReach::Surface, for one dab. Cost proportional to the points in the ball.
class SurfaceWays {
public:
    /// `points` are those with a vertex in the ball, ascending and unique.
    SurfaceWays(const Mesh& mesh, const BrushQuery& query, std::span<const std::uint32_t> points);

    /// Length of the way to points[i] in metres; infinity where none leads there inside the ball.
    [[nodiscard]] float lengthTo(std::size_t i) const { return m_places[i].length; }

private:
    static constexpr std::uint32_t kNone = 0xffffffffu;

    /// A point of the ball, and the place from which the way to it is straight.
    struct Place {
        Vec3f position;
        Vec3f normal;
        float length;
        std::uint32_t corner; ///< a place, or kNone: the centre of the ball
        bool done;
    };
    struct Corner {
        Vec3f position;
        Vec3f normal;
        float length;
    };

    void readPlaces(const Topology& topology);
    void numberPoints();
    [[nodiscard]] std::uint32_t placeOf(std::uint32_t point) const;
    void start(const Topology& topology);
    void walk();
    void reach(std::uint32_t from, std::uint32_t to);
    [[nodiscard]] Corner cornerOf(std::uint32_t place) const;

    const BrushQuery& m_query;
    std::span<const std::uint32_t> m_points;
    std::vector<Place> m_places;
    Vec3f m_normalAtCentre = Vec3f::Zero();
    // From point to place by open addressing.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_slots;
    WayQueue m_queue;
};

} // namespace rigwright
