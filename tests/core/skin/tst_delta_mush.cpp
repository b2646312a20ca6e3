// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Delta mush: what it must leave alone, and what it must smooth.
#include "tests/core/skin/posed_mesh.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr SkinningMethod kMush = SkinningMethod::DeltaMush;

/// A sheet with a bump, on two bones that meet at x = 0 with a hard step of weights.
Character sheet() {
    Character character = barCharacter();
    Mesh mesh = gridMesh(60, 20);
    const float left = mesh.positions.front().x();
    for (Vec3f& position : mesh.positions) {
        position.x() = 4.0f * (position.x() - left) - 2.0f;
        const float toBump = (position - Vec3f(1.5f, position.y(), 0)).norm();
        position.z() += 0.2f * std::exp(-20.0f * toBump * toBump);
    }
    mesh.normals = computeNormals(mesh, mesh.positions, true);
    SkinWeights weights(mesh.vertexCount());
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        weights.setRow(VertexIndex(v),
                       WeightRow{{std::uint16_t(mesh.positions[v].x() > 0.0f ? 1 : 0), 1.0f}});
    mesh.topology = {};
    finishMesh(mesh, rowKeys(weights));
    character.meshes[0].binding->layers[0].rows = std::move(weights);
    character.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
    return character;
}

double longestEdge(const Mesh& mesh, std::span<const Vec3f> positions) {
    double longest = 0.0;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f)
        for (std::uint32_t c = mesh.faceOffsets[f]; c < mesh.faceOffsets[f + 1]; ++c) {
            const std::uint32_t next =
                c + 1 == mesh.faceOffsets[f + 1] ? mesh.faceOffsets[f] : c + 1;
            longest = std::max(longest, double((positions[mesh.cornerVertices[c]] -
                                                positions[mesh.cornerVertices[next]])
                                                   .norm()));
        }
    return longest;
}

/// The largest angle between the normals of two neighbours, away from the bump.
double sharpestTurn(const Mesh& mesh, std::span<const Vec3f> positions) {
    const std::vector<Vec3f> normals = computeNormals(mesh, positions, true);
    double least = 1.0;
    const PointAdjacency adjacency = pointAdjacency(mesh);
    for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
        if (mesh.positions[mesh.topology.verticesOf(PointIndex(p)).front().value()].x() > 0.9f)
            continue;
        for (const PointIndex neighbour : adjacency.of(PointIndex(p)))
            least = std::min(least, double(normals[p].dot(normals[neighbour.value()])));
    }
    return std::acos(least);
}

} // namespace

class tst_delta_mush : public QObject {
    Q_OBJECT
private slots:
    void whatAnEditReachesIsAllThatItMoves() {
        Character character = sheet();
        character.pose.local.back().rotation = Quatd(Eigen::AngleAxisd(1.0, Vec3d::UnitY()));
        PosedMesh posed(character);
        const auto before = posed.skin(kMush);
        const VertexIndex middle(posed.mesh->vertexCount() / 2);
        const std::size_t was = posed.binding.weights().row(middle).bones[0];
        posed.binding.weights().setRow(middle, WeightRow{{std::uint16_t(1 - was), 1.0f}});
        const auto after = posed.skin(kMush);
        const std::vector<VertexIndex> reached =
            mushReach(*posed.prepared->mush, std::vector{middle});
        std::size_t moved = 0;
        for (std::size_t v = 0; v < before.positions.size(); ++v) {
            if (after.sameBitsAt(v, before))
                continue;
            ++moved;
            QVERIFY(std::ranges::binary_search(reached, VertexIndex(v)));
        }
        QVERIFY(moved > 1);
        QVERIFY(reached.size() < before.positions.size() / 2);
        QVERIFY(std::ranges::is_sorted(reached));
    }
    void theBindPoseIsReproducedBitForBit() {
        for (const Character& character : {barCharacter(), sheet(), tubeCharacter(40, 12)}) {
            PosedMesh posed(character);
            for (Affine3d& matrix : posed.palette)
                matrix.setIdentity();
            const auto result = posed.skin(kMush);
            for (std::size_t v = 0; v < posed.positions.size(); ++v)
                VERIFY_NEAR(result.positions[v], posed.positions[v], 0.0);
        }
    }
    void rigidMotionIsReproducedToTheLastDigit() {
        std::mt19937 random(3);
        for (const Character& character : {barCharacter(), sheet(), tubeCharacter(40, 12)})
            for (int i = 0; i < 5; ++i) {
                PosedMesh posed(character);
                const Affine3d motion = toAffine(randomRigid(random));
                for (Affine3d& matrix : posed.palette)
                    matrix = motion;
                const auto result = posed.skin(kMush);
                for (std::size_t v = 0; v < posed.positions.size(); ++v) {
                    const Vec3d expected = motion * posed.positions[v].cast<double>();
                    // Half a digit of a float, and nothing of the method's own.
                    for (int axis = 0; axis < 3; ++axis)
                        VERIFY_NEAR(double(result.positions[v][axis]), expected[axis],
                                    1e-12 + 6e-8 * std::abs(expected[axis]));
                }
            }
    }
    void aTornSeamIsDrawnTogether() {
        Character character = sheet();
        character.pose.local[1].rotation = turn(Vec3d::UnitY(), -60).rotation;
        // A gap as well: the second bone slides away.
        character.pose.local[1].translation.x() += 0.5;
        const PosedMesh posed(character);
        const auto linear = posed.skin(SkinningMethod::LinearBlend);
        const auto mushed = posed.skin(kMush);
        const double before = longestEdge(*posed.mesh, linear.positions);
        const double after = longestEdge(*posed.mesh, mushed.positions);
        QVERIFY2(after < 0.5 * before, qPrintable(QStringLiteral("%1 %2").arg(before).arg(after)));
        QVERIFY(sharpestTurn(*posed.mesh, mushed.positions) <
                0.7 * sharpestTurn(*posed.mesh, linear.positions));
    }
    void detailsFarFromTheBendMoveAsTheirBoneDoes() {
        Character character = sheet();
        character.pose.local[1].rotation = turn(Vec3d(0.2, 1, 0.1), -70).rotation;
        const PosedMesh posed(character);
        const auto mushed = posed.skin(kMush);
        int seen = 0;
        for (std::size_t v = 0; v < posed.positions.size(); ++v) {
            // Columns are 1/15 apart; ten iterations and the frame's ring reach eleven of them.
            if (posed.positions[v].x() < 0.85f)
                continue;
            ++seen;
            VERIFY_NEAR(mushed.positions[v], posed.palette[1] * posed.positions[v].cast<double>(),
                        1e-5);
            VERIFY_NEAR(mushed.normals[v],
                        posed.palette[1].linear() * posed.normals[v].cast<double>(), 1e-5);
        }
        QVERIFY(seen > 100);
    }
    void moreIterationsReachFarther() {
        Character character = sheet();
        character.pose.local[1].rotation = turn(Vec3d::UnitY(), -60).rotation;
        PosedMesh posed(character);
        double last = sharpestTurn(*posed.mesh, posed.skin(SkinningMethod::LinearBlend).positions);
        for (const std::uint32_t iterations : {1u, 4u, 16u}) {
            SkinningPreparation made;
            made.method = kMush;
            made.mesh = posed.mesh;
            made.mush = std::make_shared<const DeltaMush>(
                *prepareDeltaMush(posed.mesh, {.iterations = iterations}));
            posed.prepared = made;
            const double now = sharpestTurn(*posed.mesh, posed.skin(kMush).positions);
            QVERIFY(now < last);
            last = now;
        }
    }
    void withoutIterationsItIsLinearBlending() {
        Character character = sheet();
        character.pose.local[1].rotation = turn(Vec3d::UnitY(), -60).rotation;
        PosedMesh posed(character);
        SkinningPreparation made;
        made.method = kMush;
        made.mesh = posed.mesh;
        made.mush =
            std::make_shared<const DeltaMush>(*prepareDeltaMush(posed.mesh, {.iterations = 0}));
        posed.prepared = made;
        const auto mushed = posed.skin(kMush);
        const auto linear = posed.skin(SkinningMethod::LinearBlend);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            VERIFY_NEAR(mushed.positions[v], linear.positions[v], 1e-6);
    }
    void morphsAreCarriedAlong() {
        std::mt19937 random(9);
        PosedMesh posed(sheet());
        for (Vec3f& position : posed.positions)
            position += randomVector(random, 0.1f);
        const Affine3d motion = toAffine(randomRigid(random));
        for (Affine3d& matrix : posed.palette)
            matrix = motion;
        const auto result = posed.skin(kMush);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            VERIFY_NEAR(result.positions[v], motion * posed.positions[v].cast<double>(), 2e-6);
    }
    void pointsWithoutFacesAreBlendedLinearly() {
        Character cloud = cloudCharacter(8, 200, 4, 3);
        std::mt19937 random(4);
        for (Transform& local : cloud.pose.local)
            local.rotation = randomRigid(random).rotation;
        const PosedMesh posed(cloud);
        const auto result = posed.skin(kMush);
        const auto linear = posed.skin(SkinningMethod::LinearBlend);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            VERIFY_NEAR(result.positions[v], linear.positions[v], 1e-6);
    }
    void itCanBeCancelled() {
        const auto never = [](double, void*) { return false; };
        QVERIFY(!prepareDeltaMush(sheet().meshes[0].mesh, {}, {never, nullptr}));
    }
};

RIGWRIGHT_TEST(tst_delta_mush)
#include "tst_delta_mush.moc"
