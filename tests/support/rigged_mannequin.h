// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The built-in mannequin with a rig, poses and keys of controls.
#pragma once

#include "core/character/character.h"

#include <vector>

namespace rigwright::test {

/// Bones root (at the origin), upper (0, 1, 0), lower (0, 1, 0.02) above it, hand (0, 1, -0.02), and
/// side (0.3, 0, 0) beside upper: a straight-ish arm upwards. Controls: 0 "main" drives root, 1
/// "target" (free, on hand, root space), 2 "pole" (free, on lower, root space), 3 "turn" drives
/// side. Handle 0 "arm": upper to hand, target and pole as named.
Skeleton armSkeleton();
Rig armRig();

/// A character of these without meshes, posed: controls moved, one saved pose, a clip "reach" of one
/// second that keys the target, the main control and the handle's weight, and turns side.
Character riggedArm();

/// The mannequin as rigHumanoid() rigs it, hands and feet moved and hips lowered by control values;
/// one saved pose; its own clip, and "step" with keys of hand and foot targets. Aborts the test
/// program where the rig cannot be made.
Character riggedMannequin();

/// modelFromBone of every bone after the rig had its say.
std::vector<Affine3d> solvedModel(const Character& character, const Pose& pose);

} // namespace rigwright::test
