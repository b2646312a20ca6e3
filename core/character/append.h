// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Appending clips, meshes and bones of one character to another.
#pragma once

#include "core/animation/retarget.h"
#include "core/base/finding.h"
#include "core/base/index.h"
#include "core/character/character.h"
#include "core/skeleton/bone_map.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace rigwright {

/// What to take of the source, and how its bones stand for the target's. `map` has one entry a bone
/// of the source. `sourceHips`: see RetargetOptions::hips.
struct AppendRequest {
    std::vector<ClipIndex> clips;
    std::vector<MeshInstanceIndex> meshes;
    bool skeleton = false; ///< every bone of the source without counterpart becomes a new one
    BoneMap map;
    ClipTransfer transfer = ClipTransfer::Automatic;
    bool alignRests = false;
    BoneIndex sourceHips;
};

/// The target with what was appended at the ends of its lists. `map` is the request's with the new
/// bones (BoneMatch::Added).
struct Appended {
    Character character;
    BoneMap map;
    std::size_t firstBone = 0; ///< numbers of the first new ones
    std::size_t firstMesh = 0;
    std::size_t firstClip = 0;
    Findings findings; ///< codes "append-…"; also added to Character::importFindings
};

/// What `appendTo()` would need to know of a mesh's bones beforehand: joints that carry weight and
/// have no counterpart, with the bones above them up to the nearest one that has; ascending.
std::vector<BoneIndex> bonesToAdd(const Character& source, const AppendRequest& request);

/// Everything of the target stays as it is, to the last bit, but for its list of poses, which get
/// the new bones' rest and the new meshes' default weights.
///
/// Bones: a new bone hangs below the counterpart of its parent, where it hung in the source.
/// Meshes: joints become their counterparts; where those have other frames, boneFromMeshBind is
/// turned with them, so that the mesh follows a bone of the target as it followed the source's:
/// boneFromMeshBind = (A · target)⁻¹ · source · boneFromMeshBind by the linear parts of
/// modelFromBone at referencePose(), A the alignment. Joints that carry weight and have no
/// counterpart become new bones; the others are left out. Clips: by retargetClip() with these
/// references; morph weights by the names of the targets, onto every mesh that has some of them.
/// Names that are taken get a number.
///
/// The target keeps its rig. That of the source does not come along ("append-rig-left"): what it does
/// to the clips comes as keys of bones.
///
/// With meshes or bones, a source whose skeleton is of clearly another size (measureScale()) comes
/// as a whole in the target's ("append-meshes-scaled").
///
/// Materials, images and other foreign content of the source do not come along: appendCharacter()
/// of core/io brings them; material numbers and foreign texts of new meshes and clips are the
/// source's. Precondition: both characters hold their invariants, indices of the request exist.
Appended appendTo(const Character& target, const Character& source, const AppendRequest& request);

/// The name, or with .001, .002 … behind it where it is among `taken`.
std::string freeName(const std::string& name, const std::set<std::string>& taken);

} // namespace rigwright
