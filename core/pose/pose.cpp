// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Forward kinematics: from local to model transforms.
#include "core/pose/pose.h"

#include "core/skeleton/skeleton.h"

#include <cassert>

namespace rigwright {

void computeModelPose(const Skeleton& skeleton, std::span<const Transform> local,
                      std::vector<Affine3d>& modelFromBone) {
    assert(local.size() == skeleton.boneCount());
    modelFromBone.resize(local.size());
    for (std::size_t bone = 0; bone < local.size(); ++bone) {
        const Affine3d parentFromBone = toAffine(local[bone]);
        const BoneIndex parent = skeleton.parents[bone];
        assert(!parent.isValid() || parent.value() < bone);
        const Affine3d modelFromParent =
            parent.isValid() ? modelFromBone[parent.value()] : Affine3d::Identity();
        modelFromBone[bone] = modelFromParent * parentFromBone;
        if (!modelFromBone[bone].matrix().allFinite())
            modelFromBone[bone] = modelFromParent;
    }
}

} // namespace rigwright
