// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weights beside a mesh, from end to end: an OBJ keeps its vertices and its n-gons on the way
/// through a side-car, a skeleton, a project or a GLB, and back.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rigwright::test;

namespace {
/// A prism of `sides` along +X from -2 to 2: n-gons at its ends, quads around, and a seam where the
/// texture closes. The order of vertices is one that no program would make by itself.
QByteArray prismObj(int sides, int rings) {
    QByteArray text("# a prism\no Prism\n");
    const auto number = [&](int ring, int side) {
        const int count = sides * rings;
        return (ring * sides + side % sides) * 7 % count + 1; // a permutation: 7 divides none
    };
    QList<QByteArray> vertices(sides * rings);
    for (int ring = 0; ring < rings; ++ring)
        for (int side = 0; side < sides; ++side) {
            const double x = -2.0 + 4.0 * ring / (rings - 1);
            const double a = 2.0 * M_PI * side / sides;
            vertices[number(ring, side) - 1] = "v " + QByteArray::number(x, 'g', 9) + " " +
                                               QByteArray::number(0.5 * std::cos(a), 'g', 9) + " " +
                                               QByteArray::number(0.5 * std::sin(a), 'g', 9) + "\n";
        }
    for (const QByteArray& vertex : vertices)
        text += vertex;
    for (int ring = 0; ring < rings; ++ring)
        for (int side = 0; side <= sides; ++side)
            text += "vt " + QByteArray::number(double(side) / sides) + " " +
                    QByteArray::number(double(ring) / (rings - 1)) + "\n";
    const auto corner = [&](int ring, int side) {
        return " " + QByteArray::number(number(ring, side)) + "/" +
               QByteArray::number(ring * (sides + 1) + side + 1);
    };
    for (int ring = 0; ring + 1 < rings; ++ring)
        for (int side = 0; side < sides; ++side)
            text += "f" + corner(ring, side) + corner(ring + 1, side) + corner(ring + 1, side + 1) +
                    corner(ring, side + 1) + "\n";
    for (const int ring : {0, rings - 1}) {
        text += "f";
        for (int side = 0; side < sides; ++side)
            text += corner(ring, ring == 0 ? sides - 1 - side : side);
        text += "\n";
    }
    return text;
}

/// Lines "v …" with their numbers as floats, in order.
QList<QList<float>> verticesOf(const QByteArray& obj) {
    QList<QList<float>> vertices;
    for (const QByteArray& line : obj.split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words[0] == "v")
            vertices.append({words[1].toFloat(), words[2].toFloat(), words[3].toFloat()});
    }
    return vertices;
}

/// Faces as vertex numbers, in order.
QList<QList<int>> facesOf(const QByteArray& obj) {
    QList<QList<int>> faces;
    for (const QByteArray& line : obj.split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words[0] != "f")
            continue;
        QList<int> face;
        for (qsizetype i = 1; i < words.size(); ++i)
            face.append(words[i].split('/')[0].toInt());
        faces.append(face);
    }
    return faces;
}
} // namespace

class tst_cli_weights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void anObjComesBackThroughEveryFormatAsItWas_data();
    void anObjComesBackThroughEveryFormatAsItWas();
    void anObjWithASideCarDeformsAsTheCharacterThatItCameFrom();
    void theSideCarOfTheResultIsTheSame();
    void aBarBoundByHandDeformsByTheFormula();
    void rowsGoBackOntoTheFileThatTheyCameFrom();
    void whatIsUnmatchedIsListedAndIsOne();
    void aMeshWithoutWeightsHasNoSideCar();
    void badSideCarsAreThree_data();
    void badSideCarsAreThree();
    void optionsThatMakeNoSenseAreTwo_data();
    void optionsThatMakeNoSenseAreTwo();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QList<double> deformed(const QString& file, const QStringList& options) const;

    QTemporaryDir m_folder;
};

void tst_cli_weights::initTestCase() {
    QVERIFY(m_folder.isValid());
    for (const char* name : {"mannequin", "bar", "arm"}) {
        const CliRun made =
            runCli({"sample", name, "-o", path(QString::fromLatin1(name) + ".glb")});
        QVERIFY2(made.exitCode == 0, made.err);
    }
    QVERIFY(writeFile(path("prism.obj"), prismObj(9, 11)));
}

QList<double> tst_cli_weights::deformed(const QString& file, const QStringList& options) const {
    const QString out = path("deformed.json");
    const CliRun run = runCli(QStringList{"deform", file, "-o", out} + options);
    if (run.exitCode != 0) {
        qWarning("%s", run.err.constData());
        return {};
    }
    QList<double> numbers;
    const QJsonObject object = QJsonDocument::fromJson(readFile(out)).object();
    for (const QJsonValue& mesh : object["frames"].toArray()[0].toObject()["positions"].toArray())
        for (const QJsonValue& value : mesh.toArray())
            numbers.append(value.toDouble());
    return numbers;
}

void tst_cli_weights::anObjComesBackThroughEveryFormatAsItWas_data() {
    QTest::addColumn<QStringList>("steps");
    QTest::newRow("straight") << QStringList{"again.obj"};
    QTest::newRow("through a project") << QStringList{"step.rigw", "again.obj"};
    QTest::newRow("through OBJ and a project")
        << QStringList{"first.obj", "step.rigw", "again.obj"};
}

void tst_cli_weights::anObjComesBackThroughEveryFormatAsItWas() {
    QFETCH(QStringList, steps);
    QString file = path("prism.obj");
    for (const QString& step : steps) {
        const CliRun run = runCli({"convert", file, path(step), "--json"});
        QVERIFY2(run.exitCode == 0, run.err);
        file = path(step);
    }
    const QByteArray before = readFile(path("prism.obj"));
    const QByteArray after = readFile(path("again.obj"));
    QCOMPARE(verticesOf(before).size(), qsizetype(99));
    QCOMPARE(verticesOf(after), verticesOf(before));
    QCOMPARE(facesOf(after), facesOf(before));
    QCOMPARE(after.count("\nvt "), before.count("\nvt "));
    // `deform` writes the same vertices and faces.
    QCOMPARE(runCli({"deform", file, "-o", path("posed.obj")}).exitCode, 0);
    QCOMPARE(verticesOf(readFile(path("posed.obj"))), verticesOf(before));
    QCOMPARE(facesOf(readFile(path("posed.obj"))), facesOf(before));
}

void tst_cli_weights::anObjWithASideCarDeformsAsTheCharacterThatItCameFrom() {
    // The character as a plain shape, as another program would hand it back.
    QVERIFY(runCli({"convert", path("mannequin.glb"), path("shape.obj")}).exitCode == 0);
    const CliRun written =
        runCli({"weights", path("mannequin.glb"), "-o", path("mannequin.json"), "--json"});
    QVERIFY2(written.exitCode == 0, written.err);
    QVERIFY(written.json()["rows"].toInt() > 1000);
    const QByteArray shape = readFile(path("shape.obj"));
    for (const char* out : {"bound.rigw", "bound.glb"}) {
        const CliRun applied =
            runCli({"weights", path("shape.obj"), "--apply", path("mannequin.json"), "--skeleton",
                    path("mannequin.glb"), "-o", path(out), "--json"});
        QVERIFY2(applied.exitCode == 0, applied.out + applied.err);
        QCOMPARE(applied.json()["rows"], written.json()["rows"]);
        QVERIFY(applied.json()["unmatched"].toArray().isEmpty());
        const QStringList turn{"--rotate", "#3:x:40", "--rotate", "#5:z:-30"};
        const QList<double> expected = deformed(path("mannequin.glb"), turn);
        const QList<double> actual = deformed(path(out), turn);
        QVERIFY(expected.size() > 3000);
        QCOMPARE(actual.size(), expected.size());
        double worst = 0.0;
        for (qsizetype i = 0; i < actual.size(); ++i)
            worst = std::max(worst, std::abs(actual[i] - expected[i]));
        QVERIFY2(worst < 1e-5, qPrintable(QString::number(worst)));
        // And an OBJ again: the same vertices in the same order.
        const CliRun back = runCli({"convert", path(out), path("back.obj"), "--json"});
        QVERIFY2(back.exitCode == 0, back.err);
        QCOMPARE(verticesOf(readFile(path("back.obj"))), verticesOf(shape));
        QCOMPARE(facesOf(readFile(path("back.obj"))), facesOf(shape));
    }
}

void tst_cli_weights::theSideCarOfTheResultIsTheSame() {
    QVERIFY(runCli({"convert", path("arm.glb"), path("arm.obj")}).exitCode == 0);
    QVERIFY(runCli({"weights", path("arm.glb"), "-o", path("arm.json")}).exitCode == 0);
    QVERIFY(runCli({"weights", path("arm.obj"), "--apply", path("arm.json"), "--skeleton",
                    path("arm.glb"), "-o", path("arm.rigw")})
                .exitCode == 0);
    QVERIFY(runCli({"weights", path("arm.rigw"), "-o", path("again.json")}).exitCode == 0);
    const auto meshOf = [&](const char* name) {
        return QJsonDocument::fromJson(readFile(path(name)))
            .object()["meshes"]
            .toArray()[0]
            .toObject();
    };
    const QJsonObject before = meshOf("arm.json");
    const QJsonObject after = meshOf("again.json");
    QVERIFY(before["rows"].toArray().size() > 100);
    QCOMPARE(after["rows"].toArray(), before["rows"].toArray());
    QCOMPARE(after["positionHash"], before["positionHash"]);
}

/// An n-gon mesh of the bar's shape, with weights by hand: clamp(x + 0.5, 0, 1) for bone B.
void tst_cli_weights::aBarBoundByHandDeformsByTheFormula() {
    QByteArray rows;
    const QList<QList<float>> vertices = verticesOf(readFile(path("prism.obj")));
    for (const QList<float>& vertex : vertices) {
        const double b = std::clamp(double(vertex[0]) + 0.5, 0.0, 1.0);
        rows += QByteArray(rows.isEmpty() ? "" : ",\n") + R"({"position": [)" +
                QByteArray::number(double(vertex[0]), 'g', 9) + ", " +
                QByteArray::number(double(vertex[1]), 'g', 9) + ", " +
                QByteArray::number(double(vertex[2]), 'g', 9) + R"(], "weights": [["A", )" +
                QByteArray::number(1.0 - b, 'g', 9) + R"(], ["B", )" +
                QByteArray::number(b, 'g', 9) + "]]}";
    }
    QVERIFY(
        writeFile(path("hand.json"),
                  R"({"format": "rigwright-weights", "version": 1, "meshes": [{"name": "Prism",)"
                  R"("vertices": 99, "joints": [{"label": "A"}, {"label": "B"}], "rows": [)" +
                      rows + "]}]}"));
    const CliRun applied =
        runCli({"weights", path("prism.obj"), "--apply", path("hand.json"), "--skeleton",
                path("bar.glb"), "-o", path("prism.glb"), "--json"});
    QVERIFY2(applied.exitCode == 0, applied.out + applied.err);
    QCOMPARE(applied.json()["rows"].toInt(), 99);
    // The bone's own x is the model's +Z, and its joint is the origin. Beyond the blend a vertex
    // turns by 90 degrees or stays; within it is the mean of both, by its weight.
    const QList<double> bent = deformed(path("prism.glb"), {"--rotate", "B:x:90"});
    QVERIFY(bent.size() >= 99 * 3);
    for (qsizetype v = 0; v < 99; ++v) {
        const double x = double(vertices[v][0]);
        const double y = double(vertices[v][1]);
        const double b = std::clamp(x + 0.5, 0.0, 1.0);
        QVERIFY(std::abs(bent[v * 3] - ((1 - b) * x - b * y)) < 1e-5);
        QVERIFY(std::abs(bent[v * 3 + 1] - ((1 - b) * y + b * x)) < 1e-5);
        QVERIFY(std::abs(bent[v * 3 + 2] - double(vertices[v][2])) < 1e-5);
    }
    // Its OBJ is the one that it was made of, n-gons and all, where a project kept them.
    QVERIFY(runCli({"weights", path("prism.obj"), "--apply", path("hand.json"), "--skeleton",
                    path("bar.glb"), "-o", path("prism.rigw")})
                .exitCode == 0);
    QVERIFY(runCli({"convert", path("prism.rigw"), path("prism2.obj")}).exitCode == 0);
    QCOMPARE(verticesOf(readFile(path("prism2.obj"))), vertices);
    QCOMPARE(facesOf(readFile(path("prism2.obj"))), facesOf(readFile(path("prism.obj"))));
    // A GLB has triangles only; the vertices are the same.
    QVERIFY(runCli({"convert", path("prism.glb"), path("prism3.obj")}).exitCode == 0);
    QCOMPARE(verticesOf(readFile(path("prism3.obj"))), vertices);
    // Straight to OBJ: nothing but the shape is left, and it says so.
    const CliRun straight =
        runCli({"weights", path("prism.obj"), "--apply", path("hand.json"), "--skeleton",
                path("bar.glb"), "-o", path("prism4.obj"), "--json"});
    QVERIFY2(straight.exitCode == 0, straight.err);
    QVERIFY(!straight.json()["lost"].toArray().isEmpty());
    QCOMPARE(facesOf(readFile(path("prism4.obj"))), facesOf(readFile(path("prism.obj"))));
}

void tst_cli_weights::rowsGoBackOntoTheFileThatTheyCameFrom() {
    QVERIFY(runCli({"weights", path("bar.glb"), "-o", path("bar.json")}).exitCode == 0);
    const CliRun applied = runCli({"weights", path("bar.glb"), "--apply", path("bar.json"), "-o",
                                   path("bar2.glb"), "--json"});
    QVERIFY2(applied.exitCode == 0, applied.err);
    QCOMPARE(applied.json()["meshes"].toArray()[0].toObject()["match"].toString(),
             QStringLiteral("order"));
    QVERIFY(applied.json()["verify"].toObject()["passed"].toBool());
    QCOMPARE(deformed(path("bar2.glb"), {"--rotate", "B:x:50"}),
             deformed(path("bar.glb"), {"--rotate", "B:x:50"}));
}

void tst_cli_weights::whatIsUnmatchedIsListedAndIsOne() {
    QVERIFY(runCli({"weights", path("bar.glb"), "-o", path("bar.json")}).exitCode == 0);
    QByteArray obj;
    QVERIFY(runCli({"convert", path("bar.glb"), path("bar.obj")}).exitCode == 0);
    obj = readFile(path("bar.obj"));
    obj.replace(obj.indexOf("\nv "), 1, "\nv 50 60 70\n"); // one vertex before all others
    QVERIFY(writeFile(path("more.obj"), obj));
    const CliRun applied =
        runCli({"weights", path("more.obj"), "--apply", path("bar.json"), "--skeleton",
                path("bar.glb"), "-o", path("more.rigw"), "--json"});
    QVERIFY2(applied.exitCode == 1, applied.out + applied.err);
    const QJsonArray unmatched = applied.json()["unmatched"].toArray();
    QCOMPARE(unmatched.size(), qsizetype(1));
    QCOMPARE(unmatched[0].toObject()["vertices"].toArray(), QJsonArray{0});
    QCOMPARE(unmatched[0].toObject()["count"].toInt(), 1);
    QVERIFY(QFile::exists(path("more.rigw")));
}

void tst_cli_weights::aMeshWithoutWeightsHasNoSideCar() {
    const CliRun run = runCli({"weights", path("prism.obj"), "-o", path("none.json"), "--json"});
    QCOMPARE(run.exitCode, 3);
    QCOMPARE(run.json()["error"].toObject()["code"].toString(), QStringLiteral("weights-none"));
    QVERIFY(!QFile::exists(path("none.json")));
}

void tst_cli_weights::badSideCarsAreThree_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("weights: none");
    QTest::newRow("another JSON") << QByteArray("{\"format\": \"obj\"}");
    QTest::newRow("no meshes that fit")
        << QByteArray(R"({"format": "rigwright-weights", "version": 1, "meshes": []})");
}

void tst_cli_weights::badSideCarsAreThree() {
    QFETCH(QByteArray, text);
    QVERIFY(writeFile(path("bad.json"), text));
    const CliRun run = runCli(
        {"weights", path("bar.glb"), "--apply", path("bad.json"), "-o", path("bad.glb"), "--json"});
    QVERIFY2(run.exitCode == 3, run.err);
    const QJsonObject error = run.json()["error"].toObject();
    QVERIFY2(error["file"].toString().endsWith("bad.json"), run.out);
    for (const char* key : {"code", "detail", "remedy"})
        QVERIFY2(!error[QLatin1String(key)].toString().isEmpty(), run.out);
    QVERIFY(!QFile::exists(path("bad.glb")));
}

void tst_cli_weights::optionsThatMakeNoSenseAreTwo_data() {
    QTest::addColumn<QStringList>("options");
    QTest::newRow("weights into a GLB") << QStringList{"-o", "w.glb"};
    QTest::newRow("a skeleton without a side-car")
        << QStringList{"--skeleton", "bar.glb", "-o", "w.json"};
    QTest::newRow("a result in JSON") << QStringList{"--apply", "bar.json", "-o", "w.json"};
    QTest::newRow("a tolerance of words")
        << QStringList{"--apply", "bar.json", "--tolerance", "near", "-o", "w.glb"};
    QTest::newRow("a tolerance of nothing")
        << QStringList{"--apply", "bar.json", "--tolerance", "0", "-o", "w.glb"};
    QTest::newRow("no output") << QStringList{"--apply", "bar.json"};
}

void tst_cli_weights::optionsThatMakeNoSenseAreTwo() {
    QFETCH(QStringList, options);
    for (QString& option : options)
        if (option.contains(QLatin1Char('.')))
            option = path(option);
    const CliRun run =
        runCli(QStringList{"weights", path("bar.glb")} + options + QStringList{"--json"});
    QVERIFY2(run.exitCode == 2, run.err);
    QVERIFY(!QFile::exists(path("w.glb")) && !QFile::exists(path("w.json")));
}

RIGWRIGHT_TEST(tst_cli_weights)
#include "tst_cli_weights.moc"
