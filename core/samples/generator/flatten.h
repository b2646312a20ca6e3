// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays a disk of quads flat.
#pragma once

#include "core/samples/generator/surface_nets.h"

#include <vector>

namespace rigwright::generator {

/// Plane coordinates of every vertex of a disk of quads (counter-clockwise faces stay so), lengths
/// kept as well as they can be: a conformal start (Lévy et al. 2002, LSCM), then local/global
/// rounds towards as rigid as possible (Liu et al. 2008, ARAP). The mean scale is 1. Throws
/// std::runtime_error where the equations cannot be solved.
std::vector<Vec2d> flattenDisk(const std::vector<Vec3d>& points, const std::vector<Quad>& quads);

} // namespace rigwright::generator
