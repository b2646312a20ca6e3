// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making controls and IK handles for bones, limbs and whole humanoids.
#pragma once

#include "core/base/result.h"
#include "core/rig/bone_points.h"
#include "core/rig/rig_edit.h"
#include "core/skeleton/bone_names.h"
#include "core/skeleton/humanoid_map.h"

#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// The edited rig and what is new in it.
struct MadeParts {
    RigEdit edit;
    std::vector<ControlIndex> controls;
    std::vector<IkHandleIndex> handles;
};

/// A control a bone that drives it: a circle about the bone, its plane across the bone's direction,
/// a little wider than the surface there (not known: as wide as the bone is long); roots: a ring on
/// the ground. Bones that have one are left out. Error: "rig-nothing-to-make".
Result<MadeParts> addControls(const Rig& rig, const Skeleton& skeleton,
                              std::span<const BoneIndex> bones, const BonePoints& points = {});

/// addControls() for all bones from `first` down to `last` (one is above the other; in either
/// order). Errors: "rig-chain", "rig-nothing-to-make".
Result<MadeParts> addChainControls(const Rig& rig, const Skeleton& skeleton, BoneIndex first,
                                   BoneIndex last, const BonePoints& points = {});

struct LimbRequest {
    BoneIndex root;
    BoneIndex end;
    BoneIndex mid = {}; ///< none: where it bends at rest, else the middle
    IkSolver solver = IkSolver::TwoBone;
    bool withPole = true;
    bool withForwardControls = true; ///< controls for the bones of the chain too
};

/// An IK handle with a target control (box) at the end and a pole control (diamond) before the
/// joint, on the side to which it bends at rest (of a straight chain: forward). Names after the
/// end and the mid bone ("hand_ik.L", "forearm_pole.L"): style and side of the bone's own name. At
/// rest nothing moves: where the chain is longer at rest than a soft end would let it, the end is
/// less soft. Errors: "rig-chain", those of checkRig().
Result<MadeParts> addLimb(const Rig& rig, const Skeleton& skeleton, const LimbRequest& request,
                          const BonePoints& points = {});

/// The limb that ends in this bone: arm or leg where the map says so (which may be empty), else
/// from two bones above it, those with twist or roll in their names not counted. Nothing where
/// there are no two.
std::optional<LimbRequest> limbUpTo(const Skeleton& skeleton, const HumanoidMap& map,
                                    BoneIndex end);

/// A whole rig of a human body over what there is: root (a circle on the ground with an arrow),
/// hips, spine, neck, head, clavicles and fingers by forward controls; IK handles of arms and legs
/// with targets and poles (elbows bend back, knees forward), targets in the space of the root; a
/// toe control where there is a toe; sets for body, arms, legs and fingers. Parts that have
/// controls or handles are left as they are. Errors: "rig-nothing-to-make".
Result<MadeParts> rigHumanoid(const Rig& rig, const Skeleton& skeleton, const HumanoidMap& map,
                              const BonePoints& points = {});

/// The controls, handles, constraints and joint limits of `from`'s side made on the other one,
/// mirrored at x = 0 of the rest pose, names flipped; what the other side has for the same bones
/// and names is replaced in its place, so that doing it twice is doing it once. Things of the
/// centre stay; where they name bones of one side, they keep doing so. Error:
/// "rig-nothing-to-make".
Result<MadeParts> mirrorRig(const Rig& rig, const Skeleton& skeleton, BoneSide from);

/// The counterpart of each control by what it moves and its name: itself at the centre, invalid
/// where there is none.
std::vector<ControlIndex> mirrorControls(const Rig& rig, const Skeleton& skeleton);

/// The values of controls seen in a mirror at x = 0 (model space), as mirrorPose() does for bones;
/// one without counterpart keeps its own. Weights of handles change sides too. For poses.
void mirrorControlValues(const Rig& rig, const Skeleton& skeleton, std::span<Transform> values,
                         std::span<double> ikWeights);

/// Which side a control is on, for its colour: of its bone's name, else of its own, else by x.
BoneSide sideOf(const Rig& rig, const Skeleton& skeleton, ControlIndex control);

} // namespace rigwright
