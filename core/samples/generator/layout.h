// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays all charts of a sample into the unit square.
#pragma once

#include "core/samples/generator/charts.h"

#include <vector>

namespace rigwright::generator {

/// Texture coordinates of every seam vertex, origin top left as in glTF, charts apart and inside
/// the unit square. Charts of the right side are reflections of those of the left.
std::vector<Vec2d> layOutCharts(const Charts& charts, const SurfaceMesh& mesh);

} // namespace rigwright::generator
