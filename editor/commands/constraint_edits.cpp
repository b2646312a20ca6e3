// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Constraints for what is selected, curves with controls of their own, and drivers of shapes.
#include "core/rig/rig_graph.h"
#include "editor/commands/rig_edits.h"

#include "core/math/transform.h"
#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/rig_selection.h"
#include "editor/commands/shown_rig.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr std::size_t kFewestCurveControls = 3;
constexpr std::size_t kMostCurveControls = 5;

/// How many others the active one follows.
std::size_t sourcesNeeded(ConstraintKind kind) {
    switch (kind) {
    case ConstraintKind::LimitPosition:
    case ConstraintKind::LimitRotation:
        return 0;
    case ConstraintKind::Orient:
    case ConstraintKind::Blend:
        return 2;
    default:
        return 1;
    }
}

std::vector<BoneIndex> bonesOf(std::span<const RigNode> nodes) {
    std::vector<BoneIndex> bones;
    for (const RigNode& node : nodes)
        if (node.bone.isValid())
            bones.push_back(node.bone); // parents stand before their children
    std::ranges::sort(bones);
    return bones;
}

/// A driver reads a bone: that of a control where a control was chosen.
RigNode driverSource(const Rig& rig, const RigNode& node) {
    return node.control.isValid() ? boneNode(rig.controls[node.control.value()].bone) : node;
}

ConstraintRequest requestFor(const Document& document, ConstraintKind kind) {
    const Rig& rig = rigOf(document.character());
    const RigChoice choice = rigChoice(document);
    ConstraintRequest request;
    request.kind = kind;
    request.target = choice.active;
    if (kind == ConstraintKind::TwistSpread) {
        request.target = {};
        request.sources = {choice.active};
        request.chain = bonesOf(choice.others);
        return request;
    }
    request.sources = choice.others;
    const std::size_t needed = sourcesNeeded(kind);
    if (needed == 0 || (needed == 2 && request.sources.size() > 2))
        request.sources.resize(needed);
    if (kind == ConstraintKind::Driver && !request.sources.empty())
        request.sources = {driverSource(rig, request.sources.front())};
    return request;
}

/// Where the bones of a chain begin at rest, and where the last one ends; model space.
std::vector<Vec3d> restJoints(const Skeleton& skeleton, std::span<const BoneIndex> chain) {
    const std::vector<Affine3d> rest = restModel(skeleton);
    std::vector<Vec3d> joints;
    for (const BoneIndex bone : chain)
        joints.emplace_back(rest[bone.value()].translation());
    const BoneIndex last = chain.back();
    const Vec3d tail = tailOf(skeleton, last, mainChildren(skeleton)[last.value()]);
    joints.push_back(rest[last.value()] * tail);
    return joints;
}

double lengthOf(std::span<const Vec3d> joints) {
    double length = 0.0;
    for (std::size_t i = 1; i < joints.size(); ++i)
        length += (joints[i] - joints[i - 1]).norm();
    return length;
}

/// The place on the way along the joints; `way` from its beginning, metres.
Vec3d placeAlong(std::span<const Vec3d> joints, double way) {
    for (std::size_t i = 1; i < joints.size(); ++i) {
        const double piece = (joints[i] - joints[i - 1]).norm();
        if (way <= piece && piece > 0.0)
            return joints[i - 1] + (joints[i] - joints[i - 1]) * (way / piece);
        way -= piece;
    }
    return joints.back();
}

/// Free controls along a chain at rest: they go along with what the chain hangs on.
std::vector<Control> curveControls(const Skeleton& skeleton, std::span<const BoneIndex> chain) {
    const std::vector<Vec3d> joints = restJoints(skeleton, chain);
    const double length = lengthOf(joints);
    const std::size_t count = std::clamp(chain.size(), kFewestCurveControls, kMostCurveControls);
    const BoneIndex first = chain.front();
    const Affine3d rest = restModel(skeleton)[first.value()];
    const Quatd turned = decomposeNearest(rest).rotation;
    constexpr double kShare = 0.12;
    constexpr double kSmallest = 0.001;
    std::vector<Control> controls;
    for (std::size_t i = 0; i < count; ++i) {
        const double way = length * double(i) / double(count - 1);
        Control control;
        control.name = skeleton.names[first.value()] + "_curve_" + std::to_string(i + 1);
        control.bone = first;
        control.place.translation =
            turned.conjugate() * (placeAlong(joints, way) - rest.translation());
        control.place.rotation = turned.conjugate();
        control.shape = ControlShape::Sphere;
        control.size = std::max(kShare * length, kSmallest);
        controls.push_back(std::move(control));
    }
    return controls;
}

/// In the order in which they stand along the chain.
void sortAlong(std::vector<ControlIndex>& controls, const ShownRig& shown,
               std::span<const BoneIndex> chain) {
    const auto nearest = [&](ControlIndex control) {
        const Vec3d place = shown.result.modelFromControl[control.value()].translation();
        std::pair<double, std::size_t> best{1e300, 0};
        for (std::size_t i = 0; i < chain.size(); ++i)
            best = std::min(
                best, {(shown.modelFromBone[chain[i].value()].translation() - place).norm(), i});
        // At one joint: the nearer one to what comes before it goes first.
        const std::size_t before = best.second == 0 ? 0 : best.second - 1;
        return std::pair(best.second,
                         (shown.modelFromBone[chain[before].value()].translation() - place).norm());
    };
    std::ranges::stable_sort(
        controls, [&](ControlIndex a, ControlIndex b) { return nearest(a) < nearest(b); });
}

} // namespace

bool canConstrain(const Document& document, ConstraintKind kind) {
    const RigChoice choice = rigChoice(document);
    if (choice.active.isNone())
        return false;
    if (kind == ConstraintKind::TwistSpread)
        return choice.active.bone.isValid() && !bonesOf(choice.others).empty();
    if (kind == ConstraintKind::Spline)
        return selectedChain(document).first.isValid();
    return choice.others.size() >= sourcesNeeded(kind);
}

Result<Findings> constrainSelection(Document& document, ConstraintKind kind) {
    if (kind == ConstraintKind::Spline)
        return splineSelection(document);
    document.endOpenEdit();
    const Character& character = document.character();
    const ShownRig shown = shownRig(document);
    const Result<Constraint> constraint =
        makeConstraint(rigOf(character), character.skeleton, requestFor(document, kind),
                       {shown.modelFromBone, shown.result.modelFromControl});
    if (!constraint)
        return constraint.error();
    return addConstraint(document, *constraint);
}

Result<Findings> splineSelection(Document& document) {
    document.endOpenEdit();
    const Character& character = document.character();
    const ChainEnds ends = selectedChain(document);
    const std::vector<BoneIndex> chain =
        ends.first.isValid() ? chainBetween(character.skeleton, ends.first, ends.last)
                             : std::vector<BoneIndex>();
    if (chain.size() < 2)
        return Error{"rig-chain",
                     "its bones are no chain: each must lie below the one before, with a joint "
                     "between the first and the last",
                     "", "Choose a first bone and, below it, a last one."};
    const Rig& before = rigOf(character);
    Rig after = before;
    std::vector<ControlIndex> along = document.session().selection().controls;
    const bool makes = along.size() < kFewestCurveControls || along.size() > kMostCurveControls;
    if (makes) {
        along.clear();
        for (Control& control : curveControls(character.skeleton, chain)) {
            along.emplace_back(after.controls.size());
            after.controls.push_back(std::move(control));
        }
    }
    Pose source = shownPose(document);
    source.controls.resize(after.controls.size());
    RigPlanCache plans;
    const ShownRig shown =
        solvedBy(std::make_shared<const Rig>(after), character.skeleton, std::move(source), plans);
    if (!makes)
        sortAlong(along, shown, chain);
    ConstraintRequest request;
    request.kind = ConstraintKind::Spline;
    request.chain = chain;
    for (const ControlIndex control : along)
        request.sources.push_back(controlNode(control));
    const Result<Constraint> constraint = makeConstraint(
        after, character.skeleton, request, {shown.modelFromBone, shown.result.modelFromControl});
    if (!constraint)
        return constraint.error();
    after.constraints.push_back(*constraint);
    return editRig(document, changedRig(before, std::move(after)),
                   {.text = QCoreApplication::translate("Commands", "Lay %1 along a curve")
                                .arg(bonesText(character, chain)),
                    .select = along});
}

Result<Findings> driveShape(Document& document, BoneIndex bone, MeshInstanceIndex mesh,
                            std::uint32_t morph) {
    Constraint constraint;
    constraint.kind = ConstraintKind::Driver;
    constraint.driver.bone = bone;
    constraint.driver.angle = DriverAngle::Swing;
    constraint.driver.curve.points = {Vec2d(0.0, 0.0), Vec2d(kPi / 2.0, 1.0)};
    constraint.driver.mesh = mesh;
    constraint.driver.morph = morph;
    return addConstraint(document, constraint);
}

} // namespace rigwright::editor
