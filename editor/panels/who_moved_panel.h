// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// WhoMovedPanel: the ten steps from bind to picture of one bone, with who moved it in each.
#pragma once

#include "core/rig/solve_rig.h"
#include "editor/panels/row_tree.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QWidget>

#include <vector>

class QStackedLayout;

namespace rigwright::editor {

class Document;

/// Rows of a trace; a step that changed nothing is DimmedRole.
class WhoMovedModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { CulpritRole = Qt::UserRole, MovedRole, NumbersRole, DimmedRole };

    explicit WhoMovedModel(Document& document, QObject* parent = nullptr);

    void show(const std::vector<BoneTrace>& trace);
    [[nodiscard]] const std::vector<BoneTrace>& trace() const { return m_trace; }
    /// How far a row took the bone from the row before, model space: metres, radians. The last
    /// step: how far the mesh is taken there from where it was bound.
    struct Way {
        double metres = 0.0;
        double radians = 0.0;
    };
    [[nodiscard]] Way wayOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString culprit(const BoneTrace& entry) const;
    [[nodiscard]] QString numbers(const BoneTrace& entry) const;

    Document& m_document;
    std::vector<BoneTrace> m_trace;
};

/// Follows the active bone while it is visible: the picture then keeps a trace of it.
class WhoMovedPanel : public QWidget {
    Q_OBJECT
public:
    explicit WhoMovedPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] RowTree* list() const { return m_list; }
    [[nodiscard]] WhoMovedModel* model() const { return m_model; }
    /// Whose steps are shown; invalid: nobody's.
    [[nodiscard]] BoneIndex bone() const { return m_bone; }

Q_SIGNALS:
    /// For the dock's header: the bone's name.
    void subjectChanged(const QString& subject);
    /// A constraint was chosen; what it changes is selected already.
    void constraintChosen(rigwright::ConstraintIndex constraint);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followSelection();
    void follow();
    void choose(int row);

    Document& m_document;
    WhoMovedModel* m_model = nullptr;
    RowTree* m_list = nullptr;
    QStackedLayout* m_pages = nullptr;
    QTimer m_later;
    BoneIndex m_bone;
    bool m_choosing = false; ///< what is selected now is a culprit, not another bone to look at
};

} // namespace rigwright::editor
