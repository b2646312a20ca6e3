// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// CharacterFiles: opens characters on another thread and exports the document.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"
#include "editor/ui/messages.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <memory>

namespace rigwright::editor {

class Document;

/// One file at a time. While it is read the open document stays as it was and can be used; a
/// failure or a cancelled import leaves it untouched. Unsaved changes at the time of open() are the
/// caller's; those made while the file is read are asked about through `mayReplace`.
class CharacterFiles : public QObject {
    Q_OBJECT
public:
    explicit CharacterFiles(Document& document, QObject* parent = nullptr);
    /// Cancels what is being read; its thread ends by itself and touches nothing of ours.
    ~CharacterFiles() override;

    /// Asked where the document was edited since open(); false gives up the file that was read.
    std::function<bool()> mayReplace;

    /// Starts reading; opened(), cancelled() or failed() follows. A file being read already is
    /// given up.
    void open(const QString& path);
    void openSample(const QString& name);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_job != nullptr; }
    /// Writes a GLB beside the target and renames it; true where the document is now clean.
    bool exportTo(const QString& path);
    /// Where the document was last exported to in this session; "" = not yet.
    [[nodiscard]] const QString& exportPath() const { return m_exportPath; }

Q_SIGNALS:
    /// A moment after open(), and then until the end; 0 … 1, negative at the end.
    void progressChanged(const QString& text, double fraction);
    /// The document holds the new character.
    void opened(const QString& path);
    void cancelled();
    void failed(const QString& title, const rigwright::editor::ErrorText& text);
    void exported(const QString& path, const rigwright::Findings& lost);

private:
    struct Job;

    void tell();
    void finish(const std::shared_ptr<Job>& job, Result<Character> result);
    void endJob();

    Document& m_document;
    std::shared_ptr<Job> m_job;
    std::uint64_t m_revisionAtOpen = 0;
    QTimer m_ticker;
    QString m_exportPath;
};

} // namespace rigwright::editor
