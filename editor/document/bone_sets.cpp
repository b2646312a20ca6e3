// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Walks along parents and children.
#include "editor/document/bone_sets.h"

#include "core/skeleton/bone_names.h"

#include <algorithm>
#include <cstdint>

namespace rigwright::editor {

namespace {

std::vector<BoneIndex> listed(const std::vector<std::uint8_t>& chosen) {
    std::vector<BoneIndex> bones;
    for (std::size_t bone = 0; bone < chosen.size(); ++bone)
        if (chosen[bone] != 0)
            bones.emplace_back(bone);
    return bones;
}

std::vector<std::uint8_t> marked(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    std::vector<std::uint8_t> chosen(skeleton.boneCount(), 0);
    for (const BoneIndex bone : bones)
        if (bone.isValid() && bone.value() < chosen.size())
            chosen[bone.value()] = 1;
    return chosen;
}

} // namespace

std::vector<BoneIndex> withBonesBelow(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    std::vector<std::uint8_t> chosen = marked(skeleton, bones);
    for (std::size_t bone = 0; bone < chosen.size(); ++bone) { // parents stand before children
        const BoneIndex parent = skeleton.parents[bone];
        if (parent.isValid() && chosen[parent.value()] != 0)
            chosen[bone] = 1;
    }
    return listed(chosen);
}

std::vector<BoneIndex> chainsOf(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    std::vector<std::size_t> childCount(skeleton.boneCount(), 0);
    for (const BoneIndex parent : skeleton.parents)
        if (parent.isValid())
            ++childCount[parent.value()];
    std::vector<std::uint8_t> chosen = marked(skeleton, bones);
    for (const BoneIndex bone : listed(chosen)) {
        BoneIndex parent = skeleton.parents[bone.value()];
        for (; parent.isValid() && childCount[parent.value()] == 1;
             parent = skeleton.parents[parent.value()])
            chosen[parent.value()] = 1;
    }
    for (std::size_t bone = 0; bone < chosen.size(); ++bone) {
        const BoneIndex parent = skeleton.parents[bone];
        if (parent.isValid() && chosen[parent.value()] != 0 && childCount[parent.value()] == 1)
            chosen[bone] = 1;
    }
    return listed(chosen);
}

std::vector<BoneIndex> mirrorImagesOf(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    const BoneMirror mirror = mirrorBones(skeleton);
    std::vector<BoneIndex> images;
    for (const BoneIndex bone : bones)
        if (bone.isValid() && bone.value() < skeleton.boneCount())
            images.push_back(mirror.of(bone));
    return listed(marked(skeleton, images));
}

} // namespace rigwright::editor
