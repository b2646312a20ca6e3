// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Forward and inverse kinematics: weights of handles, switching and snapping.
#include "core/rig/match_ik.h"
#include "core/rig/rig_graph.h"
#include "editor/commands/rig_commands.h"
#include "editor/commands/rig_selection.h"
#include "editor/commands/shown_rig.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

bool isIn(const Document& document, IkHandleIndex handle) {
    return handle.isValid() && handle.value() < rigOf(document.character()).handles.size();
}

QString named(const Document& document, IkHandleIndex handle, const char* text) {
    return QCoreApplication::translate("Commands", text)
        .arg(handleText(document.character(), handle));
}

using Match = Pose (*)(const MatchInput&, IkHandleIndex);

bool isNear(const Transform& a, const Transform& b) {
    constexpr double kRounding = 1e-9;
    return (a.translation - b.translation).norm() < kRounding &&
           a.rotation.angularDistance(b.rotation) < 1e-7 && (a.scale - b.scale).norm() < kRounding;
}

/// The pose on screen with what the match changes.
Pose matched(Document& document, IkHandleIndex handle, Match match) {
    document.endOpenEdit();
    const Character& character = document.character();
    const ShownRig shown = shownRig(document);
    RigPlanCache plans;
    const RigPlan& plan = plans.planFor(character.rig, character.skeleton);
    Pose pose =
        match({*character.rig, plan, character.skeleton, shown.source, shown.solved}, handle);
    // What matches already stays as it is, to the last bit.
    for (std::size_t i = 0; i < pose.controls.size(); ++i)
        if (isNear(pose.controls[i], shown.source.controls[i]))
            pose.controls[i] = shown.source.controls[i];
    return pose;
}

bool hasInChain(const Character& character, const IkHandle& handle, BoneIndex bone) {
    if (!bone.isValid())
        return false;
    const std::vector<BoneIndex> chain = chainBones(character.skeleton, handle);
    return std::ranges::find(chain, bone) != chain.end();
}

} // namespace

bool setIkWeight(Document& document, IkHandleIndex handle, double weight,
                 std::uint64_t mergeToken) {
    if (!isIn(document, handle))
        return false;
    document.endOpenEdit();
    Pose wanted = shownPose(document);
    wanted.ikWeights[handle.value()] = weight;
    return poseWhole(document, wanted,
                     named(document, handle, QT_TRANSLATE_NOOP("Commands", "Weight of %1")),
                     mergeToken);
}

bool switchKinematics(Document& document, IkHandleIndex handle, bool inverse) {
    if (!isIn(document, handle))
        return false;
    Pose wanted = matched(document, handle, inverse ? &matchTargetToChain : &matchChainToResult);
    wanted.ikWeights[handle.value()] = inverse ? 1.0 : 0.0;
    return poseWhole(document, wanted,
                     named(document, handle,
                           inverse ? QT_TRANSLATE_NOOP("Commands", "Switch %1 to IK")
                                   : QT_TRANSLATE_NOOP("Commands", "Switch %1 to FK")));
}

bool snapInverseToForward(Document& document, IkHandleIndex handle) {
    return isIn(document, handle) &&
           poseWhole(document, matched(document, handle, &matchTargetToChain),
                     named(document, handle, QT_TRANSLATE_NOOP("Commands", "Snap IK to FK: %1")));
}

bool snapForwardToInverse(Document& document, IkHandleIndex handle) {
    return isIn(document, handle) &&
           poseWhole(document, matched(document, handle, &matchChainToResult),
                     named(document, handle, QT_TRANSLATE_NOOP("Commands", "Snap FK to IK: %1")));
}

IkHandleIndex activeHandle(const Document& document) {
    const Character& character = document.character();
    const Rig& rig = rigOf(character);
    const RigNode active = activeNode(document);
    if (active.isNone())
        return {};
    const auto first = [&rig](auto&& isIt) {
        const auto found = std::ranges::find_if(rig.handles, isIt);
        return found == rig.handles.end() ? IkHandleIndex()
                                          : IkHandleIndex(std::size_t(found - rig.handles.begin()));
    };
    if (const auto own = first([&](const IkHandle& handle) { return handle.target == active; });
        own.isValid())
        return own;
    if (const auto own = first([&](const IkHandle& handle) { return handle.pole == active; });
        own.isValid())
        return own;
    const BoneIndex bone =
        active.bone.isValid() ? active.bone : rig.controls[active.control.value()].bone;
    return first([&](const IkHandle& handle) { return hasInChain(character, handle, bone); });
}

RigNode activeNode(const Document& document) {
    return rigChoice(document).active;
}

} // namespace rigwright::editor
