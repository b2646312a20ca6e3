// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Keys for looping clips, taken from motions that are given as functions of time.
#pragma once

#include "core/animation/clip.h"
#include "core/math/transform.h"

#include <functional>

namespace rigwright {

/// A motion of period `duration`, sampled at `intervals` + 1 keys; the last key is the first again.
struct LoopedMotion {
    double duration = 1.0;
    int intervals = 1;
    Interpolation interpolation = Interpolation::Linear; ///< or CubicSpline, with the true tangents
};

/// parentFromBone rotation over time; keys take the short way.
void addRotation(Clip& clip, BoneIndex bone, const LoopedMotion& motion,
                 const std::function<Quatd(double)>& rotation);

/// parentFromBone translation over time.
void addTranslation(Clip& clip, BoneIndex bone, const LoopedMotion& motion,
                    const std::function<Vec3d(double)>& translation);

} // namespace rigwright
