// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PointerEvent: its ray.
#include "editor/tools/pointer_event.h"

namespace rigwright::editor {

PointerEvent pointerEventAt(const Camera& camera, const Vec2d& position,
                            const Vec2d& viewportSize) {
    PointerEvent event;
    event.position = position;
    event.viewportSize = viewportSize;
    event.camera = camera;
    event.ray = rayThrough(camera, position, viewportSize);
    return event;
}

} // namespace rigwright::editor
