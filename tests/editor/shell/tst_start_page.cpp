// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The start page offers what there is, and rests when nothing happens.
#include "editor/shell/recent_files.h"
#include "editor/shell/recent_pictures.h"
#include "editor/shell/start_page.h"
#include "editor/ui/input_preferences.h"
#include "editor/ui/theme.h"
#include "tests/support/test_main.h"
#include "tests/support/test_settings.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace rigwright::editor;
using namespace rigwright::test;

namespace {
/// Counts the paint events of a widget and its children.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget* widget) {
        widget->installEventFilter(this);
        for (QWidget* child : widget->findChildren<QWidget*>())
            child->installEventFilter(this);
    }
    int count = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        count += event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }
};
} // namespace

class tst_start_page : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Theme::current().apply(ThemeName::Dark);
        keepSettingsIn(m_folder.path());
        m_recent = std::make_unique<RecentFiles>();
        m_page = std::make_unique<StartPage>(*m_recent, m_pictures);
        m_page->resize(1240, 876);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanupTestCase() {
        m_page.reset();
        m_recent.reset();
    }

    void theLinkSwitchesTheKeysAndBackAgain() {
        const InputPreferences before = inputPreferences();
        const QString offered = m_page->keymapLink()->text();
        QTest::mouseClick(m_page->keymapLink(), Qt::LeftButton);
        QVERIFY(inputPreferences().keymap != before.keymap);
        QCOMPARE(storedInputPreferences(), inputPreferences());
        QVERIFY(m_page->keymapLink()->text() != offered);
        QTest::mouseClick(m_page->keymapLink(), Qt::LeftButton);
        QCOMPARE(inputPreferences(), before);
        QCOMPARE(m_page->keymapLink()->text(), offered);
    }

    void theButtonsAskForWhatTheySay() {
        QSignalSpy open(m_page.get(), &StartPage::openRequested);
        QTest::mouseClick(m_page->openButton(), Qt::LeftButton);
        QCOMPARE(open.size(), 1);
        QSignalSpy sample(m_page.get(), &StartPage::sampleRequested);
        for (const char* name : {"mannequin", "quadruped", "arm", "tail", "bar"}) {
            QPushButton* button = m_page->sampleButton(QString::fromLatin1(name));
            QVERIFY2(button, name);
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(sample.last().first().toString(), QString::fromLatin1(name));
        }
        QVERIFY(!m_page->sampleButton(QStringLiteral("nobody")));
    }

    void recentFilesAppearAndAskForTheirPath() {
        QVERIFY(m_page->recentButtons().isEmpty());
        const QString path = m_folder.filePath(QStringLiteral("hero.glb"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        m_recent->add(path);
        QCOMPARE(m_page->recentButtons().size(), 1);
        QSignalSpy asked(m_page.get(), &StartPage::fileRequested);
        QTest::mouseClick(m_page->recentButtons().first(), Qt::LeftButton);
        QCOMPARE(asked.last().first().toString(), path);
        m_recent->clear();
        QVERIFY(m_page->recentButtons().isEmpty());
    }

    void filesThatAreGoneAreShownAsSuch() {
        const QString path = m_folder.filePath(QStringLiteral("gone.glb"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        m_recent->add(path);
        QVERIFY(QFile::remove(path));
        m_recent->add(m_folder.filePath(QStringLiteral("hero.glb")));
        QCOMPARE(m_page->recentButtons().size(), 2);
        QVERIFY(
            !m_page->recentButtons()[0]->accessibleName().contains(QStringLiteral("not found")));
        QVERIFY(m_page->recentButtons()[1]->accessibleName().contains(QStringLiteral("not found")));
        m_recent->clear();
    }

    void theCardShowsThePictureOfTheFileUnderThePointer() {
        QImage picture(400, 300, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QStringList paths;
        for (const char* name : {"one.glb", "two.glb", "plain.glb"}) {
            paths += m_folder.filePath(QString::fromLatin1(name));
            QFile file(paths.last());
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        m_pictures.keep(paths[0], picture);
        m_pictures.keep(paths[1], picture);
        for (const QString& path : paths)
            m_recent->add(path);
        QVERIFY(m_page->shownRecent().isEmpty()); // the newest has none
        QTest::qWait(50);                         // the new rows find their places
        QTest::mouseMove(m_page->recentButtons()[1]);
        QTRY_COMPARE(m_page->shownRecent(), paths[1]);
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->recentButtons()[2]->setFocus(Qt::TabFocusReason);
        QTRY_COMPARE(m_page->shownRecent(), paths[0]);
        m_recent->add(paths[1]);
        QCOMPARE(m_page->shownRecent(), paths[1]); // the newest now
        m_recent->clear();
    }

    void nothingIsPaintedWhileNothingHappens() {
        QTest::qWait(200);
        PaintCounter counter(m_page.get());
        QTest::qWait(500);
        QCOMPARE(counter.count, 0);
    }

private:
    QTemporaryDir m_folder;
    RecentPictures m_pictures{m_folder.filePath(QStringLiteral("pictures"))};
    std::unique_ptr<RecentFiles> m_recent;
    std::unique_ptr<StartPage> m_page;
};

RIGWRIGHT_TEST(tst_start_page)
#include "tst_start_page.moc"
