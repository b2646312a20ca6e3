// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PointerEvent and KeyEvent: input as plain values, so that strokes are scripts.
#pragma once

#include "core/math/types.h"
#include "editor/document/camera.h"

namespace rigwright::editor {

enum class PointerButton { None, Left, Middle, Right };

struct KeyModifiers {
    bool shift = false;
    bool control = false;
    bool alt = false;

    friend bool operator==(const KeyModifiers&, const KeyModifiers&) = default;
};

/// `position` in logical pixels from the viewport's top left. `camera` and `viewportSize` are those
/// at the moment of the event; `ray` goes through `position`. `pressure` 1 for a mouse.
struct PointerEvent {
    Vec2d position = Vec2d::Zero();
    Vec2d viewportSize = Vec2d::Ones();
    Camera camera;
    Ray ray;
    PointerButton button = PointerButton::None; ///< pressed or released by this event
    KeyModifiers modifiers;
    double pressure = 1.0;
    bool eraser = false; ///< the other end of a pen
};

/// The event of a pointer at `position`, with its ray.
PointerEvent pointerEventAt(const Camera& camera, const Vec2d& position, const Vec2d& viewportSize);

/// `key` is a Qt::Key.
struct KeyEvent {
    int key = 0;
    KeyModifiers modifiers;
    bool keypad = false; ///< of the number pad
};

} // namespace rigwright::editor
