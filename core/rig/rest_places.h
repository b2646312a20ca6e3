// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where bones and controls stand at rest, without any scale.
#pragma once

#include "core/rig/rig.h"
#include "core/skeleton/skeleton.h"

#include <span>
#include <vector>

namespace rigwright {

/// The rigid parts of restModel(), by bone.
std::vector<Affine3d> rigidRest(const Skeleton& skeleton);

/// modelFromControl at rest; `rigidRest` as above.
Affine3d restPlace(const Control& control, std::span<const Affine3d> rigidRest);

} // namespace rigwright
