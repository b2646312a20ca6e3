// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SurfaceWays: how far the points in a ball are along the surface.
#pragma once

#include "core/weights/brush_footprint.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace rigwright {

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
    void push(std::uint32_t place);

    const BrushQuery& m_query;
    std::span<const std::uint32_t> m_points;
    std::vector<Place> m_places;
    Vec3f m_normalAtCentre = Vec3f::Zero();
    // From point to place by open addressing.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_slots;
    std::vector<std::pair<float, std::uint32_t>> m_heap;
};

} // namespace rigwright
