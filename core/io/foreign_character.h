// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A Character of what a reader of other formats found.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/foreign_scene.h"
#include "core/io/import.h"

#include <filesystem>

namespace rigwright {

/// Every node becomes a bone, in its order. Corners are welded to vertices where all is the same:
/// position bits, weights, deltas of blend shapes, normal, texture coordinates, colour; faces keep
/// their corners. The meshes of one node become one with a material range each, their bones merged
/// by node and bind; where two binds of one bone differ, two meshes remain. Blend shapes start at
/// 0. The result is in the numbers of the file (applyImportChoices() brings it into metres);
/// textures are looked for as `choices` says. What was noticed stands in importFindings. Errors:
/// "reader-too-many-joints", "reader-too-many-vertices" (more than 32 bits count).
Result<Character> characterOf(const ForeignScene& scene, const std::filesystem::path& file,
                              const ImportChoices& choices);

} // namespace rigwright
