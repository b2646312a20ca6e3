// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FBX files as trees: both forms say the same, and no damage breaks the reader.
#include "core/io/fbx_document.h"
#include "core/io/fbx_objects.h"
#include "core/io/file_bytes.h"
#include "tests/support/fbx_sample.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <string>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

std::span<const std::uint8_t> bytesOf(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Touches everything.
std::size_t visit(const FbxNode& node) {
    std::size_t count = 1 + numbersOf(node, 100000).size() + wholeNumbersOf(node, 100000).size();
    for (const FbxNode& child : node.children)
        count += visit(child);
    return count;
}

} // namespace

class tst_fbx_document : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textIsATree();
    void objectsAndConnectionsAreFound();
    void binaryFilesAreTrees();
    void truncationsAndFlipsAreHarmless_data();
    void truncationsAndFlipsAreHarmless();
    void deepNestingIsRefused();
    void otherContentIsRefused();
};

void tst_fbx_document::textIsATree() {
    const std::string text =
        "; FBX 7.4.0 project file\nFBXHeaderExtension: {\n\tFBXVersion: 7400\n}\n"
        "A: 1, -2.5e1, \"text\", Y {\n  B: *3 {\n    a: 1,-2,3.5\n  }\n}\nC:\n";
    const auto document = parseFbx(bytesOf(text));
    QVERIFY(document.has_value());
    QCOMPARE(document->version, 7400);
    const FbxNode* a = document->root.child("A");
    QVERIFY(a != nullptr);
    QCOMPARE(a->values.size(), std::size_t(4));
    QCOMPARE(a->values[0].whole(), std::int64_t(1));
    QCOMPARE(a->values[1].number(), -25.0);
    QVERIFY(a->values[2].text == "text");
    QVERIFY(numbersOf(*a->child("B")) == (std::vector<double>{1, -2, 3.5}));
    QVERIFY(document->root.child("C") != nullptr);
    QVERIFY(document->root.child("D") == nullptr);
}

void tst_fbx_document::objectsAndConnectionsAreFound() {
    FbxSample sample;
    sample.tipY = {.times = {0, 1}, .values = {1, 2}};
    const std::string text = fbxText(sample);
    const auto document = parseFbx(bytesOf(text));
    QVERIFY(document.has_value());
    const FbxObjects objects(*document);
    QVERIFY(fbxName(*objects.object(12)) == "Tip");
    QVERIFY(objects.below(0, "Model") == (std::vector<FbxId>{10, 13}));
    QVERIFY(objects.below(30, "Deformer", "Cluster") == (std::vector<FbxId>{31, 32}));
    QCOMPARE(fbxVector(*objects.object(12), "Lcl Translation", Vec3d::Zero()), Vec3d(0, 50, 0));
    QCOMPARE(fbxVector(*objects.object(12), "Lcl Scaling", Vec3d::Ones()), Vec3d(1, 1, 1));
    Affine3d matrix;
    QVERIFY(fbxMatrix(*objects.object(32), "Transform", matrix));
    QCOMPARE(Vec3d(matrix.translation()), Vec3d(0, -50, 0));
    QVERIFY(!fbxMatrix(*objects.object(32), "Nothing", matrix));
}

void tst_fbx_document::binaryFilesAreTrees() {
    const fs::path file = corpusDir() / "real" / "maya_kenney_character_7700_binary.fbx";
    if (!fs::exists(file))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    const auto bytes = readFileBytes(file);
    const auto document = parseFbx(bytes->view());
    QVERIFY(document.has_value());
    QCOMPARE(document->version, 7700);
    const FbxObjects objects(*document);
    const auto geometry = objects.all("Geometry", "Mesh");
    QCOMPARE(geometry.size(), std::size_t(1));
    const auto corners = wholeNumbersOf(*objects.object(geometry[0])->child("PolygonVertexIndex"));
    const auto points = numbersOf(*objects.object(geometry[0])->child("Vertices"));
    // Each polygon ends with an inverted index.
    QCOMPARE(std::ranges::count_if(corners, [](std::int64_t c) { return c < 0; }), 826);
    for (const std::int64_t corner : corners)
        QVERIFY(std::size_t(corner < 0 ? ~corner : corner) < points.size() / 3);
}

void tst_fbx_document::truncationsAndFlipsAreHarmless_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"blender_293_half_skinned_7400_binary.fbx", "maya_skinned_pivot_7700_ascii.fbx"})
        QTest::newRow(name) << name;
}

void tst_fbx_document::truncationsAndFlipsAreHarmless() {
    QFETCH(QString, name);
    const fs::path file = corpusDir() / "real" / name.toStdString();
    if (!fs::exists(file))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    const auto whole = readFileBytes(file);
    std::mt19937 random(3);
    int read = 0;
    for (int n = 0; n < 400; ++n) {
        std::vector<std::uint8_t> bytes(whole->view().begin(), whole->view().end());
        if (n % 2 == 0)
            bytes.resize(random() % bytes.size());
        else
            for (int flips = 0; flips < 8; ++flips)
                bytes[random() % bytes.size()] ^= std::uint8_t(1u << random() % 8);
        if (const auto document = parseFbx(bytes)) {
            ++read;
            QVERIFY(visit(document->root) > 0);
            QVERIFY(FbxObjects(*document).all("Model").size() <= bytes.size());
        }
    }
    QVERIFY(read > 0);
}

void tst_fbx_document::deepNestingIsRefused() {
    std::string text = "; FBX\nFBXHeaderExtension: {\nFBXVersion: 7400\n}\n";
    for (int i = 0; i < 100000; ++i)
        text += "A: {\n";
    QVERIFY(!parseFbx(bytesOf(text)));
}

void tst_fbx_document::otherContentIsRefused() {
    QVERIFY(!parseFbx({}));
    QVERIFY(!parseFbx(bytesOf("<COLLADA>")));
    QVERIFY(!parseFbx(bytesOf("; FBX\nno tree here")));
    QVERIFY(!parseFbx(bytesOf("Kaydara FBX Binary  ")));
}

RIGWRIGHT_TEST(tst_fbx_document)
#include "tst_fbx_document.moc"
