// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigOrderList: everything that moves the character, in the order in which it is worked out.
#pragma once

#include "core/base/finding.h"
#include "core/rig/make_constraint.h"
#include "editor/panels/row_tree.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace rigwright::editor {

class Document;

/// Rows that lag behind others (orderFindings()) stand above the order, each with its sentence.
class RigOrderModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { NumberRole = Qt::UserRole, SentenceRole, WarningRole, DimmedRole };

    explicit RigOrderModel(Document& document, QObject* parent = nullptr);

    /// Only while it is looked at: a drag edits the rig many times a second.
    void setActive(bool active);
    /// Of a row; nothing for a warning.
    [[nodiscard]] std::optional<RigOrderEntry> entryAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void follow();
    [[nodiscard]] QString title(const RigOrderEntry& entry) const;
    [[nodiscard]] QString sentence(const RigOrderEntry& entry) const;
    [[nodiscard]] bool isOff(const RigOrderEntry& entry) const;

    Document& m_document;
    bool m_active = false;
    Findings m_findings;
    std::vector<RigOrderEntry> m_entries;
};

class RigOrderList : public RowTree {
    Q_OBJECT
public:
    explicit RigOrderList(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] RigOrderModel& order() const { return *m_model; }

Q_SIGNALS:
    /// A row was chosen; what it is about is selected already.
    void constraintChosen(rigwright::ConstraintIndex constraint);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(const QModelIndex& index);

    Document& m_document;
    RigOrderModel* m_model = nullptr;
};

} // namespace rigwright::editor
