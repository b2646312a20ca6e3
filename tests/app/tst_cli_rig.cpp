// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `rig` from end to end: controls and IK handles into a project.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace rigwright::test;

class tst_cli_rig : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    static QStringList namesOf(const QJsonArray& list) {
        QStringList names;
        for (const QJsonValue& entry : list)
            names.append(entry["name"].toString());
        return names;
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        for (const QString name : {"mannequin", "quadruped", "arm"})
            QCOMPARE(runCli({"sample", name, "-o", path(name + ".glb")}).exitCode, 0);
    }
    void aHumanoidGetsItsControls() {
        const CliRun run = runCli(
            {"rig", path("mannequin.glb"), "-o", path("rigged.rigw"), "--humanoid", "--json"});
        QVERIFY2(run.exitCode == 0, run.err);
        const QJsonObject json = run.json();
        const QStringList controls = namesOf(json["controls"].toArray());
        for (const char* name :
             {"root", "hips", "head", "hand_ik.L", "shin_pole.R", "upper_arm_fk.R"})
            QVERIFY2(controls.contains(QLatin1String(name)), name);
        QCOMPARE(json["handles"].toArray().size(), 4);
        const QJsonObject handle = json["handles"].toArray()[0].toObject();
        QCOMPARE(handle["solver"].toString(), QStringLiteral("twoBone"));
        QCOMPARE(handle["root"].toString(), QStringLiteral("upper_arm.L"));
        QCOMPARE(handle["target"].toString(), QStringLiteral("hand_ik.L"));
        QVERIFY(json["constraints"].isArray());
        QVERIFY(json["findings"].isArray() && json["lost"].isArray());
        for (const QJsonValue& control : json["controls"].toArray())
            QCOMPARE(control["sets"].toArray().size(), 1);
        // It is in the file: there is nothing left to make.
        const CliRun again =
            runCli({"rig", path("rigged.rigw"), "-o", path("again.rigw"), "--humanoid"});
        QCOMPARE(again.exitCode, 2);
        QVERIFY2(again.err.contains("rig-nothing-to-make") || again.err.contains("has controls"),
                 again.err);
        QVERIFY(!QFile::exists(path("again.rigw")));
    }
    void oneLimbIsMirrored() {
        const CliRun run = runCli(
            {"rig", path("quadruped.glb"), "-o", path("limb.rigw"), "--limb", "#5", "--json"});
        QVERIFY2(run.exitCode == 0, run.err);
        const QJsonObject limb = run.json()["handles"].toArray()[0].toObject();
        QVERIFY(!limb["mid"].toString().isEmpty());
        const CliRun arm = runCli({"rig", path("mannequin.glb"), "-o", path("arm.rigw"), "--limb",
                                   "hand.L", "--mirror", "left", "--json"});
        QVERIFY2(arm.exitCode == 0, arm.err);
        const QStringList controls = namesOf(arm.json()["controls"].toArray());
        QCOMPARE(controls.size(), 10);
        QVERIFY(controls.contains(QStringLiteral("hand_ik.R")));
        QCOMPARE(arm.json()["handles"].toArray().size(), 2);
        const CliRun twice = runCli(
            {"rig", path("arm.rigw"), "-o", path("twice.rigw"), "--mirror", "left", "--json"});
        QVERIFY2(twice.exitCode == 0, twice.err);
        QCOMPARE(twice.json()["controls"], arm.json()["controls"]);
        QCOMPARE(twice.json()["handles"], arm.json()["handles"]);
        // `info` has the same words.
        const QJsonObject read = runCli({"info", path("twice.rigw"), "--json"}).json();
        const QJsonObject handle = read["handles"].toArray()[1].toObject();
        for (const char* key : {"name", "solver", "target"})
            QCOMPARE(handle[QLatin1String(key)],
                     arm.json()["handles"].toArray()[1].toObject()[QLatin1String(key)]);
    }
    void aSampleWithoutAHumanBodyIsNotRigged() {
        QCOMPARE(runCli({"sample", "quadruped", "--rig", "-o", path("q.rigw")}).exitCode, 2);
        QVERIFY(!QFile::exists(path("q.rigw")));
    }
    void mistakesAreSaid_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        const QString out = path("none.rigw");
        const QString body = path("mannequin.glb");
        QTest::newRow("nothing asked for") << QStringList{body, "-o", out} << 2;
        QTest::newRow("another format")
            << QStringList{body, "-o", path("none.glb"), "--humanoid"} << 2;
        QTest::newRow("no such bone") << QStringList{body, "-o", out, "--limb", "wing"} << 2;
        QTest::newRow("no limb") << QStringList{body, "-o", out, "--limb", "root"} << 2;
        QTest::newRow("no side") << QStringList{body, "-o", out, "--mirror", "left"} << 2;
        QTest::newRow("four legs")
            << QStringList{path("quadruped.glb"), "-o", out, "--humanoid"} << 3;
        QTest::newRow("no file") << QStringList{path("not.glb"), "-o", out, "--humanoid"} << 3;
    }
    void mistakesAreSaid() {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        const CliRun run = runCli(QStringList{"rig"} + arguments);
        QVERIFY2(run.exitCode == exitCode, run.err);
        QVERIFY2(run.err.contains("What to do: "), run.err);
        QVERIFY(!QFile::exists(path("none.rigw")) && !QFile::exists(path("none.glb")));
    }
};

RIGWRIGHT_TEST(tst_cli_rig)
#include "tst_cli_rig.moc"
