// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bone picking: which bone lies under the pointer, by its stick or by the surface it moves.
#pragma once

#include "editor/document/derived.h"
#include "editor/tools/pointer_event.h"

#include <cstdint>
#include <optional>

namespace rigwright::editor {

class Document;

/// The visible bone whose stick is drawn nearest to the pointer, within `tolerance` logical pixels;
/// sticks lie in front of meshes. Invalid: none, or sticks are not shown.
BoneIndex pickBoneStick(Document& document, const PointerEvent& event, double tolerance = 7.0);

/// The bone with the largest weight at the surface point (interpolated over the triangle); invalid
/// where the mesh is not bound or the rows are empty there.
BoneIndex dominantBone(const Document& document, const SurfacePick& pick);

/// A stick under the pointer, else the dominant bone of the surface.
BoneIndex pickBone(Document& document, const PointerEvent& event);

/// Weight of `bone` at the surface point, interpolated; nullopt where it is no joint of that mesh.
std::optional<double> weightAt(const Document& document, const SurfacePick& pick, BoneIndex bone);

} // namespace rigwright::editor
