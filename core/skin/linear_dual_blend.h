// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skinning between linear blending and dual quaternions, vertex by vertex.
#pragma once

#include "core/skin/skinning.h"

namespace rigwright {

/// (1 - s) · linear + s · dual quaternion, where s is the vertex's entry of the blend map (clamped
/// to 0 … 1; what is not a number counts as kDefaultDualShare). 0 gives the bits of linearBlend(),
/// 1 those of dualQuaternionBlend(). Normals are blended and made unit.
void linearDualBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                     const SkinningOutput& output);

} // namespace rigwright
