// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Pictures named by their file's path, stamped with its time and size.
#include "editor/shell/recent_pictures.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

const QString kStamp = QStringLiteral("File");

/// Of the file as it is now; another program that writes it changes the stamp.
QString stampOf(const QFileInfo& file) {
    return QStringLiteral("%1 %2").arg(file.lastModified().toMSecsSinceEpoch()).arg(file.size());
}

/// The largest part in the middle that has the shape of what is kept.
QImage middleOf(const QImage& picture) {
    QSize shape(RecentPictures::kWidth, RecentPictures::kHeight);
    shape.scale(picture.size(), Qt::KeepAspectRatio);
    const QRect part(
        QPoint((picture.width() - shape.width()) / 2, (picture.height() - shape.height()) / 2),
        shape);
    return picture.copy(part).scaled(RecentPictures::kWidth, RecentPictures::kHeight,
                                     Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

RecentPictures::RecentPictures(QString folder) : m_folder(std::move(folder)) {}

QString RecentPictures::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
           QStringLiteral("/recent-pictures");
}

QString RecentPictures::pictureFile(const QString& path) const {
    const QByteArray key = QCryptographicHash::hash(QFileInfo(path).absoluteFilePath().toUtf8(),
                                                    QCryptographicHash::Sha256);
    return m_folder + QLatin1Char('/') + QString::fromLatin1(key.toHex().left(40)) +
           QStringLiteral(".png");
}

void RecentPictures::keep(const QString& path, const QImage& picture) {
    const QFileInfo file(path);
    if (picture.isNull() || !file.exists() || !QDir().mkpath(m_folder))
        return;
    QImage kept = middleOf(picture);
    kept.setDevicePixelRatio(1.0);
    kept.setText(kStamp, stampOf(file));
    QSaveFile target(pictureFile(path));
    if (target.open(QIODevice::WriteOnly) && kept.save(&target, "PNG"))
        target.commit();
}

QImage RecentPictures::of(const QString& path) const {
    const QFileInfo file(path);
    const QImage picture(pictureFile(path));
    return file.exists() && picture.text(kStamp) == stampOf(file) ? picture : QImage();
}

void RecentPictures::keepOnly(const QStringList& paths) {
    QStringList wanted;
    for (const QString& path : paths)
        wanted += QFileInfo(pictureFile(path)).fileName();
    QDir folder(m_folder);
    for (const QString& name : folder.entryList({QStringLiteral("*.png")}, QDir::Files))
        if (!wanted.contains(name))
            folder.remove(name);
}

} // namespace rigwright::editor
