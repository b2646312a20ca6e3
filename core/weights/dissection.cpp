// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Nested dissection by coordinates.
#include "core/weights/dissection.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <utility>

namespace rigwright {
namespace {

constexpr std::size_t kSmallest = 8;        // pieces of so few places are not cut any more
constexpr std::size_t kShort = 4;           // of a border, squared, in places of the piece
constexpr std::size_t kSeparately = 20'000; // larger ones are cut on threads of their own

class Dissection {
public:
    Dissection(const BindShape& shape, const std::vector<SurfaceLaplacian::Edge>& edges)
        : m_shape(shape), m_offsets(shape.placeCount() + 1), m_neighbours(2 * edges.size()),
          m_sides(shape.placeCount()), m_order(shape.placeCount()), m_moved(shape.placeCount()) {
        for (const SurfaceLaplacian::Edge& edge : edges) {
            ++m_offsets[edge.a + 1];
            ++m_offsets[edge.b + 1];
        }
        std::partial_sum(m_offsets.begin(), m_offsets.end(), m_offsets.begin());
        std::vector<std::uint32_t> next(m_offsets.begin(), m_offsets.end() - 1);
        for (const SurfaceLaplacian::Edge& edge : edges) {
            m_neighbours[next[edge.a]++] = edge.b;
            m_neighbours[next[edge.b]++] = edge.a;
        }
        std::iota(m_order.begin(), m_order.end(), 0u);
    }

    DissectionOrder run() {
        DissectionOrder order;
        order.whole = {0, 0, m_order.size(), {}};
        cut(order.whole);
        order.placeAt = std::move(m_order);
        return order;
    }

private:
    enum Side : std::uint8_t { kElsewhere, kLow, kHigh, kBorder };

    [[nodiscard]] bool touches(std::uint32_t place, Side side) const {
        for (std::uint32_t i = m_offsets[place]; i < m_offsets[place + 1]; ++i)
            if (m_sides[m_neighbours[i]] == side)
                return true;
        return false;
    }
    struct Run {
        std::size_t first = 0;
        std::size_t middle = 0;
        std::size_t last = 0;
    };
    void halve(const Run& run, Eigen::Index axis);
    [[nodiscard]] std::array<std::size_t, 2> bordersOf(const Run& run) const;
    std::array<std::size_t, 2> halveWell(const Run& run);
    void cut(DissectionPiece& piece);

    const BindShape& m_shape;
    std::vector<std::uint32_t> m_offsets;
    std::vector<std::uint32_t> m_neighbours;
    std::vector<std::uint8_t> m_sides; ///< of the piece that is being cut; else kElsewhere
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_moved;
};

/// Puts the lower half along the axis first.
void Dissection::halve(const Run& run, Eigen::Index axis) {
    const auto begin = m_order.begin();
    std::nth_element(begin + std::ptrdiff_t(run.first), begin + std::ptrdiff_t(run.middle),
                     begin + std::ptrdiff_t(run.last), [&](std::uint32_t a, std::uint32_t b) {
                         const double x = m_shape.places[a][axis];
                         const double y = m_shape.places[b][axis];
                         return x < y || (x == y && a < b);
                     });
    for (std::size_t i = run.first; i < run.last; ++i)
        m_sides[m_order[i]] = i < run.middle ? kLow : kHigh;
}

/// How many of either half touch the other.
std::array<std::size_t, 2> Dissection::bordersOf(const Run& run) const {
    std::array<std::size_t, 2> borders{};
    for (std::size_t i = run.first; i < run.last; ++i)
        if (touches(m_order[i], i < run.middle ? kHigh : kLow))
            ++borders[i < run.middle ? 0 : 1];
    return borders;
}

/// Halves across the longest side, unless that cuts through more than it should and another cut is
/// shorter: a wide ring is cut through its sides, not all around.
std::array<std::size_t, 2> Dissection::halveWell(const Run& run) {
    Vec3d low = m_shape.places[m_order[run.first]];
    Vec3d high = low;
    for (std::size_t i = run.first; i < run.last; ++i) {
        low = low.cwiseMin(m_shape.places[m_order[i]]);
        high = high.cwiseMax(m_shape.places[m_order[i]]);
    }
    std::array<Eigen::Index, 3> axes{0, 1, 2};
    std::ranges::stable_sort(axes, std::greater(),
                             [&](auto axis) { return high[axis] - low[axis]; });
    std::array<std::size_t, 2> best{};
    Eigen::Index bestAxis = -1;
    Eigen::Index last = -1;
    for (const Eigen::Index axis : axes) {
        halve(run, axis);
        last = axis;
        const std::array<std::size_t, 2> borders = bordersOf(run);
        if (bestAxis < 0 || std::ranges::min(borders) < std::ranges::min(best)) {
            best = borders;
            bestAxis = axis;
        }
        const std::size_t border = std::ranges::min(best);
        if (border * border <= kShort * (run.last - run.first))
            break;
    }
    if (last != bestAxis)
        halve(run, bestAxis);
    return best;
}

void Dissection::cut(DissectionPiece& piece) {
    const std::size_t first = piece.first;
    const std::size_t last = piece.last;
    if (last - first <= kSmallest)
        return;
    const std::size_t middle = (first + last) / 2;
    const std::array<std::size_t, 2> borders = halveWell({first, middle, last});
    // The smaller border separates.
    const Side from = borders[0] <= borders[1] ? kLow : kHigh;
    const Side other = from == kLow ? kHigh : kLow;
    std::size_t at = first;
    std::size_t border = last - std::min(borders[0], borders[1]);
    const std::size_t separator = border;
    std::size_t half = first;
    for (std::size_t i = first; i < last; ++i) {
        const std::uint32_t place = m_order[i];
        if (i == middle)
            half = at;
        const bool separates = m_sides[place] == from && touches(place, other);
        m_moved[separates ? border++ : at++] = place;
    }
    std::copy(m_moved.begin() + std::ptrdiff_t(first), m_moved.begin() + std::ptrdiff_t(last),
              m_order.begin() + std::ptrdiff_t(first));
    for (std::size_t i = first; i < last; ++i)
        m_sides[m_order[i]] = kElsewhere;
    for (const auto& [begin, end] : {std::pair(first, half), std::pair(half, separator)}) {
        if (end - begin == last - first)
            return; // not to be separated
        if (end > begin)
            piece.parts.push_back({begin, begin, end, {}});
    }
    piece.separator = separator;
    // The parts have no edge in common: they may be cut at the same time.
    parallelFor(piece.parts.size(), last - first > kSeparately ? 1 : 2,
                [&](std::size_t begin, std::size_t end) {
                    for (std::size_t i = begin; i < end; ++i)
                        cut(piece.parts[i]);
                });
}

} // namespace

DissectionOrder dissectionOrder(const BindShape& shape,
                                const std::vector<SurfaceLaplacian::Edge>& edges) {
    return Dissection(shape, edges).run();
}

} // namespace rigwright
