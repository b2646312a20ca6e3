// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Keys of morph weights for meshes that have targets of the same names.
#pragma once

#include "core/animation/clip.h"
#include "core/base/index.h"
#include "core/character/character.h"

#include <span>
#include <vector>

namespace rigwright {

/// By mesh instance of the target: the instance of the source it was made from, or invalid.
using MeshOrigins = std::vector<MeshInstanceIndex>;

/// Channels for the meshes of `target` by the clip's morph channels. A mesh goes by the source mesh
/// it was made from, else by the one of its own name that shares a target's name with it, else by
/// the one that shares most. Targets without a counterpart keep their default weight. `unused` gets
/// the meshes of the source whose channels nobody took.
std::vector<Channel> morphChannels(const Clip& clip, const Character& source,
                                   const Character& target,
                                   std::span<const MeshInstanceIndex> origins,
                                   std::vector<MeshInstanceIndex>& unused);

} // namespace rigwright
