// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skeleton: building and asking a forest of bones.
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rigwright {

BoneIndex addBone(Skeleton& skeleton, std::string name, BoneIndex parent,
                  const Transform& restLocal) {
    assert(!parent.isValid() || parent.value() < skeleton.boneCount());
    const BoneIndex bone(skeleton.boneCount());
    skeleton.names.push_back(std::move(name));
    skeleton.parents.push_back(parent);
    skeleton.restLocal.push_back(restLocal);
    skeleton.deform.push_back(0);
    return bone;
}

BoneIndex findBone(const Skeleton& skeleton, std::string_view name) {
    const auto found = std::find(skeleton.names.begin(), skeleton.names.end(), name);
    if (found == skeleton.names.end())
        return {};
    return BoneIndex(static_cast<std::size_t>(found - skeleton.names.begin()));
}

std::vector<BoneIndex> childrenOf(const Skeleton& skeleton, BoneIndex bone) {
    std::vector<BoneIndex> children;
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
        if (skeleton.parents[i] == bone)
            children.emplace_back(i);
    return children;
}

bool isAncestorOrSelf(const Skeleton& skeleton, BoneIndex ancestor, BoneIndex bone) {
    while (bone.isValid() && bone != ancestor)
        bone = skeleton.parents[bone.value()];
    return bone.isValid();
}

} // namespace rigwright
