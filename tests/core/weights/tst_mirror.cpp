// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mirroring weights.
#include "core/samples/samples.h"
#include "core/weights/mirror.h"
#include "core/weights/row_balance.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};
/// Joints 0 and 1 are sides of one another, 2 and 3 too, 4 and 5 are centre bones.
const JointMirror kJoints{1, 0, 3, 2, 4, 5};

/// Along x from -0.5 to 0.5; with a ring on the plane.
Mesh symmetricTube(bool seams) {
    Mesh mesh = seams ? soupOf(tubeMesh(9, 6)) : tubeMesh(13, 8);
    for (Vec3f& position : mesh.positions)
        position.x() -= 0.5f;
    finishMesh(mesh);
    return mesh;
}

WeightRow imageOf(WeightRow row) {
    for (Influence& influence : row)
        influence.bone = kJoints[influence.bone];
    return row;
}

struct Setup {
    Mesh mesh;
    SymmetryMap symmetry;
    SkinWeights weights;

    explicit Setup(bool seams, RowKind kind = RowKind::Normalised, std::uint32_t seed = 1)
        : mesh(symmetricTube(seams)), symmetry(findSymmetry(mesh)),
          weights(randomWeights(mesh, kind, seed)) {}

    [[nodiscard]] WeightScope scope() const { return {kInstance, mesh, weights}; }
    [[nodiscard]] VertexIndex first(PointIndex point) const {
        return mesh.topology.verticesOf(point).front();
    }
    [[nodiscard]] float x(PointIndex point) const {
        return mesh.positions[first(point).value()].x();
    }
    void mirror(MirrorSource source) {
        applyAfter(mirrorWeights(scope(), symmetry, kJoints, {source}).edit, weights);
    }
};

} // namespace

class tst_mirror : public QObject {
    Q_OBJECT
private slots:
    void theOtherSideGetsTheImage_data() {
        QTest::addColumn<bool>("seams");
        QTest::addColumn<bool>("fromPositive");
        QTest::newRow("to negative") << false << true;
        QTest::newRow("to positive") << false << false;
        QTest::newRow("with seams") << true << true;
    }
    void theOtherSideGetsTheImage() {
        QFETCH(bool, seams);
        QFETCH(bool, fromPositive);
        Setup setup(seams);
        const SkinWeights start = setup.weights;
        setup.mirror(fromPositive ? MirrorSource::Positive : MirrorSource::Negative);
        for (std::size_t p = 0; p < setup.mesh.topology.pointCount(); ++p) {
            const PointIndex point(p);
            const WeightRow row = setup.weights.copyRow(setup.first(point));
            const WeightRow other = setup.weights.copyRow(setup.first(setup.symmetry.of(point)));
            if (setup.symmetry.isOnPlane(point)) {
                // Symmetric, to the last float step.
                for (std::uint16_t bone = 0; bone < 6; ++bone)
                    QVERIFY(std::abs(setup.weights.weightOf(setup.first(point), bone) -
                                     setup.weights.weightOf(setup.first(point), kJoints[bone])) <=
                            1.2e-7f);
                continue;
            }
            QVERIFY(sameInfluences(imageOf(other), row) ||
                    std::abs(rowSum(start, setup.first(point)) - 1.0) > 1e-6);
            if ((setup.x(point) > 0.0f) == fromPositive)
                QCOMPARE(row, start.copyRow(setup.first(point)));
        }
    }

    void twiceAndBackChangeNothingMore() {
        for (const bool seams : {false, true})
            for (const RowKind kind : {RowKind::Normalised, RowKind::WithZeroRows}) {
                Setup setup(seams, kind, 5);
                QVERIFY(!mirrorWeights(setup.scope(), setup.symmetry, kJoints, {}).edit.isEmpty());
                setup.mirror(MirrorSource::Positive);
                QVERIFY(mirrorWeights(setup.scope(), setup.symmetry, kJoints, {}).edit.isEmpty());
                if (kind == RowKind::Normalised)
                    QVERIFY(mirrorWeights(setup.scope(), setup.symmetry, kJoints,
                                          {MirrorSource::Negative})
                                .edit.isEmpty());
            }
    }

    void theMannequinIsSymmetricAndBecomesSoAgain() {
        const Result<Character> sample = makeSample("mannequin");
        QVERIFY(sample.has_value());
        const Mesh& mesh = *sample->meshes.front().mesh;
        const Binding& binding = *sample->meshes.front().binding;
        const SymmetryMap symmetry = findSymmetry(mesh);
        const JointMirror joints = mirrorJoints(binding.joints, mirrorBones(sample->skeleton));
        QVERIFY(std::ranges::find(joints, kNoJoint) == joints.end());
        SkinWeights weights = binding.weights();
        const WeightScope scope{kInstance, mesh, weights};
        const WeightMirrorResult asItCame = mirrorWeights(scope, symmetry, joints, {});
        QVERIFY(asItCame.unmatchedPoints.empty());
        QVERIFY(asItCame.unmatchedJoints.empty());
        applyAfter(asItCame.edit, weights);
        const SkinWeights symmetric = weights;
        // Spoil the right side (-X), mirror, and it is as before.
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
            if (mesh.positions[v].x() < -1e-3f)
                weights.setRow(VertexIndex(v), WeightRow{{0, 1.0f}});
        QVERIFY(!(weights == symmetric));
        applyAfter(mirrorWeights(scope, symmetry, joints, {}).edit, weights);
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
            QVERIFY(
                sameInfluences(weights.copyRow(VertexIndex(v)), symmetric.copyRow(VertexIndex(v))));
    }

    void lockedJointsOfTheReceiverStay() {
        Setup setup(false, RowKind::Normalised, 3);
        const SkinWeights start = setup.weights;
        const std::vector<std::uint8_t> locked{0, 1, 0, 0, 1, 0};
        const WeightEdit edit = mirrorWeights({kInstance, setup.mesh, start, std::nullopt, locked},
                                              setup.symmetry, kJoints, {})
                                    .edit;
        QVERIFY(!edit.isEmpty());
        applyAfter(edit, setup.weights);
        for (const VertexIndex vertex : edit.vertices) {
            for (const std::uint16_t bone : {std::uint16_t(1), std::uint16_t(4)})
                QCOMPARE(setup.weights.weightOf(vertex, bone), start.weightOf(vertex, bone));
            QVERIFY(std::abs(rowSum(setup.weights, vertex) - 1.0) <= 1.3e-7);
        }
        // The free ones have the proportions of the image.
        const Mesh pair = meshOf("pair", {{1, 0, 0}, {-1, 0, 0}}, {});
        SkinWeights weights(2);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.5f}, {2, 0.3f}, {4, 0.2f}});
        weights.setRow(VertexIndex(1), WeightRow{{4, 0.6f}, {5, 0.4f}});
        applyAfter(mirrorWeights({kInstance, pair, weights, std::nullopt, locked},
                                 findSymmetry(pair), kJoints, {})
                       .edit,
                   weights);
        // Image {1: 0.5, 3: 0.3, 4: 0.2}; 1 and 4 are locked, so 3 takes what 4 leaves.
        QCOMPARE(weights.weightOf(VertexIndex(1), 4), 0.6f);
        QCOMPARE(weights.weightOf(VertexIndex(1), 3), 0.4f);
        QCOMPARE(weights.row(VertexIndex(1)).size(), std::size_t(2));
    }

    void whatHasNoCounterpartIsListedAndLeftAlone() {
        const Mesh mesh =
            meshOf("lopsided", {{1, 0, 0}, {-1, 0, 0}, {2, 0, 0}, {-2, 0, 0}, {5, 1, 0}}, {});
        SkinWeights weights(5);
        for (std::size_t v = 0; v < 5; ++v)
            weights.setRow(VertexIndex(v), WeightRow{{0, 1.0f}});
        weights.setRow(VertexIndex(2), WeightRow{{0, 0.5f}, {4, 0.5f}});
        JointMirror joints = kJoints;
        joints[4] = kNoJoint;
        const WeightMirrorResult result =
            mirrorWeights({kInstance, mesh, weights}, findSymmetry(mesh), joints, {});
        QCOMPARE(result.edit.vertices, std::vector<VertexIndex>{VertexIndex(1)});
        QCOMPARE(result.edit.after.row(0).front(), (Influence{1, 1.0f}));
        QCOMPARE(result.unmatchedPoints, std::vector<PointIndex>{PointIndex(4)});
        QCOMPARE(result.unmatchedJoints, std::vector<std::uint16_t>{4});
        QCOMPARE(result.leftAlone, std::size_t(1));
    }

    void aSelectionGivesOrLimits() {
        const Mesh mesh = meshOf("pairs", {{1, 0, 0}, {-1, 0, 0}, {2, 0, 0}, {-2, 0, 0}}, {});
        SkinWeights weights(4);
        for (std::uint16_t v = 0; v < 4; ++v)
            weights.setRow(VertexIndex(v), WeightRow{{v, 1.0f}});
        const SymmetryMap symmetry = findSymmetry(mesh);
        const auto changed = [&](std::vector<VertexIndex> vertices, MirrorSource source) {
            return mirrorWeights({kInstance, mesh, weights, vertices}, symmetry, {4, 4, 5, 4, 0, 1},
                                 {source})
                .edit.vertices;
        };
        using Vertices = std::vector<VertexIndex>;
        const Vertices left{VertexIndex(0)};
        const Vertices right{VertexIndex(1)};
        QCOMPARE(changed(left, MirrorSource::Positive), right);
        QCOMPARE(changed(right, MirrorSource::Positive), right);
        QCOMPARE(changed(right, MirrorSource::Negative), left);
        QCOMPARE(changed(right, MirrorSource::Selection), left);
        QCOMPARE(changed(left, MirrorSource::Selection), right);
        QVERIFY(changed({VertexIndex(0), VertexIndex(1)}, MirrorSource::Selection).empty());
    }

    void theLimitHoldsOnThePlane() {
        const Mesh mesh = meshOf("middle", {{0, 0, 0}}, {});
        SkinWeights weights(1);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.6f}, {2, 0.4f}});
        const WeightScope scope{kInstance, mesh, weights};
        QCOMPARE(mirrorWeights(scope, findSymmetry(mesh), kJoints, {}).edit.after.row(0).size(),
                 std::size_t(4));
        const WeightEdit edit =
            mirrorWeights(scope, findSymmetry(mesh), kJoints, {MirrorSource::Positive, 2}).edit;
        const auto row = edit.after.row(0);
        QCOMPARE(row.size(), std::size_t(2));
        for (std::uint16_t bone = 0; bone < 2; ++bone) {
            QCOMPARE(row[bone].bone, bone);
            QVERIFY(std::abs(row[bone].weight - 0.5f) <= 1e-6f);
        }
    }

    void jointsAreMirroredThroughTheirBones() {
        Skeleton skeleton;
        for (const char* name : {"Hips", "a.L", "a.R", "b.R", "c.L", "c.R"})
            addBone(skeleton, name, {}, {});
        const std::vector<BoneIndex> joints{BoneIndex(2), BoneIndex(0), BoneIndex(1),
                                            BoneIndex(3), BoneIndex(4), BoneIndex(2)};
        QCOMPARE(mirrorJoints(joints, mirrorBones(skeleton)),
                 (JointMirror{2, 1, 0, kNoJoint, kNoJoint, kNoJoint}));
    }
};

RIGWRIGHT_TEST(tst_mirror)
#include "tst_mirror.moc"
