// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The envelopes of a character's bones as binding a mesh of it sees them.
#pragma once

#include "core/character/character.h"
#include "core/weights/bone_segments.h"

#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// How long a metre at rest is in the space of a mesh, by joint: a bone that was bound at half of
/// the size that it rests in has envelopes of half the size. `meshFromJoint`: as meshFromJoints()
/// says. A joint without a size is taken for the first one that has one.
std::vector<double> meshUnitsPerMetre(const Skeleton& skeleton, std::span<const BoneIndex> joints,
                                      std::span<const Affine3d> meshFromJoint);

/// Gives the segments (of such joints) the radii that the user set for their bones; all segments of
/// a bone the same.
void setEnvelopes(std::span<BoneSegment> segments, const Character& character,
                  std::span<const BoneIndex> joints, std::span<const double> unitsPerMetre);

/// What the envelopes of the bones are as long as nobody sets them: suggestedRadii() of the mesh
/// for each bone that it hangs on or would hang on (bindJoints()), in metres at rest; of a bone
/// with several segments the largest. One entry a bone. Precondition: the mesh has vertices.
std::vector<std::optional<EnvelopeRadii>> envelopesOfMesh(const Character& character,
                                                          MeshInstanceIndex instance,
                                                          std::span<const BoneIndex> bones = {});

} // namespace rigwright
