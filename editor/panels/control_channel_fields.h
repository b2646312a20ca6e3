// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ControlChannelFields: three number fields for one channel of the active control's value.
#pragma once

#include "core/rig/control.h"
#include "editor/commands/pose_commands.h"

#include <QWidget>

#include <array>
#include <cstdint>
#include <optional>

class QLabel;
class QToolButton;

namespace rigwright::editor {

class Document;
class SliderField;

/// X, Y, Z of the value of the active control as shown: centimetres, degrees or factors, from its
/// rest. A drag or a typed value is one step; a double click goes back to rest. Locked channels are
/// disabled and carry a lock; the button behind them locks all three.
class ControlChannelFields : public QWidget {
    Q_OBJECT
public:
    ControlChannelFields(Document& document, PoseChannel channel, QWidget* parent = nullptr);

    [[nodiscard]] SliderField* field(int axis) const { return m_fields[std::size_t(axis)]; }
    [[nodiscard]] QToolButton* lockButton() const { return m_lock; }
    [[nodiscard]] QLabel* lockMark(int axis) const { return m_marks[std::size_t(axis)]; }
    [[nodiscard]] TransformChannel channelOf(int axis) const;
    /// Which field is at a place of this widget; -1: none. Disabled ones do not hear of the mouse.
    [[nodiscard]] int axisAt(const QPoint& position) const;

Q_SIGNALS:
    void lockRequested(rigwright::editor::PoseChannel channel, bool lock);
    void menuRequested(rigwright::TransformChannel channel, const QPoint& globalPosition);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    void edit();
    void placeMarks();
    [[nodiscard]] std::optional<Vec3d> shownValue();
    [[nodiscard]] Vec3d numbersOf(const Transform& value, const Vec3d& nearAngles) const;

    Document& m_document;
    PoseChannel m_channel;
    std::array<SliderField*, 3> m_fields{};
    std::array<QLabel*, 3> m_marks{};
    QToolButton* m_lock = nullptr;
    std::uint64_t m_token = 0;
    bool m_editing = false;
    /// Radians, as last shown: of the many angles that mean a rotation the nearest are shown.
    Vec3d m_angles = Vec3d::Zero();
    ControlIndex m_anglesOf;
};

} // namespace rigwright::editor
