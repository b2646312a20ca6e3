// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on names and roles of bones: many at once, as one step.
#pragma once

#include "core/skeleton/batch_rename.h"
#include "core/skeleton/humanoid_map.h"
#include "editor/commands/skeleton_commands.h"

#include <vector>

namespace rigwright::editor {

/// Bones that would share their name with another one because of the changes; ascending.
std::vector<BoneIndex> newlySharing(const Skeleton& skeleton, const NameChanges& changes);

/// Gives bones new names. Finding: "names-duplicate" with the bones that share a name now; errors
/// as editSkeleton(), and "bone-none" for a bone that there is not.
Result<Findings> renameBones(Document& document, const NameChanges& changes);

/// Says which bone is which of the humanoid. False, and nothing pushed, where the character says so
/// already. Precondition: the map's bones are there, none twice.
bool setHumanoidMap(Document& document, const HumanoidMap& map);

} // namespace rigwright::editor
