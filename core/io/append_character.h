// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Appending what another file holds, with its materials and images.
#pragma once

#include "core/base/result.h"
#include "core/character/append.h"
#include "core/skeleton/bone_map.h"

namespace rigwright {

/// Counterparts of the source's bones by `matching`, with what the files say of humanoid bodies.
BoneMap mapCharacters(const Character& source, const Character& target, BoneMatching matching);

/// The request's map and hips filled in: mapCharacters() and the hips of the source's body.
AppendRequest requestFor(const Character& source, const Character& target, BoneMatching matching);

/// appendTo(), and the source's materials, textures and images where meshes are taken, so that an
/// export of the result is a valid glTF file. Extensions of meshes, skins, clips and of the
/// source's whole document are not taken ("append-extension-left-out"): they may mean things by the
/// numbers of their file. Errors: "append-nothing" (the request names nothing),
/// "append-nothing-fits" (of what it names nothing moves or adds anything),
/// "append-foreign-invalid" (text of a file's foreign content is not JSON).
Result<Appended> appendCharacter(const Character& target, const Character& source,
                                 const AppendRequest& request);

} // namespace rigwright
