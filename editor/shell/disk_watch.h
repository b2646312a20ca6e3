// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DiskWatch: tells when another program changes or removes the document's file.
#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace rigwright::editor {

/// Files are told apart by time and size. What happens while `isBusy` (our own reading or writing)
/// is looked at afterwards.
class DiskWatch : public QObject {
    Q_OBJECT
public:
    explicit DiskWatch(std::function<bool()> isBusy, QObject* parent = nullptr);

    /// The file as it is now is what was read or written here; "" ends the watch.
    void watch(const QString& path);
    /// Whether the file is there and is another one than was read or written here.
    [[nodiscard]] bool isChanged() const;

Q_SIGNALS:
    void changed(const QString& path);
    void gone(const QString& path);

private:
    struct Stamp {
        QDateTime time;
        qint64 size = -1; ///< -1: there is no file
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };

    [[nodiscard]] Stamp stamp() const;
    void follow();
    void check();

    std::function<bool()> m_isBusy;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QString m_path;
    Stamp m_known; ///< as it was read or written here
    Stamp m_told;  ///< as it was last told of
};

} // namespace rigwright::editor
