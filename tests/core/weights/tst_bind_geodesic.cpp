// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Geodesic voxels: what is inside, how far it is, and limbs apart.
#include "core/weights/bind.h"
#include "core/weights/voxel_distance.h"
#include "core/weights/voxel_solid.h"
#include "tests/support/bind_zoo.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <queue>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};
constexpr std::size_t kMany = 4'000'000;

/// An open box: a cube without its upper lid.
Mesh cup() {
    Mesh cube = cubeMesh();
    std::vector<std::vector<std::uint32_t>> faces;
    for (std::size_t f = 0; f < cube.faceCount(); ++f) {
        std::vector<std::uint32_t> face(cube.cornerVertices.begin() + cube.faceOffsets[f],
                                        cube.cornerVertices.begin() + cube.faceOffsets[f + 1]);
        if (!std::ranges::all_of(face, [&](std::uint32_t v) { return cube.positions[v].y() > 0; }))
            faces.push_back(face);
    }
    return meshOf("cup", cube.positions, faces);
}

bool holds(const VoxelSolid& solid, const BindShape& shape, const Vec3d& point) {
    const std::uint32_t cell = solid.cellAt(shape.shapeFromMesh(point));
    return cell != VoxelSolid::kNone && solid.voxelAt(cell) != VoxelSolid::kNone;
}

struct Bound {
    SkinWeights weights;
    BindReport report;
};

Bound bound(const Mesh& mesh, const std::vector<BoneSegment>& segments, std::size_t joints,
            BindSettings settings) {
    SkinWeights weights(mesh.vertexCount());
    const BindResult result = bindWeights({.scope = {kInstance, mesh, weights},
                                           .segments = segments,
                                           .jointCount = joints,
                                           .settings = settings});
    applyAfter(result.edit, weights);
    return {weights, result.report};
}

BindSettings geodesic(std::size_t resolution = 64) {
    BindSettings settings;
    settings.method = BindMethod::Geodesic;
    settings.resolution = resolution;
    settings.maxInfluences = 0;
    return settings;
}

} // namespace

class tst_bind_geodesic : public QObject {
    Q_OBJECT
private slots:
    /// Two limbs 0.5 apart: inside the volume there is no way from one to the other.
    void twoLimbsApartShareExactlyNothing() {
        // Along X, radius 0.1, facing surfaces 0.5 apart.
        const Mesh limbs = together("limbs", {moved(tubeMesh(40, 16), 1.0, {0, 0.35, 0}),
                                              moved(tubeMesh(40, 16), 1.0, {0, -0.35, 0})});
        std::vector<BoneSegment> segments = chainOf(2, {0, 0.35, 0}, {1, 0.35, 0});
        for (BoneSegment segment : chainOf(2, {0, -0.35, 0}, {1, -0.35, 0})) {
            segment.joint = std::uint16_t(segment.joint + 2);
            segments.push_back(segment);
        }
        const auto shared = [&](const SkinWeights& weights) {
            double sum = 0.0;
            for (std::size_t v = 0; v < limbs.vertexCount(); ++v)
                for (std::uint16_t joint = 0; joint < 4; ++joint)
                    if ((limbs.positions[v].y() > 0.0f) != (joint < 2))
                        sum += double(weights.weightOf(VertexIndex(v), joint));
            return sum;
        };
        QCOMPARE(shared(bound(limbs, segments, 4, geodesic()).weights), 0.0);
        BindSettings smooth;
        smooth.method = BindMethod::Closest;
        smooth.maxInfluences = 0;
        QVERIFY(shared(bound(limbs, segments, 4, smooth).weights) > 0.1); // the control
    }

    void theInsideIsFilled_data() {
        QTest::addColumn<int>("which");
        QTest::newRow("closed") << 0;
        QTest::newRow("inverted") << 1;
        QTest::newRow("every other face turned") << 2;
        QTest::newRow("without a lid") << 3;
        QTest::newRow("soup of triangles") << 4;
    }
    void theInsideIsFilled() {
        QFETCH(int, which);
        Mesh mixed = cubeMesh();
        for (std::size_t f = 0; f < mixed.faceCount(); f += 2)
            std::reverse(mixed.cornerVertices.begin() + mixed.faceOffsets[f],
                         mixed.cornerVertices.begin() + mixed.faceOffsets[f + 1]);
        const Mesh meshes[] = {cubeMesh(), inverted(cubeMesh()), mixed, cup(), soupOf(cubeMesh())};
        const BindShape shape(meshes[which]);
        const VoxelSolid solid(shape, 20, kMany);
        for (double x = -0.4; x <= 0.4; x += 0.1)
            for (double y = -0.4; y <= 0.4; y += 0.1)
                for (double z = -0.4; z <= 0.4; z += 0.1)
                    QVERIFY(holds(solid, shape, {x, y, z}));
        // Nothing but the cube and its skin: 20 voxels, and one more where a face is on a border.
        QVERIFY(solid.voxelCount() >= 20 * 20 * 20 && solid.voxelCount() <= 22 * 22 * 22);
    }

    void aShellInsideAnotherDoesNotCutItOut() {
        const Mesh both = together("nested", {cubeMesh(), moved(cubeMesh(), 0.5, Vec3d::Zero())});
        const BindShape shape(both);
        const VoxelSolid solid(shape, 20, kMany);
        QVERIFY(holds(solid, shape, {0, 0, 0}));
        QVERIFY(holds(solid, shape, {0.38, 0, 0}));
    }

    void clothIsItsSurfaceAlone() {
        const BindShape shape(gridMesh(8, 8));
        const VoxelSolid solid(shape, 32, kMany);
        QVERIFY(solid.voxelCount() >= 32 * 32);
        QVERIFY(solid.voxelCount() <= 2 * 34 * 34);
    }

    void theResolutionGivesWayWhereTheVolumeIsTooLarge() {
        const BindShape shape(cubeMesh());
        const VoxelSolid solid(shape, 100, 10'000);
        QVERIFY(solid.voxelCount() <= 10'000);
        QVERIFY(solid.voxelCount() >= 5'000);
        QVERIFY(solid.resolution() < 22 && solid.resolution() >= 17);
    }

    /// In a convex body the way inside is the straight one, as far as steps to 26 neighbours allow:
    /// never shorter, and at most a tenth longer (1 / cos of the largest angle to a step).
    void distancesInAConvexBodyAreStraight() {
        const BindShape shape(cubeMesh());
        const VoxelSolid solid(shape, 40, kMany);
        const std::vector<BoneSegment> segments{
            {.joint = 0, .head = {-0.3, -0.3, -0.3}, .tail = {-0.3, -0.3, -0.3}}};
        const BindBones bones(shape, segments, std::vector<std::uint8_t>{1});
        VoxelDistance distances(solid, bones);
        QVERIFY(distances.run({}, {}));
        for (std::uint32_t voxel = 0; voxel < solid.voxelCount(); ++voxel) {
            QCOMPARE(distances.of(voxel).size(), std::size_t(1));
            const double straight =
                (solid.centreOf(solid.cellOf(voxel)) - bones.segments()[0].head).norm() /
                solid.voxelSize();
            const double way =
                double(distances.of(voxel).front().distance) / VoxelDistance::kOneVoxel;
            QVERIFY(way >= straight - 0.9);
            QVERIFY(way <= 1.13 * straight + 1.8);
        }
    }

    /// Of many bones the nearest six of each voxel, as each bone alone measures it.
    void theNearestBonesAreThoseOfSeparateRuns() {
        const Mesh tube = tubeMesh(40, 16);
        const BindShape shape(tube);
        const VoxelSolid solid(shape, 60, kMany);
        const std::vector<BoneSegment> segments = chainOf(12, {0, 0, 0}, {1, 0, 0});
        const BindBones all(shape, segments, std::vector<std::uint8_t>(12, 1));
        VoxelDistance together(solid, all);
        QVERIFY(together.run({}, {}));
        std::vector<std::vector<std::uint32_t>> alone(solid.voxelCount());
        for (std::size_t joint = 0; joint < 12; ++joint) {
            std::vector<std::uint8_t> only(12);
            only[joint] = 1;
            const BindBones one(shape, segments, only);
            VoxelDistance distances(solid, one);
            QVERIFY(distances.run({}, {}));
            for (std::uint32_t voxel = 0; voxel < solid.voxelCount(); ++voxel)
                alone[voxel].push_back(distances.of(voxel).front().distance);
        }
        for (std::uint32_t voxel = 0; voxel < solid.voxelCount(); ++voxel) {
            std::vector<std::uint32_t> found;
            for (const VoxelDistance::Label& label : together.of(voxel)) {
                QCOMPARE(label.distance, alone[voxel][label.slot]);
                found.push_back(label.distance);
            }
            std::ranges::sort(found);
            std::ranges::sort(alone[voxel]);
            alone[voxel].resize(VoxelDistance::kMost);
            QCOMPARE(found, alone[voxel]);
        }
    }

    /// Against Dijkstra's algorithm with all steps everywhere, through a body full of corners.
    void waysAreTheShortest() {
        const Mesh body = together("corners", {moved(cubeMesh(), 1.0, {0, 0, 0}),
                                               moved(cubeMesh(), 0.6, {0.7, 0.3, 0.1}),
                                               moved(tubeMesh(20, 9), 2.0, {0.4, 0.2, 0.2}),
                                               moved(cubeMesh(), 0.5, {2.2, 0.4, 0.3}),
                                               moved(tubeMesh(20, 9), 1.5, {-1.4, -0.3, -0.3})});
        const BindShape shape(body);
        const VoxelSolid solid(shape, 50, kMany);
        const std::vector<BoneSegment> segments{
            {.joint = 0, .head = {2.3, 0.4, 0.3}, .tail = {2.3, 0.4, 0.3}}};
        const BindBones bones(shape, segments, std::vector<std::uint8_t>{1});
        VoxelDistance distances(solid, bones);
        QVERIFY(distances.run({}, {}));

        constexpr std::uint32_t kFar = 0xffffffffu;
        std::vector<std::uint32_t> expected(solid.voxelCount(), kFar);
        using Item = std::pair<std::uint32_t, std::uint32_t>;
        std::priority_queue<Item, std::vector<Item>, std::greater<>> queue;
        const std::uint32_t start = solid.voxelAt(solid.cellAt(bones.segments()[0].head));
        QVERIFY(start != VoxelSolid::kNone);
        expected[start] = std::uint32_t(
            std::lround((solid.centreOf(solid.cellOf(start)) - bones.segments()[0].head).norm() /
                        solid.voxelSize() * VoxelDistance::kOneVoxel));
        queue.push({expected[start], start});
        const std::uint32_t lengths[] = {0, 10'000, 14'142, 17'321};
        while (!queue.empty()) {
            const auto [distance, voxel] = queue.top();
            queue.pop();
            if (distance != expected[voxel])
                continue;
            for (int x = -1; x <= 1; ++x)
                for (int y = -1; y <= 1; ++y)
                    for (int z = -1; z <= 1; ++z) {
                        const std::uint32_t next =
                            solid.voxelAt(solid.cellOf(voxel) + std::uint32_t(x) +
                                          std::uint32_t(y) * solid.rowStride() +
                                          std::uint32_t(z) * solid.layerStride());
                        const std::uint32_t way = distance + lengths[x * x + y * y + z * z];
                        if (next == VoxelSolid::kNone || way >= expected[next])
                            continue;
                        expected[next] = way;
                        queue.push({way, next});
                    }
        }
        std::size_t reached = 0;
        for (std::uint32_t voxel = 0; voxel < solid.voxelCount(); ++voxel) {
            QCOMPARE(distances.of(voxel).empty(), expected[voxel] == kFar);
            if (expected[voxel] == kFar)
                continue;
            ++reached;
            QCOMPARE(distances.of(voxel).front().distance, expected[voxel]);
        }
        QVERIFY(reached > 2000);
    }

    void sharpnessDrawsTheBordersCloser() {
        const Mesh tube = tubeMesh(60, 16);
        const std::vector<BoneSegment> segments = chainOf(2, {0, 0, 0}, {1, 0, 0});
        double softer = 0.0;
        double crisper = 0.0;
        for (const double sharpness : {0.0, 1.0}) {
            BindSettings settings = geodesic();
            settings.sharpness = sharpness;
            const SkinWeights weights = bound(tube, segments, 2, settings).weights;
            for (std::size_t v = 0; v < tube.vertexCount(); ++v)
                if (tube.positions[v].x() > 0.6f)
                    (sharpness == 0.0 ? softer : crisper) +=
                        double(weights.weightOf(VertexIndex(v), 0));
        }
        QVERIFY(crisper > 0.0);
        QVERIFY(crisper < 0.5 * softer);
    }

    void bonesOutsideAreNamedAndPiecesWithoutBonesGoByDistance() {
        const BindCase bindCase = bodyWithCubes();
        std::vector<BoneSegment> segments = bindCase.segments;
        segments.push_back({.joint = 2, .head = {0, 2, 0}, .tail = {1, 2, 0}});
        const Bound result = bound(bindCase.mesh, segments, 3, geodesic(128));
        QCOMPARE(result.report.outside, std::vector<std::uint16_t>{2});
        QCOMPARE(result.report.resolution, std::size_t(128));
        std::size_t fallen = 0;
        for (const BindIsland& island : result.report.islands)
            if (island.reason == BindReason::OutsideVolume && island.fallbacks == 8 &&
                island.way == BindWay::Distance)
                ++fallen;
        QCOMPARE(fallen, std::size_t(13));
    }
};

RIGWRIGHT_TEST(tst_bind_geodesic)
#include "tst_bind_geodesic.moc"
