// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// rigwright-cli's contract with scripts: exit codes, what goes where, JSON keys, files whole or
/// not at all.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace rigwright::test;

class tst_cli_contract : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void helpAndVersionGoToStandardOutput();
    void wrongUsageIsTwo_data();
    void wrongUsageIsTwo();
    void unreadableInputIsThreeAndNamesTheFile_data();
    void unreadableInputIsThreeAndNamesTheFile();
    void everyVerbPrintsOneJsonObjectWithItsKeys_data();
    void everyVerbPrintsOneJsonObjectWithItsKeys();
    void outputIntoAMissingFolderIsFour_data();
    void outputIntoAMissingFolderIsFour();
    void aFullDiskIsFourAndLeavesTheOldFileWhole_data();
    void aFullDiskIsFourAndLeavesTheOldFileWhole();
    void standardOutputThatCannotBeWrittenIsFour();
    void tooLittleMemoryIsFive_data();
    void tooLittleMemoryIsFive();
    void findingsAtErrorLevelMakeCheckOneButNeverInfo();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// "$sample" stands for a whole file, "$weights" for its side-car, "$folder" for a folder to
    /// write into, "$empty" for "".
    [[nodiscard]] QStringList filledIn(const QString& arguments) const;

    QTemporaryDir m_folder;
};

QStringList tst_cli_contract::filledIn(const QString& arguments) const {
    QStringList result = arguments.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    result.replaceInStrings(QStringLiteral("$sample"), path(QStringLiteral("bar.glb")));
    result.replaceInStrings(QStringLiteral("$weights"), path(QStringLiteral("weights.json")));
    result.replaceInStrings(QStringLiteral("$folder"), m_folder.path());
    result.replaceInStrings(QStringLiteral("$empty"), QString());
    return result;
}

void tst_cli_contract::initTestCase() {
    QVERIFY(m_folder.isValid());
    const CliRun made = runCli({"sample", "bar", "-o", path("bar.glb")});
    QVERIFY2(made.exitCode == 0, made.err);
    const CliRun weights = runCli({"weights", path("bar.glb"), "-o", path("weights.json")});
    QVERIFY2(weights.exitCode == 0, weights.err);
}

void tst_cli_contract::helpAndVersionGoToStandardOutput() {
    const CliRun help = runCli({"--help"});
    QCOMPARE(help.exitCode, 0);
    for (const char* verb : {"info", "check", "deform", "convert", "weights", "skeleton", "bind",
                             "append", "transfer", "sample", "bench"})
        QVERIFY2(help.out.contains(verb), verb);
    QVERIFY(help.err.isEmpty());
    const CliRun verbHelp = runCli({"deform", "--help"});
    QCOMPARE(verbHelp.exitCode, 0);
    QVERIFY(verbHelp.out.contains("--rotate"));
    const CliRun version = runCli({"--version"});
    QCOMPARE(version.exitCode, 0);
    QVERIFY(version.out.startsWith("rigwright-cli 0."));
}

void tst_cli_contract::wrongUsageIsTwo_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("no verb") << "";
    QTest::newRow("an unknown verb") << "polish $sample";
    QTest::newRow("no file") << "info";
    QTest::newRow("an unknown option") << "info $sample --loud";
    QTest::newRow("two files where one is meant") << "info $sample $sample";
    QTest::newRow("an unknown profile") << "check $sample --profile toaster";
    QTest::newRow("no output") << "deform $sample";
    QTest::newRow("an output of unknown kind") << "deform $sample -o $folder/out.stl";
    QTest::newRow("a time without a clip") << "deform $sample --time 0.5 -o $folder/out.json";
    QTest::newRow("a time that is no number")
        << "deform $sample --clip #0 --time soon -o $folder/out.json";
    QTest::newRow("a clip that is not there") << "deform $sample --clip #7 -o $folder/out.json";
    QTest::newRow("a bone that is not there")
        << "deform $sample --rotate Z:x:5 -o $folder/out.json";
    QTest::newRow("an axis that is none") << "deform $sample --rotate B:w:5 -o $folder/out.json";
    QTest::newRow("an angle that is none")
        << "deform $sample --rotate B:x:much -o $folder/out.json";
    QTest::newRow("an angle that is not finite")
        << "deform $sample --rotate B:x:nan -o $folder/out.json";
    QTest::newRow("a rotation of two parts") << "deform $sample --rotate B:5 -o $folder/out.json";
    QTest::newRow("an unknown method") << "deform $sample --method magic -o $folder/out.json";
    QTest::newRow("a conversion to an unknown kind") << "convert $sample $folder/out.step";
    QTest::newRow("a project with influences cut")
        << "convert $sample $folder/out.rigw --max-influences 4";
    QTest::newRow("an OBJ with influences cut")
        << "convert $sample $folder/out.obj --max-influences 4";
    QTest::newRow("weights without an output") << "weights $sample";
    QTest::newRow("weights to standard output") << "weights $sample -o -";
    QTest::newRow("no influences at all") << "convert $sample $folder/out.glb --max-influences 0";
    QTest::newRow("a bind without an output") << "bind $sample";
    QTest::newRow("a bind to an unknown kind") << "bind $sample -o $folder/out.step";
    QTest::newRow("a bind by an unknown method") << "bind $sample --method luck -o $folder/out.glb";
    QTest::newRow("a bind of a mesh that is not there")
        << "bind $sample --mesh Hat -o $folder/out.glb";
    QTest::newRow("a bind to a bone that is not there")
        << "bind $sample --bone #77 -o $folder/out.glb";
    for (const char* number : {"--max-influences $empty", "--max-influences -1", "--falloff 17",
                               "--reach 0.5", "--resolution 64.5", "--sharpness nan"})
        QTest::newRow(qPrintable(QStringLiteral("a bind with %1").arg(number)))
            << QStringLiteral("bind $sample %1 -o $folder/out.glb").arg(number);
    QTest::newRow("nothing to append from") << "append $sample -o $folder/out.glb";
    QTest::newRow("an append without an output") << "append $sample --from $sample";
    QTest::newRow("an append to an unknown kind")
        << "append $sample --from $sample --skeleton -o $folder/out.obj";
    QTest::newRow("an unknown way to match")
        << "append $sample --from $sample --skeleton --match luck -o $folder/out.glb";
    QTest::newRow("a clip to append that is not there")
        << "append $sample --from $sample --clips Dance -o $folder/out.glb";
    QTest::newRow("clips of a file that has none")
        << "append $sample --from $sample -o $folder/out.glb";
    QTest::newRow("nothing to transfer from") << "transfer $sample -o $folder/out.glb";
    QTest::newRow("a transfer without an output") << "transfer $sample --from $sample";
    QTest::newRow("a transfer to a kind without weights")
        << "transfer $sample --from $sample -o $folder/out.obj";
    QTest::newRow("a transfer to a mesh that is not there")
        << "transfer $sample --from $sample --mesh Hat -o $folder/out.glb";
    QTest::newRow("a transfer from a mesh that is not there")
        << "transfer $sample --from $sample --from-mesh #7 -o $folder/out.glb";
    QTest::newRow("a distance that is none")
        << "transfer $sample --from $sample --max-distance -1 -o $folder/out.glb";
    QTest::newRow("an angle between normals beyond all")
        << "transfer $sample --from $sample --normal-limit 181 -o $folder/out.glb";
    QTest::newRow("islands in between")
        << "transfer $sample --from $sample --islands both -o $folder/out.glb";
    QTest::newRow("a sample without a name") << "sample -o $folder/out.glb";
    QTest::newRow("a sample without an output") << "sample bar";
    QTest::newRow("a list with an output") << "sample --list -o $folder/out.glb";
    QTest::newRow("a list with a name") << "sample bar --list";
    QTest::newRow("a time of several that is no number")
        << "deform $sample --clip #0 --time 0 soon -o $folder/out.json";
    QTest::newRow("an unknown sample") << "sample unicorn -o $folder/out.glb";
    QTest::newRow("a sample of unknown kind") << "sample bar -o $folder/out.obj";
    QTest::newRow("a sample without an ending") << "sample bar -o $folder/out";
    QTest::newRow("a sample to standard output") << "sample bar -o -";
    QTest::newRow("a conversion to standard output") << "convert $sample -";
    QTest::newRow("vertices to standard output") << "deform $sample -o -";
    QTest::newRow("an empty time") << "deform $sample --clip #0 --time $empty -o $folder/out.json";
    for (const char* angle : {"$empty", "+", "+-5", "5deg", "inf", "1000001", "-1e7", "1e300"})
        QTest::newRow(qPrintable(QStringLiteral("an angle of '%1'").arg(angle)))
            << QStringLiteral("deform $sample --rotate B:x:%1 -o $folder/out.json").arg(angle);
    for (const char* limit : {"$empty", "abc", "-1", "2.5", "4x", "99999999999999999999999"})
        QTest::newRow(qPrintable(QStringLiteral("a limit of '%1'").arg(limit)))
            << QStringLiteral("convert $sample $folder/out.glb --max-influences %1").arg(limit);
    for (const char* verb : {"info $sample", "convert $sample $folder/out.glb"})
        QTest::newRow(qPrintable(QStringLiteral("a folder without a name: %1").arg(verb)))
            << QStringLiteral("%1 --search $empty").arg(verb);
    QTest::newRow("an unknown benchmark") << "bench --only coffee";
    QTest::newRow("a size that is none") << "bench --size large";
}

void tst_cli_contract::wrongUsageIsTwo() {
    QFETCH(QString, arguments);
    const CliRun plain = runCli(filledIn(arguments));
    QVERIFY2(plain.exitCode == 2, plain.err);
    QVERIFY(!plain.err.isEmpty());
    QVERIFY2(plain.out.isEmpty(), plain.out);
    const CliRun asJson = runCli(filledIn(arguments) + QStringList{"--json"});
    QVERIFY2(asJson.exitCode == 2, asJson.err);
    const QJsonObject error = asJson.json()["error"].toObject();
    QVERIFY2(!error["code"].toString().isEmpty(), asJson.out);
    QVERIFY2(!error["detail"].toString().isEmpty(), asJson.out);
    QVERIFY(QDir(m_folder.path()).entryList({"out.*"}).isEmpty());
}

void tst_cli_contract::unreadableInputIsThreeAndNamesTheFile_data() {
    QTest::addColumn<QString>("arguments");
    for (const char* verb :
         {"info $bad", "check $bad", "deform $bad -o $folder/out.json",
          "convert $bad $folder/out.glb", "weights $bad -o $folder/out.json",
          "weights $bad --apply w.json -o $folder/out.glb",
          "weights $sample --apply $bad -o $folder/out.glb",
          "append $bad --from $sample --skeleton -o $folder/out.glb",
          "append $sample --from $bad --skeleton -o $folder/out.glb",
          "append $sample --from $sample --skeleton --map $bad -o "
          "$folder/out.glb",
          "bind $bad -o $folder/out.glb", "bind $sample --skeleton $bad -o $folder/out.glb",
          "transfer $bad --from $sample -o $folder/out.glb",
          "transfer $sample --from $bad -o $folder/out.glb"})
        QTest::newRow(verb) << verb;
}

void tst_cli_contract::unreadableInputIsThreeAndNamesTheFile() {
    QFETCH(QString, arguments);
    QVERIFY(writeFile(path("garbage.glb"), QByteArray(100, 'x')));
    QVERIFY(writeFile(path("empty.glb"), QByteArray()));
    for (const char* bad : {"garbage.glb", "empty.glb", "missing.glb", "."}) {
        QStringList filled = filledIn(arguments);
        filled.replaceInStrings(QStringLiteral("$bad"), path(bad));
        const CliRun run = runCli(filled + QStringList{"--json"});
        QVERIFY2(run.exitCode == 3, run.err);
        QVERIFY2(run.err.contains(path(bad).toUtf8()), run.err);
        const QJsonObject error = run.json()["error"].toObject();
        for (const char* key : {"file", "code", "detail", "remedy"})
            QVERIFY2(!error[QLatin1String(key)].toString().isEmpty(), key + (": " + run.out));
        QVERIFY(QDir(m_folder.path()).entryList({"out.*"}).isEmpty());
    }
}

void tst_cli_contract::everyVerbPrintsOneJsonObjectWithItsKeys_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("keys");
    QTest::newRow("info") << "info $sample"
                          << "format meshes.name meshes.vertices meshes.triangles "
                             "meshes.maxInfluences meshes.morphTargets bones.name bones.parent "
                             "bones.length clips report";
    QTest::newRow("check") << "check $sample"
                           << "findings";
    QTest::newRow("deform") << "deform $sample -o $folder/a.json"
                            << "vertices bounds";
    QTest::newRow("convert") << "convert $sample $folder/b.glb"
                             << "lost verify";
    QTest::newRow("convert to a project") << "convert $sample $folder/b.rigw"
                                          << "lost";
    QTest::newRow("convert to OBJ") << "convert $sample $folder/b.obj"
                                    << "lost";
    QTest::newRow("weights") << "weights $sample -o $folder/w.json"
                             << "rows unmatched meshes.name meshes.rows";
    QTest::newRow("weights --apply")
        << "weights $sample --apply $weights -o $folder/d.glb"
        << "rows unmatched unmatchedBones meshes.name meshes.match lost verify";
    QTest::newRow("bind") << "bind $sample --replace -o $folder/d.glb"
                          << "file output seconds method vertices kept islands.mesh "
                             "islands.firstVertex islands.vertices islands.method islands.reason "
                             "islands.fallbacks islands.bone maxRowError findings lost verify";
    QTest::newRow("skeleton") << "skeleton $sample --reattach #0 -o $folder/s.glb"
                              << "file output bones.name bones.parent bones.position bones.role "
                                 "bones.deform bindings renamed unnamed findings lost verify";
    QTest::newRow("skeleton --map") << "skeleton $sample --map"
                                    << "file output bones.name bindings findings map";
    QTest::newRow("skeleton --list") << "skeleton --list"
                                     << "templates.name templates.title templates.bones";
    QTest::newRow("append") << "append $sample --from $sample --meshes -o $folder/d.glb"
                            << "report map.source map.target map.match lost added verify";
    QTest::newRow("append to a project")
        << "append $sample --from $sample --meshes -o $folder/d.rigw"
        << "report map.source lost added";
    QTest::newRow("transfer") << "transfer $sample --from $sample -o $folder/d.glb"
                              << "file from output findings lost verify meshes.mesh "
                                 "meshes.vertices meshes.changed meshes.unmatched "
                                 "meshes.unreached meshes.bindingIsNew meshes.addedJoints";
    QTest::newRow("sample") << "sample bar -o $folder/c.glb"
                            << "name vertices bones";
    QTest::newRow("sample --list") << "sample --list"
                                   << "samples.name";
    QTest::newRow("bench") << "bench --only dab --size 10k"
                           << "results.name results.size results.medianNs results.minNs "
                              "results.perItemNs results.hash";
}

void tst_cli_contract::everyVerbPrintsOneJsonObjectWithItsKeys() {
    QFETCH(QString, arguments);
    QFETCH(QString, keys);
    const CliRun run = runCli(filledIn(arguments) + QStringList{"--json"});
    QVERIFY2(run.exitCode == 0, run.err);
    const QJsonObject object = run.json();
    for (const QString& key : keys.split(QLatin1Char(' '))) {
        const QString list = key.section(QLatin1Char('.'), 0, 0);
        QVERIFY2(object.contains(list), qPrintable(list));
        if (!key.contains(QLatin1Char('.')))
            continue;
        QVERIFY2(!object[list].toArray().isEmpty(), qPrintable(list));
        for (const QJsonValue& item : object[list].toArray())
            QVERIFY2(item.toObject().contains(key.section(QLatin1Char('.'), 1)), qPrintable(key));
    }
}

void tst_cli_contract::outputIntoAMissingFolderIsFour_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("deform to JSON") << "deform $sample -o $folder/none/out.json";
    QTest::newRow("deform to OBJ") << "deform $sample -o $folder/none/out.obj";
    QTest::newRow("convert") << "convert $sample $folder/none/out.glb";
    QTest::newRow("convert to a project") << "convert $sample $folder/none/out.rigw";
    QTest::newRow("convert to OBJ") << "convert $sample $folder/none/out.obj";
    QTest::newRow("weights") << "weights $sample -o $folder/none/out.json";
    QTest::newRow("weights --apply") << "weights $sample --apply $weights -o $folder/none/out.glb";
    QTest::newRow("skeleton") << "skeleton $sample --reattach #0 -o $folder/none/out.glb";
    QTest::newRow("bind") << "bind $sample -o $folder/none/out.glb";
    QTest::newRow("append") << "append $sample --from $sample --meshes -o $folder/none/out.glb";
    QTest::newRow("append to a project")
        << "append $sample --from $sample --meshes -o $folder/none/out.rigw";
    QTest::newRow("transfer") << "transfer $sample --from $sample -o $folder/none/out.glb";
    QTest::newRow("sample") << "sample bar -o $folder/none/out.glb";
}

void tst_cli_contract::outputIntoAMissingFolderIsFour() {
    QFETCH(QString, arguments);
    const CliRun run = runCli(filledIn(arguments) + QStringList{"--json"});
    QVERIFY2(run.exitCode == 4, run.err);
    QVERIFY2(run.err.contains("none/out."), run.err);
    QVERIFY2(!run.json()["error"].toObject()["detail"].toString().isEmpty(), run.out);
}

void tst_cli_contract::aFullDiskIsFourAndLeavesTheOldFileWhole_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("deform to JSON") << "deform $sample -o $folder/full/old.json";
    QTest::newRow("deform to OBJ") << "deform $sample -o $folder/full/old.obj";
    QTest::newRow("convert") << "convert $sample $folder/full/old.glb";
    QTest::newRow("convert to a project") << "convert $sample $folder/full/old.rigw";
    QTest::newRow("convert to OBJ") << "convert $sample $folder/full/old.obj";
    QTest::newRow("weights") << "weights $sample -o $folder/full/old.json";
    QTest::newRow("bind") << "bind $sample -o $folder/full/old.glb";
    QTest::newRow("append") << "append $sample --from $sample --meshes -o $folder/full/old.glb";
    QTest::newRow("transfer") << "transfer $sample --from $sample -o $folder/full/old.glb";
    QTest::newRow("sample") << "sample bar -o $folder/full/old.glb";
}

void tst_cli_contract::aFullDiskIsFourAndLeavesTheOldFileWhole() {
    QFETCH(QString, arguments);
    QTemporaryDir folder;
    QStringList filled = filledIn(arguments);
    filled.replaceInStrings(path("full"), folder.path());
    const QString old = filled.last();
    QVERIFY(writeFile(old, "the old file"));
    // No file may grow beyond a block: writing fails in its midst, as on a full disk.
    const CliRun run = runCliInShell("ulimit -f 1; exec \"$0\" \"$@\"", filled);
    QVERIFY2(run.exitCode == 4, run.err);
    QCOMPARE(readFile(old), QByteArray("the old file"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void tst_cli_contract::standardOutputThatCannotBeWrittenIsFour() {
    const CliRun run = runCliInShell("exec \"$0\" \"$@\" >/dev/full", {"info", path("bar.glb")});
    QCOMPARE(run.exitCode, 4);
    QVERIFY2(run.err.contains("What to do: "), run.err);
}

void tst_cli_contract::tooLittleMemoryIsFive_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("file");
    for (const char* verb : {"info $big", "check $big", "deform $big -o $folder/out.json",
                             "convert $big $folder/out.glb"})
        for (const char* file : {"nested.gltf", "hollow.glb"})
            QTest::addRow("%s, %s", verb, file) << verb << file;
}

void tst_cli_contract::tooLittleMemoryIsFive() {
    QFETCH(QString, arguments);
    QFETCH(QString, file);
    // JSON that takes many times its size to hold, and a file larger than the memory.
    const QByteArray numbers = QByteArray("[0],").repeated(3'000'000);
    QVERIFY(writeFile(path("nested.gltf"),
                      R"({"asset":{"version":"2.0"},"extras":[)" + numbers + "0]}"));
    QFile hollow(path("hollow.glb"));
    QVERIFY(hollow.open(QIODevice::WriteOnly) && hollow.resize(qint64(3) << 30));
    hollow.close();
    const QString limited = QStringLiteral("ulimit -v 250000; exec \"$0\" \"$@\"");
    if (runCliInShell(limited, {"info", path("bar.glb")}).exitCode != 0)
        QSKIP("this build does not start within 250 MB of addresses (a sanitizer's does not)");
    QStringList filled = filledIn(arguments);
    filled.replaceInStrings(QStringLiteral("$big"), path(file));
    const CliRun run = runCliInShell(limited, filled + QStringList{"--json"});
    QVERIFY2(run.exitCode == 5, run.err);
    QVERIFY2(run.err.contains("memory"), run.err);
    QVERIFY2(!run.json()["error"].toObject()["code"].toString().isEmpty(), run.out);
    QVERIFY(QDir(m_folder.path()).entryList({"out.*"}).isEmpty());
}

void tst_cli_contract::findingsAtErrorLevelMakeCheckOneButNeverInfo() {
    // A skin on a mesh without joints and weights: readable, but an error.
    const QByteArray positions("AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA");
    QVERIFY(
        writeFile(path("unweighted.gltf"),
                  R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0,1]}],)"
                  R"("nodes":[{"mesh":0,"skin":0},{"name":"joint"}],"skins":[{"joints":[1]}],)"
                  R"("meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],)"
                  R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3",)"
                  R"("min":[0,0,0],"max":[1,1,0]}],"bufferViews":[{"buffer":0,"byteLength":36}],)"
                  R"("buffers":[{"byteLength":36,"uri":"data:application/octet-stream;base64,)" +
                      positions + "\"}]}"));
    QCOMPARE(runCli({"info", path("unweighted.gltf")}).exitCode, 0);
    const CliRun check = runCli({"check", path("unweighted.gltf"), "--json"});
    QVERIFY2(check.exitCode == 1, check.out + check.err);
    bool found = false;
    for (const QJsonValue& finding : check.json()["findings"].toArray())
        found = found || finding.toObject()["severity"].toString() == QLatin1String("error");
    QVERIFY2(found, check.out);
}

RIGWRIGHT_TEST(tst_cli_contract)
#include "tst_cli_contract.moc"
