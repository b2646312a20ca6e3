// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PointerScript: strokes, drags and keys as a few lines of a test, sent to a ToolStage.
#pragma once

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"

#include <QStringList>

namespace rigwright::test {

/// Sends what a viewport would send, from the session's camera. Positions are logical pixels.
class PointerScript {
public:
    PointerScript(editor::Document& document, editor::ToolStage& stage,
                  const Vec2d& viewportSize = {800.0, 600.0})
        : m_document(document), m_stage(stage), m_viewportSize(viewportSize) {
        QObject::connect(&stage, &editor::ToolStage::messageRequested, &stage,
                         [this](const QString& message) { m_messages << message; });
    }

    editor::KeyModifiers modifiers;

    [[nodiscard]] Vec2d pixelOf(const Vec3d& point) const {
        Vec2d pixel = Vec2d::Constant(-1.0);
        editor::project(m_document.session().camera(), point, m_viewportSize, pixel);
        return pixel;
    }
    [[nodiscard]] Vec2d headOf(std::size_t bone) const {
        return pixelOf(m_document.derived().shownFrame().modelFromBone[bone].translation());
    }

    void move(const Vec2d& pixel) { m_stage.move(event(pixel, editor::PointerButton::None)); }
    void press(const Vec2d& pixel) {
        move(pixel);
        m_stage.press(event(pixel, editor::PointerButton::Left));
    }
    void release(const Vec2d& pixel) { m_stage.release(event(pixel, editor::PointerButton::Left)); }
    void click(const Vec2d& pixel) {
        press(pixel);
        release(pixel);
    }
    /// From a to b in `events` equal movements, the button already down.
    void moveAlong(const Vec2d& a, const Vec2d& b, int events) {
        for (int i = 1; i <= events; ++i)
            move(a + (b - a) * (double(i) / events));
    }
    void drag(const Vec2d& a, const Vec2d& b, int events = 20) {
        press(a);
        moveAlong(a, b, events);
        release(b);
    }
    bool key(int key) { return m_stage.key({key, modifiers}); }

    /// What the stage said to the user since the last call.
    QStringList takeMessages() { return std::exchange(m_messages, {}); }

private:
    [[nodiscard]] editor::PointerEvent event(const Vec2d& pixel,
                                             editor::PointerButton button) const {
        editor::PointerEvent event =
            editor::pointerEventAt(m_document.session().camera(), pixel, m_viewportSize);
        event.button = button;
        event.modifiers = modifiers;
        return event;
    }

    editor::Document& m_document;
    editor::ToolStage& m_stage;
    Vec2d m_viewportSize;
    QStringList m_messages;
};

/// The arm of arm_character.h seen from the front: 2 m away, upright, +X to the right.
inline editor::Camera armCamera() {
    editor::Camera camera;
    camera.target = {0.5, 0.0, 0.0};
    camera.distance = 2.0;
    return camera;
}

} // namespace rigwright::test
