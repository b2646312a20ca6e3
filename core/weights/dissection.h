// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// An order of elimination for the equations on a surface, from where its places are.
#pragma once

#include "core/weights/surface_laplacian.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rigwright {

/// A run of the order of elimination, [first, last): its parts one after the other, which have no
/// edge in common, then, from `separator` on, the places that keep them apart.
struct DissectionPiece {
    std::size_t first = 0;
    std::size_t separator = 0;
    std::size_t last = 0;
    std::vector<DissectionPiece> parts; ///< 0 to 2, none empty
};

struct DissectionOrder {
    std::vector<std::uint32_t> placeAt; ///< the place that is eliminated i-th
    DissectionPiece whole;
};

/// Nested dissection (A. George 1973, "Nested dissection of a regular finite element mesh"): the
/// places are halved across their longest side (another one where the cut there is much shorter),
/// those of one half that touch the other come last,
/// and so on in either half. For surfaces it fills in less than a minimum-degree order and takes a
/// fifth of its time. O(n log n).
DissectionOrder dissectionOrder(const BindShape& shape,
                                const std::vector<SurfaceLaplacian::Edge>& edges);

} // namespace rigwright
