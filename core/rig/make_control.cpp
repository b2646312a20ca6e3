// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls and limbs for bones that are named.
#include "core/rig/make_control.h"

#include "core/rig/rig_draft.h"
#include "core/rig/rig_graph.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace rigwright {

namespace {

/// A bone that only spreads a twist, by its name.
bool isTwist(std::string_view name) {
    std::string small(name);
    std::ranges::transform(small, small.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return small.find("twist") != std::string::npos || small.find("roll") != std::string::npos;
}

/// The joint above, pieces of twist passed over.
BoneIndex jointAbove(const Skeleton& skeleton, BoneIndex bone) {
    BoneIndex above = skeleton.parents[bone.value()];
    while (above.isValid() && isTwist(skeleton.names[above.value()]))
        above = skeleton.parents[above.value()];
    return above;
}

struct LimbRoles {
    HumanoidRole root;
    HumanoidRole mid;
    HumanoidRole end;
};
constexpr std::array kLimbRoles{
    LimbRoles{HumanoidRole::LeftUpperArm, HumanoidRole::LeftLowerArm, HumanoidRole::LeftHand},
    LimbRoles{HumanoidRole::RightUpperArm, HumanoidRole::RightLowerArm, HumanoidRole::RightHand},
    LimbRoles{HumanoidRole::LeftUpperLeg, HumanoidRole::LeftLowerLeg, HumanoidRole::LeftFoot},
    LimbRoles{HumanoidRole::RightUpperLeg, HumanoidRole::RightLowerLeg, HumanoidRole::RightFoot},
};

} // namespace

Result<MadeParts> addControls(const Rig& rig, const Skeleton& skeleton,
                              std::span<const BoneIndex> bones, const BonePoints& points) {
    RigDraft draft(rig, skeleton, points);
    for (const BoneIndex bone : bones) {
        if (!bone.isValid() || bone.value() >= skeleton.boneCount() ||
            draft.driverOf(bone).isValid())
            continue;
        draft.add(skeleton.parents[bone.value()].isValid() ? draft.forwardControl(bone, 0.25)
                                                           : draft.groundControl(bone));
    }
    return draft.finish(rig);
}

Result<MadeParts> addChainControls(const Rig& rig, const Skeleton& skeleton, BoneIndex first,
                                   BoneIndex last, const BonePoints& points) {
    const auto isThere = [&](BoneIndex bone) {
        return bone.isValid() && bone.value() < skeleton.boneCount();
    };
    if (!isThere(first) || !isThere(last))
        return Error{"rig-chain", "a chain needs a first and a last bone", "",
                     "Choose a first bone and, below it, a last one."};
    std::vector<BoneIndex> chain = chainBetween(skeleton, first, last);
    if (chain.empty())
        chain = chainBetween(skeleton, last, first);
    if (chain.empty())
        return Error{"rig-chain", "neither of the two bones lies below the other",
                     skeleton.names[last.value()],
                     "Choose a first bone and, below it, a last one."};
    return addControls(rig, skeleton, chain, points);
}

Result<MadeParts> addLimb(const Rig& rig, const Skeleton& skeleton, const LimbRequest& request,
                          const BonePoints& points) {
    RigDraft draft(rig, skeleton, points);
    if (auto error = draft.addLimb({.request = request}))
        return *error;
    return draft.finish(rig);
}

std::optional<LimbRequest> limbUpTo(const Skeleton& skeleton, const HumanoidMap& map,
                                    BoneIndex end) {
    if (!end.isValid() || end.value() >= skeleton.boneCount())
        return std::nullopt;
    LimbRequest request;
    request.end = end;
    for (const LimbRoles& limb : kLimbRoles)
        if (map.of(limb.end) == end && map.of(limb.root).isValid() && map.of(limb.mid).isValid()) {
            request.root = map.of(limb.root);
            request.mid = map.of(limb.mid);
            return request;
        }
    request.mid = jointAbove(skeleton, end);
    if (!request.mid.isValid())
        return std::nullopt;
    request.root = jointAbove(skeleton, request.mid);
    return request.root.isValid() ? std::optional(request) : std::nullopt;
}

} // namespace rigwright
