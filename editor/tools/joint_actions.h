// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the tools that edit bones do when a key or a menu asks for it, and where bones are under
/// the pointer.
#pragma once

#include "editor/tools/skeleton_options.h"
#include "editor/tools/tool.h"

#include <optional>

namespace rigwright::editor {

/// Actions on the bones at rest: pose.grab, pose.turn, joints.resize, skeleton.roll, -extrude and
/// -duplicate start a ModalTransform; skeleton.split cuts the bone under the pointer, from a menu
/// after a click; skeleton.merge, -dissolve, -delete, -parent and -unparent are done at once.
/// Others are not used. What does not work, and what else happens, is said through the tool.
KeyResult performJoints(Tool& tool, Document& document, const SkeletonValues& options,
                        const QString& id, const PointerEvent& event, bool byKey);

/// The drawn bone whose head lies under the pointer, else that of the stick there.
BoneIndex pickJoint(Document& document, const PointerEvent& event);

/// Where a bone at rest is seen nearest to the pointer: a fraction of the way from its head to its
/// end that leaves something on both sides, and the place. nullopt: it has no length.
struct BoneCut {
    double fraction = 0.5;
    Vec3d place = Vec3d::Zero();
};
std::optional<BoneCut> cutUnder(const Document& document, BoneIndex bone,
                                const PointerEvent& event);

} // namespace rigwright::editor
