// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Ordering a draft, and finding the rest transforms of its bones.
#include "core/skeleton/skeleton_draft.h"

#include "core/base/sentence.h"
#include "core/skeleton/bone_follow.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

namespace rigwright {

namespace {

constexpr double kShear = 1e-6;

Error flatError(const std::string& bone) {
    return {"bone-flat", filled("a scale of 0 at %1 leaves nothing to place a bone in", {bone}), "",
            "Give it a scale other than 0 first."};
}

} // namespace

Error notFinite() {
    return {"bone-not-finite", "a number is not finite, or too large", "", ""};
}

std::optional<Error> missingBone(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    for (const BoneIndex bone : bones)
        if (!bone.isValid() || bone.value() >= skeleton.boneCount())
            return Error{"bone-none",
                         filled("there are %1 bones, but not the one that was asked for",
                                {std::to_string(skeleton.boneCount())}),
                         "", ""};
    return std::nullopt;
}

SkeletonDraft::SkeletonDraft(const Skeleton& skeleton)
    : m_skeleton(skeleton), m_model(restModel(skeleton)), m_names(skeleton.names) {
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        DraftBone draft;
        draft.name = skeleton.names[bone];
        if (skeleton.parents[bone].isValid())
            draft.parent = skeleton.parents[bone].value();
        draft.origin.old = BoneIndex(bone);
        m_bones.push_back(std::move(draft));
    }
}

DraftIndex SkeletonDraft::add(DraftBone bone) {
    bone.name = m_names.take(bone.name);
    m_bones.push_back(std::move(bone));
    return m_bones.size() - 1;
}

Result<void> SkeletonDraft::move(BoneIndex bone, const Affine3d& modelFromBone) {
    if (!modelFromBone.matrix().allFinite())
        return notFinite();
    const auto inverse = invert(m_model[bone.value()]);
    if (!inverse)
        return flatError(boneLabel(m_skeleton, bone));
    Affine3d& own = m_bones[bone.value()].origin.oldFromBone;
    own = *inverse * modelFromBone;
    if (modelFromBone.linear() == m_model[bone.value()].linear())
        own.linear().setIdentity();
    if (!own.matrix().allFinite())
        return notFinite();
    return {};
}

void SkeletonDraft::remove(DraftIndex bone, DraftIndex heir, DraftIndex parent) {
    m_bones[bone].removed = true;
    m_bones[bone].heir = heir;
    m_bones[bone].parent = parent; // its children follow in finish()
}

namespace {

/// The first bone of a chain of `next` that stays, kNoBone at its end or where it goes in a circle.
/// Shortens the chain, so that many questions cost no more than the bones in them.
DraftIndex firstKept(std::vector<DraftBone>& bones, DraftIndex bone, DraftIndex DraftBone::*next) {
    std::vector<DraftIndex> passed;
    DraftIndex at = bone;
    while (at != kNoBone && bones[at].removed)
        if (passed.size() > bones.size()) {
            at = kNoBone;
        } else {
            passed.push_back(at);
            at = bones[at].*next;
        }
    for (const DraftIndex each : passed)
        bones[each].*next = at;
    return at;
}

} // namespace

std::vector<DraftIndex> SkeletonDraft::order() const {
    // Each time the first bone, as they stood, whose parent is there already.
    using Rank = std::pair<std::size_t, DraftIndex>;
    std::priority_queue<Rank, std::vector<Rank>, std::greater<>> ready;
    std::vector<std::vector<DraftIndex>> children(m_bones.size());
    const auto rank = [&](DraftIndex bone) -> Rank {
        if (bone < m_skeleton.boneCount())
            return {2 * bone + 1, bone};
        const DraftIndex next = m_bones[bone].before;
        return {next == kNoBone ? std::numeric_limits<std::size_t>::max() : 2 * next, bone};
    };
    for (DraftIndex bone = 0; bone < m_bones.size(); ++bone) {
        if (m_bones[bone].removed)
            continue;
        if (m_bones[bone].parent == kNoBone)
            ready.push(rank(bone));
        else
            children[m_bones[bone].parent].push_back(bone);
    }
    std::vector<DraftIndex> order;
    while (!ready.empty()) {
        const DraftIndex bone = ready.top().second;
        ready.pop();
        order.push_back(bone);
        for (const DraftIndex child : children[bone])
            ready.push(rank(child));
    }
    return order;
}

Result<void> SkeletonDraft::placeBone(DraftIndex index, SkeletonEdit& edit) {
    const DraftBone& bone = m_bones[index];
    const BoneIndex parent = bone.parent == kNoBone ? BoneIndex() : m_numbers[bone.parent];
    const BoneOrigin above = parent.isValid() ? edit.remap.origins[parent.value()] : BoneOrigin{};
    const Affine3d modelFromParent =
        parent.isValid() ? m_newModel[parent.value()] : Affine3d::Identity();
    const auto flatParent = [&] {
        return flatError(parent.isValid() ? edit.skeleton.names[parent.value()] : "");
    };
    BoneOrigin origin = bone.origin;
    Transform local;
    if (bone.place) {
        const auto inverse = invert(modelFromParent);
        if (!inverse)
            return flatParent();
        local = decomposeNearest(*inverse * *bone.place);
        origin = {above.old, above.oldFromBone * toAffine(local)};
    } else {
        const PosedBones rest{m_skeleton, m_skeleton.restLocal, m_model};
        const auto ridden = riddenLocal(rest, stepOf(m_skeleton, origin, above));
        if (!ridden)
            return flatParent();
        local = ridden->local;
        if (ridden->shear > kShear) {
            // It rides where it really came to rest, so that the mesh stays there.
            m_sheared.emplace_back(edit.skeleton.boneCount());
            const Affine3d old =
                origin.old.isValid() ? m_model[origin.old.value()] : Affine3d::Identity();
            if (const auto inverse = invert(old))
                origin.oldFromBone = *inverse * modelFromParent * toAffine(local);
        }
    }
    Affine3d model = modelFromParent * toAffine(local);
    if (!isFinite(local) || !origin.oldFromBone.matrix().allFinite())
        return notFinite();
    if (!model.matrix().allFinite())
        model = modelFromParent; // as in every pose
    m_numbers[index] = addBone(edit.skeleton, bone.name, parent, local);
    edit.remap.origins.push_back(origin);
    m_newModel.push_back(model);
    return {};
}

void SkeletonDraft::noteLengths(SkeletonEdit& edit) const {
    Eigen::AlignedBox3d span;
    for (const Affine3d& bone : m_newModel)
        span.extend(Vec3d(bone.translation()));
    for (const Affine3d& bone : m_model)
        span.extend(Vec3d(bone.translation()));
    const double least = span.isEmpty() ? 0.0 : 1e-9 * span.diagonal().norm();
    std::vector<BoneIndex> zero;
    for (std::size_t bone = 0; bone < m_newModel.size(); ++bone) {
        const BoneIndex parent = edit.skeleton.parents[bone];
        if (!parent.isValid() ||
            (m_newModel[bone].translation() - m_newModel[parent.value()].translation()).norm() >
                least)
            continue;
        const BoneIndex old = edit.remap.origins[bone].old;
        const bool isKept = old.isValid() && edit.remap.of(old) == BoneIndex(bone);
        const BoneIndex oldParent = isKept ? m_skeleton.parents[old.value()] : BoneIndex();
        const bool wasZero = oldParent.isValid() && (m_model[old.value()].translation() -
                                                     m_model[oldParent.value()].translation())
                                                            .norm() <= least;
        if (!wasZero)
            zero.emplace_back(bone);
    }
    if (!zero.empty())
        edit.findings.push_back({"bone-zero-length", Severity::Warning, zero.size(), "",
                                 filled("these bones lie at the head of their parent: %1",
                                        {boneList(edit.skeleton, zero)}),
                                 ""});
}

Result<SkeletonEdit> SkeletonDraft::finish(PoseRule rule, std::span<const DraftIndex> made) {
    SkeletonEdit edit;
    edit.rule = rule;
    for (DraftBone& bone : m_bones)
        bone.parent = firstKept(m_bones, bone.parent, &DraftBone::parent);
    const std::vector<DraftIndex> sorted = order();
    if (sorted.size() > kMostBones)
        return Error{"bone-too-many",
                     filled("a skeleton can have %1 bones", {std::to_string(kMostBones)}), "", ""};
    m_numbers.assign(m_bones.size(), BoneIndex());
    for (const DraftIndex bone : sorted)
        if (const auto placed = placeBone(bone, edit); !placed)
            return placed.error();
    for (DraftIndex bone = 0; bone < m_skeleton.boneCount(); ++bone) {
        const DraftIndex heir = firstKept(m_bones, bone, &DraftBone::heir);
        edit.remap.newOf.push_back(m_numbers[bone]);
        edit.remap.heirOf.push_back(heir == kNoBone ? BoneIndex() : m_numbers[heir]);
        if (m_numbers[bone].isValid())
            edit.skeleton.deform[m_numbers[bone].value()] = m_skeleton.deform[bone];
    }
    for (const Pieces& pieces : m_pieces) {
        BonePieces cut{pieces.old, pieces.tail, pieces.cuts, {}};
        for (const DraftIndex bone : pieces.bones) {
            cut.bones.push_back(m_numbers[bone]);
            edit.skeleton.deform[m_numbers[bone].value()] = m_skeleton.deform[pieces.old.value()];
        }
        edit.remap.pieces.push_back(std::move(cut));
    }
    for (const DraftIndex bone : made)
        edit.made.push_back(m_numbers[bone]);
    if (!m_sheared.empty())
        edit.findings.push_back(
            {"bone-sheared", Severity::Warning, m_sheared.size(), "",
             filled("scales that differ by axis would make these bones slanted, which a bone "
                    "cannot be; the nearest straight one stands in: %1",
                    {boneList(edit.skeleton, m_sheared)}),
             ""});
    noteLengths(edit);
    return edit;
}

} // namespace rigwright
