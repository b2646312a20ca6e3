// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FileFlow: the File menu. Asks, warns and reports around CharacterFiles.
#pragma once

#include "core/base/finding.h"
#include "core/io/import.h"
#include "editor/document/autosave.h"
#include "editor/shell/disk_watch.h"

#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace rigwright::editor {

class ActionSet;
class CharacterFiles;
class Document;
class RecentFiles;
class ToastStack;
class ToolStage;
struct ErrorText;
struct ExportOutcome;

/// What the flow works with. All of it outlives the flow.
struct FileFlowContext {
    QWidget& window; ///< parent of the dialogs
    Document& document;
    ToolStage& tools;
    CharacterFiles& files;
    TaskRunner& tasks;
    Autosave& autosave;
    RecentFiles& recent;
    ToastStack& toasts;
};

class FileFlow : public QObject {
    Q_OBJECT
public:
    explicit FileFlow(const FileFlowContext& context, QObject* parent = nullptr);

    void bind(ActionSet& actions);

    /// Asks about unsaved changes first, where there are any.
    void openFile(const QString& path);
    void openSample(const QString& name);
    /// What was dropped on the window: one character file opens; of anything else a message says
    /// what to do instead.
    void openDropped(const QStringList& paths);
    void chooseFile();
    /// Starts saving; asks for a name where the document is no project yet, or `ask`. False where
    /// the user gave up.
    bool save(bool ask);
    bool exportGlb(bool ask);
    /// Reads the document's file again, as it was read before; asks first where changes would be
    /// lost.
    void revert();
    /// The same with the file that the character came from (before it became a project), in another
    /// way; asks also where a project would be replaced. Says so where that file is gone.
    void readAgain(const ImportChoices& choices);
    /// True where the document may go: it is clean, was saved now, or the user gives it up.
    bool settleChanges();
    void closeCharacter();
    /// Offers what sessions that ended unexpectedly left behind, one after the other.
    void offerRecovery();

private:
    enum class Overwrite { Yes, Elsewhere, No };

    void connectFiles();
    void connectDisk();
    void finishTyping();
    void dropChanging();
    [[nodiscard]] bool settleTasks();
    [[nodiscard]] Overwrite askToOverwrite();
    void tellExported(const ExportOutcome& outcome);
    /// True where nothing is lost, or the user gives it up.
    [[nodiscard]] bool mayLoseChanges(const QString& question, const QString& yes);
    /// The same where the file that a project was made from takes the place of the project.
    [[nodiscard]] bool mayReplaceByFile(const QString& name);
    [[nodiscard]] bool hasChanges() const;
    /// Asks; gives up work that would change the document where the answer is `yes`.
    [[nodiscard]] bool confirm(const QString& question, const QString& more, const QString& yes);
    void showLines(const QString& title, const QStringList& lines);
    [[nodiscard]] QString askForTarget(const QString& title, const QString& ending,
                                       const QString& filter, const QString& suggestion);

    FileFlowContext m_c;
    std::optional<Leftover> m_recovering;
    DiskWatch m_disk; ///< the document's file
};

} // namespace rigwright::editor
