// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Growing bones: places and names of the two sides.
#include "editor/commands/grow_bones.h"

#include "core/base/sentence.h"
#include "core/skeleton/bone_names.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/side_style.h"
#include "core/skeleton/skeleton_edit.h"
#include "editor/commands/skeleton_sequence.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace rigwright::editor {

namespace {

Vec3d mirrored(const Vec3d& place) {
    return {-place.x(), place.y(), place.z()};
}

/// As most names of the skeleton write their side; arm.L where none does.
SideStyle usualSideStyle(const Skeleton& skeleton) {
    std::map<SideStyle, std::size_t> votes;
    for (const std::string& name : skeleton.names)
        if (const auto style = sideStyleOf(name))
            ++votes[*style];
    const auto most =
        std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
    return most == votes.end() ? SideStyle::DotCapital : most->first;
}

std::string freeName(const Skeleton& skeleton, const std::string& name) {
    return findBone(skeleton, name).isValid() ? nextBoneName(skeleton.names, name) : name;
}

/// The name of the first of two bones that grow out of the centre.
std::string nameOfSide(const Skeleton& skeleton, BoneIndex parent, bool left) {
    std::string name = parent.isValid() ? skeleton.names[parent.value()] : std::string();
    name = std::string(withoutNumber(name.empty() ? "bone" : name));
    return freeName(skeleton, withSideStyle(name + (left ? ".L" : ".R"), usualSideStyle(skeleton)));
}

} // namespace

GrowthPlaces growthPlaces(const Skeleton& skeleton, const BoneGrowth& growth) {
    GrowthPlaces places{growth.head, false, {}, false};
    if (!growth.symmetric)
        return places;
    BoneSide side = BoneSide::Centre;
    if (growth.parent.isValid()) {
        const BoneMirror mirror = mirrorBones(skeleton);
        side = mirror.sides[growth.parent.value()];
        places.otherParent = mirror.of(growth.parent);
    }
    if (side != BoneSide::Centre) {
        places.twice = places.otherParent.isValid();
        places.lacksCounterpart = !places.twice;
    } else if (std::abs(growth.head.x()) > growth.tolerance) {
        places.twice = true;
    } else {
        places.head.x() = 0.0;
    }
    return places;
}

Result<void> growBone(SkeletonSequence& sequence, const BoneGrowth& growth) {
    const Skeleton& skeleton = sequence.skeleton();
    const GrowthPlaces places = growthPlaces(skeleton, growth);
    NewBone bone{.parent = growth.parent, .head = places.head};
    if (places.twice && (!growth.parent.isValid() || places.otherParent == growth.parent))
        bone.name = nameOfSide(skeleton, growth.parent, places.head.x() > 0.0);
    if (const auto done = sequence.add(createBone(skeleton, bone)); !done)
        return done.error();
    const std::string name = sequence.skeleton().names[sequence.made().back().value()];
    if (places.lacksCounterpart)
        sequence.note({"bone-no-counterpart", Severity::Warning, 1, "",
                       filled("no bone of the other side goes with these: %1",
                              {boneLabel(sequence.skeleton(), sequence.made().back())}),
                       ""});
    if (!places.twice)
        return {};
    // New bones stand behind all others: numbers of the parents are what they were.
    return sequence.add(createBone(sequence.skeleton(),
                                   {.name = freeName(sequence.skeleton(), sideOfName(name).other),
                                    .parent = places.otherParent,
                                    .head = mirrored(places.head)}));
}

} // namespace rigwright::editor
