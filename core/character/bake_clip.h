// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// bakeClip: what a rig makes of a clip or a pose, as keys of bones and morph weights.
#pragma once

#include "core/character/character.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace rigwright {

/// Frames a second where nobody says otherwise.
inline constexpr double kBakedFps = 30.0;
inline constexpr std::size_t kMostBakedFrames = 200'000;

struct BakeSettings {
    std::optional<ClipIndex> clip; ///< none: the current pose, as one frame
    double fps = kBakedFps;        ///< 1 … 1000
    std::string name;              ///< "" = the clip's, or "Pose"
    /// Between linear keys the bones may be off by so much (the angle in radians, and metres for the
    /// farthest bone below); keys that this allows to be left out are left out. 0: every frame.
    double maxErrorRadians = 0.0;
    double maxErrorMetres = 0.0;
};

struct BakedClip {
    Clip clip;
    std::size_t frames = 0;
    std::size_t bones = 0; ///< that have keys
};

/// Evaluates the clip frame by frame, from its start with fresh memory to its end (which is always
/// a frame; times that a float cannot tell apart are one), and writes linear keys (rotations by the
/// short way from key to key) of every bone that the rig moves away from the clip; morph weights
/// alike. Channels of what the rig leaves as the clip has it stay as they are. The result has no
/// channels of controls; where the character has IK handles it switches them off (a key of weight
/// 0), so that it plays as it was baked. At most kMostBakedFrames frames: clips that are longer get
/// as many, evenly. `proceed` is called with the share done; false: given up, nullopt.
std::optional<BakedClip> bakeClip(const Character& character, const BakeSettings& settings,
                                  const std::function<bool(double)>& proceed = {});

/// The character with all of its clips baked and no rig, as programs without rigs show it: its
/// current pose and its saved ones are the solved ones. For exports. Given up: what was baked so far
/// is baked, and the rest is left as it was.
Character withoutRig(const Character& character, double fps,
                     const std::function<bool(double)>& proceed = {});

/// Whether the rig makes any difference to what an export without baking would show.
bool needsBaking(const Character& character);

} // namespace rigwright
