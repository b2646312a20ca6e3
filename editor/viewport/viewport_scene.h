// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportScene: everything in the picture, brought up to date once a frame.
#pragma once

#include "editor/document/change.h"
#include "editor/document/session.h"
#include "editor/viewport/hud_view.h"

#include <QElapsedTimer>
#include <QImage>
#include <QObject>
#include <QTimer>

#include <memory>

namespace Qt3DCore {
class QEntity;
}

namespace rigwright::editor {

class BonesView;
class ControlsView;
class Document;
class GizmoView;
class GroundView;
class MarksView;
class MeshViews;
class SceneContext;
class ToolStage;
class ViewportWindow;

/// Signals of document, session, tools and theme only note what is stale and wake the pulse; each
/// frame renews what is. While nothing changes nothing runs.
class ViewportScene : public QObject {
    Q_OBJECT
public:
    ViewportScene(Document& document, ToolStage& tools, ViewportWindow& window);
    ~ViewportScene() override;

    /// See ViewportWidget::capture().
    [[nodiscard]] QImage capture();
    /// See ViewportWidget::requestPicture().
    void requestPicture(QObject* owner, std::function<void(const QImage&)> done);
    [[nodiscard]] double frameMilliseconds() const { return m_frameMilliseconds; }
    [[nodiscard]] HudHit hudHit(const Vec2d& position) const;

Q_SIGNALS:
    void firstFrameDrawn();

private:
    struct Stale {
        bool meshes = true; ///< another character, or another skeleton for the same meshes
        bool frame = true;
        bool camera = true;
        bool settings = true;
        bool selection = true;
        bool vertices = true; ///< which of them are selected
        bool overlay = true;
        bool theme = true;
        bool uploads = true;
        bool boneTable = true;

        [[nodiscard]] bool any() const {
            return meshes || frame || camera || settings || selection || vertices || overlay ||
                   theme || uploads || boneTable;
        }
    };

    void listen();
    void onChange(const Change& change);
    void onPreview();
    void wake();
    void step();
    bool update();
    void updateSize();
    void updateTheme();
    void updateSettings();
    void updateCamera();
    void updateBones();
    void updateControls();
    void updateNotice();
    void updateLegend();
    void updateOverlay();

    Document& m_document;
    ToolStage& m_tools;
    ViewportWindow& m_window;
    Qt3DCore::QEntity* m_root = nullptr;
    std::unique_ptr<SceneContext> m_context;
    std::unique_ptr<DataTexture> m_ramp;
    std::unique_ptr<GroundView> m_ground;
    std::unique_ptr<MeshViews> m_meshes;
    std::unique_ptr<BonesView> m_bones;
    std::unique_ptr<ControlsView> m_controls;
    std::unique_ptr<GizmoView> m_gizmo;
    std::unique_ptr<MarksView> m_marks;
    std::unique_ptr<HudView> m_hud;
    Stale m_stale;
    HudView::Frame m_size;
    Overlay m_overlay; ///< as shown
    bool m_cursorHidden = false;
    QTimer m_pulse; ///< the next frame
    bool m_stepping = false;
    int m_restFrames = 0;
    int m_redraws = 0;
    int m_frames = 0; ///< since the window was first exposed
    QElapsedTimer m_frameTimer;
    double m_frameMilliseconds = 0.0;
};

} // namespace rigwright::editor
