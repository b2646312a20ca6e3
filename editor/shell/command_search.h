// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// CommandSearch: the field in the menu row that finds commands and bones by name.
#pragma once

#include "core/base/index.h"

#include <QLineEdit>
#include <QList>

class QAction;
class QListWidget;

namespace rigwright::editor {

class Document;

class CommandSearch : public QLineEdit {
    Q_OBJECT
public:
    CommandSearch(Document& document, QList<QAction*> actions, QWidget* parent = nullptr);
    ~CommandSearch() override;

    /// Further commands; the properties "plainText", "keyText" and "iconName" are what is shown.
    void addCommands(const QList<QAction*>& actions) { m_actions += actions; }

    [[nodiscard]] QListWidget* results() const { return m_results; }

Q_SIGNALS:
    /// Something was chosen or it was left by Escape: the keyboard is free.
    void finished();
    void actionChosen(QAction* action);
    void boneChosen(rigwright::BoneIndex bone);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void search(const QString& text);
    void choose();
    void closeResults();

    Document& m_document;
    QList<QAction*> m_actions;
    QListWidget* m_results = nullptr;
};

/// How well `text` answers `query` (all words must occur, case apart): 0 = not; a beginning of the
/// text counts most, a beginning of a word more than a middle.
int searchScore(const QString& text, const QString& query);

} // namespace rigwright::editor
