// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows by part of the body, choosing bones, and the words about the whole.
#include "editor/shell/humanoid_dialog.h"

#include "editor/commands/bone_text.h"
#include "editor/panels/row_tree.h"
#include "editor/shell/bone_box.h"
#include "editor/ui/humanoid_words.h"
#include "editor/ui/messages.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kSure = 0.75;
constexpr double kDoubtful = 0.45;

enum BodyPart { Body, LeftArm, RightArm, LeftLeg, RightLeg, LeftFingers, RightFingers, PartCount };

QString partText(BodyPart part) {
    switch (part) {
    case Body:
        break;
    case LeftArm:
        return HumanoidDialog::tr("Left arm");
    case RightArm:
        return HumanoidDialog::tr("Right arm");
    case LeftLeg:
        return HumanoidDialog::tr("Left leg");
    case RightLeg:
        return HumanoidDialog::tr("Right leg");
    case LeftFingers:
        return HumanoidDialog::tr("Fingers of the left hand");
    case RightFingers:
        return HumanoidDialog::tr("Fingers of the right hand");
    case PartCount:
        break;
    }
    return HumanoidDialog::tr("Body");
}

BodyPart partOf(HumanoidRole role) {
    const bool right = sideOf(role) == BoneSide::Right;
    switch (slotOf(role).part) {
    case HumanoidPart::Shoulder:
    case HumanoidPart::UpperArm:
    case HumanoidPart::LowerArm:
    case HumanoidPart::Hand:
        return right ? RightArm : LeftArm;
    case HumanoidPart::UpperLeg:
    case HumanoidPart::LowerLeg:
    case HumanoidPart::Foot:
    case HumanoidPart::Toes:
        return right ? RightLeg : LeftLeg;
    case HumanoidPart::Thumb:
    case HumanoidPart::Index:
    case HumanoidPart::Middle:
    case HumanoidPart::Ring:
    case HumanoidPart::Little:
        return right ? RightFingers : LeftFingers;
    default:
        return Body;
    }
}

QString nameOfBone(const Skeleton& skeleton, std::size_t bone) {
    const QString name = QString::fromStdString(skeleton.names[bone]);
    return name.isEmpty() ? HumanoidDialog::tr("bone %1").arg(bone) : isolated(name);
}

QStringList boneNames(const Skeleton& skeleton) {
    QStringList names;
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
        names += nameOfBone(skeleton, i);
    return names;
}

Token sureToken(double confidence) {
    return confidence >= kSure       ? Token::Good
           : confidence >= kDoubtful ? Token::Warning
                                     : Token::Error;
}

/// Headings of parts, roles, bones, and how sure they are as a bar beside the words.
class RoleDelegate : public RowDelegate {
public:
    RoleDelegate(const Skeleton& skeleton, QObject* parent)
        : RowDelegate(std::max(px(28), rowHeight()), parent), m_skeleton(skeleton) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        QRect text = option.rect.adjusted(px(8), 0, -px(8), 0);
        const QVariant role = index.data(HumanoidDialog::RoleRole);
        if (!role.isValid()) { // a heading
            drawRowText(painter, text, index.data().toString(), uiFont(TextRole::Strong),
                        theme.colour(Token::Label));
            return;
        }
        const bool has = index.data(HumanoidDialog::BoneRole).toInt() >= 0;
        const bool needed = isRequired(HumanoidRole(role.toInt()));
        Token ink = Token::Text;
        if (index.column() == HumanoidDialog::Role) {
            text.setLeft(text.left() + px(16));
            ink = has || needed ? Token::Text : Token::Secondary;
        } else if (index.column() == HumanoidDialog::Bone) {
            if (!has && needed)
                drawRowIcon(painter, QRect(text.left(), text.top(), px(16), text.height()),
                            QStringLiteral("warning"), theme.colour(Token::Warning));
            text.setLeft(text.left() + px(24));
            ink = has ? Token::Text : Token::Secondary;
        } else {
            if (!has)
                return;
            paintBar(*painter, text, index.data(HumanoidDialog::ConfidenceRole).toDouble());
            text.setLeft(text.left() + px(56));
            ink = Token::Secondary;
        }
        drawRowText(painter, text, index.data().toString(), uiFont(TextRole::Body),
                    theme.colour(ink));
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex&) const override {
        QComboBox* box = makeBoneBox(boneNames(m_skeleton), HumanoidDialog::tr("none"), parent);
        auto* self = const_cast<RoleDelegate*>(this);
        // Afterwards: the Return that chose would else go on to the row and open it again.
        QObject::connect(
            box, &QComboBox::activated, self,
            [self, box = QPointer<QComboBox>(box)] {
                if (!box)
                    return;
                Q_EMIT self->commitData(box);
                Q_EMIT self->closeEditor(box);
            },
            Qt::QueuedConnection);
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* box = static_cast<QComboBox*>(editor);
        box->setCurrentIndex(index.data(HumanoidDialog::BoneRole).toInt() + 1);
        box->lineEdit()->selectAll();
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override {
        // What was typed counts where it is a name; else the row stays as it was.
        const int item = chosenItem(*static_cast<QComboBox*>(editor));
        if (item >= 0)
            model->setData(index, item - 1, HumanoidDialog::BoneRole);
    }
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        editor->setGeometry(option.rect);
    }

private:
    static void paintBar(QPainter& painter, const QRect& area, double confidence) {
        const Theme& theme = Theme::current();
        QRect bar(area.left(), area.center().y() - px(2), px(48), px(4));
        painter.fillRect(bar, theme.colour(Token::Field));
        bar.setWidth(std::max(px(2), int(std::lround(px(48) * std::clamp(confidence, 0.0, 1.0)))));
        painter.fillRect(bar, theme.colour(sureToken(confidence)));
    }

    const Skeleton& m_skeleton;
};

QString sureText(double confidence, RoleEvidence evidence) {
    return HumanoidDialog::tr("%1 % sure · %2")
        .arg(int(std::lround(confidence * 100.0)))
        .arg(evidenceText(evidence));
}

int widestSure() {
    const QFontMetrics metrics(uiFont(TextRole::Body));
    int widest = 0;
    for (const RoleEvidence evidence :
         {RoleEvidence::Name, RoleEvidence::Shape, RoleEvidence::NameAndShape, RoleEvidence::Place,
          RoleEvidence::Mirror, RoleEvidence::File, RoleEvidence::ByHand})
        widest = std::max(widest, metrics.horizontalAdvance(sureText(1.0, evidence)));
    return widest;
}

QPushButton* makeButton(const QString& text, const char* name, const QString& help) {
    auto* button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    button->setToolTip(help);
    return button;
}

} // namespace

HumanoidDialog::HumanoidDialog(HumanoidOffer offer, QWidget* parent)
    : QDialog(parent), m_offer(std::move(offer)), m_map(m_offer.map) {
    setWindowTitle(tr("Humanoid map"));
    setObjectName(QStringLiteral("humanoidDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    column->addWidget(buildHead());
    column->addWidget(buildTable(), 1);
    m_problems = makeWrappedLabel("problems", "secondary");
    column->addWidget(m_problems);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_accept = buttons->addButton(tr("Use this map"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("accept"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    makeDefault(*m_accept);
    refresh();
    QSize size(px(620), px(720));
    if (parent != nullptr)
        size = size.boundedTo(parent->window()->size());
    resize(size);
    m_table->setFocus();
}

QWidget* HumanoidDialog::buildHead() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    m_state = makeWrappedLabel("state", "text");
    column->addWidget(m_state);
    auto* row = new QHBoxLayout;
    row->setSpacing(px(8));
    QPushButton* automatic = makeButton(tr("Automatic"), "automatic",
                                        tr("By what the file says, by names, and by the shape of "
                                           "the rest pose."));
    QPushButton* mirrored = makeButton(tr("Mirror left → right"), "mirror",
                                       tr("Gives the roles of the left side to the counterparts "
                                          "of their bones on the right."));
    QPushButton* clear = makeButton(tr("Clear"), "clear", tr("No role has a bone any more."));
    for (QPushButton* button : {automatic, mirrored, clear})
        row->addWidget(button);
    row->addStretch(1);
    column->addLayout(row);
    connect(automatic, &QPushButton::clicked, this, [this] {
        m_map = m_offer.automatic.map;
        refresh();
    });
    connect(mirrored, &QPushButton::clicked, this, &HumanoidDialog::mirror);
    connect(clear, &QPushButton::clicked, this, [this] {
        m_map = {};
        refresh();
    });
    return page;
}

QWidget* HumanoidDialog::buildTable() {
    m_model = new QStandardItemModel(0, ColumnCount, this);
    m_model->setHorizontalHeaderLabels({tr("Role"), tr("Bone"), tr("How sure")});
    fillRows();
    m_table = new RowTree;
    m_table->setObjectName(QStringLiteral("roles"));
    m_table->setAccessibleName(tr("Which bone has which role"));
    m_table->setHeaderHidden(false);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RoleDelegate(m_offer.skeleton, m_table));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->header()->setSectionsMovable(false);
    for (const int part : {int(Role), int(Bone)})
        m_table->header()->setSectionResizeMode(part, QHeaderView::Stretch);
    // As wide as its longest words, whatever the language: the bar, the text, and their margins.
    m_table->header()->setSectionResizeMode(Sure, QHeaderView::Fixed);
    m_table->header()->resizeSection(Sure, px(56) + widestSure() + px(24));
    m_table->expandAll();
    for (int part = 0; part < m_model->rowCount(); ++part)
        m_table->setFirstColumnSpanned(part, {}, true);
    m_table->installEventFilter(this);
    connect(m_model, &QStandardItemModel::itemChanged, this, [this](QStandardItem* item) {
        const auto role = roleAt(item->index());
        if (m_isFilling || !role || item->column() != Bone)
            return;
        const int bone = item->data(BoneRole).toInt();
        choose(*role, bone < 0 ? BoneIndex() : BoneIndex(std::size_t(bone)));
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                const auto role = roleAt(current);
                if (!m_isFilling && role && m_map.of(*role).isValid())
                    Q_EMIT boneWanted(m_map.of(*role));
            });
    return m_table;
}

void HumanoidDialog::fillRows() {
    std::array<QStandardItem*, PartCount> parts{};
    for (int part = 0; part < PartCount; ++part) {
        parts[std::size_t(part)] = new QStandardItem(partText(BodyPart(part)));
        parts[std::size_t(part)]->setFlags(Qt::ItemIsEnabled);
        m_model->appendRow(parts[std::size_t(part)]);
    }
    for (const HumanoidRole role : humanoidRoles()) {
        QList<QStandardItem*> row;
        for (int part = 0; part < ColumnCount; ++part) {
            auto* item = new QStandardItem;
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                           (part == Bone ? Qt::ItemIsEditable : Qt::NoItemFlags));
            item->setData(int(role), RoleRole);
            item->setData(-1, BoneRole);
            row += item;
        }
        row[Role]->setText(roleText(role));
        m_bones[std::size_t(role)] = row[Bone];
        m_sure[std::size_t(role)] = row[Sure];
        parts[std::size_t(partOf(role))]->appendRow(row);
    }
}

std::optional<HumanoidRole> HumanoidDialog::roleAt(const QModelIndex& index) const {
    const QVariant role = index.data(RoleRole);
    return role.isValid() ? std::optional(HumanoidRole(role.toInt())) : std::nullopt;
}

void HumanoidDialog::choose(HumanoidRole role, BoneIndex bone) {
    if (m_map.of(role) == bone)
        return;
    setRole(m_map, role, bone);
    refresh();
    if (bone.isValid())
        Q_EMIT boneWanted(bone);
}

void HumanoidDialog::mirror() {
    mirrorRoles(m_map, m_offer.skeleton, BoneSide::Left);
    refresh();
}

void HumanoidDialog::reset(HumanoidOffer offer) {
    m_offer = std::move(offer);
    m_map = m_offer.map;
    refresh();
}

void HumanoidDialog::showBone(BoneIndex bone) {
    const auto role = bone.isValid() ? roleOf(m_map, bone) : std::nullopt;
    if (!role || m_table->isEditing())
        return;
    const QModelIndex index = m_bones[std::size_t(*role)]->index();
    m_isFilling = true;
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
    m_isFilling = false;
}

/// The rows and the words about them.
void HumanoidDialog::refresh() {
    m_isFilling = true;
    for (const HumanoidRole role : humanoidRoles()) {
        const RoleChoice& choice = m_map[role];
        const bool has = choice.bone.isValid();
        QStandardItem* bone = m_bones[std::size_t(role)];
        QStandardItem* sure = m_sure[std::size_t(role)];
        bone->setText(has ? nameOfBone(m_offer.skeleton, choice.bone.value()) : tr("none"));
        sure->setText(has ? sureText(choice.confidence, choice.evidence) : QString());
        QStandardItem* name = bone->parent()->child(bone->row(), Role);
        for (QStandardItem* item : {name, bone, sure}) {
            item->setData(has ? int(choice.bone.value()) : -1, BoneRole);
            item->setData(choice.confidence, ConfidenceRole);
        }
    }
    m_isFilling = false;
    m_state->setText(stateText());
    constexpr qsizetype kMostProblems = 5;
    QStringList problems;
    for (const HumanoidProblem& problem : problemsOf(m_map, m_offer.skeleton))
        if (problem.kind != HumanoidProblem::Kind::Missing) // those are named above
            problems += problemText(problem);
    if (problems.size() > kMostProblems) {
        const int left = int(problems.size() - kMostProblems);
        problems.resize(kMostProblems);
        problems += tr("… and %n more", nullptr, left);
    }
    m_problems->setText(problems.join(QLatin1Char('\n')));
    m_problems->setVisible(!problems.isEmpty());
}

QString HumanoidDialog::stateText() const {
    const std::vector<HumanoidRole> missing = missingRoles(m_map);
    if (missing.empty())
        return tr("All %1 required roles have a bone; the least sure of them is %2 % sure.")
            .arg(kRequiredRoleCount)
            .arg(int(std::lround(confidenceOf(m_map) * 100.0)));
    QStringList lines;
    if (m_offer.automatic.refusal && m_map == m_offer.automatic.map) {
        const ErrorText refusal = errorText(*m_offer.automatic.refusal);
        lines += refusal.what;
        if (!refusal.remedy.isEmpty())
            lines += refusal.remedy;
    }
    QStringList roles;
    for (const HumanoidRole role : missing)
        roles += roleText(role);
    lines += tr("%n required roles have no bone: %1", nullptr, int(missing.size()))
                 .arg(roles.join(QStringLiteral(", ")));
    return lines.join(QLatin1Char('\n'));
}

/// Return on a row chooses its bone, and is not the default button's; Delete takes it away.
bool HumanoidDialog::rowKey(int key) {
    const QModelIndex current = m_table->currentIndex();
    const auto role = roleAt(current);
    if (!role || m_table->isEditing())
        return false;
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_F2) {
        const QModelIndex cell = current.siblingAtColumn(Bone);
        m_table->setCurrentIndex(cell);
        m_table->edit(cell);
        return true;
    }
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        choose(*role, {});
        return true;
    }
    return false;
}

bool HumanoidDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress &&
        rowKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QDialog::eventFilter(watched, event);
}

} // namespace rigwright::editor
