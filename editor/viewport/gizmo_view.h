// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GizmoView: rings to rotate, arrows to move, boxes to scale, of constant size on screen.
#pragma once

#include "editor/document/camera.h"
#include "editor/tools/overlay.h"
#include "editor/viewport/line_batch.h"

namespace rigwright::editor {

class SceneContext;

class GizmoView {
public:
    explicit GizmoView(SceneContext& context);

    void show(const std::optional<Gizmo>& gizmo, const Camera& camera, const Vec2d& viewportSize);

private:
    struct Place;
    void addRings(const Gizmo& gizmo, const Place& place);
    void addArrows(const Gizmo& gizmo, const Place& place);
    void addBoxes(const Gizmo& gizmo, const Place& place);
    void addWedge(const Gizmo& gizmo, const Place& place);

    LineBatch m_lines;
};

} // namespace rigwright::editor
