// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows, their drags and menus, and the form of the chosen one.
#include "editor/panels/constraints_panel.h"

#include "editor/commands/rig_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/panels/constraint_form.h"
#include "editor/panels/constraint_row.h"
#include "editor/panels/driver_words.h"
#include "editor/panels/edit_report.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace rigwright::editor {

namespace {

bool isSame(const RigOrderEntry& a, const RigOrderEntry& b) {
    return a.control == b.control && a.constraint == b.constraint && a.handle == b.handle;
}

} // namespace

ConstraintsPanel::ConstraintsPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    build();
    connect(&document.session(), &Session::selectionChanged, this, &ConstraintsPanel::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change) ||
            std::holds_alternative<RigChanged>(change))
            follow();
    });
    connect(&document.derived(), &Derived::frameChanged, this, [this] {
        if (!isVisible())
            return;
        for (std::size_t at = 0; at < m_rows.size(); ++at)
            if (m_stack[at].handle.isValid() && isThere(m_stack[at]))
                followRow(at); // its weight may be keyed
        if (m_form && m_form->fits())
            m_form->followAll();
    });
    onLanguage(this, [this] { follow(); });
}

void ConstraintsPanel::build() {
    m_empty = makeEmptyLabel({});
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty);
    auto* add = withText(new QPushButton, [] { return tr("Add a constraint"); });
    add->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(add);
    fillAddMenu(*menu);
    add->setMenu(menu);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(px(8), 0, px(8), 0);
    row->addWidget(add);
    column->addLayout(row);
    column->addStretch(1);

    m_page = new QWidget;
    m_column = new QVBoxLayout(m_page);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addStretch(1);
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(scrolled(page));
    m_pages->addWidget(scrolled(m_page));
}

void ConstraintsPanel::fillAddMenu(QMenu& menu) {
    for (const ConstraintAction& entry : constraintActions()) {
        QAction* action = withText(menu.addAction(QString()),
                                   [kind = entry.kind] { return constraintKindText(kind); });
        connect(action, &QAction::triggered, this,
                [this, id = QString::fromLatin1(entry.action)] { Q_EMIT actionRequested(id); });
        if (entry.kind == ConstraintKind::Scale || entry.kind == ConstraintKind::Blend ||
            entry.kind == ConstraintKind::LimitDistance || entry.kind == ConstraintKind::Spline)
            menu.addSeparator();
    }
    connect(withText(menu.addAction(QString()), [] { return tr("Driver of a shape"); }),
            &QAction::triggered, this,
            [this] { Q_EMIT actionRequested(QStringLiteral("rig.driver-shape")); });
}

QToolButton* ConstraintsPanel::makeAddButton() {
    QToolButton* button = makeToolButton(QStringLiteral("add"), false, [] {
        return ToolButtonTexts{
            toolTipText(tr("Add a constraint"), {},
                        tr("To the active bone or control, from the other selected ones."))};
    });
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    fillAddMenu(*menu);
    button->setMenu(menu);
    return button;
}

QList<QAction*> ConstraintsPanel::headerActions() {
    const auto all = [this](const QString& text, bool on) {
        const Rig& before = rigOf(m_document.character());
        Rig after = before;
        for (const RigOrderEntry& entry : m_stack)
            if (entry.constraint.isValid())
                after.constraints[entry.constraint.value()].enabled = on;
        report(editRig(m_document, changedRig(before, std::move(after)), {.text = text}));
    };
    QAction* enable = withText(new QAction(this), [] { return tr("Enable all"); });
    connect(enable, &QAction::triggered, this, [all] { all(tr("Enable all constraints"), true); });
    QAction* disable = withText(new QAction(this), [] { return tr("Disable all"); });
    connect(disable, &QAction::triggered, this,
            [all] { all(tr("Disable all constraints"), false); });
    return {enable, disable};
}

void ConstraintsPanel::report(const Result<Findings>& result) {
    for (const QString& sentence : sentencesOf(result))
        Q_EMIT messageRequested(sentence);
}

bool ConstraintsPanel::isThere(const RigOrderEntry& entry) const {
    const Rig& rig = rigOf(m_document.character());
    return (entry.constraint.isValid() && entry.constraint.value() < rig.constraints.size()) ||
           (entry.handle.isValid() && entry.handle.value() < rig.handles.size());
}

/// Whoever adds a constraint wants to set it; behind one that is gone the chosen one has another
/// number.
void ConstraintsPanel::takeUpNew() {
    const std::shared_ptr<const Rig> former = std::exchange(m_before, m_document.character().rig);
    if (std::exchange(m_generation, m_document.generation()) != m_document.generation()) {
        m_chosen = {};
        return;
    }
    const std::size_t before = former ? former->constraints.size() : 0;
    const std::size_t now = m_before ? m_before->constraints.size() : 0;
    std::size_t at = 0;
    while (at < std::min(before, now) && former->constraints[at] == m_before->constraints[at])
        ++at;
    if (now == before + 1)
        m_chosen = {{}, ConstraintIndex(at), {}};
    else if (now + 1 == before && m_chosen.constraint.isValid() && m_chosen.constraint.value() > at)
        m_chosen.constraint = ConstraintIndex(m_chosen.constraint.value() - 1);
}

void ConstraintsPanel::follow() {
    takeUpNew();
    const Character& character = m_document.character();
    const Rig& rig = rigOf(character);
    const RigNode node = activeNode(m_document);
    Q_EMIT subjectChanged(node.isNone() ? QString() : nodeText(rig, character.skeleton, node));
    std::vector<RigOrderEntry> stack = stackOf(rig, character.skeleton, node);
    m_pages->setCurrentIndex(stack.empty() ? 0 : 1);
    m_empty->setText(
        node.isNone()
            ? tr("Rules by which bones and controls follow others appear here. Select a bone or "
                 "control, then add one.")
            : tr("Nothing moves %1 but its pose. To add a rule, select what it is to follow, then "
                 "this one with Ctrl.")
                  .arg(nodeText(rig, character.skeleton, node)));
    const bool same = std::ranges::equal(stack, m_stack, isSame);
    if (!same)
        rebuild(std::move(stack));
    if (std::ranges::none_of(
            m_stack, [this](const RigOrderEntry& entry) { return isSame(entry, m_chosen); }))
        m_chosen = m_stack.empty() ? RigOrderEntry() : m_stack.front();
    for (std::size_t at = 0; at < m_rows.size(); ++at)
        followRow(at);
    followChoice();
}

void ConstraintsPanel::rebuild(std::vector<RigOrderEntry> stack) {
    const bool hadFocus =
        std::ranges::any_of(m_rows, [](const ConstraintRow* row) { return row->hasFocus(); });
    for (ConstraintRow* row : m_rows) {
        // It may be one of its own signals that brought us here, or a drag that goes on.
        for (QObject* part : {static_cast<QObject*>(row), static_cast<QObject*>(row->enabledBox()),
                              static_cast<QObject*>(row->weight())})
            part->disconnect(this);
        m_column->removeWidget(row);
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
    m_stack = std::move(stack);
    for (std::size_t at = 0; at < m_stack.size(); ++at) {
        ConstraintRow* row = makeRow(at);
        m_column->insertWidget(int(at), row);
        m_rows.push_back(row);
        row->show();
        if (hadFocus && isSame(m_stack[at], m_chosen))
            row->setFocus(Qt::OtherFocusReason);
    }
}

ConstraintRow* ConstraintsPanel::makeRow(std::size_t at) {
    auto* row = new ConstraintRow;
    connect(row, &ConstraintRow::pressed, this, [this, at] { chooseAt(at); });
    connect(row->enabledBox(), &QCheckBox::clicked, this,
            [this, at](bool on) { setEnabledAt(at, on); });
    connectWeight(row, at);
    connect(row, &ConstraintRow::menuRequested, this,
            [this, at](const QPoint& position) { showMenu(at, position); });
    connect(row, &ConstraintRow::stepped, this,
            [this, at](int by, bool moves) { step(at, by, moves); });
    connect(row, &ConstraintRow::deleteRequested, this, [this, at] { removeAt(at); });
    connect(row, &ConstraintRow::dragged, this,
            [this, at](const QPoint& position) { markDrop(at, position); });
    connect(row, &ConstraintRow::dropped, this,
            [this, at](const QPoint& position) { drop(at, position); });
    connect(row, &ConstraintRow::dragCancelled, this, &ConstraintsPanel::clearMarks);
    return row;
}

void ConstraintsPanel::connectWeight(ConstraintRow* row, std::size_t at) {
    connect(row->weight(), &SliderField::problem, this, &ConstraintsPanel::problem);
    connect(row->weight(), &SliderField::editingStarted, this, [this, at] {
        m_document.endOpenEdit();
        m_token = nextRigToken();
        chooseAt(at);
    });
    connect(row->weight(), &SliderField::valueEdited, this, [this, at](double value) {
        const RigOrderEntry entry = m_stack[at];
        if (entry.handle.isValid())
            setIkWeight(m_document, entry.handle, value, m_token);
        else
            change(
                entry.constraint, tr("Weight of %1"),
                [value](Constraint& constraint) { constraint.weight = value; }, m_token);
    });
    connect(row->weight(), &SliderField::editingFinished, this, [this] { follow(); });
}

void ConstraintsPanel::followRow(std::size_t at) {
    const RigOrderEntry entry = m_stack[at];
    const Character& character = m_document.character();
    const Rig& rig = rigOf(character);
    ConstraintRow* row = m_rows[at];
    const auto numbered = [at](const QString& title) {
        return tr("%1 · %2").arg(QString::number(at + 1), title);
    };
    if (entry.handle.isValid()) {
        const IkHandle& handle = rig.handles[entry.handle.value()];
        row->setTexts({numbered(tr("%1 IK").arg(ikSolverText(handle.solver))),
                       handleSentence(rig, character.skeleton, handle),
                       ikSolverHelp(handle.solver)});
        row->setOn(handle.enabled);
        const std::vector<double>& weights = m_document.derived().shownFrame().source.ikWeights;
        row->weight()->setValue(
            entry.handle.value() < weights.size() ? weights[entry.handle.value()] : handle.weight);
        return;
    }
    const Constraint& constraint = rig.constraints[entry.constraint.value()];
    row->setTexts({numbered(constraintTitle(constraint)),
                   constraintSentence(rig, character.skeleton, constraint,
                                      shapeName(character, constraint.driver)),
                   constraintKindHelp(constraint.kind)});
    row->setOn(constraint.enabled);
    row->weight()->setValue(constraint.weight);
}

void ConstraintsPanel::followChoice() {
    for (std::size_t at = 0; at < m_rows.size(); ++at)
        m_rows[at]->setChosen(isSame(m_stack[at], m_chosen));
    followForm();
}

void ConstraintsPanel::followForm() {
    const ConstraintIndex wanted = m_chosen.constraint;
    if (m_form && m_form->constraint() == wanted && m_form->fits()) {
        m_form->followAll();
        return;
    }
    if (m_form) {
        m_form->retire();
        m_column->removeWidget(m_form);
        m_form->hide();
        m_form->deleteLater(); // it may be one of its own fields that brought us here
        m_form = nullptr;
    }
    if (!wanted.isValid() || !isThere(m_chosen))
        return;
    m_form = new ConstraintForm(m_document, wanted);
    connect(m_form, &ConstraintForm::reported, this, &ConstraintsPanel::report);
    connect(m_form, &RigForm::problem, this, &ConstraintsPanel::problem);
    m_column->insertWidget(int(m_rows.size()), m_form);
    m_form->show();
}

void ConstraintsPanel::choose(ConstraintIndex constraint) {
    const auto found = std::ranges::find_if(
        m_stack, [&](const RigOrderEntry& entry) { return entry.constraint == constraint; });
    if (constraint.isValid() && found != m_stack.end())
        chooseAt(std::size_t(found - m_stack.begin()));
}

void ConstraintsPanel::chooseAt(std::size_t at) {
    if (at >= m_stack.size() || isSame(m_chosen, m_stack[at]))
        return;
    m_chosen = m_stack[at];
    followChoice();
}

void ConstraintsPanel::change(ConstraintIndex index, const QString& text,
                              const std::function<void(Constraint&)>& edit, std::uint64_t token) {
    const Rig& rig = rigOf(m_document.character());
    if (!index.isValid() || index.value() >= rig.constraints.size())
        return;
    Constraint constraint = rig.constraints[index.value()];
    const QString title = constraintTitle(constraint);
    edit(constraint);
    report(setConstraint(m_document, index, constraint, text.arg(title), token));
}

void ConstraintsPanel::setEnabledAt(std::size_t at, bool on) {
    const RigOrderEntry entry = m_stack[at];
    const QString text = on ? tr("Enable %1") : tr("Disable %1");
    if (entry.constraint.isValid()) {
        change(entry.constraint, text, [on](Constraint& constraint) { constraint.enabled = on; });
    } else if (isThere(entry)) {
        const Rig& rig = rigOf(m_document.character());
        IkHandle handle = rig.handles[entry.handle.value()];
        handle.enabled = on;
        report(
            setHandle(m_document, entry.handle, handle, text.arg(handleName(rig, entry.handle))));
    }
    follow();
}

void ConstraintsPanel::step(std::size_t at, int by, bool moves) {
    const auto to = std::ptrdiff_t(at) + by;
    if (at >= m_rows.size() || to < 0 || to >= std::ptrdiff_t(m_rows.size()))
        return;
    const auto other = std::size_t(to);
    if (!moves) {
        chooseAt(other);
        m_rows[other]->setFocus(Qt::OtherFocusReason);
        return;
    }
    const Rig& rig = rigOf(m_document.character());
    const ConstraintIndex mine = m_stack[at].constraint;
    const ConstraintIndex its = m_stack[other].constraint;
    if (!mine.isValid() || !its.isValid() ||
        rig.constraints[mine.value()].when != rig.constraints[its.value()].when) {
        Q_EMIT messageRequested(tr("It stays where it is: constraints before IK come first, then "
                                   "the handles, then constraints after motion."));
        return;
    }
    const std::size_t place = by < 0 ? its.value() : its.value() + 1;
    const std::size_t lands = place > mine.value() ? place - 1 : place;
    m_chosen.constraint = ConstraintIndex(lands);
    report(moveConstraint(m_document, mine, place));
    follow();
    if (at < m_rows.size() && m_rows[at]->hasFocus() && other < m_rows.size())
        m_rows[other]->setFocus(Qt::OtherFocusReason); // it goes along
}

void ConstraintsPanel::removeAt(std::size_t at) {
    if (at >= m_stack.size())
        return; // gone since the menu opened
    const RigOrderEntry entry = m_stack[at];
    if (!isThere(entry))
        return;
    const Rig& rig = rigOf(m_document.character());
    RigParts parts;
    QString name;
    if (entry.constraint.isValid()) {
        parts.constraints = {entry.constraint};
        name = constraintTitle(rig.constraints[entry.constraint.value()]);
    } else {
        parts.handles = {entry.handle};
        name = handleName(rig, entry.handle);
    }
    report(editRig(m_document, removeParts(rig, parts), {.text = tr("Delete %1").arg(name)}));
}

void ConstraintsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

} // namespace rigwright::editor
