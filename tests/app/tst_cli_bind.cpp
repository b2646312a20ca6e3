// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `bind` and its benchmarks from end to end.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace rigwright::test;

class tst_cli_bind : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path(const QString& name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        QCOMPARE(runCli({"sample", "tail", "-o", path("tail.glb")}).exitCode, 0);
        QCOMPARE(runCli({"convert", path("tail.glb"), path("tail.obj")}).exitCode, 0);
    }

    void everyMethodBindsAMeshToTheBonesOfAnotherFile_data() {
        QTest::addColumn<QString>("method");
        for (const char* method : {"heat", "geodesic", "closest", "envelope"})
            QTest::newRow(method) << method;
    }
    void everyMethodBindsAMeshToTheBonesOfAnotherFile() {
        QFETCH(QString, method);
        const CliRun run =
            runCli({"bind", path("tail.obj"), "--skeleton", path("tail.glb"), "--method", method,
                    "--max-influences", "3", "-o", path("bound.glb"), "--json"});
        QCOMPARE(run.exitCode, 0);
        const QJsonObject json = run.json();
        QVERIFY(json["seconds"].toDouble() > 0.0);
        QCOMPARE(json["method"].toString(), method);
        QVERIFY(json["maxRowError"].toDouble(1.0) <= 1e-5);
        QVERIFY(json["verify"].toObject()["passed"].toBool());
        int vertices = 0;
        for (const QJsonValue& island : json["islands"].toArray()) {
            vertices += island["vertices"].toInt();
            QVERIFY(!island["method"].toString().isEmpty());
            QVERIFY(island["reason"].isString() && island["mesh"].isString());
        }
        QVERIFY(vertices > 0);
        QCOMPARE(vertices, json["vertices"].toInt());
        const QJsonObject mesh =
            runCli({"info", path("bound.glb"), "--json"}).json()["meshes"].toArray()[0].toObject();
        QVERIFY(mesh["skinned"].toBool());
        QVERIFY(mesh["maxInfluences"].toInt() <= 3);
        // All weights are there and sum to 1.
        const QJsonObject findings = runCli({"check", path("bound.glb"), "--json"}).json();
        for (const QJsonValue& finding : findings["findings"].toArray())
            QVERIFY2(!finding["code"].toString().startsWith("weights-"),
                     qPrintable(finding["code"].toString()));
    }

    void weightsAreKeptUnlessReplaceIsGiven() {
        const CliRun kept = runCli({"bind", path("tail.glb"), "-o", path("kept.glb"), "--json"});
        QCOMPARE(kept.exitCode, 0);
        QCOMPARE(kept.json()["vertices"].toInt(), 0);
        QVERIFY(kept.json()["kept"].toInt() > 0);
        const CliRun replaced =
            runCli({"bind", path("tail.glb"), "-o", path("new.glb"), "--replace", "--json"});
        QCOMPARE(replaced.json()["vertices"].toInt(), kept.json()["kept"].toInt());
    }

    void radiiAreBoundByAndKeptInAProject() {
        const QStringList bind{"bind", "--method", "envelope", "--replace"};
        const auto rowsOf = [&](const QStringList& arguments, const QString& output) {
            const CliRun run = runCli(bind + arguments + QStringList{"-o", path(output)});
            const CliRun weights = runCli({"weights", path(output), "-o", path(output + ".json")});
            return run.exitCode == 0 && weights.exitCode == 0
                       ? QJsonDocument::fromJson(
                             readFile(path(output + ".json")))["meshes"][0]["rows"]
                             .toArray()
                       : QJsonArray();
        };
        const QJsonArray plain = rowsOf({path("tail.glb")}, "plain.rigw");
        const QJsonArray wide = rowsOf({path("tail.glb"), "--radius", "#2=0.5"}, "wide.rigw");
        QVERIFY(!plain.isEmpty());
        QCOMPARE(wide.size(), plain.size());
        QVERIFY(wide != plain);
        // One number is both ends; the last one of a bone counts; the project keeps it.
        QVERIFY(rowsOf({path("tail.glb"), "--radius", "#2=9", "--radius", "#2=0.5,0.5"},
                       "both.rigw") == wide);
        QVERIFY(rowsOf({path("wide.rigw")}, "again.rigw") == wide);
        QVERIFY(rowsOf({path("wide.rigw"), "--radius", "#2=0.5,0.1"}, "other.rigw") != wide);
        // Its name says the same as its number.
        const QString name = runCli({"info", path("tail.glb"), "--json"})
                                 .json()["bones"]
                                 .toArray()[2]
                                 .toObject()["name"]
                                 .toString();
        QVERIFY(!name.isEmpty());
        QVERIFY(rowsOf({path("tail.glb"), "--radius", name + "=0.5"}, "named.rigw") == wide);
    }

    void wrongUsageIsSaid_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("method") << QStringList{"--method", "magic"};
        QTest::newRow("bone") << QStringList{"--lock", "no such bone"};
        QTest::newRow("mesh") << QStringList{"--mesh", "no such mesh"};
        QTest::newRow("number") << QStringList{"--falloff", "99"};
        QTest::newRow("count") << QStringList{"--resolution", "1.5"};
        QTest::newRow("radius of another method") << QStringList{"--radius", "#1=0.1"};
        for (const char* radius : {"no such bone=0.1", "#1", "#1=", "=0.1", "#1=0", "#1=-1",
                                   "#1=nan", "#1=0.1,", "#1=0.1,0", "#1=0.1,0.2,0.3", "#1=0.1 m"})
            QTest::newRow(radius) << QStringList{"--method", "envelope", "--radius", radius};
    }
    void wrongUsageIsSaid() {
        QFETCH(QStringList, options);
        const CliRun run =
            runCli(QStringList{"bind", path("tail.glb"), "-o", path("no.glb")} + options);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(!run.err.isEmpty());
        QVERIFY(!QFile::exists(path("no.glb")));
    }

    /// Bones of another file are for bare meshes: two skeletons would share the weights.
    void aSecondSkeletonIsRefused() {
        const CliRun run = runCli({"bind", path("tail.glb"), "--skeleton", path("tail.glb"), "-o",
                                   path("no.glb"), "--json"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.json()["error"].toObject()["detail"].toString().contains("--skeleton"));
        QVERIFY(!QFile::exists(path("no.glb")));
    }

    /// The bones of that file alone take weights, though the mesh has nodes of its own.
    void aSkeletonBringsItsDeformBonesOnly() {
        const CliRun bare = runCli({"convert", path("tail.obj"), path("bare.glb")});
        QCOMPARE(bare.exitCode, 0);
        const CliRun run = runCli({"bind", path("bare.glb"), "--skeleton", path("tail.glb"), "-o",
                                   path("both.glb"), "--json"});
        QCOMPARE(run.exitCode, 0);
        const QJsonArray bones =
            runCli({"info", path("tail.glb"), "--json"}).json()["bones"].toArray();
        QStringList deform;
        for (const QJsonValue& bone : bones)
            if (bone["deform"].toBool())
                deform += bone["name"].toString();
        QVERIFY(!deform.isEmpty());
        const QJsonArray islands = run.json()["islands"].toArray();
        QCOMPARE(run.json()["islandCount"].toInt(), int(islands.size()));
        for (const QJsonValue& island : islands)
            QVERIFY(deform.contains(island["bone"].toString()));
    }

    /// A mesh whose bones are all locked is named; the others go on.
    void aWhollyLockedMeshDoesNotStopTheOthers() {
        QCOMPARE(runCli({"sample", "arm", "-o", path("arm.glb")}).exitCode, 0);
        QCOMPARE(runCli({"append", path("tail.glb"), "--from", path("arm.glb"), "--meshes", "-o",
                         path("two.glb")})
                     .exitCode,
                 0);
        QStringList command{"bind", path("two.glb"), "--replace", "--json", "-o", path("half.glb")};
        for (const QJsonValue& bone :
             runCli({"info", path("tail.glb"), "--json"}).json()["bones"].toArray())
            command += {"--lock", bone["name"].toString()};
        const CliRun run = runCli(command);
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.json()["vertices"].toInt() > 0);
        int named = 0;
        for (const QJsonValue& finding : run.json()["findings"].toArray())
            named += finding["code"].toString() == "bind-no-bones" ? 1 : 0;
        QCOMPARE(named, 1);
        QVERIFY(QFile::exists(path("half.glb")));
    }

    void withoutBonesNothingIsWritten() {
        const CliRun run = runCli({"bind", path("tail.obj"), "-o", path("no.glb"), "--json"});
        QCOMPARE(run.exitCode, 3);
        QCOMPARE(run.json()["error"].toObject()["code"].toString(), QString("bind-no-bones"));
        QVERIFY(!QFile::exists(path("no.glb")));
    }

    void theBenchmarksGiveOneResultOverThreadsAndRepetitions() {
        const CliRun run = runCli({"bench", "--only", "bind", "--size", "10k", "--json"});
        QCOMPARE(run.exitCode, 0);
        const QJsonArray results = run.json()["results"].toArray();
        QVERIFY(results.size() >= 4);
        for (const QJsonValue& result : results)
            QVERIFY(result["hashStable"].toBool());
    }
};

RIGWRIGHT_TEST(tst_cli_bind)
#include "tst_cli_bind.moc"
