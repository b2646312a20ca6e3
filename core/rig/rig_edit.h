// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigEdit: a rig after an edit, and what became of its controls and handles, so that poses and
/// clips can follow. The edits are pure functions; none checks more than it says (checkRig() does).
#pragma once

#include "core/base/finding.h"
#include "core/rig/rig.h"

#include <span>
#include <vector>

namespace rigwright {

struct BoneRemap;
struct SkeletonEdit;

/// By old number; invalid: removed.
struct RigRemap {
    std::vector<ControlIndex> controls;
    std::vector<IkHandleIndex> handles;
};

/// Everything removed.
RigRemap emptyRemap(const Rig& rig);
/// First the one, then the other.
RigRemap together(const RigRemap& first, const RigRemap& second);

/// `findings`: what else had to go or change, codes "rig-…".
struct RigEdit {
    Rig rig;
    RigRemap remap;
    Findings findings;
};

/// Nothing removed or moved.
RigRemap identityRemap(const Rig& rig);
/// `after` has all of `before`'s controls and handles in their places, and perhaps more behind.
RigEdit changedRig(const Rig& before, Rig after);

/// What to take away; each list ascending.
struct RigParts {
    std::vector<ControlIndex> controls;
    std::vector<IkHandleIndex> handles;
    std::vector<ConstraintIndex> constraints;
};

/// Without them, and without what cannot be without them: handles whose target is gone,
/// constraints without target or without as many sources as they need; poles and spaces fall back
/// to none and Parent. Sets lose what is gone, and go when nothing is left in them. Findings
/// "rig-handle-dropped", "rig-constraint-dropped", "rig-constraint-changed" (sources that are
/// gone), "rig-pole-dropped", "rig-space-dropped".
RigEdit removeParts(const Rig& rig, const RigParts& parts);

/// The rig without what checkRig() would refuse, each with a finding of removeParts()'s codes or
/// "rig-control-dropped", "rig-limit-dropped" that says what was wrong. In cycles a constraint goes
/// before a handle, and of several the last one; a space that leads in a circle becomes World. Any
/// content; `morphs` null: morph weights are not looked at.
RigEdit soundRig(const Rig& rig, const Skeleton& skeleton, const MorphCounts* morphs);

/// Every length times `factor` (finite, > 0): places, sizes, tips, offsets, limits and outputs of
/// drivers that are in metres.
Rig scaledRig(const Rig& rig, double factor);

/// The rig of a skeleton that has been edited: bones have their new numbers, and places in their
/// frames (offsets, tips, axes) are where they were in every pose. What names a bone that is gone
/// goes as in removeParts(): a control that drives it, a handle whose chain it was the root, the
/// mid or the end of, a driver that reads it; findings "rig-control-dropped" besides. A free
/// control stands where it stood at rest, on the heir, and goes along with what it went along with.
/// Values of controls stay what they are: the places of those that drive bones turn with the axes
/// of these. Where joints were moved (PoseRule::Pivot), free controls go with their bones. What
/// cannot follow (local axes that channels, limits or several sources are bound to) is told by
/// "rig-constraint-changed"; what no longer holds goes as in soundRig().
RigEdit followSkeleton(const Rig& rig, const Skeleton& before, const SkeletonEdit& edit);

} // namespace rigwright
