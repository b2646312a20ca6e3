// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// CharacterFiles: opens, saves and exports the document, in the background.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/io/verify.h"
#include "core/project/project.h"
#include "editor/document/task_runner.h"
#include "editor/shell/import_source.h"
#include "editor/ui/messages.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

class QUndoCommand;

namespace rigwright::editor {

class Document;

/// What became of an export: what the file cannot hold, and how far it deforms as the document
/// does.
struct ExportOutcome {
    QString path;
    Findings lost;
    std::optional<DeformationProof> proof; ///< none where the file could not be compared
    ErrorText problem;                     ///< why, then
};

/// One file is read at a time, one is written at a time. While that lasts the document can be used:
/// a failure or a cancelled import leaves it untouched, and what is written is the document as it
/// was when that was asked for. Unsaved changes at the time of open() are the caller's; those made
/// while the file is read are asked about through `mayReplace`.
class CharacterFiles : public QObject {
    Q_OBJECT
public:
    CharacterFiles(Document& document, TaskRunner& tasks, QObject* parent = nullptr);

    /// What is kept beside the session in the project's "view" (tool settings); may be empty.
    struct ViewExtras {
        std::function<QJsonObject()> save;
        std::function<void(const QJsonObject&)> restore;
    };
    void setViewExtras(ViewExtras extras) { m_extras = std::move(extras); }

    /// Asked where the document was edited since open(); false gives up the file that was read.
    std::function<bool()> mayReplace;

    /// Starts reading; opened(), cancelled() or failed() follows. A file being read already is
    /// given up. A project is as it was saved, whatever the choices.
    void open(const QString& path, const ImportChoices& choices = {});
    /// The file that the document's character was read from (for a project: before it became one),
    /// and how; an empty path where there is none.
    [[nodiscard]] ImportSource source() const;
    /// The program and the limits of reading other formats; choices and progress are set anew for
    /// each file.
    void setImportLimits(const ImportOptions& options) { m_limits = options; }
    /// Opens what a session that ended unexpectedly left behind: the document counts as changed and
    /// belongs to `originalPath`.
    void recover(const QString& autosave, const QString& originalPath);
    void openSample(const QString& name);
    void cancelOpening();
    [[nodiscard]] bool isOpening() const { return m_tasks.isRunning(m_opening); }

    /// Writes the project as it is now; saved() or failed() follows. Asked for during another save,
    /// it starts when that one has ended, well or not; of two that wait for the same file, one
    /// after the other, the later counts.
    void save(const QString& path);
    [[nodiscard]] bool isSaving() const;
    /// Writes a GLB and compares it; exported() or failed() follows. Neither the document's file
    /// nor its clean mark change.
    void exportTo(const QString& path);
    [[nodiscard]] bool isWriting() const;
    /// Where the document was last exported to since it was opened; "" = not yet.
    [[nodiscard]] const QString& exportPath() const { return m_exportPath; }

    /// The session as save() would write it into a project now; for autosave.
    [[nodiscard]] std::string viewText() const;

Q_SIGNALS:
    /// The document holds the new character.
    void opened(const QString& path);
    /// The document holds what recover() was asked for; opened() came before.
    void recovered();
    void saved(const QString& path);
    void exported(const rigwright::editor::ExportOutcome& outcome);
    void failed(const QString& title, const rigwright::editor::ErrorText& text);

private:
    /// A place in the history: after the command, which stands before `index` (none at 0).
    struct Step {
        int index = 0;
        const QUndoCommand* command = nullptr;
    };
    struct Saving {
        QString path;
        std::uint64_t generation = 0; ///< of the document when the copy was made
        std::optional<Step> step;     ///< where the copy was made; none where it is gone
        Character character;          ///< both until the work begins
        std::string view;
    };

    void startNextSaving();
    /// False where the user keeps what was edited meanwhile.
    bool take(OpenedFile file, const ImportSource& source, std::uint64_t revisionAtOpen);
    void finishSaving(const Saving& saving, const Result<void>& result);
    [[nodiscard]] bool isAt(const Step& step) const;
    void markSaved(const std::optional<Step>& step);
    void followHistory(int index);

    Document& m_document;
    TaskRunner& m_tasks;
    ViewExtras m_extras;
    ImportOptions m_limits;
    ImportSource m_source;
    std::uint64_t m_sourceGeneration = 0; ///< of the document that m_source is about
    TaskRunner::Id m_opening = 0;
    TaskRunner::Id m_saving = 0;
    TaskRunner::Id m_exporting = 0;
    std::shared_ptr<Saving> m_current;               ///< being written, or the last one
    std::deque<std::shared_ptr<Saving>> m_nextSaves; ///< asked for while another is being written
    /// What the document's file holds, where that is not where the history stands: coming back
    /// there makes the document clean.
    std::optional<Step> m_savedStep;
    int m_historyIndex = 0;
    QString m_exportPath;
};

} // namespace rigwright::editor
