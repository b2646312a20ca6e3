// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Roles counted, lengths compared, bends measured.
#include "core/character/humanoid_check.h"

#include "core/base/sentence.h"
#include "core/character/binding_state.h"
#include "core/character/humanoid.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton_draft.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

using Heads = std::vector<Vec3d>;

Heads headsOf(const Skeleton& skeleton) {
    Heads heads;
    heads.reserve(skeleton.boneCount());
    for (const Affine3d& model : restModel(skeleton))
        heads.push_back(model.translation());
    return heads;
}

std::optional<Vec3d> headOf(const Heads& heads, const HumanoidMap& map, HumanoidRole role) {
    const BoneIndex bone = map.of(role);
    return bone.isValid() ? std::optional(heads[bone.value()]) : std::nullopt;
}

/// Shoulder, elbow, wrist; or hip, knee, ankle.
struct Limb {
    Vec3d root;
    Vec3d joint;
    Vec3d end;
};

bool isArm(HumanoidRole role) {
    return role == HumanoidRole::LeftLowerArm || role == HumanoidRole::RightLowerArm;
}

HumanoidRole endOf(HumanoidRole role) {
    switch (role) {
    case HumanoidRole::LeftLowerArm:
        return HumanoidRole::LeftHand;
    case HumanoidRole::RightLowerArm:
        return HumanoidRole::RightHand;
    case HumanoidRole::LeftLowerLeg:
        return HumanoidRole::LeftFoot;
    default:
        return HumanoidRole::RightFoot;
    }
}

std::optional<Limb> limbOf(const Heads& heads, const HumanoidMap& map, HumanoidRole role) {
    const auto root = headOf(heads, map, *parentOf(role));
    const auto joint = headOf(heads, map, role);
    const auto end = headOf(heads, map, endOf(role));
    if (!root || !joint || !end || *root == *joint || *joint == *end || *root == *end)
        return std::nullopt;
    return Limb{*root, *joint, *end};
}

double bendOf(const Limb& limb) {
    const Vec3d upper = limb.joint - limb.root;
    const Vec3d lower = limb.end - limb.joint;
    return std::atan2(upper.cross(lower).norm(), upper.dot(lower));
}

/// Where the body looks, and up; the axes of the model where its bones do not tell.
struct Stance {
    Vec3d up = Vec3d::UnitY();
    Vec3d forward = Vec3d::UnitZ();
};

Stance stanceOf(const Heads& heads, const HumanoidMap& map) {
    using enum HumanoidRole;
    Stance stance;
    const auto hips = headOf(heads, map, Hips);
    const auto head = headOf(heads, map, Head);
    if (hips && head && (*head - *hips).norm() > 0.0)
        stance.up = (*head - *hips).normalized();
    for (const auto& [left, right] :
         {std::pair{LeftUpperLeg, RightUpperLeg}, std::pair{LeftUpperArm, RightUpperArm}}) {
        const auto a = headOf(heads, map, left);
        const auto b = headOf(heads, map, right);
        if (!a || !b)
            continue;
        const Vec3d forward = (*a - *b).cross(stance.up);
        if (forward.norm() > 1e-6 * (*a - *b).norm()) {
            stance.forward = forward.normalized();
            break;
        }
    }
    return stance;
}

/// Square to the limb, of length 1: the way in which its joint stands out when it is bent.
Vec3d bendDirection(const Limb& limb, const Stance& stance, bool arm) {
    constexpr double kAlong = 0.2; // of the limb, nearly: 78°
    const Vec3d along = (limb.end - limb.root).normalized();
    const double sign = arm ? -1.0 : 1.0;
    Vec3d way = sign * stance.forward;
    way -= way.dot(along) * along;
    if (way.norm() < kAlong) {
        way = sign * stance.up;
        way -= way.dot(along) * along;
    }
    return way.normalized();
}

/// The joint beside the line from root to end where it is bent by so much: between the parts a and
/// b of that line, standing out by d, the bend is atan(d / a) + atan(d / b).
Vec3d bentJoint(const Limb& limb, const Vec3d& way, double radians) {
    constexpr double kNearEnd = 0.05;
    const Vec3d line = limb.end - limb.root;
    const double length = line.norm();
    const double at = std::clamp((limb.joint - limb.root).dot(line) / (length * length), kNearEnd,
                                 1.0 - kNearEnd);
    const double a = at * length;
    const double b = length - a;
    // tan of the sum: tan · d² / (a b) + d (1 / a + 1 / b) - tan = 0, in the form without loss.
    const double tangent = std::tan(radians);
    const double half = (1.0 / a + 1.0 / b) / 2.0;
    const double d = tangent / (half + std::sqrt(half * half + tangent * tangent / (a * b)));
    return limb.root + at * line + d * way;
}

/// By the heads of roles of one side and those of the next roles above.
std::optional<SideDifference> sidesOf(const Heads& heads, const HumanoidMap& map) {
    std::optional<SideDifference> most;
    for (const HumanoidRole role : humanoidRoles()) {
        const auto parent = parentOf(role);
        if (sideOf(role) != BoneSide::Left || !parent || sideOf(*parent) != BoneSide::Left)
            continue;
        const auto left = headOf(heads, map, role);
        const auto leftRoot = headOf(heads, map, *parent);
        const auto right = headOf(heads, map, mirrored(role));
        const auto rightRoot = headOf(heads, map, mirrored(*parent));
        if (!left || !leftRoot || !right || !rightRoot)
            continue;
        const double a = (*left - *leftRoot).norm();
        const double b = (*right - *rightRoot).norm();
        const double longer = std::max(a, b);
        const double share = longer > 0.0 ? std::abs(a - b) / longer : 0.0;
        if (!most || share > most->share)
            most = SideDifference{*parent, share};
    }
    return most;
}

std::vector<OptionalPart> missingPartsOf(const HumanoidMap& map) {
    std::vector<OptionalPart> missing;
    for (const HumanoidRole role : humanoidRoles())
        if (const auto part = optionalPartOf(role); part && !map.of(role).isValid())
            missing.push_back(*part);
    std::ranges::sort(missing);
    const auto repeated = std::ranges::unique(missing);
    missing.erase(repeated.begin(), repeated.end());
    return missing;
}

} // namespace

std::optional<OptionalPart> optionalPartOf(HumanoidRole role) {
    using enum HumanoidRole;
    if (isRequired(role))
        return std::nullopt;
    switch (role) {
    case Chest:
        return OptionalPart::Chest;
    case UpperChest:
        return OptionalPart::UpperChest;
    case Neck:
        return OptionalPart::Neck;
    case Jaw:
        return OptionalPart::Jaw;
    case LeftEye:
    case RightEye:
        return OptionalPart::Eyes;
    case LeftShoulder:
    case RightShoulder:
        return OptionalPart::Shoulders;
    case LeftToes:
    case RightToes:
        return OptionalPart::Toes;
    default:
        return OptionalPart::Fingers;
    }
}

std::optional<double> bendOf(const Skeleton& skeleton, const HumanoidMap& map, HumanoidRole role) {
    const auto limb = limbOf(headsOf(skeleton), map, role);
    return limb ? std::optional(bendOf(*limb)) : std::nullopt;
}

HumanoidCheck checkHumanoid(const Character& character) {
    HumanoidCheck check;
    check.search = humanoidOf(character);
    const HumanoidMap& map = check.search.map;
    check.requiredFound = kRequiredRoleCount - missingRoles(map).size();
    check.missingParts = missingPartsOf(map);
    const Heads heads = headsOf(character.skeleton);
    check.sides = sidesOf(heads, map);
    // One that was bent by exactly that much is bent, whatever was rounded since.
    constexpr double kLeast = kLeastBend * (1.0 - 1e-3);
    for (const HumanoidRole role : kBendingRoles)
        if (const auto limb = limbOf(heads, map, role))
            if (const double bend = bendOf(*limb); bend < kLeast)
                check.straight.push_back({role, bend});
    check.bindDiffers = std::ranges::any_of(
        bindingStates(character), [](const BindingState& state) { return !state.joints.empty(); });
    return check;
}

Result<SkeletonEdit> bendLimbs(const Skeleton& skeleton, const HumanoidMap& map,
                               std::span<const HumanoidRole> roles, double radians) {
    const Heads heads = headsOf(skeleton);
    const Stance stance = stanceOf(heads, map);
    SkeletonDraft draft(skeleton);
    for (const HumanoidRole role : roles) {
        const auto limb = limbOf(heads, map, role);
        if (!limb)
            return Error{"humanoid-no-limb", filled("the limb of %1 is not whole", {titleOf(role)}),
                         "", "Give its roles in the humanoid map."};
        const BoneIndex bone = map.of(role);
        Affine3d model = draft.model()[bone.value()];
        model.translation() = bentJoint(*limb, bendDirection(*limb, stance, isArm(role)), radians);
        if (const auto done = draft.move(bone, model); !done)
            return done.error();
    }
    return draft.finish(PoseRule::Pivot);
}

} // namespace rigwright
