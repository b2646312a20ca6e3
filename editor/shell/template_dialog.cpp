// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Templates, counts of bones, and where they go.
#include "editor/shell/template_dialog.h"

#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"
#include "editor/ui/template_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace rigwright::editor {

namespace {

constexpr int kLabelWidth = 120;
constexpr int kFieldWidth = 220;

/// A field with what it is before it, as one widget that can be hidden.
QWidget* makeRow(const QString& text, QWidget* field) {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(8));
    QLabel* label = makeLabel(text, "label");
    label->setMinimumWidth(px(kLabelWidth));
    field->setMinimumWidth(px(kFieldWidth));
    row->addWidget(label);
    row->addWidget(field, 1);
    return page;
}

} // namespace

TemplateDialog::TemplateDialog(const TemplateOffer& offer, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Add template"));
    setObjectName(QStringLiteral("templateDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(8));
    m_kind = new QComboBox;
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setAccessibleName(tr("Template"));
    for (const TemplateInfo& info : templateList())
        if (!info.isHumanoid)
            m_kind->addItem(templateTitle(info.kind), int(info.kind));
    column->addWidget(makeRow(tr("Template"), m_kind));
    addCount(tr("Spine bones"), &TemplateInfo::spine, &TemplateOptions::spine);
    addCount(tr("Neck bones"), &TemplateInfo::neck, &TemplateOptions::neck);
    addCount(tr("Fingers"), &TemplateInfo::fingers, &TemplateOptions::fingers);
    addCount(tr("Bones of a finger"), &TemplateInfo::fingerBones, &TemplateOptions::fingerBones);
    addCount(tr("Tail bones"), &TemplateInfo::chain, &TemplateOptions::chain);
    for (const Count& count : m_counts)
        column->addWidget(count.row);
    m_ends = new QCheckBox(tr("Joints at the ends, without weights"));
    column->addWidget(m_ends);
    m_below =
        new QCheckBox(offer.activeBone.isEmpty() ? tr("Below the active bone (none is active)")
                                                 : tr("Below %1").arg(offer.activeBone));
    m_below->setObjectName(QStringLiteral("below"));
    m_below->setEnabled(!offer.activeBone.isEmpty());
    m_below->setChecked(offer.isBound && m_below->isEnabled());
    m_below->setToolTip(tr("The first bone begins where that bone ends, and moves with it. Off: "
                           "a skeleton of its own, as large as the meshes."));
    column->addWidget(m_below);
    column->addWidget(makeLine(Qt::Horizontal));
    m_result = makeWrappedLabel("result", "secondary");
    column->addWidget(m_result);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* add = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    add->setObjectName(QStringLiteral("add"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    makeDefault(*add);
    column->setSizeConstraint(QLayout::SetFixedSize);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &TemplateDialog::followKind);
    connect(m_ends, &QCheckBox::toggled, this, &TemplateDialog::followCounts);
    followKind();
    m_kind->setFocus();
}

void TemplateDialog::addCount(const QString& label, TemplateCount TemplateInfo::*range,
                              int TemplateOptions::*value) {
    Count count{range, value};
    count.field = new SliderField(
        {.label = {}, .unit = {}, .minimum = 0.0, .maximum = 1.0, .step = 1.0, .decimals = 0});
    count.field->setAccessibleName(label);
    count.row = makeRow(label, count.field);
    connect(count.field, &SliderField::valueEdited, this, &TemplateDialog::followCounts);
    m_counts.push_back(count);
}

TemplateKind TemplateDialog::kind() const {
    return TemplateKind(m_kind->currentData().toInt());
}

TemplateOptions TemplateDialog::options() const {
    const TemplateInfo& info = infoOf(kind());
    TemplateOptions options = usualOptions(info.kind);
    for (const Count& count : m_counts)
        if (!(info.*count.range).isFixed())
            options.*count.value = int(std::lround(count.field->value()));
    options.ends = m_ends->isChecked();
    return options;
}

bool TemplateDialog::belowActiveBone() const {
    return m_below->isChecked();
}

void TemplateDialog::followKind() {
    const TemplateInfo& info = infoOf(kind());
    const TemplateOptions usual = usualOptions(info.kind);
    for (const Count& count : m_counts) {
        const TemplateCount& range = info.*count.range;
        count.row->setVisible(!range.isFixed());
        if (range.isFixed())
            continue;
        count.field->setRange(range.least, range.most, 0);
        count.field->setDefaultValue(range.usual);
        count.field->setValue(usual.*count.value);
    }
    m_ends->setVisible(info.offersEnds);
    m_ends->setChecked(usual.ends);
    followCounts();
}

void TemplateDialog::followCounts() {
    const Result<SkeletonTemplate> made = makeTemplate(kind(), options());
    m_result->setText(made ? tr("%n bones; move them to their places afterwards.", nullptr,
                                int(made->joints.size()))
                           : QString());
}

} // namespace rigwright::editor
