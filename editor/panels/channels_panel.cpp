// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of the channels dock.
#include "editor/panels/channels_panel.h"

#include "core/math/euler.h"
#include "core/rig/solve_rig.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/rig_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/panels/bone_channel_fields.h"
#include "editor/panels/control_channel_fields.h"
#include "editor/panels/edit_report.h"
#include "editor/panels/node_choice.h"
#include "editor/panels/rig_form.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QGridLayout>
#include <QMenu>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kLabelWidth = 88;
constexpr std::array kChannels{PoseChannel::Translation, PoseChannel::Rotation, PoseChannel::Scale};

QString channelText(PoseChannel channel) {
    return channel == PoseChannel::Translation ? ChannelsPanel::tr("Position")
           : channel == PoseChannel::Rotation  ? ChannelsPanel::tr("Rotation")
                                               : ChannelsPanel::tr("Scale");
}

/// How numbers of a channel are written: so many of the unit are one of the control's.
double perUnit(TransformChannel channel) {
    return channel < TransformChannel::TurnX    ? 100.0
           : channel < TransformChannel::ScaleX ? 180.0 / kPi
                                                : 1.0;
}

QString unitOf(TransformChannel channel) {
    return channel < TransformChannel::TurnX    ? QStringLiteral("cm")
           : channel < TransformChannel::ScaleX ? QStringLiteral("°")
                                                : QString();
}

PoseChannel rowOf(TransformChannel channel) {
    return kChannels[std::size_t(channel) / 3];
}

ChannelRange usualLimit(TransformChannel channel) {
    return channel < TransformChannel::TurnX    ? ChannelRange{-0.1, 0.1}
           : channel < TransformChannel::ScaleX ? ChannelRange{-kPi / 4.0, kPi / 4.0}
                                                : ChannelRange{0.5, 2.0};
}

QGridLayout* makeGrid(QWidget* page) {
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(px(8), px(8), px(8), px(8));
    grid->setHorizontalSpacing(px(8));
    grid->setVerticalSpacing(px(4));
    grid->setColumnMinimumWidth(0, px(kLabelWidth));
    grid->setColumnStretch(1, 1);
    return grid;
}

} // namespace

ChannelsPanel::ChannelsPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    build();
    connect(&document.session(), &Session::selectionChanged, this, &ChannelsPanel::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change) ||
            std::holds_alternative<RigChanged>(change))
            follow();
    });
    onLanguage(this, [this] { follow(); });
}

void ChannelsPanel::build() {
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(withText(makeEmptyLabel({}), [] {
        return tr("Select a control or a bone to see what it is set to, and to set it in numbers.");
    }));
    m_pages->addWidget(scrolled(makeControlPage()));
    m_pages->addWidget(scrolled(makeBonePage()));
}

QWidget* ChannelsPanel::makeControlPage() {
    auto* page = new QWidget;
    QGridLayout* grid = makeGrid(page);
    int row = 0;
    for (const PoseChannel channel : kChannels) {
        auto* fields = new ControlChannelFields(m_document, channel);
        m_controlFields[std::size_t(channel)] = fields;
        onLanguage(fields, [fields, channel] {
            fields->setToolTip(tr("%1 from rest. Drag, or click and type: sums and units are "
                                  "understood; a double click goes back to rest.")
                                   .arg(channelText(channel)));
        });
        connect(fields, &ControlChannelFields::lockRequested, this,
                [this](PoseChannel which, bool on) { lock(3 * std::size_t(which), 3, on); });
        connect(fields, &ControlChannelFields::menuRequested, this, &ChannelsPanel::showMenu);
        grid->addWidget(
            withText(makeLabel({}, "secondary"), [channel] { return channelText(channel); }), row,
            0);
        grid->addWidget(fields, row++, 1);
    }
    grid->addWidget(withText(makeLabel({}, "secondary"), [] { return tr("Follow"); }), row, 0);
    grid->addWidget(makeFollowRow(), row++, 1);
    m_limits = new QWidget;
    m_limitGrid = new QGridLayout(m_limits);
    m_limitGrid->setContentsMargins(0, px(4), 0, 0);
    m_limitGrid->setHorizontalSpacing(px(4));
    m_limitGrid->setVerticalSpacing(px(4));
    m_limitGrid->setColumnMinimumWidth(0, px(kLabelWidth + 4));
    m_limitGrid->setColumnStretch(1, 1);
    m_limitGrid->setColumnStretch(2, 1);
    grid->addWidget(m_limits, row++, 0, 1, 2);
    grid->setRowStretch(row, 1);
    return page;
}

QWidget* ChannelsPanel::makeFollowRow() {
    m_follow = new NodeChoice(m_document);
    onLanguage(m_follow, [this] {
        m_follow->setLeading({controlSpaceText(ControlSpace::Parent),
                              controlSpaceText(ControlSpace::Root),
                              controlSpaceText(ControlSpace::World)});
        m_follow->setAccessibleName(tr("Follow"));
        m_follow->setToolTip(tr("What it goes along with. It stays where it is on the picture."));
    });
    connect(m_follow, &NodeChoice::nodeChosen, this, [this](const RigNode& node, int leading) {
        setSpace(leading < 0 ? ControlSpace::Node : ControlSpace(leading), node);
    });
    return m_follow;
}

QWidget* ChannelsPanel::makeBonePage() {
    auto* page = new QWidget;
    QGridLayout* grid = makeGrid(page);
    int row = 0;
    for (const PoseChannel channel : kChannels) {
        auto* fields = new BoneChannelFields(m_document, channel, false);
        m_boneFields[std::size_t(channel)] = fields;
        grid->addWidget(
            withText(makeLabel({}, "secondary"), [channel] { return channelText(channel); }), row,
            0);
        grid->addWidget(fields, row++, 1);
    }
    grid->setRowStretch(row, 1);
    return page;
}

QList<QAction*> ChannelsPanel::headerActions() {
    QList<QAction*> actions;
    const auto add = [&](std::function<QString()> text, std::function<void()> run) {
        QAction* action = withText(new QAction(this), std::move(text));
        connect(action, &QAction::triggered, this, std::move(run));
        actions += action;
    };
    add([] { return tr("Back to rest"); }, [this] { resetChannel(PoseChannel::All); });
    add([] { return tr("Lock all channels"); }, [this] { lock(0, kTransformChannels, true); });
    add([] { return tr("Unlock all channels"); }, [this] { lock(0, kTransformChannels, false); });
    return actions;
}

ControlIndex ChannelsPanel::active() const {
    const ControlIndex active = m_document.session().selection().activeControl;
    return active.isValid() && active.value() < rigOf(m_document.character()).controls.size()
               ? active
               : ControlIndex();
}

void ChannelsPanel::report(const Result<Findings>& result) {
    for (const QString& sentence : sentencesOf(result))
        Q_EMIT messageRequested(sentence);
}

void ChannelsPanel::change(const QString& text, const std::function<void(Control&)>& edit,
                           std::uint64_t token) {
    const ControlIndex index = active();
    if (!index.isValid())
        return;
    const Rig& rig = rigOf(m_document.character());
    Control control = rig.controls[index.value()];
    edit(control);
    report(setControl(m_document, index, control, text.arg(controlName(rig, index)), token));
}

void ChannelsPanel::lock(std::size_t first, std::size_t count, bool on) {
    m_document.endOpenEdit();
    change(on ? tr("Lock channels of %1") : tr("Unlock channels of %1"), [&](Control& control) {
        std::fill_n(control.locked.begin() + std::ptrdiff_t(first), count, on);
    });
}

void ChannelsPanel::setLimit(TransformChannel channel, bool on) {
    m_document.endOpenEdit();
    change(tr("Limits of %1"), [&](Control& control) {
        auto& limit = control.limits[std::size_t(channel)];
        limit = on ? std::optional(usualLimit(channel)) : std::nullopt;
    });
}

void ChannelsPanel::writeLimit(TransformChannel channel, bool low, double value) {
    change(
        tr("Limits of %1"),
        [&](Control& control) {
            auto& limit = control.limits[std::size_t(channel)];
            if (!limit)
                return;
            // The other end gives way.
            if (low)
                limit->high = std::max(limit->high, limit->low = value);
            else
                limit->low = std::min(limit->low, limit->high = value);
        },
        m_token);
}

void ChannelsPanel::resetChannel(PoseChannel channel) {
    m_document.endOpenEdit();
    if (const ControlIndex index = active(); index.isValid())
        resetControls(m_document, std::array{index}, channel);
    else if (const BoneIndex bone = m_document.session().selection().activeBone; bone.isValid())
        resetPose(m_document, std::array{bone}, channel);
}

/// One number back to rest; the other two stay.
void ChannelsPanel::resetOne(TransformChannel channel) {
    const ControlIndex index = active();
    if (!index.isValid())
        return;
    m_document.endOpenEdit();
    const std::vector<Transform>& values = m_document.derived().shownFrame().source.controls;
    if (index.value() >= values.size())
        return;
    const Transform before = values[index.value()];
    Transform value = before;
    const auto axis = Eigen::Index(channel) % 3;
    PoseAction action = PoseAction::Move;
    if (channel < TransformChannel::TurnX) {
        value.translation[axis] = 0.0;
    } else if (channel < TransformChannel::ScaleX) {
        Vec3d angles = eulerFromRotation(before.rotation);
        angles[axis] = 0.0;
        value.rotation = rotationFromEuler(angles);
        action = PoseAction::Rotate;
    } else {
        value.scale[axis] = 1.0;
        action = PoseAction::Scale;
    }
    const Control& control = rigOf(m_document.character()).controls[index.value()];
    const std::array pose{ControlPose{index, allowedValue(control, before, value)}};
    poseControls(m_document, pose, controlText(m_document.character(), action, pose));
}

void ChannelsPanel::setSpace(ControlSpace space, const RigNode& node) {
    m_document.endOpenEdit();
    if (const ControlIndex index = active(); index.isValid())
        report(setControlSpace(m_document, index, space, node));
    followSpace(); // also where it was refused
}

void ChannelsPanel::showMenu(TransformChannel channel, const QPoint& globalPosition) {
    const ControlIndex index = active();
    if (!index.isValid())
        return;
    const Control& control = rigOf(m_document.character()).controls[index.value()];
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto at = std::size_t(channel);
    const QString name = transformChannelText(channel);
    menu->addAction(tr("%1 back to rest").arg(name), this, [this, channel] { resetOne(channel); })
        ->setEnabled(!control.locked[at]);
    menu->addAction(tr("%1 back to rest").arg(channelText(rowOf(channel))), this,
                    [this, channel] { resetChannel(rowOf(channel)); });
    menu->addSeparator();
    QAction* locked =
        menu->addAction(tr("Lock %1").arg(name), this, [this, at](bool on) { lock(at, 1, on); });
    locked->setCheckable(true);
    locked->setChecked(control.locked[at]);
    QAction* limited = menu->addAction(tr("Limit %1").arg(name), this,
                                       [this, channel](bool on) { setLimit(channel, on); });
    limited->setCheckable(true);
    limited->setChecked(control.limits[at].has_value());
    menu->popup(globalPosition);
}

void ChannelsPanel::follow() {
    const Character& character = m_document.character();
    const ControlIndex control = active();
    const BoneIndex bone = m_document.session().selection().activeBone;
    const bool hasBone = bone.isValid() && bone.value() < character.skeleton.boneCount();
    m_pages->setCurrentIndex(control.isValid() ? 1 : hasBone ? 2 : 0);
    Q_EMIT subjectChanged(control.isValid() ? controlName(rigOf(character), control)
                          : hasBone         ? boneText(character, bone)
                                            : QString());
    if (!control.isValid())
        return;
    followSpace();
    followLimits();
}

void ChannelsPanel::followSpace() {
    const ControlIndex index = active();
    if (!index.isValid())
        return;
    const Control& control = rigOf(m_document.character()).controls[index.value()];
    if (control.space == ControlSpace::Node)
        m_follow->setNode(control.spaceNode);
    else
        m_follow->setLeadingCurrent(int(control.space));
}

void ChannelsPanel::followLimits() {
    const Control& control = rigOf(m_document.character()).controls[active().value()];
    std::vector<TransformChannel> wanted;
    for (std::size_t i = 0; i < kTransformChannels; ++i)
        if (control.limits[i])
            wanted.push_back(TransformChannel(i));
    if (!std::ranges::equal(wanted, m_limitRows, {}, {}, &LimitRow::channel)) {
        m_editing = nullptr;
        m_limitRows.clear();
        while (QLayoutItem* item = m_limitGrid->takeAt(0)) {
            item->widget()->disconnect(this); // a drag in it may go on
            item->widget()->hide();
            item->widget()->deleteLater(); // one of them may have brought us here
            delete item;
        }
        for (const TransformChannel channel : wanted)
            addLimitRow(channel);
    }
    m_limits->setVisible(!wanted.empty());
    for (const LimitRow& row : m_limitRows) {
        const ChannelRange& limit = *control.limits[std::size_t(row.channel)];
        const double factor = perUnit(row.channel);
        if (row.fields[0] != m_editing)
            row.fields[0]->setValue(limit.low * factor);
        if (row.fields[1] != m_editing)
            row.fields[1]->setValue(limit.high * factor);
    }
}

void ChannelsPanel::addLimitRow(TransformChannel channel) {
    const int row = int(m_limitRows.size());
    LimitRow made{channel, {}};
    m_limitGrid->addWidget(
        withText(makeLabel({}, "secondary"), [channel] { return transformChannelText(channel); }),
        row, 0);
    for (const bool low : {true, false}) {
        auto* field = new SliderField({.unit = unitOf(channel),
                                       .showsUnit = !low,
                                       .step = perUnit(channel) > 1.0 ? 0.5 : 0.01,
                                       .decimals = perUnit(channel) > 1.0 ? 1 : 2,
                                       .bounded = false});
        onLanguage(field, [field, low, channel] {
            field->setAccessibleName(
                (low ? tr("Lowest %1") : tr("Highest %1")).arg(transformChannelText(channel)));
        });
        connect(field, &SliderField::problem, this, &ChannelsPanel::problem);
        connect(field, &SliderField::editingStarted, this, [this, field] {
            m_document.endOpenEdit();
            m_token = nextRigToken();
            m_editing = field;
        });
        connect(field, &SliderField::valueEdited, this, [this, channel, low](double value) {
            writeLimit(channel, low, value / perUnit(channel));
        });
        connect(field, &SliderField::editingFinished, this, [this] {
            m_editing = nullptr;
            follow();
        });
        m_limitGrid->addWidget(field, row, low ? 1 : 2);
        made.fields[low ? 0 : 1] = field;
    }
    QToolButton* remove = makeToolButton(QStringLiteral("close"), false,
                                         [] { return ToolButtonTexts{tr("Without this limit")}; });
    remove->setIconSize(QSize(px(16), px(16)));
    connect(remove, &QToolButton::clicked, this, [this, channel] { setLimit(channel, false); });
    m_limitGrid->addWidget(remove, row, 3);
    m_limitRows.push_back(made);
}

std::array<SliderField*, 2> ChannelsPanel::limitFields(TransformChannel channel) const {
    const auto found = std::ranges::find(m_limitRows, channel, &LimitRow::channel);
    return found != m_limitRows.end() ? found->fields : std::array<SliderField*, 2>{};
}

} // namespace rigwright::editor
