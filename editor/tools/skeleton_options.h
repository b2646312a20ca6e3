// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SkeletonOptions: how bones are edited: on which sides, with what, and what they snap to.
#pragma once

#include "editor/commands/bone_edits.h"
#include "editor/tools/overlay.h"

#include <QObject>

namespace rigwright::editor {

/// Where a dragged joint goes. Grid: multiples of 10 cm (with Shift 1 cm) of model space. Vertex:
/// the one nearest to the pointer of the surface under it. Volume: the middle of the volume under
/// the pointer. Joint: the head of the nearest other bone.
enum class JointSnap { None, Grid, Vertex, Volume, Joint };

struct SkeletonValues {
    bool symmetric = false;
    bool withChildren = true;
    GizmoKind gizmo = GizmoKind::Move;
    JointSnap snap = JointSnap::None;

    [[nodiscard]] JointOptions joints() const { return {withChildren, symmetric}; }

    friend bool operator==(const SkeletonValues&, const SkeletonValues&) = default;
};

class SkeletonOptions : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const SkeletonValues& values() const { return m_values; }
    /// Signals only a real change.
    void setValues(const SkeletonValues& values) {
        if (values == m_values)
            return;
        m_values = values;
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    SkeletonValues m_values;
};

} // namespace rigwright::editor
