// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weights as a text: every digit comes back, by order and by position, and nothing is guessed.
#include "core/io/export.h"
#include "core/io/import.h"
#include "core/io/obj_writer.h"
#include "core/io/weights_sidecar.h"
#include "core/io/weights_sidecar_match.h"

#include "tests/core/io/text_file.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/glb_file.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <random>
#include <set>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

/// `character` without weights: its meshes stand where they are, its bones stay.
Character unbound(Character character) {
    for (MeshInstance& instance : character.meshes)
        instance.binding.reset();
    finishCharacter(character);
    return character;
}

std::uint32_t added(Character& character, const Character& from) {
    const auto first = appendSkeleton(character, from);
    if (!first)
        qFatal("%s: %s", first.error().code.c_str(), first.error().detail.c_str());
    return *first;
}

/// The scene of a GLB shows every node: it is a root of the scene or hangs below one.
bool sceneShowsAll(const GlbFile& file) {
    const auto& nodes = file.json["nodes"];
    std::vector<std::size_t> open = file.json["scenes"][file.json.value("scene", 0)]["nodes"];
    std::set<std::size_t> shown;
    while (!open.empty()) {
        const std::size_t node = open.back();
        open.pop_back();
        if (!shown.insert(node).second)
            return false; // twice
        for (const std::size_t child : nodes[node].value("children", std::vector<std::size_t>()))
            open.push_back(child);
    }
    return shown.size() == nodes.size();
}

WeightSidecar sidecarOf(const Character& character) {
    Findings findings;
    return makeSidecar(character, findings);
}

/// Through the text and back.
WeightSidecar reread(const WeightSidecar& sidecar) {
    auto read = parseSidecar(sidecarText(sidecar));
    if (!read)
        qFatal("%s: %s", read.error().place.c_str(), read.error().detail.c_str());
    return std::move(*read);
}

const SkinWeights& rowsOf(const Character& character, std::size_t mesh) {
    return character.meshes[mesh].binding->weights();
}

/// Vertices whose rows are not those of the same bones and weights.
std::size_t differingRows(const Character& a, const Character& b, std::size_t mesh) {
    const Binding& first = *a.meshes[mesh].binding;
    const Binding& second = *b.meshes[mesh].binding;
    std::size_t differing = 0;
    for (std::size_t v = 0; v < first.weights().rowCount(); ++v)
        for (std::size_t bone = 0; bone < a.skeleton.boneCount(); ++bone) {
            const auto weightIn = [&](const Binding& binding) {
                float sum = 0.0f;
                const RowView row = binding.weights().row(VertexIndex(v));
                for (std::size_t i = 0; i < row.size(); ++i)
                    if (binding.joints[row.bones[i]] == BoneIndex(bone))
                        sum += row.weights[i];
                return sum;
            };
            differing += weightIn(first) == weightIn(second) ? 0 : 1;
        }
    return differing;
}

/// A random permutation of the vertices of mesh 0: positions, faces and rows with them.
Character shuffled(const Character& character, std::uint32_t seed) {
    Character result = character;
    MeshInstance& instance = result.meshes[0];
    const Mesh& mesh = *instance.mesh;
    std::vector<std::uint32_t> newOf(mesh.vertexCount());
    for (std::uint32_t v = 0; v < newOf.size(); ++v)
        newOf[v] = v;
    std::shuffle(newOf.begin(), newOf.end(), std::mt19937(seed));
    auto moved = std::make_shared<Mesh>();
    moved->name = mesh.name;
    moved->positions.resize(mesh.vertexCount());
    SkinWeights rows(mesh.vertexCount());
    for (std::size_t v = 0; v < newOf.size(); ++v) {
        moved->positions[newOf[v]] = mesh.positions[v];
        rows.setRow(VertexIndex(newOf[v]), rowsOf(character, 0).copyRow(VertexIndex(v)));
    }
    moved->faceOffsets = mesh.faceOffsets;
    for (const std::uint32_t corner : mesh.cornerVertices)
        moved->cornerVertices.push_back(newOf[corner]);
    finishMesh(*moved, rowKeys(rows));
    instance.mesh = std::move(moved);
    instance.binding->layers[0].rows = rows;
    finishCharacter(result);
    return result;
}

} // namespace

class tst_weights_sidecar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyNumberComesBackToTheLastBit();
    void equalCharactersGiveEqualText();
    void rowsGoBackByOrder();
    void rowsFindTheirVerticesInAnotherOrder();
    void roundedPositionsAreStillInOrder();
    void aVertexThatIsElsewhereKeepsItsRow();
    void anUnboundMeshIsBoundAsItWas();
    void aMeshInModelCoordinatesIsBoundAsItWas();
    void bonesThatRestElsewhereBindAtRest();
    void aSkeletonCanBeAdded();
    void theSceneShowsABoneThatWasAdded_data();
    void theSceneShowsABoneThatWasAdded();
    void aBrokenDocumentIsAnErrorAndChangesNothing();
    void bonesOfOneNameAreToldApart();
    void bonesThatAreMissingAreListed();
    void twinsThatDifferAreAFinding();
    void newBindingsGroupTwinsByTheirRows();
    void meshesAreFoundByHashNameOrBecauseTheyAreAlone();
    void rowsOfOneMeshNeverGoToTwo();
    void rowsAtTheSamePlaceAreCalledAmbiguous();
    void whatFitsNothingChangesNothing();
    void onlyVerticesOfTheFileHaveRows();
    void badFilesAreRefusedWithTheirPlace_data();
    void badFilesAreRefusedWithTheirPlace();
};

void tst_weights_sidecar::everyNumberComesBackToTheLastBit() {
    Character character = cloudCharacter(20, 700, 9, 42);
    // Rows as files have them: not summing to 1, very small, empty, a bone twice.
    SkinWeights& rows = character.meshes[0].binding->weights();
    rows.setRow(VertexIndex(3), {});
    rows.setRow(VertexIndex(4), WeightRow{{1, 1e-30f}, {2, 3.0f}, {1, 0.1f}});
    const WeightSidecar before = sidecarOf(character);
    const WeightSidecar after = reread(before);
    QCOMPARE(after.meshes.size(), std::size_t(1));
    const SidecarMesh& a = before.meshes[0];
    const SidecarMesh& b = after.meshes[0];
    QVERIFY(b.positions == a.positions);
    QVERIFY(b.rows == a.rows);
    QVERIFY(b.rows == rows);
    QCOMPARE(b.positionHash, a.positionHash);
    QCOMPARE(b.joints.size(), a.joints.size());
    for (std::size_t k = 0; k < a.joints.size(); ++k) {
        QCOMPARE(b.joints[k].label, a.joints[k].label);
        QVERIFY(b.joints[k].boneFromMesh->matrix() == a.joints[k].boneFromMesh->matrix());
        QVERIFY(b.joints[k].modelFromBone->matrix() == a.joints[k].modelFromBone->matrix());
    }
}

void tst_weights_sidecar::equalCharactersGiveEqualText() {
    const std::string text = sidecarText(sidecarOf(armCharacter()));
    QCOMPARE(sidecarText(sidecarOf(armCharacter())), text);
    QCOMPARE(sidecarText(reread(sidecarOf(armCharacter()))), text);
}

void tst_weights_sidecar::rowsGoBackByOrder() {
    const Character arm = armCharacter();
    Character emptied = arm;
    for (MeshInstance& instance : emptied.meshes)
        instance.binding->layers[0].rows = SkinWeights(instance.mesh->vertexCount());
    const auto report = applySidecar(emptied, reread(sidecarOf(arm)));
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    for (std::size_t i = 0; i < arm.meshes.size(); ++i) {
        QCOMPARE(report->meshes[i].match, SidecarMatch::Order);
        QVERIFY(rowsOf(emptied, i) == rowsOf(arm, i));
    }
    QVERIFY(report->findings.empty());
    QVERIFY(emptied == arm);
}

void tst_weights_sidecar::rowsFindTheirVerticesInAnotherOrder() {
    // A cloud has no two vertices at one place.
    const Character cloud = cloudCharacter(8, 3000, 4, 5);
    Character other = shuffled(cloud, 17);
    const Character expected = other;
    other.meshes[0].binding->layers[0].rows = SkinWeights(3000);
    const auto report = applySidecar(other, reread(sidecarOf(cloud)));
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QCOMPARE(report->meshes[0].match, SidecarMatch::Nearest);
    QCOMPARE(report->rows(), std::size_t(3000));
    QVERIFY(rowsOf(other, 0) == rowsOf(expected, 0));
}

void tst_weights_sidecar::roundedPositionsAreStillInOrder() {
    const Character arm = armCharacter();
    Character rounded = unbound(arm);
    for (MeshInstance& instance : rounded.meshes) {
        auto mesh = std::make_shared<Mesh>(*instance.mesh);
        for (Vec3f& position : mesh->positions)
            for (float& value : position)
                value = std::round(value * 1e6f) / 1e6f + 1e-6f;
        instance.mesh = std::move(mesh);
    }
    const auto report = applySidecar(rounded, reread(sidecarOf(arm)));
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    for (std::size_t i = 0; i < arm.meshes.size(); ++i) {
        QCOMPARE(report->meshes[i].match, SidecarMatch::NearOrder);
        QCOMPARE(differingRows(rounded, arm, i), std::size_t(0));
    }
}

void tst_weights_sidecar::aVertexThatIsElsewhereKeepsItsRow() {
    const Character cloud = cloudCharacter(8, 500, 4, 6);
    Character moved = shuffled(cloud, 3);
    auto mesh = std::make_shared<Mesh>(*moved.meshes[0].mesh);
    mesh->positions[7] += Vec3f(100, 0, 0);
    moved.meshes[0].mesh = std::move(mesh);
    const WeightRow own{{0, 0.25f}};
    moved.meshes[0].binding->weights().setRow(VertexIndex(7), own);
    const auto report = applySidecar(moved, reread(sidecarOf(cloud)));
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QVERIFY(report->meshes[0].unmatched == std::vector<std::uint32_t>{7});
    QCOMPARE(report->rows(), std::size_t(499));
    QVERIFY(rowsOf(moved, 0).copyRow(VertexIndex(7)) == own);
    QCOMPARE(report->findings.size(), std::size_t(1));
    QCOMPARE(report->findings[0].code, std::string("weights-vertices-unmatched"));
    QCOMPARE(report->findings[0].severity, Severity::Error);
    // A larger tolerance finds it.
    Character again = moved;
    const auto wide = applySidecar(again, sidecarOf(cloud), {.tolerance = 200.0});
    QVERIFY(wide && wide->meshes[0].unmatched.empty());
}

void tst_weights_sidecar::anUnboundMeshIsBoundAsItWas() {
    const Character arm = armCharacter();
    Character bare = unbound(arm);
    const auto report = applySidecar(bare, reread(sidecarOf(arm)));
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QCOMPARE(QString::fromStdString(unsoundness(bare)), QString());
    QVERIFY(report->findings.empty());
    for (std::size_t i = 0; i < arm.meshes.size(); ++i) {
        QVERIFY(bare.meshes[i].binding->joints == arm.meshes[i].binding->joints);
        QVERIFY(rowsOf(bare, i) == rowsOf(arm, i));
        for (std::size_t k = 0; k < arm.meshes[i].binding->joints.size(); ++k)
            QVERIFY(bare.meshes[i].binding->boneFromMeshBind[k].matrix() ==
                    arm.meshes[i].binding->boneFromMeshBind[k].matrix());
    }
}

void tst_weights_sidecar::aMeshInModelCoordinatesIsBoundAsItWas() {
    // The mesh is kept in centimetres and lying down; the joints stand it up in metres.
    Character arm = armCharacter();
    const Affine3d modelFromMesh = Affine3d(Eigen::Scaling(0.01)) *
                                   Affine3d(Eigen::AngleAxisd(radians(-90.0), Vec3d::UnitX()));
    auto lying = std::make_shared<Mesh>(*arm.meshes[0].mesh);
    for (Vec3f& position : lying->positions)
        position = (modelFromMesh.inverse() * position.cast<double>()).cast<float>();
    arm.meshes[0].mesh = lying;
    for (Affine3d& bind : arm.meshes[0].binding->boneFromMeshBind)
        bind = bind * modelFromMesh;
    const WeightSidecar sidecar = reread(sidecarOf(arm));
    QVERIFY(sidecar.meshes[0].modelFromMesh.has_value());
    // Another program wrote the shape as it stands.
    const Opened file = openedObj(objText(arm, restShapes(arm), {.withAttributes = false}));
    Character standing = *file.character;
    const std::uint32_t first = added(standing, arm);
    const auto report = applySidecar(standing, sidecar, {.firstBone = first});
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QVERIFY(report->findings.empty());
    arm.pose.local[kLower].rotation = Quatd(Eigen::AngleAxisd(radians(70.0), Vec3d::UnitZ()));
    standing.pose.local[kLower].rotation = arm.pose.local[kLower].rotation;
    const auto expected = skinned(arm, SkinningMethod::LinearBlend);
    const auto actual = skinned(standing, SkinningMethod::LinearBlend);
    QCOMPARE(actual.size(), expected.size());
    for (std::size_t v = 0; v < actual.size(); ++v)
        VERIFY_NEAR(actual[v], expected[v], 1e-6);
}

void tst_weights_sidecar::bonesThatRestElsewhereBindAtRest() {
    const Character arm = armCharacter();
    Character other = unbound(arm);
    other.skeleton.restLocal[kLower].translation += Vec3d(0, 0.1, 0);
    finishCharacter(other);
    const auto report = applySidecar(other, reread(sidecarOf(arm)));
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QCOMPARE(report->findings.size(), std::size_t(1));
    QCOMPARE(report->findings[0].code, std::string("weights-bound-at-rest"));
    const auto positions = skinned(other, SkinningMethod::LinearBlend);
    for (std::size_t v = 0; v < positions.size(); ++v)
        VERIFY_NEAR(positions[v], arm.meshes[0].mesh->positions[v], 1e-6);
}

void tst_weights_sidecar::aSkeletonCanBeAdded() {
    const Character arm = armCharacter();
    Character bare = unbound(arm);
    bare.skeleton = Skeleton();
    bare.clips.clear();
    finishCharacter(bare);
    QCOMPARE(applySidecar(bare, sidecarOf(arm)).error().code, std::string("weights-no-bones"));
    QCOMPARE(added(bare, arm), 0u);
    QVERIFY(applySidecar(bare, sidecarOf(arm)).has_value());
    QVERIFY(bare.skeleton == arm.skeleton);
    // Behind bones that are there: those of the same name are not taken for it.
    Character more = unbound(arm);
    const std::uint32_t first = added(more, arm);
    QCOMPARE(first, std::uint32_t(arm.skeleton.boneCount()));
    const auto report = applySidecar(more, sidecarOf(arm), {.firstBone = first});
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QCOMPARE(QString::fromStdString(unsoundness(more)), QString());
    for (const BoneIndex joint : more.meshes[0].binding->joints)
        QVERIFY(joint.value() >= first);
}

void tst_weights_sidecar::theSceneShowsABoneThatWasAdded_data() {
    QTest::addColumn<QString>("scenes");
    QTest::newRow("no scene at all") << QString();
    QTest::newRow("one scene") << QStringLiteral(R"([{"nodes": [0]}])");
    QTest::newRow("the second of two") << QStringLiteral(R"([{"nodes": []}, {"nodes": [0]}])");
}

/// A file of meshes alone gets the bones of another one and is written again.
void tst_weights_sidecar::theSceneShowsABoneThatWasAdded() {
    QFETCH(QString, scenes);
    const Character arm = armCharacter();
    Character bare = unbound(arm);
    bare.skeleton = Skeleton();
    bare.clips.clear();
    bare.foreign = {};
    finishCharacter(bare);
    QTemporaryDir folder;
    const fs::path path(folder.path().toStdString());
    QVERIFY(exportGlb(bare, path / "bare.glb").has_value());
    GlbFile file = readGlb(path / "bare.glb");
    if (scenes.isEmpty()) {
        file.json.erase("scenes");
        file.json.erase("scene");
    } else {
        auto list = nlohmann::json::parse(scenes.toStdString());
        auto& roots = list.back()["nodes"];
        roots.clear();
        for (std::size_t node = 0; node < file.json["nodes"].size(); ++node)
            roots.push_back(node);
        file.json["scene"] = list.size() - 1;
        file.json["scenes"] = list;
    }
    writeBytes(path / "bare.glb", glbBytes(file));
    auto read = importCharacter(path / "bare.glb");
    QVERIFY2(read.has_value(), read ? "" : read.error().detail.c_str());
    const std::uint32_t first = added(*read, arm);
    QVERIFY(applySidecar(*read, sidecarOf(arm), {.firstBone = first}).has_value());
    QCOMPARE(QString::fromStdString(unsoundness(*read)), QString());
    QVERIFY(exportGlb(*read, path / "bound.glb").has_value());
    const GlbFile written = readGlb(path / "bound.glb");
    QCOMPARE(written.json["skins"].size(), arm.meshes.size());
    QVERIFY2(sceneShowsAll(written), written.json["scenes"].dump().c_str());
}

void tst_weights_sidecar::aBrokenDocumentIsAnErrorAndChangesNothing() {
    Character arm = armCharacter();
    arm.foreign.documentJson = "{\"scenes\": [";
    const Character before = arm;
    const auto first = appendSkeleton(arm, armCharacter());
    QVERIFY(!first.has_value());
    QCOMPARE(first.error().code, std::string("append-foreign-invalid"));
    QVERIFY(arm == before);
}

void tst_weights_sidecar::bonesOfOneNameAreToldApart() {
    for (const bool sameParent : {false, true}) {
        Character arm = armCharacter();
        // Two hands under different arms, or two bones that nothing but their number tells apart.
        arm.skeleton.names[kUpper] = "hand";
        arm.skeleton.names[kLower] = "hand";
        if (sameParent) {
            arm.skeleton.parents[kLower] = BoneIndex();
            arm.skeleton.names[kHelper] = "hand";
            arm.skeleton.parents[kHelper] = BoneIndex();
        }
        finishCharacter(arm);
        const WeightSidecar sidecar = reread(sidecarOf(arm));
        Character bare = unbound(arm);
        const auto report = applySidecar(bare, sidecar);
        QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
        QVERIFY(report->unmatchedBones.empty());
        for (std::size_t i = 0; i < arm.meshes.size(); ++i)
            QCOMPARE(differingRows(bare, arm, i), std::size_t(0));
    }
}

void tst_weights_sidecar::bonesThatAreMissingAreListed() {
    const Character arm = armCharacter();
    Character other = arm;
    other.skeleton.names[kLower] = "forearm";
    const auto report = applySidecar(other, sidecarOf(arm));
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QCOMPARE(report->unmatchedBones, std::vector<std::string>{arm.skeleton.names[kLower]});
    bool found = false;
    for (const Finding& finding : report->findings)
        found = found || (finding.code == "weights-bones-unmatched" &&
                          finding.severity == Severity::Error && finding.count > 0);
    QVERIFY(found);
    // Without the forearm nothing is said about the cuff: it keeps what it had.
    QVERIFY(rowsOf(other, 1) == rowsOf(arm, 1));
}

void tst_weights_sidecar::twinsThatDifferAreAFinding() {
    const Character arm = armCharacter();
    WeightSidecar sidecar = sidecarOf(arm);
    const VertexIndex vertex = sharedVertex(arm);
    sidecar.meshes[0].rows.setRow(vertex, WeightRow{{0, 1.0f}});
    Character edited = arm;
    const auto report = applySidecar(edited, sidecar);
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QCOMPARE(report->findings.size(), std::size_t(1));
    QCOMPARE(report->findings[0].code, std::string("weights-twins-differ"));
    QCOMPARE(report->findings[0].count, std::size_t(1));
    QCOMPARE(report->findings[0].fix, std::string("equalise-twins"));
}

void tst_weights_sidecar::newBindingsGroupTwinsByTheirRows() {
    const Character arm = armCharacter();
    WeightSidecar sidecar = sidecarOf(arm);
    sidecar.meshes[0].rows.setRow(sharedVertex(arm), WeightRow{{0, 1.0f}});
    Character bare = unbound(arm);
    const std::size_t before = bare.meshes[0].mesh->topology.pointCount();
    const auto report = applySidecar(bare, sidecar);
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QVERIFY(report->findings.empty());
    QCOMPARE(bare.meshes[0].mesh->topology.pointCount(), before + 1);
}

void tst_weights_sidecar::meshesAreFoundByHashNameOrBecauseTheyAreAlone() {
    const Character arm = armCharacter();
    const WeightSidecar sidecar = sidecarOf(arm);
    const auto matched = [&](const Character& character) {
        std::vector<std::uint32_t> found;
        for (const MeshInstanceIndex index : matchMeshes(character, sidecar))
            found.push_back(index.isValid() ? index.value() : 99);
        return found;
    };
    using Found = std::vector<std::uint32_t>;
    Character renamed = arm;
    renamed.meshes[0].name = "Sleeve";
    renamed.meshes[1].name = "Arm"; // the hash says otherwise
    QVERIFY(matched(renamed) == Found({0, 1}));
    std::swap(renamed.meshes[0], renamed.meshes[1]);
    QVERIFY(matched(renamed) == Found({1, 0}));
    Character moved = arm;
    auto mesh = std::make_shared<Mesh>(*moved.meshes[0].mesh);
    mesh->positions[0].x() += 1e-6f;
    moved.meshes[0].mesh = mesh;
    QVERIFY(matched(moved) == Found({0, 1})); // by name
    moved.meshes[0].name = "Sleeve";
    QVERIFY(matched(moved) == Found({0, 1})); // the only one left
    moved.meshes.pop_back();
    moved.pose = restPose(moved);
    QVERIFY(matched(moved) == Found({99, 99})); // two are left for one
}

void tst_weights_sidecar::rowsOfOneMeshNeverGoToTwo() {
    Character pair = armCharacter();
    pair.meshes[1] = pair.meshes[0];
    finishCharacter(pair);
    const auto found = matchMeshes(pair, sidecarOf(pair));
    QCOMPARE(found[0].value(), 0u);
    QCOMPARE(found[1].value(), 1u);
}

void tst_weights_sidecar::rowsAtTheSamePlaceAreCalledAmbiguous() {
    const Character arm = armCharacter(); // twins everywhere
    WeightSidecar sidecar = sidecarOf(arm);
    sidecar.meshes[0].rows.setRow(sharedVertex(arm), WeightRow{{0, 1.0f}});
    Character fewer = unbound(arm);
    auto mesh = std::make_shared<Mesh>(*fewer.meshes[0].mesh);
    const std::uint32_t twins = std::uint32_t(
        mesh->topology.verticesOf(mesh->topology.pointOfVertex[sharedVertex(arm).value()]).size());
    mesh->positions.pop_back(); // another number of vertices: no order to go by
    mesh->faceOffsets = {0};
    mesh->cornerVertices.clear();
    mesh->sections.clear();
    mesh->ranges.clear();
    mesh->normals.clear();
    mesh->uvSets.clear();
    finishMesh(*mesh);
    fewer.meshes[0].mesh = mesh;
    const auto report = applySidecar(fewer, sidecar);
    QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
    QCOMPARE(report->meshes[0].match, SidecarMatch::Nearest);
    QCOMPARE(report->findings.size(), std::size_t(1));
    QCOMPARE(report->findings[0].code, std::string("weights-rows-ambiguous"));
    QCOMPARE(report->findings[0].count, std::size_t(twins));
    // The row of the vertex' own number is taken.
    QCOMPARE(rowsOf(fewer, 0).row(sharedVertex(arm)).size(), std::size_t(1));
}

void tst_weights_sidecar::whatFitsNothingChangesNothing() {
    Character arm = armCharacter();
    const Character before = arm;
    const auto report = applySidecar(arm, sidecarOf(cloudCharacter(3, 50, 2, 1)));
    QVERIFY(!report.has_value());
    QCOMPARE(report.error().code, std::string("weights-no-match"));
    QVERIFY(!report.error().detail.empty() && !report.error().remedy.empty());
    QVERIFY(arm == before);
}

void tst_weights_sidecar::onlyVerticesOfTheFileHaveRows() {
    const Opened file = openedObj("v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 2 0 0\nvt 0 0\nvt 1 1\n"
                                  "f 1/1 2/1 3/1 4/1\nf 2/2 5/2 3/2\n");
    Character sheet = *file.character;
    QCOMPARE(sheet.meshes[0].mesh->vertexCount(), std::size_t(7)); // two twins
    added(sheet, armCharacter());
    Binding binding;
    binding.joints = {BoneIndex(kUpper), BoneIndex(kLower)};
    binding.boneFromMeshBind.assign(2, Affine3d::Identity());
    binding.layers.push_back({"", SkinWeights(7)});
    const std::array<std::uint32_t, 7> fileVertex{0, 1, 2, 3, 4, 1, 2};
    for (std::size_t v = 0; v < 7; ++v)
        binding.weights().setRow(VertexIndex(v),
                                 WeightRow{{0, 0.125f * float(fileVertex[v])}, {1, 0.5f}});
    sheet.meshes[0].binding = binding;
    finishCharacter(sheet);
    Findings findings;
    const WeightSidecar sidecar = makeSidecar(sheet, findings);
    QVERIFY(findings.empty());
    QCOMPARE(sidecar.meshes[0].positions.size(), std::size_t(5));
    Character again = unbound(sheet);
    QVERIFY(applySidecar(again, reread(sidecar)).has_value());
    QVERIFY(rowsOf(again, 0) == rowsOf(sheet, 0));
    // A twin with weights of its own is not in the file: said.
    sheet.meshes[0].binding->weights().setRow(VertexIndex(6), WeightRow{{1, 1.0f}});
    makeSidecar(sheet, findings);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, std::string("weights-twins-differ"));
}

void tst_weights_sidecar::badFilesAreRefusedWithTheirPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    const std::string good =
        R"({"format": "rigwright-weights", "version": 1, "meshes": [)"
        "\n"
        R"({"name": "m", "vertices": 2, "joints": [{"label": "A"}, {"label": "B"}], "rows": [)"
        "\n"
        R"({"position": [0, 0, 0], "weights": [["A", 1]]},)"
        "\n"
        R"({"position": [1, 0, 0], "weights": [["A", 0.5], ["B", 0.5]]}]}]})";
    QVERIFY(parseSidecar(good).has_value());
    const auto row = [&](const char* name, std::string_view what, std::string_view with,
                         const char* place, const char* code = "weights-file-invalid") {
        QVERIFY(good.find(what) != std::string::npos);
        QTest::newRow(name) << QByteArray::fromStdString(replacedIn(good, what, with)) << code
                            << place;
    };
    row("nothing", good, "", "line 1, column 1");
    row("not JSON", "[1, 0, 0]", "[1, 0, oops]", "line 4, column 21");
    row("another file", "rigwright-weights", "something", "format");
    row("a newer version", "\"version\": 1", "\"version\": 2", "version", "weights-file-version");
    row("no version", "\"version\": 1, ", "", "file");
    row("no meshes", "\"meshes\"", "\"mesh\"", "file");
    row("a member that is not known", "\"vertices\": 2", "\"vertices\": 2, \"colour\": 3",
        "meshes[0]");
    row("a number of rows that is wrong", "\"vertices\": 2", "\"vertices\": 3", "meshes[0].rows");
    row("a number of vertices that is none", "\"vertices\": 2", "\"vertices\": -2",
        "meshes[0].vertices");
    row("a name that is none", "\"name\": \"m\"", "\"name\": 7", "meshes[0].name");
    row("a joint without label", "{\"label\": \"B\"}", "{}", "meshes[0].joints[1]");
    row("two joints of one label", "{\"label\": \"B\"}", "{\"label\": \"A\"}",
        "meshes[0].joints[1].label");
    row("a bind of nine numbers", "{\"label\": \"B\"}",
        "{\"label\": \"B\", \"boneFromMesh\": [1,0,0,0,1,0,0,0,1]}",
        "meshes[0].joints[1].boneFromMesh");
    row("a label that no joint has", "[\"B\", 0.5]", "[\"C\", 0.5]",
        "meshes[0].rows[1].weights[1]");
    row("a negative weight", "[\"B\", 0.5]", "[\"B\", -0.5]", "meshes[0].rows[1].weights[1]");
    row("a weight that is huge", "[\"B\", 0.5]", "[\"B\", 1e30]", "meshes[0].rows[1].weights[1]");
    row("a weight in words", "[\"B\", 0.5]", "[\"B\", \"half\"]", "meshes[0].rows[1].weights[1]");
    row("a pair of three", "[\"B\", 0.5]", "[\"B\", 0.5, 1]", "meshes[0].rows[1].weights[1]");
    row("a position of two", "[1, 0, 0]", "[1, 0]", "meshes[0].rows[1]");
    row("a position in words", "[1, 0, 0]", "[1, \"x\", 0]", "meshes[0].rows[1].position[1]");
    row("a row without position", "\"position\": [1, 0, 0], ", "", "meshes[0].rows[1]");
    row("very deep", "[1, 0, 0]", std::string(100'000, '[') + std::string(100'000, ']'), "file");
}

void tst_weights_sidecar::badFilesAreRefusedWithTheirPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(QString, place);
    const auto result = parseSidecar(text.toStdString());
    QVERIFY(!result.has_value());
    QCOMPARE(QString::fromStdString(result.error().code), code);
    QCOMPARE(QString::fromStdString(result.error().place), place);
    QVERIFY(!result.error().detail.empty() && !result.error().remedy.empty());
}

RIGWRIGHT_TEST(tst_weights_sidecar)
#include "tst_weights_sidecar.moc"
