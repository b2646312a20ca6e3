// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Laws of all skinning methods, on a bent tube with faces.
#include "core/base/parallel.h"
#include "core/character/evaluate_frame.h"
#include "tests/core/skin/posed_mesh.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

Character bentTube(std::size_t rings = 40, std::size_t sides = 12) {
    Character tube = tubeCharacter(rings, sides);
    tube.pose.local[1].rotation = turn(Vec3d(0.3, 0, 1), 70).rotation;
    Binding& binding = *tube.meshes[0].binding;
    binding.blendMap = BlockArray<float>(tube.meshes[0].mesh->vertexCount());
    for (std::size_t v = 0; v < binding.blendMap.size(); ++v)
        binding.blendMap.set(v, float(v % 5) / 4.0f);
    return tube;
}

void allMethods() {
    QTest::addColumn<SkinningMethod>("method");
    QTest::newRow("linear blend") << SkinningMethod::LinearBlend;
    QTest::newRow("dual quaternion") << SkinningMethod::DualQuaternion;
    QTest::newRow("blend map") << SkinningMethod::LinearDualBlend;
    QTest::newRow("centres of rotation") << SkinningMethod::RotationCentres;
    QTest::newRow("delta mush") << SkinningMethod::DeltaMush;
}

} // namespace

class tst_skinning_methods : public QObject {
    Q_OBJECT
private slots:
    void theListOfMethodsIsWhole() {
        QCOMPARE(kSkinningMethods.size(), std::size_t(5));
        std::vector<SkinningFunction> functions;
        for (const SkinningMethod method : kSkinningMethods)
            functions.push_back(skinningFunction(method));
        std::ranges::sort(functions);
        QVERIFY(std::ranges::adjacent_find(functions) == functions.end());
    }
    void theBindPoseMovesNothing_data() { allMethods(); }
    void theBindPoseMovesNothing() {
        QFETCH(SkinningMethod, method);
        for (const Character& character : {tubeCharacter(30, 9), barCharacter()}) {
            const PosedMesh posed(character);
            const auto result = posed.skin(method);
            for (std::size_t v = 0; v < result.positions.size(); ++v) {
                VERIFY_NEAR(result.positions[v], posed.positions[v], 1e-6);
                if (!result.normals.empty())
                    VERIFY_NEAR(result.normals[v], posed.normals[v], 1e-5);
            }
        }
    }
    void rigidMotionOfAllBonesMovesTheResult_data() { allMethods(); }
    void rigidMotionOfAllBonesMovesTheResult() {
        QFETCH(SkinningMethod, method);
        const PosedMesh posed(bentTube());
        const auto plain = posed.skin(method);
        std::mt19937 random(5);
        for (int i = 0; i < 6; ++i) {
            const Affine3d motion = toAffine(randomRigid(random));
            const auto moved = posed.movedBy(motion).skin(method);
            for (std::size_t v = 0; v < plain.positions.size(); ++v) {
                VERIFY_NEAR(moved.positions[v], motion * plain.positions[v].cast<double>(), 1e-5);
                VERIFY_NEAR(moved.normals[v], motion.linear() * plain.normals[v].cast<double>(),
                            1e-5);
            }
        }
    }
    void aCharacterScaledOrMirroredAsAWholeBendsAsThePlainOne_data() { allMethods(); }
    void aCharacterScaledOrMirroredAsAWholeBendsAsThePlainOne() {
        QFETCH(SkinningMethod, method);
        const PosedMesh posed(bentTube());
        const auto plain = posed.skin(method);
        for (const double scale : {3.0, 0.01, -1.0, -2.0}) {
            Transform whole = turn(Vec3d(1, 2, 0), 33);
            whole.scale = Vec3d::Constant(scale);
            const Affine3d motion = toAffine(whole);
            const auto scaled = posed.movedBy(motion).skin(method);
            const Mat3d turnedBy = motion.linear() / scale * (scale < 0.0 ? -1.0 : 1.0);
            for (std::size_t v = 0; v < plain.positions.size(); ++v) {
                VERIFY_NEAR(scaled.positions[v], motion * plain.positions[v].cast<double>(),
                            2e-5 * std::abs(scale));
                VERIFY_NEAR(scaled.normals[v], turnedBy * plain.normals[v].cast<double>(), 1e-4);
            }
        }
    }
    void hugeAndTinyMeshesAreTheSameShape_data() { allMethods(); }
    void hugeAndTinyMeshesAreTheSameShape() {
        QFETCH(SkinningMethod, method);
        const PosedMesh plain(bentTube());
        const auto expected = plain.skin(method);
        for (const double size : {1e-9, 1e-3, 1e3, 1e9}) {
            PosedMesh sized = plain;
            auto mesh = std::make_shared<Mesh>(*plain.mesh);
            for (Vec3f& position : mesh->positions)
                position *= float(size);
            sized.positions = mesh->positions;
            sized.mesh = mesh;
            for (Affine3d& matrix : sized.palette)
                matrix.translation() *= size;
            for (Vec3d& pivot : sized.tree.pivots)
                pivot *= size;
            const auto result = sized.skin(method);
            for (std::size_t v = 0; v < expected.positions.size(); ++v)
                VERIFY_NEAR(Vec3d(result.positions[v].cast<double>() / size), expected.positions[v],
                            1e-5);
        }
    }
    void threadsAndSubsetsChangeNothing_data() { allMethods(); }
    void threadsAndSubsetsChangeNothing() {
        QFETCH(SkinningMethod, method);
        PosedMesh posed(bentTube(300, 40));
        posed.binding.weights().setRow(VertexIndex(100), {});
        const auto alone = [&] {
            PosedMesh::Skinned result;
            withThreads(1, [&] { result = posed.skin(method); });
            return result;
        }();
        posed.prepared.reset(); // preparing must not depend on threads either
        withThreads(4, [&] {
            const auto together = posed.skin(method);
            for (std::size_t v = 0; v < alone.positions.size(); ++v)
                QVERIFY(together.sameBitsAt(v, alone));
        });
        std::mt19937 random(6);
        for (const std::size_t count : {1u, 9u, 200u, 7000u}) {
            std::vector<VertexIndex> some;
            for (std::size_t i = 0; i < count; ++i)
                some.emplace_back(random() % alone.positions.size());
            const auto subset = posed.skin(method, some);
            std::vector<std::uint8_t> asked(alone.positions.size(), 0);
            for (const VertexIndex v : some)
                asked[v.value()] = 1;
            for (std::size_t v = 0; v < asked.size(); ++v) {
                if (asked[v])
                    QVERIFY(subset.sameBitsAt(v, alone));
                else
                    QCOMPARE(subset.positions[v].x(), -77.0f);
            }
        }
    }
    void subsetsOfPolygonsChangeNothing_data() { allMethods(); }
    /// The triangles of a polygon have diagonals, which are no edges: a fan of 40 corners reaches
    /// further than any number of steps along edges.
    void subsetsOfPolygonsChangeNothing() {
        QFETCH(SkinningMethod, method);
        Character bar = barCharacter();
        Mesh mesh = gridMesh(24, 12);
        std::vector<std::uint32_t> rim;
        for (std::size_t v = 0; v < mesh.vertexCount() && rim.size() < 40; v += 7)
            rim.push_back(std::uint32_t(v));
        mesh.cornerVertices.insert(mesh.cornerVertices.end(), rim.begin(), rim.end());
        mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
        mesh.normals = computeNormals(mesh, mesh.positions, true);
        SkinWeights weights(mesh.vertexCount());
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
            weights.setRow(VertexIndex(v), WeightRow{{std::uint16_t(v % 3 == 0), 1.0f}});
        mesh.topology = {};
        finishMesh(mesh, rowKeys(weights));
        bar.meshes[0].binding->layers[0].rows = std::move(weights);
        bar.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
        bar.pose.local.back().rotation = Quatd(Eigen::AngleAxisd(1.0, Vec3d::UnitX()));
        const PosedMesh posed(bar);
        const auto whole = posed.skin(method);
        for (std::size_t v = 0; v < whole.positions.size(); ++v) {
            const std::vector some{VertexIndex(v)};
            QVERIFY(posed.skin(method, some).sameBitsAt(v, whole));
        }
    }
    void zeroRowsStayAtRest_data() { allMethods(); }
    void zeroRowsStayAtRest() {
        QFETCH(SkinningMethod, method);
        PosedMesh posed(bentTube());
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            posed.binding.weights().setRow(VertexIndex(v), {});
        posed.modelFromUnbound = toAffine(turn(Vec3d::UnitY(), 90));
        const auto result = posed.skin(method);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            VERIFY_NEAR(result.positions[v],
                        posed.modelFromUnbound * posed.positions[v].cast<double>(), 1e-5);
    }
    void whatIsNotFiniteGivesFiniteVertices_data() { allMethods(); }
    void whatIsNotFiniteGivesFiniteVertices() {
        QFETCH(SkinningMethod, method);
        constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
        constexpr float kInfinite = std::numeric_limits<float>::infinity();
        PosedMesh posed(bentTube());
        auto mesh = std::make_shared<Mesh>(*posed.mesh);
        mesh->positions[7] = Vec3f(kNaN, 0, kInfinite);
        posed.mesh = mesh;
        posed.positions = mesh->positions;
        posed.positions[50].y() = kInfinite; // as a morph might
        posed.normals[60] = Vec3f::Constant(kNaN);
        posed.normals[61] = Vec3f::Zero();
        posed.binding.weights().setRow(VertexIndex(80), WeightRow{{0, kNaN}, {1, 1.0f}});
        posed.binding.weights().setRow(VertexIndex(81), WeightRow{{0, kInfinite}, {1, 1.0f}});
        posed.palette[1].translation().x() = std::numeric_limits<double>::infinity();
        posed.binding.blendMap.set(90, kNaN);
        posed.binding.blendMap.set(91, -kInfinite);
        const auto result = posed.skin(method);
        for (std::size_t v = 0; v < posed.positions.size(); ++v) {
            QVERIFY2(result.positions[v].allFinite(), std::to_string(v).c_str());
            QVERIFY2(result.normals[v].allFinite(), std::to_string(v).c_str());
        }
    }
    /// Bones of no size, flattened, mirrored, beyond float: any mesh, any method.
    void anyMeshUnderAnyScaleIsFinite_data() { allMethods(); }
    void anyMeshUnderAnyScaleIsFinite() {
        QFETCH(SkinningMethod, method);
        std::mt19937 random(8);
        for (const Mesh& kind : meshZoo()) {
            Character character = cloudCharacter(6, 1, 1, 3);
            Binding& binding = *character.meshes[0].binding;
            binding.layers[0].rows = randomWeights(kind, RowKind::WithZeroRows, 4);
            Mesh mesh = kind;
            finishMesh(mesh, rowKeys(binding.weights()));
            character.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
            PosedMesh posed(character);
            for (const Vec3d& scale : {Vec3d(0, 0, 0), Vec3d(1, 0, 1), Vec3d(-1, 1, 1),
                                       Vec3d(1e30, 1e30, 1e30), Vec3d(1e-30, 1, 1e10)}) {
                for (Affine3d& matrix : posed.palette) {
                    Transform transform = randomRigid(random);
                    transform.scale = scale;
                    matrix = toAffine(transform);
                }
                const auto result = posed.skin(method);
                for (std::size_t v = 0; v < posed.positions.size(); ++v) {
                    QVERIFY2(result.positions[v].allFinite(), posed.mesh->name.c_str());
                    QVERIFY(result.normals.empty() || result.normals[v].allFinite());
                }
            }
        }
    }
    void oneAndTwoVerticesAreSkinned_data() { allMethods(); }
    void oneAndTwoVerticesAreSkinned() {
        QFETCH(SkinningMethod, method);
        for (const std::size_t count : {1u, 2u}) {
            const PosedMesh posed(cloudCharacter(3, count, 2, 7));
            const PosedMesh moved = posed.movedBy(toAffine(shift(1, 2, 3)));
            for (std::size_t v = 0; v < count; ++v)
                VERIFY_NEAR(moved.skin(method).positions[v], posed.positions[v] + Vec3f(1, 2, 3),
                            1e-6);
        }
    }
    void twinsMoveAsOne_data() { allMethods(); }
    void twinsMoveAsOne() {
        QFETCH(SkinningMethod, method);
        Character tube = bentTube(20, 8);
        const Mesh whole = *tube.meshes[0].mesh;
        Mesh soup = soupOf(whole);
        Binding& binding = *tube.meshes[0].binding;
        binding.layers[0].rows = rowsOfSoup(whole, binding.weights());
        binding.blendMap = {};
        finishMesh(soup, rowKeys(binding.weights()));
        tube.meshes[0].mesh = std::make_shared<const Mesh>(std::move(soup));
        const PosedMesh posed(tube);
        const auto result = posed.skin(method);
        const Topology& topology = posed.mesh->topology;
        QCOMPARE(topology.pointCount(), whole.vertexCount());
        for (std::size_t v = 0; v < posed.positions.size(); ++v) {
            const PointIndex point = topology.pointOfVertex[v];
            const VertexIndex first = topology.verticesOf(point).front();
            QVERIFY(result.positions[v] == result.positions[first.value()]);
        }
    }
    /// The frame's own road to the methods, with caches that find out what is out of date.
    void framesPrepareMethodsAndNoticeChanges_data() { allMethods(); }
    void framesPrepareMethodsAndNoticeChanges() {
        QFETCH(SkinningMethod, method);
        Character tube = bentTube();
        tube.meshes[0].binding->method = method;
        FrameRequest request;
        request.cpuMeshes = {MeshInstanceIndex(0)};
        FrameCaches caches;
        FrameState state;
        FrameResult frame;
        const auto framed = [&] {
            evaluateFrame(tube, request, caches, state, frame);
            return frame.vertices[0].positions;
        };
        QVERIFY(framed() == PosedMesh(tube).skin(method).positions);
        for (std::size_t v = 0; v < tube.meshes[0].mesh->vertexCount(); v += 3)
            tube.meshes[0].binding->weights().setRow(VertexIndex(v),
                                                     WeightRow{{0, 0.25f}, {1, 0.75f}});
        const auto centres = caches.prepared.empty() ? nullptr : caches.prepared[0].centres;
        caches.keepPrepared = true;
        framed();
        QVERIFY(caches.prepared.empty() || caches.prepared[0].centres == centres);
        caches.keepPrepared = false;
        QVERIFY(framed() == PosedMesh(tube).skin(method).positions);
    }
};

RIGWRIGHT_TEST(tst_skinning_methods)
#include "tst_skinning_methods.moc"
