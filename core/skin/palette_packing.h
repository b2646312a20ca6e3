// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A palette as texels of four floats, in the layout that the vertex shader and the CPU both read.
///
/// All numbers below are texels. The joints of a palette lie one behind the other from a base
/// offset on (0 for one character, one offset a drawn instance for crowds), `n =
/// texelsPerJoint(method)` each: texel k of joint j has the index i = base + n·j + k. In a texture
/// of kPaletteTextureWidth columns that is texelFetch(palette, ivec2(i % 256, i / 256), 0),
/// RGBA32F; a joint may straddle two lines.
///
/// Linear blend, n = 3: texel k is row k of modelFromMesh, (a_k0, a_k1, a_k2, t_k), so that
/// x'_k = dot(texel k, vec4(x, 1)).
///
/// Dual quaternion, n = 5: texel 0 the real part (x, y, z, w), texel 1 the dual part (x, y, z, w),
/// texels 2, 3, 4 the rows of the scale stage (as above). Per vertex, weights w_j divided by their
/// sum:
///     scale stage   s_k = dot(Σ w_j · texel(2 + k), vec4(x, 1))
///     pivot         the joint of the largest weight (equal weights: the lower joint)
///     blend         b_j = w_j, negated where dot(real_j, real_pivot) < kFlipThreshold
///                   r = Σ b_j real_j, d = Σ b_j dual_j, both divided by |r| (never 0)
///     rigid         x' = s + 2 r.xyz × (r.xyz × s + r.w s)
///                          + 2 (r.w d.xyz - d.w r.xyz + r.xyz × d.xyz)
/// Normals take the inverse transpose of the blended scale stage, then the rotation.
#pragma once

#include "core/math/types.h"
#include "core/skin/binding.h"
#include "core/skin/joint_tree.h"

#include <cstddef>
#include <span>

namespace rigwright {

inline constexpr std::size_t kPaletteTextureWidth = 256;

/// Slightly below zero: at exactly 180 degrees rounding must not choose the side.
inline constexpr float kFlipThreshold = -1e-6f;

/// 5 for DualQuaternion; 3 for LinearBlend and the methods that no shader knows, which are drawn as
/// linear blending where the processor does not skin them.
std::size_t texelsPerJoint(SkinningMethod method);

/// Writes the five texels of a joint for DualQuaternion.
void packRigidScale(const RigidScale& split, std::span<Vec4f> texels);

/// Writes a whole palette (see computePalette()): `texels` has palette.size() ·
/// texelsPerJoint(method) entries. `tree` is that of the binding (makeJointTree(); LinearBlend does
/// not read it). Values beyond the range of float are clamped; none
/// is NaN.
void packPalette(SkinningMethod method, std::span<const Affine3d> palette, const JointTree& tree,
                 std::span<Vec4f> texels);

} // namespace rigwright
