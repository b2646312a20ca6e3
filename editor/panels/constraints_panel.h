// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ConstraintsPanel: the stack of what moves the selected node, in evaluation order, and settings.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/rig/make_constraint.h"

#include <QList>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QMenu;
class QScrollArea;
class QStackedLayout;
class QToolButton;
class QVBoxLayout;

namespace rigwright::editor {

class ConstraintForm;
class ConstraintRow;
class Document;

/// About the active control, else the active bone, and the limb that it moves by IK; with nothing
/// selected, about everything in the rig.
class ConstraintsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ConstraintsPanel(Document& document, QWidget* parent = nullptr);

    /// In their order, top to bottom.
    [[nodiscard]] const std::vector<RigOrderEntry>& stack() const { return m_stack; }
    [[nodiscard]] ConstraintRow* row(std::size_t at) const { return m_rows[at]; }
    /// Of the chosen constraint; null where none is chosen.
    [[nodiscard]] ConstraintForm* form() const { return m_form; }
    [[nodiscard]] ConstraintIndex chosen() const { return m_chosen.constraint; }
    void choose(ConstraintIndex constraint);
    /// For the header of the dock: what can be added; made anew.
    [[nodiscard]] QToolButton* makeAddButton();
    /// For the menu of the dock's header; made anew, owned by the panel.
    [[nodiscard]] QList<QAction*> headerActions();

Q_SIGNALS:
    /// For the dock's header: the name of what it is about.
    void subjectChanged(const QString& subject);
    void messageRequested(const QString& message);
    /// An action of the window by its id is to be done.
    void actionRequested(const QString& id);
    /// A typed text that is no number: the reason, "" once it is fine.
    void problem(const QString& reason);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void fillAddMenu(QMenu& menu);
    void follow();
    void rebuild(std::vector<RigOrderEntry> stack);
    ConstraintRow* makeRow(std::size_t at);
    void connectWeight(ConstraintRow* row, std::size_t at);
    void followRow(std::size_t at);
    void followChoice();
    void followForm();
    void chooseAt(std::size_t at);
    void takeUpNew();
    void setEnabledAt(std::size_t at, bool on);
    void step(std::size_t at, int by, bool moves);
    void removeAt(std::size_t at);
    [[nodiscard]] std::optional<std::size_t> dropPlace(std::size_t at,
                                                       const QPoint& position) const;
    void markDrop(std::size_t at, const QPoint& position);
    void clearMarks();
    void drop(std::size_t at, const QPoint& position);
    void showMenu(std::size_t at, const QPoint& position);
    void addConstraintEntries(QMenu& menu, std::size_t at);
    void change(ConstraintIndex index, const QString& text,
                const std::function<void(Constraint&)>& edit, std::uint64_t token = 0);
    void keepOffset(ConstraintIndex index);
    void report(const Result<Findings>& result);
    [[nodiscard]] bool isThere(const RigOrderEntry& entry) const;

    Document& m_document;
    QStackedLayout* m_pages = nullptr;
    QLabel* m_empty = nullptr;
    QWidget* m_page = nullptr;
    QVBoxLayout* m_column = nullptr;
    std::vector<RigOrderEntry> m_stack;
    std::vector<ConstraintRow*> m_rows;
    RigOrderEntry m_chosen;
    ConstraintForm* m_form = nullptr;
    std::shared_ptr<const Rig> m_before; ///< as shown last: what is new since is chosen
    std::uint64_t m_generation = 0;
    std::uint64_t m_token = 0;
};

} // namespace rigwright::editor
