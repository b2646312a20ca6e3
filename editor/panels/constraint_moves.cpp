// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of the stack drawn to another place, and their menus.
#include "editor/commands/rig_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/panels/constraint_row.h"
#include "editor/panels/constraints_panel.h"
#include "editor/panels/rig_parts.h"

#include <QAction>
#include <QMenu>

namespace rigwright::editor {

/// The row before which what is drawn from `at` would come to lie (rows: behind the last), as far
/// as its stage goes; nothing where it would stay.
std::optional<std::size_t> ConstraintsPanel::dropPlace(std::size_t at,
                                                       const QPoint& position) const {
    const Rig& rig = rigOf(m_document.character());
    const ConstraintIndex mine = m_stack[at].constraint;
    if (!mine.isValid() || !isThere(m_stack[at]))
        return std::nullopt;
    const auto isPeer = [&](std::size_t other) {
        const ConstraintIndex its = m_stack[other].constraint;
        return its.isValid() && isThere(m_stack[other]) &&
               rig.constraints[its.value()].when == rig.constraints[mine.value()].when;
    };
    std::size_t first = at;
    while (first > 0 && isPeer(first - 1))
        --first;
    std::size_t last = at + 1;
    while (last < m_stack.size() && isPeer(last))
        ++last;
    const int y = m_page->mapFromGlobal(position).y();
    std::size_t place = first;
    while (place < last && y > m_rows[place]->geometry().center().y())
        ++place;
    if (place == at || place == at + 1)
        return std::nullopt;
    return place;
}

void ConstraintsPanel::clearMarks() {
    for (ConstraintRow* row : m_rows)
        row->setMark(ConstraintRow::Mark::None);
}

void ConstraintsPanel::markDrop(std::size_t at, const QPoint& position) {
    clearMarks();
    const auto place = dropPlace(at, position);
    if (!place)
        return;
    if (*place < m_rows.size())
        m_rows[*place]->setMark(ConstraintRow::Mark::Above);
    else
        m_rows.back()->setMark(ConstraintRow::Mark::Below);
}

void ConstraintsPanel::drop(std::size_t at, const QPoint& position) {
    clearMarks();
    const auto place = dropPlace(at, position);
    if (!place)
        return;
    const ConstraintIndex mine = m_stack[at].constraint;
    const bool before = *place < at;
    // Before the one there; behind the last of its peers.
    const ConstraintIndex peer = m_stack[before ? *place : *place - 1].constraint;
    const std::size_t to = before ? peer.value() : peer.value() + 1;
    m_chosen.constraint = ConstraintIndex(to > mine.value() ? to - 1 : to);
    report(moveConstraint(m_document, mine, to));
    follow();
}

void ConstraintsPanel::keepOffset(ConstraintIndex index) {
    const FrameResult& frame = m_document.derived().shownFrame();
    const RigPlaces places{frame.modelFromBone, frame.rig.modelFromControl};
    change(index, tr("Keep the offset of %1"),
           [&](Constraint& constraint) { constraint.offset = offsetToKeep(constraint, places); });
}

void ConstraintsPanel::addConstraintEntries(QMenu& menu, std::size_t at) {
    const ConstraintIndex index = m_stack[at].constraint;
    const Constraint& constraint = rigOf(m_document.character()).constraints[index.value()];
    menu.addAction(tr("Move up"), this, [this, at] { step(at, -1, true); })->setEnabled(at > 0);
    menu.addAction(tr("Move down"), this, [this, at] { step(at, 1, true); })
        ->setEnabled(at + 1 < m_stack.size());
    const bool before = constraint.when == RigStage::BeforeIk;
    menu.addAction(before ? tr("Run after motion") : tr("Run before IK"), this,
                   [this, index, before] {
                       change(index, tr("Stage of %1"), [before](Constraint& edited) {
                           edited.when = before ? RigStage::AfterMotion : RigStage::BeforeIk;
                       });
                   });
    menu.addSeparator();
    menu.addAction(tr("Keep where it is"), this, [this, index] { keepOffset(index); });
    menu.addAction(tr("Without offset"), this,
                   [this, index] {
                       change(index, tr("Take the offset of %1 away"),
                              [](Constraint& edited) { edited.offset = Transform(); });
                   })
        ->setEnabled(!(constraint.offset == Transform()));
    menu.addAction(tr("Duplicate"), this, [this, index] {
        report(addConstraint(m_document, rigOf(m_document.character()).constraints[index.value()]));
    });
}

void ConstraintsPanel::showMenu(std::size_t at, const QPoint& position) {
    if (at >= m_stack.size() || !isThere(m_stack[at]))
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_stack[at].constraint.isValid())
        addConstraintEntries(*menu, at);
    menu->addAction(tr("Select what it changes"), this, [this, entry = m_stack[at]] {
        const Rig& rig = rigOf(m_document.character());
        if (isThere(entry))
            selectNode(m_document, entry.constraint.isValid()
                                       ? nodeOf(rig.constraints[entry.constraint.value()])
                                       : nodeOf(rig.handles[entry.handle.value()]));
    });
    menu->addSeparator();
    menu->addAction(tr("Delete"), this, [this, at] { removeAt(at); });
    menu->popup(position);
}

} // namespace rigwright::editor
