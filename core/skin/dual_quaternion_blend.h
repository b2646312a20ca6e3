// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Dual quaternion skinning (DQS): Kavan, Collins, Žára, O'Sullivan 2007, 2008.
#pragma once

#include "core/skin/skinning.h"

namespace rigwright {

/// Each palette entry is split into rigid · scale (splitPalette()); the scale part is blended
/// linearly first (LBS stage), then the rigid parts as unit dual quaternions, their sign taken
/// against the vertex's dominant influence. Finite and deterministic at exactly 180 degrees. The
/// blend is divided by its own length, so that `rawSums` changes nothing but the place of zero
/// rows.
void dualQuaternionBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                         const SkinningOutput& output);

/// The same from texels that are packed already (palette_packing.h, DualQuaternion, base 0);
/// `palette` and `tree` of the input are not read. This is the arithmetic of the vertex
/// shader; dualQuaternionBlend() does it about an origin amid the mesh, which only saves digits.
void dualQuaternionBlendPacked(const SkinningInput& input, std::span<const Vec4f> texels,
                               std::span<const VertexIndex> vertices, const SkinningOutput& output);

} // namespace rigwright
