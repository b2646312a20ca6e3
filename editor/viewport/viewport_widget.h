// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportWidget: the 3D picture as a widget; hides Qt3D from everybody else.
#pragma once

#include <QImage>
#include <QWidget>

#include <functional>
#include <memory>

class QWindow;

namespace rigwright::editor {

class Document;
class ToolStage;

/// One a process, kept for its life (each re-open of the window behind it leaks). Listens to the
/// document, its session and the tool stage; pointer and key events go to the stage, navigation to
/// the session's camera. Files dropped on it are announced.
class ViewportWidget : public QWidget {
    Q_OBJECT
public:
    /// "" where OpenGL 3.3 can be had; else a sentence that says what failed. Ask before the first
    /// viewport is made: without OpenGL it would stay blank.
    [[nodiscard]] static QString graphicsProblem();

    ViewportWidget(Document& document, ToolStage& tools, QWidget* parent = nullptr);
    ~ViewportWidget() override;

    /// The native window that receives the pointer; tests send their events there.
    [[nodiscard]] QWindow* window3D() const;
    /// The picture as drawn, at device resolution; runs the event loop until it is there. Null
    /// where nothing could be drawn.
    [[nodiscard]] QImage capture();
    /// The next picture, when it is drawn; never where the window is not to be seen, or `owner` is
    /// gone by then.
    void requestPicture(QObject* owner, std::function<void(const QImage&)> done);
    /// Milliseconds the last frame took on the CPU side.
    [[nodiscard]] double frameMilliseconds() const;

    /// Camera flights of the View menu: front, back, left, right, top, bottom, three-quarter.
    void lookFrom(const QString& view);
    /// The camera goes right and up around what it looks at, in degrees.
    void turn(double right, double up);
    /// Of the camera's distance; below 1 comes nearer.
    void zoom(double factor);
    void frameSelected();
    void frameAll();

Q_SIGNALS:
    void firstFrameDrawn();
    void filesDropped(const QStringList& paths);
    void contextMenuRequested(const QPoint& globalPosition);

private:
    struct Parts;

    void chooseRamp(Document& document);
    void leaveByTab(bool forward);

    std::unique_ptr<Parts> m_parts;
};

} // namespace rigwright::editor
