// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lint: each fault has its finding, a sound character has none.
#include "core/character/character.h"
#include "core/quality/lint.h"
#include "core/weights/normalize.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr std::size_t kBones = 6;

/// A soup of a cube on six bones; every row is 3/4 of bone 0 and 1/4 of bone 1.
Character soundCharacter() {
    Character character;
    Binding binding;
    for (std::size_t b = 0; b < kBones; ++b) {
        binding.joints.push_back(
            addBone(character.skeleton, "bone" + std::to_string(b), BoneIndex(), {}));
        binding.boneFromMeshBind.push_back(Affine3d::Identity());
    }
    MeshInstance instance;
    instance.name = "Body";
    instance.mesh = std::make_shared<const Mesh>(soupOf(cubeMesh()));
    binding.layers.push_back({"Base", SkinWeights(instance.mesh->vertexCount())});
    for (std::size_t v = 0; v < instance.mesh->vertexCount(); ++v)
        binding.weights().setRow(VertexIndex(v), WeightRow{{0, 0.75f}, {1, 0.25f}});
    instance.binding = std::move(binding);
    character.meshes.push_back(std::move(instance));
    finishCharacter(character);
    return character;
}

SkinWeights& weightsOf(Character& character) {
    return character.meshes[0].binding->weights();
}

void setPoint(Character& character, std::size_t point, const WeightRow& row) {
    const Topology& topology = character.meshes[0].mesh->topology;
    for (const VertexIndex vertex : topology.verticesOf(PointIndex(point)))
        weightsOf(character).setRow(vertex, row);
}

std::size_t verticesOf(const Character& character, std::size_t point) {
    return character.meshes[0].mesh->topology.verticesOf(PointIndex(point)).size();
}

} // namespace

class tst_lint : public QObject {
    Q_OBJECT
private slots:
    void aSoundCharacterHasNoFindings() {
        QCOMPARE(brokenInvariant(soundCharacter()), std::string());
        QVERIFY(lint(soundCharacter()).empty());
    }

    void unnormalisedRowsAreCountedAndNormaliseMendsThem() {
        Character character = soundCharacter();
        setPoint(character, 2, {{0, 0.7f}, {1, 0.5f}});
        Findings findings = lint(character);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, std::string("weights-unnormalised"));
        QCOMPARE(findings[0].count, verticesOf(character, 2));
        QCOMPARE(findings[0].fix, std::string("normalise"));
        QCOMPARE(findings[0].where, std::string("mesh Body"));
        QVERIFY(findings[0].detail.find("1.2") != std::string::npos);
        applyAfter(normalizeWeights(MeshInstanceIndex(0), *character.meshes[0].mesh,
                                    weightsOf(character), {}, {}),
                   weightsOf(character));
        QVERIFY(lint(character).empty());
    }

    void zeroRowsAreOneFindingAndNotUnnormalisedToo() {
        Character character = soundCharacter();
        setPoint(character, 0, {});
        setPoint(character, 1, {{0, 0.0f}});
        const Findings findings = lint(character);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, std::string("weights-zero-rows"));
        QCOMPARE(findings[0].count, verticesOf(character, 0) + verticesOf(character, 1));
    }

    void moreInfluencesThanAskedForAreFound() {
        Character character = soundCharacter();
        setPoint(character, 3, {{0, 0.2f}, {1, 0.2f}, {2, 0.2f}, {3, 0.2f}, {4, 0.2f}});
        const Findings findings = lint(character);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, std::string("weights-many-influences"));
        QCOMPARE(findings[0].count, verticesOf(character, 3));
        QCOMPARE(findings[0].fix, std::string("limit"));
        QVERIFY(lint(character, 5).empty());
    }

    void twinsThatDifferAreFoundWhetherTheyCameSoOrWereMadeSo() {
        Character character = soundCharacter();
        const auto twins = character.meshes[0].mesh->topology.verticesOf(PointIndex(0));
        QVERIFY(twins.size() > 1);
        weightsOf(character).setRow(twins.back(), WeightRow{{0, 0.5f}, {1, 0.5f}});
        QCOMPARE(lint(character).size(), std::size_t(1));
        QCOMPARE(lint(character)[0].code, std::string("weights-twins-differ"));
        QCOMPARE(lint(character)[0].count, std::size_t(1));
        QCOMPARE(lint(character)[0].fix, std::string("equalise-twins"));
        // Grouped again with these rows, as on import, they are two points; the finding stays.
        Mesh mesh = *character.meshes[0].mesh;
        finishMesh(mesh, rowKeys(weightsOf(character)));
        character.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
        QCOMPARE(lint(character).size(), std::size_t(1));
        QCOMPARE(lint(character)[0].count, std::size_t(1));
    }

    void namesAreCheckedAndWhatTheReaderSaidIsNotSaidAgain() {
        Character character = soundCharacter();
        character.skeleton.names = {"a", "b", "a", "", "b", "c"};
        character.importFindings = {
            {"import-weights-repaired", Severity::Warning, 3, "mesh Body", "were not finite", ""}};
        const Findings findings = lint(character);
        QCOMPARE(findings.size(), std::size_t(2));
        QCOMPARE(findings[0].code, std::string("names-duplicate"));
        QCOMPARE(findings[0].count, std::size_t(4));
        QCOMPARE(findings[1].code, std::string("names-empty"));
        QCOMPARE(findings[1].count, std::size_t(1));
    }

    void nothingAtAllIsSound() { QVERIFY(lint(Character{}).empty()); }
};

RIGWRIGHT_TEST(tst_lint)
#include "tst_lint.moc"
