// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The start page offers what there is, and rests when nothing happens.
#include "editor/shell/recent_files.h"
#include "editor/shell/start_page.h"
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
        m_page = std::make_unique<StartPage>(*m_recent);
        m_page->resize(1240, 876);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanupTestCase() {
        m_page.reset();
        m_recent.reset();
    }

    void theButtonsAskForWhatTheySay() {
        QSignalSpy open(m_page.get(), &StartPage::openRequested);
        QTest::mouseClick(m_page->openButton(), Qt::LeftButton);
        QCOMPARE(open.size(), 1);
        QSignalSpy sample(m_page.get(), &StartPage::sampleRequested);
        for (const char* name : {"mannequin", "arm", "tail", "bar"}) {
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

    void nothingIsPaintedWhileNothingHappens() {
        QTest::qWait(200);
        PaintCounter counter(m_page.get());
        QTest::qWait(500);
        QCOMPARE(counter.count, 0);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<RecentFiles> m_recent;
    std::unique_ptr<StartPage> m_page;
};

RIGWRIGHT_TEST(tst_start_page)
#include "tst_start_page.moc"
