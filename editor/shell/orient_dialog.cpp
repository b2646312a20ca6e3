// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Axes, where they point, and what would come of it.
#include "editor/shell/orient_dialog.h"

#include "editor/ui/finding_words.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace rigwright::editor {

namespace {

constexpr int kLabelWidth = 120;

/// In the order of the segments.
enum Policy { Keep, TowardsX, TowardsY, TowardsZ, Custom, Plane };

/// The segments are in the order of BoneAxis.
std::vector<Segment> axisSegments() {
    std::vector<Segment> segments;
    for (const char* axis : {"+X", "−X", "+Y", "−Y", "+Z", "−Z"})
        segments.push_back({QString::fromUtf8(axis), {}});
    return segments;
}

QWidget* makeRow(const QString& text, QWidget* field) {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(8));
    QLabel* label = makeLabel(text, "label");
    label->setMinimumWidth(px(kLabelWidth));
    row->addWidget(label);
    row->addWidget(field, 1);
    field->setAccessibleName(text);
    return page;
}

SegmentedChoice* makeChoice(const char* name, std::vector<Segment> segments, int current) {
    auto* choice = new SegmentedChoice(std::move(segments));
    choice->setObjectName(QString::fromLatin1(name));
    choice->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // fills the row
    choice->setCurrent(current);
    return choice;
}

Policy policyOf(const BoneOrientation& orientation) {
    switch (orientation.policy) {
    case BoneUp::Keep:
        return Keep;
    case BoneUp::Plane:
        return Plane;
    case BoneUp::Direction:
        break;
    }
    if (orientation.direction == Vec3d(Vec3d::UnitX()))
        return TowardsX;
    if (orientation.direction == Vec3d(Vec3d::UnitY()))
        return TowardsY;
    return orientation.direction == Vec3d(Vec3d::UnitZ()) ? TowardsZ : Custom;
}

} // namespace

OrientDialog::OrientDialog(const BoneOrientation& start, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Orient bones"));
    setObjectName(QStringLiteral("orientDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    column->addWidget(buildAxes(start));
    column->addWidget(buildPolicy(start));
    column->addWidget(buildRules(start));
    column->addWidget(makeLine(Qt::Horizontal));
    m_result = makeWrappedLabel("result", "text");
    m_notes = makeWrappedLabel("notes", "secondary");
    column->addWidget(m_result);
    column->addWidget(m_notes);
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_orient = buttons->addButton(tr("Orient"), QDialogButtonBox::AcceptRole);
    m_orient->setObjectName(QStringLiteral("orient"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    makeDefault(*m_orient);
    followPolicy();
    resize(std::max(px(480), minimumSizeHint().width()), px(360));
    m_orient->setFocus();
}

QWidget* OrientDialog::buildAxes(const BoneOrientation& start) {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    m_aim = makeChoice("aim", axisSegments(), int(start.aim));
    m_up = makeChoice("up", axisSegments(), int(start.up));
    column->addWidget(makeRow(tr("Along the bone"), m_aim));
    column->addWidget(makeRow(tr("To its side"), m_up));
    for (SegmentedChoice* choice : {m_aim, m_up})
        connect(choice, &SegmentedChoice::chosen, this, &OrientDialog::edited);
    return page;
}

QWidget* OrientDialog::buildPolicy(const BoneOrientation& start) {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    m_policy = makeChoice("policy",
                          {{tr("As it is"), {}},
                           {QStringLiteral("X"), {}},
                           {QStringLiteral("Y"), {}},
                           {QStringLiteral("Z"), {}},
                           {tr("Direction"), {}},
                           {tr("Plane"), {}}},
                          int(policyOf(start)));
    m_help = makeWrappedLabel("help", "secondary");
    column->addWidget(makeRow(tr("Which way"), m_policy));
    column->addWidget(m_help);
    m_direction = buildDirection(start);
    column->addWidget(m_direction);
    connect(m_policy, &SegmentedChoice::chosen, this, [this] {
        followPolicy();
        Q_EMIT edited();
    });
    return page;
}

QWidget* OrientDialog::buildDirection(const BoneOrientation& start) {
    auto* fields = new QWidget;
    auto* row = new QHBoxLayout(fields);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(8));
    constexpr std::array kNames{"X", "Y", "Z"};
    for (std::size_t i = 0; i < m_custom.size(); ++i) {
        m_custom[i] = new SliderField({.label = QString::fromLatin1(kNames[i]),
                                       .unit = {},
                                       .minimum = -1.0,
                                       .maximum = 1.0,
                                       .step = 0.01,
                                       .defaultValue = 0.0});
        m_custom[i]->setObjectName(QStringLiteral("direction") + QLatin1String(kNames[i]));
        m_custom[i]->setAccessibleName(tr("Direction, %1").arg(QLatin1String(kNames[i])));
        m_custom[i]->setValue(start.direction[Eigen::Index(i)]);
        row->addWidget(m_custom[i], 1);
        connect(m_custom[i], &SliderField::valueEdited, this, &OrientDialog::edited);
    }
    return makeRow(tr("Direction"), fields);
}

QWidget* OrientDialog::buildRules(const BoneOrientation& start) {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    m_rollOnly = new QCheckBox(tr("Only the roll"));
    m_rollOnly->setObjectName(QStringLiteral("rollOnly"));
    m_rollOnly->setToolTip(tr("The axis along the bone stays where it points now."));
    m_rollOnly->setChecked(start.rollOnly);
    m_chains = new QCheckBox(tr("Whole chains"));
    m_chains->setObjectName(QStringLiteral("chains"));
    m_chains->setToolTip(
        tr("Also the bones above and below the selected ones, as long as nothing branches off."));
    for (QCheckBox* box : {m_rollOnly, m_chains}) {
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &OrientDialog::edited);
    }
    return page;
}

void OrientDialog::followPolicy() {
    switch (Policy(m_policy->current())) {
    case Keep:
        m_help->setText(tr("The axis to the side stays as near as it can to where it points now."));
        break;
    case TowardsX:
    case TowardsY:
    case TowardsZ:
    case Custom:
        m_help->setText(tr("The axis to the side points as near as it can in this direction."));
        break;
    case Plane:
        m_help->setText(tr("The axis to the side points out of the plane in which a joint bends: "
                           "along a chain always on the same side."));
        break;
    }
    m_direction->setVisible(m_policy->current() == Custom);
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalMinimumHeightForWidth(width())));
}

BoneOrientation OrientDialog::orientation() const {
    BoneOrientation orientation;
    orientation.aim = BoneAxis(m_aim->current());
    orientation.up = BoneAxis(m_up->current());
    orientation.rollOnly = m_rollOnly->isChecked();
    orientation.policy = BoneUp::Direction;
    switch (Policy(m_policy->current())) {
    case Keep:
        orientation.policy = BoneUp::Keep;
        break;
    case Plane:
        orientation.policy = BoneUp::Plane;
        break;
    case TowardsX:
        orientation.direction = Vec3d::UnitX();
        break;
    case TowardsY:
        orientation.direction = Vec3d::UnitY();
        break;
    case TowardsZ:
        orientation.direction = Vec3d::UnitZ();
        break;
    case Custom:
        orientation.direction =
            Vec3d(m_custom[0]->value(), m_custom[1]->value(), m_custom[2]->value());
        break;
    }
    return orientation;
}

bool OrientDialog::wholeChains() const {
    return m_chains->isChecked();
}

void OrientDialog::showResult(std::size_t bones, std::size_t turned, const Findings& findings) {
    m_orient->setEnabled(turned > 0);
    m_result->setText(turned == 0
                          ? tr("All %n bones are oriented so already.", nullptr, int(bones))
                          : tr("%n bones turn; nothing of the mesh moves.", nullptr, int(turned)));
    QStringList notes;
    for (const Finding& finding : findings)
        notes += findingText(finding);
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
}

void OrientDialog::showProblem(const QString& problem) {
    m_orient->setEnabled(false);
    m_result->setText(problem);
    m_notes->hide();
}

} // namespace rigwright::editor
