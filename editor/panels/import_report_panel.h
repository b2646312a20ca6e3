// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ImportReportPanel: what was done to a file while it was read, what is doubtful, and the choices.
#pragma once

#include "core/base/finding.h"
#include "core/io/import.h"
#include "editor/ui/import_choice_words.h"

#include <QList>
#include <QWidget>

#include <set>
#include <string>

class QAction;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedLayout;
class QVBoxLayout;

namespace rigwright::editor {

class Document;
class FindingsModel;

/// Character::importFindings as rows: a mark of the severity, a line, the evidence, and words to
/// click. The report says what came with the file and stays as it is; where a remedy has been
/// applied since, the row says so. `live` tells that for weights.
class ImportReportPanel : public QWidget {
    Q_OBJECT
public:
    ImportReportPanel(Document& document, FindingsModel& live, QWidget* parent = nullptr);

    /// How the document's character was read; without `canReadAgain` no other way is offered.
    void setImport(const QString& file, const ImportChoices& choices, bool canReadAgain);

    /// Everything as plain text, as "Copy report" puts it onto the clipboard; "" without a report.
    [[nodiscard]] QString reportText() const;
    /// The words to click, from top to bottom.
    [[nodiscard]] QList<QPushButton*> words() const;
    /// For the menu of the dock's header; made anew, owned by the panel.
    [[nodiscard]] QList<QAction*> headerActions();

Q_SIGNALS:
    void subjectChanged(const QString& subject);
    /// A finding's remedy: "normalise", "reread-centimetres" …
    void fixRequested(const QString& fix);
    void choiceUndone(rigwright::editor::ChoiceKind kind);
    /// The choices are wanted one by one.
    void readAgainRequested();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void rebuild();
    void addChoices();
    void addFinding(const Finding& finding);
    void followState();
    void copy() const;
    [[nodiscard]] std::set<std::string> settledFixes() const;
    [[nodiscard]] QString emptyText() const;

    Document& m_document;
    FindingsModel& m_live;
    QString m_file;
    ImportChoices m_choices;
    bool m_canReadAgain = false;
    std::set<std::string> m_settled; ///< remedies that need not be applied any more
    QLabel* m_empty = nullptr;
    QScrollArea* m_scroll = nullptr;
    QStackedLayout* m_pages = nullptr;
    QVBoxLayout* m_rows = nullptr;
};

} // namespace rigwright::editor
