// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Evens out the quads of a surface while it stays on the field's zero.
#pragma once

#include "core/samples/generator/surface_nets.h"

namespace rigwright::generator {

/// Moves points within the surface towards the mean of their neighbours (settings.relaxIterations
/// rounds, settings.relaxLambda of the way), each round followed by Newton steps back to the
/// surface; more Newton steps before and after. Points of the mirror plane stay on it.
void relaxOntoSurface(SurfaceMesh& mesh, const Field& field, const GridSettings& settings);

} // namespace rigwright::generator
