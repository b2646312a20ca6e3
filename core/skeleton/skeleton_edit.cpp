// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits that add bones, cut them or name them.
#include "core/skeleton/skeleton_edit.h"

#include "core/base/sentence.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/orientation.h"
#include "core/skeleton/skeleton_draft.h"

#include <algorithm>
#include <utility>

namespace rigwright {

namespace {

/// The axes of model space for a root; else those of the parent, turned so that the axis along
/// which it lies points to the new bone.
Quatd rotationOf(const SkeletonDraft& draft, const NewBone& bone) {
    if (!bone.parent.isValid())
        return Quatd::Identity();
    const Affine3d& parent = draft.model()[bone.parent.value()];
    const Quatd rotation = decomposeNearest(parent).rotation;
    const auto along = axisAlong(draft.skeleton(), bone.parent);
    const Vec3d way = bone.head - parent.translation();
    if (!along || !(way.stableNorm() > 0.0))
        return rotation;
    const Vec3d from = rotation * axisVector(*along);
    return (Quatd::FromTwoVectors(from, way.stableNormalized()) * rotation).normalized();
}

} // namespace

Result<SkeletonEdit> createBone(const Skeleton& skeleton, const NewBone& bone) {
    if (bone.parent.isValid())
        if (const auto error = missingBone(skeleton, {&bone.parent, 1}))
            return *error;
    if (!bone.head.allFinite() || (bone.rotation && !(bone.rotation->norm() > 1e-9)))
        return notFinite();
    SkeletonDraft draft(skeleton);
    DraftBone made;
    made.name = bone.name;
    if (made.name.empty())
        made.name = bone.parent.isValid() ? skeleton.names[bone.parent.value()] : "bone";
    if (bone.parent.isValid())
        made.parent = bone.parent.value();
    // Its own scale is 1, whatever those above it have.
    const Affine3d above =
        bone.parent.isValid() ? draft.model()[bone.parent.value()] : Affine3d::Identity();
    const Quatd aboveRotation = decomposeNearest(above).rotation;
    const Quatd rotation = bone.rotation ? bone.rotation->normalized() : rotationOf(draft, bone);
    const auto inverse = invert(above);
    if (!inverse)
        return Error{"bone-flat",
                     filled("a scale of 0 at %1 leaves nothing to place a bone in",
                            {boneLabel(skeleton, bone.parent)}),
                     "", "Give it a scale other than 0 first."};
    Transform local;
    local.translation = *inverse * bone.head;
    local.rotation = (aboveRotation.conjugate() * rotation).normalized();
    if (!isFinite(local))
        return notFinite();
    made.origin = {bone.parent, toAffine(local)};
    const std::string wanted = bone.name.empty() && !bone.parent.isValid() ? "bone" : bone.name;
    const DraftIndex index = draft.add(std::move(made));
    if (!wanted.empty() && !findBone(skeleton, wanted).isValid())
        draft[index].name = wanted;
    return draft.finish(PoseRule::Ride, {&index, 1});
}

Result<SkeletonEdit> extrudeBone(const Skeleton& skeleton, BoneIndex bone, const Vec3d& head) {
    if (const auto error = missingBone(skeleton, {&bone, 1}))
        return *error;
    return createBone(skeleton, {.parent = bone, .head = head});
}

Result<SkeletonEdit> splitBone(const Skeleton& skeleton, BoneIndex bone,
                               std::span<const double> fractions) {
    if (const auto error = missingBone(skeleton, {&bone, 1}))
        return *error;
    const auto ascends = [](double a, double b) { return !(a < b); };
    const bool isGood =
        !fractions.empty() && fractions.front() > 0.0 && fractions.back() < 1.0 &&
        std::ranges::all_of(fractions, [](double f) { return f > 0.0 && f < 1.0; }) &&
        std::ranges::adjacent_find(fractions, ascends) == fractions.end();
    if (!isGood)
        return Error{"bone-fraction",
                     "a bone is cut at fractions above 0 and below 1 of its length, ascending", "",
                     ""};
    const BoneIndex child = mainChildren(skeleton)[bone.value()];
    const Vec3d tail = tailOf(skeleton, bone, child);
    if (!(tail.norm() > 0.0))
        return Error{"bone-zero-length",
                     filled("the bone %1 has no length to be cut", {boneLabel(skeleton, bone)}), "",
                     "Move it or a bone below it first."};
    SkeletonDraft draft(skeleton);
    SkeletonDraft::Pieces pieces{bone, tail, {fractions.begin(), fractions.end()}, {bone.value()}};
    std::vector<DraftIndex> made;
    std::string name = skeleton.names[bone.value()];
    for (const double fraction : fractions) {
        DraftBone piece;
        piece.name = name;
        piece.parent = pieces.bones.back();
        piece.origin = {bone, Affine3d(Eigen::Translation3d(fraction * tail))};
        piece.before = child.isValid()                           ? child.value()
                       : bone.value() + 1 < skeleton.boneCount() ? bone.value() + 1
                                                                 : kNoBone;
        made.push_back(draft.add(std::move(piece)));
        pieces.bones.push_back(made.back());
        name = draft[made.back()].name;
    }
    if (child.isValid())
        draft[child.value()].parent = made.back();
    draft.addPieces(std::move(pieces));
    return draft.finish(PoseRule::Ride, made);
}

Result<SkeletonEdit> subdivideBone(const Skeleton& skeleton, BoneIndex bone, std::size_t pieces) {
    if (pieces < 2 || pieces > kMostBones)
        return Error{"bone-piece-count", "a bone is cut into 2 pieces or more", "", ""};
    std::vector<double> fractions;
    for (std::size_t i = 1; i < pieces; ++i)
        fractions.push_back(double(i) / double(pieces));
    return splitBone(skeleton, bone, fractions);
}

Result<SkeletonEdit> duplicateBones(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    if (const auto error = missingBone(skeleton, bones))
        return *error;
    SkeletonDraft draft(skeleton);
    std::vector<DraftIndex> copyOf(skeleton.boneCount(), kNoBone);
    for (const BoneIndex bone : bones)
        copyOf[bone.value()] = 0;
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        if (copyOf[bone] == kNoBone)
            continue;
        DraftBone copy = draft[bone];
        if (copy.parent != kNoBone && copyOf[copy.parent] != kNoBone)
            copy.parent = copyOf[copy.parent];
        copyOf[bone] = draft.add(std::move(copy));
    }
    std::vector<DraftIndex> made; // each once, in the order asked for
    for (const BoneIndex bone : bones)
        if (const DraftIndex copy = std::exchange(copyOf[bone.value()], kNoBone); copy != kNoBone)
            made.push_back(copy);
    return draft.finish(PoseRule::Ride, made);
}

Result<SkeletonEdit> renameBone(const Skeleton& skeleton, BoneIndex bone, std::string name) {
    if (const auto error = missingBone(skeleton, {&bone, 1}))
        return *error;
    SkeletonEdit edit;
    edit.skeleton = skeleton;
    edit.remap = identityRemap(skeleton.boneCount());
    if (!name.empty() && name != skeleton.names[bone.value()] && findBone(skeleton, name).isValid())
        edit.findings.push_back({"bone-name-taken", Severity::Info, 1, "",
                                 filled("another bone has the name %1", {name}), ""});
    edit.skeleton.names[bone.value()] = std::move(name);
    return edit;
}

} // namespace rigwright
