// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Autosave: copies of the open document beside the settings, and what a crash left behind.
#pragma once

#include "editor/document/task_runner.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace rigwright::editor {

/// A copy that some session left behind when it ended without closing.
struct Leftover {
    QString file;         ///< the copy, a project file
    QString originalPath; ///< where the document came from; "" for built-in characters
    QString name;         ///< as the title showed it
    QDateTime time;       ///< when the copy was made
};

/// Writes a changed document every two minutes, and after long tasks, as a project into a folder of
/// our own; never over a file of the user's. The copy goes when the document is saved, closed or
/// replaced. Each session holds a lock beside its copy, so that others know whose it is.
class Autosave : public QObject {
    Q_OBJECT
public:
    static constexpr int kIntervalMs = 120'000;

    /// `folder` is made where it is missing; `viewText` gives the project's "view".
    Autosave(Document& document, TaskRunner& tasks, const QString& folder,
             std::function<std::string()> viewText, QObject* parent = nullptr);
    /// A session that ends in order leaves nothing behind.
    ~Autosave() override;

    /// The usual folder, beside the settings.
    [[nodiscard]] static QString defaultFolder();

    void setInterval(int milliseconds);
    /// Writes now, where there is something to write.
    void saveNow();

    /// Copies whose session is gone, newest first.
    [[nodiscard]] std::vector<Leftover> leftovers() const;
    /// Removes a leftover for good.
    void discard(const Leftover& leftover);
    /// The path this session writes to; the file need not exist.
    [[nodiscard]] QString ownFile() const;

Q_SIGNALS:
    void written();
    /// The folder or the disk does not allow it; `reason` in English. Told once until it works.
    void failed(const QString& reason);

private:
    void follow();
    void removeOwn();
    void finish(std::uint64_t generation, const QString& reason);

    Document& m_document;
    TaskRunner& m_tasks;
    QString m_folder;
    QString m_id;
    std::function<std::string()> m_viewText;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    TaskRunner::Id m_task = 0;
    std::uint64_t m_savedRevision = 0;
    std::uint64_t m_savedGeneration = 0;
    bool m_failed = false;
};

} // namespace rigwright::editor
