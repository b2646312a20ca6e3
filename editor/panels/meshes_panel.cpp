// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Model, rows and clicks of the meshes dock.
#include "editor/panels/meshes_panel.h"

#include "editor/commands/bone_text.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/skinning_words.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStackedLayout>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

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
        case MeshesModel::Lock: {
            const bool locked =
                index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
            drawRowIcon(painter,
                        QRect(option.rect.left(), option.rect.top(), px(24), option.rect.height()),
                        locked ? QStringLiteral("lock") : QStringLiteral("unlock"),
                        theme.colour(locked ? Token::Text : Token::Disabled));
            break;
        }
        default:
            drawRowText(painter, option.rect.adjusted(0, 0, -px(8), 0), index.data().toString(),
                        uiFont(TextRole::Small), theme.colour(Token::Secondary), Qt::AlignRight);
        }
    }
};

QString methodText(const MeshInstance& mesh) {
    if (!mesh.binding)
        return MeshesPanel::tr("no weights");
    return skinningShortName(mesh.binding->method);
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
    m_sweep.reset();
    m_influences.clear();
    for (const MeshInstance& mesh : m_document.character().meshes)
        m_influences.push_back(mesh.binding ? mesh.binding->weights().maxInfluences() : 0);
    endResetModel();
}

std::optional<MeshFlag> MeshesModel::flagOfColumn(int column) {
    if (column == Visible)
        return MeshFlag::Visible;
    if (column == Lock)
        return MeshFlag::Locked;
    return std::nullopt;
}

bool MeshesModel::flag(MeshInstanceIndex mesh, MeshFlag flag) const {
    if (m_sweep && m_sweep->flag == flag && m_sweep->meshes.contains(mesh))
        return m_sweep->value;
    return flagOf(m_document.character().meshes[mesh.value()], flag);
}

void MeshesModel::beginSweep(MeshFlag flag, bool value) {
    m_sweep = Sweep{flag, value, {}};
}

void MeshesModel::sweep(MeshInstanceIndex mesh) {
    if (m_sweep && m_sweep->meshes.insert(mesh).second)
        Q_EMIT dataChanged(index(int(mesh.value()), 0), index(int(mesh.value()), ColumnCount - 1));
}

void MeshesModel::endSweep() {
    if (!m_sweep)
        return;
    const Sweep sweep = *std::exchange(m_sweep, std::nullopt);
    const std::vector<MeshInstanceIndex> meshes(sweep.meshes.begin(), sweep.meshes.end());
    setMeshFlag(m_document, meshes, sweep.flag, sweep.value);
}

QVariant MeshesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const MeshInstanceIndex row(std::size_t(index.row()));
    if (role == Qt::ToolTipRole) {
        switch (index.column()) {
        case Visible:
            return tr("Visible. Drag down the column to set many; Alt+click shows only this mesh.");
        case Lock:
            return tr("Locked: nothing changes its weights. Drag to set many; Alt+click locks all "
                      "other meshes.");
        case Influences:
            return tr("The most influences of a vertex when the file was opened");
        default:
            return {};
        }
    }
    if (const auto shown = flagOfColumn(index.column()))
        return role == Qt::CheckStateRole
                   ? QVariant(flag(row, *shown) ? Qt::Checked : Qt::Unchecked)
                   : QVariant();
    return role == Qt::DisplayRole ? text(m_document.character().meshes[row.value()], index)
                                   : QVariant();
}

QString MeshesModel::text(const MeshInstance& mesh, const QModelIndex& index) const {
    switch (index.column()) {
    case Name:
        return mesh.name.empty() ? tr("(no name)") : isolated(QString::fromStdString(mesh.name));
    case Method:
        return methodText(mesh);
    case Vertices:
        return tr("%1 v").arg(QLocale().toString(qulonglong(mesh.mesh->vertexCount())));
    case Influences: {
        const std::size_t most = m_influences[std::size_t(index.row())];
        return most == 0 ? QString() : tr("× %1").arg(most);
    }
    default:
        return {};
    }
}

MeshesTree::MeshesTree(Document& document, MeshesModel& model, QWidget* parent)
    : RowTree(parent), m_document(document), m_model(model) {
    setSelectionMode(QAbstractItemView::SingleSelection);
    setItemDelegate(new MeshDelegate(this));
    setModel(&model);
    onLanguage(this, [this] { setAccessibleName(tr("Meshes")); });
}

MeshInstanceIndex MeshesTree::current() const {
    return currentIndex().isValid() ? MeshInstanceIndex(std::size_t(currentIndex().row()))
                                    : MeshInstanceIndex();
}

void MeshesTree::toggle(MeshInstanceIndex mesh, MeshFlag flag) {
    if (mesh.isValid())
        setMeshFlag(m_document, std::array{mesh}, flag, !m_model.flag(mesh, flag));
}

bool MeshesTree::pressMark(const QModelIndex& index, Qt::KeyboardModifiers modifiers) {
    const auto flag = MeshesModel::flagOfColumn(index.column());
    if (!index.isValid() || !flag)
        return false;
    const MeshInstanceIndex mesh(std::size_t(index.row()));
    if (modifiers & Qt::AltModifier) {
        // The others are hidden, or locked.
        setMeshFlagExclusively(m_document, std::array{mesh}, *flag, *flag == MeshFlag::Visible);
        return true;
    }
    m_sweeping = true;
    m_sweptTo = index.row();
    m_model.beginSweep(*flag, !m_model.flag(mesh, *flag));
    m_model.sweep(mesh);
    return true;
}

void MeshesTree::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && pressMark(indexAt(event->pos()), event->modifiers()))
        return;
    RowTree::mousePressEvent(event);
}

void MeshesTree::mouseMoveEvent(QMouseEvent* event) {
    if (!m_sweeping) {
        RowTree::mouseMoveEvent(event);
        return;
    }
    const QModelIndex index = indexAt(event->pos());
    if (!index.isValid())
        return;
    // Every row on the way: a fast pointer jumps over some.
    const auto [first, last] = std::minmax({m_sweptTo, index.row()});
    for (int row = first; row <= last; ++row)
        m_model.sweep(MeshInstanceIndex(std::size_t(row)));
    m_sweptTo = index.row();
}

void MeshesTree::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_sweeping) {
        RowTree::mouseReleaseEvent(event);
        return;
    }
    m_sweeping = false;
    m_model.endSweep();
}

void MeshesTree::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (MeshesModel::flagOfColumn(index.column())) {
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
    const bool plain = event->modifiers() == Qt::NoModifier;
    if (plain && event->key() == Qt::Key_H)
        toggle(current(), MeshFlag::Visible);
    else if (plain && event->key() == Qt::Key_L)
        toggle(current(), MeshFlag::Locked);
    else
        RowTree::keyPressEvent(event);
}

void MeshesTree::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid() || m_sweeping)
        return;
    setCurrentIndex(index.siblingAtColumn(MeshesModel::Name));
    const MeshInstanceIndex mesh(std::size_t(index.row()));
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto flagEntry = [&](MeshFlag flag, const QString& on, const QString& off) {
        connect(menu->addAction(m_model.flag(mesh, flag) ? off : on), &QAction::triggered, this,
                [this, mesh, flag] { toggle(mesh, flag); });
    };
    const auto aloneEntry = [&](MeshFlag flag, bool value, const QString& text) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, mesh, flag, value] {
            setMeshFlagExclusively(m_document, std::array{mesh}, flag, value);
        });
    };
    flagEntry(MeshFlag::Locked, tr("Lock"), tr("Unlock"));
    aloneEntry(MeshFlag::Locked, false, tr("Lock all others"));
    flagEntry(MeshFlag::Visible, tr("Show"), tr("Hide"));
    aloneEntry(MeshFlag::Visible, true, tr("Hide all others"));
    menu->addSeparator();
    const auto& binding = m_document.character().meshes[mesh.value()].binding;
    for (const SkinningMethod method : kSkinningMethods) {
        QAction* action = menu->addAction(skinningName(method));
        action->setToolTip(skinningHelp(method));
        action->setCheckable(true);
        action->setEnabled(binding.has_value());
        action->setChecked(binding && binding->method == method);
        connect(action, &QAction::triggered, this, [this, mesh, method] {
            if (!setSkinningMethod(m_document, mesh, method))
                m_document.derived().askForPreparations();
        });
    }
    menu->setToolTipsVisible(true);
    menu->popup(byMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).center()));
}

QList<QAction*> MeshesPanel::headerActions() {
    QList<QAction*> actions;
    const auto add = [&](std::function<QString()> text, MeshFlag flag, bool value) {
        QAction* action = withText(new QAction(this), std::move(text));
        connect(action, &QAction::triggered, this, [this, flag, value] {
            std::vector<MeshInstanceIndex> all;
            for (std::size_t mesh = 0; mesh < m_document.character().meshes.size(); ++mesh)
                all.emplace_back(mesh);
            setMeshFlag(m_document, all, flag, value);
        });
        actions += action;
    };
    add([] { return tr("Unlock all"); }, MeshFlag::Locked, false);
    add([] { return tr("Show all"); }, MeshFlag::Visible, true);
    return actions;
}

MeshesPanel::MeshesPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new MeshesModel(document, this)) {
    m_list = new MeshesTree(document, *m_model);
    QHeaderView* header = m_list->header();
    header->setSectionResizeMode(MeshesModel::Name, QHeaderView::Stretch);
    for (const int column : {MeshesModel::Method, MeshesModel::Vertices, MeshesModel::Influences,
                             MeshesModel::Visible, MeshesModel::Lock})
        header->setSectionResizeMode(column, QHeaderView::Fixed);
    header->resizeSection(MeshesModel::Method, px(60));
    header->resizeSection(MeshesModel::Vertices, px(64));
    header->resizeSection(MeshesModel::Influences, px(36));
    header->resizeSection(MeshesModel::Visible, px(24));
    header->resizeSection(MeshesModel::Lock, px(32)); // the mark, and the dock's padding
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
