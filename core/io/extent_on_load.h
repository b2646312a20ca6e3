// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How large a character is as it is first seen.
#pragma once

#include "core/character/character.h"

#include <cstddef>

namespace rigwright {

/// The box of the visible meshes (of all, where none is visible) in the current pose, by linear
/// blending, in model space, from at most `mostVertices` of each, evenly spread over the file's
/// order; without a vertex that of the bones; empty without bones too.
Eigen::AlignedBox3d extentOnLoad(const Character& character, std::size_t mostVertices);

} // namespace rigwright
