// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The recent files in QSettings.
#include "editor/shell/recent_files.h"

#include "editor/ui/language.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace rigwright::editor {

namespace {
const auto kKey = QStringLiteral("recentFiles");
} // namespace

RecentFiles::RecentFiles(QObject* parent) : QObject(parent) {
    QSettings settings;
    const int count = settings.beginReadArray(kKey);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        const QString path = settings.value(QStringLiteral("path")).toString();
        if (!path.isEmpty())
            m_files.push_back({path, settings.value(QStringLiteral("opened")).toDateTime(), false});
    }
    settings.endArray();
}

std::vector<RecentFile> RecentFiles::all() const {
    std::vector<RecentFile> files = m_files;
    for (RecentFile& file : files)
        file.missing = !QFileInfo::exists(file.path);
    return files;
}

std::vector<RecentFile> RecentFiles::list() const {
    std::vector<RecentFile> present = all();
    std::erase_if(present, &RecentFile::missing);
    return present;
}

void RecentFiles::add(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    std::erase_if(m_files, [&](const RecentFile& file) { return file.path == absolute; });
    m_files.insert(m_files.begin(), RecentFile{absolute, QDateTime::currentDateTime(), false});
    if (m_files.size() > kMost)
        m_files.resize(kMost);
    store();
    Q_EMIT changed();
}

void RecentFiles::remove(const QString& path) {
    std::erase_if(m_files, [&](const RecentFile& file) { return file.path == path; });
    store();
    Q_EMIT changed();
}

void RecentFiles::clear() {
    m_files.clear();
    store();
    Q_EMIT changed();
}

void RecentFiles::store() const {
    QSettings settings;
    settings.beginWriteArray(kKey, int(m_files.size()));
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        settings.setArrayIndex(int(i));
        settings.setValue(QStringLiteral("path"), m_files[i].path);
        settings.setValue(QStringLiteral("opened"), m_files[i].opened);
    }
    settings.endArray();
}

QString recentTimeText(const QDateTime& time, const QDateTime& now) {
    const QLocale locale = wordLocale();
    const qint64 days = time.date().daysTo(now.date());
    if (days == 0)
        return QCoreApplication::translate("RecentFiles", "Today %1")
            .arg(time.time().toString(QStringLiteral("HH:mm")));
    if (days == 1)
        return QCoreApplication::translate("RecentFiles", "Yesterday");
    return locale.toString(time.date(), time.date().year() == now.date().year()
                                            ? QStringLiteral("d MMM")
                                            : QStringLiteral("d MMM yyyy"));
}

} // namespace rigwright::editor
