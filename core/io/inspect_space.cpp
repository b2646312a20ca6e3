// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Whether a character that has just been read stands in the right unit, upright and at its bind.
#include "core/base/sentence.h"
#include "core/character/bind_pose.h"
#include "core/io/extent_on_load.h"
#include "core/io/import_choices.h"
#include "core/io/import_inspection.h"
#include "core/io/number_text.h"
#include "core/skeleton/body_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace rigwright {

namespace {

// -- size ---------------------------------------------------------------------------------------

/// Enough to see whether the size is usual; the figures are then of all.
constexpr std::size_t kSomeVertices = 1000;
constexpr std::size_t kAllVertices = std::numeric_limits<std::size_t>::max() / 2;

constexpr double kSmallest = 0.2; ///< m; a hand, a prop
constexpr double kLargest = 20.0; ///< m
constexpr double kPerson = 1.7;   ///< m

struct UnitChoice {
    double metresPerUnit;
    const char* fix;
    std::string_view detail;
};

constexpr std::array kUnitChoices{
    UnitChoice{1.0, "reread-metres",
               "the longest side is %1 as read, of %2 × %3 × %4; read in metres it would be %5"},
    UnitChoice{
        0.01, "reread-centimetres",
        "the longest side is %1 as read, of %2 × %3 × %4; read in centimetres it would be %5"},
    UnitChoice{
        0.001, "reread-millimetres",
        "the longest side is %1 as read, of %2 × %3 × %4; read in millimetres it would be %5"},
    UnitChoice{
        100.0, "reread-times-100",
        "the longest side is %1 as read, of %2 × %3 × %4; a hundred times larger it would be %5"}};

bool isUsual(double size) {
    return size >= kSmallest && size <= kLargest;
}

void checkSize(Inspection& inspection, const Eigen::AlignedBox3d& box, double metresPerUnit) {
    if (box.isEmpty())
        return;
    const double roughly = box.sizes().maxCoeff();
    if (!(roughly > 0.0) || !std::isfinite(roughly) || isUsual(roughly))
        return;
    const Vec3d sides = extentOnLoad(inspection.character, kAllVertices).sizes();
    const double size = sides.maxCoeff();
    if (!(size > 0.0) || !std::isfinite(size) || isUsual(size))
        return;
    const UnitChoice* best = nullptr;
    const auto strangeness = [&](const UnitChoice& choice) {
        return std::abs(std::log(size / metresPerUnit * choice.metresPerUnit / kPerson));
    };
    for (const UnitChoice& choice : kUnitChoices)
        if (isUsual(size / metresPerUnit * choice.metresPerUnit) &&
            (best == nullptr || strangeness(choice) < strangeness(*best)))
            best = &choice;
    const std::string_view detail =
        best ? best->detail : "the longest side is %1 as read, of %2 × %3 × %4";
    const double otherwise = best ? size / metresPerUnit * best->metresPerUnit : 0.0;
    inspection.add("import-unit-doubtful", Severity::Warning, 1, "",
                   filled(detail, {lengthText(size), lengthText(sides.x()), lengthText(sides.y()),
                                   lengthText(sides.z()), lengthText(otherwise)}),
                   best ? best->fix : "");
}

// -- up -----------------------------------------------------------------------------------------

struct Standing {
    int axis = 1;
    double sign = 1.0;
    double off = 0.0; ///< radians, the farther of legs and body
};

/// Where the first bone of a part is; none where there is no such bone.
std::optional<Vec3d> placeOf(const Skeleton& skeleton, const std::vector<Affine3d>& modelFromBone,
                             BodyPart part, BoneSide side) {
    const std::vector<BoneIndex> bones = bonesOf(skeleton, part, side);
    if (bones.empty())
        return std::nullopt;
    return Vec3d(modelFromBone[bones.front().value()].translation());
}

/// The axis along which a body stands; none where its names do not tell a body, or where legs and
/// spine go different ways (animals on four legs, people who sit).
std::optional<Standing> standingOf(const Skeleton& skeleton, const std::vector<Transform>& local) {
    std::vector<Affine3d> model;
    computeModelPose(skeleton, local, model);
    const auto head = placeOf(skeleton, model, BodyPart::Head, BoneSide::Centre);
    const auto left = placeOf(skeleton, model, BodyPart::Foot, BoneSide::Left);
    const auto right = placeOf(skeleton, model, BodyPart::Foot, BoneSide::Right);
    const auto leftHip = placeOf(skeleton, model, BodyPart::Thigh, BoneSide::Left);
    const auto rightHip = placeOf(skeleton, model, BodyPart::Thigh, BoneSide::Right);
    if (!head || !left || !right || !leftHip || !rightHip)
        return std::nullopt;
    const Vec3d hips = 0.5 * (*leftHip + *rightHip);
    const Vec3d body = *head - hips;
    const Vec3d legs = hips - 0.5 * (*left + *right);
    if (!(body.norm() > 0.0) || !(legs.norm() > 0.0))
        return std::nullopt;
    const Vec3d whole = body + legs;
    Standing standing;
    whole.cwiseAbs().maxCoeff(&standing.axis);
    standing.sign = whole[standing.axis] < 0.0 ? -1.0 : 1.0;
    const auto offOf = [&](const Vec3d& way) {
        return std::acos(std::clamp(way[standing.axis] * standing.sign / way.norm(), -1.0, 1.0));
    };
    standing.off = std::max(offOf(body), offOf(legs));
    constexpr double kClear = 25.0 * kPi / 180.0;
    return standing.off <= kClear ? std::optional(standing) : std::nullopt;
}

/// The choice by which `up` of model space, as read, would be +Y; "" where there is none.
const char* choiceOfUp(const Vec3d& up, const FileSpace& readAs) {
    constexpr std::array kChoices{std::pair{ImportUpAxis::Y, "reread-up-y"},
                                  std::pair{ImportUpAxis::Z, "reread-up-z"},
                                  std::pair{ImportUpAxis::X, "reread-up-x"}};
    const Vec3d inFile = readAs.modelFromFileAxes.transpose() * up;
    for (const auto& [axis, fix] : kChoices)
        if ((modelFromAxes(axis) * inFile - Vec3d::UnitY()).norm() < 1e-6)
            return fix;
    return "";
}

void checkUp(Inspection& inspection, const BindPose& bind, const FileSpace& readAs) {
    const Character& character = inspection.character;
    const auto now = standingOf(character.skeleton, character.pose.local);
    if (!now || (now->axis == 1 && now->sign > 0.0))
        return;
    const auto bound = standingOf(character.skeleton, bind.local);
    if (!bound || bound->axis != now->axis || bound->sign != now->sign)
        return; // it lies down in this pose
    const std::string axis = std::string(now->sign < 0.0 ? "−" : "+") + "XYZ"[now->axis];
    inspection.add("import-up-doubtful", Severity::Warning, 1, "",
                   filled("legs and spine point along %1, no more than %2 off it; up is +Y",
                          {axis, angleText(now->off)}),
                   choiceOfUp(now->sign * Vec3d::Unit(now->axis), readAs));
}

// -- bind ---------------------------------------------------------------------------------------

/// Where a joint stands on load and where it was bound, in its parent.
struct Difference {
    double turn = 0.0; ///< radians
    double way = 0.0;  ///< m, in model space
    bool scaled = false;
};

Difference between(const Transform& a, const Transform& b, double parentScale) {
    Difference difference;
    // acos of the dot product loses small angles.
    const Quatd turn = a.rotation.conjugate() * b.rotation;
    difference.turn = 2.0 * std::atan2(turn.vec().norm(), std::abs(turn.w()));
    difference.way = (a.translation - b.translation).norm() * parentScale;
    difference.scaled = (a.scale - b.scale).cwiseAbs().maxCoeff() >
                        0.01 * std::max(a.scale.cwiseAbs().maxCoeff(), 1e-9);
    return difference;
}

void checkPosedOnLoad(Inspection& inspection, const BindPose& bind, double size) {
    constexpr double kTurn = 0.5 * kPi / 180.0;
    constexpr double kWay = 2e-3; // of the size
    const Character& character = inspection.character;
    const Skeleton& skeleton = character.skeleton;
    std::vector<Affine3d> model;
    computeModelPose(skeleton, character.pose.local, model);
    std::size_t joints = 0;
    std::size_t off = 0;
    std::size_t worst = 0;
    Difference worstBy;
    double worstScore = -1.0;
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        if (!skeleton.deform[bone])
            continue;
        ++joints;
        const BoneIndex parent = skeleton.parents[bone];
        const double parentScale =
            parent.isValid() ? std::cbrt(std::abs(model[parent.value()].linear().determinant()))
                             : 1.0;
        const Difference by = between(character.pose.local[bone], bind.local[bone], parentScale);
        if (by.turn <= kTurn && by.way <= kWay * size && !by.scaled)
            continue;
        ++off;
        // A turn of a right angle counts as much as a way of half the size.
        const double score = by.turn / kPi + (size > 0.0 ? by.way / size : 0.0);
        if (score > worstScore) {
            worstScore = score;
            worst = bone;
            worstBy = by;
        }
    }
    if (off == 0)
        return;
    inspection.add(
        "import-posed-on-load", Severity::Info, off, "skeleton",
        filled(
            "not at their bind: %1 of %2 joints; the farthest is %3, turned by %4 and moved by %5",
            {std::to_string(off), std::to_string(joints), nameText(skeleton, worst),
             angleText(worstBy.turn), lengthText(worstBy.way)}),
        "reread-bind-pose");
}

void checkBindsAgree(Inspection& inspection, const BindPose& bind) {
    const Character& character = inspection.character;
    std::vector<std::size_t> uses(character.skeleton.boneCount(), 0);
    for (const MeshInstance& instance : character.meshes)
        if (instance.binding)
            for (const BoneIndex joint : instance.binding->joints)
                ++uses[joint.value()];
    std::size_t count = 0;
    BoneIndex first;
    for (const BoneIndex bone : bind.left) {
        if (uses[bone.value()] < 2)
            continue; // its bind cannot be undone
        first = count++ == 0 ? bone : first;
    }
    if (count > 0)
        inspection.add(
            "import-binds-disagree", Severity::Info, count, "skeleton",
            filled("for instance %1; each mesh keeps the bind it came with, and such bones have no "
                   "common bind pose",
                   {nameText(character.skeleton, first.value())}));
}

} // namespace

std::string lengthText(double metres) {
    const auto [factor, unit] = metres < 0.00995 ? std::pair{1000.0, " mm"}
                                : metres < 0.995 ? std::pair{100.0, " cm"}
                                : metres < 999.5 ? std::pair{1.0, " m"}
                                                 : std::pair{0.001, " km"};
    const double value = metres * factor;
    if (value >= 1e6)
        return figureText(value, 3) + unit;
    std::string digits = numberText(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0);
    if (digits.find('.') != std::string::npos) {
        digits.erase(digits.find_last_not_of('0') + 1);
        if (digits.back() == '.')
            digits.pop_back();
    }
    return digits + unit;
}

std::string angleText(double radians) {
    return numberText(radians * 180.0 / kPi, 1) + "°";
}

std::string nameText(const Skeleton& skeleton, std::size_t bone) {
    const std::string& name = skeleton.names[bone];
    return name.empty() ? "#" + std::to_string(bone) : name;
}

void inspectSpace(Inspection& inspection, const FileSpace& readAs) {
    const BindPose bind = poseAtBind(inspection.character);
    const Eigen::AlignedBox3d box = extentOnLoad(inspection.character, kSomeVertices);
    checkSize(inspection, box, readAs.metresPerUnit);
    checkUp(inspection, bind, readAs);
    checkPosedOnLoad(inspection, bind,
                     box.isEmpty() ? 0.0 : std::max(box.sizes().maxCoeff(), 1e-9));
    checkBindsAgree(inspection, bind);
}

} // namespace rigwright
