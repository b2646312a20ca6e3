// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Source, name, frame rate and bounds of the error.
#include "editor/shell/bake_dialog.h"

#include "editor/commands/bone_text.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr int kLabelWidth = 140;
constexpr double kMillimetres = 1000.0;
constexpr double kDegrees = 180.0 / kPi;

QWidget* makeRow(const QString& text, QWidget* field, const char* name) {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(8));
    QLabel* label = makeLabel(text, "label");
    label->setMinimumWidth(px(kLabelWidth));
    row->addWidget(label);
    row->addWidget(field, 1);
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(text);
    return page;
}

} // namespace

BakeDialog::BakeDialog(const BakeOffer& offer, QWidget* parent)
    : QDialog(parent), m_clips(offer.clips) {
    setWindowTitle(tr("Bake to keys"));
    setObjectName(QStringLiteral("bakeDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(8));
    QLabel* help = makeWrappedLabel("help", "secondary");
    help->setText(tr("What controls, constraints and IK handles do becomes keys of bones in a new "
                     "clip. The rig stays as it is."));
    column->addWidget(help);
    addFields(offer);
    m_result = makeWrappedLabel("result", "text");
    column->addWidget(m_result);
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* bake = buttons->addButton(tr("Bake"), QDialogButtonBox::AcceptRole);
    bake->setObjectName(QStringLiteral("bake"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    makeDefault(*bake);
    follow();
    resize(std::max(px(440), minimumSizeHint().width()), px(320));
    bake->setFocus();
}

void BakeDialog::addFields(const BakeOffer& offer) {
    m_source = new QComboBox;
    m_source->addItem(tr("The pose on screen"));
    for (const BakeOffer::ClipInfo& info : offer.clips)
        m_source->addItem(info.name.isEmpty() ? tr("Clip without a name") : isolated(info.name));
    m_source->setCurrentIndex(std::clamp(offer.current + 1, 0, m_source->count() - 1));
    m_name = new QLineEdit;
    m_rate = new SliderField({.label = {},
                              .unit = {},
                              .minimum = 1.0,
                              .maximum = 120.0,
                              .step = 1.0,
                              .defaultValue = 30.0,
                              .decimals = 0});
    m_rate->setValue(offer.last.fps);
    m_angle = new SliderField({.label = {},
                               .unit = QStringLiteral("°"),
                               .minimum = 0.0,
                               .maximum = 5.0,
                               .step = 0.05,
                               .defaultValue = 0.0});
    m_angle->setValue(offer.last.maxErrorRadians * kDegrees);
    m_distance = new SliderField({.label = {},
                                  .unit = QStringLiteral("mm"),
                                  .minimum = 0.0,
                                  .maximum = 20.0,
                                  .step = 0.1,
                                  .defaultValue = 0.0});
    m_distance->setValue(offer.last.maxErrorMetres * kMillimetres);
    auto* column = qobject_cast<QVBoxLayout*>(layout());
    column->addWidget(makeRow(tr("What is baked"), m_source, "source"));
    column->addWidget(makeRow(tr("Name of the clip"), m_name, "name"));
    column->addWidget(makeRow(tr("Frames a second"), m_rate, "rate"));
    column->addWidget(makeRow(tr("Most error, angles"), m_angle, "angle"));
    column->addWidget(makeRow(tr("Most error, places"), m_distance, "distance"));
    connect(m_source, &QComboBox::currentIndexChanged, this, &BakeDialog::follow);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameIsOwn = true; });
    for (SliderField* field : {m_rate, m_angle, m_distance})
        connect(field, &SliderField::valueEdited, this, &BakeDialog::follow);
}

int BakeDialog::clip() const {
    return m_source->currentIndex() - 1;
}

void BakeDialog::follow() {
    const bool isClip = clip() >= 0;
    if (!m_nameIsOwn) {
        const QString name = isClip ? m_clips[std::size_t(clip())].name : QString();
        const QSignalBlocker quiet(m_name);
        m_name->setText(name.isEmpty() ? tr("Baked pose") : tr("%1 baked").arg(name));
    }
    for (SliderField* field : {m_rate, m_angle, m_distance})
        field->setEnabled(isClip);
    if (!isClip) {
        m_result->setText(tr("One frame."));
        return;
    }
    const double frames =
        std::ceil(m_clips[std::size_t(clip())].duration * m_rate->value() - 1e-9) + 1.0;
    const bool all = m_angle->value() <= 0.0 || m_distance->value() <= 0.0;
    const int count = int(std::min(frames, 1e9));
    m_result->setText(all ? tr("%n frames, a key of every bone that moves in each.", nullptr, count)
                          : tr("%n frames; keys that straight lines between others can replace are "
                               "left out.",
                               nullptr, count));
}

BakeSettings BakeDialog::settings() const {
    BakeSettings settings;
    if (clip() >= 0)
        settings.clip = ClipIndex(std::size_t(clip()));
    settings.fps = m_rate->value();
    settings.name = m_name->text().trimmed().toStdString();
    settings.maxErrorRadians = m_angle->value() / kDegrees;
    settings.maxErrorMetres = m_distance->value() / kMillimetres;
    return settings;
}

} // namespace rigwright::editor
