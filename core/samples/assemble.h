// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Puts the parts of a built-in character together.
#pragma once

#include "core/character/character.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// One bound mesh and its skeleton in the rest pose, which is also the bind pose. `joints` index
/// the skeleton; `weights` has one row a vertex of the mesh.
struct CharacterParts {
    std::string title;
    Skeleton skeleton;
    Mesh mesh; ///< positions, normals, uvSets and faces; the rest is filled in
    std::vector<BoneIndex> joints;
    SkinWeights weights;
};

/// A finished character without clips: groups seam twins, takes the inverse bind matrices from the
/// rest pose, and names mesh and character by the title.
Character assembleCharacter(CharacterParts parts);

/// The character of an embedded blob (core/samples/blob_layout.h). Precondition: it is one.
Character characterFromBlob(std::span<const std::uint8_t> blob);

} // namespace rigwright
