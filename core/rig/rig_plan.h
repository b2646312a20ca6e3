// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigPlan: what follows from rig and skeleton alone, worked out once.
#pragma once

#include "core/rig/rig.h"
#include "core/rig/solve_rig.h"
#include "core/skeleton/skeleton.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace rigwright {

/// Where a control stands at rest: the rigid part of its bone's rest, then `place`.
struct ControlPlan {
    Affine3d rest = Affine3d::Identity();             ///< modelFromControl, rigid
    RigNode space;                                    ///< what it goes along with; none: the world
    Affine3d spaceFromControl = Affine3d::Identity(); ///< rigid(space at rest)⁻¹ · rest
    /// Of a control that drives: rest of the bone's parent (linear part), its factor where that is
    /// a rotation times one (else 0), and rotation of the space at rest → of the parent at rest.
    Mat3d parentRest = Mat3d::Identity();
    double parentScale = 1.0;
    Mat3d spaceFromParent = Mat3d::Identity();
};

/// A chain at rest. `bones` are those that are turned, from the root on; the chain ends at the head
/// of `end`, or at its tip.
struct HandlePlan {
    std::vector<BoneIndex> bones;
    std::size_t mid = 0;                     ///< in `bones`; TwoBone: where it bends (>= 1)
    bool hasTip = false;                     ///< `end` is the last of `bones`
    Vec3d bend = Vec3d::UnitZ();             ///< in the frame of the root: preferred
    Mat3d endFromTarget = Mat3d::Identity(); ///< rotation target⁻¹ · end at rest
};

struct RigPlan {
    std::shared_ptr<const Rig> rig;
    std::vector<BoneIndex> parents;
    std::vector<Transform> restLocal;
    std::vector<std::uint8_t> deform;

    std::vector<Affine3d> restModel;
    std::vector<Vec3d> along;    ///< by bone: its own direction in its own frame, unit
    std::vector<double> lengths; ///< by bone: to its tail, in its own frame; 0: none
    /// Bones in an order in which everything below a bone stands right behind it.
    std::vector<std::uint32_t> place; ///< of each bone
    std::vector<std::uint32_t> below; ///< how many there are, the bone counted
    std::vector<ControlPlan> controls;
    std::vector<ControlIndex> driving; ///< those that drive, in the order in which they do
    std::vector<HandlePlan> handles;
    /// Handles in the order in which they run; FABRIK handles that share bones are one group.
    std::vector<std::vector<IkHandleIndex>> handleGroups;
    std::vector<std::optional<JointLimit>> limits; ///< by bone
};

/// Where a bone or a control stands at rest, rigid; the identity for none.
Affine3d restFrameOf(const RigPlan& plan, const RigNode& node);

RigPlan makeRigPlan(const std::shared_ptr<const Rig>& rig, const Skeleton& skeleton);

/// Whether the plan is of that rig (the same object) and of a skeleton with these bones at rest.
bool fits(const RigPlan& plan, const std::shared_ptr<const Rig>& rig, const Skeleton& skeleton);

} // namespace rigwright
