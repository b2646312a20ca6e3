// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Every text of the window has room, in every language, workspace and tool, at 100 % and 125 %.
#include "editor/shell/workspaces.h"
#include "editor/ui/language.h"
#include "tests/editor/shell/cut_off.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QMenuBar>
#include <QProcess>
#include <QScopeGuard>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr const char* kScaled = "RIGWRIGHT_TEST_SCALED";

} // namespace

class tst_room_for_texts : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void nothingIsCutOffOrOverlaps_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        for (const Language& language : languages())
            // 1600 of the design; 1280 x 800, a small screen; and what 125 % leave of that.
            for (const int width : {1600, 1280, 1024})
                QTest::addRow("%s, %d", language.code, width)
                    << QString::fromLatin1(language.code) << width;
    }
    void nothingIsCutOffOrOverlaps() {
        QFETCH(QString, language);
        QFETCH(int, width);
        applyLanguage(language);
        m_window->resize(width, width * 10 / 16);
        QStringList problems;
        const auto look = [&](const QString& where) {
            QCoreApplication::processEvents();
            for (QWidget* widget : m_window->findChildren<QWidget*>()) {
                if (!widget->isVisibleTo(m_window.get()))
                    continue;
                if (const QString problem = cutOff(*widget); !problem.isEmpty())
                    problems << where + QStringLiteral(": ") + problem;
                for (const QString& overlap : overlaps(*widget))
                    problems << where + QStringLiteral(": ") + overlap;
            }
        };
        QTRY_COMPARE(m_window->width(), width);
        look(QStringLiteral("start page"));
        m_window->fileFlow().openSample(QStringLiteral("mannequin"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->document().isEmpty(), kPatience);
        for (const WorkspaceInfo& workspace : workspaceTable()) {
            m_window->workspaces()->setCurrent(QString::fromLatin1(workspace.id));
            for (const auto& tool : m_window->tools().tools()) {
                m_window->tools().setCurrent(tool->id());
                look(QString::fromLatin1(workspace.id) + QStringLiteral(", ") + tool->id());
            }
        }
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        QVERIFY(m_window->minimumSizeHint().width() <= 1024);
    }

    void theSameAtAScaleOf125Percent() {
        if (!qEnvironmentVariableIsEmpty(kScaled))
            return; // this is that run
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QString::fromLatin1(kScaled), QStringLiteral("1"));
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("1.25"));
        other.setProcessEnvironment(environment);
        other.setProcessChannelMode(QProcess::MergedChannels);
        other.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("tst_room_for_texts"), QStringLiteral("-nocrashhandler")});
        QVERIFY(other.waitForFinished(10 * kPatience));
        const QByteArray said = other.readAll();
        QVERIFY2(other.exitStatus() == QProcess::NormalExit && other.exitCode() == 0, said);
    }
};

RIGWRIGHT_TEST(tst_room_for_texts)
#include "tst_room_for_texts.moc"
