// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Fields of a bone at rest, both ways.
#include "editor/panels/bone_panel.h"

#include "core/character/humanoid.h"
#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/role_commands.h"
#include "editor/document/document.h"
#include "editor/panels/edit_report.h"
#include "editor/ui/humanoid_words.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStackedLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kCentimetres = 100.0;
constexpr double kDegrees = 180.0 / kPi;
constexpr double kLeastLength = 0.01; // cm; a bone without length has no way to grow again
constexpr int kLabelWidth = 88;

/// Gestures of this panel never become one with those of a tool.
std::uint64_t nextToken() {
    static std::uint64_t token = std::uint64_t{1} << 61;
    return ++token;
}

bool isThere(const Document& document, BoneIndex bone) {
    return bone.isValid() && bone.value() < document.character().skeleton.boneCount();
}

SliderField* makeLengthField(bool showsUnit) {
    return new SliderField({.label = {},
                            .unit = QStringLiteral("cm"),
                            .showsUnit = showsUnit,
                            .minimum = 0.0,
                            .step = 0.1,
                            .decimals = 1,
                            .bounded = false});
}

QWidget* besideOneAnother(const std::array<SliderField*, 3>& fields) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(px(4));
    for (SliderField* field : fields)
        line->addWidget(field, 1);
    return row;
}

} // namespace

BonePanel::BonePanel(Document& document, QWidget* parent) : QWidget(parent), m_document(document) {
    build();
    connect(&document.session(), &Session::selectionChanged, this, &BonePanel::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            follow();
    });
    onLanguage(this, [this] {
        QStringList roles{tr("None")};
        for (const HumanoidRole role : humanoidRoles())
            roles += roleText(role);
        setItemTexts(*m_role, roles);
        m_name->setAccessibleName(tr("Name"));
        m_role->setAccessibleName(tr("Humanoid role"));
        m_role->setToolTip(tr("Which bone of the standard humanoid it is. The bone that had the "
                              "role loses it."));
        m_deform->setToolTip(tr("Bones that a mesh is bound to move it. Bind the mesh anew to "
                                "change which ones these are."));
        follow();
    });
}

void BonePanel::build() {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(px(8), px(8), px(8), px(8));
    grid->setHorizontalSpacing(px(8));
    grid->setVerticalSpacing(px(4));
    grid->setColumnMinimumWidth(0, px(kLabelWidth));
    grid->setColumnStretch(1, 1);
    m_name = new QLineEdit;
    m_name->setProperty("committed", true); // see commitPendingText()
    m_name->installEventFilter(this);
    connect(m_name, &QLineEdit::editingFinished, this, &BonePanel::rename);
    m_role = new QComboBox;
    m_role->setMaxVisibleItems(20);
    m_role->setFocusPolicy(Qt::TabFocus);
    m_role->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_role->installEventFilter(this);
    connect(m_role, &QComboBox::activated, this, &BonePanel::chooseRole);
    buildNumbers();
    m_deform = withText(new QCheckBox, [] { return tr("Moves the mesh"); });
    m_deform->setEnabled(false);

    int row = 0;
    const auto add = [&](std::function<QString()> text, QWidget* field) {
        grid->addWidget(withText(makeLabel({}, "secondary"), std::move(text)), row, 0);
        grid->addWidget(field, row++, 1);
    };
    add([] { return tr("Name"); }, m_name);
    add([] { return tr("Role"); }, m_role);
    add([] { return tr("Head"); }, besideOneAnother(m_head));
    add([] { return tr("Tail"); }, besideOneAnother(m_tail));
    add([] { return tr("Roll"); }, m_roll);
    add([] { return tr("Length"); }, m_length);
    add([] { return tr("Deform"); }, m_deform);
    grid->setRowStretch(row, 1);

    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(withText(makeEmptyLabel({}), [] {
        return tr("Select a bone to see where it begins and ends, and to place it in numbers.");
    }));
    m_pages->addWidget(page);
}

void BonePanel::buildNumbers() {
    const std::array names{QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        m_head[axis] = makeLengthField(axis == 2);
        m_tail[axis] = makeLengthField(axis == 2);
        m_head[axis]->setAccessibleName(names[axis]);
        m_tail[axis]->setAccessibleName(names[axis]);
        addField(m_head[axis], [this](const Rest& rest) {
            return setBoneHead(m_document, rest.bone, valueOf(m_head), m_options, m_token);
        });
        addField(m_tail[axis],
                 [this](const Rest& rest) { return moveTail(rest, valueOf(m_tail)); });
    }
    m_roll = new SliderField({.label = {},
                              .unit = QStringLiteral("°"),
                              .minimum = -180.0,
                              .maximum = 180.0,
                              .step = 1.0,
                              .decimals = 1});
    addField(m_roll, [this](const Rest& rest) {
        return setBoneRoll(m_document, rest.bone, m_roll->value() / kDegrees, m_options, m_token);
    });
    m_length = makeLengthField(true);
    addField(m_length, [this](const Rest& rest) {
        // Along the way that it had when the number was taken hold of.
        const Vec3d way = (m_before.tail - m_before.head).normalized();
        const double length = std::max(m_length->value(), kLeastLength) / kCentimetres;
        return moveTail(rest, rest.head + length * way);
    });
}

void BonePanel::addField(SliderField* field, std::function<Result<Findings>(const Rest&)> run) {
    connect(field, &SliderField::editingStarted, this, [this, field] {
        m_document.endOpenEdit();
        m_token = nextToken();
        m_editing = nullptr;
        m_before = rest().value_or(Rest());
        m_editing = field;
        m_result = Findings();
    });
    connect(field, &SliderField::valueEdited, this, [this, run = std::move(run)] { edit(run); });
    connect(field, &SliderField::editingFinished, this, [this] {
        m_editing = nullptr;
        follow();
        report(std::exchange(m_result, Findings())); // once, not for each pixel of a drag
    });
}

void BonePanel::edit(const std::function<Result<Findings>(const Rest&)>& run) {
    if (const std::optional<Rest> now = rest())
        m_result = run(*now);
}

std::optional<BonePanel::Rest> BonePanel::rest() const {
    const BoneIndex bone = m_document.session().selection().activeBone;
    if (!isThere(m_document, bone))
        return std::nullopt;
    const Skeleton& skeleton = m_document.character().skeleton;
    const std::vector<Affine3d> model = restModel(skeleton);
    Rest rest;
    rest.bone = bone;
    // While an end is drawn about, another child may come to lie more in line: the end stays its.
    const bool keeps = m_editing && m_before.bone == bone &&
                       (!m_before.child.isValid() || isThere(m_document, m_before.child));
    rest.child = keeps ? m_before.child : mainChildren(skeleton)[bone.value()];
    rest.head = model[bone.value()].translation();
    rest.tail = rest.child.isValid()
                    ? Vec3d(model[rest.child.value()].translation())
                    : Vec3d(model[bone.value()] * tailOf(skeleton, bone, rest.child));
    rest.roll = rollOf(skeleton, bone, rollAxis(skeleton, bone));
    return rest;
}

Vec3d BonePanel::valueOf(const std::array<SliderField*, 3>& fields) const {
    // Only the one under the hand: what the others show is rounded.
    const std::optional<Rest> now = rest();
    Vec3d value = &fields == &m_head ? now->head : now->tail;
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (fields[axis] == m_editing)
            value[Eigen::Index(axis)] = fields[axis]->value() / kCentimetres;
    return value;
}

Result<Findings> BonePanel::moveTail(const Rest& rest, const Vec3d& tail) {
    if (mainChildren(m_document.character().skeleton)[rest.bone.value()] == rest.child)
        return setBoneTail(m_document, rest.bone, tail, m_options, m_token);
    return setBoneHead(m_document, rest.child, tail, m_options, m_token);
}

void BonePanel::rename() {
    const BoneIndex bone = m_document.session().selection().activeBone;
    if (!isThere(m_document, bone) || !m_name->isModified())
        return;
    m_name->setModified(false); // both Return and leaving end the editing
    const QString name = m_name->text();
    if (name.trimmed().toStdString() != m_document.character().skeleton.names[bone.value()])
        report(renameBoneTo(m_document, bone, name));
    follow();
}

void BonePanel::chooseRole(int item) {
    const BoneIndex bone = m_document.session().selection().activeBone;
    giveRole(m_document, bone,
             item > 0 ? std::optional(humanoidRoles()[std::size_t(item - 1)]) : std::nullopt);
}

void BonePanel::setOptions(const JointOptions& options) {
    if (options.withChildren == m_options.withChildren && options.symmetric == m_options.symmetric)
        return;
    m_options = options;
    Q_EMIT optionsChanged();
}

QList<QAction*> BonePanel::headerActions() {
    QList<QAction*> actions;
    const auto add = [&](std::function<QString()> text, bool JointOptions::*option) {
        QAction* action = withText(new QAction(this), std::move(text));
        action->setCheckable(true);
        action->setChecked(m_options.*option);
        connect(action, &QAction::triggered, this, [this, option](bool checked) {
            JointOptions options = m_options;
            options.*option = checked;
            setOptions(options);
        });
        connect(this, &BonePanel::optionsChanged, action,
                [this, action, option] { action->setChecked(m_options.*option); });
        actions += action;
    };
    add([] { return tr("Take bones below along"); }, &JointOptions::withChildren);
    add([] { return tr("Other side, too"); }, &JointOptions::symmetric);
    return actions;
}

void BonePanel::follow() {
    const std::optional<Rest> now = rest();
    m_pages->setCurrentIndex(now ? 1 : 0);
    if (!now) {
        Q_EMIT subjectChanged({});
        return;
    }
    const Character& character = m_document.character();
    const auto others = int(m_document.session().selection().bones.size()) - 1;
    const QString name = boneText(character, now->bone);
    Q_EMIT subjectChanged(others > 0 ? tr("%1 and %n others", nullptr, others).arg(name) : name);
    const QString own = QString::fromStdString(character.skeleton.names[now->bone.value()]);
    if (std::exchange(m_shown, now->bone) != now->bone || !m_name->isModified())
        m_name->setText(own);
    const std::optional<HumanoidRole> role = roleOf(humanoidOf(character).map, now->bone);
    m_role->setCurrentIndex(role ? int(*role) + 1 : 0);
    followNumbers(*now);
    followDeform();
}

void BonePanel::followNumbers(const Rest& rest) {
    for (int axis = 0; axis < 3; ++axis) {
        write(head(axis), rest.head[axis] * kCentimetres);
        write(tail(axis), rest.tail[axis] * kCentimetres);
    }
    write(m_roll, rest.roll * kDegrees);
    m_roll->setDefaultValue(0.0);
    const double length = (rest.tail - rest.head).norm();
    write(m_length, length * kCentimetres);
    const QString why = rest.child.isValid()
                            ? QString()
                            : tr("No bone begins where this one ends. Extrude one from it "
                                 "to place its end.");
    for (SliderField* field : {tail(0), tail(1), tail(2), m_length}) {
        if (field != m_editing)
            field->setEnabled(rest.child.isValid() && (field != m_length || length > 0.0));
        field->setToolTip(why);
    }
}

/// A double click goes back to what is there: a place at rest has no other one to go back to.
void BonePanel::write(SliderField* field, double value) {
    if (field == m_editing)
        return;
    field->setDefaultValue(value);
    field->setValue(value);
}

void BonePanel::followDeform() {
    const Selection& selection = m_document.session().selection();
    const std::vector<std::uint8_t>& deform = m_document.character().skeleton.deform;
    const auto moving = std::ranges::count_if(
        selection.bones, [&](BoneIndex bone) { return deform[bone.value()] != 0; });
    const bool all = moving == std::ssize(selection.bones);
    m_deform->setCheckState(moving == 0 ? Qt::Unchecked : all ? Qt::Checked : Qt::PartiallyChecked);
}

void BonePanel::report(const Result<Findings>& result) {
    for (const QString& sentence : sentencesOf(result))
        Q_EMIT messageRequested(sentence);
}

bool BonePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_role && event->type() == QEvent::Wheel && !m_role->hasFocus()) {
        event->ignore(); // who scrolls the panel does not mean to change a role
        return true;
    }
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched == m_name && key && m_name->isModified() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) { // the name as it was
            m_name->setModified(false);
            follow();
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rigwright::editor
