// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The frame graph: what is drawn in which order, with which state.
#pragma once

#include <QPointer>

class QWindow;

namespace Qt3DCore {
class QEntity;
}
namespace Qt3DRender {
class QFrameGraphNode;
class QLayer;
class QRenderCapture;
} // namespace Qt3DRender

namespace rigwright::editor {

/// Entities choose their pass by carrying its layer. Blending is premultiplied in all passes that
/// blend. Order: background, mesh, transparent (over the mesh, depth tested), xray (bones: over the
/// mesh, hiding each other), gizmo and hud (over everything).
struct FrameGraph {
    Qt3DRender::QFrameGraphNode* root = nullptr;
    Qt3DRender::QRenderCapture* capture = nullptr;
    Qt3DRender::QLayer* background = nullptr;
    Qt3DRender::QLayer* mesh = nullptr;
    Qt3DRender::QLayer* transparent = nullptr;
    Qt3DRender::QLayer* xray = nullptr;
    Qt3DRender::QLayer* gizmo = nullptr;
    Qt3DRender::QLayer* hud = nullptr;
};

/// The graph draws into `surface`; its layers and camera belong to `scene`.
FrameGraph makeFrameGraph(QWindow* surface, Qt3DCore::QEntity* scene);

} // namespace rigwright::editor
