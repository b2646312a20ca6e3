// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Numbers of a control's value, both ways.
#include "editor/panels/control_channel_fields.h"

#include "core/math/euler.h"
#include "core/rig/solve_rig.h"
#include "editor/commands/rig_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kDegrees = 180.0 / kPi;
constexpr double kCentimetres = 100.0;
constexpr int kMark = 12;

SliderSettings settingsFor(PoseChannel channel, bool last) {
    SliderSettings settings;
    settings.bounded = false;
    settings.showsUnit = last;
    switch (channel) {
    case PoseChannel::Translation:
        settings.step = 0.1;
        settings.decimals = 1;
        settings.unit = QStringLiteral("cm");
        break;
    case PoseChannel::Rotation:
        settings.step = 0.5;
        settings.decimals = 1;
        settings.unit = QStringLiteral("°");
        break;
    case PoseChannel::Scale:
    case PoseChannel::All:
        settings.step = 0.005;
        settings.decimals = 2;
        settings.defaultValue = 1.0;
        break;
    }
    return settings;
}

ControlIndex activeControl(const Document& document) {
    const ControlIndex active = document.session().selection().activeControl;
    return active.isValid() && active.value() < rigOf(document.character()).controls.size()
               ? active
               : ControlIndex();
}

} // namespace

ControlChannelFields::ControlChannelFields(Document& document, PoseChannel channel, QWidget* parent)
    : QWidget(parent), m_document(document), m_channel(channel) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(4));
    for (int axis = 0; axis < 3; ++axis) {
        auto* field = new SliderField(settingsFor(channel, axis == 2));
        m_fields[std::size_t(axis)] = field;
        row->addWidget(field, 1);
        auto* mark = new QLabel(field);
        mark->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_marks[std::size_t(axis)] = mark;
        onLanguage(field, [this, field, axis] {
            field->setAccessibleName(transformChannelText(channelOf(axis)));
        });
        connect(field, &SliderField::editingStarted, this, [this] {
            m_document.endOpenEdit(); // the other channels are read from what is shown
            m_token = nextRigToken();
            m_editing = true;
        });
        connect(field, &SliderField::valueEdited, this, &ControlChannelFields::edit);
        connect(field, &SliderField::editingFinished, this, [this] {
            m_editing = false;
            follow();
        });
    }
    m_lock = makeToolButton(QStringLiteral("unlock"), true,
                            [] { return ToolButtonTexts{tr("Lock all three")}; });
    m_lock->setIconSize(QSize(px(16), px(16)));
    row->addWidget(m_lock);
    connect(m_lock, &QToolButton::clicked, this,
            [this](bool on) { Q_EMIT lockRequested(m_channel, on); });
    connect(&document.derived(), &Derived::frameChanged, this, &ControlChannelFields::follow);
    connect(&document.session(), &Session::selectionChanged, this, &ControlChannelFields::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<RigChanged>(change))
            follow();
    });
    connect(&Theme::current(), &Theme::changed, this, &ControlChannelFields::follow);
    follow();
}

TransformChannel ControlChannelFields::channelOf(int axis) const {
    const int first = m_channel == PoseChannel::Translation ? 0
                      : m_channel == PoseChannel::Rotation  ? 3
                                                            : 6;
    return TransformChannel(first + axis);
}

int ControlChannelFields::axisAt(const QPoint& position) const {
    for (int axis = 0; axis < 3; ++axis)
        if (field(axis)->geometry().contains(position))
            return axis;
    return -1;
}

Vec3d ControlChannelFields::numbersOf(const Transform& value, const Vec3d& nearAngles) const {
    switch (m_channel) {
    case PoseChannel::Translation:
        return value.translation * kCentimetres;
    case PoseChannel::Rotation:
        return eulerFromRotation(value.rotation, nearAngles) * kDegrees;
    case PoseChannel::Scale:
    case PoseChannel::All:
        break;
    }
    return value.scale;
}

std::optional<Vec3d> ControlChannelFields::shownValue() {
    const ControlIndex control = activeControl(m_document);
    if (!control.isValid())
        return std::nullopt;
    const std::vector<Transform>& values = m_document.derived().shownFrame().source.controls;
    if (control.value() >= values.size())
        return std::nullopt;
    if (std::exchange(m_anglesOf, control) != control)
        m_angles = Vec3d::Zero();
    const Vec3d numbers = numbersOf(values[control.value()], m_angles);
    if (m_channel == PoseChannel::Rotation)
        m_angles = numbers / kDegrees;
    return numbers;
}

void ControlChannelFields::follow() {
    if (m_editing)
        return;
    const ControlIndex index = activeControl(m_document);
    const std::optional<Vec3d> value = index.isValid() ? shownValue() : std::nullopt;
    setEnabled(value.has_value());
    if (!value)
        return;
    const Control& control = rigOf(m_document.character()).controls[index.value()];
    bool all = true;
    for (int axis = 0; axis < 3; ++axis) {
        const bool locked = control.locked[std::size_t(channelOf(axis))];
        field(axis)->setEnabled(!locked);
        field(axis)->setValue((*value)[axis]);
        QLabel* mark = m_marks[std::size_t(axis)];
        mark->setPixmap(iconPixmap(QStringLiteral("lock"), px(kMark),
                                   Theme::current().colour(Token::Secondary), devicePixelRatioF()));
        mark->setVisible(locked);
        all = all && locked;
    }
    m_lock->setChecked(all);
    m_lock->setIcon(
        themeIcon(all ? QStringLiteral("lock") : QStringLiteral("unlock"), IconTint::Toggle));
    placeMarks();
}

void ControlChannelFields::edit() {
    const ControlIndex index = activeControl(m_document);
    if (!index.isValid())
        return;
    const Control& control = rigOf(m_document.character()).controls[index.value()];
    const std::vector<Transform>& values = m_document.derived().shownFrame().source.controls;
    if (index.value() >= values.size())
        return;
    const Transform before = values[index.value()];
    Transform value = before;
    const Vec3d numbers(field(0)->value(), field(1)->value(), field(2)->value());
    PoseAction action = PoseAction::Move;
    switch (m_channel) {
    case PoseChannel::Translation:
        value.translation = numbers / kCentimetres;
        break;
    case PoseChannel::Rotation:
        m_angles = numbers / kDegrees;
        value.rotation = rotationFromEuler(m_angles);
        action = PoseAction::Rotate;
        break;
    case PoseChannel::Scale:
    case PoseChannel::All:
        value.scale = numbers;
        action = PoseAction::Scale;
        break;
    }
    const std::array pose{ControlPose{index, allowedValue(control, before, value)}};
    poseControls(m_document, pose, controlText(m_document.character(), action, pose), m_token);
}

void ControlChannelFields::placeMarks() {
    for (std::size_t axis = 0; axis < 3; ++axis)
        m_marks[axis]->setGeometry(px(4), (m_fields[axis]->height() - px(kMark)) / 2, px(kMark),
                                   px(kMark));
}

void ControlChannelFields::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeMarks();
}

void ControlChannelFields::contextMenuEvent(QContextMenuEvent* event) {
    int axis = axisAt(event->pos());
    if (event->reason() == QContextMenuEvent::Keyboard)
        for (int focused = 0; focused < 3; ++focused)
            if (field(focused)->hasFocus())
                axis = focused;
    if (axis < 0) {
        event->ignore();
        return;
    }
    event->accept();
    Q_EMIT menuRequested(channelOf(axis), event->reason() == QContextMenuEvent::Keyboard
                                              ? field(axis)->mapToGlobal(QPoint(0, fieldHeight()))
                                              : event->globalPos());
}

} // namespace rigwright::editor
