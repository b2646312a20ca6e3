// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The list of templates, and skeletons from their joints.
#include "core/skeleton/templates.h"

#include "core/base/sentence.h"
#include "core/skeleton/template_sketch.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <string>
#include <utility>

namespace rigwright {
namespace {

constexpr TemplateCount kNone{0, 0, 0};
constexpr TemplateCount fixed(int count) {
    return {count, count, count};
}

constexpr std::array<TemplateInfo, 12> kTemplates{{
    {.kind = TemplateKind::Biped,
     .name = "biped",
     .title = "Biped",
     .isHumanoid = true,
     .offersFace = true,
     .offersEnds = true,
     .spine = {1, 8, 3},
     .neck = {0, 4, 1},
     .fingers = {0, 5, 5},
     .fingerBones = {1, 3, 3},
     .twist = {0, 4, 0},
     .chain = kNone},
    {.kind = TemplateKind::Quadruped,
     .name = "quadruped",
     .title = "Quadruped",
     .offersEnds = true,
     .spine = {1, 8, 3},
     .neck = {1, 6, 2},
     .chain = {0, 16, 5}},
    {.kind = TemplateKind::Bird,
     .name = "bird",
     .title = "Bird",
     .offersEnds = true,
     .spine = {1, 4, 2},
     .neck = {1, 10, 3},
     .chain = {0, 8, 2}},
    {.kind = TemplateKind::Hand,
     .name = "hand",
     .title = "Hand",
     .offersEnds = true,
     .fingers = {1, 5, 5},
     .fingerBones = {1, 3, 3}},
    {.kind = TemplateKind::Chain,
     .name = "chain",
     .title = "Tail or chain",
     .offersEnds = true,
     .chain = {1, 300, 8}},
    {.kind = TemplateKind::Face, .name = "face", .title = "Face"},
    {.kind = TemplateKind::Ue5,
     .name = "ue5",
     .title = "Unreal Engine 5 mannequin",
     .isHumanoid = true,
     .spine = fixed(5),
     .neck = fixed(2),
     .fingers = {0, 5, 5},
     .fingerBones = fixed(3),
     .twist = {0, 4, 2}},
    {.kind = TemplateKind::Ue4,
     .name = "ue4",
     .title = "Unreal Engine 4 mannequin",
     .isHumanoid = true,
     .spine = fixed(3),
     .neck = fixed(1),
     .fingers = {0, 5, 5},
     .fingerBones = fixed(3),
     .twist = {0, 4, 1}},
    {.kind = TemplateKind::Unity,
     .name = "unity",
     .title = "Unity humanoid",
     .isHumanoid = true,
     .offersFace = true,
     .spine = {1, 3, 3},
     .neck = {0, 1, 1},
     .fingers = {0, 5, 5},
     .fingerBones = {1, 3, 3}},
    {.kind = TemplateKind::Godot,
     .name = "godot",
     .title = "Godot humanoid",
     .isHumanoid = true,
     .offersFace = true,
     .spine = {1, 3, 3},
     .neck = {0, 1, 1},
     .fingers = {0, 5, 5},
     .fingerBones = {1, 3, 3}},
    {.kind = TemplateKind::Vrm,
     .name = "vrm",
     .title = "VRM humanoid",
     .isHumanoid = true,
     .offersFace = true,
     .spine = {1, 3, 3},
     .neck = {0, 1, 1},
     .fingers = {0, 5, 5},
     .fingerBones = {1, 3, 3}},
    {.kind = TemplateKind::Mixamo,
     .name = "mixamo",
     .title = "Mixamo",
     .isHumanoid = true,
     .offersEnds = true,
     .spine = fixed(3),
     .neck = fixed(1),
     .fingers = {0, 5, 5},
     .fingerBones = fixed(3)},
}};

struct NamedCount {
    std::string_view name;
    TemplateCount TemplateInfo::*range;
    int TemplateOptions::*value;
};
constexpr std::array kCounts{
    NamedCount{"spine", &TemplateInfo::spine, &TemplateOptions::spine},
    NamedCount{"neck", &TemplateInfo::neck, &TemplateOptions::neck},
    NamedCount{"fingers", &TemplateInfo::fingers, &TemplateOptions::fingers},
    NamedCount{"finger-bones", &TemplateInfo::fingerBones, &TemplateOptions::fingerBones},
    NamedCount{"twist", &TemplateInfo::twist, &TemplateOptions::twist},
    NamedCount{"chain", &TemplateInfo::chain, &TemplateOptions::chain},
};

std::vector<TemplateJoint> draw(TemplateKind kind, const TemplateOptions& options) {
    switch (kind) {
    case TemplateKind::Quadruped:
        return quadrupedTemplate(options);
    case TemplateKind::Bird:
        return birdTemplate(options);
    case TemplateKind::Hand:
        return handTemplate(options);
    case TemplateKind::Chain:
        return chainTemplate(options);
    case TemplateKind::Face:
        return faceTemplate();
    default:
        return humanoidTemplate(kind, options);
    }
}

} // namespace

std::span<const TemplateInfo> templateList() {
    return kTemplates;
}

const TemplateInfo& infoOf(TemplateKind kind) {
    return *std::ranges::find(kTemplates, kind, &TemplateInfo::kind);
}

std::optional<TemplateKind> templateNamed(std::string_view name) {
    const auto found = std::ranges::find(kTemplates, name, &TemplateInfo::name);
    return found == kTemplates.end() ? std::nullopt : std::optional(found->kind);
}

TemplateOptions usualOptions(TemplateKind kind) {
    TemplateOptions options;
    for (const NamedCount& count : kCounts)
        options.*count.value = (infoOf(kind).*count.range).usual;
    options.ends = infoOf(kind).offersEnds;
    return options;
}

Result<SkeletonTemplate> makeTemplate(TemplateKind kind, const TemplateOptions& options) {
    const TemplateInfo& info = infoOf(kind);
    SkeletonTemplate result;
    result.kind = kind;
    result.options = options;
    for (const NamedCount& count : kCounts) {
        const TemplateCount& range = info.*count.range;
        int& value = result.options.*count.value;
        if (range.isFixed())
            value = range.usual;
        if (value < range.least || value > range.most)
            return Error{"template-count",
                         filled("A %1 cannot have %2 for %3.",
                                {info.title, std::to_string(value), count.name}),
                         std::string(count.name),
                         filled("Give a number from %1 to %2.",
                                {std::to_string(range.least), std::to_string(range.most)})};
    }
    result.options.face = options.face && info.offersFace;
    result.options.ends = options.ends && info.offersEnds;
    result.joints = draw(kind, result.options);
    return result;
}

SkeletonTemplate makeTemplate(TemplateKind kind) {
    return std::move(makeTemplate(kind, usualOptions(kind))).value();
}

BoneIndex SkeletonTemplate::of(HumanoidRole role) const {
    const auto found = std::ranges::find(joints, std::optional(role), &TemplateJoint::role);
    return found == joints.end() ? BoneIndex() : BoneIndex(std::size_t(found - joints.begin()));
}

BoneIndex SkeletonTemplate::named(std::string_view name) const {
    const auto found = std::ranges::find(joints, name, &TemplateJoint::name);
    return found == joints.end() ? BoneIndex() : BoneIndex(std::size_t(found - joints.begin()));
}

std::vector<JointPlacement> placementOf(const SkeletonTemplate& from, double scale) {
    std::vector<JointPlacement> placement;
    placement.reserve(from.joints.size());
    for (const TemplateJoint& joint : from.joints)
        placement.push_back({scale * joint.position, scale * joint.tail, joint.flexion});
    return placement;
}

std::optional<Quatd> boneOrientation(const JointPlacement& placement) {
    constexpr double kParallel = 1e-6;
    const Vec3d bone = placement.tail - placement.position;
    const double length = bone.norm();
    const double reach = placement.position.cwiseAbs().maxCoeff() + placement.flexion.norm();
    if (!std::isfinite(length) || !std::isfinite(reach) || !(length > 1e-12 * reach) ||
        length == 0.0)
        return std::nullopt;
    const Vec3d along = bone / length;
    const Vec3d towards = placement.flexion - along * along.dot(placement.flexion);
    if (!(towards.norm() > kParallel * placement.flexion.norm()))
        return std::nullopt;
    Mat3d frame;
    frame.col(1) = along;
    frame.col(2) = towards.normalized();
    frame.col(0) = frame.col(1).cross(frame.col(2));
    Quatd q(frame);
    // One of the two signs, so that reflections are exact.
    if (q.w() < 0.0 || (q.w() == 0.0 && q.x() < 0.0))
        q.coeffs() = -q.coeffs();
    return q.normalized();
}

Skeleton toSkeleton(const SkeletonTemplate& from, std::span<const JointPlacement> placement) {
    assert(placement.size() == from.joints.size());
    Skeleton skeleton;
    std::vector<Quatd> rotations; // modelFromBone
    rotations.reserve(from.joints.size());
    for (std::size_t i = 0; i < from.joints.size(); ++i) {
        const BoneIndex parent = from.joints[i].parent;
        const Quatd above = parent.isValid() ? rotations[parent.value()] : Quatd::Identity();
        const Vec3d origin =
            parent.isValid() ? placement[parent.value()].position : Vec3d(Vec3d::Zero());
        rotations.push_back(boneOrientation(placement[i]).value_or(above));
        Transform local;
        local.translation = above.conjugate() * (placement[i].position - origin);
        local.rotation = (above.conjugate() * rotations.back()).normalized();
        addBone(skeleton, from.joints[i].name, parent, local);
    }
    return skeleton;
}

Skeleton toSkeleton(const SkeletonTemplate& from, double scale) {
    return toSkeleton(from, placementOf(from, scale));
}

} // namespace rigwright
