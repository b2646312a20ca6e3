// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sources, options, preview.
#include "editor/shell/transfer_dialog.h"

#include "editor/commands/bone_text.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kCentimetres = 100.0;

QHBoxLayout* makeRow(QLabel* label, QWidget* field) {
    auto* row = new QHBoxLayout;
    row->setSpacing(px(8));
    label->setFixedWidth(px(120));
    row->addWidget(label);
    row->addWidget(field, 1);
    return row;
}

} // namespace

TransferDialog::TransferDialog(const Character& target, MeshInstanceIndex to, QWidget* parent)
    : QDialog(parent), m_target(std::make_shared<const Character>(target)) {
    setWindowTitle(tr("Transfer weights to %1").arg(isolated(meshText(target, to))));
    setObjectName(QStringLiteral("transferDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    column->addWidget(buildSource());
    column->addWidget(buildOptions());
    column->addWidget(makeLine(Qt::Horizontal));
    column->addWidget(buildFoot(), 1);
    makeDefault(*m_transfer);
    std::vector<MeshInstanceIndex> others = transferSources(target);
    std::erase(others, to);
    for (const MeshInstanceIndex mesh : others) {
        const QString name = isolated(meshText(target, mesh));
        add({nullptr, {mesh}, name}, name);
    }
    if (others.size() > 1)
        add({nullptr, others, tr("all other meshes")}, tr("All other meshes"));
    connect(m_from, &QComboBox::currentIndexChanged, this, [this] { follow(); });
    follow();
    resize(px(480), px(400));
    m_transfer->setFocus();
}

QWidget* TransferDialog::buildSource() {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(8));
    QLabel* label = makeLabel(tr("Take from"), "label");
    label->setFixedWidth(px(120));
    row->addWidget(label);
    m_from = new QComboBox;
    m_from->setObjectName(QStringLiteral("from"));
    m_from->setAccessibleName(tr("Take from"));
    row->addWidget(m_from, 1);
    auto* file = new QPushButton(tr("Choose a file…"));
    file->setObjectName(QStringLiteral("file"));
    file->setAutoDefault(false);
    connect(file, &QPushButton::clicked, this, &TransferDialog::fileWanted);
    row->addWidget(file);
    return page;
}

QWidget* TransferDialog::buildOptions() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    SliderSettings distance;
    distance.unit = QStringLiteral("cm");
    distance.maximum = 1000.0;
    distance.curve = 3.0;
    m_distance = new SliderField(distance);
    m_distance->setObjectName(QStringLiteral("distance"));
    m_distance->setAccessibleName(tr("Max distance"));
    m_distance->setToolTip(tr("What is farther off is no counterpart."));
    connect(m_distance, &SliderField::valueEdited, this, [this] {
        m_distanceIsOwn = true;
        Q_EMIT edited();
    });
    SliderSettings normals;
    normals.unit = QStringLiteral("°");
    normals.maximum = 180.0;
    normals.decimals = 0;
    normals.step = 1.0;
    normals.defaultValue = 90.0;
    m_normals = new SliderField(normals);
    m_normals->setValue(90.0);
    m_normals->setObjectName(QStringLiteral("normals"));
    m_normals->setAccessibleName(tr("Max angle"));
    m_normals->setToolTip(
        tr("Surface that is turned away by more is no counterpart; 180° takes any side."));
    connect(m_normals, &SliderField::valueEdited, this, [this] { Q_EMIT edited(); });
    m_islands = new QCheckBox(tr("Keep connected pieces apart"));
    m_islands->setObjectName(QStringLiteral("islands"));
    m_islands->setChecked(true);
    m_islands->setToolTip(tr("A piece takes only from the pieces that it shares most of its "
                             "surface with: one sock nothing of the other."));
    connect(m_islands, &QCheckBox::toggled, this, &TransferDialog::edited);
    column->addLayout(makeRow(makeLabel(tr("Max distance"), "label"), m_distance));
    column->addLayout(makeRow(makeLabel(tr("Max angle"), "label"), m_normals));
    column->addLayout(makeRow(makeLabel({}), m_islands));
    return page;
}

QWidget* TransferDialog::buildFoot() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    m_preview = makeWrappedLabel("preview", "text");
    m_notes = makeWrappedLabel("notes", "secondary");
    column->addWidget(m_preview);
    column->addWidget(m_notes);
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_transfer = buttons->addButton(tr("Transfer"), QDialogButtonBox::AcceptRole);
    m_transfer->setObjectName(QStringLiteral("transfer"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    return page;
}

void TransferDialog::add(TransferChoice choice, const QString& text) {
    m_choices.push_back(std::move(choice));
    m_from->addItem(text);
}

void TransferDialog::addFile(std::shared_ptr<const Character> source, const QString& name) {
    const std::vector<MeshInstanceIndex> meshes = transferSources(*source);
    const int first = m_from->count();
    add({source, meshes, name}, name);
    if (meshes.size() > 1)
        for (const MeshInstanceIndex mesh : meshes)
            add({source, {mesh}, name},
                tr("%1 of %2").arg(isolated(meshText(*source, mesh)), name));
    if (m_from->currentIndex() == first) // it was the first of all
        follow();
    else
        m_from->setCurrentIndex(first);
}

const TransferChoice* TransferDialog::choice() const {
    const int row = m_from->currentIndex();
    return row >= 0 && std::size_t(row) < m_choices.size() ? &m_choices[std::size_t(row)] : nullptr;
}

SurfaceMatchSettings TransferDialog::settings() const {
    SurfaceMatchSettings settings;
    if (m_distanceIsOwn)
        settings.maxDistance = m_distance->value() / kCentimetres;
    settings.normalLimit = m_normals->value() * kPi / 180.0;
    settings.keepIslandsApart = m_islands->isChecked();
    return settings;
}

/// Another source: its usual distance, unless the user has set one.
void TransferDialog::follow() {
    const TransferChoice* chosen = choice();
    m_transfer->setEnabled(chosen != nullptr);
    m_from->setEnabled(chosen != nullptr);
    m_notes->clear();
    if (!chosen) {
        m_preview->setText(tr("No other mesh of this character has weights: choose a file."));
        return;
    }
    const Character& source = chosen->source ? *chosen->source : *m_target;
    const double usual = kCentimetres * usualTransferDistance(source, chosen->from);
    m_distance->setDefaultValue(usual);
    if (!m_distanceIsOwn) {
        m_distance->setRange(0.0, std::max(10.0 * usual, 1.0), usual < 10.0 ? 2 : 1);
        m_distance->setValue(usual);
    }
    m_preview->setText(tr("Looking for counterparts…"));
    Q_EMIT edited();
}

void TransferDialog::showProblem(const QString& problem) {
    m_preview->setText(problem);
    m_notes->clear();
}

void TransferDialog::showPreview(const MeshTransfer& transfer) {
    const TransferResult& result = transfer.result;
    const std::size_t matched = result.vertices - result.unmatched.size();
    QStringList lines{tr("%1 of %2 vertices have a counterpart · %3 without")
                          .arg(matched)
                          .arg(result.vertices)
                          .arg(result.unmatched.size())};
    if (transfer.changesBinding())
        lines += transfer.bindingIsNew
                     ? tr("The mesh is bound to %n bones", nullptr, int(transfer.addedJoints))
                     : tr("The mesh is bound to %n bones more", nullptr, int(transfer.addedJoints));
    else if (result.edit.isEmpty())
        lines += matched == 0 ? tr("Nothing would change: raise “%1”, or take from another mesh.")
                                    .arg(tr("Max distance"))
                              : tr("Nothing would change.");
    m_preview->setText(lines.join(QLatin1Char('\n')));
    QStringList notes;
    for (const Finding& finding : transfer.findings)
        notes += findingText(finding);
    m_notes->setText(notes.join(QLatin1Char('\n')));
}

} // namespace rigwright::editor
