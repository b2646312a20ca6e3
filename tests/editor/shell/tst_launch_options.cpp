// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The command line of the window: what it takes and what it refuses.
#include "editor/shell/launch_options.h"
#include "editor/shell/snapshot.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {
std::variant<LaunchOptions, LaunchStop> read(const QString& line) {
    return readLaunchOptions(QStringList{QStringLiteral("rigwright")} +
                             line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
}
} // namespace

class tst_launch_options : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingOfTheContractIsRead() {
        const auto result = read(QStringLiteral(
            "hero.glb --snapshot out.png --size 640x480 --view three-quarter --bone arm --shading "
            "wire "
            "--clip walk --time 0.5 --rotate a:b:x:-30 --rotate c:Z:1.5 --method dqs --theme light "
            "--language vi --keymap maya --workspace weights"));
        const auto* options = std::get_if<LaunchOptions>(&result);
        QVERIFY(options);
        QCOMPARE(options->file, QStringLiteral("hero.glb"));
        QCOMPARE(options->snapshot, QStringLiteral("out.png"));
        QCOMPARE(options->size, QSize(640, 480));
        QCOMPARE(options->view, QStringLiteral("three-quarter"));
        QCOMPARE(options->bone, QStringLiteral("arm"));
        QVERIFY(options->shading == Shading::Wire);
        QCOMPARE(options->clip, QStringLiteral("walk"));
        QCOMPARE(options->time, 0.5);
        QCOMPARE(options->turns.size(), std::size_t(2));
        QCOMPARE(options->turns[0].bone, QStringLiteral("a:b"));
        QCOMPARE(options->turns[0].axis, 0);
        QCOMPARE(options->turns[0].degrees, -30.0);
        QCOMPARE(options->turns[1].axis, 2);
        QVERIFY(options->method == SkinningMethod::DualQuaternion);
        QVERIFY(options->theme == ThemeName::Light);
        QCOMPARE(options->language, QStringLiteral("vi"));
        QVERIFY(options->keymap == Keymap::Maya);
    }

    void noArgumentsOpenTheEmptyWindow() {
        const auto result = read({});
        QVERIFY(std::holds_alternative<LaunchOptions>(result));
        QVERIFY(std::get<LaunchOptions>(result).snapshot.isEmpty());
    }

    void wrongUsageIsRefusedWithCodeTwo_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"--unknown",         "a.glb b.glb",          "a.glb --sample arm",
                                 "--size 100",        "--size 0x100",         "--size 99999x10",
                                 "--view above",      "--shading shiny",      "--time soon",
                                 "--time nan",        "--rotate arm:30",      "--rotate arm:w:30",
                                 "--rotate :x:30",    "--rotate arm:x:fast",  "--rotate arm:xy:3",
                                 "--method slow",     "--theme blue",         "--language xx",
                                 "--workspace attic", "--benchmark-idle long"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void wrongUsageIsRefusedWithCodeTwo() {
        QFETCH(QString, line);
        const auto result = read(line);
        const auto* stop = std::get_if<LaunchStop>(&result);
        QVERIFY(stop);
        QCOMPARE(stop->exitCode, int(ExitUsage));
        QVERIFY(!stop->text.isEmpty());
    }

    /// However it was called, and before there is an application.
    void helpBeginsWithTheNameOfTheProgram() {
        const auto result = read(QStringLiteral("--help"));
        const auto* stop = std::get_if<LaunchStop>(&result);
        QVERIFY(stop);
        const QString usage = QStringLiteral("Usage: rigwright [options] [FILE]\n");
        QVERIFY2(stop->text.startsWith(usage), qPrintable(stop->text.left(100)));
        QCOMPARE(stop->text.count(QStringLiteral("Usage")), 1);
        QVERIFY(stop->text.contains(QStringLiteral("--snapshot")));
    }

    void helpAndVersionAreFine() {
        for (const char* line : {"--help", "--version"}) {
            const auto result = read(QString::fromLatin1(line));
            const auto* stop = std::get_if<LaunchStop>(&result);
            QVERIFY(stop);
            QCOMPARE(stop->exitCode, int(ExitFine));
        }
    }

    void turnsAreAboutTheBonesOwnAxisOnTopOfTheClip() {
        Character character = armCharacter();
        LaunchOptions options;
        options.clip = QStringLiteral("bend");
        options.time = 1.0;
        options.turns = {{QStringLiteral("lower"), 0, 90.0}};
        QVERIFY(applyLaunchPose(character, options));
        const Quatd bend(Eigen::AngleAxisd(kPi / 2.0, Vec3d::UnitZ()));
        const Quatd turn(Eigen::AngleAxisd(kPi / 2.0, Vec3d::UnitX()));
        QVERIFY(character.pose.local[kLower].rotation.isApprox(bend * turn, 1e-6));
    }

    void unknownBonesAndClipsAreErrors() {
        Character character = armCharacter();
        LaunchOptions options;
        options.clip = QStringLiteral("dance");
        QVERIFY(!applyLaunchPose(character, options));
        options.clip.clear();
        options.bone = QStringLiteral("tentacle");
        QVERIFY(!applyLaunchPose(character, options));
        options.bone.clear();
        options.turns = {{QStringLiteral("tentacle"), 0, 90.0}};
        QVERIFY(!applyLaunchPose(character, options));
    }

    void theMethodIsSetOnEveryBinding() {
        const std::array names{"lbs", "dqs", "blend", "centres", "mush"};
        for (const SkinningMethod method : kSkinningMethods) {
            const auto result = read(QStringLiteral("--sample arm --snapshot out.png --method ") +
                                     QString::fromLatin1(names[std::size_t(method)]));
            const auto* options = std::get_if<LaunchOptions>(&result);
            QVERIFY(options);
            Character character = armCharacter();
            QVERIFY(applyLaunchPose(character, *options));
            for (const MeshInstance& mesh : character.meshes)
                QCOMPARE(mesh.binding->method, method);
        }
    }
};

RIGWRIGHT_TEST(tst_launch_options)
#include "tst_launch_options.moc"
