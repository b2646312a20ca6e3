// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Checking a rig as a whole, and what its parts are called.
#include "core/rig/rig.h"

#include "core/base/sentence.h"
#include "core/rig/make_constraint.h"
#include "core/rig/rig_check.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton.h"

#include <array>

namespace rigwright {

namespace {

template <class Problem>
std::optional<Error> firstOf(const RigGround& ground, std::size_t count, const Problem& problem) {
    for (std::size_t i = 0; i < count; ++i)
        if (auto error = problem(ground, i))
            return error;
    return std::nullopt;
}

std::string numbered(const char* what, std::size_t index) {
    return std::string(what) + " " + std::to_string(index + 1);
}

} // namespace

Result<void> checkRig(const Rig& rig, const Skeleton& skeleton, const MorphCounts& morphs) {
    const RigGround ground{rig, skeleton, &morphs};
    std::optional<Error> error = firstOf(ground, rig.controls.size(), problemOfControl);
    if (!error)
        error = firstOf(ground, rig.sets.size(), problemOfSet);
    if (!error)
        error = firstOf(ground, rig.handles.size(), problemOfHandle);
    if (!error)
        error = firstOf(ground, rig.constraints.size(), problemOfConstraint);
    if (!error)
        error = firstOf(ground, rig.jointLimits.size(), problemOfJointLimit);
    if (error)
        return *error;
    if (const auto taken = handleOnTakenEnd(rig))
        return Error{"rig-end-taken",
                     filled("another IK handle pulls %1 already",
                            {boneLabel(skeleton, rig.handles[*taken].end)}),
                     handleLabel(rig, IkHandleIndex(*taken)),
                     "Delete one of the two handles, or let it end at another bone."};
    const std::vector<std::string> path = cycleIn(rig, skeleton);
    if (path.empty())
        return {};
    std::string all;
    for (const std::string& name : path)
        all += (all.empty() ? "" : " → ") + name;
    return Error{"rig-cycle", filled("it would follow itself: %1", {all}), path.front(),
                 "Let one of them follow something else."};
}

std::string controlLabel(const Rig& rig, ControlIndex control) {
    if (control.isValid() && control.value() < rig.controls.size() &&
        !rig.controls[control.value()].name.empty())
        return rig.controls[control.value()].name;
    return numbered("Control", control.value());
}

std::string handleLabel(const Rig& rig, IkHandleIndex handle) {
    if (handle.isValid() && handle.value() < rig.handles.size() &&
        !rig.handles[handle.value()].name.empty())
        return rig.handles[handle.value()].name;
    return numbered("IK", handle.value());
}

std::string constraintLabel(const Rig& rig, ConstraintIndex constraint) {
    static constexpr std::array kKinds{
        "Parent",         "Position",       "Rotation",       "Scale", "Aim",   "Pole",   "Orient",
        "Limit position", "Limit rotation", "Limit distance", "Blend", "Twist", "Spline", "Driver"};
    if (!constraint.isValid() || constraint.value() >= rig.constraints.size())
        return "Constraint";
    const Constraint& named = rig.constraints[constraint.value()];
    return named.name.empty() ? numbered(kKinds[std::size_t(named.kind)], constraint.value())
                              : named.name;
}

std::string nodeLabel(const Rig& rig, const Skeleton& skeleton, const RigNode& node) {
    if (node.control.isValid())
        return controlLabel(rig, node.control);
    if (node.bone.isValid() && node.bone.value() < skeleton.boneCount())
        return boneLabel(skeleton, node.bone);
    return "-";
}

} // namespace rigwright
