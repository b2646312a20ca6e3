// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Radii of the active bone, in centimetres.
#include "editor/shell/envelope_rows.h"

#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kCentimetres = 100.0; // a metre
constexpr int kLabelWidth = 120;       // as in the dialog's other rows

/// The field's value in metres: exactly one of `known` where it shows that.
double metresOf(const SliderField& field, std::initializer_list<double> known) {
    for (const double metres : known)
        if (field.value() == metres * kCentimetres)
            return metres;
    return field.value() / kCentimetres;
}

} // namespace

EnvelopeRows::EnvelopeRows(QWidget* parent) : QWidget(parent) {
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(px(8));
    rows->setVerticalSpacing(px(8));
    rows->setColumnMinimumWidth(0, px(kLabelWidth));
    rows->setColumnStretch(1, 1);
    m_name = makeLabel({}, "text");
    m_name->setObjectName(QStringLiteral("envelopeBone"));
    m_name->setTextFormat(Qt::PlainText);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // any name may be long
    m_reset = new QPushButton(tr("From the mesh"));
    m_reset->setObjectName(QStringLiteral("envelopeReset"));
    m_reset->setAutoDefault(false);
    m_reset->setToolTip(tr("Takes both radii from the mesh again."));
    rows->addWidget(makeLabel(tr("Envelope of"), "label"), 0, 0);
    rows->addWidget(m_name, 0, 1);
    rows->addWidget(m_reset, 0, 2);
    m_head = addRadius("headRadius", tr("Head radius"),
                       tr("How thick the envelope is where the bone begins."));
    m_tail = addRadius("tailRadius", tr("Tail radius"),
                       tr("How thick the envelope is where the bone ends."));
    m_both = new QCheckBox(tr("The same on the other side"));
    m_both->setObjectName(QStringLiteral("envelopeBoth"));
    m_both->setChecked(true);
    m_both->setToolTip(tr("Gives the radii to the bone of the other side, too, by its name."));
    rows->addWidget(m_both, 3, 1, 1, 2);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_head->setFocus(); // the button goes grey
        Q_EMIT edited(std::nullopt);
    });
    showBone({});
}

SliderField* EnvelopeRows::addRadius(const char* name, const QString& label, const QString& help) {
    SliderSettings settings;
    settings.unit = QStringLiteral("cm");
    settings.curve = 3.0;
    auto* field = new SliderField(settings);
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(label);
    field->setToolTip(help);
    connect(field, &SliderField::valueEdited, this, &EnvelopeRows::edit);
    auto* rows = static_cast<QGridLayout*>(layout());
    const int row = rows->rowCount();
    rows->addWidget(makeLabel(label, "label"), row, 0);
    rows->addWidget(field, row, 1, 1, 2);
    return field;
}

void EnvelopeRows::setLargest(double metres) {
    m_largest = std::isfinite(metres) && metres > 0.0 ? metres : 1.0;
    showBone(m_offer);
}

void EnvelopeRows::showBone(EnvelopeOffer offer) {
    m_offer = std::move(offer);
    const std::optional<EnvelopeRadii>& shown = m_offer.set ? m_offer.set : m_offer.fromMesh;
    const bool canEdit = !m_offer.bone.isEmpty() && shown.has_value();
    const double largest =
        kCentimetres * std::max({m_largest, shown ? shown->head : 0.0, shown ? shown->tail : 0.0});
    // Four digits, whatever the character's size.
    const int decimals = std::clamp(4 - int(std::ceil(std::log10(largest))), 1, 9);
    const double least = std::pow(10.0, -decimals);
    const auto fill = [&](SliderField& field, double EnvelopeRadii::*end) {
        const double value = shown ? kCentimetres * (*shown).*end : 0.0;
        field.setRange(shown ? std::min(least, value) : 0.0, largest, decimals);
        field.setValue(value);
        if (m_offer.fromMesh)
            field.setDefaultValue(kCentimetres * (*m_offer.fromMesh).*end);
        field.setEnabled(canEdit);
    };
    fill(*m_head, &EnvelopeRadii::head);
    fill(*m_tail, &EnvelopeRadii::tail);
    m_reset->setEnabled(!m_offer.bone.isEmpty() && m_offer.set.has_value());
    m_both->setEnabled(canEdit && m_offer.hasOtherSide);
    fitName();
}

QString EnvelopeRows::sentence() const {
    if (m_offer.bone.isEmpty())
        return tr("Choose a bone in the picture");
    if (m_offer.set)
        return tr("%1 · set by hand").arg(m_offer.bone);
    if (m_offer.fromMesh)
        return tr("%1 · from the mesh").arg(m_offer.bone);
    return m_offer.isKnown ? tr("%1 · takes no part").arg(m_offer.bone) : m_offer.bone;
}

void EnvelopeRows::fitName() {
    const QString whole = sentence();
    m_name->setText(m_name->fontMetrics().elidedText(whole, Qt::ElideMiddle, m_name->width()));
    m_name->setToolTip(whole);
    m_name->setAccessibleName(whole);
}

void EnvelopeRows::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    fitName();
}

bool EnvelopeRows::bothSides() const {
    return m_both->isEnabled() && m_both->isChecked();
}

void EnvelopeRows::edit() {
    const std::optional<EnvelopeRadii>& shown = m_offer.set ? m_offer.set : m_offer.fromMesh;
    if (!shown)
        return;
    const EnvelopeRadii mesh = m_offer.fromMesh.value_or(*shown);
    const EnvelopeRadii radii{metresOf(*m_head, {mesh.head, shown->head}),
                              metresOf(*m_tail, {mesh.tail, shown->tail})};
    // A drag that was taken back leaves what was there before it.
    if (m_offer.fromMesh && radii == mesh)
        Q_EMIT edited(std::nullopt);
    else if (isUsable(radii))
        Q_EMIT edited(radii);
}

} // namespace rigwright::editor
