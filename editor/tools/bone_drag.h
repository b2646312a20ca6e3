// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneDrag: what a handle or a key does to bones while the pointer goes on: posing them, or moving
/// the joints themselves.
#pragma once

#include "core/math/types.h"
#include "editor/tools/pointer_event.h"

#include <QString>

#include <optional>

namespace rigwright::editor {

/// Always from where the bones were at the beginning: calls replace one another. Until commit() no
/// more than the picture knows of it. Ends in exactly one of commit() and discard().
class BoneDrag {
public:
    BoneDrag() = default;
    BoneDrag(const BoneDrag&) = delete;
    BoneDrag& operator=(const BoneDrag&) = delete;
    virtual ~BoneDrag() = default;

    /// There is no bone to be dragged.
    [[nodiscard]] virtual bool isEmpty() const = 0;
    /// What is turned and scaled about, and pulled: model space, at the beginning.
    [[nodiscard]] virtual const Vec3d& pivot() const = 0;
    /// Unit axes of the bone at the pivot at the beginning, model space, as columns; never
    /// mirrored.
    [[nodiscard]] virtual const Mat3d& localAxes() const = 0;
    /// What it is called while it lasts; "": what the motion is called.
    [[nodiscard]] virtual QString title() const { return {}; }
    /// The axis about which turning goes on, whatever axis is asked for; none: it may be chosen.
    [[nodiscard]] virtual std::optional<Vec3d> ownAxis() const { return {}; }

    /// A motion in the plane of the picture, taken to what it snaps to with the pointer there.
    /// Here: steps of 10 cm (with Shift 1 cm) where Ctrl is held.
    [[nodiscard]] virtual Vec3d aimed(const Vec3d& delta, const PointerEvent& pointer);
    /// The modifiers by which numbers along an axis go in steps.
    [[nodiscard]] virtual KeyModifiers stepping(const KeyModifiers& held) const { return held; }

    /// About a unit axis of model space, right-handed, radians.
    virtual void rotate(const Vec3d& axis, double angle) = 0;
    /// About the bone's own axis 0, 1 or 2.
    virtual void rotateLocal(int axis, double angle) = 0;
    /// Metres of model space.
    virtual void move(const Vec3d& delta) = 0;
    /// Along the bone's own axis.
    virtual void moveLocal(int axis, double metres) = 0;
    virtual void scale(const Vec3d& factors) = 0;

    /// False, and nothing pushed, where nothing has changed.
    virtual bool commit() = 0;
    virtual void discard() = 0;
};

} // namespace rigwright::editor
