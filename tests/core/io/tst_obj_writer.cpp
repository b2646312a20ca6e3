// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writing OBJ: what was read comes out again, and what cannot is said.
#include "core/io/file_vertices.h"
#include "core/io/obj_mesh.h"
#include "core/io/obj_writer.h"

#include "tests/core/io/text_file.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

/// Folded in texture space, an n-gon, groups, a loose vertex, a line, two objects, colours.
constexpr const char* kScene = "o Sheet\n"
                               "v 0.1 0 -0 1 0 0\n"
                               "v 1 1e-7 0 0 1 0\n"
                               "v 9 9.123456 9 0 0 1\n"
                               "v 1 1 0 1 1 1\n"
                               "v 0 1 0 0.5 0.5 0.5\n"
                               "v 2 0 0 0 0 0\n"
                               "v 2 1 0 1 0 1\n"
                               "vt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\n"
                               "vn 0 0 1\nvn 0 1 0\n"
                               "g left\nusemtl skin\n"
                               "f 1/1/1 2/2/1 4/3/1 5/4/1\n"
                               "g right\nusemtl cloth\n"
                               "f 2/1/2 6/2/2 7/3/2 4/4/2\n"
                               "l 1 6\n"
                               "o Pentagon\n"
                               "v 0 0 5\nv 1 0 5\nv 1.5 1 5\nv 0.5 2 5\nv -0.5 1 5\n"
                               "f 8//1 9//1 10//1 11//1 12//1\n";

std::vector<ObjShape> ownShapes(const Character& character) {
    std::vector<ObjShape> shapes;
    for (const MeshInstance& instance : character.meshes)
        shapes.push_back({instance.mesh->positions, instance.mesh->normals});
    return shapes;
}

std::string textOfFile(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

class tst_obj_writer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatWasReadIsWrittenAndReadAsTheSame();
    void twinsAreFoldedBackIntoTheirVertex();
    void everyMeshOfTheZooComesBack();
    void theRestPoseIsWrittenWithTheNumbersOfTheMesh();
    void aCharacterThatIsPosedIsWrittenAsItRests();
    void whatObjCannotHoldIsSaid();
    void materialsAndPicturesAreWrittenBeside();
    void aPictureReplacesNoOtherFile();
    void partsOfMaterialsThatMtlLacksAreCounted_data();
    void partsOfMaterialsThatMtlLacksAreCounted();
    void fileVerticesThatDoNotFitAreNotBelieved();
    void thePositionHashIsTheOneOfItsDefinition();
};

void tst_obj_writer::whatWasReadIsWrittenAndReadAsTheSame() {
    const Opened first = openedObj(kScene);
    QVERIFY2(first.character, first.error.detail.c_str());
    const ObjWriting writing{
        .heading = "a test", .materialLibrary = "scene.mtl", .materials = {"skin", "cloth"}};
    const std::string once = objText(*first.character, ownShapes(*first.character), writing);
    const Opened second = openedObj(once);
    QVERIFY2(second.character, second.error.detail.c_str());
    QCOMPARE(second.character->meshes.size(), std::size_t(2));
    for (std::size_t i = 0; i < 2; ++i) {
        const Mesh& a = *first.character->meshes[i].mesh;
        const Mesh& b = *second.character->meshes[i].mesh;
        QCOMPARE(b.name, a.name);
        QVERIFY(b.positions == a.positions);
        QVERIFY(b.faceOffsets == a.faceOffsets);
        QVERIFY(b.cornerVertices == a.cornerVertices);
        QVERIFY(b.uvSets == a.uvSets);
        QVERIFY(b.normals == a.normals);
        QCOMPARE(b.ranges.size(), a.ranges.size());
        for (std::size_t r = 0; r < a.ranges.size(); ++r)
            QCOMPARE(groupOf(b.ranges[r]), groupOf(a.ranges[r]));
        for (std::size_t v = 0; v < a.colors.size(); ++v)
            VERIFY_NEAR(b.colors[v], a.colors[v], 1e-5);
    }
    QCOMPARE(objText(*second.character, ownShapes(*second.character), writing), once);
}

void tst_obj_writer::twinsAreFoldedBackIntoTheirVertex() {
    const Opened file = openedObj(kScene);
    const std::string text =
        objText(*file.character, ownShapes(*file.character), {.withAttributes = false});
    QCOMPARE(QByteArray::fromStdString(text).count("\nv "), qsizetype(12));
    QVERIFY(text.find("f 1 2 4 5\nf 2 6 7 4\nl 1 6\n") != std::string::npos);
    QVERIFY(text.find("f 8 9 10 11 12\n") != std::string::npos);
    QVERIFY(text.find("vt") == std::string::npos && text.find("g ") == std::string::npos);
}

void tst_obj_writer::everyMeshOfTheZooComesBack() {
    for (const Mesh& mesh : meshZoo()) {
        if (mesh.vertexCount() == 0)
            continue; // a file without vertices is refused
        Character character;
        MeshInstance instance;
        instance.name = mesh.name;
        instance.mesh = std::make_shared<const Mesh>(mesh);
        character.meshes.push_back(instance);
        finishCharacter(character);
        const Opened again = openedObj(objText(character, ownShapes(character), {}));
        QVERIFY2(again.character, (mesh.name + ": " + again.error.detail).c_str());
        const Mesh& read = *again.character->meshes.at(0).mesh;
        QVERIFY2(read.positions == mesh.positions, mesh.name.c_str());
        QVERIFY2(read.faceOffsets == mesh.faceOffsets, mesh.name.c_str());
        QVERIFY2(read.cornerVertices == mesh.cornerVertices, mesh.name.c_str());
    }
}

void tst_obj_writer::theRestPoseIsWrittenWithTheNumbersOfTheMesh() {
    const Character character = armCharacter();
    const std::vector<ObjShape> shapes = restShapes(character);
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        QVERIFY(shapes[i].positions == character.meshes[i].mesh->positions);
}

void tst_obj_writer::aCharacterThatIsPosedIsWrittenAsItRests() {
    Character character = armCharacter();
    const std::vector<ObjShape> atRest = restShapes(character);
    character.pose.local[kLower].rotation = Quatd(Eigen::AngleAxisd(radians(60.0), Vec3d::UnitZ()));
    QVERIFY(restShapes(character)[0].positions == atRest[0].positions);
    // A rest pose that is not the bind pose moves the vertices: turned about the elbow.
    character.skeleton.restLocal[kLower].rotation =
        Quatd(Eigen::AngleAxisd(radians(90.0), Vec3d::UnitZ()));
    const std::vector<ObjShape> turned = restShapes(character);
    const Vec3f& cuff = character.meshes[1].mesh->positions[0];
    VERIFY_NEAR(turned[1].positions[0], Vec3f(0.5f - cuff.y(), cuff.x() - 0.5f, cuff.z()), 1e-6);
}

void tst_obj_writer::whatObjCannotHoldIsSaid() {
    QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "arm.obj";
    const auto report = exportObj(armCharacter(), file);
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QStringList codes;
    for (const Finding& finding : report->lost)
        codes << QString::fromStdString(finding.code) + ":" + QString::number(finding.count);
    QCOMPARE(codes, QStringList({"export-skeleton-lost:3", "export-weights-lost:2",
                                 "export-clips-lost:1"}));
    QVERIFY(openedFile(file).character.has_value());
    const auto nowhere = exportObj(armCharacter(), "/nonexistent/folder/arm.obj");
    QVERIFY(!nowhere.has_value());
    QCOMPARE(nowhere.error().code, std::string("file-not-writable"));
}

void tst_obj_writer::materialsAndPicturesAreWrittenBeside() {
    QTemporaryDir folder;
    const fs::path path(folder.path().toStdString());
    const std::string png = "\x89PNG\r\n\x1a\npicture";
    std::ofstream(path / "skin.png", std::ios::binary) << png;
    std::ofstream(path / "scene.mtl") << "newmtl skin\nKd 0.5 0.25 1\nmap_Kd skin.png\n"
                                         "newmtl cloth\nKd 0.125 0.25 0.5\nd 0.5\n";
    std::ofstream(path / "scene.obj") << "mtllib scene.mtl\n" << kScene;
    const Opened scene = openedFile(path / "scene.obj");
    QVERIFY2(scene.character, scene.error.detail.c_str());
    // Beside the picture it is named, elsewhere a copy is written.
    fs::create_directory(path / "else");
    QVERIFY(exportObj(*scene.character, path / "copy.obj").has_value());
    QVERIFY(exportObj(*scene.character, path / "else" / "copy.obj").has_value());
    QVERIFY(textOfFile(path / "copy.mtl").find("map_Kd skin.png\n") != std::string::npos);
    QVERIFY(!fs::exists(path / "copy_skin.png"));
    QCOMPARE(textOfFile(path / "else" / "copy_skin.png"), png);
    for (const fs::path& file : {path / "copy.obj", path / "else" / "copy.obj"}) {
        const Opened again = openedFile(file);
        QVERIFY2(again.character, again.error.detail.c_str());
        const ForeignContent& foreign = again.character->foreign;
        QCOMPARE(foreign.materials.size(), std::size_t(2));
        QCOMPARE(foreign.materials[0].name, std::string("skin"));
        QCOMPARE(foreign.materials[1].baseColor[0], 0.125f);
        QCOMPARE(foreign.materials[1].baseColor[3], 0.5f);
        QVERIFY(foreign.images.at(0).bytes != nullptr);
        QCOMPARE(foreign.images[0].bytes->size(), png.size());
        QCOMPARE(again.character->meshes[0].mesh->ranges[1].material, 1);
    }
}

namespace {
/// The arm with one material that shows one picture.
Character painted(const std::string& bytes) {
    Character arm = armCharacter();
    arm.foreign = {};
    ForeignImage image;
    image.name = "skin";
    image.mimeType = "image/png";
    image.bytes = std::make_shared<const std::vector<std::uint8_t>>(bytes.begin(), bytes.end());
    arm.foreign.images.push_back(image);
    MaterialPreview material;
    material.name = "skin";
    material.baseColorImage = 0;
    arm.foreign.materials.push_back(material);
    return arm;
}

std::string mapOf(const fs::path& library) {
    const std::string text = textOfFile(library);
    const std::size_t at = text.find("map_Kd ") + 7;
    return text.substr(at, text.find('\n', at) - at);
}
} // namespace

void tst_obj_writer::aPictureReplacesNoOtherFile() {
    QTemporaryDir folder;
    const fs::path path(folder.path().toStdString());
    const std::string png = "\x89PNG\r\n\x1a\npicture";
    std::ofstream(path / "arm_skin.png", std::ios::binary) << "somebody's own";
    fs::create_directory(path / "arm_skin_2.png");
    fs::create_symlink("nowhere", path / "arm_skin_3.png");
    QVERIFY(exportObj(painted(png), path / "arm.obj").has_value());
    QCOMPARE(textOfFile(path / "arm_skin.png"), std::string("somebody's own"));
    QVERIFY(fs::is_symlink(path / "arm_skin_3.png") && !fs::exists(path / "nowhere"));
    QCOMPARE(mapOf(path / "arm.mtl"), std::string("arm_skin_4.png"));
    QCOMPARE(textOfFile(path / "arm_skin_4.png"), png);
    // Its own picture is found again; another one gets another name.
    QVERIFY(exportObj(painted(png), path / "arm.obj").has_value());
    QCOMPARE(mapOf(path / "arm.mtl"), std::string("arm_skin_4.png"));
    QVERIFY(!fs::exists(path / "arm_skin_5.png"));
    QVERIFY(exportObj(painted(png + "!"), path / "arm.obj").has_value());
    QCOMPARE(mapOf(path / "arm.mtl"), std::string("arm_skin_5.png"));
    QCOMPARE(textOfFile(path / "arm_skin_4.png"), png);
}

void tst_obj_writer::partsOfMaterialsThatMtlLacksAreCounted_data() {
    QTest::addColumn<QString>("document");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, const char* materials, int count) {
        QTest::newRow(name) << QStringLiteral(R"({"materials": [%1]})").arg(materials) << count;
    };
    row("none", "", 0);
    row("a colour and its picture",
        R"({"name": "a", "pbrMetallicRoughness": {"baseColorTexture": {"index": 0}}})", 0);
    row("a normal map", R"({"normalTexture": {"index": 0}})", 1);
    row("a roughness map", R"({"pbrMetallicRoughness": {"metallicRoughnessTexture": {}}})", 1);
    row("occlusion", R"({"occlusionTexture": {}})", 1);
    row("emission", R"({"emissiveFactor": [1, 0, 0]})", 1);
    row("a glowing picture", R"({"emissiveTexture": {}})", 1);
    row("an extension", R"({"extensions": {"KHR_materials_clearcoat": {}}})", 1);
    row("two of three", R"({"extensions": {"X": {}}}, {}, {"normalTexture": {}})", 2);
    QTest::newRow("no document") << QString() << 0;
    QTest::newRow("no JSON") << QStringLiteral("{\"materials\": [") << 0;
}

void tst_obj_writer::partsOfMaterialsThatMtlLacksAreCounted() {
    QFETCH(QString, document);
    QFETCH(int, count);
    QTemporaryDir folder;
    Character arm = armCharacter();
    arm.foreign.documentJson = document.toStdString();
    const auto report = exportObj(arm, fs::path(folder.path().toStdString()) / "arm.obj");
    QVERIFY(report.has_value());
    int said = 0;
    for (const Finding& finding : report->lost)
        if (finding.code == "export-material-parts-lost")
            said += int(finding.count);
    QCOMPARE(said, count);
}

void tst_obj_writer::fileVerticesThatDoNotFitAreNotBelieved() {
    const Opened file = openedObj(kScene);
    const Mesh& mesh = *file.character->meshes[0].mesh;
    QCOMPARE(fileVerticesOf(mesh).count, 7u);
    QVERIFY(mesh.vertexCount() > 7);
    Mesh moved = mesh;
    moved.positions.back().x() += 1.0f; // a twin that left its vertex
    QCOMPARE(std::size_t(fileVerticesOf(moved).count), mesh.vertexCount());
    Mesh wild = mesh;
    wild.sections[0].foreignAttributes[0].bytes.back() = 0xff;
    QCOMPARE(std::size_t(fileVerticesOf(wild).count), mesh.vertexCount());
    Mesh shortened = mesh;
    shortened.sections[0].foreignAttributes[0].bytes.pop_back();
    QCOMPARE(std::size_t(fileVerticesOf(shortened).count), mesh.vertexCount());
}

void tst_obj_writer::thePositionHashIsTheOneOfItsDefinition() {
    const auto hashOf = [](std::vector<Vec3f> positions) {
        const Mesh mesh = meshOf("m", std::move(positions), {});
        return positionHash(mesh, mesh.vertexCount());
    };
    // FNV-1a of nothing, and of twelve zero bytes: 12 multiplications by the prime.
    QCOMPARE(hashOf({}), std::string("fnv1a64:cbf29ce484222325"));
    std::uint64_t zeros = 14695981039346656037u;
    for (int i = 0; i < 12; ++i)
        zeros *= 1099511628211u;
    QCOMPARE(QString::fromStdString(hashOf({{0, 0, 0}})),
             "fnv1a64:" + QStringLiteral("%1").arg(zeros, 16, 16, QLatin1Char('0')));
    QCOMPARE(hashOf({{-0.0f, 0, -0.0f}}), hashOf({{0, 0, 0}}));
    QVERIFY(hashOf({{1, 2, 3}, {4, 5, 6}}) != hashOf({{4, 5, 6}, {1, 2, 3}}));
}

RIGWRIGHT_TEST(tst_obj_writer)
#include "tst_obj_writer.moc"
