// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Recent files: order, limit, files that went away, times in words.
#include "editor/shell/command_search.h"
#include "editor/shell/recent_files.h"
#include "tests/support/test_main.h"
#include "tests/support/test_settings.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace rigwright::editor;
using namespace rigwright::test;

class tst_recent_files : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        keepSettingsIn(m_folder->path());
    }

    void theNewestComesFirstAndIsKeptOverRestarts() {
        RecentFiles recent;
        for (const char* name : {"a.glb", "b.glb", "a.glb"})
            recent.add(make(name));
        QCOMPARE(recent.list().size(), std::size_t(2));
        QVERIFY(recent.list().front().path.endsWith(QStringLiteral("a.glb")));
        const RecentFiles again;
        QCOMPARE(again.list().size(), std::size_t(2));
        QVERIFY(again.list().front().path.endsWith(QStringLiteral("a.glb")));
    }

    void theListIsLimited() {
        RecentFiles recent;
        for (int i = 0; i < 30; ++i)
            recent.add(make(qPrintable(QStringLiteral("%1.glb").arg(i))));
        QCOMPARE(recent.list().size(), RecentFiles::kMost);
        QVERIFY(recent.list().front().path.endsWith(QStringLiteral("29.glb")));
    }

    void filesThatAreGoneAreLeftOut() {
        RecentFiles recent;
        const QString path = make("gone.glb");
        recent.add(path);
        QVERIFY(QFile::remove(path));
        QVERIFY(recent.list().empty());
    }

    void timesAreWritteninWords() {
        const QDateTime now(QDate(2026, 3, 10), QTime(15, 0));
        QCOMPARE(recentTimeText(QDateTime(QDate(2026, 3, 10), QTime(14, 2)), now),
                 QStringLiteral("Today 14:02"));
        QCOMPARE(recentTimeText(QDateTime(QDate(2026, 3, 9), QTime(23, 59)), now),
                 QStringLiteral("Yesterday"));
        QVERIFY(recentTimeText(QDateTime(QDate(2026, 2, 22), QTime(1, 0)), now)
                    .startsWith(QStringLiteral("22 ")));
        QVERIFY(recentTimeText(QDateTime(QDate(2025, 11, 22), QTime(1, 0)), now)
                    .endsWith(QStringLiteral("2025")));
    }

    void searchNeedsAllWordsAndPrefersBeginnings() {
        QCOMPARE(searchScore(QStringLiteral("Dual quaternion"), QStringLiteral("linear")), 0);
        QVERIFY(searchScore(QStringLiteral("Dual quaternion"), QStringLiteral("quat DUAL")) > 0);
        QCOMPARE(searchScore(QStringLiteral("Dual quaternion"), QStringLiteral("dual blend")), 0);
        QVERIFY(searchScore(QStringLiteral("Frame all"), QStringLiteral("fra")) >
                searchScore(QStringLiteral("Next frame"), QStringLiteral("fra")));
        QVERIFY(searchScore(QStringLiteral("Next frame"), QStringLiteral("fra")) >
                searchScore(QStringLiteral("Infrared"), QStringLiteral("fra")));
    }

private:
    QString make(const char* name) {
        const QString path = m_folder->filePath(QString::fromLatin1(name));
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        return path;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

RIGWRIGHT_TEST(tst_recent_files)
#include "tst_recent_files.moc"
