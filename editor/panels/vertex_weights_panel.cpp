// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Model, painting and clicks of the vertex weights dock.
#include "editor/panels/vertex_weights_panel.h"

#include "core/weights/sample_weight.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/document.h"
#include "editor/panels/row_tree.h"
#include "editor/tools/brush_options.h"
#include "editor/ui/expression.h"
#include "editor/ui/heat_ramp.h"
#include "editor/ui/language.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr int kBarWidth = 72;
constexpr int kWeightWidth = 56;
/// Half of the last decimal shown: a sum that reads 1.000 counts as 1.
constexpr double kSumTolerance = 5e-4;
/// Weights that read the same count as the same.
constexpr double kMixedTolerance = 5e-4;

class WeightDelegate : public RowDelegate {
public:
    WeightDelegate(const Document& document, QObject* parent)
        : RowDelegate(rowHeight(), parent), m_document(document) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const bool isSum = index.data(VertexWeightsModel::SumRole).toBool();
        const double weight = index.data(VertexWeightsModel::WeightRole).toDouble();
        const bool selected = option.state & QStyle::State_Selected;
        switch (index.column()) {
        case VertexWeightsModel::Bone:
            drawRowText(painter, option.rect.adjusted(px(8), 0, -px(8), 0), index.data().toString(),
                        uiFont(selected ? TextRole::Strong : TextRole::Body),
                        theme.colour(isSum ? Token::Secondary : Token::Text));
            break;
        case VertexWeightsModel::Bar:
            if (!isSum)
                paintBar(painter, option.rect, weight);
            break;
        case VertexWeightsModel::Weight: {
            Token ink = Token::Text;
            if (isSum)
                ink = std::abs(weight - 1.0) < kSumTolerance ? Token::Good : Token::Error;
            else if (index.data(VertexWeightsModel::MixedRole).toBool())
                ink = Token::Secondary;
            drawRowText(painter, option.rect, index.data().toString(), uiFont(TextRole::Body),
                        theme.colour(ink), Qt::AlignRight);
            break;
        }
        case VertexWeightsModel::Lock:
            if (!isSum) {
                const bool on =
                    index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
                drawRowIcon(
                    painter,
                    QRect(option.rect.left(), option.rect.top(), px(24), option.rect.height()),
                    on ? QStringLiteral("lock") : QStringLiteral("unlock"),
                    theme.colour(on ? Token::Text : Token::Disabled));
            }
            break;
        default:
            break;
        }
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex&) const override {
        auto* editor = new QLineEdit(parent);
        editor->setAlignment(Qt::AlignRight);
        return editor;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* field = static_cast<QLineEdit*>(editor);
        field->setText(numberText(index.data(VertexWeightsModel::WeightRole).toDouble(), 3));
        field->selectAll();
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override {
        auto* field = static_cast<QLineEdit*>(editor);
        if (field->isModified()) // leaving it as it is means nothing
            model->setData(index, field->text(), Qt::EditRole);
    }

private:
    void paintBar(QPainter* painter, const QRect& cell, double weight) const {
        const QRect trough(cell.left(), cell.top() + (cell.height() - px(8)) / 2, px(kBarWidth),
                           px(8));
        painter->fillRect(trough, Theme::current().colour(Token::Field));
        QRect filled = trough;
        filled.setWidth(int(std::lround(trough.width() * std::clamp(weight, 0.0, 1.0))));
        if (weight > 0.0)
            filled.setWidth(std::max(filled.width(), 1));
        const int ramp = int(m_document.session().view().ramp);
        painter->fillRect(filled, heatColour(ramp, weight));
    }

    const Document& m_document;
};

} // namespace

VertexWeightsModel::VertexWeightsModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {}

bool VertexWeightsModel::Row::isMixed() const {
    return highest - lowest > kMixedTolerance;
}

void VertexWeightsModel::setVertex(const std::optional<HoveredVertex>& vertex) {
    m_vertex = vertex;
    m_selectionOf = {};
    refresh();
}

void VertexWeightsModel::setSelectionOf(MeshInstanceIndex mesh) {
    m_vertex.reset();
    m_selectionOf = mesh;
    refresh();
}

std::vector<VertexWeightsModel::Row> VertexWeightsModel::shownRows() const {
    std::vector<Row> rows;
    const Character& character = m_document.character();
    if (m_selectionOf.isValid() && m_selectionOf.value() < character.meshes.size()) {
        const auto& binding = character.meshes[m_selectionOf.value()].binding;
        if (!binding)
            return rows;
        for (const WeightSpread& spread :
             weightSpread(binding->weights(), m_document.session().selectedVertices(m_selectionOf)))
            rows.push_back({binding->joints[spread.bone], spread.mean, double(spread.lowest),
                            double(spread.highest)});
        return rows;
    }
    if (m_vertex && m_vertex->mesh.isValid() && m_vertex->mesh.value() < character.meshes.size()) {
        const MeshInstance& mesh = character.meshes[m_vertex->mesh.value()];
        if (mesh.binding && m_vertex->vertex.value() < mesh.binding->weights().rowCount()) {
            const RowView row = mesh.binding->weights().row(m_vertex->vertex);
            for (std::size_t i = 0; i < row.size(); ++i)
                rows.push_back({mesh.binding->joints[row.bones[i]], row.weights[i]});
        }
    }
    std::ranges::stable_sort(rows, std::greater{}, &Row::weight);
    return rows;
}

void VertexWeightsModel::refresh() {
    std::vector<Row> rows = shownRows();
    m_sum = 0.0;
    for (const Row& row : rows)
        m_sum += row.weight;
    m_selectedCount = m_document.session().selectedVertices(m_selectionOf).size();
    const bool hasSum = m_vertex.has_value() || m_selectionOf.isValid();
    if (rows.size() == m_rows.size() && m_hasSumRow == hasSum) {
        m_rows = std::move(rows);
        if (m_hasSumRow)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_hasSumRow = hasSum;
    endResetModel();
}

int VertexWeightsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_hasSumRow ? 0 : int(m_rows.size()) + 1;
}

int VertexWeightsModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QVariant VertexWeightsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() > int(m_rows.size()))
        return {};
    const bool isSum = index.row() == int(m_rows.size());
    if (role == SumRole)
        return isSum;
    if (isSum) {
        if (role == WeightRole)
            return m_sum;
        if (role == Qt::DisplayRole && index.column() == Bone)
            return sumText();
        if (role == Qt::DisplayRole && index.column() == Weight)
            return numberText(m_sum, 3);
        return {};
    }
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case WeightRole:
        return row.weight;
    case BoneRole:
        return row.bone.value();
    case Qt::DisplayRole:
        if (index.column() == Bone)
            return boneText(m_document.character(), row.bone);
        if (index.column() == Weight)
            return row.isMixed() ? QStringLiteral("≈ ") + numberText(row.weight, 3)
                                 : numberText(row.weight, 3);
        break;
    case MixedRole:
        return row.isMixed();
    case Qt::CheckStateRole:
        if (index.column() == Lock)
            return m_document.character().boneFlags[row.bone.value()].locked ? Qt::Checked
                                                                             : Qt::Unchecked;
        break;
    case Qt::ToolTipRole:
        if (index.column() == Weight)
            return m_selectionOf.isValid()
                       ? tr("Double-click to set the weight of all selected vertices")
                       : tr("Double-click to set the weight of this vertex");
        if (index.column() == Bone)
            return row.isMixed() ? tr("%1 · from %2 to %3 in the selection")
                                       .arg(boneText(m_document.character(), row.bone),
                                            numberText(row.lowest, 3), numberText(row.highest, 3))
                                 : boneText(m_document.character(), row.bone);
        break;
    default:
        break;
    }
    return {};
}

QString VertexWeightsModel::sumText() const {
    if (m_selectionOf.isValid())
        return tr("Mean of %n vertices", nullptr, int(m_selectedCount));
    return m_rows.empty() ? tr("Sum · no bone moves this vertex")
                          : tr("Sum · %n influences", nullptr, int(m_rows.size()));
}

bool VertexWeightsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    Q_EMIT weightTyped(m_rows[std::size_t(index.row())].bone, value.toString());
    return true;
}

Qt::ItemFlags VertexWeightsModel::flags(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return Qt::ItemIsEnabled;
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.column() == Weight ? usual | Qt::ItemIsEditable : usual;
}

VertexWeightsPanel::VertexWeightsPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    m_model = new VertexWeightsModel(document, this);
    m_table = new RowTree;
    m_table->setModel(m_model);
    m_table->setItemDelegate(new WeightDelegate(document, m_table));
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    onLanguage(m_table, [this] { m_table->setAccessibleName(tr("Weights of the vertex")); });
    m_table->setRootIsDecorated(false);
    QHeaderView* header = m_table->header();
    header->setSectionResizeMode(VertexWeightsModel::Bone, QHeaderView::Stretch);
    const std::array<std::pair<int, int>, 3> widths = {{{VertexWeightsModel::Bar, kBarWidth + 8},
                                                        {VertexWeightsModel::Weight, kWeightWidth},
                                                        {VertexWeightsModel::Lock, 36}}};
    for (const auto& [column, width] : widths) {
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        header->resizeSection(column, px(width));
    }
    m_table->viewport()->installEventFilter(this);

    auto* headRow = new QWidget;
    headRow->setFixedHeight(rowHeight());
    auto* head = new QHBoxLayout(headRow);
    head->setContentsMargins(px(8), 0, px(36), 0);
    head->addWidget(
        withText(makeLabel({}, "secondary", TextRole::Small), [] { return tr("Bone"); }));
    head->addStretch(1);
    head->addWidget(
        withText(makeLabel({}, "secondary", TextRole::Small), [] { return tr("Weight"); }));

    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(headRow);
    column->addWidget(makeLine(Qt::Horizontal));
    column->addWidget(m_table, 1);

    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(withText(makeEmptyLabel({}), [] {
        return tr("Point at the mesh to see which bones move the vertex there.");
    }));
    m_pages->addWidget(page);

    connect(&document.session(), &Session::hoveredChanged, this,
            &VertexWeightsPanel::followHovered);
    connect(&document.session(), &Session::selectionChanged, this, [this] {
        followHovered(); // another mesh may be the active one
        followSelection();
    });
    connect(&document.session(), &Session::selectedVerticesChanged, this,
            &VertexWeightsPanel::followHovered);
    connect(m_model, &VertexWeightsModel::weightTyped, this, &VertexWeightsPanel::setWeight);
    connect(&document.session(), &Session::viewChanged, m_table->viewport(),
            qOverload<>(&QWidget::update));
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            showVertex(std::nullopt);
        else if (!std::holds_alternative<PoseChanged>(change))
            m_model->refresh();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &VertexWeightsPanel::followSelection);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &VertexWeightsPanel::followSelection);
    connect(&languageNotifier(), &LanguageNotifier::changed, this,
            [this] { Q_EMIT subjectChanged(subject()); });
}

QString VertexWeightsPanel::subject() const {
    const auto& vertex = m_model->vertex();
    if (m_model->selectionOf().isValid())
        return tr("%n selected vertices", nullptr,
                  int(m_document.session().selectedVertices(m_model->selectionOf()).size()));
    return vertex ? tr("vertex %1").arg(vertex->vertex.value()) : QString();
}

void VertexWeightsPanel::showVertex(const std::optional<HoveredVertex>& vertex) {
    m_model->setVertex(vertex);
    m_pages->setCurrentIndex(vertex ? 1 : 0);
    followSelection();
    Q_EMIT subjectChanged(subject());
}

void VertexWeightsPanel::followHovered() {
    if (m_table->isEditing())
        return; // what is typed is meant for the vertex that was shown
    const std::optional<HoveredVertex>& hovered = m_document.session().hovered();
    if (hovered)
        showVertex(hovered);
    else if (!m_document.session().selectedVertices().empty())
        showSelection();
    else if (m_model->selectionOf().isValid()) // none is selected any more
        showVertex(std::nullopt);
}

void VertexWeightsPanel::showSelection() {
    m_model->setSelectionOf(m_document.session().selection().activeMesh);
    m_pages->setCurrentIndex(1);
    followSelection();
    Q_EMIT subjectChanged(subject());
}

/// One step for all vertices shown.
void VertexWeightsPanel::setWeight(BoneIndex bone, const QString& text) {
    const std::optional<double> value = evaluateExpression(text, QString());
    if (!value || *value < 0.0 || *value > 1.0) {
        Q_EMIT messageRequested(
            tr("“%1” is no weight: type a number from 0 to 1.").arg(text.trimmed()));
        return;
    }
    WeightPlace place{m_model->selectionOf(), {}, bone};
    if (place.mesh.isValid()) {
        place.vertices = m_document.session().selectedVertices(place.mesh);
    } else if (const auto& vertex = m_model->vertex()) {
        place.mesh = vertex->mesh;
        place.vertices = {vertex->vertex};
    }
    BrushSettings brush;
    brush.value = float(*value);
    if (m_brush) {
        brush.autoNormalise = m_brush->values().autoNormalise;
        if (m_brush->values().limitInfluences)
            brush.maxInfluences = std::size_t(m_brush->values().maxInfluences);
    }
    const FillOutcome outcome = setWeights(m_document, place, brush);
    if (!outcome.problem.isEmpty())
        Q_EMIT messageRequested(outcome.problem);
    else if (outcome.report.lockedOut > 0)
        Q_EMIT messageRequested(
            tr("Some vertices kept their weights: locked bones leave them no room."));
    else if (outcome.report.noReceiver > 0)
        Q_EMIT messageRequested(tr("Some vertices belong to this bone alone: nothing else could "
                                   "take their weight."));
}

void VertexWeightsPanel::followSelection() {
    QItemSelection rows;
    const BoneIndex active = m_document.session().selection().activeBone;
    for (int row = 0; active.isValid() && row < m_model->rowCount(); ++row) {
        const QVariant bone = m_model->index(row, 0).data(VertexWeightsModel::BoneRole);
        if (bone.isValid() && bone.toUInt() == active.value())
            rows.select(m_model->index(row, 0),
                        m_model->index(row, VertexWeightsModel::ColumnCount - 1));
    }
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
}

bool VertexWeightsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonDblClick && watched == m_table->viewport()) {
        const QModelIndex index = m_table->indexAt(static_cast<QMouseEvent*>(event)->pos());
        if (index.column() == VertexWeightsModel::Weight && (index.flags() & Qt::ItemIsEditable))
            m_table->edit(index);
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress && watched == m_table->viewport()) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QModelIndex index = m_table->indexAt(mouse->pos());
        const QVariant bone = index.data(VertexWeightsModel::BoneRole);
        if (mouse->button() == Qt::LeftButton && bone.isValid()) {
            const BoneIndex chosen(bone.toUInt());
            if (index.column() == VertexWeightsModel::Lock)
                setBoneFlag(m_document, std::array{chosen}, BoneFlag::Locked,
                            !m_document.character().boneFlags[chosen.value()].locked);
            else
                selectBone(m_document.session(), chosen);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rigwright::editor
