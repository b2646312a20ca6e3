// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshesPanel: the meshes of the character; which one is worked on, which ones are shown.
#pragma once

#include "core/base/index.h"
#include "editor/panels/row_tree.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QStackedLayout;

namespace rigwright::editor {

class Document;

class MeshesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Method, Vertices, Influences, Visible, ColumnCount };

    explicit MeshesModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    /// Visible has Qt::CheckStateRole, the others Qt::DisplayRole.
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void follow();

    Document& m_document;
    std::vector<std::size_t> m_influences; ///< longest row of each mesh, 0 = no weights
};

/// A click on a row makes the mesh the active one, on the eye shows or hides it; a double click on
/// the method switches between linear blend and dual quaternion.
class MeshesTree : public RowTree {
    Q_OBJECT
public:
    explicit MeshesTree(Document& document, QWidget* parent = nullptr);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void toggleVisible(MeshInstanceIndex mesh);

    Document& m_document;
};

class MeshesPanel : public QWidget {
    Q_OBJECT
public:
    explicit MeshesPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] MeshesTree* list() const { return m_list; }

Q_SIGNALS:
    void subjectChanged(const QString& subject);

private:
    void followDocument();
    void followSession();
    void followList();

    Document& m_document;
    MeshesModel* m_model = nullptr;
    MeshesTree* m_list = nullptr;
    QLabel* m_empty = nullptr;
    QStackedLayout* m_pages = nullptr;
    bool m_syncing = false;
};

} // namespace rigwright::editor
