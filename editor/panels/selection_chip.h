// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SelectionChip: how many vertices are selected, and a button that lets go of them.
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace rigwright::editor {

class Document;

/// Stands on the options bar as long as vertices of the active mesh are selected: brushes and
/// operations then keep to them.
class SelectionChip : public QWidget {
    Q_OBJECT
public:
    explicit SelectionChip(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QLabel* label() const { return m_label; }
    [[nodiscard]] QToolButton* clearButton() const { return m_clear; }

private:
    void follow();

    Document& m_document;
    QLabel* m_icon = nullptr;
    QLabel* m_label = nullptr;
    QToolButton* m_clear = nullptr;
};

} // namespace rigwright::editor
