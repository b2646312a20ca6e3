// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones that are driven by controls: from a value to a bone's transform, and back.
#pragma once

#include "core/rig/rig_frame.h"

namespace rigwright {

/// How a bone is turned by a control that drives it in another space than its parent: the rotation
/// (in the parent's frame, from the left) that puts rotation(space now) · rotation(space at rest)⁻¹
/// · rotation(parent at rest) in the place of the parent's rotation. The identity in the parent's
/// space, and where there is no difference (1e-12 radians).
Quatd spaceTurn(const Rig& rig, const RigPlan& plan, ControlIndex control,
                const Mat3d& spaceRotation, const Mat3d& parent);

/// The bone over `source` s, with the control's axes c = place.rotation and its value (t, q, k):
/// rotation turn · s.q · (c q c⁻¹); translation s.t + (s.q c) t / (scale of the parent at rest);
/// scale s.k times k, taken along the control's axes (exact where those lie along the bone's, or k
/// is even). Below parents or in bones that mirror, the control's axes are those that are seen.
/// What a value leaves alone stays bit for bit.
Transform driven(const Control& control, const ControlPlan& plan, const Transform& source,
                 const Transform& value, const Quatd& turn);

/// The value for which driven() gives `wanted`. Scales of 0 in `source` count as unchanged.
Transform valueOver(const Control& control, const ControlPlan& plan, const Transform& source,
                    const Transform& wanted, const Quatd& turn);

/// Does what the control's value in the pose says.
void driveBone(RigFrame& frame, ControlIndex control);

} // namespace rigwright
