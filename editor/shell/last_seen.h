// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// LastSeen: has a picture of the open character at hand when it is closed.
#pragma once

#include <QImage>
#include <QObject>
#include <QTimer>

namespace rigwright::editor {

class Document;
class RecentFiles;
class RecentPictures;
class ViewportWidget;

/// Closing must not wait for a frame: whenever the picture has stood still for a moment it is taken
/// in passing, and the last one is kept for the file when another character comes, or keep() is
/// asked for. Characters without a file have none.
class LastSeen : public QObject {
    Q_OBJECT
public:
    /// All of them outlive this one.
    LastSeen(Document& document, ViewportWidget& viewport, RecentFiles& recent,
             RecentPictures& pictures, QObject* parent = nullptr);

    /// Keeps what was taken last for the file of the document.
    void keep();
    /// The document has just been written to this file: takes a picture for it.
    void takeFor(const QString& path);

private:
    void take();

    Document& m_document;
    ViewportWidget& m_viewport;
    RecentFiles& m_recent;
    RecentPictures& m_pictures;
    QTimer m_still;
    QImage m_picture;
    QString m_path; ///< of the document when the picture was taken
};

} // namespace rigwright::editor
