// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Looking at the file a moment after it has changed.
#include "editor/shell/disk_watch.h"

#include <QFileInfo>

#include <chrono>
#include <utility>

namespace rigwright::editor {

namespace {
/// Programs write a file in several steps; the last one counts.
constexpr std::chrono::milliseconds kDiskSettles{400};
} // namespace

DiskWatch::DiskWatch(std::function<bool()> isBusy, QObject* parent)
    : QObject(parent), m_isBusy(std::move(isBusy)) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDiskSettles);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(&m_timer, &QTimer::timeout, this, &DiskWatch::check);
}

DiskWatch::Stamp DiskWatch::stamp() const {
    const QFileInfo info(m_path);
    if (m_path.isEmpty() || !info.exists())
        return {};
    return {info.lastModified(), info.size()};
}

void DiskWatch::watch(const QString& path) {
    m_path = path;
    m_known = m_told = stamp();
    follow();
}

bool DiskWatch::isChanged() const {
    const Stamp now = stamp();
    return now.size >= 0 && !(now == m_known);
}

/// A file that was replaced is another one for the watcher.
void DiskWatch::follow() {
    if (const QStringList watched = m_watcher.files(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (stamp().size >= 0)
        m_watcher.addPath(m_path);
}

void DiskWatch::check() {
    if (m_path.isEmpty())
        return;
    if (m_isBusy()) {
        m_timer.start();
        return;
    }
    follow();
    const Stamp now = stamp();
    if (now == std::exchange(m_told, now) || now == m_known)
        return;
    if (now.size < 0)
        Q_EMIT gone(m_path);
    else
        Q_EMIT changed(m_path);
}

} // namespace rigwright::editor
