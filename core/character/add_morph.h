// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A new morph target in a mesh of a character.
#pragma once

#include "core/character/character.h"
#include "core/mesh/mesh.h"

namespace rigwright {

/// Gives the instance a mesh of its own with one target more, behind all others, of weight 0 by
/// default, in the current and the saved poses and in clips. Twins stay twins: the caller's deltas
/// are alike for them. Returns the target's number. Precondition: deltas are empty or one a vertex.
std::uint32_t addMorph(Character& character, MeshInstanceIndex instance, MorphTarget target);

} // namespace rigwright
