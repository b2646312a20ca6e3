// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Character: everything that is edited and saved, as one plain value.
#pragma once

#include "core/animation/clip.h"
#include "core/base/finding.h"
#include "core/base/index.h"
#include "core/character/foreign_content.h"
#include "core/character/saved_pose.h"
#include "core/mesh/mesh.h"
#include "core/pose/pose.h"
#include "core/skeleton/humanoid_map.h"
#include "core/skeleton/skeleton.h"
#include "core/skin/binding.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

struct Rig;

/// A mesh in its place. With a binding the joints alone place it (the node's transform is ignored,
/// as glTF says), except zero rows, which stay undeformed under `parent`; without one it rides on
/// `parent` (invalid: model space) with `parentFromMesh`.
struct MeshInstance {
    std::string name;
    std::shared_ptr<const Mesh> mesh; ///< never null
    std::optional<Binding> binding;
    BoneIndex parent; ///< the node that carries the mesh in the file
    Affine3d parentFromMesh = Affine3d::Identity();
    bool visible = true;
    bool locked = false;              ///< its weights are not changed by any operation
    std::vector<float> morphDefaults; ///< instead of the mesh's; empty = the mesh's
};

bool operator==(const MeshInstance& a, const MeshInstance& b);

/// How thick a bone's envelope is at either end (see bindEnvelope()): metres in model space, for
/// the bone as large as it rests. Finite and > 0.
struct EnvelopeRadii {
    double head = 0.0;
    double tail = 0.0;

    friend bool operator==(const EnvelopeRadii&, const EnvelopeRadii&) = default;
};

/// What the user set for a bone, apart from its transform.
struct BoneFlags {
    bool locked = false; ///< its weights are not changed by any operation
    bool hidden = false;
    /// 0xRRGGBB (sRGB) in which the bone is drawn; none = automatic.
    std::optional<std::uint32_t> colour;
    bool solo = false; ///< while any bone is solo, those that are not count as locked
    std::optional<EnvelopeRadii> envelope = {}; ///< none = as the mesh has it

    friend bool operator==(const BoneFlags&, const BoneFlags&) = default;
};

/// What may stand in a character.
bool isUsable(const EnvelopeRadii& radii);

/// One entry a bone: 1 where no operation may change its weights, because it is locked or because
/// others are solo and it is not.
std::vector<std::uint8_t> heldBones(std::span<const BoneFlags> flags);

/// Plain, copyable, comparable (== compares shared pointers first), saved whole; no methods that do
/// work. Meshes, clips, saved poses and foreign bytes are shared immutable values, replaced when
/// edited.
/// Invariants: boneFlags.size() == boneCount; pose.local.size() == boneCount;
/// pose.morphWeights.size() == meshes.size(), each with one weight a target; pose.controls and
/// pose.ikWeights have one entry a control and handle of the rig; the same for each pose of the
/// library; channels of controls and handles name those that there are; checkRig() holds; Binding::joints are valid bones; weights().rowCount() == mesh->vertexCount();
/// row bones < joints.size(); radii of envelopes are finite and > 0; roles have valid bones, no
/// bone two.
struct Character {
    std::string name;
    Skeleton skeleton;
    std::vector<BoneFlags> boneFlags;
    std::vector<MeshInstance> meshes;
    std::vector<std::shared_ptr<const Clip>> clips;
    Pose pose;                                                 ///< the *current* pose
    std::vector<std::shared_ptr<const SavedPose>> poseLibrary; ///< never null
    /// Which bone is which of the standard humanoid, as somebody or the file said; none = whatever
    /// findHumanoid() finds.
    std::optional<HumanoidMap> humanoid;
    std::shared_ptr<const Rig> rig; ///< controls, IK handles, constraints; null = none
    ForeignContent foreign;
    Findings importFindings; ///< what the reader repaired or noticed; kept with the document

    friend bool operator==(const Character&, const Character&);
};

/// The character's rig, or an empty one.
const Rig& rigOf(const Character& character);

/// restLocal of every bone, the meshes' default morph weights, controls at rest, handles at the
/// weights that they begin with.
Pose restPose(const Character& character);

/// Brings the derived invariants (boneFlags, pose, deform flags) in line after building by hand:
/// missing flags are default, the pose becomes the rest pose.
void finishCharacter(Character& character);

/// "" where the channel moves one control or one handle that there is by keys that can be sampled.
std::string brokenRigChannel(const Character& character, const RigChannel& channel);

/// "" where all invariants hold, else the first one that is broken, in plain English.
std::string brokenInvariant(const Character& character);

} // namespace rigwright
