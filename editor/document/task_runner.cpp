// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Starting, watching and ending tasks.
#include "editor/document/task_runner.h"

#include "core/base/race_check.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>

#include <algorithm>
#include <chrono>
#include <exception>

namespace rigwright::editor {

namespace {

/// Anything shorter needs no bar.
constexpr std::chrono::milliseconds kTellEvery{100};
/// How often it is asked whether a drag has ended.
constexpr std::chrono::milliseconds kAskAgain{30};
/// More tasks than this wait for one another: each may use every processor by itself.
constexpr int kMostAtOnce = 4;

bool editsDocument(const Task& task) {
    return task.inputs.weights || task.inputs.flags || task.inputs.pose;
}

/// Tags of the ways to the other threads and back.
char there = 0;
char back = 0;

} // namespace

/// Shared between the GUI thread and the worker; the worker touches `progress` and `task.work`.
struct TaskRunner::Running {
    Id id = 0;
    Task task;
    TaskProgress progress;
    std::uint64_t inputsRevision = 0;
    bool dropped = false;
};

TaskRunner::TaskRunner(const Document& document, QObject* parent)
    : QObject(parent), m_document(document) {
    m_pool.setMaxThreadCount(kMostAtOnce);
    m_ticker.setInterval(kTellEvery);
    connect(&m_ticker, &QTimer::timeout, this, &TaskRunner::tell);
}

TaskRunner::~TaskRunner() {
    for (const auto& running : m_running)
        running->progress.cancel();
    m_pool.waitForDone();
}

TaskRunner::Id TaskRunner::start(Task task) {
    auto running = std::make_shared<Running>();
    running->id = m_nextId++;
    running->inputsRevision = m_document.revision(task.inputs);
    running->task = std::move(task);
    m_running.push_back(running);
    m_ticker.start();
    run(running);
    return running->id;
}

void TaskRunner::run(const std::shared_ptr<Running>& running) {
    handOver(&there);
    m_pool.start([self = QPointer(this), running] {
        takeOver(&there);
        auto result = std::make_shared<std::function<void()>>();
        QString problem;
        try {
            if (!running->progress.isCancelled())
                *result = running->task.work(running->progress);
        } catch (const std::exception& exception) {
            problem = QString::fromUtf8(exception.what());
        }
        running->task.work = nullptr; // its copies go here, not on the GUI thread
        handOver(&back);
        QMetaObject::invokeMethod(
            qApp,
            [self, running, result, problem] {
                takeOver(&back);
                if (self)
                    self->deliver(running, *result, problem);
            },
            Qt::QueuedConnection);
    });
}

void TaskRunner::deliver(const std::shared_ptr<Running>& running,
                         const std::function<void()>& result, const QString& problem) {
    if (result && editsDocument(running->task) && !running->progress.isCancelled() && isHandBusy &&
        isHandBusy()) {
        QTimer::singleShot(kAskAgain, this, [=, this] { deliver(running, result, problem); });
        return;
    }
    std::erase(m_running, running);
    if (m_running.empty())
        m_ticker.stop();
    tell();
    const Task& task = running->task;
    if (running->dropped) {
        // Nobody waits for it any more.
    } else if (running->progress.isCancelled()) {
        if (!task.quiet)
            Q_EMIT cancelled(task.name);
    } else if (!problem.isEmpty()) {
        Q_EMIT failed(task.name, problem);
    } else if (m_document.revision(task.inputs) != running->inputsRevision) {
        Q_EMIT inputsChanged(task.name, task.again);
    } else if (result) {
        result();
    }
    Q_EMIT finished(running->id);
}

void TaskRunner::cancel(Id id) {
    for (const auto& running : m_running)
        if (running->id == id && !running->task.mustFinish)
            running->progress.cancel();
    tell();
}

void TaskRunner::drop(Id id) {
    for (const auto& running : m_running)
        running->dropped = running->dropped || running->id == id;
    cancel(id);
}

void TaskRunner::cancelShown() {
    if (const auto running = shown())
        cancel(running->id);
}

void TaskRunner::cancelAll() {
    for (const auto& running : m_running)
        if (!running->task.mustFinish)
            running->progress.cancel();
    tell();
}

bool TaskRunner::isRunning(Id id) const {
    return std::ranges::any_of(m_running, [&](const auto& running) { return running->id == id; });
}

void TaskRunner::finishPending() {
    const auto pending = [&] {
        return std::ranges::any_of(m_running,
                                   [](const auto& running) { return running->task.mustFinish; });
    };
    while (pending())
        QCoreApplication::processEvents(
            QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents, 50);
}

std::vector<TaskRunner::Named> TaskRunner::changing() const {
    std::vector<Named> named;
    for (const auto& running : m_running) {
        if (!running->task.quiet && !running->progress.isCancelled() &&
            editsDocument(running->task))
            named.push_back({running->id, running->task.name});
    }
    return named;
}

bool TaskRunner::finishChanging(int milliseconds) {
    QElapsedTimer waited;
    waited.start();
    while (!changing().empty() && waited.elapsed() < milliseconds)
        QCoreApplication::processEvents(
            QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents, 50);
    return changing().empty();
}

/// The oldest that is not quiet; a cancelled one is as good as gone for the user.
std::shared_ptr<TaskRunner::Running> TaskRunner::shown() const {
    const auto found = std::ranges::find_if(m_running, [](const auto& running) {
        return !running->task.quiet && !running->progress.isCancelled();
    });
    return found == m_running.end() ? nullptr : *found;
}

void TaskRunner::tell() {
    const auto running = shown();
    if (!running) {
        Q_EMIT progressChanged({}, -1.0, 0, false);
        return;
    }
    const auto visible = std::ranges::count_if(m_running, [](const auto& other) {
        return !other->task.quiet && !other->progress.isCancelled();
    });
    Q_EMIT progressChanged(running->task.name, running->progress.fraction(), int(visible) - 1,
                           !running->task.mustFinish);
}

} // namespace rigwright::editor
