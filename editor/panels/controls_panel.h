// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ControlsPanel: the controls of the rig, their sets, and the order in which all is worked out.
#pragma once

#include "core/base/finding.h"
#include "core/base/index.h"
#include "core/base/result.h"

#include <QList>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <vector>

class QAction;
class QStackedLayout;
class QToolButton;

namespace rigwright::editor {

class ControlsModel;
class ControlsTree;
class Document;
class RigOrderList;
struct ControlMenuCalls;

/// The selection goes both ways with the session.
class ControlsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ControlsPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] ControlsTree* tree() const { return m_tree; }
    [[nodiscard]] ControlsModel* model() const { return m_model; }
    [[nodiscard]] RigOrderList* orderList() const { return m_order; }
    /// For the header of the dock; made anew, owned by the panel.
    [[nodiscard]] QList<QAction*> headerActions();
    [[nodiscard]] QToolButton* makeAddButton();
    /// In place of the tree: the order in which everything is worked out.
    void showOrder(bool show);
    /// Lets the active control be named in its row.
    void renameActive();

Q_SIGNALS:
    /// For the dock's header: how many controls there are.
    void subjectChanged(const QString& subject);
    void messageRequested(const QString& message);
    /// An action of the window by its id is to be done.
    void actionRequested(const QString& id);
    void constraintChosen(rigwright::ConstraintIndex constraint);
    void orderShown(bool shown);

private:
    void build();
    QWidget* makeEmptyPage();
    void connectTree();
    void followDocument();
    void followPage();
    void leaveRows();
    void followRows();
    void followSession();
    void followTree();
    void selectControls(std::vector<ControlIndex> controls, bool extend);
    void setVisible(const QModelIndex& index, bool visible, bool begins);
    void showOnly(const QModelIndex& index);
    void showAll();
    void showMenu(const QModelIndex& index, const QPoint& globalPosition);
    void report(const Result<Findings>& result);
    [[nodiscard]] ControlMenuCalls calls();

    Document& m_document;
    ControlsModel* m_model = nullptr;
    ControlsTree* m_tree = nullptr;
    RigOrderList* m_order = nullptr;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_emptyPage = nullptr;
    bool m_showsOrder = false;
    bool m_syncing = false;
    std::vector<ControlIndex> m_closed; ///< while rows are made anew
    int m_scrolledTo = 0;
    std::uint64_t m_generation = 0; ///< of the character whose rows there are
    std::uint64_t m_sweepToken = 0;
};

} // namespace rigwright::editor
