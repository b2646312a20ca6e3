// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesPanel: the tree of bones with filter, columns, marks and the selection of the session.
#pragma once

#include "core/base/finding.h"
#include "core/base/index.h"
#include "core/base/result.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/panels/bone_row_drag.h"
#include "editor/panels/bones_filter.h"

#include <QList>
#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QAction;
class QLineEdit;
class QLabel;
class QMenu;
class QStackedLayout;
class QToolButton;

namespace rigwright::editor {

class BonesFilter;
class BonesModel;
class BonesTree;
class Document;

class BonesPanel : public QWidget {
    Q_OBJECT
public:
    explicit BonesPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] BonesTree* tree() const { return m_tree; }
    [[nodiscard]] QLineEdit* filter() const { return m_filter; }
    /// Its menu says which bones are listed: all, bound, selected, locked, hidden.
    [[nodiscard]] QToolButton* scopeButton() const { return m_scope; }
    /// For the menu of the dock's header; made anew, owned by the panel.
    [[nodiscard]] QList<QAction*> headerActions();
    /// Where a bone stands in the tree as filtered; invalid where it is filtered out.
    [[nodiscard]] QModelIndex viewIndex(BoneIndex bone, int column = 0) const;
    /// Shows the columns that were chosen for that workspace, and its colours: by side where
    /// skeletons are built, else by bone as in the picture.
    void setWorkspace(const QString& id);
    /// Of BonesModel::Column; kept for the workspace. The name is always there.
    void showColumn(int column, bool show);
    /// Lets the active bone be named in its row.
    void renameActive();

Q_SIGNALS:
    /// What an edit did beside what was asked for, or why it was not done.
    void messageRequested(const QString& message);
    /// The selected bones are to go; who owns the panel asks who takes their weights where nobody
    /// can.
    void deleteRequested();

private:
    void build();
    void connectParts();
    void leaveRows();
    void followDocument();
    void followEdit(const std::vector<std::pair<std::string, int>>& former);
    void openAsDelivered();
    void applyColumns();
    QMenu* makeColumnsMenu();
    void hang(const BoneDrop& drop);
    void report(const Result<Findings>& result);
    QWidget* makeFilterRow();
    QMenu* makeScopeMenu();
    void followCount();
    void followRows();
    void showMenu(const QPoint& globalPosition);
    void setFlagOnAll(BoneFlag flag, bool value);
    void followSession();
    void followTree();
    void applyFilter(const QString& text);
    void showScope(BoneScope scope);
    void keepClosed();

    Document& m_document;
    BonesModel* m_model = nullptr;
    BonesFilter* m_proxy = nullptr;
    BonesTree* m_tree = nullptr;
    QLineEdit* m_filter = nullptr;
    QToolButton* m_scope = nullptr;
    QLabel* m_nothing = nullptr;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_treePage = nullptr;
    QWidget* m_emptyPage = nullptr;
    bool m_syncing = false;
    QMenu* m_columns = nullptr;
    QString m_workspace;
    std::vector<int> m_shown;                        ///< columns beside the name
    bool m_listsAll = false;                         ///< neither filter nor scope leaves any out
    std::vector<BoneIndex> m_closed;                 ///< when that was so last
    std::vector<std::pair<std::string, int>> m_keys; ///< by bone: its name, and which of that name
    std::uint64_t m_generation = 0;                  ///< of the character whose rows there are
    int m_scrolledTo = 0;
};

} // namespace rigwright::editor
