// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lists of what there is, the table of bones, and what would come of it.
#include "editor/shell/append_dialog.h"

#include "core/io/append_character.h"
#include "editor/commands/bone_text.h"
#include "editor/panels/row_tree.h"
#include "editor/shell/bone_box.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kTakesWidth = 248;
constexpr int kListHeight = 168;

/// Rows of the table: what has no counterpart stands out by a mark and its ink.
class MapDelegate : public RowDelegate {
public:
    MapDelegate(const QStringList& names, QObject* parent)
        : RowDelegate(std::max(px(28), rowHeight()), parent), m_names(names) {}

    /// The rows of trees have no width of their own; this column is as wide as its words.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QSize size = RowDelegate::sizeHint(option, index);
        if (index.column() == BoneMapModel::Match)
            size.setWidth(option.fontMetrics.horizontalAdvance(index.data().toString()) + px(24));
        return size;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const bool matched = index.data(BoneMapModel::MatchedRole).toBool();
        QRect text = option.rect.adjusted(px(8), 0, -px(8), 0);
        Token ink = Token::Text;
        if (index.column() == BoneMapModel::Source) {
            if (!matched)
                drawRowIcon(painter, QRect(text.left(), text.top(), px(16), text.height()),
                            QStringLiteral("warning"), theme.colour(Token::Warning));
            text.setLeft(text.left() + px(24));
        } else if (index.column() == BoneMapModel::Target) {
            const QRect arrow(text.left(), text.top(), px(16), text.height());
            drawRowIcon(painter, arrow, QStringLiteral("chevron-right"),
                        theme.colour(Token::Secondary));
            text.setLeft(text.left() + px(24));
            ink = matched ? Token::Text : Token::Secondary;
        } else {
            ink = Token::Secondary;
        }
        drawRowText(painter, text, index.data().toString(), uiFont(TextRole::Body),
                    theme.colour(ink));
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex&) const override {
        QComboBox* combo = makeBoneBox(m_names, AppendDialog::tr("none"), parent);
        auto* self = const_cast<MapDelegate*>(this);
        QObject::connect(combo, &QComboBox::activated, self, [self, combo] {
            Q_EMIT self->commitData(combo);
            Q_EMIT self->closeEditor(combo);
        });
        return combo;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* combo = static_cast<QComboBox*>(editor);
        combo->setCurrentIndex(index.data(BoneMapModel::TargetRole).toInt() + 1);
        combo->lineEdit()->selectAll();
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override {
        // What was typed counts where it is a name; else the row stays as it was.
        const int item = chosenItem(*static_cast<QComboBox*>(editor));
        if (item >= 0)
            model->setData(index, item - 1, BoneMapModel::TargetRole);
    }
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        editor->setGeometry(option.rect);
    }

private:
    QStringList m_names;
};

QStringList clipNames(const Character& character) {
    QStringList names;
    for (const auto& clip : character.clips)
        names += clip->name.empty() ? AppendDialog::tr("(no name)")
                                    : isolated(QString::fromStdString(clip->name));
    return names;
}

QStringList meshNames(const Character& character) {
    QStringList names;
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        names += isolated(meshText(character, MeshInstanceIndex(i)));
    return names;
}

std::vector<int> checkedRows(const QListWidget& list) {
    std::vector<int> rows;
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->checkState() == Qt::Checked)
            rows.push_back(row);
    return rows;
}

void checkAll(QListWidget& list, bool checked) {
    for (int row = 0; row < list.count(); ++row)
        list.item(row)->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
}

QPushButton* makeWord(const QString& text, const QString& name) {
    auto* word = new QPushButton(text);
    word->setProperty("kind", "word");
    word->setAutoDefault(false);
    word->setAccessibleName(name);
    return word;
}

} // namespace

AppendDialog::AppendDialog(std::shared_ptr<const Character> source, const Character& target,
                           const QString& file, QWidget* parent)
    : QDialog(parent), m_source(std::move(source)),
      m_target(target.skeleton), m_maps{mapCharacters(*m_source, target, BoneMatching::Automatic),
                                        mapCharacters(*m_source, target, BoneMatching::Names),
                                        mapCharacters(*m_source, target, BoneMatching::Humanoid)},
      m_sourceHips(requestFor(*m_source, target, BoneMatching::Names).sourceHips),
      m_map(new BoneMapModel(m_source, target.skeleton, this)) {
    setWindowTitle(tr("Append from “%1”").arg(file));
    setObjectName(QStringLiteral("appendDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    auto* row = new QHBoxLayout;
    row->setSpacing(px(16));
    auto* takes = new QScrollArea; // a small screen has no room for all of it
    takes->setObjectName(QStringLiteral("takes"));
    takes->setFrameShape(QFrame::NoFrame);
    takes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    takes->setWidgetResizable(true);
    takes->setWidget(buildTakes());
    takes->viewport()->setAutoFillBackground(false);
    takes->widget()->setAutoFillBackground(false);
    takes->setFixedWidth(px(kTakesWidth) + takes->verticalScrollBar()->sizeHint().width());
    row->addWidget(takes);
    row->addWidget(makeLine(Qt::Vertical));
    row->addWidget(buildMap(), 1);
    column->addLayout(row, 1);
    column->addWidget(makeLine(Qt::Horizontal));
    column->addWidget(buildFoot());
    makeDefault(*m_append);
    connect(m_map, &BoneMapModel::edited, this, [this] {
        m_matching->setCurrent(ByHand);
        followMap();
    });
    setMatching(Automatic);
    followTakes();
    QSize size(px(860), px(620));
    if (parent != nullptr)
        size = size.boundedTo(parent->window()->size());
    resize(size);
    m_append->setFocus();
}

QListWidget* AppendDialog::addList(QWidget* into, const QString& title, const QString& none,
                                   const QStringList& names, bool checked) {
    auto* column = static_cast<QVBoxLayout*>(into->layout());
    auto* head = new QHBoxLayout;
    head->setSpacing(px(12));
    head->addWidget(makeLabel(title, "text", TextRole::Strong));
    head->addStretch(1);
    auto* list = new QListWidget;
    list->setAccessibleName(title);
    list->setFixedHeight(std::min(px(kListHeight), px(8) + int(names.size()) * rowHeight()));
    for (const QString& name : names) {
        auto* item = new QListWidgetItem(name, list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
        item->setSizeHint(QSize(0, rowHeight()));
        item->setToolTip(name);
    }
    column->addLayout(head);
    if (names.isEmpty()) {
        column->addWidget(makeLabel(none, "secondary"));
        list->setParent(into);
        list->hide();
        return list;
    }
    QPushButton* all = makeWord(tr("All"), tr("All: %1").arg(title));
    QPushButton* nothing = makeWord(tr("None"), tr("None: %1").arg(title));
    head->addWidget(all);
    head->addWidget(nothing);
    connect(all, &QPushButton::clicked, list, [list] { checkAll(*list, true); });
    connect(nothing, &QPushButton::clicked, list, [list] { checkAll(*list, false); });
    connect(list, &QListWidget::itemChanged, this, [this] { followTakes(); });
    column->addWidget(list);
    return list;
}

QWidget* AppendDialog::buildTakes() {
    auto* page = new QWidget;
    page->setFixedWidth(px(kTakesWidth));
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    column->addWidget(makeLabel(tr("What to take"), "text", TextRole::SectionTitle));
    const bool hasClips = !m_source->clips.empty();
    m_clips = addList(page, tr("Clips"), tr("The file has no clips."), clipNames(*m_source), true);
    m_clips->setObjectName(QStringLiteral("clips"));
    m_meshes =
        addList(page, tr("Meshes"), tr("The file has no meshes."), meshNames(*m_source), !hasClips);
    m_meshes->setObjectName(QStringLiteral("meshes"));
    column->addWidget(makeLabel(tr("Bones"), "text", TextRole::Strong));
    m_skeleton = new QCheckBox(tr("All bones that are missing here"));
    m_skeleton->setObjectName(QStringLiteral("skeleton"));
    m_skeleton->setToolTip(
        tr("Every bone of the file without counterpart becomes a new bone. Those "
           "that appended meshes hang on are added in any case."));
    m_skeleton->setEnabled(m_source->skeleton.boneCount() > 0);
    m_skeleton->setChecked(!hasClips && m_source->meshes.empty());
    connect(m_skeleton, &QCheckBox::toggled, this, [this] { followTakes(); });
    column->addWidget(m_skeleton);
    column->addStretch(1);
    return page;
}

QWidget* AppendDialog::buildMap() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    column->addWidget(makeLabel(tr("Which bone is which"), "text", TextRole::SectionTitle));
    auto* bar = new QHBoxLayout;
    bar->setSpacing(px(8));
    bar->addWidget(makeLabel(tr("Match by"), "label"));
    m_matching = new SegmentedChoice(
        {{tr("What fits"), {}}, {tr("Names"), {}}, {tr("Body parts"), {}}, {tr("By hand"), {}}});
    m_matching->setObjectName(QStringLiteral("matching"));
    m_matching->setAccessibleName(tr("Match by"));
    connect(m_matching, &SegmentedChoice::chosen, this,
            [this](int index) { setMatching(Matching(index)); });
    bar->addWidget(m_matching);
    bar->addStretch(1);
    column->addLayout(bar);
    auto* counts = new QHBoxLayout;
    m_count = makeLabel({}, "secondary");
    m_count->setObjectName(QStringLiteral("count"));
    counts->addWidget(m_count, 1);
    auto* filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter bones"));
    filter->setAccessibleName(tr("Filter bones"));
    filter->setClearButtonEnabled(true);
    filter->setFixedWidth(px(160));
    counts->addWidget(filter);
    column->addLayout(counts);

    m_shown = new QSortFilterProxyModel(this);
    m_shown->setSourceModel(m_map);
    m_shown->setFilterKeyColumn(-1);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    connect(filter, &QLineEdit::textChanged, m_shown, &QSortFilterProxyModel::setFilterFixedString);
    m_table = new RowTree;
    m_table->setObjectName(QStringLiteral("boneMap"));
    m_table->setModel(m_shown);
    m_table->setHeaderHidden(false);
    m_table->setItemDelegate(new MapDelegate(m_map->targetNames(), m_table));
    m_table->setAccessibleName(tr("Which bone is which"));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->header()->setSectionsMovable(false);
    m_table->header()->setSectionResizeMode(BoneMapModel::Source, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(BoneMapModel::Target, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(BoneMapModel::Match, QHeaderView::ResizeToContents);
    m_table->installEventFilter(this);
    column->addWidget(m_table, 1);

    auto* options = new QHBoxLayout;
    options->setSpacing(px(8));
    auto* lines = new QVBoxLayout; // one above the other: beside it they are wider than a window
    lines->setSpacing(px(4));
    options->addWidget(makeLabel(tr("Keys"), "label"));
    m_transfer = new QComboBox;
    m_transfer->setObjectName(QStringLiteral("transfer"));
    m_transfer->setAccessibleName(tr("Keys"));
    m_transfer->addItems({tr("As fits the two rigs"), tr("Copied as they are"),
                          tr("Turns away from the rest pose")});
    connect(m_transfer, &QComboBox::currentIndexChanged, this, [this] { showPreview(); });
    options->addWidget(m_transfer);
    m_align = new QCheckBox(tr("Line up the rest poses (T-pose and A-pose)"));
    m_align->setObjectName(QStringLiteral("alignRests"));
    m_align->setToolTip(tr("First turns the bones here to point as those of the file do. For rigs "
                           "whose rest poses differ; not where keys are copied."));
    options->addStretch(1);
    lines->addLayout(options);
    lines->addWidget(m_align);
    column->addLayout(lines);
    return page;
}

QWidget* AppendDialog::buildFoot() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    m_preview = makeWrappedLabel("preview", "text");
    m_missing = makeWrappedLabel("missing", "secondary");
    column->addWidget(m_preview);
    column->addWidget(m_missing);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_append = buttons->addButton(tr("Append"), QDialogButtonBox::AcceptRole);
    m_append->setObjectName(QStringLiteral("append"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    return page;
}

AppendDialog::Matching AppendDialog::matching() const {
    return Matching(m_matching->current());
}

void AppendDialog::setMatching(Matching matching) {
    m_matching->setCurrent(matching);
    if (matching != ByHand)
        m_map->setMap(m_maps[std::size_t(matching)]);
    else
        m_map->sort();
    followMap();
}

AppendRequest AppendDialog::request() const {
    AppendRequest request;
    for (const int row : checkedRows(*m_clips))
        request.clips.emplace_back(std::size_t(row));
    for (const int row : checkedRows(*m_meshes))
        request.meshes.emplace_back(std::size_t(row));
    request.skeleton = m_skeleton->isChecked();
    request.map = m_map->map();
    request.transfer = ClipTransfer(m_transfer->currentIndex());
    request.alignRests = m_align->isChecked();
    request.sourceHips = m_sourceHips;
    return request;
}

void AppendDialog::followTakes() {
    const AppendRequest wanted = request();
    std::vector<std::uint8_t> needed(m_source->skeleton.boneCount(), 0);
    for (const ClipIndex clip : wanted.clips)
        for (const Channel& channel : m_source->clips[clip.value()]->channels)
            if (channel.bone.isValid())
                needed[channel.bone.value()] = 1;
    // With an empty map: the joints that carry weight, and what is above them.
    AppendRequest meshes;
    meshes.meshes = wanted.meshes;
    meshes.map.ofSource.resize(needed.size());
    for (const BoneIndex bone : bonesToAdd(*m_source, meshes))
        needed[bone.value()] = 1;
    m_map->setNeeded(std::move(needed));
    m_transfer->setEnabled(!wanted.clips.empty());
    m_align->setEnabled(!wanted.clips.empty() || !wanted.meshes.empty());
    followMap();
}

void AppendDialog::followMap() {
    const std::size_t all = m_map->map().ofSource.size();
    const std::size_t matched = matchedCount(m_map->map());
    m_count->setText(all == 0 ? tr("The file has no bones.")
                              : tr("%1 of %2 bones have a counterpart · %3 without")
                                    .arg(matched)
                                    .arg(all)
                                    .arg(all - matched));
    showPreview();
}

void AppendDialog::showPreview() {
    const AppendRequest wanted = request();
    const int bones = int(bonesToAdd(*m_source, wanted).size());
    const bool any = !wanted.clips.empty() || !wanted.meshes.empty() || wanted.skeleton;
    m_append->setEnabled(any);
    if (!any) {
        m_preview->setText(tr("Nothing is chosen yet."));
        m_missing->setText({});
        return;
    }
    QString text = QStringList{tr("%n clips", nullptr, int(wanted.clips.size())),
                               tr("%n meshes", nullptr, int(wanted.meshes.size())),
                               tr("%n new bones", nullptr, bones)}
                       .join(QStringLiteral(" · "));
    std::vector<BoneIndex> targets;
    for (const BoneMapping& mapping : wanted.map.ofSource)
        targets.push_back(mapping.target);
    const bool agree = rigsAgree(m_source->skeleton, m_target, targets);
    if (!wanted.clips.empty())
        text += QLatin1Char('\n') + transferText(wanted.transfer, agree);
    m_preview->setText(text);
    const std::vector<BoneIndex> missing = m_map->missing();
    constexpr std::size_t kMostNamed = 8;
    QStringList names;
    for (std::size_t i = 0; i < std::min(missing.size(), kMostNamed); ++i)
        names += isolated(boneText(*m_source, missing[i]));
    if (missing.size() > kMostNamed)
        names += QStringLiteral("…");
    m_missing->setText(
        missing.empty() || wanted.skeleton
            ? QString()
            : tr("%n bones that are needed have no counterpart: %1", nullptr, int(missing.size()))
                  .arg(names.join(QStringLiteral(", "))));
}

QString AppendDialog::transferText(ClipTransfer transfer, bool agree) {
    if (transfer == ClipTransfer::Relative || (transfer == ClipTransfer::Automatic && !agree))
        return tr("Bones turn away from their rest as in the file, the hips travel by their "
                  "height, lengths stay those here.");
    return agree ? tr("Keys are copied as they are: both are one rig.")
                 : tr("Keys are copied as they are, though the rigs differ.");
}

bool AppendDialog::mapKey(int key) {
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid() || m_table->isEditing())
        return false;
    const QModelIndex cell = current.siblingAtColumn(BoneMapModel::Target);
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_F2) {
        m_table->setCurrentIndex(cell);
        m_table->edit(cell);
        return true;
    }
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        m_shown->setData(cell, -1, BoneMapModel::TargetRole);
        return true;
    }
    return false;
}

bool AppendDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress &&
        mapKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QDialog::eventFilter(watched, event);
}

} // namespace rigwright::editor
