// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Who moved a bone: the ten steps of a frame.
#include "core/character/trace_bone.h"

#include "core/character/bind_pose.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace rigwright {

namespace {

/// The first mesh that hangs on the bone, and which of its joints the bone is.
struct BoundAs {
    std::size_t mesh = 0;
    std::size_t joint = 0;
};

std::optional<std::size_t> jointOf(const Binding& binding, BoneIndex bone) {
    const auto found = std::ranges::find(binding.joints, bone);
    return found == binding.joints.end()
               ? std::nullopt
               : std::optional(std::size_t(found - binding.joints.begin()));
}

std::optional<BoundAs> firstBinding(const Character& character, BoneIndex bone) {
    for (std::size_t mesh = 0; mesh < character.meshes.size(); ++mesh)
        if (const auto& binding = character.meshes[mesh].binding)
            if (const auto joint = jointOf(*binding, bone))
                return BoundAs{mesh, *joint};
    return std::nullopt;
}

BoneTrace entryOf(BoneStep step, const Transform& local, const Affine3d& modelFromBone) {
    BoneTrace entry;
    entry.step = step;
    entry.local = local;
    entry.modelFromBone = modelFromBone;
    return entry;
}

BoneTrace ofPose(BoneStep step, const Skeleton& skeleton, const Pose& pose, BoneIndex bone) {
    std::vector<Affine3d> model;
    computeModelPose(skeleton, pose.local, model);
    return entryOf(step, pose.local[bone.value()], model[bone.value()]);
}

/// Where it stood when the mesh was bound; its transform is that below its parent's bind, or below
/// the parent's rest where the mesh does not hang on the parent.
BoneTrace bindEntry(const Character& character, BoneIndex bone, const BoneTrace& rest) {
    BoneTrace entry = rest;
    entry.step = BoneStep::Bind;
    const auto bound = firstBinding(character, bone);
    if (!bound)
        return entry;
    const Binding& binding = *character.meshes[bound->mesh].binding;
    const auto place = placesAtBind(character)[bound->mesh];
    const auto meshFromBone = invert(binding.boneFromMeshBind[bound->joint]);
    if (!place || !meshFromBone)
        return entry;
    entry.modelFromBone = *place * *meshFromBone;
    const BoneIndex parent = character.skeleton.parents[bone.value()];
    Affine3d above = Affine3d::Identity();
    if (parent.isValid()) {
        above = restModel(character.skeleton)[parent.value()];
        if (const auto joint = jointOf(binding, parent))
            if (const auto meshFromParent = invert(binding.boneFromMeshBind[*joint]))
                above = *place * *meshFromParent;
    }
    if (const auto parentFromModel = invert(above)) {
        const Affine3d local = *parentFromModel * entry.modelFromBone;
        if (local.matrix().allFinite())
            entry.local = decomposeNearest(local);
    }
    return entry;
}

BoneTrace paletteEntry(const Character& character, const FrameResult& frame, BoneIndex bone) {
    BoneTrace entry =
        entryOf(BoneStep::Palette, frame.pose.local[bone.value()], Affine3d::Identity());
    const auto bound = firstBinding(character, bone);
    if (bound && bound->mesh < frame.palettes.size() &&
        bound->joint < frame.palettes[bound->mesh].size())
        entry.modelFromBone = frame.palettes[bound->mesh][bound->joint];
    return entry;
}

} // namespace

std::vector<BoneTrace> traceBone(const Character& character, const FrameRequest& request,
                                 const FrameResult& frame) {
    const BoneIndex bone = request.rig.traced;
    const Skeleton& skeleton = character.skeleton;
    assert(bone.isValid() && bone.value() < skeleton.boneCount());
    const BoneTrace rest = entryOf(BoneStep::Rest, skeleton.restLocal[bone.value()],
                                   restModel(skeleton)[bone.value()]);
    std::vector<BoneTrace> trace{bindEntry(character, bone, rest), rest};
    trace.push_back(ofPose(BoneStep::Source, skeleton, sourcePose(character, request.clip), bone));
    trace.push_back(ofPose(BoneStep::Drag, skeleton, frame.source, bone));
    if (frame.rig.trace.empty()) { // nothing is solved
        BoneTrace same = trace.back();
        for (const BoneStep step :
             {BoneStep::Controls, BoneStep::BeforeIk, BoneStep::Ik, BoneStep::AfterMotion}) {
            same.step = step;
            trace.push_back(same);
        }
    }
    trace.insert(trace.end(), frame.rig.trace.begin(), frame.rig.trace.end());
    trace.push_back(entryOf(BoneStep::ModelPose, frame.pose.local[bone.value()],
                            frame.modelFromBone[bone.value()]));
    trace.push_back(paletteEntry(character, frame, bone));
    return trace;
}

} // namespace rigwright
