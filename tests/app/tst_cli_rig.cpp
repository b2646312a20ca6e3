// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `rig` from outside: what it makes, in which order, and what it is refused for.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace rigwright::test;

class tst_cli_rig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void aLimbGetsAHandleWithTargetAndPole();
    void mirroringTwiceIsMirroringOnce();
    void whatIsThereAlreadyStays();
    void whatCannotBeMadeIsRefused_data();
    void whatCannotBeMadeIsRefused();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void tst_cli_rig::initTestCase() {
    QVERIFY(m_folder.isValid());
    for (const char* sample : {"mannequin", "quadruped", "arm"})
        QCOMPARE(runCli({"sample", sample, "-o", path(QString(sample) + ".glb")}).exitCode, 0);
}

void tst_cli_rig::aLimbGetsAHandleWithTargetAndPole() {
    const CliRun run =
        runCli({"rig", path("arm.glb"), "--limb", "hand", "-o", path("arm.rigw"), "--json"});
    QVERIFY2(run.exitCode == 0, run.err);
    const QJsonObject made = run.json();
    QCOMPARE(made["controls"].toArray().size(), 5);
    QCOMPARE(made["handles"].toArray().size(), 1);
    const QJsonObject handle = made["handles"].toArray().at(0).toObject();
    QCOMPARE(handle["end"].toString(), QStringLiteral("hand"));
    QCOMPARE(handle["target"].toString(), QStringLiteral("hand_ik"));
    QVERIFY(!handle["pole"].isNull());
    // The file has what was said of it, by the same words.
    const QJsonObject read = runCli({"info", path("arm.rigw"), "--json"}).json();
    QCOMPARE(read["controls"].toArray().size(), 5);
    QCOMPARE(read["handles"].toArray().at(0).toObject()["solver"], handle["solver"]);
    QCOMPARE(read["handles"].toArray().at(0).toObject()["target"], handle["target"]);
}

void tst_cli_rig::mirroringTwiceIsMirroringOnce() {
    const CliRun once = runCli({"rig", path("mannequin.glb"), "--limb", "hand.L", "--mirror",
                                "left", "-o", path("once.rigw"), "--json"});
    QVERIFY2(once.exitCode == 0, once.err);
    QCOMPARE(once.json()["handles"].toArray().size(), 2);
    QCOMPARE(once.json()["handles"].toArray().at(1).toObject()["end"].toString(),
             QStringLiteral("hand.R"));
    const CliRun twice =
        runCli({"rig", path("once.rigw"), "--mirror", "left", "-o", path("twice.rigw"), "--json"});
    QVERIFY2(twice.exitCode == 0, twice.err);
    QCOMPARE(twice.json()["controls"], once.json()["controls"]);
    QCOMPARE(twice.json()["handles"], once.json()["handles"]);
}

void tst_cli_rig::whatIsThereAlreadyStays() {
    const CliRun run = runCli({"rig", path("mannequin.glb"), "--limb", "hand.L", "--humanoid", "-o",
                               path("body.rigw"), "--json"});
    QVERIFY2(run.exitCode == 2, run.err); // the body first: its arm has a handle then
    QVERIFY(!QFile::exists(path("body.rigw")));
    QCOMPARE(runCli({"rig", path("mannequin.glb"), "--humanoid", "-o", path("body.rigw")}).exitCode,
             0);
    QCOMPARE(runCli({"rig", path("body.rigw"), "--humanoid", "-o", path("again.rigw")}).exitCode,
             2);
    QVERIFY(!QFile::exists(path("again.rigw")));
}

void tst_cli_rig::whatCannotBeMadeIsRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    const QString body = path("mannequin.glb");
    const QString out = path("none.rigw");
    QTest::newRow("nothing asked for") << QStringList{"rig", body, "-o", out} << 2;
    QTest::newRow("no project") << QStringList{"rig", body, "--humanoid", "-o", path("none.glb")}
                                << 2;
    QTest::newRow("no such bone") << QStringList{"rig", body, "--limb", "tail", "-o", out} << 2;
    QTest::newRow("no bones above") << QStringList{"rig", body, "--limb", "#0", "-o", out} << 2;
    QTest::newRow("nothing to mirror")
        << QStringList{"rig", body, "--mirror", "right", "-o", out} << 2;
    QTest::newRow("four legs") << QStringList{"rig", path("quadruped.glb"), "--humanoid", "-o", out}
                               << 3;
    QTest::newRow("a sample with four legs")
        << QStringList{"sample", "quadruped", "--rig", "-o", out} << 2;
}

void tst_cli_rig::whatCannotBeMadeIsRefused() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    const CliRun run = runCli(arguments + QStringList{"--json"});
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY(!run.json()["error"].toObject()["detail"].toString().isEmpty());
    QVERIFY(!QFile::exists(path("none.rigw")) && !QFile::exists(path("none.glb")));
}

RIGWRIGHT_TEST(tst_cli_rig)
#include "tst_cli_rig.moc"
