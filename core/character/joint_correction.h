// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Helping a bent joint: driven helper bones and corrective shapes.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"
#include "core/math/types.h"

namespace rigwright {

struct CorrectedCharacter {
    Character character;
    BoneIndex helper; ///< addHelperBone()
    ConstraintIndex driver;
    std::uint32_t morph = 0; ///< addCorrectiveShape(): its number in the mesh
    Findings findings;
};

/// A helper bone at a joint: a child of the joint's parent, at the joint's head, half-way turned
/// with it (a driver of its swing), that is pushed out by a driver as the joint bends, and takes a
/// share of the weights where those of the two bones meet, so that what linear blending loses there
/// is given back. `angle` is the bend (radians) at which it is at its full reach, `axis` the
/// joint's own axis it bends about (frame of the joint at rest, unit): measured on the bound
/// meshes, the reach is such that the zone's volume at that angle comes nearest to the rest (0
/// where the meshes enclose none there). It takes as much weight from either side as the smaller
/// one has, so that no row gets longer; locked meshes and bones keep theirs. Errors:
/// "correction-no-joint" (a root, or no mesh has weights on both sides), "bone-…".
struct HelperRequest {
    BoneIndex joint;
    Vec3d axis = Vec3d::UnitX();
    double angle = 2.0 * kPi / 3.0;
};
Result<CorrectedCharacter> addHelperBone(const Character& character, const HelperRequest& request);

/// A morph target that makes the mesh, deformed as its binding does in the current pose, look as
/// volume-keeping skinning (centres of rotation) shows it, and a driver that fades it in with the
/// joint's swing from `from` (radians) to the joint's present angle, by 1 - cos of the way, as
/// linear blending's loss grows. It moves vertices that both sides of the joint move, no others.
/// The shape is made in the bind pose, so that skinning carries it along (where delta mush or
/// centres of rotation are shown: linear blending, as files have it). Errors: "correction-not-bent"
/// (the joint is at rest), "correction-no-joint", "correction-flat" (a vertex cannot be carried
/// back: its matrix has no inverse; such vertices get 0 and a finding, unless all).
struct ShapeRequest {
    MeshInstanceIndex mesh;
    BoneIndex joint;
    double from = 0.0;
    std::string name = {}; ///< "" = after the joint and the angle
};
Result<CorrectedCharacter> addCorrectiveShape(const Character& character,
                                              const ShapeRequest& request);

} // namespace rigwright
