// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The proof of an export passes where nothing is lost, and finds every loss where it is.
#include "core/io/verify.h"

#include "core/base/parallel.h"
#include "core/io/export.h"
#include "core/samples/samples.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/glb_file.h"
#include "tests/support/matchers.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <stdexcept>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

std::vector<std::uint8_t> exported(const Character& character, const ExportOptions& options = {}) {
    ExportReport report;
    auto bytes = encodeGlb(character, options, report);
    if (!bytes)
        throw std::runtime_error(bytes.error().code + ": " + bytes.error().detail);
    return std::move(*bytes);
}

DeformationProof proofOf(const Character& character, const std::vector<std::uint8_t>& bytes) {
    auto proof = verifyExport(character, bytes);
    if (!proof)
        throw std::runtime_error(proof.error().code + ": " + proof.error().detail);
    return std::move(*proof);
}

/// Zero rows hang on the root joint in the file: an expected difference, and a true one.
bool hasZeroRows(const Character& character) {
    return std::ranges::any_of(character.meshes, [](const MeshInstance& instance) {
        for (std::size_t v = 0; instance.binding && v < instance.mesh->vertexCount(); ++v) {
            const RowView row = instance.binding->weights().row(VertexIndex(v));
            if (std::ranges::all_of(row.weights, [](float weight) { return weight <= 0.0f; }))
                return true;
        }
        return false;
    });
}

} // namespace

class tst_verify : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fileOfTheCorpusPasses_data();
    void fileOfTheCorpusPasses();
    void samplesPass();
    void aMovedVertexIsFound();
    void cutInfluencesAreAnError();
    void zeroRowsAreComparedTruly();
    void anotherBindMatrixIsFoundInTheRestPose();
    void aClipThatDiffersIsFoundAtItsTime();
    void shiftedClipsAreComparedAtTheSameMoments();
    void sectionsWithoutFacesDoNotShiftTheOthers();
    void dualQuaternionsDoNotCount();
    void aMissingMeshOrClipIsNamed();
    void theProofDoesNotDependOnThreads();
    void progressRisesAndCancels();
};

void tst_verify::fileOfTheCorpusPasses_data() {
    QTest::addColumn<QString>("path");
    if (!fs::exists(corpusDir()))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    for (const char* folder : {"synthetic", "real"})
        for (const auto& entry : fs::recursive_directory_iterator(corpusDir() / folder)) {
            const std::string suffix = entry.path().extension().string();
            if ((suffix == ".glb" || suffix == ".gltf") && importCharacter(entry.path()))
                QTest::newRow(entry.path().filename().c_str())
                    << QString::fromStdString(entry.path().string());
        }
}

void tst_verify::fileOfTheCorpusPasses() {
    QFETCH(QString, path);
    const Character character = *importCharacter(path.toStdString());
    const DeformationProof proof = proofOf(character, exported(character));
    QVERIFY(proof.posesCompared >= 2 + (character.clips.empty() ? 0 : 1));
    QCOMPARE(proof.size > 0.0, !character.meshes.empty());
    if (!hasZeroRows(character))
        QVERIFY2(proof.passed(), (proof.worstMesh + " in " + proof.worstPose + ": " +
                                  std::to_string(proof.relativeError()))
                                     .c_str());
}

void tst_verify::samplesPass() {
    for (const SampleInfo& info : sampleList()) {
        const Character character = *makeSample(info.name);
        const DeformationProof proof = proofOf(character, exported(character));
        QVERIFY(proof.passed());
        QCOMPARE(proof.posesCompared, 2 + 3 * character.clips.size());
    }
}

void tst_verify::aMovedVertexIsFound() {
    const Character character = armCharacter();
    Character moved = character;
    Mesh mesh = *moved.meshes[1].mesh;
    mesh.positions[5].y() += 0.25f;
    moved.meshes[1].mesh = std::make_shared<const Mesh>(mesh);
    const DeformationProof proof = proofOf(character, exported(moved));
    VERIFY_NEAR(proof.maxError, 0.25, 1e-6);
    QCOMPARE(proof.worstMesh, std::string("Cuff"));
    QCOMPARE(proof.worstVertex, std::size_t(5));
    QVERIFY(!proof.passed());
    VERIFY_NEAR(proof.relativeError(), 0.25 / proof.size, 1e-6);
}

void tst_verify::cutInfluencesAreAnError() {
    const Character mannequin = *makeSample("mannequin");
    const DeformationProof whole = proofOf(mannequin, exported(mannequin));
    const DeformationProof cut = proofOf(mannequin, exported(mannequin, {.maxInfluences = 1}));
    QVERIFY(whole.passed());
    QVERIFY(!cut.passed());
    QVERIFY(cut.worstPose.starts_with("Idle at "));
}

void tst_verify::zeroRowsAreComparedTruly() {
    // A vertex without weight stays at rest; in the file it hangs on the root joint, which the clip
    // takes one metre away.
    Character character = armCharacter();
    character.meshes[0].binding->weights().setRow(VertexIndex(7), {});
    Clip away;
    away.name = "away";
    Channel channel;
    channel.bone = BoneIndex(kUpper);
    channel.times = {0, 1};
    channel.values = {0, 0, 0, 0, 1, 0};
    away.channels = {channel};
    updateRange(away);
    character.clips = {std::make_shared<const Clip>(away)};
    const DeformationProof proof = proofOf(character, exported(character));
    VERIFY_NEAR(proof.maxError, 1.0, 1e-5);
    QCOMPARE(proof.worstVertex, std::size_t(7));
    QCOMPARE(proof.worstPose, std::string("away at 1.000 s"));
}

void tst_verify::anotherBindMatrixIsFoundInTheRestPose() {
    const Character character = armCharacter();
    Character other = character;
    other.meshes[1].binding->boneFromMeshBind[0].translation().z() += 0.5;
    const DeformationProof proof = proofOf(character, exported(other));
    QCOMPARE(proof.worstPose, std::string("rest"));
    VERIFY_NEAR(proof.maxError, 0.5, 1e-6);
}

void tst_verify::aClipThatDiffersIsFoundAtItsTime() {
    const Character character = armCharacter();
    Character other = character;
    Clip clip = *other.clips[0];
    // Half the way in the same time: nothing at first, most at last.
    clip.channels[0].times.back() *= 2.0f;
    updateRange(clip);
    other.clips[0] = std::make_shared<const Clip>(clip);
    const DeformationProof proof = proofOf(character, exported(other));
    QCOMPARE(proof.worstPose, std::string("bend at 1.000 s"));
    QVERIFY(!proof.passed());
}

void tst_verify::shiftedClipsAreComparedAtTheSameMoments() {
    Character character = armCharacter();
    Clip clip = *character.clips[0];
    for (float& time : clip.channels[0].times)
        time -= 3.0f;
    updateRange(clip);
    character.clips[0] = std::make_shared<const Clip>(clip);
    const DeformationProof proof = proofOf(character, exported(character));
    QVERIFY(proof.passed());
    QCOMPARE(proof.posesCompared, std::size_t(5));
}

void tst_verify::sectionsWithoutFacesDoNotShiftTheOthers() {
    Character character = armCharacter();
    Mesh mesh = *character.meshes[1].mesh;
    // Section 0: vertices of their own without any face. The exporter leaves them out.
    const std::size_t loose = 3;
    for (auto* vectors : {&mesh.positions, &mesh.normals})
        if (!vectors->empty())
            vectors->insert(vectors->begin(), loose, Vec3f(9, 9, 9).normalized());
    for (std::uint32_t& corner : mesh.cornerVertices)
        corner += loose;
    VertexSection empty = mesh.sections[0];
    empty.vertexCount = loose;
    mesh.sections[0].firstVertex = loose;
    mesh.sections.insert(mesh.sections.begin(), empty);
    for (MaterialRange& range : mesh.ranges)
        ++range.section;
    mesh.topology = groupTwins(mesh, {});
    QCOMPARE(brokenInvariant(mesh), std::string());
    Binding& binding = *character.meshes[1].binding;
    SkinWeights rows(mesh.vertexCount());
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        rows.setRow(VertexIndex(v), WeightRow{{0, 1.0f}});
    binding.weights() = rows;
    character.meshes[1].mesh = std::make_shared<const Mesh>(mesh);
    QVERIFY(proofOf(character, exported(character)).passed());
}

void tst_verify::dualQuaternionsDoNotCount() {
    // glTF has no place for the method: the file is compared as glTF says it deforms.
    Character character = armCharacter();
    for (MeshInstance& instance : character.meshes)
        instance.binding->method = SkinningMethod::DualQuaternion;
    QVERIFY(proofOf(character, exported(character)).passed());
}

void tst_verify::aMissingMeshOrClipIsNamed() {
    const Character character = armCharacter();
    Character without = character;
    without.clips.clear();
    const auto clip = verifyExport(character, exported(without));
    QVERIFY(!clip);
    QCOMPARE(clip.error().code, std::string("verify-content-differs"));
    QCOMPARE(clip.error().place, std::string("clips"));
    without = character;
    without.meshes.pop_back();
    without.pose.morphWeights.pop_back();
    const auto mesh = verifyExport(character, exported(without));
    QVERIFY(!mesh);
    QCOMPARE(mesh.error().code, std::string("verify-content-differs"));
    QCOMPARE(mesh.error().place, std::string("mesh Cuff"));
    const auto garbage = verifyExport(character, std::vector<std::uint8_t>{'x'});
    QVERIFY(!garbage);
    QCOMPARE(garbage.error().place, std::string("export.glb"));
}

void tst_verify::theProofDoesNotDependOnThreads() {
    Character character = tubeCharacter(300, 100);
    character.clips = armCharacter().clips; // bends the second bone
    const auto bytes = exported(character, {.maxInfluences = 1});
    DeformationProof one;
    DeformationProof many;
    withThreads(1, [&] { one = proofOf(character, bytes); });
    withThreads(4, [&] { many = proofOf(character, bytes); });
    QVERIFY(one.maxError > 0.0);
    QCOMPARE(one.maxError, many.maxError);
    QCOMPARE(one.worstVertex, many.worstVertex);
    QCOMPARE(one.worstPose, many.worstPose);
}

void tst_verify::progressRisesAndCancels() {
    const Character character = armCharacter();
    const auto bytes = exported(character);
    struct Seen {
        double last = -1.0;
        double limit = 2.0;
        bool rises = true;
    };
    const auto watch = [](double fraction, void* context) {
        Seen& seen = *static_cast<Seen*>(context);
        seen.rises = seen.rises && fraction >= seen.last;
        seen.last = fraction;
        return fraction < seen.limit;
    };
    Seen seen;
    QVERIFY(verifyExport(character, bytes, {watch, &seen}).has_value());
    QVERIFY(seen.rises);
    QCOMPARE(seen.last, 1.0);
    for (const double limit : {0.0, 0.2, 0.9}) {
        Seen stopped{-1.0, limit, true};
        const auto result = verifyExport(character, bytes, {watch, &stopped});
        QVERIFY(!result);
        QCOMPARE(result.error().code, std::string("cancelled"));
    }
}

RIGWRIGHT_TEST(tst_verify)
#include "tst_verify.moc"
