// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Kinds of limits and their numbers.
#include "editor/shell/joint_limit_dialog.h"

#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr int kLabelWidth = 140;
constexpr double kDegrees = 180.0 / kPi;

/// In the order of the segments.
enum Kind { Free, Cone, Hinge };
constexpr int kOwnAxis = 3;

struct Row {
    QWidget* page = nullptr;
    QLabel* label = nullptr;
};

Row makeRow(const QString& text, QWidget* field, const char* name) {
    Row made{new QWidget, makeLabel(text, "label")};
    auto* row = new QHBoxLayout(made.page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(8));
    made.label->setMinimumWidth(px(kLabelWidth));
    row->addWidget(made.label);
    row->addWidget(field, 1);
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(text);
    return made;
}

SliderField* makeAngle(double least, double most, double usual) {
    return new SliderField({.label = {},
                            .unit = QStringLiteral("°"),
                            .minimum = least,
                            .maximum = most,
                            .step = 1.0,
                            .defaultValue = usual,
                            .decimals = 1});
}

/// Which of X, Y and Z it is; kOwnAxis: none of them.
int axisOf(const Vec3d& axis) {
    constexpr double kSame = 1e-6;
    for (int i = 0; i < 3; ++i)
        if ((axis - Vec3d::Unit(i)).norm() < kSame)
            return i;
    return kOwnAxis;
}

} // namespace

JointLimitDialog::JointLimitDialog(const JointLimitOffer& offer, QWidget* parent)
    : QDialog(parent), m_offer(offer) {
    setWindowTitle(tr("Limit of %1").arg(offer.joint));
    setObjectName(QStringLiteral("jointLimitDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(8));
    if (offer.present && offer.present->hinge)
        m_hinge = offer.present->along;
    addKinds();
    addFields();
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* accept = buttons->addButton(tr("Set limit"), QDialogButtonBox::AcceptRole);
    accept->setObjectName(QStringLiteral("accept"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    if (offer.usual) {
        auto* usual = buttons->addButton(tr("Usual limit"), QDialogButtonBox::ResetRole);
        usual->setObjectName(QStringLiteral("usual"));
        usual->setToolTip(tr("How far this joint turns in a body: %1.").arg(offer.role));
        connect(usual, &QPushButton::clicked, this, [this] { show(m_offer.usual); });
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    makeDefault(*accept);
    show(offer.present ? offer.present : offer.usual);
    if (!offer.present && !offer.usual) {
        m_kind->setCurrent(Cone);
        follow();
    }
    resize(std::max(px(420), minimumSizeHint().width()), px(280));
    accept->setFocus();
}

void JointLimitDialog::addKinds() {
    auto* column = qobject_cast<QVBoxLayout*>(layout());
    m_kind = new SegmentedChoice({{tr("Free"), {}}, {tr("Cone"), {}}, {tr("Hinge"), {}}});
    m_kind->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    column->addWidget(makeRow(tr("Kind"), m_kind, "kind").page);
    m_help = makeWrappedLabel("help", "secondary");
    column->addWidget(m_help);
    std::vector<Segment> axes{
        {QStringLiteral("X"), {}}, {QStringLiteral("Y"), {}}, {QStringLiteral("Z"), {}}};
    if (axisOf(m_hinge) == kOwnAxis ||
        (m_offer.usual && m_offer.usual->hinge && axisOf(m_offer.usual->along) == kOwnAxis))
        axes.push_back({tr("Its own"), {}});
    m_axis = new SegmentedChoice(std::move(axes));
    m_axis->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_axisRow = makeRow(tr("Axis of the bone"), m_axis, "axis").page;
    column->addWidget(m_axisRow);
    connect(m_kind, &SegmentedChoice::chosen, this, &JointLimitDialog::follow);
}

void JointLimitDialog::addFields() {
    auto* column = qobject_cast<QVBoxLayout*>(layout());
    m_swing = makeAngle(0.0, 180.0, 45.0);
    m_swingRow = makeRow(tr("Swing"), m_swing, "swing").page;
    column->addWidget(m_swingRow);
    m_low = makeAngle(-180.0, 0.0, -45.0);
    m_high = makeAngle(0.0, 180.0, 45.0);
    m_range = new QWidget;
    auto* rows = new QVBoxLayout(m_range);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(px(8));
    const Row low = makeRow(tr("Twist from"), m_low, "low");
    const Row high = makeRow(tr("Twist to"), m_high, "high");
    m_lowLabel = low.label;
    m_highLabel = high.label;
    rows->addWidget(low.page);
    rows->addWidget(high.page);
    column->addWidget(m_range);
}

void JointLimitDialog::show(const std::optional<JointLimit>& limit) {
    JointLimit shown;
    shown.swing = 45.0 / kDegrees;
    shown.twistLow = -45.0 / kDegrees;
    shown.twistHigh = 45.0 / kDegrees;
    if (limit)
        shown = *limit;
    m_kind->setCurrent(!limit ? Free : limit->hinge ? Hinge : Cone);
    if (shown.hinge) {
        m_hinge = shown.along;
        m_axis->setCurrent(axisOf(shown.along));
    }
    m_swing->setValue(std::min(shown.swing, kPi) * kDegrees);
    m_low->setValue(shown.twistLow * kDegrees);
    m_high->setValue(shown.twistHigh * kDegrees);
    follow();
}

void JointLimitDialog::follow() {
    const auto kind = Kind(m_kind->current());
    m_axisRow->setVisible(kind == Hinge);
    m_swingRow->setVisible(kind == Cone);
    m_range->setVisible(kind != Free);
    switch (kind) {
    case Free:
        m_help->setText(tr("The joint turns any way."));
        break;
    case Cone:
        m_help->setText(tr("The bone swings within a cone about where it rests, and twists about "
                           "itself."));
        break;
    case Hinge:
        m_help->setText(tr("The bone turns about one axis, as a knee does."));
        break;
    }
    m_lowLabel->setText(kind == Hinge ? tr("From") : tr("Twist from"));
    m_highLabel->setText(kind == Hinge ? tr("To") : tr("Twist to"));
    m_low->setAccessibleName(m_lowLabel->text());
    m_high->setAccessibleName(m_highLabel->text());
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalMinimumHeightForWidth(width())));
}

std::optional<JointLimit> JointLimitDialog::limit() const {
    const auto kind = Kind(m_kind->current());
    if (kind == Free)
        return std::nullopt;
    JointLimit limit;
    limit.hinge = kind == Hinge;
    limit.along = m_offer.along;
    if (limit.hinge)
        limit.along = m_axis->current() == kOwnAxis ? m_hinge : Vec3d::Unit(m_axis->current());
    else
        limit.swing = m_swing->value() / kDegrees;
    limit.twistLow = m_low->value() / kDegrees;
    limit.twistHigh = m_high->value() / kDegrees;
    return limit;
}

} // namespace rigwright::editor
