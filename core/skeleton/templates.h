// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Template skeletons: bodies, hands, chains and faces to be fitted into a mesh, and the skeletons
/// of common engines under their own names.
#pragma once

#include "core/base/index.h"
#include "core/base/result.h"
#include "core/math/types.h"
#include "core/skeleton/bone_names.h"
#include "core/skeleton/humanoid_roles.h"
#include "core/skeleton/skeleton.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

enum class TemplateKind : std::uint8_t {
    Biped, ///< named as the built-in mannequin
    Quadruped,
    Bird,
    Hand, ///< one left hand
    Chain,
    Face,
    Ue5, ///< mannequin of Unreal Engine 5
    Ue4,
    Unity,
    Godot,
    Vrm,
    Mixamo,
};

/// How many bones of one sort a template may have; fixed where `least == most`.
struct TemplateCount {
    int least = 0;
    int most = 0;
    int usual = 0;

    [[nodiscard]] bool isFixed() const { return least == most; }
};

/// What is built: counts of bones. `usualOptions()` gives a template's own.
struct TemplateOptions {
    int spine = 3;       ///< bones between hips and neck (bird, quadruped: and the shoulders)
    int neck = 1;        ///< bones between the spine and the head
    int fingers = 5;     ///< of a hand: the first of thumb, index, middle, ring, little
    int fingerBones = 3; ///< of one finger, without metacarpals and ends
    int twist = 0;       ///< extra bones along each upper arm, lower arm, upper leg, lower leg
    int chain = 0;       ///< bones of the tail, or of the chain
    bool face = false;   ///< jaw and eyes, where a humanoid template has names for them
    bool ends = true; ///< joints without weights at head top, toes, tips, where the names have any

    friend bool operator==(const TemplateOptions&, const TemplateOptions&) = default;
};

/// `name` is stable ("ue5") for files and the command line; `title` plain English, which the editor
/// translates by `name`.
struct TemplateInfo {
    TemplateKind kind = TemplateKind::Biped;
    std::string_view name;
    std::string_view title;
    bool isHumanoid = false; ///< its joints take all required roles
    bool offersFace = false;
    bool offersEnds = false;
    TemplateCount spine{};
    TemplateCount neck{};
    TemplateCount fingers{};
    TemplateCount fingerBones{};
    TemplateCount twist{};
    TemplateCount chain{};
};

std::span<const TemplateInfo> templateList();
const TemplateInfo& infoOf(TemplateKind kind);
/// Nothing where there is none of that name.
std::optional<TemplateKind> templateNamed(std::string_view name);
TemplateOptions usualOptions(TemplateKind kind);

/// One joint of a template. Model space: +Y up, the body looks along +Z, its left is +X, its middle
/// x = 0, soles and paws on y = 0. The unit is the height of the body (to the top of the head, ears
/// left out); for a hand its length from the wrist to the middle finger's tip, wrist at the origin,
/// fingers along +X, palm down; for a chain its length, along +Y from the origin; for a face the
/// height of the head, with the head's joint at the origin. Humanoids stand in T-pose.
struct TemplateJoint {
    std::string name;
    BoneIndex parent; ///< before its children; invalid: a root
    Vec3d position = Vec3d::Zero();
    Vec3d tail = Vec3d::UnitY(); ///< where its bone ends; differs from `position`
    /// To where a positive turn about the bone's x axis takes the tail: unit length, square to the
    /// bone. Elbow, hip and back forwards, knee backwards, wrist and fingers to the palm, foot up.
    Vec3d flexion = Vec3d::UnitZ();
    std::optional<HumanoidRole> role;
    BoneSide side = BoneSide::Centre;
    BoneIndex mirror;    ///< counterpart on the other side, itself at the centre; invalid in
                         ///< Hand, whose other side is not there
    bool deforms = true; ///< false for roots, ends and targets of IK: no weights are meant for it
    /// A joint that goes with two others (twist bones, a longer spine): about that part of the way
    /// between them, in [0, 1); 0 lies on the first. Invalid where the joint has its own place.
    BoneIndex between;
    BoneIndex betweenEnd;
    double along = 0.0;
};

struct SkeletonTemplate {
    TemplateKind kind = TemplateKind::Biped;
    TemplateOptions options;
    std::vector<TemplateJoint> joints;

    /// Invalid where no joint has the role.
    [[nodiscard]] BoneIndex of(HumanoidRole role) const;
    /// Invalid where there is none.
    [[nodiscard]] BoneIndex named(std::string_view name) const;
};

/// "template-count" where an option is out of the template's range; options that a template leaves
/// no choice for are ignored.
Result<SkeletonTemplate> makeTemplate(TemplateKind kind, const TemplateOptions& options);
/// With usual options.
SkeletonTemplate makeTemplate(TemplateKind kind);

/// What a fit decides: by joint. `flexion` need not be square to the bone.
struct JointPlacement {
    Vec3d position = Vec3d::Zero();
    Vec3d tail = Vec3d::UnitY();
    Vec3d flexion = Vec3d::UnitZ();
};

/// The template's own placement, every length times `scale`.
std::vector<JointPlacement> placementOf(const SkeletonTemplate& from, double scale = 1.0);

/// Bones with +Y from position to tail and +Z towards the flexion, unit scale. Right bones are
/// exact reflections of left ones where their placements are. A tail on its joint, or a flexion
/// along the bone, gives the parent's axes there. No bone is marked as deforming: that says a
/// binding. Precondition: one placement a joint, all finite.
Skeleton toSkeleton(const SkeletonTemplate& from, std::span<const JointPlacement> placement);
Skeleton toSkeleton(const SkeletonTemplate& from, double scale = 1.0);

/// The rotation of a bone (modelFromBone) by the rule above; nothing where it is not defined.
std::optional<Quatd> boneOrientation(const JointPlacement& placement);

} // namespace rigwright
