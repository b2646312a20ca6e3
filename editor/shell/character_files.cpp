// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Import in the background, export with a wait cursor.
#include "editor/shell/character_files.h"

#include "core/io/export.h"
#include "core/io/import.h"
#include "core/samples/samples.h"
#include "editor/document/document.h"

#include <QCoreApplication>
#include <QCursor>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>
#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <filesystem>

namespace rigwright::editor {

namespace {

/// Anything shorter needs no bar.
constexpr std::chrono::milliseconds kTellEvery{100};

std::filesystem::path toPath(const QString& path) {
    return std::filesystem::path(path.toStdU16String());
}

} // namespace

/// Shared between the GUI thread and the reader: nothing else is.
struct CharacterFiles::Job {
    QString path;
    std::atomic<double> fraction{0.0};
    std::atomic<bool> cancelled{false};

    static bool progress(double fraction, void* context) {
        auto* job = static_cast<Job*>(context);
        job->fraction = fraction;
        return !job->cancelled;
    }
};

CharacterFiles::CharacterFiles(Document& document, QObject* parent)
    : QObject(parent), m_document(document) {
    m_ticker.setInterval(kTellEvery);
    connect(&m_ticker, &QTimer::timeout, this, &CharacterFiles::tell);
}

CharacterFiles::~CharacterFiles() {
    if (m_job)
        m_job->cancelled = true;
}

void CharacterFiles::open(const QString& path) {
    if (m_job)
        m_job->cancelled = true;
    m_job = std::make_shared<Job>();
    m_job->path = QFileInfo(path).absoluteFilePath();
    m_revisionAtOpen = m_document.revision();
    m_ticker.start();
    QThreadPool::globalInstance()->start([self = QPointer(this), job = m_job] {
        ImportOptions options;
        options.progress = &Job::progress;
        options.progressContext = job.get();
        auto result =
            std::make_shared<Result<Character>>(importCharacter(toPath(job->path), options));
        QMetaObject::invokeMethod(
            qApp,
            [self, job, result] {
                if (self)
                    self->finish(job, std::move(*result));
            },
            Qt::QueuedConnection);
    });
}

void CharacterFiles::cancel() {
    if (!m_job)
        return;
    m_job->cancelled = true;
    endJob(); // at once: whatever the reader still does is thrown away
    Q_EMIT cancelled();
}

void CharacterFiles::endJob() {
    m_job.reset();
    m_ticker.stop();
    Q_EMIT progressChanged({}, -1.0);
}

void CharacterFiles::tell() {
    if (m_job)
        Q_EMIT progressChanged(tr("Opening %1").arg(QFileInfo(m_job->path).fileName()),
                               m_job->fraction);
}

void CharacterFiles::finish(const std::shared_ptr<Job>& job, Result<Character> result) {
    if (job != m_job)
        return; // overtaken or cancelled
    endJob();
    if (!result) {
        Q_EMIT failed(tr("“%1” could not be opened").arg(QFileInfo(job->path).fileName()),
                      errorText(result.error()));
        return;
    }
    if (m_document.revision() != m_revisionAtOpen && mayReplace && !mayReplace()) {
        Q_EMIT cancelled();
        return;
    }
    m_exportPath.clear();
    m_document.reset(std::move(result).value(), job->path);
    Q_EMIT opened(job->path);
}

void CharacterFiles::openSample(const QString& name) {
    if (m_job)
        cancel();
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    Result<Character> sample = makeSample(name.toStdString());
    QGuiApplication::restoreOverrideCursor();
    if (!sample) {
        Q_EMIT failed(tr("The sample “%1” could not be made").arg(name), errorText(sample.error()));
        return;
    }
    m_exportPath.clear();
    m_document.reset(std::move(sample).value(), {});
    Q_EMIT opened({});
}

bool CharacterFiles::exportTo(const QString& path) {
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const Result<ExportReport> result = exportGlb(m_document.character(), toPath(path));
    QGuiApplication::restoreOverrideCursor();
    if (!result) {
        Q_EMIT failed(tr("“%1” could not be written").arg(QFileInfo(path).fileName()),
                      errorText(result.error()));
        return false;
    }
    m_exportPath = QFileInfo(path).absoluteFilePath();
    m_document.undoStack().setClean();
    m_document.setFilePath(m_exportPath);
    Q_EMIT exported(m_exportPath, result->lost);
    return true;
}

} // namespace rigwright::editor
