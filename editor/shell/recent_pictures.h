// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RecentPictures: how the characters of recent files looked when they were last seen.
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

namespace rigwright::editor {

/// PNG files in a cache folder of the program, one a path; users' files and folders are never
/// touched. A folder that cannot be written means no pictures, nothing worse.
class RecentPictures {
public:
    /// Width and height of what is kept, in pixels.
    static constexpr int kWidth = 496;
    static constexpr int kHeight = 264;

    explicit RecentPictures(QString folder = defaultFolder());

    [[nodiscard]] static QString defaultFolder();

    /// Keeps the middle of the picture for the file as it is on the disk now. A null picture, and
    /// a file that is not there, change nothing.
    void keep(const QString& path, const QImage& picture);
    /// Null where there is none, and where the file has been changed since.
    [[nodiscard]] QImage of(const QString& path) const;
    /// Removes the pictures of all other files.
    void keepOnly(const QStringList& paths);

private:
    [[nodiscard]] QString pictureFile(const QString& path) const;

    QString m_folder;
};

} // namespace rigwright::editor
