// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneChannelFields: three number fields for one channel of the active bone's pose.
#pragma once

#include "editor/commands/pose_commands.h"

#include <QWidget>

#include <array>
#include <optional>

namespace rigwright::editor {

class SliderField;

/// X, Y, Z of the local translation (m), rotation (degrees) or scale of the active bone as shown. A
/// drag or a typed value is one undoable step; double click goes back to rest.
class BoneChannelFields : public QWidget {
    Q_OBJECT
public:
    /// `labelled`: with X, Y, Z inside the fields.
    BoneChannelFields(Document& document, PoseChannel channel, bool labelled,
                      QWidget* parent = nullptr);

    [[nodiscard]] SliderField* field(int axis) const { return m_fields[std::size_t(axis)]; }

private:
    void follow();
    void edit();
    [[nodiscard]] std::optional<Vec3d> shownValue();
    [[nodiscard]] Vec3d channelOf(const Transform& local, const Vec3d& nearAngles) const;

    Document& m_document;
    PoseChannel m_channel;
    std::array<SliderField*, 3> m_fields{};
    std::uint64_t m_token = 0;
    bool m_editing = false;
    /// Radians, as last shown: of the many angles that mean a rotation the nearest are shown.
    Vec3d m_angles = Vec3d::Zero();
    BoneIndex m_anglesOf;
};

} // namespace rigwright::editor
