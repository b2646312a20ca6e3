// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones of a template behind the nodes of a file; and a file's bones out of it.
#include "core/character/set_skeleton.h"

#include "core/base/sentence.h"
#include "core/character/edit_rig.h"
#include "core/character/edit_skeleton.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <numeric>
#include <string>
#include <utility>

namespace rigwright {

namespace {

std::vector<std::uint8_t> marked(std::size_t count, std::span<const BoneIndex> bones) {
    std::vector<std::uint8_t> marks(count, 0);
    for (const BoneIndex bone : bones)
        marks[bone.value()] = 1;
    return marks;
}

/// 1 for nodes that carry a mesh, a camera or a light, and for those above them.
std::vector<std::uint8_t> carriers(const Character& character) {
    const Skeleton& skeleton = character.skeleton;
    std::vector<std::uint8_t> carries(skeleton.boneCount(), 0);
    for (const MeshInstance& mesh : character.meshes)
        if (mesh.parent.isValid())
            carries[mesh.parent.value()] = 1;
    const std::vector<std::string>& nodes = character.foreign.nodeJson;
    for (std::size_t b = 0; b < std::min(nodes.size(), carries.size()); ++b)
        if (nodes[b].find("\"camera\"") != std::string::npos ||
            nodes[b].find("\"KHR_lights_punctual\"") != std::string::npos)
            carries[b] = 1;
    for (std::size_t b = carries.size(); b-- > 0;) // children first
        if (carries[b] != 0 && skeleton.parents[b].isValid())
            carries[skeleton.parents[b].value()] = 1;
    return carries;
}

/// The numbers that the file knows its nodes by, for `count` nodes; new ones get numbers that no
/// reference has.
void growNodeOrder(ForeignContent& foreign, std::size_t before, std::size_t count) {
    if (foreign.nodeOrder.size() != before) {
        if (foreign.documentJson.empty())
            return;
        foreign.nodeOrder.resize(before);
        std::iota(foreign.nodeOrder.begin(), foreign.nodeOrder.end(), 0u);
    }
    if (foreign.nodeOrder.empty() && foreign.documentJson.empty())
        return;
    std::uint32_t next = 0;
    for (const std::uint32_t node : foreign.nodeOrder)
        next = std::max(next, node + 1);
    while (foreign.nodeOrder.size() < count)
        foreign.nodeOrder.push_back(next++);
}

bool isFinitePlacement(const JointPlacement& placement) {
    return placement.position.allFinite() && placement.tail.allFinite() &&
           placement.flexion.allFinite();
}

std::optional<HumanoidMap> rolesOf(const SkeletonTemplate& from, std::size_t firstBone) {
    if (!infoOf(from.kind).isHumanoid)
        return std::nullopt;
    HumanoidMap map;
    for (std::size_t j = 0; j < from.joints.size(); ++j)
        if (const auto& role = from.joints[j].role)
            map[*role] = {BoneIndex(firstBone + j), 1.0, RoleEvidence::ByHand};
    return map;
}

void addBones(Character& character, const Skeleton& bones, const SkeletonTemplate& from) {
    Skeleton& skeleton = character.skeleton;
    const std::size_t first = skeleton.boneCount();
    std::ranges::fill(skeleton.deform, std::uint8_t(0));
    for (std::size_t b = 0; b < bones.boneCount(); ++b) {
        const BoneIndex parent = bones.parents[b];
        addBone(skeleton, bones.names[b],
                parent.isValid() ? BoneIndex(first + parent.value()) : BoneIndex(),
                bones.restLocal[b]);
        skeleton.deform.back() = from.joints[b].deforms ? 1 : 0;
    }
    character.boneFlags.resize(skeleton.boneCount());
    const auto grow = [&](Pose& pose) {
        pose.local.insert(pose.local.end(), bones.restLocal.begin(), bones.restLocal.end());
    };
    grow(character.pose);
    for (auto& saved : character.poseLibrary) {
        SavedPose grown = *saved;
        grow(grown.pose);
        saved = std::make_shared<const SavedPose>(std::move(grown));
    }
    ForeignContent& foreign = character.foreign;
    if (foreign.nodeJson.size() == first && first > 0)
        foreign.nodeJson.resize(skeleton.boneCount());
    growNodeOrder(foreign, first, skeleton.boneCount());
}

/// modelFromMesh of a bound mesh where its joints hold it at rest; nothing where none can say.
std::optional<Affine3d> heldAt(const Binding& binding, const std::vector<Affine3d>& rest) {
    for (std::size_t j = 0; j < binding.joints.size(); ++j) {
        const Affine3d held = rest[binding.joints[j].value()] * binding.boneFromMeshBind[j];
        if (invert(held))
            return held;
    }
    return std::nullopt;
}

/// A SkeletonEdit that leaves these bones out. Others stay where they are, at rest and in poses.
Result<SkeletonEdit> without(const Skeleton& skeleton, std::vector<BoneIndex> bones) {
    return deleteBones(skeleton,
                       {.bones = std::move(bones), .children = DeletedChildren::Keep, .heir = {}});
}

} // namespace

Result<Character> withSkeleton(const Character& character, const SkeletonTemplate& from,
                               std::span<const JointPlacement> placement) {
    assert(placement.size() == from.joints.size());
    for (const MeshInstance& mesh : character.meshes)
        if (mesh.binding)
            return Error{"skeleton-there",
                         filled("the mesh “%1” hangs on bones already", {mesh.name}), mesh.name,
                         "Take its skeleton away first, or edit the bones that are there."};
    if (!std::ranges::all_of(placement, isFinitePlacement))
        return Error{"skeleton-not-finite", "the place of a joint is not a finite number", "",
                     "Place the markers anew."};
    if (character.skeleton.boneCount() + from.joints.size() > kMostBones)
        return Error{"bone-too-many",
                     filled("a skeleton can have %1 bones", {std::to_string(kMostBones)}), "", ""};
    Character result = character;
    const std::size_t first = character.skeleton.boneCount();
    addBones(result, toSkeleton(from, placement), from);
    result.humanoid = rolesOf(from, first);
    return result;
}

std::vector<BoneIndex> rootsFrom(const Character& character, std::size_t firstBone) {
    std::vector<BoneIndex> roots;
    for (std::size_t bone = firstBone; bone < character.skeleton.boneCount(); ++bone)
        if (!character.skeleton.parents[bone].isValid())
            roots.emplace_back(bone);
    return roots;
}

std::vector<BoneIndex> skeletonBones(const Character& character) {
    const Skeleton& skeleton = character.skeleton;
    const std::size_t count = skeleton.boneCount();
    std::vector<std::uint8_t> isBone(count, 0);
    for (const MeshInstance& mesh : character.meshes)
        if (mesh.binding)
            for (const BoneIndex joint : mesh.binding->joints)
                isBone[joint.value()] = 1;
    const std::vector<std::uint8_t> carries = carriers(character);
    std::vector<std::uint8_t> leadsToJoint = isBone;
    for (std::size_t b = count; b-- > 0;)
        if (leadsToJoint[b] != 0 && skeleton.parents[b].isValid())
            leadsToJoint[skeleton.parents[b].value()] = 1;
    for (std::size_t b = 0; b < count; ++b) {
        const BoneIndex parent = skeleton.parents[b];
        const bool isBelow = parent.isValid() && isBone[parent.value()] != 0;
        const bool isPlain = carries[b] == 0;
        // What leads from above to the joints (a root without weights) belongs to them.
        if (isPlain && (isBelow || leadsToJoint[b] != 0))
            isBone[b] = 1;
        // Between two joints, even where something hangs on it.
        if (isBelow && leadsToJoint[b] != 0)
            isBone[b] = 1;
        if (isPlain && parent.isValid() && carries[parent.value()] == 0)
            isBone[b] = isBone[parent.value()] = 1;
    }
    std::vector<BoneIndex> bones;
    for (std::size_t b = 0; b < count; ++b)
        if (isBone[b] != 0)
            bones.emplace_back(b);
    return bones;
}

Result<BareCharacter> withoutSkeleton(const Character& character) {
    const std::vector<BoneIndex> bones = skeletonBones(character);
    BareCharacter bare{character, {}, {}};
    const std::vector<Affine3d> rest = restModel(character.skeleton);
    const std::vector<std::uint8_t> goes = marked(character.skeleton.boneCount(), bones);
    std::size_t unbound = 0;
    for (MeshInstance& mesh : bare.character.meshes) {
        if (!mesh.binding)
            continue;
        ++unbound;
        if (const auto held = heldAt(*mesh.binding, rest)) {
            // On the nearest node that stays: the way down from a bone that goes is of no use.
            while (mesh.parent.isValid() && goes[mesh.parent.value()] != 0)
                mesh.parent = character.skeleton.parents[mesh.parent.value()];
            const auto parentFromModel =
                mesh.parent.isValid() ? invert(rest[mesh.parent.value()]) : Affine3d::Identity();
            if (!parentFromModel)
                mesh.parent = BoneIndex();
            mesh.parentFromMesh = parentFromModel.value_or(Affine3d::Identity()) * *held;
        }
        mesh.binding.reset();
    }
    if (unbound > 0)
        bare.findings.push_back({"skeleton-weights-lost", Severity::Warning, unbound, "",
                                 filled("%1 meshes hang on no bones any more; their weights are "
                                        "gone with the skeleton",
                                        {std::to_string(unbound)}),
                                 ""});
    std::ranges::fill(bare.character.skeleton.deform, std::uint8_t(0));
    bare.character.humanoid.reset();
    if (bones.empty())
        return bare;
    if (const std::shared_ptr<const Rig> rig = bare.character.rig) {
        replaceRig(bare.character, {}, emptyRemap(*rig));
        bare.findings.push_back(
            {"skeleton-rig-lost", Severity::Warning, 1, "",
             filled("%1 controls, %2 IK handles and %3 constraints are gone "
                    "with the skeleton",
                    {std::to_string(rig->controls.size()), std::to_string(rig->handles.size()),
                     std::to_string(rig->constraints.size())}),
             ""});
    }
    const auto edit = without(bare.character.skeleton, bones);
    if (!edit)
        return edit.error();
    auto edited = editCharacter(bare.character, *edit);
    if (!edited)
        return edited.error();
    bare.character = std::move(edited->character);
    bare.newRoots = std::move(edited->newRoots);
    for (Finding& finding : edited->findings)
        if (finding.code != "bone-none-left") // that is what was asked for
            bare.findings.push_back(std::move(finding));
    return bare;
}

} // namespace rigwright
