// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// traceBone: who moved a bone, in the ten steps from bind to picture.
#pragma once

#include "core/character/evaluate_frame.h"

#include <vector>

namespace rigwright {

/// The steps of BoneStep in their order, of FrameRequest::rig.traced in a frame that has been
/// evaluated so far: at least one entry a step, more where several things moved the bone in it.
/// Bind: modelFromBone is the bone's place in the bind pose of the first mesh that hangs on it (rest
/// where none does), Palette: the matrix that takes that mesh from bind to picture (the identity
/// where none does). Precondition: the bone is there.
std::vector<BoneTrace> traceBone(const Character& character, const FrameRequest& request,
                                 const FrameResult& frame);

} // namespace rigwright
