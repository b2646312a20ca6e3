// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GroundView: the gradient behind everything and the grid on the ground.
#pragma once

#include "editor/document/camera.h"

namespace Qt3DCore {
class QEntity;
}

namespace rigwright::editor {

class SceneContext;

class GroundView {
public:
    explicit GroundView(SceneContext& context);

    void setGridShown(bool shown);
    /// The grid is centred below what the camera looks at.
    void follow(const Camera& camera);

private:
    SceneContext& m_context;
    Qt3DCore::QEntity* m_grid = nullptr;
};

} // namespace rigwright::editor
