// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Model, rows and clicks of the poses dock.
#include "editor/panels/poses_panel.h"

#include "editor/commands/pose_commands.h"
#include "editor/commands/pose_library_commands.h"
#include "editor/document/document.h"
#include "editor/panels/row_tree.h"
#include "editor/ui/pending_text.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace rigwright::editor {

namespace {

class PoseDelegate : public RowDelegate {
public:
    explicit PoseDelegate(QObject* parent) : RowDelegate(rowHeight(), parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool selected = option.state & QStyle::State_Selected;
        drawRowText(painter, option.rect.adjusted(px(8), 0, -px(8), 0), index.data().toString(),
                    uiFont(selected ? TextRole::Strong : TextRole::Body),
                    Theme::current().colour(Token::Text));
    }
};

/// Gestures of this panel never become one with those of a field.
std::uint64_t nextToken() {
    static std::uint64_t token = std::uint64_t{1} << 62;
    return ++token;
}

} // namespace

PosesModel::PosesModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            reset();
        else if (std::holds_alternative<PoseLibraryChanged>(change) ||
                 std::holds_alternative<RigChanged>(change)) // with other controls in them
            follow();
    });
    m_shown = document.character().poseLibrary;
}

void PosesModel::reset() {
    beginResetModel();
    m_shown = m_document.character().poseLibrary;
    endResetModel();
}

/// Only what differs, so that the chosen row, the place in the list and a name being typed stay.
void PosesModel::follow() {
    const auto& now = m_document.character().poseLibrary;
    const auto [oldEnd, newEnd] = std::ranges::mismatch(m_shown, now);
    const auto first = oldEnd - m_shown.begin();
    auto oldLast = m_shown.end();
    auto newLast = now.end();
    while (oldLast != oldEnd && newLast != newEnd && *std::prev(oldLast) == *std::prev(newLast)) {
        --oldLast;
        --newLast;
    }
    const auto gone = oldLast - oldEnd;
    const auto come = newLast - newEnd;
    if (gone == come) {
        m_shown = now;
        if (come > 0)
            Q_EMIT dataChanged(index(int(first)), index(int(first + come) - 1));
        return;
    }
    if (gone > 0) {
        beginRemoveRows({}, int(first), int(first + gone) - 1);
        m_shown.erase(m_shown.begin() + first, m_shown.begin() + first + gone);
        endRemoveRows();
    }
    if (come > 0) {
        beginInsertRows({}, int(first), int(first + come) - 1);
        m_shown = now;
        endInsertRows();
    }
}

int PosesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant PosesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const QString name = QString::fromStdString(m_shown[std::size_t(index.row())]->name);
    if (role == Qt::EditRole)
        return name;
    if (role == Qt::DisplayRole)
        return name.isEmpty() ? tr("(no name)") : name;
    return {};
}

bool PosesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    return role == Qt::EditRole && index.isValid() &&
           renameSavedPose(m_document, std::size_t(index.row()), value.toString().trimmed());
}

Qt::ItemFlags PosesModel::flags(const QModelIndex& index) const {
    return QAbstractListModel::flags(index) | Qt::ItemIsEditable;
}

PosesPanel::PosesPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new PosesModel(document, this)) {
    buildList();
    auto* empty = withText(makeEmptyLabel({}), [] {
        return tr("Poses that you save appear here: pose the character, then save the pose under a "
                  "name.");
    });
    auto* pages = new QWidget;
    m_pages = new QStackedLayout(pages);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(empty);
    m_pages->addWidget(m_list);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(pages, 1);
    column->addWidget(buildControls());
    connect(m_model, &QAbstractItemModel::modelReset, this, &PosesPanel::follow);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &PosesPanel::follow);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &PosesPanel::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            follow();
    });
    connect(&document.session(), &Session::selectionChanged, this, &PosesPanel::follow);
    onLanguage(this, [this] { follow(); });
}

void PosesPanel::buildList() {
    m_list = new RowTree;
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PoseDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->installEventFilter(this);
    onLanguage(m_list, [this] { m_list->setAccessibleName(tr("Saved poses")); });
    connect(m_list, &QAbstractItemView::doubleClicked, this, [this] { applyCurrent(false); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &PosesPanel::showMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PosesPanel::followChoice);
}

QWidget* PosesPanel::buildControls() {
    auto* controls = new QWidget;
    auto* column = new QVBoxLayout(controls);
    column->setContentsMargins(px(8), px(4), px(8), px(8));
    column->setSpacing(px(4));
    m_blend = new SliderField({.label = {},
                               .unit = QStringLiteral("%"),
                               .minimum = 0.0,
                               .maximum = 100.0,
                               .step = 5.0,
                               .defaultValue = 0.0,
                               .decimals = 0});
    onLanguage(m_blend, [this] {
        m_blend->setLabel(tr("Blend"));
        m_blend->setToolTip(tr("Drag to go part of the way from the pose on screen to the chosen "
                               "one."));
        m_blend->setAccessibleName(tr("Blend towards the chosen pose"));
    });
    connect(m_blend, &SliderField::editingStarted, this, [this] {
        m_blendFrom = shownPose(m_document);
        m_blendToken = nextToken();
    });
    connect(m_blend, &SliderField::valueEdited, this, &PosesPanel::blend);
    connect(m_blend, &SliderField::editingFinished, this, [this] {
        m_blendFrom.reset();
        m_blend->setValue(0.0); // from where it is now, there is all the way again
    });
    m_selectedOnly = withText(new QCheckBox, [] { return tr("Selected bones only"); });
    m_selectedOnly->setFocusPolicy(Qt::TabFocus);
    connect(m_selectedOnly, &QCheckBox::toggled, this, &PosesPanel::followChoice);
    m_save = withText(new QPushButton, [] { return tr("Save current pose"); });
    m_save->setFocusPolicy(Qt::TabFocus);
    connect(m_save, &QPushButton::clicked, this, &PosesPanel::save);
    column->addWidget(m_blend);
    column->addWidget(m_selectedOnly);
    column->addWidget(m_save);
    return controls;
}

void PosesPanel::follow() {
    const int count = m_model->rowCount();
    m_pages->setCurrentIndex(count > 0 ? 1 : 0);
    const bool poses = m_document.character().skeleton.boneCount() > 0;
    m_save->setEnabled(poses);
    m_selectedOnly->setEnabled(count > 0);
    followChoice();
    Q_EMIT subjectChanged(count > 0 ? QString::number(count) : QString());
}

void PosesPanel::followChoice() {
    const bool noBone = m_selectedOnly->isChecked() && chosenBones().empty();
    m_blend->setEnabled(current().has_value() && !noBone);
    m_selectedOnly->setToolTip(noBone ? tr("No bone is selected: nothing would change.")
                                      : QString());
}

std::optional<std::size_t> PosesPanel::current() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? std::optional(std::size_t(index.row())) : std::nullopt;
}

std::vector<BoneIndex> PosesPanel::chosenBones() const {
    return m_selectedOnly->isChecked() ? m_document.session().selection().bones
                                       : std::vector<BoneIndex>();
}

void PosesPanel::choose(std::size_t pose) {
    const QModelIndex index = m_model->index(int(pose));
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    m_list->scrollTo(index);
}

void PosesPanel::save() {
    if (m_document.character().skeleton.boneCount() == 0)
        return;
    commitPendingText(*window()); // a number of this pose, or the name of another
    const auto& library = m_document.character().poseLibrary;
    QString name;
    for (std::size_t number = library.size() + 1; name.isEmpty(); ++number) {
        const QString wanted = tr("Pose %1").arg(number);
        if (std::ranges::none_of(library, [&](const auto& saved) {
                return QString::fromStdString(saved->name) == wanted;
            }))
            name = wanted;
    }
    choose(savePose(m_document, name));
    if (m_list->isVisible()) {
        m_list->setFocus();
        m_list->edit(m_list->currentIndex());
    }
}

void PosesPanel::applyCurrent(bool mirrored) {
    const auto pose = current();
    if (!pose)
        return;
    const std::vector<BoneIndex> bones = chosenBones();
    if (m_selectedOnly->isChecked() && bones.empty()) {
        Q_EMIT messageRequested(tr("Choose a bone first, or untick “Selected bones only”."));
        return;
    }
    applySavedPose(m_document, {.pose = *pose, .bones = bones, .mirrored = mirrored});
}

void PosesPanel::step(int direction) {
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const auto now = current();
    const int next =
        now ? (int(*now) + direction + count) % count : (direction > 0 ? 0 : count - 1);
    choose(std::size_t(next));
    applyCurrent(false);
}

void PosesPanel::moveCurrent(int by) {
    const auto pose = current();
    if (!pose || (by < 0 && *pose == 0))
        return;
    const std::size_t to = *pose + std::size_t(std::ptrdiff_t(by));
    if (moveSavedPose(m_document, *pose, to))
        choose(to);
}

void PosesPanel::removeCurrent() {
    const auto pose = current();
    if (!pose || !removeSavedPose(m_document, *pose))
        return;
    if (const std::size_t left = m_document.character().poseLibrary.size(); left > 0)
        choose(std::min(*pose, left - 1));
}

void PosesPanel::blend(double amount) {
    const auto pose = current();
    if (!pose || (m_selectedOnly->isChecked() && chosenBones().empty()))
        return;
    const std::vector<BoneIndex> bones = chosenBones();
    PoseApplication application{.pose = *pose, .bones = bones, .amount = amount / 100.0};
    application.from = m_blendFrom;
    application.mergeToken = m_blendFrom ? m_blendToken : nextToken();
    applySavedPose(m_document, application);
}

bool PosesPanel::handleKey(int key, Qt::KeyboardModifiers modifiers) {
    const auto pose = current();
    if (!pose)
        return false;
    const bool plain = (modifiers & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        applyCurrent(false);
    } else if (plain && key == Qt::Key_Delete) {
        removeCurrent();
    } else if (modifiers == Qt::AltModifier && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        moveCurrent(key == Qt::Key_Up ? -1 : 1);
    } else {
        return false;
    }
    return true;
}

/// Keys of the list, also those that the window has commands for.
bool PosesPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list &&
        (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (event->type() == QEvent::KeyPress)
            return handleKey(key->key(), key->modifiers());
        if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_F2 ||
            key->key() == Qt::Key_Return || key->key() == Qt::Key_Up ||
            key->key() == Qt::Key_Down) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PosesPanel::showMenu(const QPoint& position) {
    const QModelIndex index = m_list->indexAt(position);
    QMenu menu(this);
    if (index.isValid()) {
        choose(std::size_t(index.row()));
        const std::size_t pose = std::size_t(index.row());
        menu.addAction(tr("Apply"), this, [this] { applyCurrent(false); });
        menu.addAction(tr("Apply mirrored"), this, [this] { applyCurrent(true); });
        menu.addSeparator();
        menu.addAction(tr("Update from the pose on screen"), this,
                       [this, pose] { updateSavedPose(m_document, pose); });
        menu.addAction(tr("Rename"), this, [this, index] { m_list->edit(index); });
        menu.addAction(tr("Duplicate"), this, [this, pose] {
            if (duplicateSavedPose(m_document, pose))
                choose(pose + 1);
        });
        QAction* up = menu.addAction(tr("Move up"), this, [this] { moveCurrent(-1); });
        up->setEnabled(pose > 0);
        QAction* down = menu.addAction(tr("Move down"), this, [this] { moveCurrent(1); });
        down->setEnabled(int(pose) + 1 < m_model->rowCount());
        menu.addSeparator();
        menu.addAction(tr("Delete"), this, &PosesPanel::removeCurrent);
    }
    menu.addAction(tr("Save current pose"), this, &PosesPanel::save);
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

} // namespace rigwright::editor
