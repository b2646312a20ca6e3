// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportWindow: the native window that Qt3D draws into, a frame at a time.
#pragma once

#include <QWindow>

#include <functional>
#include <memory>

namespace Qt3DCore {
class QAspectEngine;
class QEntity;
} // namespace Qt3DCore
namespace Qt3DRender {
class QFrameGraphNode;
class QRenderSettings;
} // namespace Qt3DRender

namespace rigwright::editor {

/// Owns the engine and runs it by hand: Qt3DExtras::Qt3DWindow would wake 60 times a second, which
/// costs 3 % of a core while nothing happens (measured), this nothing. Every event goes to
/// `onEvent` first (true = done).
class ViewportWindow : public QWindow {
    Q_OBJECT
public:
    ViewportWindow();
    ~ViewportWindow() override;

    std::function<bool(QEvent*)> onEvent;

    /// `scene` becomes part of the engine's tree; both must outlive it or be deleted by
    /// releaseScene()'s caller.
    void setScene(Qt3DCore::QEntity* scene, Qt3DRender::QFrameGraphNode* frameGraph);
    /// Stops the engine and takes the scene out of it; the caller deletes the scene.
    void releaseScene(Qt3DCore::QEntity* scene);
    /// Carries changes over and draws; blocks until the picture is handed over.
    void processFrame();

Q_SIGNALS:
    /// The window was shown, uncovered, resized or moved to another screen: draw again.
    void disturbed();

protected:
    bool event(QEvent* event) override;

private:
    std::unique_ptr<Qt3DCore::QAspectEngine> m_engine;
    Qt3DRender::QRenderSettings* m_settings = nullptr;
};

} // namespace rigwright::editor
