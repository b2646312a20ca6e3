// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Gizmo shape: where the handles of a gizmo lie on the picture.
#pragma once

#include "editor/tools/overlay.h"
#include "editor/tools/pointer_event.h"

#include <optional>

namespace rigwright::editor {

class Document;

/// The gizmo at the active control as shown, else at the active bone: Rotate and Scale along its
/// own axes, Move along those of model space. nullopt where nothing is selected.
std::optional<Gizmo> gizmoOfSelection(Document& document, GizmoKind kind);

/// The handle within `tolerance` logical pixels of the pointer; the nearest one, View last.
GizmoAxis gizmoHandleAt(const Gizmo& gizmo, const PointerEvent& event, double tolerance = 6.0);

/// Unit axis of X, Y, Z; View is the direction towards the viewer.
Vec3d gizmoAxisDirection(const Gizmo& gizmo, GizmoAxis axis, const Camera& camera);

} // namespace rigwright::editor
