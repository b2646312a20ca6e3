// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Pictures of recent files: of the right file, of no other time, never beside users' files.
#include "editor/shell/recent_pictures.h"

#include "tests/support/test_main.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace rigwright::editor;

class tst_recent_pictures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_pictures = std::make_unique<RecentPictures>(m_folder->filePath(QStringLiteral("cache")));
    }

    void theMiddleOfThePictureIsKeptAcrossRestarts() {
        const QString file = write("a.rigw");
        QImage wide(1200, 264, QImage::Format_RGB32); // the middle 496 columns are green
        wide.fill(Qt::red);
        for (int y = 0; y < wide.height(); ++y)
            for (int x = 352; x < 848; ++x)
                wide.setPixelColor(x, y, Qt::green);
        m_pictures->keep(file, wide);
        const RecentPictures again(m_folder->filePath(QStringLiteral("cache")));
        const QImage kept = again.of(file);
        QCOMPARE(kept.size(), QSize(RecentPictures::kWidth, RecentPictures::kHeight));
        for (const QPoint at : {QPoint(4, 4), QPoint(490, 130), QPoint(250, 260)})
            QCOMPARE(kept.pixelColor(at), QColor(Qt::green));
    }

    void anotherPathHasAnotherPicture() {
        const QString a = write("a.rigw");
        const QString b = write("b.rigw");
        m_pictures->keep(a, plain(Qt::red));
        QVERIFY(m_pictures->of(b).isNull());
        m_pictures->keep(b, plain(Qt::blue));
        QCOMPARE(m_pictures->of(a).pixelColor(9, 9), QColor(Qt::red));
        QCOMPARE(m_pictures->of(b).pixelColor(9, 9), QColor(Qt::blue));
    }

    void aFileThatChangedSinceHasNone() {
        const QString file = write("a.rigw");
        m_pictures->keep(file, plain(Qt::red));
        write("a.rigw", "longer than before");
        QVERIFY(m_pictures->of(file).isNull());
        m_pictures->keep(file, plain(Qt::blue));
        QFile same(file); // the same size at another time
        QVERIFY(same.open(QIODevice::ReadWrite));
        QVERIFY(same.setFileTime(QDateTime::currentDateTime().addSecs(60),
                                 QFileDevice::FileModificationTime));
        same.close();
        QVERIFY(m_pictures->of(file).isNull());
    }

    void aFileThatIsGoneHasNoneAndGetsNone() {
        const QString file = write("a.rigw");
        m_pictures->keep(file, plain(Qt::red));
        QVERIFY(QFile::remove(file));
        QVERIFY(m_pictures->of(file).isNull());
        m_pictures->keep(m_folder->filePath(QStringLiteral("never.rigw")), plain(Qt::red));
        QCOMPARE(count(), 1);
    }

    void onlyThoseOfTheListStay() {
        QStringList files;
        for (int i = 0; i < 12; ++i) {
            files += write(qPrintable(QStringLiteral("%1.rigw").arg(i)));
            m_pictures->keep(files.last(), plain(Qt::red));
        }
        QCOMPARE(count(), 12);
        m_pictures->keepOnly({files[3], files[7]});
        QCOMPARE(count(), 2);
        QVERIFY(!m_pictures->of(files[3]).isNull());
        QVERIFY(m_pictures->of(files[4]).isNull());
    }

    void nothingIsWrittenBesideTheFile() {
        const QString file = write("a.rigw");
        m_pictures->keep(file, plain(Qt::red));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
                 QStringList{QStringLiteral("a.rigw")});
    }

    void brokenPicturesAndFoldersAreNoPictures() {
        const QString file = write("a.rigw");
        m_pictures->keep(file, plain(Qt::red));
        QDir cache(m_folder->filePath(QStringLiteral("cache")));
        QFile png(cache.filePath(cache.entryList(QDir::Files).first()));
        QVERIFY(png.open(QIODevice::WriteOnly));
        png.write("nonsense");
        png.close();
        QVERIFY(m_pictures->of(file).isNull());
        RecentPictures nowhere(file + QStringLiteral("/inside/a/file"));
        nowhere.keep(file, plain(Qt::red));
        QVERIFY(nowhere.of(file).isNull());
        m_pictures->keep(file, QImage());
        QVERIFY(m_pictures->of(file).isNull());
    }

private:
    static QImage plain(Qt::GlobalColor colour) {
        QImage image(800, 600, QImage::Format_RGB32);
        image.fill(colour);
        return image;
    }
    QString write(const char* name, const char* content = "content") {
        const QString path = m_folder->filePath(QString::fromLatin1(name));
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(content);
        return path;
    }
    [[nodiscard]] int count() const {
        return int(QDir(m_folder->filePath(QStringLiteral("cache"))).entryList(QDir::Files).size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RecentPictures> m_pictures;
};

RIGWRIGHT_TEST(tst_recent_pictures)
#include "tst_recent_pictures.moc"
