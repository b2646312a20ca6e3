// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mirroring bones.
#include "core/skeleton/symmetrise.h"

#include "core/base/sentence.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton_draft.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright {

namespace {

constexpr std::array kFrames{MirroredFrame::FlipX, MirroredFrame::FlipY, MirroredFrame::FlipZ,
                             MirroredFrame::FlipAll};

/// The image of a frame, right-handed again.
Affine3d imageOf(const Affine3d& modelFromBone, const BonePlane& plane, MirroredFrame frame) {
    Affine3d image = reflection(plane) * modelFromBone;
    image.linear() = image.linear() * flipOf(frame).asDiagonal();
    return image;
}

std::optional<Error> badPlane(const BonePlane& plane) {
    if (std::abs(plane.normal.norm() - 1.0) <= 1e-6 && std::isfinite(plane.offset))
        return std::nullopt;
    return Error{"bone-plane", "the plane has no direction, or is not finite", "", ""};
}

std::vector<std::uint8_t> chosenOf(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    std::vector<std::uint8_t> chosen(skeleton.boneCount(), bones.empty() ? 1 : 0);
    for (const BoneIndex bone : bones)
        chosen[bone.value()] = 1;
    return chosen;
}

void noteUnmatched(const Skeleton& skeleton, const std::vector<BoneIndex>& bones,
                   SkeletonEdit& edit) {
    if (!bones.empty())
        edit.findings.push_back(
            {"bone-no-counterpart", Severity::Warning, bones.size(), "",
             filled("no bone of the other side goes with these: %1", {boneList(skeleton, bones)}),
             ""});
}

/// Works bone by bone, parents first, so that a made bone finds its parent made.
class Symmetriser {
public:
    Symmetriser(const Skeleton& skeleton, const Symmetrising& request)
        : m_skeleton(skeleton), m_request(request), m_mirror(mirrorBones(skeleton)),
          m_frame(request.frame == MirroredFrame::Automatic
                      ? usualMirroredFrame(skeleton, m_mirror, request.plane)
                      : request.frame),
          m_draft(skeleton), m_counterpart(skeleton.boneCount(), kNoBone) {
        for (std::size_t bone = 0; bone < m_counterpart.size(); ++bone)
            if (const BoneIndex other = m_mirror.of(BoneIndex(bone)); other.isValid())
                m_counterpart[bone] = other.value();
    }

    Result<SkeletonEdit> run() {
        const std::vector<std::uint8_t> chosen = chosenOf(m_skeleton, m_request.bones);
        std::vector<BoneIndex> unmatched;
        bool isAny = false;
        for (std::size_t b = 0; b < chosen.size(); ++b) {
            const BoneIndex bone(b);
            const BoneSide side = m_mirror.sides[b];
            if (side == BoneSide::Centre)
                continue;
            if (side != m_request.from) {
                if (chosen[b] != 0 && m_counterpart[b] == kNoBone)
                    unmatched.push_back(bone);
                continue;
            }
            const bool isChosen = chosen[b] != 0 || (m_counterpart[b] != kNoBone &&
                                                     m_counterpart[b] < chosen.size() &&
                                                     chosen[m_counterpart[b]] != 0);
            if (!isChosen)
                continue;
            isAny = true;
            if (const auto done = mirror(bone); !done)
                return done.error();
        }
        if (!isAny)
            return Error{"bone-side", "no bone of the side that was asked for is among them", "",
                         "Sides are read in names: arm.L, LeftArm, l_arm."};
        auto edit = m_draft.finish(PoseRule::Pivot, m_made);
        if (edit)
            noteUnmatched(m_skeleton, unmatched, *edit);
        return edit;
    }

private:
    /// What the image of a bone hangs on: the counterpart of its parent, or the parent itself.
    [[nodiscard]] DraftIndex parentOfImage(BoneIndex bone) const {
        const BoneIndex parent = m_skeleton.parents[bone.value()];
        if (!parent.isValid())
            return kNoBone;
        return m_counterpart[parent.value()] == kNoBone ? parent.value()
                                                        : m_counterpart[parent.value()];
    }

    [[nodiscard]] bool isAboveOrSelf(DraftIndex above, DraftIndex bone) {
        while (bone != kNoBone && bone != above)
            bone = m_draft[bone].parent;
        return bone != kNoBone;
    }

    Result<void> mirror(BoneIndex bone) {
        const Affine3d image = imageOf(m_draft.model()[bone.value()], m_request.plane, m_frame);
        const DraftIndex parent = parentOfImage(bone);
        DraftIndex& counterpart = m_counterpart[bone.value()];
        if (counterpart == kNoBone) {
            DraftBone made;
            made.parent = parent;
            made.place = image;
            const std::string name = sideOfName(m_skeleton.names[bone.value()]).other;
            made.name = name;
            const bool isFree = !m_draft.isTaken(name);
            counterpart = m_draft.add(std::move(made));
            if (isFree)
                m_draft[counterpart].name = name;
            m_made.push_back(counterpart);
            return {};
        }
        if (!isAboveOrSelf(counterpart, parent))
            m_draft[counterpart].parent = parent;
        const Affine3d& now = m_draft.model()[counterpart];
        const double size = std::max(1.0, image.matrix().cwiseAbs().maxCoeff());
        if ((now.matrix() - image.matrix()).cwiseAbs().maxCoeff() <= 1e-12 * size)
            return {}; // it is there already
        return m_draft.move(BoneIndex(counterpart), image);
    }

    const Skeleton& m_skeleton;
    const Symmetrising& m_request;
    BoneMirror m_mirror;
    MirroredFrame m_frame;
    SkeletonDraft m_draft;
    std::vector<DraftIndex> m_counterpart; ///< by old bone
    std::vector<DraftIndex> m_made;
};

} // namespace

Affine3d reflection(const BonePlane& plane) {
    Affine3d matrix = Affine3d::Identity();
    matrix.linear() -= 2.0 * plane.normal * plane.normal.transpose();
    matrix.translation() = 2.0 * plane.offset * plane.normal;
    return matrix;
}

Vec3d flipOf(MirroredFrame frame) {
    switch (frame) {
    case MirroredFrame::FlipY:
        return {1.0, -1.0, 1.0};
    case MirroredFrame::FlipZ:
        return {1.0, 1.0, -1.0};
    case MirroredFrame::FlipAll:
        return {-1.0, -1.0, -1.0};
    case MirroredFrame::Automatic:
    case MirroredFrame::FlipX:
        break;
    }
    return {-1.0, 1.0, 1.0};
}

MirroredFrame usualMirroredFrame(const Skeleton& skeleton, const BoneMirror& bones,
                                 const BonePlane& plane) {
    const std::vector<Affine3d> model = restModel(skeleton);
    std::array<std::size_t, kFrames.size()> votes{};
    for (std::size_t bone = 0; bone < model.size(); ++bone) {
        const BoneIndex other = bones.of(BoneIndex(bone));
        if (bones.sides[bone] != BoneSide::Left || !other.isValid())
            continue;
        std::size_t best = 0;
        double least = 0.0;
        for (std::size_t f = 0; f < kFrames.size(); ++f) {
            const Mat3d apart =
                imageOf(model[bone], plane, kFrames[f]).linear() - model[other.value()].linear();
            if (f == 0 || apart.norm() < least) {
                least = apart.norm();
                best = f;
            }
        }
        ++votes[best];
    }
    return kFrames[std::size_t(std::ranges::max_element(votes) - votes.begin())];
}

Result<SkeletonEdit> symmetrise(const Skeleton& skeleton, const Symmetrising& request) {
    if (const auto error = missingBone(skeleton, request.bones))
        return *error;
    if (const auto error = badPlane(request.plane))
        return *error;
    return Symmetriser(skeleton, request).run();
}

Result<SkeletonEdit> mirrorSkeleton(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                    const BonePlane& plane, MirroredFrame frame) {
    if (const auto error = missingBone(skeleton, bones))
        return *error;
    if (const auto error = badPlane(plane))
        return *error;
    const BoneMirror mirror = mirrorBones(skeleton);
    const MirroredFrame flips =
        frame == MirroredFrame::Automatic ? usualMirroredFrame(skeleton, mirror, plane) : frame;
    const std::vector<std::uint8_t> chosen = chosenOf(skeleton, bones);
    SkeletonDraft draft(skeleton);
    std::vector<BoneIndex> unmatched;
    for (std::size_t bone = 0; bone < chosen.size(); ++bone) {
        if (chosen[bone] == 0)
            continue;
        const BoneIndex other = mirror.of(BoneIndex(bone));
        if (!other.isValid()) {
            unmatched.emplace_back(bone);
            continue;
        }
        if (const auto moved =
                draft.move(BoneIndex(bone), imageOf(draft.model()[other.value()], plane, flips));
            !moved)
            return moved.error();
    }
    auto edit = draft.finish(PoseRule::Pivot);
    if (edit)
        noteUnmatched(skeleton, unmatched, *edit);
    return edit;
}

} // namespace rigwright
