// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Built-in characters, made by code.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"

#include <span>
#include <string_view>

namespace rigwright {

/// `title` is plain English; the editor translates it by `name`.
struct SampleInfo {
    std::string_view name;
    std::string_view title;
};

/// mannequin, quadruped, arm, tail, bar.
std::span<const SampleInfo> sampleList();

/// The character of that name in its bind pose (T-pose for the mannequin, on four legs for the
/// quadruped, whose bones are named as the template of that name has them); "sample-unknown" where
/// there is none. One mesh of quads with texture coordinates, one binding, rows of at most four
/// influences that sum to 1. Bone frames: +Y points along the bone to its main child, and a
/// positive turn about +X flexes the joint (elbow, hip and back forwards, knee backwards, wrist and
/// fingers to the palm, foot and paw up, ears forwards). Sides are named ".L" (the character's
/// left, +X) and ".R"; right bones, weights and positions are exact reflections. Clips: mannequin
/// "Idle", tail "Sway", both made to loop.
Result<Character> makeSample(std::string_view name);

/// The same in another rest pose, to which mesh and bind are posed; clips move the bones as ever.
/// `pose`: "t" or "a" for the mannequin, "" for its own; "sample-pose-unknown" where there is none
/// of that name.
Result<Character> makeSample(std::string_view name, std::string_view pose);

} // namespace rigwright
