// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clips that follow an edit of the skeleton: keys turned one by one where that is exact, made anew
/// elsewhere.
#pragma once

#include "core/animation/clip.h"
#include "core/skeleton/bone_follow.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace rigwright {

/// What became of the keys of all clips.
struct ClipsChange {
    std::size_t bakedBones = 0;   ///< bones with new keys, counted once a clip
    std::size_t bakedKeys = 0;    ///< the new keys
    std::size_t droppedBones = 0; ///< bones that are gone and had keys, counted once a clip
    std::size_t droppedKeys = 0;
    /// The most that a bone is off halfway between two new keys, against its parent.
    double errorMetres = 0.0;
    double errorRadians = 0.0;
    std::size_t shearedBones = 0; ///< baked bones that would need shear somewhere, once a clip

    friend bool operator==(const ClipsChange&, const ClipsChange&) = default;
};

/// Carries clips over, one after the other. Keys of a bone that hangs as before, perhaps with other
/// axes, are turned where they are: times, interpolation and tangents stay. So are those of one
/// that hangs elsewhere as long as the clip moves nothing in between. All others get new linear
/// keys, at all keys of the bones concerned and 30 a second between the first and the last of them
/// (at the keys alone, as steps, where all of them are steps). Channels of bones that are gone are
/// left out; those of morph weights stay. Start and duration stay.
class ClipEditor {
public:
    /// Both must outlive this.
    ClipEditor(const Skeleton& before, const SkeletonEdit& edit);

    /// The clip itself where nothing of it changes.
    std::shared_ptr<const Clip> edited(const std::shared_ptr<const Clip>& clip,
                                       ClipsChange& change) const;

private:
    class Work;

    const Skeleton& m_before;
    const SkeletonEdit& m_edit;
    BoneFollower m_follower;
    std::vector<Affine3d> m_restModel;
    std::vector<std::vector<BoneIndex>> m_riders;  ///< by old bone; the bone itself first
    std::vector<std::vector<BoneIndex>> m_between; ///< by new bone, for Kinship::Elsewhere
};

} // namespace rigwright
