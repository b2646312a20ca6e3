// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Dual quaternion skinning (DQS): Kavan, Collins, Žára, O'Sullivan 2007, 2008.
#pragma once

#include "core/skin/skinning.h"

namespace rigwright {

/// Each palette entry is split into rigid · scale; the scale part is blended linearly first (LBS
/// stage), then the rigid parts as unit dual quaternions, their sign taken against the vertex's
/// dominant influence. Finite and deterministic at exactly 180 degrees.
void dualQuaternionBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                         const SkinningOutput& output);

} // namespace rigwright
