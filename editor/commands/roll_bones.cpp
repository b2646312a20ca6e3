// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rolling bones: one edit for each axis that lies along some of them.
#include "editor/commands/roll_bones.h"

#include "core/base/sentence.h"
#include "core/skeleton/bone_names.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/orientation.h"
#include "core/skeleton/symmetrise.h"
#include "editor/commands/bone_edits.h"
#include "editor/commands/skeleton_sequence.h"

#include <algorithm>
#include <vector>

namespace rigwright::editor {

namespace {

struct Roll {
    BoneIndex bone;
    BoneAxis axis = BoneAxis::PlusY;
    double angle = 0.0;
};

/// The image of a roll: about the image of the axis the other way round. Bones of the other side
/// may point against their axes.
Roll imageOf(const Skeleton& skeleton, const std::vector<Affine3d>& model, const Roll& roll,
             BoneIndex other) {
    Roll image{other, rollAxis(skeleton, other), -roll.angle};
    const Vec3d way = reflection(BonePlane()).linear() * model[roll.bone.value()].linear() *
                      axisVector(roll.axis);
    if (way.dot(model[other.value()].linear() * axisVector(image.axis)) < 0.0)
        image.angle = roll.angle;
    return image;
}

void addImages(const Skeleton& skeleton, std::vector<Roll>& rolls,
               std::vector<BoneIndex>& unmatched) {
    const BoneMirror mirror = mirrorBones(skeleton);
    const std::vector<Affine3d> model = restModel(skeleton);
    const std::vector<Roll> chosen = rolls;
    for (const Roll& roll : chosen) {
        const BoneSide side = mirror.sides[roll.bone.value()];
        const BoneIndex other = mirror.of(roll.bone);
        if (side == BoneSide::Centre)
            continue;
        if (!other.isValid()) {
            unmatched.push_back(roll.bone);
            continue;
        }
        const Roll image = imageOf(skeleton, model, roll, other);
        const auto known = std::ranges::find(rolls, other, &Roll::bone);
        if (known == rolls.end())
            rolls.push_back(image);
        else if (side == BoneSide::Left)
            *known = image;
    }
}

} // namespace

Result<void> rollBones(SkeletonSequence& sequence, std::span<const BoneIndex> bones, double angle,
                       bool symmetric) {
    const Skeleton& before = sequence.skeleton();
    std::vector<Roll> rolls;
    for (const BoneIndex bone : bones)
        rolls.push_back({bone, rollAxis(before, bone), angle});
    std::vector<BoneIndex> unmatched;
    if (symmetric)
        addImages(before, rolls, unmatched);
    const std::string unmatchedList = boneList(before, unmatched);
    // turnRoll() has one axis and one angle for all its bones; numbers stay.
    while (!rolls.empty()) {
        const Roll first = rolls.front();
        std::vector<BoneIndex> alike;
        std::erase_if(rolls, [&](const Roll& roll) {
            const bool isAlike = roll.axis == first.axis && roll.angle == first.angle;
            if (isAlike)
                alike.push_back(roll.bone);
            return isAlike;
        });
        if (const auto done =
                sequence.add(turnRoll(sequence.skeleton(), alike, first.axis, first.angle));
            !done)
            return done.error();
    }
    if (!unmatched.empty())
        sequence.note({"bone-no-counterpart", Severity::Warning, unmatched.size(), "",
                       filled("no bone of the other side goes with these: %1", {unmatchedList}),
                       ""});
    return {};
}

} // namespace rigwright::editor
