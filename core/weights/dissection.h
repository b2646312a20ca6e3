// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// An order of elimination for the equations on a surface, from where its places are.
#pragma once

#include "core/weights/heat_system.h"

#include <cstdint>
#include <vector>

namespace rigwright {

/// Nested dissection (A. George 1973, "Nested dissection of a regular finite element mesh"): the
/// places are halved across their longest side, those of one half that touch the other come last,
/// and so on in either half. For surfaces it fills in less than a minimum-degree order and takes a
/// fifth of its time. `order[i]` is the place that is eliminated i-th. O(n log n).
std::vector<std::uint32_t> dissectionOrder(const BindShape& shape,
                                           const std::vector<SurfaceLaplacian::Edge>& edges);

} // namespace rigwright
