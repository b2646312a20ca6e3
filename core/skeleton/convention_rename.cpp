// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From one program's names to another's.
#include "core/skeleton/batch_rename.h"

#include <map>
#include <utility>

namespace rigwright {
namespace {

std::map<BoneIndex, BodyBone> bodyBones(const Skeleton& skeleton, const HumanoidMap& map) {
    std::map<BoneIndex, BodyBone> bones;
    for (const auto& [slot, bone] : toHumanoid(map, skeleton, HumanoidNaming::None).bones)
        bones[bone] = bodyBoneOf(slot);
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
        if (const auto known = bodyBoneWithoutRole(skeleton.names[i]);
            known && !bones.contains(BoneIndex(i)))
            bones[BoneIndex(i)] = *known;
    return bones;
}

} // namespace

SideStyle sideStyleOf(NamingConvention convention) {
    switch (convention) {
    case NamingConvention::Ue5:
    case NamingConvention::Ue4:
        return SideStyle::UnderscoreSmall;
    case NamingConvention::Vrm:
        return SideStyle::SmallWordJoined;
    case NamingConvention::Unity:
    case NamingConvention::Godot:
    case NamingConvention::Mixamo:
    case NamingConvention::MixamoUnderscore:
    case NamingConvention::MixamoBare:
        return SideStyle::WordJoined;
    case NamingConvention::Rigwright:
        break;
    }
    return SideStyle::DotCapital;
}

ConventionChanges toConvention(const Skeleton& skeleton, const HumanoidMap& map,
                               std::span<const BoneIndex> bones, NamingConvention convention) {
    const std::map<BoneIndex, BodyBone> known = bodyBones(skeleton, map);
    const BodyCounts counts{int(spineOf(map, skeleton).size()), int(neckOf(map, skeleton).size())};
    ConventionChanges result;
    for (const BoneIndex bone : bones) {
        const std::string& before = skeleton.names[bone.value()];
        const auto body = known.find(bone);
        std::optional<std::string> name;
        if (body != known.end())
            name = conventionalName(convention, body->second, counts);
        if (!name) {
            result.unnamed.push_back(bone);
            name = withSideStyle(before, sideStyleOf(convention));
        }
        if (*name != before)
            result.changes.push_back({bone, std::move(*name)});
    }
    return result;
}

} // namespace rigwright
