// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Matching of forward and inverse kinematics.
#include "core/rig/match_ik.h"

#include "core/math/rotation.h"
#include "core/rig/drive_bone.h"
#include "core/rig/handle_plan.h"
#include "core/rig/rigid_part.h"
#include "core/rig/solve_handles.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

/// Poles stand at least so far off the line root–target, seen from the root: outside the cone of
/// solveTwoBone() in which a pole says nothing.
constexpr double kPoleTangent = 0.47; // 25°

/// Model places as they are after solveRig(), from the solved pose alone: the controls are where
/// their values put them. That is so of targets and poles, which no constraint moves.
class Solved {
public:
    explicit Solved(const MatchInput& input)
        : m_input(input), m_pose(input.solved), m_frame(input.rig, input.plan, m_pose) {}

    RigFrame& frame() { return m_frame; }

    /// What controlValueFor() wants to know.
    Transform valueAt(ControlIndex control, const Affine3d& place, const Pose& source) {
        RigResult result;
        for (std::size_t c = 0; c < m_input.rig.controls.size(); ++c)
            result.modelFromControl.push_back(m_frame.frameOf(ControlIndex(c)));
        std::vector<Affine3d> modelFromBone;
        computeModelPose(m_input.skeleton, m_pose.local, modelFromBone);
        return controlValueFor(m_input.rig, m_input.plan, m_input.skeleton, control, place, source,
                               modelFromBone, result);
    }

private:
    const MatchInput& m_input;
    Pose m_pose;
    RigFrame m_frame;
};

/// How far away the target has to be so that a chain of that length, its end softened, reaches
/// `distance`: the inverse of what solveTwoBone() does. Where the chain is straight that is
/// infinitely far; so much is left of the soft part that the joint stands off the line by 3e-5 of
/// the length (half of that squared is what the chain is shorter by).
double hardDistance(double distance, double length, double softness) {
    const double soft = softness * length;
    const double from = length - soft;
    if (!(soft > 0.0) || distance <= from)
        return distance;
    const double least = std::min(2e-9 / softness, 1.0);
    const double left = std::max(1.0 - (distance - from) / soft, least);
    return from - soft * std::log(left);
}

/// A chain that may stretch makes up for its soft end by that: its tip is at the target.
Vec3d targetPlace(const IkHandle& handle, const std::vector<Vec3d>& places,
                  const HandlePlan& plan) {
    const Vec3d& tip = places.back();
    const bool stretches = handle.stretch > 0.0 && !plan.hasTip;
    if (handle.solver != IkSolver::TwoBone || stretches)
        return tip;
    const Vec3d way = tip - places.front();
    const double distance = way.stableNorm();
    const double length =
        (places[plan.mid] - places.front()).stableNorm() + (tip - places[plan.mid]).stableNorm();
    const double wanted = hardDistance(distance, length, handle.softness);
    return distance > 0.0 ? Vec3d(places.front() + wanted * unitOrZero(way)) : tip;
}

/// To which side the chain is bent, as solvers take it: of two bones the joint's, else that of all
/// places together. Its length says how much.
Vec3d bulgeOf(const IkHandle& handle, const std::vector<Vec3d>& places, std::size_t mid) {
    if (handle.solver == IkSolver::TwoBone)
        return offLine(places, places[mid]);
    Vec3d bulge = Vec3d::Zero();
    for (const Vec3d& place : places)
        bulge += offLine(places, place);
    return bulge;
}

struct PoleHints {
    Vec3d now;           ///< where the pole is
    Vec3d preferredBend; ///< direction in model space
    std::size_t mid = 0;
};

/// On the side to which the chain is bent, as far from the bent joint as the pole is now. Of a
/// straight chain it is that of the preferred bend: there bones keep their twist.
Vec3d polePlace(const IkHandle& handle, const std::vector<Vec3d>& places, const PoleHints& hints) {
    const Vec3d& now = hints.now;
    const Vec3d& root = places.front();
    const Vec3d& joint = places[hints.mid];
    const Vec3d line = unitOrZero(places.back() - root);
    const double length = (joint - root).stableNorm() + (places.back() - joint).stableNorm();
    Vec3d bend = bulgeOf(handle, places, hints.mid);
    if (!(bend.stableNorm() > 1e-7 * length))
        bend = offLine(places, root + length * hints.preferredBend);
    bend = unitOrZero(bend);
    if (bend.isZero())
        return now;
    const Vec3d side = Quatd(Eigen::AngleAxisd(-handle.poleAngle, line)) * bend;
    const double height = (joint - root).dot(bend);
    const double along = (joint - root).dot(line);
    double distance = std::max((now - joint).stableNorm(), 0.25 * length);
    distance = std::max(distance, kPoleTangent * std::abs(along) - height);
    return root + along * line + (height + distance) * side;
}

void moveControl(Solved& solved, const RigNode& node, const Affine3d& place, Pose& pose) {
    if (!node.control.isValid())
        return;
    const Transform value = solved.valueAt(node.control, place, pose);
    pose.controls[node.control.value()] = value;
    // Another control may stand in the space of this one.
    if (!solved.frame().rig().controls[node.control.value()].drives)
        solved.frame().move(node, value);
}

/// The bone has what it has in the solved pose: by the control's value, and what that is not
/// allowed to do by the bone itself.
void giveBone(const MatchInput& input, Solved& solved, BoneIndex bone, Pose& pose) {
    const Transform& wanted = input.solved.local[bone.value()];
    Transform& source = pose.local[bone.value()];
    const auto drives = [&](const Control& control) {
        return control.drives && control.bone == bone;
    };
    const auto found = std::ranges::find_if(input.rig.controls, drives);
    const auto others = std::ranges::count_if(input.rig.controls, drives);
    if (found == input.rig.controls.end() || others > 1) {
        // Several on one bone: none of them is the one; what they add is taken off the bone.
        for (std::size_t c = 0; c < input.rig.controls.size(); ++c)
            if (drives(input.rig.controls[c]))
                pose.controls[c] = {};
        source = wanted;
        return;
    }
    const ControlIndex control(std::size_t(found - input.rig.controls.begin()));
    const ControlPlan& plan = input.plan.controls[control.value()];
    const Quatd turn =
        spaceTurn(input.rig, input.plan, control, solved.frame().rigidOf(plan.space).linear(),
                  solved.frame().parentModel(bone).linear());
    Transform& value = pose.controls[control.value()];
    value = allowedValue(*found, value, valueOver(*found, plan, source, wanted, turn));
    const Transform reached = driven(*found, plan, source, value, turn);
    const bool isThere = (reached.translation - wanted.translation).norm() <= 1e-12 &&
                         turnAngle(reached.rotation.conjugate() * wanted.rotation) <= 1e-9 &&
                         (reached.scale - wanted.scale).norm() <= 1e-12;
    if (isThere)
        return;
    // The source for which the value that is allowed gives what is wanted.
    const Quatd spin = (turn * source.rotation).conjugate() * reached.rotation;
    source.rotation = (turn.conjugate() * wanted.rotation * spin.conjugate()).normalized();
    const Transform again = driven(*found, plan, source, value, turn);
    source.translation += wanted.translation - again.translation;
    for (int i = 0; i < 3; ++i)
        if (again.scale[i] != 0.0)
            source.scale[i] *= wanted.scale[i] / again.scale[i];
}

} // namespace

Pose matchTargetToChain(const MatchInput& input, IkHandleIndex handle) {
    const IkHandle& own = input.rig.handles[handle.value()];
    const HandlePlan& plan = input.plan.handles[handle.value()];
    Pose pose = input.source;
    if (!own.target.control.isValid() || plan.bones.empty())
        return pose;
    Solved solved(input);
    const std::vector<Vec3d> places = chainPlacesOf(solved.frame(), handle);
    Affine3d target = solved.frame().frameOf(own.target.control);
    target.translation() = targetPlace(own, places, plan);
    if (own.endRotation == EndRotation::FromTarget && !plan.hasTip)
        target.linear() =
            solved.frame().rigidOf(boneNode(own.end)).linear() * plan.endFromTarget.transpose();
    Affine3d pole = solved.frame().rigidOf(own.pole);
    const Vec3d bend = solved.frame().rigidOf(boneNode(own.root)).linear() * plan.bend;
    pole.translation() = polePlace(own, places, {pole.translation(), bend, plan.mid});
    moveControl(solved, own.target, target, pose);
    moveControl(solved, own.pole, pole, pose);
    return pose;
}

Pose matchChainToResult(const MatchInput& input, IkHandleIndex handle) {
    const HandlePlan& plan = input.plan.handles[handle.value()];
    Pose pose = input.source;
    if (plan.bones.empty())
        return pose;
    Solved solved(input);
    for (const BoneIndex bone : plan.bones)
        giveBone(input, solved, bone, pose);
    if (!plan.hasTip)
        giveBone(input, solved, input.rig.handles[handle.value()].end, pose);
    return pose;
}

} // namespace rigwright
