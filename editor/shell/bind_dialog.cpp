// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Meshes, bones, methods, numbers, the result and its pieces.
#include "editor/shell/bind_dialog.h"

#include "editor/commands/bone_text.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr int kLabelWidth = 120;
constexpr double kUsualMost = 4.0;

enum Column { Piece, Bone, Why, Show, ColumnCount };

QVBoxLayout* makeColumn(QWidget* page) {
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    return column;
}

/// A field with what it is before it, as one widget that can be hidden.
QWidget* makeRow(const QString& text, QWidget* field) {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(8));
    QLabel* label = makeLabel(text, "label");
    label->setMinimumWidth(px(kLabelWidth));
    row->addWidget(label);
    row->addWidget(field, 1);
    return page;
}

QComboBox* makeBox(const char* name, const QString& accessibleName) {
    auto* box = new QComboBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setAccessibleName(accessibleName);
    return box;
}

void setChoosable(QComboBox& box, int row, bool choosable) {
    auto* model = qobject_cast<QStandardItemModel*>(box.model());
    model->item(row)->setEnabled(choosable);
}

/// Paints no ground of its own: that is the row's.
class PieceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~(QStyle::State_Selected | QStyle::State_HasFocus);
    }
};

/// The chosen row looks as in the panels.
class PieceTree : public QTreeWidget {
public:
    PieceTree() { setItemDelegate(new PieceDelegate(this)); }

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override {
        if (selectionModel()->isSelected(index)) {
            const Theme& theme = Theme::current();
            QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
            painter->fillRect(row, theme.colour(Token::SelectedRow));
            row.setWidth(2);
            painter->fillRect(row, theme.colour(Token::AccentLine));
        }
        QTreeWidget::drawRow(painter, option, index);
    }
};

} // namespace

BindDialog::BindDialog(const BindOffer& offer, const BindSettings& start, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Bind %1").arg(offer.mesh));
    setObjectName(QStringLiteral("bindDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    column->addWidget(buildScope(offer));
    column->addWidget(buildMethod(start));
    column->addWidget(buildNumbers(start));
    m_envelope->setLargest(offer.size);
    column->addWidget(buildRules(offer, start));
    column->addWidget(makeLine(Qt::Horizontal));
    column->addWidget(buildResult(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_bind = buttons->addButton(tr("Bind"), QDialogButtonBox::AcceptRole);
    m_bind->setObjectName(QStringLiteral("bind"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    makeDefault(*m_bind);
    resize(std::max(px(560), minimumSizeHint().width()), px(400));
    followChoice();
    m_bind->setFocus();
}

QWidget* BindDialog::buildScope(const BindOffer& offer) {
    auto* page = new QWidget;
    QVBoxLayout* column = makeColumn(page);
    m_meshes = makeBox("meshes", tr("Meshes"));
    m_meshes->addItem(offer.mesh);
    if (offer.meshes > 1)
        m_meshes->addItem(tr("All %n visible meshes", nullptr, int(offer.meshes)));
    m_meshes->setEnabled(offer.meshes > 1);
    m_bones = makeBox("bones", tr("Bones"));
    m_bones->addItem(tr("Bones the mesh is bound to"));
    m_bones->addItem(tr("All deform bones"));
    m_bones->addItem(offer.selectedBones > 0
                         ? tr("%n selected bones only", nullptr, int(offer.selectedBones))
                         : tr("Selected bones only"));
    setChoosable(*m_bones, int(BindBoneChoice::OfMesh), offer.isBound);
    setChoosable(*m_bones, int(BindBoneChoice::Listed), offer.selectedBones > 0);
    m_bones->setCurrentIndex(int(offer.isBound ? BindBoneChoice::OfMesh : BindBoneChoice::Deform));
    column->addWidget(makeRow(tr("Meshes"), m_meshes));
    column->addWidget(makeRow(tr("Bones"), m_bones));
    for (QComboBox* box : {m_meshes, m_bones})
        connect(box, &QComboBox::currentIndexChanged, this, &BindDialog::edited);
    return page;
}

QWidget* BindDialog::buildMethod(const BindSettings& start) {
    auto* page = new QWidget;
    QVBoxLayout* column = makeColumn(page);
    std::vector<Segment> segments;
    for (const BindChoice choice : kBindChoices)
        segments.push_back({bindChoiceText(choice), {}});
    m_method = new SegmentedChoice(std::move(segments));
    m_method->setObjectName(QStringLiteral("method"));
    m_method->setAccessibleName(tr("Method"));
    m_method->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // fills the row
    m_method->setCurrent(int(bindChoiceOf(start)));
    m_help = makeWrappedLabel("help", "secondary");
    column->addWidget(m_method);
    column->addWidget(m_help);
    connect(m_method, &SegmentedChoice::chosen, this, [this] {
        followChoice();
        Q_EMIT edited();
    });
    return page;
}

BindDialog::Number BindDialog::addNumber(const char* name, const SliderSettings& settings,
                                         const QString& help) {
    Number number;
    number.field = new SliderField(settings);
    number.field->setObjectName(QString::fromLatin1(name));
    number.field->setToolTip(help);
    connect(number.field, &SliderField::valueEdited, this, &BindDialog::edited);
    return number;
}

QWidget* BindDialog::buildNumbers(const BindSettings& start) {
    m_numbers = new QWidget;
    QVBoxLayout* column = makeColumn(m_numbers);
    const BindSettings usual;
    const auto place = [&](Number& number, const QString& label, double value) {
        number.field->setAccessibleName(label);
        number.field->setValue(value);
        number.row = makeRow(label, number.field);
        column->addWidget(number.row);
    };
    m_falloff =
        addNumber("falloff",
                  {.label = {},
                   .unit = {},
                   .minimum = 1.0,
                   .maximum = 16.0,
                   .step = 0.1,
                   .defaultValue = usual.falloff,
                   .decimals = 1},
                  tr("How fast weight fades with the distance: a higher power is crisper."));
    place(m_falloff, tr("Falloff"), start.falloff);
    m_reach = addNumber("reach",
                        {.label = {},
                         .unit = {},
                         .minimum = 1.0,
                         .maximum = 100.0,
                         .step = 0.1,
                         .defaultValue = usual.reach,
                         .curve = 3.0},
                        tr("Where an envelope ends, in times its radius."));
    place(m_reach, tr("Reach"), start.reach);
    m_envelope = new EnvelopeRows;
    column->addWidget(m_envelope);
    connect(m_envelope, &EnvelopeRows::edited, this,
            [this](const std::optional<EnvelopeRadii>& radii) {
                Q_EMIT envelopeEdited(radii, m_envelope->bothSides());
            });
    m_resolution =
        addNumber("resolution",
                  {.label = {},
                   .unit = {},
                   .minimum = 8.0,
                   .maximum = 512.0,
                   .step = 8.0,
                   .defaultValue = double(usual.resolution),
                   .decimals = 0},
                  tr("Voxels along the longest side: more part what lies close together."));
    place(m_resolution, tr("Resolution"), double(start.resolution));
    m_sharpness = addNumber("sharpness", {.label = {}, .unit = {}, .defaultValue = usual.sharpness},
                            tr("0 blends softly from bone to bone, 1 crisply."));
    place(m_sharpness, tr("Sharpness"), start.sharpness);
    column->addWidget(buildLimit(start));
    return m_numbers;
}

/// The most bones that a vertex may follow, or any number.
QWidget* BindDialog::buildLimit(const BindSettings& start) {
    m_limit = new QCheckBox(tr("Max influences"));
    m_limit->setObjectName(QStringLiteral("limit"));
    m_limit->setMinimumWidth(px(kLabelWidth));
    m_limit->setToolTip(tr("How many bones may move a vertex at most."));
    m_limit->setChecked(start.maxInfluences > 0);
    SliderSettings most;
    most.minimum = 1.0;
    most.maximum = 16.0;
    most.decimals = 0;
    most.step = 1.0;
    most.defaultValue = kUsualMost;
    m_most = new SliderField(most);
    m_most->setObjectName(QStringLiteral("most"));
    m_most->setAccessibleName(tr("Max influences"));
    m_most->setValue(start.maxInfluences > 0 ? double(start.maxInfluences) : kUsualMost);
    m_most->setEnabled(m_limit->isChecked());
    m_limitRow = new QWidget;
    auto* row = new QHBoxLayout(m_limitRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(8));
    row->addWidget(m_limit);
    row->addWidget(m_most, 1);
    connect(m_limit, &QCheckBox::toggled, this, [this](bool on) {
        m_most->setEnabled(on);
        Q_EMIT edited();
    });
    connect(m_most, &SliderField::valueEdited, this, &BindDialog::edited);
    return m_limitRow;
}

QWidget* BindDialog::buildRules(const BindOffer& offer, const BindSettings& start) {
    auto* page = new QWidget;
    QVBoxLayout* column = makeColumn(page);
    m_selectedOnly =
        new QCheckBox(offer.selectedVertices > 0
                          ? tr("%n selected vertices only", nullptr, int(offer.selectedVertices))
                          : tr("Selected vertices only"));
    m_selectedOnly->setObjectName(QStringLiteral("selectedOnly"));
    m_selectedOnly->setChecked(offer.selectedVertices > 0);
    m_selectedOnly->setEnabled(offer.selectedVertices > 0);
    m_selectedOnly->setToolTip(tr("Those that were selected when this window opened."));
    m_keep = new QCheckBox(tr("Keep existing weights"));
    m_keep->setObjectName(QStringLiteral("keep"));
    m_keep->setChecked(!start.replaceExisting);
    m_keep->setToolTip(tr("Binds only the vertices that have no weights yet."));
    column->addWidget(m_selectedOnly);
    column->addWidget(m_keep);
    for (QCheckBox* box : {m_selectedOnly, m_keep})
        connect(box, &QCheckBox::toggled, this, &BindDialog::edited);
    if (offer.lockedBones > 0) {
        QLabel* locked = makeWrappedLabel("locked", "secondary");
        locked->setText(
            tr("%n locked bones keep their weights exactly.", nullptr, int(offer.lockedBones)));
        column->addWidget(locked);
    }
    return page;
}

QWidget* BindDialog::buildResult() {
    auto* page = new QWidget;
    QVBoxLayout* column = makeColumn(page);
    m_result = makeWrappedLabel("result", "text");
    m_notes = makeWrappedLabel("notes", "secondary");
    m_pieces = new PieceTree;
    m_pieces->setObjectName(QStringLiteral("pieces"));
    m_pieces->setAccessibleName(tr("Pieces that took another way"));
    m_pieces->setColumnCount(ColumnCount);
    m_pieces->setHeaderLabels({tr("Piece"), tr("Follows"), tr("Why"), QString()});
    m_pieces->setRootIsDecorated(false);
    m_pieces->setUniformRowHeights(true);
    m_pieces->header()->setStretchLastSection(false);
    m_pieces->header()->setSectionResizeMode(Why, QHeaderView::Stretch);
    for (const int fitted : {int(Piece), int(Bone), int(Show)})
        m_pieces->header()->setSectionResizeMode(fitted, QHeaderView::ResizeToContents);
    m_pieces->setMinimumHeight(px(110));
    m_pieces->hide();
    connect(m_pieces, &QTreeWidget::itemDoubleClicked, this, &BindDialog::showPiece);
    m_pieces->installEventFilter(this);
    column->addWidget(m_result);
    column->addWidget(m_pieces, 1);
    column->addWidget(m_notes);
    column->addStretch();
    return page;
}

void BindDialog::showPiece(QTreeWidgetItem* item) {
    if (auto* show = qobject_cast<QPushButton*>(m_pieces->itemWidget(item, Show)))
        show->click();
}

/// Return on a piece shows it, and is not the default button's.
bool BindDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_pieces && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_pieces->currentItem()) {
            showPiece(m_pieces->currentItem());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

BindChoice BindDialog::choice() const {
    return kBindChoices[std::size_t(m_method->current())];
}

/// Only the numbers that the method knows.
void BindDialog::followChoice() {
    const int before = height();
    const BindChoice now = choice();
    m_help->setText(bindChoiceHelp(now));
    m_falloff.row->setVisible(now == BindChoice::Smooth);
    m_reach.row->setVisible(now == BindChoice::Envelope);
    m_envelope->setVisible(now == BindChoice::Envelope);
    m_resolution.row->setVisible(now == BindChoice::Geodesic);
    m_sharpness.row->setVisible(now == BindChoice::Geodesic);
    m_limitRow->setVisible(now != BindChoice::Rigid);
    makeRoom(before);
}

/// As high as the wrapped texts need at this width; never lower than it is. Grows upwards, so that
/// the buttons stay where they are. `before`: its height before the change: what comes to be seen
/// makes it higher already.
void BindDialog::makeRoom(int before) {
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalMinimumHeightForWidth(width())));
    if (isVisible() && height() > before)
        move(x(), std::max(screen()->availableGeometry().top(), y() - (height() - before)));
}

BindSettings BindDialog::settings() const {
    BindSettings settings = withChoice({}, choice());
    settings.maxInfluences = m_limit->isChecked() ? std::size_t(std::lround(m_most->value())) : 0;
    settings.replaceExisting = !m_keep->isChecked();
    settings.falloff = m_falloff.field->value();
    settings.reach = m_reach.field->value();
    settings.resolution = std::size_t(std::lround(m_resolution.field->value()));
    settings.sharpness = m_sharpness.field->value();
    return settings;
}

bool BindDialog::allMeshes() const {
    return m_meshes->currentIndex() > 0;
}

BindBoneChoice BindDialog::bones() const {
    return BindBoneChoice(m_bones->currentIndex());
}

bool BindDialog::selectedVerticesOnly() const {
    return m_selectedOnly->isChecked();
}

void BindDialog::showProgress(double fraction) {
    m_bind->setEnabled(true);
    m_result->setText(
        tr("Working out the weights… %1 %").arg(int(std::clamp(fraction, 0.0, 1.0) * 100.0)));
}

void BindDialog::showProblem(const QString& problem) {
    const int before = height();
    m_bind->setEnabled(false);
    m_result->setText(problem);
    m_notes->clear();
    m_pieces->clear();
    m_pieces->hide();
    makeRoom(before);
}

void BindDialog::showEnvelope(const EnvelopeOffer& offer) {
    m_envelope->showBone(offer);
}

void BindDialog::showResult(const Character& character, const CharacterBind& bind) {
    const int before = height();
    m_bind->setEnabled(true);
    std::size_t bound = 0;
    std::size_t kept = 0;
    std::size_t islands = 0;
    for (const BoundMesh& mesh : bind.meshes) {
        bound += mesh.bind.report.bound;
        kept += mesh.bind.report.kept;
        islands += mesh.bind.report.islands.size();
    }
    QStringList lines;
    if (bound > 0)
        lines += tr("Vertices bound: %1 · connected pieces: %2")
                     .arg(QLocale().toString(qulonglong(bound)))
                     .arg(QLocale().toString(qulonglong(islands)));
    const bool keepsAll = bound == 0 && kept > 0;
    if (!bind.envelopes.empty())
        lines += tr("%n bones get other radii", nullptr, int(bind.envelopes.size()));
    if (bind.changesNothing() && (keepsAll || bind.envelopes.empty()))
        lines += keepsAll
                     ? tr("Nothing would change: all vertices have weights and keep them. Turn "
                          "“%1” off to weigh them anew.")
                           .arg(m_keep->text())
                     : tr("Nothing would change.");
    m_result->setText(lines.join(QLatin1Char('\n')));
    m_notes->setText(notesOf(bind, keepsAll).join(QLatin1Char('\n')));
    listPieces(character, bind);
    makeRoom(before);
}

/// One line a finding, said of its mesh where there are several; of those, bones without weight are
/// no news: an arm has none for the legs.
QStringList BindDialog::notesOf(const CharacterBind& bind, bool keepsAll) const {
    constexpr qsizetype kMostNotes = 6;
    const bool several = bind.meshes.size() > 1;
    QStringList notes;
    for (const Finding& finding : bind.findings) {
        if ((keepsAll && finding.code == "bind-kept") ||
            (several && finding.code == "bind-bone-weightless"))
            continue;
        const QString place = several ? findingPlace(finding) : QString();
        notes +=
            place.isEmpty() ? findingText(finding) : tr("%1: %2").arg(place, findingText(finding));
    }
    if (notes.size() > kMostNotes) {
        const int left = int(notes.size() - kMostNotes);
        notes.resize(kMostNotes);
        notes += tr("… and %n more", nullptr, left);
    }
    return notes;
}

void BindDialog::listPieces(const Character& character, const CharacterBind& bind) {
    m_pieces->clear();
    std::size_t left = 0;
    for (const BoundMesh& mesh : bind.meshes)
        for (const BindIsland& island : mesh.bind.report.islands) {
            if (island.reason == BindReason::None)
                continue;
            if (std::size_t(m_pieces->topLevelItemCount()) < kMostPieces)
                addPiece(character, mesh, island);
            else
                ++left;
        }
    if (left > 0)
        new QTreeWidgetItem(m_pieces, {tr("… and %n more", nullptr, int(left))});
    m_pieces->setVisible(m_pieces->topLevelItemCount() > 0);
}

void BindDialog::addPiece(const Character& character, const BoundMesh& mesh,
                          const BindIsland& island) {
    const Binding& binding =
        mesh.bind.binding ? *mesh.bind.binding : *character.meshes[mesh.mesh.value()].binding;
    QString piece = tr("%n vertices", nullptr, int(island.vertexCount));
    if (allMeshes())
        piece = tr("%1: %2").arg(isolated(meshText(character, mesh.mesh)), piece);
    const QString bone = isolated(boneText(character, binding.joints[island.joint]));
    const QString why = tr("%1 · %2").arg(bindReasonText(island.reason), bindWayText(island.way));
    auto* item = new QTreeWidgetItem(m_pieces, {piece, bone, why});
    item->setToolTip(Why, why);
    auto* show = new QPushButton(tr("Show me"));
    show->setObjectName(QStringLiteral("show"));
    show->setAutoDefault(false);
    show->setAccessibleName(tr("Show me: %1").arg(piece));
    connect(show, &QPushButton::clicked, this, [this, at = mesh.mesh, vertex = island.firstVertex] {
        Q_EMIT pieceWanted(at, vertex);
    });
    m_pieces->setItemWidget(item, Show, show);
}

} // namespace rigwright::editor
