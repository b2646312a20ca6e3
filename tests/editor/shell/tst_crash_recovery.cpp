// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The program is killed while somebody paints: the next one offers what the autosave holds.
#include "core/samples/samples.h"
#include "editor/commands/pose_commands.h"
#include "editor/document/autosave.h"
#include "editor/document/derived.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QProcess>

#include <csignal>
#include <cstdio>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr const char* kFolder = "RIGWRIGHT_TEST_CRASH_FOLDER";
constexpr double kTurn = 1e-3; ///< radians by which each stroke also turns the last bone

/// How many strokes a character has seen, told by its last bone.
int strokesIn(const Character& character) {
    const Quatd& turned = character.pose.local[kHelper].rotation;
    return int(std::lround(2.0 * std::atan2(turned.z(), turned.w()) / kTurn));
}

/// The program that will be killed: paints with real pointer events for ever, and says how many
/// strokes were done whenever a copy has been written.
[[noreturn]] void paintUntilKilled(MainWindow& window) {
    Document& document = window.document();
    document.reset(armCharacter(), QStringLiteral("/home/somebody/arm.rigw"));
    selectBone(document.session(), BoneIndex(kLower));
    window.tools().setCurrent(QStringLiteral("paint"));
    QWindow* canvas = window.viewport()->window3D();
    if (!QTest::qWaitForWindowExposed(canvas, kPatience))
        std::_Exit(3);
    int strokes = 0;
    QObject::connect(&window.autosave(), &Autosave::written, &window, [&strokes] {
        std::printf("written %d\n", strokes);
        std::fflush(stdout);
    });
    window.autosave().setInterval(150);
    Vec2d pixel = Vec2d::Zero(); // where both bones move the arm, towards the eye
    project(document.session().camera(), {0.45, 0.0, 0.1},
            {double(canvas->width()), double(canvas->height())}, pixel);
    for (;;) {
        const QPoint from(int(pixel.x()) - 20 + (strokes * 7) % 40, int(pixel.y()));
        QTest::mouseMove(canvas, from);
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 8; ++i) {
            QTest::mouseMove(canvas, from + QPoint(3 * i, i % 3));
            QTest::qWait(2);
        }
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, from + QPoint(24, 0));
        Transform turned = document.character().pose.local[kHelper];
        turned.rotation = Quatd(Eigen::AngleAxisd(kTurn * ++strokes, Vec3d::UnitZ()));
        poseBones(document, std::vector{BonePose{BoneIndex(kHelper), turned}},
                  QStringLiteral("Count"));
    }
}

} // namespace

class tst_crash_recovery : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const QString folder = qEnvironmentVariable(kFolder);
        if (!folder.isEmpty()) {
            keepSettingsIn(folder);
            Theme::current().apply(ThemeName::Dark);
            MainWindow window;
            window.resize(1280, 800);
            window.show();
            paintUntilKilled(window);
        }
        WindowTest::initTestCase();
    }

    void nothingOlderThanTheLastCopyIsLost_data() {
        QTest::addColumn<int>("copies"); // until it is killed
        QTest::addColumn<int>("moment"); // ms later: in a stroke, in a copy, between them
        QTest::newRow("first copy") << 1 << 0;
        QTest::newRow("a moment later") << 2 << 17;
        QTest::newRow("longer") << 3 << 61;
        QTest::newRow("about the next copy") << 2 << 149;
    }
    void nothingOlderThanTheLastCopyIsLost() {
        QFETCH(int, copies);
        QFETCH(int, moment);
        static_assert(Autosave::kIntervalMs <= 120'000, "at most two minutes are lost");
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QString::fromLatin1(kFolder), m_folder.path());
        other.setProcessEnvironment(environment);
        other.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("tst_crash_recovery"), QStringLiteral("-nocrashhandler")});
        QVERIFY(other.waitForStarted());
        QList<int> told;
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                while (other.canReadLine()) {
                    const QByteArray line = other.readLine().trimmed();
                    if (line.startsWith("written "))
                        told << line.mid(8).toInt();
                }
                return told.size() >= copies;
            }(),
            kPatience);
        QTest::qWait(moment);
        QCOMPARE(::kill(pid_t(other.processId()), SIGKILL), 0);
        QVERIFY(other.waitForFinished(kPatience));
        QCOMPARE(other.exitStatus(), QProcess::CrashExit);

        QCOMPARE(m_window->autosave().leftovers().size(), std::size_t(1));
        bool asked = false;
        answer(QStringLiteral("Recover"), &asked);
        m_window->fileFlow().offerRecovery();
        QVERIFY(asked);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->document().isEmpty(), kPatience);
        const Document& document = m_window->document();
        // A copy holds what there was when it was begun, and it began after the one before it had
        // been told: no stroke is missing that was there then.
        const int before = told.size() > 1 ? told[told.size() - 2] : 0;
        QVERIFY2(strokesIn(document.character()) >= before,
                 qPrintable(
                     QStringLiteral("%1 of %2").arg(strokesIn(document.character())).arg(before)));
        QVERIFY(!(document.character().meshes[0].binding->weights() ==
                  armCharacter().meshes[0].binding->weights()));
        QVERIFY2(m_window->isWindowModified(), "what was recovered is not saved yet");
        QCOMPARE(document.filePath(), QStringLiteral("/home/somebody/arm.rigw"));
        // Once it has a copy of its own, it is not offered again.
        QTRY_COMPARE_WITH_TIMEOUT(m_window->autosave().leftovers().size(), std::size_t(0),
                                  kPatience);
    }

    void whatIsGivenUpIsNotOfferedAgain() {
        QCOMPARE(m_window->autosave().leftovers().size(), std::size_t(0));
        m_window->fileFlow().offerRecovery(); // asks nothing
        QVERIFY(m_window->document().isEmpty());
    }
};

RIGWRIGHT_TEST(tst_crash_recovery)
#include "tst_crash_recovery.moc"
