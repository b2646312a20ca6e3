// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading OBJ: identity of vertices before all, and every way in which people's files are written.
#include "core/io/file_vertices.h"
#include "core/io/obj_mesh.h"

#include "tests/core/io/text_file.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <set>
#include <sstream>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

/// Two quads that share an edge, folded in texture space along it, a vertex that no face uses
/// between, and a pentagon.
constexpr const char* kSheet = "v 0 0 0\n"
                               "v 1 0 0\n"
                               "v 9 9 9\n"
                               "v 1 1 0\n"
                               "v 0 1 0\n"
                               "v 2 0 0\n"
                               "v 2 1 0\n"
                               "v 1.5 2 0\n"
                               "vt 0 0\n"
                               "vt 1 0\n"
                               "vt 1 1\n"
                               "vt 0 1\n"
                               "vt 0.5 0.25\n"
                               "f 1/1 2/2 4/3 5/4\n"
                               "f 2/1 6/2 7/3 4/4\n"
                               "f 4/3 7/3 8/5\n";

using Faces = std::vector<std::vector<std::uint32_t>>;

Faces facesOf(const Mesh& mesh) {
    Faces faces;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f)
        faces.emplace_back(mesh.cornerVertices.begin() + mesh.faceOffsets[f],
                           mesh.cornerVertices.begin() + mesh.faceOffsets[f + 1]);
    return faces;
}

/// Faces as the file names them: twins as their vertex.
Faces fileFacesOf(const Mesh& mesh) {
    const FileVertices vertices = fileVerticesOf(mesh);
    Faces faces = facesOf(mesh);
    for (auto& face : faces)
        for (std::uint32_t& vertex : face)
            vertex = vertices.ofVertex[vertex];
    return faces;
}

const Mesh& onlyMesh(const Opened& file) {
    return *file.character->meshes.at(0).mesh;
}

} // namespace

class tst_obj_reader : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void vertexIOfTheFileIsVertexIOfTheMesh();
    void nGonsLinesAndPointsKeepTheirCorners();
    void negativeIndicesCountBackwards();
    void whatFollowsItsFacesIsFound();
    void theSameStatementsWrittenOtherwiseAreTheSame_data();
    void theSameStatementsWrittenOtherwiseAreTheSame();
    void objectsBecomeMeshesThatFollowOneAnother_data();
    void objectsBecomeMeshesThatFollowOneAnother();
    void groupsOfOneMeshStayWithTheirFaces();
    void manyChangesOfMaterialSortTheFaces();
    void coloursAreTakenAsSeen();
    void textureCoordinatesAreTurnedAndMissingNormalsComputed();
    void oneVertexMayHaveThousandsOfTwins();
    void brokenLinesAreRefusedByTheirNumber_data();
    void brokenLinesAreRefusedByTheirNumber();
    void unusableNumbersBecomeZeroAndAreReported();
    void whatIsNotReadIsSaid_data();
    void whatIsNotReadIsSaid();
    void materialsAndPicturesComeFromTheLibrary();
    void aMissingLibraryLeavesTheNames();
    void filesAreToldByTheirContent();
    void referenceFilesAreReadAsAPlainReaderReadsThem_data();
    void referenceFilesAreReadAsAPlainReaderReadsThem();
};

void tst_obj_reader::vertexIOfTheFileIsVertexIOfTheMesh() {
    const Opened file = openedObj(kSheet);
    QVERIFY2(file.character, file.error.detail.c_str());
    QCOMPARE(QString::fromStdString(unsoundness(*file.character)), QString());
    const Mesh& mesh = onlyMesh(file);
    const FileVertices vertices = fileVerticesOf(mesh);
    QCOMPARE(vertices.count, 8u);
    const std::vector<Vec3f> positions{{0, 0, 0}, {1, 0, 0}, {9, 9, 9}, {1, 1, 0},
                                       {0, 1, 0}, {2, 0, 0}, {2, 1, 0}, {1.5, 2, 0}};
    for (std::size_t v = 0; v < positions.size(); ++v)
        QVERIFY(mesh.positions[v] == positions[v]);
    // Vertices 2 and 4 lie on the fold: a twin each. Vertex 4 comes a third time with its first
    // texture coordinate, vertex 7 with its own.
    QCOMPARE(mesh.vertexCount(), std::size_t(10));
    QCOMPARE(vertices.ofVertex[8], 1u);
    QCOMPARE(vertices.ofVertex[9], 3u);
    QVERIFY(facesOf(mesh) == Faces({{0, 1, 3, 4}, {8, 5, 6, 9}, {3, 6, 7}}));
    QCOMPARE(findingsOf(*file.character, "import-seam-twins"), std::size_t(2));
    QCOMPARE(mesh.topology.pointCount(), std::size_t(8));
    QCOMPARE(file.character->meshes[0].name, std::string("test"));
    QCOMPARE(file.character->skeleton.boneCount(), std::size_t(0));
}

void tst_obj_reader::nGonsLinesAndPointsKeepTheirCorners() {
    const Opened file = openedObj("v 0 0 0\nv 1 0 0\nv 2 1 0\nv 1 2 0\nv 0 2 0\nv -1 1 0\n"
                                  "f 1 2 3 4 5 6\nl 1 3 5\np 2 4\nf 1 2\nf 6 5 4\n");
    QVERIFY2(file.character, file.error.detail.c_str());
    QVERIFY(facesOf(onlyMesh(file)) ==
            Faces({{0, 1, 2, 3, 4, 5}, {0, 2}, {2, 4}, {1}, {3}, {0, 1}, {5, 4, 3}}));
    QCOMPARE(findingsOf(*file.character, "import-thin-faces"), std::size_t(1));
}

void tst_obj_reader::negativeIndicesCountBackwards() {
    const Opened file = openedObj("v 0 0 0\nv 1 0 0\nv 1 1 0\nvt 0 0\nvt 1 0\nvt 1 1\nvn 0 0 1\n"
                                  "f -3/-3/-1 -2/-2/-1 -1/-1/-1\nv 5 5 5\nf -1 -4 -2\n");
    QVERIFY2(file.character, file.error.detail.c_str());
    QVERIFY(fileFacesOf(onlyMesh(file)) == Faces({{0, 1, 2}, {3, 0, 2}}));
}

void tst_obj_reader::whatFollowsItsFacesIsFound() {
    const Opened file = openedObj("f 1/1/1 2/1/1 3/2/1\nv 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvt 1 1\n"
                                  "vn 0 0 1\n");
    QVERIFY2(file.character, file.error.detail.c_str());
    QVERIFY(facesOf(onlyMesh(file)) == Faces({{0, 1, 2}}));
    QVERIFY(onlyMesh(file).uvSets.at(0)[2] == Vec2f(1, 0));
    QVERIFY(file.character->importFindings.empty());
}

void tst_obj_reader::theSameStatementsWrittenOtherwiseAreTheSame_data() {
    QTest::addColumn<QByteArray>("text");
    const std::string sheet = kSheet;
    const auto row = [](const char* name, const std::string& text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("CR LF", replacedIn(sheet, "\n", "\r\n"));
    row("CR alone", replacedIn(sheet, "\n", "\r"));
    row("tabs", replacedIn(sheet, " ", "\t "));
    row("blanks at both ends", "   " + replacedIn(sheet, "\n", "  \n   "));
    row("a byte order mark", "\xef\xbb\xbf" + sheet);
    row("comments", "# by hand\n\n#\n" + replacedIn(sheet, "\n", " # and more\n"));
    row("plus signs", replacedIn(replacedIn(sheet, " 1", " +1"), " 2", " +2"));
    row("scientific numbers", replacedIn(replacedIn(sheet, "v 9 9 9", "v 9e0 0.9E+1 90e-1"),
                                         "vt 0.5 0.25", "vt 5e-1 .25"));
    row("joined lines", replacedIn(sheet, " 4/3 ", " \\\n 4/3 \\\r\n"));
    row("no line end at the end", sheet.substr(0, sheet.size() - 1));
    row("weights of vertices", replacedIn(sheet, "v 9 9 9", "v 9 9 9 1.0"));
    row("depths of textures", replacedIn(sheet, "vt 1 0\n", "vt 1 0 0.0\n"));
    row("empty normals", replacedIn(sheet, "5/4", "5/4/"));
}

void tst_obj_reader::theSameStatementsWrittenOtherwiseAreTheSame() {
    QFETCH(QByteArray, text);
    const Opened file = openedObj(text.toStdString());
    QVERIFY2(file.character, (file.error.place + ": " + file.error.detail).c_str());
    const Opened plain = openedObj(kSheet);
    QVERIFY(onlyMesh(file) == onlyMesh(plain));
}

void tst_obj_reader::objectsBecomeMeshesThatFollowOneAnother_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("meshes"); // name:vertices:faces
    QTest::addColumn<int>("merged");
    const auto row = [](const char* name, const char* text, const QStringList& meshes,
                        int merged = 0) {
        QTest::newRow(name) << QByteArray(text) << meshes << merged;
    };
    const char* const a = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    const char* const b = "v 5 0 0\nv 6 0 0\nv 5 1 0\nv 7 7 7\n";
    const std::string first = a;
    const std::string second = b;
    row("as Blender writes them",
        ("o A\n" + first + "f 1 2 3\no B\n" + second + "f 4 5 6\n").c_str(), {"A:3:1", "B:4:1"});
    row("all vertices first", (first + second + "o A\nf 1 2 3\no B\nf 4 5 6\n").c_str(),
        {"A:3:1", "B:4:1"});
    row("the second one first", (first + second + "o B\nf 4 5 6\no A\nf 1 2 3\n").c_str(),
        {"A:3:1", "B:4:1"});
    row("sharing a vertex", (first + second + "o A\nf 1 2 3\no B\nf 3 4 5\n").c_str(), {"A:7:2"},
        1);
    row("mixed, with one apart",
        (first + second + "v 1 1 1\nv 2 2 2\nv 3 3 3\no A\nf 1 3 5\no B\nf 2 4 6\no C\nf 8 9 10\n")
            .c_str(),
        {"A:7:2", "C:3:1"}, 1);
    row("vertices before the first name", (first + "f 1 2 3\no B\n" + second + "f 4 5 6\n").c_str(),
        {"test:3:1", "B:4:1"});
    row("loose vertices before the next object",
        ("o A\n" + first + "f 1 2 3\nv 8 8 8\no B\nv 3 3 3\n" + second + "f 6 7 8\n").c_str(),
        {"A:4:1", "B:5:1"});
    row("an object without faces", ("o A\n" + first + "o B\n" + second + "f 4 5 6\n").c_str(),
        {"A:3:0", "B:4:1"});
    row("as Maya writes groups",
        ("g default\n" + first + "g A\nf 1 2 3\ng default\n" + second + "g B\nf 4 5 6\n").c_str(),
        {"A:3:1", "B:4:1"});
    row("groups of one mesh", (first + second + "g left\nf 1 2 3\ng right\nf 4 5 6\n").c_str(),
        {"test:7:2"});
    row("one group alone", ("g Body\n" + first + "f 1 2 3\n").c_str(), {"Body:3:1"});
    row("no names at all", (first + "f 1 2 3\n" + second + "f 4 5 6\n").c_str(), {"test:7:2"});
    row("no faces at all", a, {"test:3:0"});
}

void tst_obj_reader::objectsBecomeMeshesThatFollowOneAnother() {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, meshes);
    QFETCH(int, merged);
    const Opened file = openedObj(text.toStdString());
    QVERIFY2(file.character, file.error.detail.c_str());
    QCOMPARE(QString::fromStdString(unsoundness(*file.character)), QString());
    QStringList found;
    std::vector<Vec3f> all;
    for (const MeshInstance& instance : file.character->meshes) {
        found << QStringLiteral("%1:%2:%3")
                     .arg(QString::fromStdString(instance.name))
                     .arg(instance.mesh->vertexCount())
                     .arg(instance.mesh->faceCount());
        all.insert(all.end(), instance.mesh->positions.begin(), instance.mesh->positions.end());
    }
    QCOMPARE(found, meshes);
    QCOMPARE(findingsOf(*file.character, "import-objects-merged"), std::size_t(merged));
    // One behind the other they are the vertices of the file.
    std::istringstream stream(text.toStdString());
    std::size_t next = 0;
    for (std::string line; std::getline(stream, line);) {
        Vec3f position;
        if (std::sscanf(line.c_str(), "v %f %f %f", &position[0], &position[1], &position[2]) ==
            3) {
            QVERIFY(next < all.size());
            QVERIFY(all[next++] == position);
        }
    }
    QCOMPARE(next, all.size());
}

void tst_obj_reader::groupsOfOneMeshStayWithTheirFaces() {
    const Opened file = openedObj("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\ng left arm\nusemtl skin\n"
                                  "f 1 2 3\nf 2 4 3\ng right\nf 1 2 4\nusemtl cloth\nf 1 3 4\n");
    QVERIFY2(file.character, file.error.detail.c_str());
    const Mesh& mesh = onlyMesh(file);
    QCOMPARE(mesh.ranges.size(), std::size_t(3));
    const std::vector<std::string> groups{"left arm", "right", "right"};
    const std::vector<std::int32_t> materials{0, 0, 1};
    const std::vector<std::uint32_t> faces{2, 1, 1};
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(groupOf(mesh.ranges[i]), groups[i]);
        QCOMPARE(mesh.ranges[i].material, materials[i]);
        QCOMPARE(mesh.ranges[i].faceCount, faces[i]);
    }
}

void tst_obj_reader::manyChangesOfMaterialSortTheFaces() {
    std::string text = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    for (int i = 0; i < 2000; ++i)
        text += i % 2 == 0 ? "usemtl a\nf 1 2 3\n" : "usemtl b\nf 3 2 1\n";
    const Opened file = openedObj(text);
    QVERIFY2(file.character, file.error.detail.c_str());
    const Mesh& mesh = onlyMesh(file);
    QCOMPARE(mesh.ranges.size(), std::size_t(2));
    QCOMPARE(mesh.faceCount(), std::size_t(2000));
    const Faces faces = facesOf(mesh);
    for (std::size_t f = 0; f < faces.size(); ++f)
        QVERIFY(faces[f] == (f < 1000 ? Faces{{0, 1, 2}} : Faces{{2, 1, 0}})[0]);
    QCOMPARE(findingsOf(*file.character, "import-faces-sorted"), std::size_t(1));
}

void tst_obj_reader::coloursAreTakenAsSeen() {
    const Opened file =
        openedObj("v 0 0 0 1 0.5 0\nv 1 0 0 0 0 0\nv 0 1 0\nv 0 0 1 1 1 1 0.25\nf 1 2 3\n");
    QVERIFY2(file.character, file.error.detail.c_str());
    const std::vector<Vec4f>& colors = onlyMesh(file).colors;
    QCOMPARE(colors.size(), std::size_t(4));
    // sRGB 0.5 is 0.21404 in linear light (IEC 61966-2-1).
    VERIFY_NEAR(colors[0], Vec4f(1, 0.21404f, 0, 1), 1e-5);
    VERIFY_NEAR(colors[1], Vec4f(0, 0, 0, 1), 0.0);
    VERIFY_NEAR(colors[2], Vec4f(1, 1, 1, 1), 0.0);
    VERIFY_NEAR(colors[3], Vec4f(1, 1, 1, 0.25f), 1e-6);
    const Opened bytes = openedObj("v 0 0 0 255 0 0\nv 1 0 0 0 255 0\nv 0 1 0 0 0 255\nf 1 2 3\n");
    VERIFY_NEAR(onlyMesh(bytes).colors[1], Vec4f(0, 1, 0, 1), 1e-6);
}

void tst_obj_reader::textureCoordinatesAreTurnedAndMissingNormalsComputed() {
    const Opened file = openedObj("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nvt 0.25 0.125\nvn 0 0 2\n"
                                  "f 1/1/1 2/1/1 3/1/1\nf 4/1 2/1 1/1\n");
    QVERIFY2(file.character, file.error.detail.c_str());
    const Mesh& mesh = onlyMesh(file);
    for (const Vec2f& uv : mesh.uvSets.at(0))
        VERIFY_NEAR(uv, Vec2f(0.25f, 0.875f), 0.0);
    // Vertex 4 has no normal in the file: that of its face, (2 - 4) × (1 - 4).
    VERIFY_NEAR(mesh.normals[3], Vec3f(0, 1, 0), 1e-6);
    VERIFY_NEAR(mesh.normals[2], Vec3f(0, 0, 1), 1e-6);
}

void tst_obj_reader::oneVertexMayHaveThousandsOfTwins() {
    constexpr std::uint32_t kTwins = 3000;
    std::string text = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    for (std::uint32_t i = 0; i < kTwins; ++i)
        text += "vt " + std::to_string(i) + " 0\n";
    for (int pass = 0; pass < 2; ++pass)
        for (std::uint32_t i = 1; i <= kTwins; ++i)
            text += "f 1/" + std::to_string(i) + " 2/1 3/1\n";
    const Opened file = openedObj(text);
    QVERIFY2(file.character, file.error.detail.c_str());
    const Mesh& mesh = onlyMesh(file);
    // The second pass finds those of the first.
    QCOMPARE(mesh.vertexCount(), std::size_t(3 + kTwins - 1));
    std::set<std::uint32_t> used;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
        const std::uint32_t vertex = mesh.cornerVertices[f * 3];
        used.insert(vertex);
        QCOMPARE(mesh.uvSets[0][vertex].x(), float(f % kTwins));
    }
    QCOMPARE(used.size(), std::size_t(kTwins));
    QCOMPARE(QString::fromStdString(unsoundness(*file.character)), QString());
}

void tst_obj_reader::brokenLinesAreRefusedByTheirNumber_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* text, const char* code, const char* place) {
        QTest::newRow(name) << QByteArray(text) << code << place;
    };
    row("a word for a number", "v 0 0 0\n\nv 1 x 0\n", "obj-syntax", "line 3");
    row("a decimal comma", "v 0,5 0 0\n", "obj-syntax", "line 1");
    row("two coordinates", "v 0 0 0\r\nv 1 2\r\n", "obj-syntax", "line 2");
    row("cut off in a number", "v 0 0 0\nv 1 2", "obj-syntax", "line 2");
    row("a face of words", "v 0 0 0\nf a b c\n", "obj-syntax", "line 2");
    row("a face without corners", "v 0 0 0\nf\n", "obj-syntax", "line 2");
    row("a corner with a tail", "v 0 0 0\nf 1 1x 1\n", "obj-syntax", "line 2");
    row("a vertex that is not there", "v 0 0 0\nv 1 0 0\nf 1 2 2\nf 1 2 3\nf 1 2 4\n",
        "obj-index-out-of-range", "line 4");
    row("vertex 0", "v 0 0 0\nf 0 1 1\n", "obj-index-out-of-range", "line 2");
    row("too far back", "v 0 0 0\nf -1 -2 -1\n", "obj-index-out-of-range", "line 2");
    row("an absurd vertex", "v 0 0 0\nf 1 1 99999999999999999999999\n", "obj-index-out-of-range",
        "line 2");
    row("a line of one vertex", "v 0 0 0\nl 1\n", "obj-syntax", "line 2");
    row("a normal of two", "v 0 0 0\nvn 0 1\n", "obj-syntax", "line 2");
    row("behind joined lines", "v 0 \\\n 0 \\\n 0\nv 1\n", "obj-syntax", "line 4");
    row("nothing in it", "# only a comment\n", "obj-no-vertices", "folder/test.obj");
    row("other text", "Dear Sir,\nhow are you?\n", "obj-no-vertices", "folder/test.obj");
}

void tst_obj_reader::brokenLinesAreRefusedByTheirNumber() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(QString, place);
    const Opened file = openedObj(text.toStdString());
    QVERIFY(!file.character);
    QCOMPARE(QString::fromStdString(file.error.code), code);
    QCOMPARE(QString::fromStdString(file.error.place), place);
    QVERIFY(!file.error.detail.empty() && !file.error.remedy.empty());
}

void tst_obj_reader::unusableNumbersBecomeZeroAndAreReported() {
    const Opened file = openedObj("v nan 1 2\nv 1e30 -inf 3\nv 4 5 6\nvt inf 0\nvn 0 0 0\n"
                                  "f 1/1/1 2/1/1 3/1/1\n");
    QVERIFY2(file.character, file.error.detail.c_str());
    QCOMPARE(QString::fromStdString(unsoundness(*file.character)), QString());
    const Mesh& mesh = onlyMesh(file);
    QVERIFY(mesh.positions[0] == Vec3f(0, 1, 2));
    QVERIFY(mesh.positions[1] == Vec3f(0, 0, 3));
    QCOMPARE(findingsOf(*file.character, "import-positions-repaired"), std::size_t(3));
    QCOMPARE(findingsOf(*file.character, "import-attributes-repaired"), std::size_t(1));
    QCOMPARE(findingsOf(*file.character, "import-normals-repaired"), std::size_t(1));
    QVERIFY(file.character->importFindings[0].detail.find("line 1") != std::string::npos);
    for (const Vec3f& normal : mesh.normals)
        VERIFY_NEAR(double(normal.norm()), 1.0, 1e-5);
}

void tst_obj_reader::whatIsNotReadIsSaid_data() {
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, const char* lines, const char* code, int count) {
        QTest::newRow(name) << QByteArray(lines) << code << count;
    };
    row("curves", "cstype bspline\ncurv 0 1 1 2 3\n", "import-statements-skipped", 2);
    row("a texture coordinate that is not there", "f 1/7 2/8 3\n", "import-attributes-missing", 2);
    row("a normal that is not there", "f 1//7 2//-9 3\n", "import-attributes-missing", 2);
    row("smoothing without normals", "s 1\nf 1 2 3\ns off\nf 3 2 1\n", "import-smoothing-dropped",
        1);
    row("the unit in a comment",
        "# This file uses centimeters as units for non-parametric coordinates.\n",
        "import-unit-comment", 1);
}

void tst_obj_reader::whatIsNotReadIsSaid() {
    QFETCH(QByteArray, lines);
    QFETCH(QString, code);
    QFETCH(int, count);
    const Opened file = openedObj("v 0 0 0\nv 1 0 0\nv 0 1 0\n" + lines.toStdString());
    QVERIFY2(file.character, file.error.detail.c_str());
    QCOMPARE(file.character->importFindings.size(), std::size_t(1));
    QCOMPARE(findingsOf(*file.character, code.toStdString()), std::size_t(count));
}

void tst_obj_reader::materialsAndPicturesComeFromTheLibrary() {
    QTemporaryDir folder;
    const fs::path path(folder.path().toStdString());
    const std::string png = "\x89PNG\r\n\x1a\nrest of a picture";
    std::ofstream(path / "skin colour.png", std::ios::binary) << png;
    std::ofstream(path / "two words.mtl") << "newmtl red\nKd 1 0.25 0\nd 0.5\n"
                                             "newmtl skin\r\n\tKd 0.1 0.1 0.1\r\nmap_Kd -s 1 1 "
                                             "-clamp on C:\\artist\\work\\skin colour.png\r\n"
                                             "map_Bump bump.png\n";
    std::ofstream(path / "mesh.obj") << "mtllib two words.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\n"
                                        "usemtl skin\nf 1 2 3\nusemtl red\nf 3 2 1\nusemtl lost\n"
                                        "f 1 3 2\n";
    const Opened file = openedFile(path / "mesh.obj");
    QVERIFY2(file.character, file.error.detail.c_str());
    const ForeignContent& foreign = file.character->foreign;
    QCOMPARE(foreign.sourceFormat, std::string("obj"));
    QCOMPARE(foreign.materials.size(), std::size_t(3));
    QCOMPARE(foreign.materials[0].name, std::string("skin"));
    QCOMPARE(foreign.materials[0].baseColorImage, 0);
    QCOMPARE(foreign.materials[1].name, std::string("red"));
    QCOMPARE(foreign.materials[1].baseColor[1], 0.25f);
    QCOMPARE(foreign.materials[1].baseColor[3], 0.5f);
    QCOMPARE(foreign.images.size(), std::size_t(1));
    QVERIFY(foreign.images[0].bytes != nullptr);
    QCOMPARE(std::string(foreign.images[0].bytes->begin(), foreign.images[0].bytes->end()), png);
    QCOMPARE(foreign.images[0].mimeType, std::string("image/png"));
    QCOMPARE(findingsOf(*file.character, "import-texture-found-elsewhere"), std::size_t(1));
    QCOMPARE(findingsOf(*file.character, "import-material-missing"), std::size_t(1));
    QCOMPARE(findingsOf(*file.character, "import-material-parts-dropped"), std::size_t(1));
    const auto document = nlohmann::json::parse(foreign.documentJson);
    QCOMPARE(document["materials"].size(), std::size_t(3));
    QCOMPARE(document["textures"][0]["source"].get<int>(), 0);
    QCOMPARE(document["materials"][1]["alphaMode"].get<std::string>(), std::string("BLEND"));
}

void tst_obj_reader::aMissingLibraryLeavesTheNames() {
    const Opened file = openedObj("mtllib gone.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl skin\n"
                                  "f 1 2 3\n");
    QVERIFY2(file.character, file.error.detail.c_str());
    QCOMPARE(findingsOf(*file.character, "import-materials-missing"), std::size_t(1));
    QCOMPARE(file.character->foreign.materials.at(0).name, std::string("skin"));
}

void tst_obj_reader::filesAreToldByTheirContent() {
    const auto asNamed = [](std::string_view text, const char* name) {
        return opened(importCharacter(bytesOf(text), name, {}));
    };
    QVERIFY(asNamed(kSheet, "mesh").character.has_value());
    QVERIFY(asNamed(kSheet, "mesh.fbx").character.has_value());
    QVERIFY(asNamed("# Blender 3.4\nmtllib a.mtl\no A\nv 1.0 2.0 3.0\n", "mesh.txt").character);
    QCOMPARE(asNamed("v for victory\n", "speech.txt").error.code, std::string("format-unknown"));
    QCOMPARE(asNamed("solid cube\nv 1 2 3\n", "cube.stl").character.has_value(), false);
}

void tst_obj_reader::referenceFilesAreReadAsAPlainReaderReadsThem_data() {
    QTest::addColumn<QString>("file");
    if (!fs::exists(corpusDir()))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    for (const auto& entry : fs::directory_iterator(corpusDir() / "reference"))
        if (entry.path().extension() == ".obj")
            QTest::newRow(entry.path().filename().c_str())
                << QString::fromStdString(entry.path().string());
}

void tst_obj_reader::referenceFilesAreReadAsAPlainReaderReadsThem() {
    QFETCH(QString, file);
    const Opened read = openedFile(file.toStdString());
    QVERIFY2(read.character, read.error.detail.c_str());
    QCOMPARE(QString::fromStdString(unsoundness(*read.character)), QString());
    std::vector<Vec3f> positions;
    Faces faces;
    std::ifstream stream(file.toStdString());
    for (std::string line; std::getline(stream, line);) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "v") {
            Vec3f& position = positions.emplace_back();
            words >> position[0] >> position[1] >> position[2];
        } else if (word == "f") {
            auto& face = faces.emplace_back();
            while (words >> word)
                face.push_back(std::uint32_t(std::stoul(word)) - 1);
        }
    }
    std::uint32_t first = 0;
    std::size_t face = 0;
    for (const MeshInstance& instance : read.character->meshes) {
        const FileVertices vertices = fileVerticesOf(*instance.mesh);
        for (std::uint32_t v = 0; v < vertices.count; ++v)
            QVERIFY(instance.mesh->positions[v] == positions.at(first + v));
        for (std::vector<std::uint32_t> corners : fileFacesOf(*instance.mesh)) {
            for (std::uint32_t& corner : corners)
                corner += first;
            QVERIFY(corners == faces.at(face++));
        }
        first += vertices.count;
    }
    QCOMPARE(std::size_t(first), positions.size());
    QCOMPARE(face, faces.size());
}

RIGWRIGHT_TEST(tst_obj_reader)
#include "tst_obj_reader.moc"
