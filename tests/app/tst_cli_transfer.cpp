// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `transfer` between files: onto a mesh without weights, with limits, and where nothing is near.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace rigwright::test;

class tst_cli_transfer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void aMeshWithoutWeightsMovesAsTheOneItTookThemFrom();
    void aFileTakesItsOwnWeightsUnchanged();
    void whatIsTooFarIsListed();
    void whatHasNoWeightsGivesNone();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Positions of all frames' first mesh with bone B turned; empty where it failed.
    QJsonArray bent(const QString& file);

    QTemporaryDir m_folder;
};

void tst_cli_transfer::initTestCase() {
    QVERIFY(m_folder.isValid());
    QCOMPARE(runCli({"sample", "bar", "-o", path("bar.glb")}).exitCode, 0);
    // The shape alone.
    QCOMPARE(runCli({"convert", path("bar.glb"), path("bar.obj")}).exitCode, 0);
}

QJsonArray tst_cli_transfer::bent(const QString& file) {
    const QString out = path("bent.json");
    if (runCli({"deform", file, "--rotate", "B:x:70", "-o", out}).exitCode != 0)
        return {};
    const QJsonObject deformed = QJsonDocument::fromJson(readFile(out)).object();
    return deformed["frames"].toArray().at(0).toObject()["positions"].toArray().at(0).toArray();
}

void tst_cli_transfer::aMeshWithoutWeightsMovesAsTheOneItTookThemFrom() {
    // The skeleton is that of the file that gets the weights: it is put onto the bare mesh first.
    QCOMPARE(runCli({"append", path("bar.obj"), "--from", path("bar.glb"), "--skeleton", "-o",
                     path("bare.rigw")})
                 .exitCode,
             0);
    const CliRun run = runCli({"transfer", path("bare.rigw"), "--from", path("bar.glb"), "-o",
                               path("bound.glb"), "--json"});
    QVERIFY2(run.exitCode == 0, run.err);
    const QJsonObject mesh = run.json()["meshes"].toArray().at(0).toObject();
    QVERIFY(mesh["bindingIsNew"].toBool());
    QVERIFY(mesh["addedJoints"].toInt() == 2);
    QCOMPARE(mesh["changed"].toInt(), mesh["vertices"].toInt());
    QCOMPARE(mesh["unmatched"].toObject()["count"].toInt(), 0);
    QVERIFY(run.json()["verify"].toObject()["passed"].toBool());
    // Vertices of the two come in different numbers and orders: each is found by its place.
    const QJsonArray expected = bent(path("bar.glb"));
    const QJsonArray actual = bent(path("bound.glb"));
    QVERIFY(expected.size() > 300 && actual.size() > 300);
    for (qsizetype i = 0; i + 2 < actual.size(); i += 3) {
        double nearest = 1e9;
        for (qsizetype k = 0; k + 2 < expected.size(); k += 3)
            nearest = std::min(nearest,
                               std::hypot(actual[i].toDouble() - expected[k].toDouble(),
                                          actual[i + 1].toDouble() - expected[k + 1].toDouble(),
                                          actual[i + 2].toDouble() - expected[k + 2].toDouble()));
        QVERIFY(nearest < 1e-4);
    }
}

void tst_cli_transfer::aFileTakesItsOwnWeightsUnchanged() {
    const CliRun run = runCli(
        {"transfer", path("bar.glb"), "--from", path("bar.glb"), "-o", path("same.glb"), "--json"});
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY(run.json()["findings"].toArray().isEmpty());
    const QJsonArray expected = bent(path("bar.glb"));
    const QJsonArray actual = bent(path("same.glb"));
    QCOMPARE(actual.size(), expected.size());
    for (qsizetype i = 0; i < actual.size(); ++i)
        QVERIFY(std::abs(actual[i].toDouble() - expected[i].toDouble()) < 1e-5);
}

void tst_cli_transfer::whatIsTooFarIsListed() {
    // The arm lies elsewhere.
    QCOMPARE(runCli({"sample", "arm", "-o", path("arm.glb")}).exitCode, 0);
    const CliRun run = runCli({"transfer", path("arm.glb"), "--from", path("bar.glb"), "--match",
                               "names", "--max-distance", "0", "-o", path("far.glb"), "--json"});
    QCOMPARE(run.exitCode, 1);
    const QJsonObject mesh = run.json()["meshes"].toArray().at(0).toObject();
    const QJsonObject unreached = mesh["unreached"].toObject();
    QCOMPARE(unreached["count"], mesh["vertices"]);
    QCOMPARE(unreached["vertices"].toArray().size(),
             std::min<qsizetype>(1000, mesh["vertices"].toInt()));
    QCOMPARE(mesh["changed"].toInt(), 0);
    QCOMPARE(run.json()["findings"].toArray().at(0).toObject()["code"].toString(),
             QStringLiteral("transfer-nothing"));
}

void tst_cli_transfer::whatHasNoWeightsGivesNone() {
    const CliRun run = runCli(
        {"transfer", path("bar.glb"), "--from", path("bar.obj"), "-o", path("none.glb"), "--json"});
    QCOMPARE(run.exitCode, 3);
    QCOMPARE(run.json()["error"].toObject()["code"].toString(),
             QStringLiteral("transfer-no-source"));
    QVERIFY(!QFile::exists(path("none.glb")));
}

RIGWRIGHT_TEST(tst_cli_transfer)
#include "tst_cli_transfer.moc"
