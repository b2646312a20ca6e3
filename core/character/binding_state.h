// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Whether meshes are bound in the rest pose, and binding one there anew with the weights it has.
#pragma once

#include "core/base/index.h"
#include "core/base/result.h"
#include "core/character/character.h"

#include <vector>

namespace rigwright {

/// How far a joint's bind is from its rest: between the heads in metres of model space, between the
/// axes in radians, and by which share the lengths of the axes differ at most.
struct JointOffset {
    BoneIndex bone;
    double metres = 0.0;
    double radians = 0.0;
    double scaling = 0.0;
};

/// A mesh whose bind pose is not the rest pose, or whose bind tells no pose. The figures are the
/// largest of `joints`.
struct BindingState {
    MeshInstanceIndex mesh;
    double metres = 0.0;
    double radians = 0.0;
    double scaling = 0.0;
    std::vector<JointOffset> joints;    ///< those that are off, the farthest first
    std::vector<BoneIndex> withoutPose; ///< joints whose bind matrix cannot be inverted, ascending
};

/// The meshes for which bind and rest differ, in their order; none where all were bound as the
/// bones rest. Joints count as off beyond a ten-thousandth of the skeleton's size, a thousandth of
/// a radian, or a thousandth of their size: files hold floats. Meshes stand where placesAtBind()
/// says.
std::vector<BindingState> bindingStates(const Character& character);

/// Binds a mesh anew where the bones rest now: as detaching it and binding it with the weights that
/// it had. It then stands at rest in the shape that it was made in, where it stood at bind
/// (placesAtBind()), and follows from there; vertices, weights to the last bit, joints and all else
/// stay. Errors: "reattach-none" (there is no such mesh), "reattach-unbound" (it hangs on no
/// bones), "reattach-singular" (a joint has no size at rest).
Result<Character> reattachMesh(const Character& character, MeshInstanceIndex mesh);

} // namespace rigwright
