// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesPanel: the tree of bones with filter, marks and the selection of the session.
#pragma once

#include "core/base/index.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/panels/bones_filter.h"

#include <QList>
#include <QWidget>

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

private:
    void followDocument();
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
    bool m_listsAll = false;         ///< neither filter nor scope leaves any out
    std::vector<BoneIndex> m_closed; ///< when that was so last
};

} // namespace rigwright::editor
