// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `bake` from outside: what a rig does in a clip becomes keys that any program plays.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace rigwright::test;

class tst_cli_bake : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void aBakedFileDeformsAsTheRigDid_data();
    void aBakedFileDeformsAsTheRigDid();
    void theRigIsListedAndGoneWhenBaked();
    void anExportSaysThatItWasBaked();
    void wrongUsageIsSaid_data();
    void wrongUsageIsSaid();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Positions of the first mesh at a moment of the first clip.
    QJsonArray at(const QString& file, double time);

    QTemporaryDir m_folder;
};

void tst_cli_bake::initTestCase() {
    QVERIFY(m_folder.isValid());
    QCOMPARE(runCli({"sample", "mannequin", "--rig", "-o", path("rigged.rigw")}).exitCode, 0);
}

QJsonArray tst_cli_bake::at(const QString& file, double time) {
    const QString out = path("moment.json");
    if (runCli({"deform", file, "--clip", "#0", "--time", QString::number(time), "-o", out})
            .exitCode != 0)
        return {};
    const QJsonObject deformed = QJsonDocument::fromJson(readFile(out)).object();
    return deformed["frames"].toArray().at(0).toObject()["positions"].toArray().at(0).toArray();
}

void tst_cli_bake::aBakedFileDeformsAsTheRigDid_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("glb") << "baked.glb";
    QTest::newRow("project") << "baked.rigw";
}

void tst_cli_bake::aBakedFileDeformsAsTheRigDid() {
    QFETCH(QString, name);
    const CliRun run = runCli(
        {"bake", path("rigged.rigw"), "-o", path(name), "--fps", "25", "--clip", "Idle", "--json"});
    QVERIFY2(run.exitCode == 0, run.err);
    const QJsonObject json = run.json();
    QVERIFY(json["clips"].toArray().size() == 1);
    const QJsonObject clip = json["clips"].toArray().at(0).toObject();
    QCOMPARE(clip["name"].toString(), QStringLiteral("Idle"));
    QVERIFY(clip["frames"].toInt() > 10);
    QVERIFY(clip["bones"].toInt() > 4);
    QCOMPARE(json["frames"].toInt(), clip["frames"].toInt());
    if (name.endsWith(QLatin1String("glb")))
        QVERIFY(json["verify"].toObject()["passed"].toBool());
    for (const double time : {0.0, 0.4, 1.2}) { // frames of 25 a second
        const QJsonArray expected = at(path("rigged.rigw"), time);
        const QJsonArray actual = at(path(name), time);
        QVERIFY(expected.size() > 1000);
        QCOMPARE(actual.size(), expected.size());
        for (qsizetype i = 0; i < actual.size(); ++i)
            QVERIFY(std::abs(actual[i].toDouble() - expected[i].toDouble()) < 1e-4);
    }
}

void tst_cli_bake::theRigIsListedAndGoneWhenBaked() {
    const QJsonObject rigged = runCli({"info", path("rigged.rigw"), "--json"}).json();
    QVERIFY(rigged["controls"].toArray().size() > 15);
    QVERIFY(rigged["handles"].toArray().size() == 4);
    QVERIFY(!rigged["handles"].toArray().at(0).toObject()["name"].toString().isEmpty());
    QCOMPARE(runCli({"bake", path("rigged.rigw"), "-o", path("bare.rigw")}).exitCode, 0);
    const QJsonObject bare = runCli({"info", path("bare.rigw"), "--json"}).json();
    QVERIFY(bare["controls"].toArray().isEmpty());
    QVERIFY(bare["handles"].toArray().isEmpty());
    QCOMPARE(bare["clips"].toArray().size(), rigged["clips"].toArray().size());
    // As by `convert --bake`; without it a project keeps its rig.
    QCOMPARE(runCli({"convert", path("rigged.rigw"), path("c.rigw"), "--bake"}).exitCode, 0);
    QVERIFY(runCli({"info", path("c.rigw"), "--json"}).json()["controls"].toArray().isEmpty());
    QCOMPARE(runCli({"convert", path("rigged.rigw"), path("k.rigw")}).exitCode, 0);
    QCOMPARE(runCli({"info", path("k.rigw"), "--json"}).json()["controls"].toArray(),
             rigged["controls"].toArray());
}

void tst_cli_bake::anExportSaysThatItWasBaked() {
    const CliRun run = runCli({"convert", path("rigged.rigw"), path("out.glb"), "--json"});
    QVERIFY2(run.exitCode == 0, run.err);
    bool isSaid = false;
    for (const QJsonValue& finding : run.json()["lost"].toArray())
        isSaid = isSaid || finding.toObject()["code"].toString() == QLatin1String("rig-baked");
    QVERIFY(isSaid);
    QVERIFY(run.json()["verify"].toObject()["passed"].toBool());
}

void tst_cli_bake::wrongUsageIsSaid_data() {
    QTest::addColumn<QStringList>("more");
    QTest::newRow("no output") << QStringList{};
    QTest::newRow("a shape") << QStringList{"-o", "x.obj"};
    QTest::newRow("no such clip") << QStringList{"-o", "x.glb", "--clip", "Fly"};
    QTest::newRow("no frames") << QStringList{"-o", "x.glb", "--fps", "0"};
    QTest::newRow("no number") << QStringList{"-o", "x.glb", "--fps", "many"};
}

void tst_cli_bake::wrongUsageIsSaid() {
    QFETCH(QStringList, more);
    const CliRun run =
        runCli(QStringList{"bake", path("rigged.rigw"), "--json"} + more);
    QCOMPARE(run.exitCode, 2);
    QVERIFY(!run.json()["error"].toObject()["detail"].toString().isEmpty());
    QVERIFY(!QFile::exists("x.glb"));
}

RIGWRIGHT_TEST(tst_cli_bake)
#include "tst_cli_bake.moc"
