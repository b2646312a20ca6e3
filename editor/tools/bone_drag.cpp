// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneDrag: what most drags do.
#include "editor/tools/bone_drag.h"

#include "editor/tools/drag_geometry.h"

namespace rigwright::editor {

Vec3d BoneDrag::aimed(const Vec3d& delta, const PointerEvent& pointer) {
    return snappedOnPicture(delta, pointer.camera, pointer.modifiers, 0.1, 0.01);
}

} // namespace rigwright::editor
