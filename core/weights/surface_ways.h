// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SurfaceWays: which points a dab reaches along the surface, and how long the ways there are.
#pragma once

#include "core/weights/brush_footprint.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
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

/// A number for each of some points. Neighbours of a point mostly have numbers near its own or near
/// one another: pages of 32 consecutive points, found by open addressing, keep what is asked for
/// together in the cache, and hold the points in order but for the pages. Memory proportional to
/// the points that were asked for.
class PointNumbers {
public:
    static constexpr std::uint32_t kUnset = 0xffffffffu;

    PointNumbers();
    /// To be read and written; kUnset at first. Valid until the next call.
    std::uint32_t& operator[](std::uint32_t point);
    /// Calls visit(number) for all numbers that are set, by ascending point.
    template <class Visit>
    void visitInOrder(const Visit& visit);

private:
    static constexpr std::uint32_t kPageBits = 5;
    using Page = std::array<std::uint32_t, std::size_t{1} << kPageBits>;
    struct Slot {
        std::uint32_t key = kUnset; ///< point >> kPageBits
        std::uint32_t page = 0;
    };

    [[nodiscard]] Slot& slotOf(std::uint32_t key);
    void grow();

    std::vector<Slot> m_slots;
    std::uint32_t m_shift = 0; ///< of the hash: its upper bits are the slot
    std::vector<Page> m_pages;
};

/// The ways of BrushReach::Surface, for one dab. Cost proportional to the points reached.
class SurfaceWays {
public:
    struct Way {
        std::uint32_t point;
        float length; ///< metres
    };

    /// Finds them all.
    SurfaceWays(const Mesh& mesh, const BrushQuery& query);

    /// By ascending point.
    [[nodiscard]] std::vector<Way> reached();

private:
    static constexpr std::uint32_t kNone = 0xffffffffu;
    /// Set in the numbers of points that ask for nothing more: at the end of a straight way, or
    /// outside the ball. Most looks at a neighbour end with this one bit.
    static constexpr std::uint32_t kSettled = 0x80000000u;
    static constexpr std::uint32_t kOutside = 0xfffffffeu;

    /// A point of the ball, and the place from which the way to it is straight.
    struct Place {
        std::uint32_t point;
        float length; ///< until the straight ways are found: the straight line from the centre
        std::uint32_t corner; ///< a place, or kNone: the centre of the ball
        bool flat;            ///< its normal is close to that at the centre
        bool done;            ///< nothing shorter will be found
    };
    /// Where ways go on from: a place, and the corner behind it.
    struct Departure {
        std::uint32_t place;
        Vec3f position;
        float length;
        std::uint32_t corner;
        Vec3f cornerPosition;
        Vec3f cornerNormal;
        float cornerLength;
    };

    /// The number of its place (made where it is new), perhaps with kSettled; or kOutside.
    [[nodiscard]] std::uint32_t& numberOf(std::uint32_t point);
    [[nodiscard]] std::uint32_t makePlace(std::uint32_t point);
    [[nodiscard]] Vec3f positionOf(std::uint32_t point) const;
    [[nodiscard]] Vec3f normalOf(std::uint32_t point) const;
    [[nodiscard]] bool isFlat(std::uint32_t point, const Vec3f& normal) const;
    void start();
    void goStraight();
    void goRoundCorners();
    [[nodiscard]] Departure departureFrom(std::uint32_t place) const;
    void goOn(const Departure& from);
    void reach(const Departure& from, std::uint32_t to);

    const Topology& m_topology;
    const BrushQuery& m_query;
    float m_limit;          ///< radius²
    PointNumbers m_numbers; ///< places of points
    std::vector<Place> m_places;
    Vec3f m_normalAtCentre = Vec3f::Zero();
    std::vector<std::uint32_t> m_straight; ///< places at the end of a straight way
    std::vector<std::uint32_t> m_bends;    ///< places from where ways may go on, but not straight
    WayQueue m_queue;
    bool m_bending = false;
};

template <class Visit>
void PointNumbers::visitInOrder(const Visit& visit) {
    std::vector<std::uint64_t> order; // key and page
    for (const Slot& slot : m_slots)
        if (slot.key != kUnset)
            order.push_back(std::uint64_t(slot.key) << 32 | slot.page);
    std::ranges::sort(order);
    for (const std::uint64_t entry : order)
        for (const std::uint32_t number : m_pages[std::uint32_t(entry)])
            if (number != kUnset)
                visit(number);
}

} // namespace rigwright
