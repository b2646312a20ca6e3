// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshesPanel: the meshes of the character; which one is worked on, which ones are shown and
/// locked.
#pragma once

#include "core/base/index.h"
#include "core/character/character.h"
#include "editor/commands/mesh_commands.h"
#include "editor/panels/row_tree.h"

#include <QAbstractTableModel>
#include <QList>
#include <QWidget>

#include <optional>
#include <set>
#include <vector>

class QAction;
class QLabel;
class QStackedLayout;

namespace rigwright::editor {

class Document;

class MeshesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Method, Vertices, Influences, Visible, Lock, ColumnCount };

    explicit MeshesModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    /// Visible and Lock have Qt::CheckStateRole, the others Qt::DisplayRole.
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Which flag a column shows; nothing for the others.
    [[nodiscard]] static std::optional<MeshFlag> flagOfColumn(int column);
    [[nodiscard]] bool flag(MeshInstanceIndex mesh, MeshFlag flag) const;

    /// A drag down a column shows its result at once and becomes one command when it ends.
    void beginSweep(MeshFlag flag, bool value);
    void sweep(MeshInstanceIndex mesh);
    void endSweep();

private:
    struct Sweep {
        MeshFlag flag;
        bool value;
        std::set<MeshInstanceIndex> meshes;
    };

    void follow();
    [[nodiscard]] QString text(const MeshInstance& mesh, const QModelIndex& index) const;

    Document& m_document;
    std::vector<std::size_t> m_influences; ///< longest row of each mesh, 0 = no weights
    std::optional<Sweep> m_sweep;
};

/// A click on a row makes the mesh the active one, on the eye or the lock toggles it (a drag sets
/// many, Alt all others); a double click on the method switches between linear blend and dual
/// quaternion. H hides, L locks; the menu of the right button says the same in words.
class MeshesTree : public RowTree {
    Q_OBJECT
public:
    MeshesTree(Document& document, MeshesModel& model, QWidget* parent = nullptr);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] MeshInstanceIndex current() const;
    void toggle(MeshInstanceIndex mesh, MeshFlag flag);
    bool pressMark(const QModelIndex& index, Qt::KeyboardModifiers modifiers);

    Document& m_document;
    MeshesModel& m_model;
    bool m_sweeping = false;
    int m_sweptTo = 0;
};

class MeshesPanel : public QWidget {
    Q_OBJECT
public:
    explicit MeshesPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] MeshesTree* list() const { return m_list; }
    /// For the menu of the dock's header; made anew, owned by the panel.
    [[nodiscard]] QList<QAction*> headerActions();

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
