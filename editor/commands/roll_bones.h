// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rolling bones, each about its own length, on one side or both.
#pragma once

#include "core/base/index.h"
#include "core/base/result.h"

#include <span>

namespace rigwright::editor {

class SkeletonSequence;

/// Turns bones of the beginning of the sequence about their rollAxis() by `angle` radians more.
/// `symmetric`: counterparts across x = 0 turn as in the mirror; of a pair of which both are given
/// the left one leads; finding "bone-no-counterpart" as moveJoints(). Bones of the centre turn.
Result<void> rollBones(SkeletonSequence& sequence, std::span<const BoneIndex> bones, double angle,
                       bool symmetric);

} // namespace rigwright::editor
