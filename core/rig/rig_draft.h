// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigDraft: a rig that is being added to, and what is known of the body that it is for.
#pragma once

#include "core/base/result.h"
#include "core/rig/bone_points.h"
#include "core/rig/make_control.h"
#include "core/skeleton/skeleton.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace rigwright {

/// Up, forward and left of a body: unit, in model space.
struct BodyAxes {
    Vec3d up = Vec3d::UnitY();
    Vec3d forward = Vec3d::UnitZ();
    Vec3d left = Vec3d::UnitX();
};

/// What stands at the end of a limb: axes and box of its target.
enum class LimbEnd { Plain, Hand, Foot };

/// A limb to be made. `bend`: the way that the middle should go, model space; none: as at rest,
/// else forward. `root`: the control whose space target and pole are in; invalid: that of the root
/// bone.
struct LimbDesign {
    LimbRequest request;
    LimbEnd end = LimbEnd::Plain;
    std::optional<Vec3d> bend = {};
    ControlIndex root = {};
};

/// Adds parts to a rig. All lengths are metres of the model.
class RigDraft {
public:
    /// References must outlive it.
    RigDraft(const Rig& rig, const Skeleton& skeleton, const BonePoints& points);

    BodyAxes axes;

    [[nodiscard]] const Skeleton& skeleton() const { return m_skeleton; }
    [[nodiscard]] const Rig& rig() const { return m_rig; }
    [[nodiscard]] const Affine3d& frame(BoneIndex bone) const { return m_rigid[bone.value()]; }
    [[nodiscard]] Vec3d head(BoneIndex bone) const { return frame(bone).translation(); }
    [[nodiscard]] Vec3d tail(BoneIndex bone) const;
    /// From head to tail; where nothing tells, a tenth of the skeleton's extent. > 0.
    [[nodiscard]] double length(BoneIndex bone) const;
    /// The surface of a bone and, where `below`, of all bones below it.
    [[nodiscard]] std::vector<Vec3d> points(BoneIndex bone, bool below) const;
    /// Largest distance of the bone's surface from its line between two shares of its length; 0
    /// where none is known.
    [[nodiscard]] double girth(BoneIndex bone, double from, double to) const;

    /// The first control that drives the bone.
    [[nodiscard]] ControlIndex driverOf(BoneIndex bone) const;
    /// A circle about the bone at a share of its length, which drives it; named after it.
    [[nodiscard]] Control forwardControl(BoneIndex bone, double share) const;
    /// The same for a root: a ring on the ground.
    [[nodiscard]] Control groundControl(BoneIndex bone) const;
    /// Gives it a name that no control has, and adds it.
    ControlIndex add(Control control);
    /// Controls of the chain, target, pole and handle. Error: "rig-chain".
    std::optional<Error> addLimb(const LimbDesign& design);
    /// Puts new controls (since number `from`) into the set of that name, making it where needed.
    void collect(const std::string& set, std::size_t from);

    /// Error: "rig-nothing-to-make" where nothing was added, and those of checkRig().
    [[nodiscard]] Result<MadeParts> finish(const Rig& before) const;

private:
    struct Bend;
    [[nodiscard]] Bend bendOf(const LimbDesign& design, std::span<const BoneIndex> chain) const;
    [[nodiscard]] Control targetOf(const LimbDesign& design, double chainLength) const;
    [[nodiscard]] Control poleOf(const LimbDesign& design, const Bend& bend) const;
    void fitBox(Control& control, std::vector<Vec3d> around, double least) const;
    void placeInSpace(Control& control, const LimbDesign& design) const;
    void addForwardControls(const LimbDesign& design, std::span<const BoneIndex> chain,
                            BoneIndex mid);

    const Skeleton& m_skeleton;
    const BonePoints& m_points;
    Rig m_rig;
    std::vector<Affine3d> m_model; ///< modelFromBone at rest
    std::vector<Affine3d> m_rigid;
    std::vector<Vec3d> m_tails; ///< model space
    double m_extent = 1.0;
    std::unordered_set<std::string> m_names;
    std::vector<ControlIndex> m_controls;
    std::vector<IkHandleIndex> m_handles;
};

} // namespace rigwright
