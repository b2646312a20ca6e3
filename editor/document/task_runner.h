// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// TaskRunner: long work on other threads, on copies, with progress and cancel.
#pragma once

#include "editor/document/document.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace rigwright::editor {

/// What the work of a task sees of the outside. Both threads may use it at any time.
class TaskProgress {
public:
    /// `fraction` 0 … 1. False where the work is to stop: the user cancelled it.
    bool report(double fraction) {
        m_fraction.store(fraction, std::memory_order_relaxed);
        return !isCancelled();
    }
    [[nodiscard]] bool isCancelled() const { return m_cancelled.load(std::memory_order_relaxed); }
    [[nodiscard]] double fraction() const { return m_fraction.load(std::memory_order_relaxed); }
    void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }

    /// In the form that core's functions take; `progress` is a TaskProgress.
    static bool report(double fraction, void* progress) {
        return static_cast<TaskProgress*>(progress)->report(fraction);
    }

private:
    std::atomic<double> m_fraction{0.0};
    std::atomic<bool> m_cancelled{false};
};

/// `work` runs on another thread. It holds copies of what it needs (a Character copied before
/// start(), immutable shared data), never the document or a widget, and gives back what is to be
/// done with its result: that runs on the GUI thread, and not at all where the task was cancelled.
/// The document may have been edited meanwhile: a result that replaces what `inputs` names is
/// thrown away if any of it has changed, and inputsChanged() offers to run again.
struct Task {
    QString name; ///< beside the progress bar: "Saving mannequin.rigw"
    std::function<std::function<void()>(TaskProgress&)> work;
    DocumentInputs inputs;       ///< none: the result is welcome whatever happened meanwhile
    bool quiet = false;          ///< neither progress nor cancel are shown (autosave)
    bool mustFinish = false;     ///< a file being written: closing the window waits for it
    std::function<void()> again; ///< starts it anew, with the inputs of then; may be empty
};

/// Lives on the GUI thread. Tasks start at once, beside one another.
class TaskRunner : public QObject {
    Q_OBJECT
public:
    using Id = std::uint64_t;

    explicit TaskRunner(const Document& document, QObject* parent = nullptr);
    /// Cancels everything and waits until no thread is left.
    ~TaskRunner() override;

    Id start(Task task);
    void cancel(Id id);
    /// Cancels without a word: something else takes its place.
    void drop(Id id);
    /// The task whose progress is shown.
    void cancelShown();
    /// All but those that must finish.
    void cancelAll();
    [[nodiscard]] bool isRunning(Id id) const;
    [[nodiscard]] std::size_t count() const { return m_running.size(); }
    struct Named {
        Id id = 0;
        QString name;
    };
    /// Those whose result is going to change the document: they were asked for, and have inputs.
    /// Oldest first.
    [[nodiscard]] std::vector<Named> changing() const;
    /// Waits for them as finishPending() does, but not longer than `milliseconds`; true where none
    /// is left.
    bool finishChanging(int milliseconds);
    /// True in the middle of a stroke or drag: a result that edits the document (its task names
    /// inputs) waits for the end of it, or it would take the drag away.
    std::function<bool()> isHandBusy;
    /// Waits for what must finish, without taking input from the user; its results are delivered.
    void finishPending();

Q_SIGNALS:
    /// A moment after the start, and then until the end; 0 … 1, negative when nothing is left to
    /// show. `others`: how many more tasks run beside the one named.
    void progressChanged(const QString& name, double fraction, int others, bool canCancel);
    void cancelled(const QString& name); ///< not of quiet ones
    /// The result was thrown away, because what it was made from has been edited.
    void inputsChanged(const QString& name, const std::function<void()>& again);
    /// The work ended by an exception (memory), `reason` in English.
    void failed(const QString& name, const QString& reason);
    void finished(rigwright::editor::TaskRunner::Id id);

private:
    struct Running;

    void run(const std::shared_ptr<Running>& running);
    void deliver(const std::shared_ptr<Running>& running, const std::function<void()>& result,
                 const QString& problem);
    void tell();
    [[nodiscard]] std::shared_ptr<Running> shown() const;

    const Document& m_document;
    std::vector<std::shared_ptr<Running>> m_running; ///< oldest first
    QThreadPool m_pool;
    QTimer m_ticker;
    Id m_nextId = 1;
};

} // namespace rigwright::editor
