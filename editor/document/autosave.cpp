// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writing, finding and removing copies.
#include "editor/document/autosave.h"

#include "core/project/project.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <filesystem>

namespace rigwright::editor {

namespace {

const QString kProject = QStringLiteral(".rigw");
const QString kNote = QStringLiteral(".json");
const QString kLock = QStringLiteral(".lock");

/// What the copy itself does not say: whose it is.
QByteArray noteOf(const Document& document) {
    const QJsonObject note{{"originalPath", document.filePath()},
                           {"name", document.displayName()},
                           {"time", QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
    return QJsonDocument(note).toJson();
}

bool writeNote(const QString& path, const QByteArray& note) {
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(note) == note.size() && file.commit();
}

QString without(const QString& path, const QString& ending) {
    return path.chopped(ending.size());
}

void removeCopy(const QString& file) {
    QFile::remove(file);
    QFile::remove(without(file, kProject) + kNote);
}

} // namespace

Autosave::Autosave(Document& document, TaskRunner& tasks, const QString& folder,
                   std::function<std::string()> viewText, QObject* parent)
    : QObject(parent), m_document(document), m_tasks(tasks), m_folder(folder),
      m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_viewText(std::move(viewText)) {
    QDir().mkpath(m_folder);
    m_lock = std::make_unique<QLockFile>(m_folder + QLatin1Char('/') + m_id + kLock);
    m_lock->setStaleLockTime(0); // stale only where its process is gone, however old
    m_lock->tryLock(0);
    m_timer.setInterval(kIntervalMs);
    m_timer.start();
    connect(&m_timer, &QTimer::timeout, this, &Autosave::saveNow);
    connect(&document, &Document::historyChanged, this, &Autosave::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            follow();
    });
}

Autosave::~Autosave() {
    m_tasks.drop(m_task);
    removeOwn();
    m_lock->unlock();
}

QString Autosave::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/autosave");
}

void Autosave::setInterval(int milliseconds) {
    m_timer.setInterval(milliseconds);
}

QString Autosave::ownFile() const {
    return m_folder + QLatin1Char('/') + m_id + kProject;
}

/// What is saved, or gone, needs no copy.
void Autosave::follow() {
    const bool replaced = m_savedGeneration != m_document.generation();
    if (m_document.isEmpty() || m_document.undoStack().isClean() || replaced)
        removeOwn();
}

void Autosave::removeOwn() {
    removeCopy(ownFile());
    m_savedRevision = 0;
}

void Autosave::saveNow() {
    if (m_document.isEmpty() || m_document.undoStack().isClean() || m_tasks.isRunning(m_task))
        return;
    if (m_savedGeneration == m_document.generation() && m_savedRevision == m_document.revision())
        return;
    m_savedGeneration = m_document.generation();
    m_savedRevision = m_document.revision();
    Task task;
    task.name = tr("Autosave");
    task.quiet = true;
    task.work = [this, file = ownFile(), note = noteOf(m_document), view = m_viewText(),
                 character = m_document.character(), generation = m_document.generation()](
                    TaskProgress& progress) -> std::function<void()> {
        QString reason;
        const auto path = std::filesystem::path(file.toStdU16String());
        if (const Result<void> saved = saveProject(character, view, path); !saved)
            reason = QString::fromStdString(saved.error().detail);
        else if (!writeNote(without(file, kProject) + kNote, note))
            reason = QStringLiteral("the note beside the copy cannot be written");
        if (progress.isCancelled()) // the session has ended meanwhile, in order
            removeCopy(file);
        return [this, generation, reason] { finish(generation, reason); };
    };
    m_task = m_tasks.start(std::move(task));
}

void Autosave::finish(std::uint64_t generation, const QString& reason) {
    if (!reason.isEmpty()) {
        m_savedRevision = 0;
        if (!std::exchange(m_failed, true))
            Q_EMIT failed(reason);
        return;
    }
    m_failed = false;
    if (generation != m_document.generation() || m_document.undoStack().isClean())
        removeOwn(); // saved or closed while the copy was being written
    else
        Q_EMIT written();
}

std::vector<Leftover> Autosave::leftovers() const {
    std::vector<Leftover> found;
    const QDir folder(m_folder);
    for (const QFileInfo& info : folder.entryInfoList({QLatin1Char('*') + kProject}, QDir::Files)) {
        const QString base = without(info.absoluteFilePath(), kProject);
        if (info.completeBaseName() == m_id)
            continue;
        QLockFile lock(base + kLock);
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // its session lives
        QFile note(base + kNote);
        QJsonObject json;
        if (note.open(QIODevice::ReadOnly))
            json = QJsonDocument::fromJson(note.readAll()).object();
        Leftover leftover{
            info.absoluteFilePath(), json[QLatin1String("originalPath")].toString(),
            json[QLatin1String("name")].toString(),
            QDateTime::fromString(json[QLatin1String("time")].toString(), Qt::ISODate)};
        if (!leftover.time.isValid())
            leftover.time = info.lastModified();
        if (leftover.name.isEmpty())
            leftover.name = info.fileName();
        found.push_back(std::move(leftover));
    }
    std::ranges::sort(found, std::greater(), &Leftover::time);
    return found;
}

void Autosave::discard(const Leftover& leftover) {
    removeCopy(leftover.file);
    QFile::remove(without(leftover.file, kProject) + kLock);
}

} // namespace rigwright::editor
