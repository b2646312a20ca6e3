// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sets of bones that belong together, for selecting them.
#pragma once

#include "core/skeleton/skeleton.h"

#include <span>
#include <vector>

namespace rigwright::editor {

/// Everything below the bones, and the bones themselves; ascending.
std::vector<BoneIndex> withBonesBelow(const Skeleton& skeleton, std::span<const BoneIndex> bones);

/// The chains that the bones are part of: from each one up and down as long as nothing branches off
/// (an arm up to the shoulder that a chest with two of them carries); ascending.
std::vector<BoneIndex> chainsOf(const Skeleton& skeleton, std::span<const BoneIndex> bones);

/// The counterparts of the bones on the other side, by name, centre bones themselves; those without
/// one are left out. Ascending.
std::vector<BoneIndex> mirrorImagesOf(const Skeleton& skeleton, std::span<const BoneIndex> bones);

} // namespace rigwright::editor
