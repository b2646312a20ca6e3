// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Building and adding templates.
#include "editor/commands/template_commands.h"

#include "core/character/edit_skeleton.h"
#include "core/character/set_skeleton.h"
#include "core/io/show_roots.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton_edit.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/document/document.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

/// The bones from one number on.
std::vector<BoneIndex> bonesFrom(const Character& character, std::size_t first) {
    std::vector<BoneIndex> bones;
    for (std::size_t bone = first; bone < character.skeleton.boneCount(); ++bone)
        bones.emplace_back(bone);
    return bones;
}

/// Of the new bones the one that people look for first.
std::vector<BoneIndex> mainBone(const SkeletonTemplate& from, const std::vector<BoneIndex>& bones) {
    if (bones.empty())
        return {};
    const BoneIndex hips = from.of(HumanoidRole::Hips);
    return {bones[hips.isValid() && hips.value() < bones.size() ? hips.value() : 0]};
}

/// Binding and painting are about the active mesh.
void activateLargestMesh(Document& document) {
    Selection selection = document.session().selection();
    const auto& meshes = document.character().meshes;
    if (selection.activeMesh.isValid() && selection.activeMesh.value() < meshes.size())
        return;
    std::size_t most = 0;
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        if (!isShown(document, MeshInstanceIndex(i)) || meshes[i].mesh->vertexCount() <= most)
            continue;
        most = meshes[i].mesh->vertexCount();
        selection.activeMesh = MeshInstanceIndex(i);
    }
    document.session().setSelection(selection);
}

} // namespace

BonesThere bonesThere(const Character& character) {
    std::vector<std::uint8_t> isJoint(character.skeleton.boneCount(), 0);
    for (const MeshInstance& mesh : character.meshes)
        if (mesh.binding)
            for (const BoneIndex joint : mesh.binding->joints)
                isJoint[joint.value()] = 1;
    BonesThere there;
    there.bound = std::size_t(std::ranges::count(isJoint, 1));
    for (const BoneIndex bone : skeletonBones(character))
        there.free += isJoint[bone.value()] == 0 ? 1 : 0;
    return there;
}

Result<BuiltTemplate> buildSkeleton(Document& document, const TemplateStep& step, bool replace) {
    document.endOpenEdit();
    BuiltTemplate built;
    Character start = document.character();
    if (replace) {
        Result<BareCharacter> bare = withoutSkeleton(start);
        if (!bare)
            return bare.error();
        start = std::move(bare->character);
        showRoots(start, bare->newRoots);
        built.findings = std::move(bare->findings);
    }
    Result<Character> made = withSkeleton(start, step.from, step.placement);
    if (!made)
        return made.error();
    const std::size_t first = start.skeleton.boneCount();
    showRoots(*made, rootsFrom(*made, first));
    built.bones = bonesFrom(*made, first);
    replaceCharacter(document, std::move(*made),
                     {.text = step.text, .select = mainBone(step.from, built.bones)});
    activateLargestMesh(document);
    return built;
}

Result<BuiltTemplate> addTemplate(Document& document, const TemplateStep& step, BoneIndex parent) {
    document.endOpenEdit();
    BuiltTemplate built;
    Character grown = document.character();
    std::vector<BoneIndex> boneOf; // by joint
    for (std::size_t i = 0; i < step.from.joints.size(); ++i) {
        const TemplateJoint& joint = step.from.joints[i];
        if (step.from.kind == TemplateKind::Face && !joint.parent.isValid() && parent.isValid()) {
            boneOf.push_back(parent);
            continue;
        }
        const JointPlacement& place = step.placement[i];
        const Result<SkeletonEdit> edit =
            createBone(grown.skeleton,
                       {.name = joint.name,
                        .parent = joint.parent.isValid() ? boneOf[joint.parent.value()] : parent,
                        .head = place.position,
                        .rotation = boneOrientation(place)});
        if (!edit)
            return edit.error();
        Result<CharacterEdit> done = editCharacter(grown, *edit);
        if (!done)
            return done.error();
        grown = std::move(done->character);
        if (!done->newRoots.empty())
            showRoots(grown, done->newRoots);
        boneOf.push_back(edit->made.front());
        built.bones.push_back(edit->made.front());
        built.findings.insert(built.findings.end(), done->findings.begin(), done->findings.end());
    }
    if (built.bones.empty())
        return built;
    // Where somebody has said which bone is which, nobody looks for those of the face again.
    for (std::size_t i = 0; grown.humanoid && i < boneOf.size(); ++i) {
        const std::optional<HumanoidRole> role = step.from.joints[i].role;
        if (step.from.kind == TemplateKind::Face && role && !grown.humanoid->of(*role).isValid() &&
            !roleOf(*grown.humanoid, boneOf[i]))
            (*grown.humanoid)[*role] = {boneOf[i], 1.0, RoleEvidence::ByHand};
    }
    replaceCharacter(document, std::move(grown),
                     {.text = step.text, .select = std::vector{built.bones.front()}});
    return built;
}

std::vector<JointPlacement> placeAtBone(const SkeletonTemplate& from, const Skeleton& skeleton,
                                        BoneIndex bone, double height) {
    // Of a person's height: wrist to fingertip, a tail like a leg.
    constexpr double kHand = 0.11;
    constexpr double kTail = 0.45;
    // Of a head's height: what lies above its joint, as in the template; and of a person's.
    constexpr double kAboveJoint = 0.83;
    constexpr double kHead = 0.13;
    if (!(height > 0.0))
        height = 1.0;
    const Affine3d modelFromBone = restModel(skeleton)[bone.value()];
    const Vec3d end = modelFromBone * tailOf(skeleton, bone, mainChildren(skeleton)[bone.value()]);
    Vec3d origin = end;
    double scale = height;
    if (from.kind == TemplateKind::Face) {
        origin = modelFromBone.translation();
        const double length = (end - origin).norm();
        scale = length > 0.0 ? length / kAboveJoint : kHead * height;
    } else if (from.kind == TemplateKind::Hand) {
        scale = kHand * height;
    } else if (from.kind == TemplateKind::Chain) {
        scale = kTail * height;
    }
    std::vector<JointPlacement> placement = placementOf(from, scale);
    for (JointPlacement& joint : placement) {
        joint.position += origin;
        joint.tail += origin;
    }
    return placement;
}

} // namespace rigwright::editor
