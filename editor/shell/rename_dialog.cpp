// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Ways of making names, their fields, and the list of what would come of them.
#include "editor/shell/rename_dialog.h"

#include "editor/document/bone_sets.h"
#include "editor/panels/row_tree.h"
#include "editor/shell/rename_model.h"
#include "editor/ui/humanoid_words.h"
#include "editor/ui/messages.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kLabelWidth = 120;

enum Scope { Selected, Below, All };

/// What stays is grey, what two bones would have stands out.
class RenameDelegate : public RowDelegate {
public:
    explicit RenameDelegate(QObject* parent) : RowDelegate(rowHeight(), parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const bool changes = index.data(RenameModel::ChangesRole).toBool();
        QRect text = option.rect.adjusted(px(8), 0, -px(8), 0);
        Token ink = changes ? Token::Text : Token::Secondary;
        if (index.column() == RenameModel::New) {
            const bool shared = index.data(RenameModel::SharedRole).toBool();
            const QRect mark(text.left(), text.top(), px(16), text.height());
            drawRowIcon(painter, mark,
                        shared ? QStringLiteral("warning") : QStringLiteral("chevron-right"),
                        theme.colour(shared ? Token::Warning : Token::Secondary));
            text.setLeft(text.left() + px(24));
        } else {
            ink = Token::Secondary;
        }
        drawRowText(painter, text, index.data().toString(), uiFont(TextRole::Body),
                    theme.colour(ink));
    }
};

QWidget* makePage() {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(px(8));
    form->setVerticalSpacing(px(8));
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return page;
}

QFormLayout* formOf(QWidget* page) {
    return static_cast<QFormLayout*>(page->layout());
}

void addRow(QWidget* page, const QString& label, QWidget* field) {
    QLabel* name = makeLabel(label, "label");
    name->setMinimumWidth(px(kLabelWidth));
    field->setAccessibleName(label);
    formOf(page)->addRow(name, field);
}

QLabel* addHelp(QWidget* page, const QString& text) {
    QLabel* help = makeWrappedLabel("help", "secondary");
    help->setText(text);
    formOf(page)->addRow(help);
    return help;
}

} // namespace

RenameDialog::RenameDialog(RenameOffer offer, QWidget* parent)
    : QDialog(parent), m_offer(std::move(offer)) {
    setWindowTitle(tr("Rename bones"));
    setObjectName(QStringLiteral("renameDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    m_way = new SegmentedChoice({{tr("Find and replace"), {}},
                                 {tr("Number"), {}},
                                 {tr("Add"), {}},
                                 {tr("By hierarchy"), {}},
                                 {tr("Flip sides"), {}},
                                 {tr("Side style"), {}},
                                 {tr("Convention"), {}}});
    m_way->setObjectName(QStringLiteral("way"));
    m_way->setAccessibleName(tr("How names are made"));
    m_way->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    column->addWidget(m_way);
    m_pages = new QStackedWidget;
    for (QWidget* page : {buildReplace(), buildNumber(), buildAdd(), buildHierarchy(), buildFlip(),
                          buildSideStyle(), buildConvention()})
        m_pages->addWidget(page);
    column->addWidget(m_pages);
    column->addWidget(buildScope());
    column->addWidget(makeLine(Qt::Horizontal));
    column->addWidget(buildList(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_rename = buttons->addButton(tr("Rename"), QDialogButtonBox::AcceptRole);
    m_rename->setObjectName(QStringLiteral("rename"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    makeDefault(*m_rename);
    connect(m_way, &SegmentedChoice::chosen, this, &RenameDialog::showWay);
    resize(std::max(px(640), minimumSizeHint().width()), px(560));
    refresh();
    m_find->setFocus();
}

QLineEdit* RenameDialog::addField(QWidget* page, const char* name, const QString& label,
                                  const QString& text) {
    auto* field = new QLineEdit(text);
    field->setObjectName(QString::fromLatin1(name));
    addRow(page, label, field);
    connect(field, &QLineEdit::textChanged, this, &RenameDialog::refresh);
    return field;
}

QCheckBox* RenameDialog::addCheck(QWidget* page, const char* name, const QString& text,
                                  const QString& help) {
    auto* box = new QCheckBox(text);
    box->setObjectName(QString::fromLatin1(name));
    box->setToolTip(help);
    formOf(page)->addRow(box);
    connect(box, &QCheckBox::toggled, this, &RenameDialog::refresh);
    return box;
}

SliderField* RenameDialog::addNumber(QWidget* page, const char* name, const QString& label,
                                     double least, double most) {
    auto* field = new SliderField({.label = {},
                                   .unit = {},
                                   .minimum = least,
                                   .maximum = most,
                                   .step = 1.0,
                                   .defaultValue = 1.0,
                                   .decimals = 0,
                                   .curve = 2.0});
    field->setObjectName(QString::fromLatin1(name));
    field->setValue(1.0);
    addRow(page, label, field);
    connect(field, &SliderField::valueEdited, this, &RenameDialog::refresh);
    return field;
}

QWidget* RenameDialog::buildReplace() {
    QWidget* page = makePage();
    m_find = addField(page, "find", tr("Find"));
    m_by = addField(page, "by", tr("Replace by"));
    m_isExpression = addCheck(page, "isExpression", tr("Regular expression"),
                              tr("Signs such as . * + ( ) [ ] | have their meaning; $1 to $9 in "
                                 "the other field stand for groups."));
    m_ignoresCase = addCheck(page, "ignoresCase", tr("Capitals are as small letters"),
                             tr("“Arm” is found where “arm” is looked for."));
    return page;
}

QWidget* RenameDialog::buildNumber() {
    QWidget* page = makePage();
    m_numbered = addField(page, "numbered", tr("Name with #"), QStringLiteral("bone_##"));
    m_numbered->setToolTip(tr("# is where the number stands; ## gives it two digits."));
    m_first = addNumber(page, "first", tr("First number"), 0.0, 999.0);
    m_step = addNumber(page, "step", tr("Step"), 1.0, 100.0);
    m_sidesApart = addCheck(page, "sidesApart", tr("Count left, right and middle apart"),
                            tr("Both sides get the same numbers, with their side behind."));
    m_sidesApart->setChecked(true);
    return page;
}

QWidget* RenameDialog::buildAdd() {
    QWidget* page = makePage();
    m_prefix = addField(page, "prefix", tr("Before the name"));
    m_suffix = addField(page, "suffix", tr("Behind the name"));
    addHelp(page, tr("What is added behind a name stands before its side: hand_jnt.L."));
    return page;
}

QWidget* RenameDialog::buildHierarchy() {
    QWidget* page = makePage();
    m_pattern = addField(page, "pattern", tr("Pattern"), QStringLiteral("{top}_{depth:2}"));
    addHelp(page,
            tr("{name} is the bone's own name without side, {side} its side, {top} the highest of "
               "these bones above it, {parent} the bone above, {depth} its place below {top}, "
               "{rank} its place among its siblings; {depth:2} has two digits."));
    return page;
}

QWidget* RenameDialog::buildFlip() {
    QWidget* page = makePage();
    addHelp(page, tr("Left becomes right in names, and right becomes left: for a skeleton that was "
                     "named from the viewer's side."));
    return page;
}

QWidget* RenameDialog::buildSideStyle() {
    QWidget* page = makePage();
    m_style = new QComboBox;
    m_style->setObjectName(QStringLiteral("style"));
    for (const SideStyleInfo& info : sideStyles())
        m_style->addItem(QString::fromUtf8(info.example.data(), qsizetype(info.example.size())));
    addRow(page, tr("Sides as in"), m_style);
    connect(m_style, &QComboBox::currentIndexChanged, this, &RenameDialog::refresh);
    return page;
}

QWidget* RenameDialog::buildConvention() {
    QWidget* page = makePage();
    m_convention = new QComboBox;
    m_convention->setObjectName(QStringLiteral("convention"));
    for (const NamingConventionInfo& info : namingConventions())
        m_convention->addItem(conventionText(info.convention));
    addRow(page, tr("Names of"), m_convention);
    addHelp(page, tr("Goes by the humanoid map; bones that the convention has no name for only "
                     "get their side written in its way."));
    connect(m_convention, &QComboBox::currentIndexChanged, this, &RenameDialog::refresh);
    return page;
}

QWidget* RenameDialog::buildScope() {
    QWidget* page = makePage();
    m_scope = new QComboBox;
    m_scope->setObjectName(QStringLiteral("scope"));
    const int count = int(m_offer.selected.size());
    m_scope->addItem(count > 0 ? tr("%n selected bones", nullptr, count) : tr("Selected bones"));
    m_scope->addItem(tr("Selected bones and all below"));
    m_scope->addItem(tr("All bones"));
    auto* model = qobject_cast<QStandardItemModel*>(m_scope->model());
    for (const int scope : {int(Selected), int(Below)})
        model->item(scope)->setEnabled(count > 0);
    m_scope->setCurrentIndex(count > 1 ? Selected : count == 1 ? Below : All);
    addRow(page, tr("Bones"), m_scope);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &RenameDialog::refresh);
    return page;
}

QWidget* RenameDialog::buildList() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    m_model = new RenameModel(this);
    m_list = new RowTree;
    m_list->setObjectName(QStringLiteral("names"));
    m_list->setAccessibleName(tr("New names"));
    m_list->setModel(m_model);
    m_list->setHeaderHidden(false);
    m_list->setItemDelegate(new RenameDelegate(m_list));
    m_list->header()->setSectionsMovable(false);
    for (const int part : {int(RenameModel::Old), int(RenameModel::New)})
        m_list->header()->setSectionResizeMode(part, QHeaderView::Stretch);
    m_list->setMinimumHeight(px(120));
    m_problem = makeWrappedLabel("problem", "error");
    m_count = makeWrappedLabel("count", "text");
    column->addWidget(m_list, 1);
    column->addWidget(m_problem);
    column->addWidget(m_count);
    return page;
}

RenameWay RenameDialog::way() const {
    return RenameWay(m_way->current());
}

void RenameDialog::showWay(int index) {
    m_pages->setCurrentIndex(index);
    if (QWidget* first = m_pages->currentWidget()->findChild<QLineEdit*>())
        first->setFocus();
    refresh();
}

std::vector<BoneIndex> RenameDialog::bones() const {
    switch (m_scope->currentIndex()) {
    case Selected:
        return m_offer.selected;
    case Below:
        return withBonesBelow(m_offer.skeleton, m_offer.selected);
    default:
        return allBones(m_offer.skeleton);
    }
}

Result<NameChanges> RenameDialog::wanted(const std::vector<BoneIndex>& bones) {
    const Skeleton& skeleton = m_offer.skeleton;
    m_unnamed.clear();
    switch (way()) {
    case RenameWay::Replace:
        return replaceInNames(skeleton, bones,
                              {.find = m_find->text().toStdString(),
                               .by = m_by->text().toStdString(),
                               .isExpression = m_isExpression->isChecked(),
                               .ignoresCase = m_ignoresCase->isChecked()});
    case RenameWay::Number:
        return numberNames(skeleton, bones,
                           {.pattern = m_numbered->text().toStdString(),
                            .first = int(std::lround(m_first->value())),
                            .step = int(std::lround(m_step->value())),
                            .countsSidesApart = m_sidesApart->isChecked()});
    case RenameWay::Add:
        return addToNames(
            skeleton, bones,
            {.prefix = m_prefix->text().toStdString(), .suffix = m_suffix->text().toStdString()});
    case RenameWay::Hierarchy:
        return nameByHierarchy(skeleton, bones, m_pattern->text().toStdString());
    case RenameWay::Flip:
        return flipSides(skeleton, bones);
    case RenameWay::SideStyle:
        return restyleSides(skeleton, bones,
                            sideStyles()[std::size_t(m_style->currentIndex())].style);
    case RenameWay::Convention:
        break;
    }
    const NamingConvention convention =
        namingConventions()[std::size_t(m_convention->currentIndex())].convention;
    ConventionChanges made = toConvention(skeleton, m_offer.humanoid, bones, convention);
    m_unnamed = std::move(made.unnamed);
    return std::move(made.changes);
}

void RenameDialog::refresh() {
    if (!m_rename)
        return; // its fields are being filled for the first time
    const std::vector<BoneIndex> looked = bones();
    // An empty field to begin with is no mistake.
    const bool begins = way() == RenameWay::Replace && m_find->text().isEmpty();
    Result<NameChanges> made = begins ? Result<NameChanges>(NameChanges()) : wanted(looked);
    m_problem->setText(made ? QString() : errorLines(made.error()));
    m_problem->setVisible(!made);
    m_changes = made ? std::move(*made) : NameChanges();
    m_model->show(m_offer.skeleton, looked, m_changes);
    QStringList lines;
    lines += m_changes.empty() ? tr("No name would change.")
                               : tr("%n bones get another name.", nullptr, int(m_changes.size()));
    if (const std::size_t shared = m_model->sharedCount(); shared > 0)
        lines += tr("%n bones would share a name with another one; that is allowed here, and made "
                    "unique in files that need it.",
                    nullptr, int(shared));
    if (!m_unnamed.empty())
        lines += tr("%n bones have no name in this convention.", nullptr, int(m_unnamed.size()));
    m_count->setText(lines.join(QLatin1Char('\n')));
    m_count->setVisible(bool(made));
    m_rename->setEnabled(!m_changes.empty());
}

} // namespace rigwright::editor
