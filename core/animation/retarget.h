// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Carrying clips from one skeleton to another.
#pragma once

#include "core/animation/clip.h"
#include "core/base/index.h"
#include "core/math/types.h"
#include "core/skeleton/skeleton.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// Copy: keys as they are. Relative: what turns each bone away from its reference in model space.
/// Automatic: Copy where the two are one rig (see rigsAgree()), else Relative.
enum class ClipTransfer : std::uint8_t { Automatic, Copy, Relative };

struct RetargetOptions {
    ClipTransfer transfer = ClipTransfer::Automatic;
    /// First turn the target's rest so that its bones point as the source's do (T-pose and A-pose).
    /// Not the feet and what is below them: their bones differ by build, not by pose.
    bool alignRests = false;
    /// The source's hips; invalid: the first bone with a counterpart that a clip carries about.
    BoneIndex hips = {};
    /// By bone of the source, or empty: 1 where the counterpart was made after it, so that its
    /// translations and scales come over too.
    std::vector<std::uint8_t> carried = {};
    /// Where the bones stand when the two are taken to be in the same pose, one local transform a
    /// bone; empty: the rest. Files that are posed on load have their bind pose here, since it is
    /// the pose that the meshes were made for.
    std::vector<Transform> sourceReference = {};
    std::vector<Transform> targetReference = {};
};

/// Where the bones of one side stand while nothing is known of them but that those with a
/// counterpart are at their reference: the others keep their rest against the bone above.
struct HeldFrames {
    std::vector<Quatd> rotations; ///< modelFromBone, scales left out
    std::vector<Affine3d> modelFromBone;
};

/// What a transfer needs to know of both skeletons; made by planRetarget(). Rotations are of the
/// references, modelFromBone, scales left out; linear parts are whole.
struct RetargetPlan {
    const Skeleton* source = nullptr;
    const Skeleton* target = nullptr;
    std::vector<BoneIndex> targetOf;        ///< by bone of the source
    std::vector<BoneIndex> sourceOf;        ///< by bone of the target
    std::vector<Transform> sourceReference; ///< local
    std::vector<Transform> targetReference; ///< local
    std::vector<Affine3d> modelFromSource;  ///< at the reference
    std::vector<Affine3d> modelFromTarget;  ///< at the reference
    std::vector<Quatd> sourceRotation;
    std::vector<Quatd> targetRotation;
    /// By bone of the target: turns its reference to where the source's points, in model space. The
    /// one of the nearest bone above for bones without counterpart; the identity without alignment.
    std::vector<Quatd> alignment;
    HeldFrames sourceHeld;
    HeldFrames targetHeld;                  ///< after the alignment
    std::vector<Affine3d> modelFromAligned; ///< the target at its reference, after the alignment
    bool isPosed = false;                   ///< a reference is not the rest
    std::vector<std::uint8_t> carried;      ///< by bone of the source
    bool copies = false;
    BoneIndex hips;            ///< of the source; invalid: not known beforehand
    double scale = 1.0;        ///< target metres a source metre, by the height of the hips
    double groundOffset = 0.0; ///< how far the source must rise to stand on y = 0, metres
};

/// The nearest bone above (not `bone` itself) that has a counterpart; invalid where there is none.
/// `counterpart` is by bone of the skeleton.
BoneIndex mappedAbove(const Skeleton& skeleton, const std::vector<BoneIndex>& counterpart,
                      BoneIndex bone);

/// True where both are one rig, perhaps posed otherwise: every bone with a counterpart below
/// another one with a counterpart hangs right below that, here as there, at the same place in its
/// frame (within half a hundredth of the longest such bone) and with the same scale. False where no
/// bone tells.
bool rigsAgree(const Skeleton& source, const Skeleton& target, std::span<const BoneIndex> targetOf);

/// `targetOf`: one entry a bone of the source, no bone twice. Both skeletons must outlive the plan.
RetargetPlan planRetarget(const Skeleton& source, const Skeleton& target,
                          std::span<const BoneIndex> targetOf, const RetargetOptions& options);

/// What did not come over, in numbers of bones of the source.
struct RetargetReport {
    std::size_t unmatched = 0;    ///< moved, but without counterpart
    std::size_t translations = 0; ///< moved away from their parent: lengths are the target's
    std::size_t scales = 0;
    std::size_t baked = 0; ///< got new keys, because the bones between differ

    friend bool operator==(const RetargetReport&, const RetargetReport&) = default;
};

/// The channels of `clip` that move bones, for the target; channels of morph weights and of bones
/// without counterpart are left out. Copied channels are equal to the last bit. Otherwise, with R
/// the rotations modelFromBone, R0 those of the references and A the alignment:
///   target R = (source R · source R0⁻¹) · A · target R0.
/// Where counterparts hang below counterparts, that is one constant rotation before and one behind
/// each key: keys, interpolation and tangents stay what they are. Elsewhere new linear keys are
/// made, at all keys of the clip and at least 30 a second. The hips move by the source's way times
/// `scale`, in the frames of the parents; other translations, and scales, stay the target's. What
/// the clip does not move stands at its rest, on both sides.
Clip retargetClip(const Clip& clip, const RetargetPlan& plan, RetargetReport& report);

} // namespace rigwright
