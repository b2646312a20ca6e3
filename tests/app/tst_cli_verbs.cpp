// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the verbs of rigwright-cli do, against closed forms and against each other.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace rigwright::test;

namespace {
QList<double> numbers(const QJsonArray& array) {
    QList<double> result;
    for (const QJsonValue& value : array)
        result.append(value.toDouble());
    return result;
}
} // namespace

class tst_cli_verbs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySampleOfTheListIsWrittenAndReadBack();
    void rotatingABoneOfTheBarTurnsItsHalfAndLeavesTheOther();
    void dualQuaternionsKeepTheRadiusOfATwistedBarThatLinearBlendShrinks();
    void severalTimesGiveTheSameAsOneByOne();
    void aClipIsFoundByNameAndByNumber();
    void objAndJsonHoldTheSameVerticesAndFaces();
    void limitingInfluencesLimitsThemAndSaysWhatWasLost();
    void convertingOverTheInputItselfWorks();
    void everyVerbReadsAProjectAsItReadsTheCharacter();
    void aProjectBecomesTheSameGlbAsTheCharacter();
    void endingsMayBeInCapitals_data();
    void endingsMayBeInCapitals();
    void anglesAndTimesMayHaveASign();
    void anAppendOfNothingThatFitsIsThreeAndWritesNothing();
    void bonesThatWereAddedAreNotCountedAsMatched();
    void anErrorNamesItsFileOnce();
    void meshesOfAnotherUnitComeInTheSizeOfTheCharacter_data();
    void meshesOfAnotherUnitComeInTheSizeOfTheCharacter();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Writes a sample once; "" where that failed.
    QString sample(const QString& name);
    /// The file that `deform` writes, or an empty object.
    QJsonObject deform(const QString& file, const QStringList& options);
    /// Positions [x, y, z, …] of the first mesh in the first frame.
    QList<double> positions(const QString& file, const QStringList& options);

    QTemporaryDir m_folder;
};

QString tst_cli_verbs::sample(const QString& name) {
    const QString file = path(name + ".glb");
    if (!QFile::exists(file) && runCli({"sample", name, "-o", file}).exitCode != 0)
        return {};
    return file;
}

QJsonObject tst_cli_verbs::deform(const QString& file, const QStringList& options) {
    const QString out = path("deformed.json");
    const CliRun run = runCli(QStringList{"deform", file, "-o", out} + options);
    if (run.exitCode != 0)
        qWarning("%s", run.err.constData());
    return run.exitCode == 0 ? QJsonDocument::fromJson(readFile(out)).object() : QJsonObject();
}

QList<double> tst_cli_verbs::positions(const QString& file, const QStringList& options) {
    const QJsonArray frames = deform(file, options)["frames"].toArray();
    return numbers(frames.at(0).toObject()["positions"].toArray().at(0).toArray());
}

void tst_cli_verbs::everySampleOfTheListIsWrittenAndReadBack() {
    const QJsonArray samples = runCli({"sample", "--list", "--json"}).json()["samples"].toArray();
    QStringList names;
    for (const QJsonValue& entry : samples)
        names.append(entry.toObject()["name"].toString());
    QCOMPARE(names, QStringList({"mannequin", "quadruped", "arm", "tail", "bar"}));
    for (const QString& name : names) {
        const QJsonObject written =
            runCli({"sample", name, "-o", path(name + ".glb"), "--json"}).json();
        const CliRun info = runCli({"info", path(name + ".glb"), "--json"});
        QVERIFY2(info.exitCode == 0, info.err);
        double vertices = 0;
        for (const QJsonValue& mesh : info.json()["meshes"].toArray())
            vertices += mesh.toObject()["vertices"].toDouble();
        QCOMPARE(vertices, written["vertices"].toDouble());
        // In a file the mesh needs a node of its own, which counts as a bone that deforms nothing.
        const auto meshes = info.json()["meshes"].toArray().size();
        QCOMPARE(double(info.json()["bones"].toArray().size() - meshes),
                 written["bones"].toDouble());
        QVERIFY2(info.json()["report"].toArray().isEmpty(), info.out.right(500));
        const CliRun check = runCli({"check", path(name + ".glb"), "--json"});
        QVERIFY2(check.exitCode == 0, check.out);
    }
}

void tst_cli_verbs::anAppendOfNothingThatFitsIsThreeAndWritesNothing() {
    const QString arm = sample("arm");
    const QString out = path("nothing.glb");
    const CliRun run = runCli({"append", arm, "--from", arm, "--skeleton", "-o", out, "--json"});
    QCOMPARE(run.exitCode, 3);
    QCOMPARE(run.json()["error"].toObject()["code"].toString(),
             QStringLiteral("append-nothing-fits"));
    QVERIFY(!QFile::exists(out));
}

void tst_cli_verbs::bonesThatWereAddedAreNotCountedAsMatched() {
    const CliRun run = runCli({"append", sample("bar"), "--from", sample("tail"), "--skeleton",
                               "-o", path("longer.glb")});
    QVERIFY2(run.exitCode == 0, run.err);
    const QRegularExpressionMatch said =
        QRegularExpression(QStringLiteral("(\\d+) bones of (\\d+) matched; (\\d+) bones"))
            .match(QString::fromUtf8(run.out));
    QVERIFY2(said.hasMatch(), run.out);
    QVERIFY(said.captured(3).toInt() > 0);
    QCOMPARE(said.captured(1).toInt() + said.captured(3).toInt(), said.captured(2).toInt());
}

void tst_cli_verbs::anErrorNamesItsFileOnce() {
    const QString bar = sample("bar"); // has no clips
    for (const QStringList& clips : {QStringList(), QStringList{"--clips", "Dance"}}) {
        const CliRun run = runCli(
            QStringList{"append", sample("arm"), "--from", bar, "-o", path("none.glb")} + clips);
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.err.count(bar.toUtf8()), 1);
    }
}

void tst_cli_verbs::meshesOfAnotherUnitComeInTheSizeOfTheCharacter_data() {
    QTest::addColumn<QStringList>("reading");
    QTest::newRow("measured") << QStringList();
    QTest::newRow("told") << QStringList{"--from-units", "cm"};
}

/// The character a hundredth as large; the meshes of the whole one must come to lie on its own.
void tst_cli_verbs::meshesOfAnotherUnitComeInTheSizeOfTheCharacter() {
    QFETCH(QStringList, reading);
    const QString large = sample("mannequin");
    const QString small = path("small.glb");
    const QString both = path("both.glb");
    QCOMPARE(runCli({"convert", large, small, "--units", "cm"}).exitCode, 0);
    const CliRun run = runCli(
        QStringList{"append", small, "--from", large, "--meshes", "-o", both, "--json"} + reading);
    QVERIFY2(run.exitCode == 0, run.err);
    bool isSaid = false;
    for (const QJsonValue& finding : run.json()["report"].toArray())
        isSaid |= finding.toObject()["code"].toString() == QLatin1String("append-meshes-scaled") &&
                  finding.toObject()["detail"].toString().contains(QLatin1String("0.01"));
    QCOMPARE(isSaid, reading.isEmpty());
    const QJsonArray meshes =
        deform(both, {})["frames"].toArray().at(0).toObject()["positions"].toArray();
    QVERIFY(meshes.size() >= 2 && meshes.size() % 2 == 0);
    for (qsizetype mesh = 0; mesh < meshes.size() / 2; ++mesh) {
        const QList<double> own = numbers(meshes.at(mesh).toArray());
        const QList<double> theirs = numbers(meshes.at(mesh + meshes.size() / 2).toArray());
        QCOMPARE(own.size(), theirs.size());
        for (qsizetype i = 0; i < own.size(); ++i)
            QVERIFY(std::abs(own[i] - theirs[i]) < 1e-6);
    }
}

void tst_cli_verbs::rotatingABoneOfTheBarTurnsItsHalfAndLeavesTheOther() {
    const QString bar = sample("bar");
    const QList<double> rest = positions(bar, {});
    // The bone's own y runs along it (the model's +X) and its x is the model's +Z.
    const QList<double> bent = positions(bar, {"--rotate", "B:x:90"});
    QVERIFY(rest.size() > 300);
    QCOMPARE(bent.size(), rest.size());
    int turned = 0;
    int still = 0;
    for (qsizetype i = 0; i < rest.size(); i += 3) {
        const double x = rest[i];
        const double y = rest[i + 1];
        if (std::abs(x) < 0.5)
            continue;
        // Weight of B is 1 from x = 0.5 on and 0 up to x = -0.5; the joint is the origin.
        const double expected[] = {x > 0 ? -y : x, x > 0 ? x : y, rest[i + 2]};
        for (int k = 0; k < 3; ++k)
            QVERIFY(std::abs(bent[i + k] - expected[k]) < 1e-5);
        ++(x > 0 ? turned : still);
    }
    QVERIFY(turned > 50 && still > 50);
}

void tst_cli_verbs::dualQuaternionsKeepTheRadiusOfATwistedBarThatLinearBlendShrinks() {
    const QString bar = sample("bar");
    const QList<double> rest = positions(bar, {});
    const QList<double> lbs = positions(bar, {"--rotate", "B:y:90", "--method", "lbs"});
    const QList<double> dqs = positions(bar, {"--rotate", "B:y:90", "--method", "dqs"});
    int seen = 0;
    for (qsizetype i = 0; i < rest.size(); i += 3) {
        const double radius = std::hypot(rest[i + 1], rest[i + 2]);
        const double w = std::clamp(rest[i] + 0.5, 0.0, 1.0);
        if (radius < 0.4)
            continue; // on the caps
        QVERIFY(std::abs(std::hypot(dqs[i + 1], dqs[i + 2]) - radius) < 1e-4);
        // Shrink of a row w : 1-w at 90 degrees: sqrt(1 - 2 w (1-w)).
        const double shrunk = radius * std::sqrt(1.0 - 2.0 * w * (1.0 - w));
        QVERIFY(std::abs(std::hypot(lbs[i + 1], lbs[i + 2]) - shrunk) < 1e-4);
        seen += w > 0.0 && w < 1.0;
    }
    QVERIFY(seen > 100);
}

void tst_cli_verbs::severalTimesGiveTheSameAsOneByOne() {
    const QString tail = sample("tail");
    const QJsonArray frames =
        deform(tail, {"--clip", "#0", "--time", "0.25", "--time", "0.6"})["frames"].toArray();
    QCOMPARE(frames.size(), 2);
    QCOMPARE(frames[0].toObject()["time"].toDouble(), 0.25);
    for (int i = 0; i < 2; ++i) {
        const QJsonArray alone =
            deform(tail, {"--clip", "#0", "--time", i == 0 ? "0.25" : "0.6"})["frames"].toArray();
        QCOMPARE(alone[0].toObject(), frames[i].toObject());
    }
    // Behind one --time as well, negative ones too, and a file may follow.
    const QStringList several{"--clip", "#0", "--time", "0.25", "0.6", "-0.1"};
    const QJsonArray together = deform(tail, several)["frames"].toArray();
    QCOMPARE(together.size(), 3);
    QCOMPARE(together[0], frames[0]);
    QCOMPARE(together[1], frames[1]);
    QCOMPARE(together[2].toObject()["time"].toDouble(), -0.1);
    const CliRun fileLast =
        runCli({"deform", "-o", path("last.json"), "--clip", "#0", "--time", "0.25", "0.6", tail});
    QVERIFY2(fileLast.exitCode == 0, fileLast.err);
    QCOMPARE(QJsonDocument::fromJson(readFile(path("last.json"))).object()["frames"].toArray(),
             frames);
    // The tail sways: the two moments differ.
    QVERIFY(frames[0].toObject()["positions"] != frames[1].toObject()["positions"]);
}

void tst_cli_verbs::aClipIsFoundByNameAndByNumber() {
    const QString tail = sample("tail");
    const QString name =
        runCli({"info", tail, "--json"}).json()["clips"].toArray()[0].toObject()["name"].toString();
    QVERIFY(!name.isEmpty());
    QCOMPARE(positions(tail, {"--clip", name, "--time", "0.4"}),
             positions(tail, {"--clip", "#0", "--time", "0.4"}));
}

void tst_cli_verbs::objAndJsonHoldTheSameVerticesAndFaces() {
    const QString arm = sample("arm");
    const QJsonObject json = deform(arm, {"--rotate", "#2:y:30"});
    QCOMPARE(runCli({"deform", arm, "--rotate", "#2:y:30", "-o", path("arm.obj")}).exitCode, 0);
    QList<double> vertices;
    QJsonArray faces;
    for (const QByteArray& line : readFile(path("arm.obj")).split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words[0] == "v")
            for (int k = 1; k <= 3; ++k)
                vertices.append(double(words.at(k).toFloat()));
        QJsonArray face;
        if (words[0] == "f")
            for (int k = 1; k < words.size(); ++k)
                face.append(words[k].toInt() - 1);
        if (!face.isEmpty())
            faces.append(face);
    }
    const QList<double> expected =
        numbers(json["frames"].toArray()[0].toObject()["positions"].toArray()[0].toArray());
    QCOMPARE(vertices.size(), expected.size());
    for (qsizetype i = 0; i < vertices.size(); ++i)
        QCOMPARE(float(vertices[i]), float(expected[i]));
    QCOMPARE(faces, json["meshes"].toArray()[0].toObject()["faces"].toArray());
}

void tst_cli_verbs::limitingInfluencesLimitsThemAndSaysWhatWasLost() {
    const QString mannequin = sample("mannequin");
    const auto mostOf = [](const QString& file) {
        return runCli({"info", file, "--json"})
            .json()["meshes"]
            .toArray()[0]
            .toObject()["maxInfluences"]
            .toInt();
    };
    QVERIFY(mostOf(mannequin) > 2);
    const CliRun limited =
        runCli({"convert", mannequin, path("two.glb"), "--max-influences", "2", "--json"});
    // Two of three influences deform otherwise: said, and the file stays.
    QVERIFY2(limited.exitCode == 1, limited.err);
    QVERIFY2(limited.err.contains("stays") && limited.err.contains("two.glb"), limited.err);
    const QJsonObject proof = limited.json()["verify"].toObject();
    QVERIFY(!proof["passed"].toBool(true));
    QVERIFY(proof["relative"].toDouble() > 1e-4 && proof["maxErrorMm"].toDouble() > 0.0);
    for (const char* key : {"mesh", "vertex", "pose"})
        QVERIFY2(proof["worst"].toObject().contains(QLatin1String(key)), key);
    QVERIFY2(!limited.json()["lost"].toArray().isEmpty(), limited.out);
    QCOMPARE(mostOf(path("two.glb")), 2);
    const CliRun whole = runCli({"convert", mannequin, path("all.glb"), "--json"});
    QVERIFY2(whole.json()["lost"].toArray().isEmpty(), whole.out);
    QCOMPARE(whole.exitCode, 0);
    QVERIFY(whole.json()["verify"].toObject()["passed"].toBool());
    QCOMPARE(whole.json()["verify"].toObject()["poses"].toInt(), 5);
    const CliRun unproven = runCli(
        {"convert", mannequin, path("two.glb"), "--max-influences", "2", "--no-verify", "--json"});
    QCOMPARE(unproven.exitCode, 0);
    QVERIFY(!unproven.json().contains("verify"));
    QCOMPARE(mostOf(path("all.glb")), mostOf(mannequin));
}

void tst_cli_verbs::convertingOverTheInputItselfWorks() {
    QVERIFY(QFile::copy(sample("bar"), path("same.glb")));
    const QList<double> before = positions(path("same.glb"), {"--rotate", "B:y:33"});
    QCOMPARE(runCli({"convert", path("same.glb"), path("same.glb")}).exitCode, 0);
    QCOMPARE(positions(path("same.glb"), {"--rotate", "B:y:33"}), before);
}

void tst_cli_verbs::everyVerbReadsAProjectAsItReadsTheCharacter() {
    const QString tail = sample("tail");
    const QString project = path("tail.rigw");
    const CliRun saved = runCli({"convert", tail, project, "--json"});
    QVERIFY2(saved.exitCode == 0, saved.err);
    QVERIFY2(saved.json()["lost"].toArray().isEmpty(), saved.out);
    QJsonObject info = runCli({"info", project, "--json"}).json();
    QJsonObject expected = runCli({"info", tail, "--json"}).json();
    QCOMPARE(info["format"].toString(), QStringLiteral("rigw"));
    QCOMPARE(expected["format"].toString(), QStringLiteral("glb"));
    for (const char* key : {"meshes", "bones", "clips", "report"})
        QCOMPARE(info[QLatin1String(key)], expected[QLatin1String(key)]);
    QCOMPARE(runCli({"check", project, "--json"}).json()["findings"],
             runCli({"check", tail, "--json"}).json()["findings"]);
    QCOMPARE(positions(project, {"--clip", "#0", "--time", "0.3"}),
             positions(tail, {"--clip", "#0", "--time", "0.3"}));
}

void tst_cli_verbs::aProjectBecomesTheSameGlbAsTheCharacter() {
    const QString tail = sample("tail");
    QCOMPARE(runCli({"convert", tail, path("once.rigw")}).exitCode, 0);
    QCOMPARE(runCli({"convert", path("once.rigw"), path("twice.rigw")}).exitCode, 0);
    QCOMPARE(readFile(path("twice.rigw")), readFile(path("once.rigw")));
    QCOMPARE(runCli({"convert", path("twice.rigw"), path("back.glb")}).exitCode, 0);
    QCOMPARE(runCli({"convert", tail, path("straight.glb")}).exitCode, 0);
    QVERIFY(!readFile(path("back.glb")).isEmpty());
    QCOMPARE(readFile(path("back.glb")), readFile(path("straight.glb")));
}

void tst_cli_verbs::endingsMayBeInCapitals_data() {
    QTest::addColumn<QStringList>("verb");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("start");
    const QStringList convert{"convert", sample("tail")};
    const QStringList deform{"deform", sample("tail"), "-o"};
    for (const char* ending : {"glb", "GLB", "Glb", "vrm", "VRM"})
        QTest::newRow(qPrintable(QStringLiteral("convert to %1").arg(ending)))
            << convert << ending << QByteArray("glTF");
    for (const char* ending : {"glb", "GLB", "gLB"})
        QTest::newRow(qPrintable(QStringLiteral("sample as %1").arg(ending)))
            << QStringList{"sample", "bar", "-o"} << ending << QByteArray("glTF");
    for (const char* ending : {"obj", "OBJ", "Obj"})
        QTest::newRow(qPrintable(QStringLiteral("deform to %1").arg(ending)))
            << deform << ending << QByteArray("# Rigwright");
    for (const char* ending : {"json", "JSON"})
        QTest::newRow(qPrintable(QStringLiteral("deform to %1").arg(ending)))
            << deform << ending << QByteArray("{\"vertices\"");
}

void tst_cli_verbs::endingsMayBeInCapitals() {
    QFETCH(QStringList, verb);
    QFETCH(QString, ending);
    QFETCH(QByteArray, start);
    const QString out = path("capital." + ending);
    const CliRun run = runCli(verb + QStringList{out});
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY(readFile(out).startsWith(start));
}

void tst_cli_verbs::anglesAndTimesMayHaveASign() {
    const QString tail = sample("tail");
    const auto moved = [&](const QString& time, const QString& angle) {
        return positions(tail, {"--clip", "#0", "--time", time, "--rotate", "#1:x:" + angle});
    };
    const QList<double> plain = moved("0.5", "40");
    QVERIFY(!plain.isEmpty());
    QCOMPARE(moved("+0.5", "+40"), plain);
    QVERIFY(!moved("-0.5", "-40").isEmpty());
    QVERIFY(moved("-0.5", "-40") != plain);
    QVERIFY(!moved("0.5", "1e6").isEmpty());
}

RIGWRIGHT_TEST(tst_cli_verbs)
#include "tst_cli_verbs.moc"
