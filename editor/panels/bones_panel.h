// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesPanel: the tree of bones with filter, marks and the selection of the session.
#pragma once

#include "core/base/index.h"

#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QStackedLayout;

namespace rigwright::editor {

class BonesModel;
class BonesTree;
class Document;

class BonesPanel : public QWidget {
    Q_OBJECT
public:
    explicit BonesPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] BonesTree* tree() const { return m_tree; }
    [[nodiscard]] QLineEdit* filter() const { return m_filter; }
    /// Where a bone stands in the tree as filtered; invalid where it is filtered out.
    [[nodiscard]] QModelIndex viewIndex(BoneIndex bone, int column = 0) const;

private:
    void followDocument();
    void followCount();
    void followSession();
    void followTree();
    void applyFilter(const QString& text);

    Document& m_document;
    BonesModel* m_model = nullptr;
    QSortFilterProxyModel* m_proxy = nullptr;
    BonesTree* m_tree = nullptr;
    QLineEdit* m_filter = nullptr;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_treePage = nullptr;
    QWidget* m_emptyPage = nullptr;
    bool m_syncing = false;
};

} // namespace rigwright::editor
