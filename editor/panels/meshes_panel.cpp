// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Model, rows and clicks of the meshes dock.
#include "editor/panels/meshes_panel.h"

#include "editor/commands/mesh_commands.h"
#include "editor/document/document.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStackedLayout>

namespace rigwright::editor {

namespace {

class MeshDelegate : public RowDelegate {
public:
    explicit MeshDelegate(QObject* parent) : RowDelegate(rowHeight(), parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const bool selected = option.state & QStyle::State_Selected;
        const bool visible = index.siblingAtColumn(MeshesModel::Visible)
                                 .data(Qt::CheckStateRole)
                                 .value<Qt::CheckState>() == Qt::Checked;
        const Token ink = visible ? Token::Text : Token::Secondary;
        switch (index.column()) {
        case MeshesModel::Name:
            drawRowText(painter, option.rect.adjusted(px(8), 0, -px(4), 0), index.data().toString(),
                        uiFont(selected ? TextRole::Strong : TextRole::Body), theme.colour(ink));
            break;
        case MeshesModel::Visible:
            drawRowIcon(painter,
                        QRect(option.rect.left(), option.rect.top(), px(24), option.rect.height()),
                        visible ? QStringLiteral("visible") : QStringLiteral("hidden"),
                        theme.colour(visible ? Token::Secondary : Token::Disabled));
            break;
        default:
            drawRowText(painter, option.rect.adjusted(0, 0, -px(8), 0), index.data().toString(),
                        uiFont(TextRole::Small), theme.colour(Token::Secondary), Qt::AlignRight);
        }
    }
};

QString methodText(const MeshInstance& mesh) {
    if (!mesh.binding)
        return MeshesPanel::tr("no weights");
    return mesh.binding->method == SkinningMethod::DualQuaternion ? MeshesPanel::tr("dual quat.")
                                                                  : MeshesPanel::tr("linear");
}

} // namespace

MeshesModel::MeshesModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            follow();
        else if (std::holds_alternative<MeshInstanceChanged>(change) && rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
    follow();
}

int MeshesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_influences.size());
}

int MeshesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(ColumnCount);
}

void MeshesModel::follow() {
    beginResetModel();
    m_influences.clear();
    for (const MeshInstance& mesh : m_document.character().meshes)
        m_influences.push_back(mesh.binding ? mesh.binding->weights().maxInfluences() : 0);
    endResetModel();
}

QVariant MeshesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const MeshInstance& mesh = m_document.character().meshes[std::size_t(index.row())];
    const QLocale locale;
    if (index.column() == Visible)
        return role == Qt::CheckStateRole ? QVariant(mesh.visible ? Qt::Checked : Qt::Unchecked)
                                          : QVariant();
    if (role == Qt::ToolTipRole && index.column() == Influences)
        return tr("The most influences of a vertex when the file was opened");
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name:
        return mesh.name.empty() ? tr("(no name)") : QString::fromStdString(mesh.name);
    case Method:
        return methodText(mesh);
    case Vertices:
        return tr("%1 v").arg(locale.toString(qulonglong(mesh.mesh->vertexCount())));
    case Influences: {
        const std::size_t most = m_influences[std::size_t(index.row())];
        return most == 0 ? QString() : tr("× %1").arg(most);
    }
    default:
        return {};
    }
}

MeshesTree::MeshesTree(Document& document, QWidget* parent)
    : RowTree(parent), m_document(document) {
    setSelectionMode(QAbstractItemView::SingleSelection);
    setItemDelegate(new MeshDelegate(this));
    onLanguage(this, [this] { setAccessibleName(tr("Meshes")); });
}

void MeshesTree::toggleVisible(MeshInstanceIndex mesh) {
    setMeshVisible(m_document, mesh, !m_document.character().meshes[mesh.value()].visible);
}

void MeshesTree::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && index.column() == MeshesModel::Visible) {
        toggleVisible(MeshInstanceIndex(std::size_t(index.row())));
        return;
    }
    RowTree::mousePressEvent(event);
}

void MeshesTree::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (index.column() == MeshesModel::Visible) {
        mousePressEvent(event); // two quick clicks are two toggles
        return;
    }
    if (index.column() != MeshesModel::Method)
        return;
    const MeshInstanceIndex mesh(std::size_t(index.row()));
    if (const auto& binding = m_document.character().meshes[mesh.value()].binding)
        setSkinningMethod(m_document, mesh,
                          binding->method == SkinningMethod::LinearBlend
                              ? SkinningMethod::DualQuaternion
                              : SkinningMethod::LinearBlend);
}

void MeshesTree::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_H && event->modifiers() == Qt::NoModifier &&
        currentIndex().isValid())
        toggleVisible(MeshInstanceIndex(std::size_t(currentIndex().row())));
    else
        RowTree::keyPressEvent(event);
}

MeshesPanel::MeshesPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new MeshesModel(document, this)) {
    m_list = new MeshesTree(document);
    m_list->setModel(m_model);
    QHeaderView* header = m_list->header();
    header->setSectionResizeMode(MeshesModel::Name, QHeaderView::Stretch);
    for (const int column : {MeshesModel::Method, MeshesModel::Vertices, MeshesModel::Influences,
                             MeshesModel::Visible})
        header->setSectionResizeMode(column, QHeaderView::Fixed);
    header->resizeSection(MeshesModel::Method, px(80));
    header->resizeSection(MeshesModel::Vertices, px(72));
    header->resizeSection(MeshesModel::Influences, px(36));
    header->resizeSection(MeshesModel::Visible, px(32));
    m_empty = withText(makeEmptyLabel({}), [] {
        return tr("The meshes of your character appear here. The brush works on the "
                  "one that is chosen.");
    });
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_list);
    connect(m_model, &QAbstractItemModel::modelReset, this, &MeshesPanel::followDocument);
    connect(&document.session(), &Session::selectionChanged, this, &MeshesPanel::followSession);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &MeshesPanel::followList);
    followDocument();
}

void MeshesPanel::followDocument() {
    const int count = m_model->rowCount();
    m_pages->setCurrentIndex(count > 0 ? 1 : 0);
    Q_EMIT subjectChanged(count > 0 ? QString::number(count) : QString());
    followSession();
}

void MeshesPanel::followSession() {
    const MeshInstanceIndex active = m_document.session().selection().activeMesh;
    m_syncing = true;
    m_list->selectionModel()->setCurrentIndex(
        active.isValid() ? m_model->index(int(active.value()), 0) : QModelIndex(),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_syncing = false;
}

void MeshesPanel::followList() {
    const QModelIndex current = m_list->currentIndex();
    if (m_syncing || !current.isValid())
        return;
    Selection selection = m_document.session().selection();
    selection.activeMesh = MeshInstanceIndex(std::size_t(current.row()));
    m_document.session().setSelection(selection);
}

} // namespace rigwright::editor
