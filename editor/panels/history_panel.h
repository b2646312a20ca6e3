// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HistoryPanel: the steps that can be undone and redone, by name; a click goes there.
#pragma once

#include <QAbstractListModel>
#include <QWidget>

#include <vector>

class QLabel;
class QStackedLayout;

namespace rigwright::editor {

class Document;
class RowTree;

/// Row 0 is the start (the file as opened, or the oldest step that is still kept); each further row
/// is the state after a step. Rows after the current one can be redone.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { StateRole = Qt::UserRole, SavedRole };
    enum State { Past, Current, Future };

    explicit HistoryModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Position in the undo stack: how many of its commands are done in this row's state.
    [[nodiscard]] int stackIndex(int row) const;
    [[nodiscard]] int currentRow() const;

private:
    void follow();
    [[nodiscard]] QString startText() const;

    Document& m_document;
    std::vector<int> m_rows; ///< stackIndex of each row
};

class HistoryPanel : public QWidget {
    Q_OBJECT
public:
    explicit HistoryPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] RowTree* list() const { return m_list; }

private:
    void follow();
    void goTo(const QModelIndex& index);

    Document& m_document;
    HistoryModel* m_model = nullptr;
    RowTree* m_list = nullptr;
    QLabel* m_empty = nullptr;
    QStackedLayout* m_pages = nullptr;
};

} // namespace rigwright::editor
