// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigBar: layout, the spaces there are, buttons that are actions.
#include "editor/panels/rig_bar.h"

#include "editor/commands/rig_commands.h"
#include "editor/document/document.h"
#include "editor/tools/error_sentence.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kRowsShown = 20;

QPushButton* makeButton(const QString& icon) {
    auto* button = new QPushButton;
    if (!icon.isEmpty())
        button->setIcon(themeIcon(icon, IconTint::Action));
    button->setFocusPolicy(Qt::TabFocus); // Enter stays with the picture
    return button;
}

} // namespace

RigBar::RigBar(Document& document, QWidget* parent) : QWidget(parent), m_document(document) {
    m_spaceLabel = makeLabel({}, "secondary");
    m_space = new QComboBox;
    m_space->setFocusPolicy(Qt::TabFocus);
    m_space->setMaxVisibleItems(kRowsShown);
    m_space->setMinimumContentsLength(8);
    m_space->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_spaceLabel->setBuddy(m_space);
    m_control = makeButton(QStringLiteral("add"));
    m_constraint = makeButton(QStringLiteral("add"));
    m_constraint->setMenu(new QMenu(m_constraint));
    m_reset = makeButton({});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, px(8), 0);
    row->setSpacing(px(8));
    row->addWidget(m_spaceLabel);
    row->addWidget(m_space);
    row->addStretch(1);
    row->addWidget(m_control);
    row->addWidget(m_constraint);
    row->addWidget(m_reset);

    connect(m_space, &QComboBox::activated, this, &RigBar::choose);
    connect(m_control, &QPushButton::clicked, this, [this] {
        if (m_actions.control)
            m_actions.control->trigger();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (m_actions.resetPose)
            m_actions.resetPose->trigger();
    });
    connect(&document.session(), &Session::selectionChanged, this, &RigBar::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change) ||
            std::holds_alternative<RigChanged>(change))
            follow();
    });
    onLanguage(this, [this] { retranslate(); });
    followActions();
}

void RigBar::setActions(const Actions& actions) {
    m_actions = actions;
    m_constraint->menu()->addActions(actions.constraints);
    QList<QAction*> all = actions.constraints;
    all << actions.control << actions.resetPose;
    for (const QAction* action : std::as_const(all))
        connect(action, &QAction::changed, this, &RigBar::followActions);
    followActions();
}

/// A button can be pressed where its action, or one of its menu, can be done.
void RigBar::followActions() {
    const auto show = [](QPushButton* button, const QAction* action) {
        button->setEnabled(action && action->isEnabled());
        if (action)
            button->setToolTip(action->toolTip());
    };
    show(m_control, m_actions.control);
    show(m_reset, m_actions.resetPose);
    m_constraint->setEnabled(std::ranges::any_of(
        m_actions.constraints, [](const QAction* action) { return action->isEnabled(); }));
}

void RigBar::retranslate() {
    m_spaceLabel->setText(tr("Space"));
    m_space->setAccessibleName(tr("Space of the control"));
    m_space->setToolTip(
        tr("What the active control goes along with. Where it stands stays as it is."));
    m_control->setText(tr("Control"));
    m_control->setAccessibleName(tr("Add a control"));
    m_constraint->setText(tr("Constraint"));
    m_constraint->setAccessibleName(tr("Add a constraint"));
    m_constraint->setToolTip(
        tr("Makes the active bone or control follow the other selected ones."));
    m_reset->setText(tr("Reset pose"));
    follow();
    fit();
}

ControlIndex RigBar::active() const {
    const ControlIndex active = m_document.session().selection().activeControl;
    return active.isValid() && active.value() < rigOf(m_document.character()).controls.size()
               ? active
               : ControlIndex();
}

void RigBar::follow() {
    const QSignalBlocker quiet(m_space);
    m_space->clear();
    m_choices.clear();
    const ControlIndex control = active();
    m_space->setEnabled(control.isValid());
    m_spaceLabel->setEnabled(control.isValid());
    if (!control.isValid()) {
        m_space->setPlaceholderText(tr("No control"));
        m_space->setCurrentIndex(-1);
        return;
    }
    const Character& character = m_document.character();
    const Rig& rig = rigOf(character);
    const Control& held = rig.controls[control.value()];
    const auto add = [this](const QString& text, const Choice& choice) {
        m_choices.push_back(choice);
        m_space->addItem(text);
    };
    for (const ControlSpace space : {ControlSpace::Parent, ControlSpace::Root, ControlSpace::World})
        add(controlSpaceText(space), {space, {}});
    const auto addNode = [&](const RigNode& node) {
        add(nodeText(rig, character.skeleton, node), {ControlSpace::Node, node});
    };
    for (std::size_t i = 0; i < rig.controls.size(); ++i)
        if (ControlIndex(i) != control)
            addNode(controlNode(ControlIndex(i)));
    for (std::size_t bone = 0; bone < character.skeleton.boneCount(); ++bone)
        if (!held.drives || held.bone != BoneIndex(bone))
            addNode(boneNode(BoneIndex(bone)));
    const Choice now{held.space, held.space == ControlSpace::Node ? held.spaceNode : RigNode()};
    const auto found = std::ranges::find(m_choices, now);
    m_space->setCurrentIndex(found == m_choices.end() ? -1 : int(found - m_choices.begin()));
}

void RigBar::choose(int row) {
    const ControlIndex control = active();
    if (!control.isValid() || row < 0 || std::size_t(row) >= m_choices.size())
        return;
    const Choice choice = m_choices[std::size_t(row)];
    const Result<Findings> done = setControlSpace(m_document, control, choice.space, choice.node);
    if (done)
        return;
    Q_EMIT messageRequested(errorSentence(done.error()));
    follow(); // back to what it is
}

QSize RigBar::minimumSizeHint() const {
    return {px(320), px(40)}; // words give way to signs
}

/// Where the bar is narrow the label goes, then the words beside the signs.
void RigBar::fit() {
    m_spaceLabel->show();
    m_control->setText(tr("Control"));
    m_constraint->setText(tr("Constraint"));
    const auto fits = [this] {
        layout()->invalidate();
        return layout()->totalSizeHint().width() <= width();
    };
    if (fits())
        return;
    m_spaceLabel->hide();
    if (fits())
        return;
    m_control->setText({});
    m_constraint->setText({});
}

void RigBar::resizeEvent(QResizeEvent* event) {
    fit();
    QWidget::resizeEvent(event);
}

} // namespace rigwright::editor
