// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// "Sway": a wave that travels along the tail.
#include "core/samples/looped_keys.h"
#include "core/samples/sample_clips.h"

#include <cmath>
#include <string>

namespace rigwright {
namespace {

constexpr double kDuration = 2.0;
constexpr int kIntervals = 12;
constexpr int kBones = 10;
constexpr double kDelay = 0.55; // radians of phase from bone to bone

} // namespace

Clip makeTailSway(const Skeleton& skeleton) {
    Clip clip;
    clip.name = "Sway";
    for (int i = 0; i < kBones; ++i) {
        const std::string number = (i < 9 ? "0" : "") + std::to_string(i + 1);
        const BoneIndex bone = findBone(skeleton, "tail_" + number);
        const Quatd rest = skeleton.restLocal[bone.value()].rotation;
        // The tip is lighter and follows further; the root hardly moves.
        const double sideways = (2.0 + 0.7 * i) * kPi / 180.0;
        const double upwards = (0.4 + 0.12 * i) * kPi / 180.0;
        addRotation(
            clip, bone, {kDuration, kIntervals, Interpolation::CubicSpline}, [=](double time) {
                const double phase = 2.0 * kPi * time / kDuration - kDelay * i;
                return rest * Quatd(Eigen::AngleAxisd(sideways * std::sin(phase), Vec3d::UnitZ())) *
                       Quatd(Eigen::AngleAxisd(upwards * std::sin(2.0 * phase), Vec3d::UnitX()));
            });
    }
    return clip;
}

} // namespace rigwright
