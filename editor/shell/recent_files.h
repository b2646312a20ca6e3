// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RecentFiles: the files opened last, kept in the user's settings.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <vector>

namespace rigwright::editor {

struct RecentFile {
    QString path; ///< absolute
    QDateTime opened;
    bool missing = false; ///< not there now
};

class RecentFiles : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMost = 10;

    explicit RecentFiles(QObject* parent = nullptr);

    /// Newest first; files that are gone are left out.
    [[nodiscard]] std::vector<RecentFile> list() const;
    /// All of them, newest first.
    [[nodiscard]] std::vector<RecentFile> all() const;
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store() const;

    std::vector<RecentFile> m_files;
};

/// "Today 14:02", "Yesterday", "22 Nov", "22 Nov 2025".
QString recentTimeText(const QDateTime& time, const QDateTime& now);

} // namespace rigwright::editor
