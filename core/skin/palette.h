// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Palette: what each joint of a binding does to bind-pose coordinates in the shown pose.
#pragma once

#include "core/math/types.h"
#include "core/skin/binding.h"

#include <span>
#include <vector>

namespace rigwright {

/// palette[j] = modelFromBone[joints[j]] · boneFromMeshBind[j] (modelFromMeshBind through joint j).
/// An entry that overflows (absurd scales) becomes the identity.
void computePalette(const Binding& binding, std::span<const Affine3d> modelFromBone,
                    std::vector<Affine3d>& palette);

} // namespace rigwright
