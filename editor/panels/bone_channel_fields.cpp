// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Numbers of a bone's pose, both ways.
#include "editor/panels/bone_channel_fields.h"

#include "core/math/euler.h"
#include "editor/commands/pose_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/ui/metrics.h"
#include "editor/ui/slider_field.h"

#include <QHBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kDegrees = 180.0 / kPi;

std::uint64_t nextToken() {
    static std::uint64_t token = std::uint64_t(1) << 32; // apart from those of the tools
    return ++token;
}

SliderSettings settingsFor(PoseChannel channel, const QString& label, bool last) {
    SliderSettings settings;
    settings.label = label;
    settings.bounded = false;
    settings.showsUnit = last;
    switch (channel) {
    case PoseChannel::Translation:
        settings.step = 0.001;
        settings.decimals = 3;
        settings.unit = QStringLiteral("m");
        break;
    case PoseChannel::Rotation:
        settings.step = 0.5;
        settings.decimals = 1;
        settings.unit = QStringLiteral("°");
        break;
    case PoseChannel::Scale:
    case PoseChannel::All:
        settings.step = 0.005;
        settings.decimals = 3;
        settings.defaultValue = 1.0;
        break;
    }
    return settings;
}

} // namespace

BoneChannelFields::BoneChannelFields(Document& document, PoseChannel channel, bool labelled,
                                     QWidget* parent)
    : QWidget(parent), m_document(document), m_channel(channel) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(4));
    const std::array<QString, 3> names = {QStringLiteral("X"), QStringLiteral("Y"),
                                          QStringLiteral("Z")};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        auto* field =
            new SliderField(settingsFor(channel, labelled ? names[axis] : QString(), axis == 2));
        field->setAccessibleName(names[axis]);
        m_fields[axis] = field;
        row->addWidget(field, 1);
        connect(field, &SliderField::editingStarted, this, [this] {
            m_document.endOpenEdit(); // the other channels are read from what is shown
            m_token = nextToken();
            m_editing = true;
        });
        connect(field, &SliderField::valueEdited, this, &BoneChannelFields::edit);
        connect(field, &SliderField::editingFinished, this, [this] {
            m_editing = false;
            follow();
        });
    }
    connect(&document.derived(), &Derived::frameChanged, this, &BoneChannelFields::follow);
    connect(&document.session(), &Session::selectionChanged, this, &BoneChannelFields::follow);
    follow();
}

Vec3d BoneChannelFields::channelOf(const Transform& local, const Vec3d& nearAngles) const {
    switch (m_channel) {
    case PoseChannel::Translation:
        return local.translation;
    case PoseChannel::Rotation:
        return eulerFromRotation(local.rotation, nearAngles) * kDegrees;
    case PoseChannel::Scale:
    case PoseChannel::All:
        break;
    }
    return local.scale;
}

std::optional<Vec3d> BoneChannelFields::shownValue() {
    const BoneIndex bone = m_document.session().selection().activeBone;
    if (!bone.isValid() || bone.value() >= m_document.character().skeleton.boneCount())
        return std::nullopt;
    const Transform local = shownPose(m_document).local[bone.value()];
    if (std::exchange(m_anglesOf, bone) != bone)
        m_angles = Vec3d::Zero();
    const Vec3d value = channelOf(local, m_angles);
    if (m_channel == PoseChannel::Rotation)
        m_angles = value / kDegrees;
    return value;
}

void BoneChannelFields::follow() {
    if (m_editing)
        return;
    const std::optional<Vec3d> value = shownValue();
    setEnabled(value.has_value());
    if (!value)
        return;
    const BoneIndex bone = m_document.session().selection().activeBone;
    const Vec3d rest =
        channelOf(m_document.character().skeleton.restLocal[bone.value()], Vec3d::Zero());
    for (int axis = 0; axis < 3; ++axis) {
        field(axis)->setDefaultValue(rest[axis]);
        field(axis)->setValue((*value)[axis]);
    }
}

void BoneChannelFields::edit() {
    const BoneIndex bone = m_document.session().selection().activeBone;
    if (!bone.isValid() || bone.value() >= m_document.character().skeleton.boneCount())
        return;
    Transform local = shownPose(m_document).local[bone.value()];
    const Vec3d value(field(0)->value(), field(1)->value(), field(2)->value());
    PoseAction action = PoseAction::Move;
    switch (m_channel) {
    case PoseChannel::Translation:
        local.translation = value;
        break;
    case PoseChannel::Rotation:
        m_angles = value / kDegrees;
        local.rotation = rotationFromEuler(m_angles);
        action = PoseAction::Rotate;
        break;
    case PoseChannel::Scale:
    case PoseChannel::All:
        local.scale = value;
        action = PoseAction::Scale;
        break;
    }
    const std::array pose{BonePose{bone, local}};
    poseBones(m_document, pose, poseText(m_document.character(), action, pose), m_token);
}

} // namespace rigwright::editor
