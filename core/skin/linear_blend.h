// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Linear blend skinning (LBS).
#pragma once

#include "core/skin/skinning.h"

namespace rigwright {

/// v' = Σ w_j · palette_j · v / Σ w_j. Normals by the inverse transpose of the blended linear part.
void linearBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                 const SkinningOutput& output);

} // namespace rigwright
