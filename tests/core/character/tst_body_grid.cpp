// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The volume of a body in cubes, its ways, tips and slices, against solids of boxes.
#include "core/character/body_grid.h"
#include "core/character/body_slice.h"
#include "core/character/body_tips.h"
#include "core/mesh/mesh.h"
#include "tests/support/bind_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <cmath>
#include <string>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

Mesh boxMesh(const Vec3f& low, const Vec3f& high) {
    Mesh mesh;
    for (int corner = 0; corner < 8; ++corner)
        mesh.positions.emplace_back((corner & 1) != 0 ? high.x() : low.x(),
                                    (corner & 2) != 0 ? high.y() : low.y(),
                                    (corner & 4) != 0 ? high.z() : low.z());
    for (const auto& face :
         {std::array{0u, 2u, 3u, 1u}, std::array{4u, 5u, 7u, 6u}, std::array{0u, 1u, 5u, 4u},
          std::array{2u, 6u, 7u, 3u}, std::array{0u, 4u, 6u, 2u}, std::array{1u, 3u, 7u, 5u}}) {
        mesh.cornerVertices.insert(mesh.cornerVertices.end(), face.begin(), face.end());
        mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
    }
    finishMesh(mesh);
    return mesh;
}

std::uint32_t nearest(const BodyGrid& grid, const Vec3d& point) {
    std::uint32_t best = 0;
    for (std::uint32_t voxel = 1; voxel < grid.voxelCount(); ++voxel)
        if ((grid.centreOf(voxel) - point).norm() < (grid.centreOf(best) - point).norm())
            best = voxel;
    return best;
}

/// A trunk with two arms and two legs of different lengths, in the plane z = 0.
Mesh crossMesh() {
    return together("cross", {boxMesh({-0.1f, -0.1f, -0.1f}, {0.1f, 0.1f, 0.1f}),
                              boxMesh({-1.0f, -0.05f, -0.05f}, {1.0f, 0.05f, 0.05f}),
                              boxMesh({-0.05f, -0.7f, -0.05f}, {0.05f, 0.5f, 0.05f})});
}

} // namespace

class tst_body_grid : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void voxelsLieInTheMeshsOwnSpace();
    void waysAlongABarAreItsLength();
    void piecesNextToOneAnotherAreJoined();
    void piecesFarAwayAreLeftOut();
    void depthIsTheWayToTheSurface();
    void tipsAreTheEndsOfACross();
    void slicesOfTwoBoxesHaveTwoRegions();
    void anEmptyMeshHasNoVoxels();
};

void tst_body_grid::voxelsLieInTheMeshsOwnSpace() {
    const BodyGrid grid(boxMesh({3, 4, 5}, {5, 8, 6}), 40, 1'000'000);
    QVERIFY(std::abs(grid.voxelSize() - 0.1) < 1e-9);
    double volume = 0.0;
    for (std::uint32_t voxel = 0; voxel < grid.voxelCount(); ++voxel) {
        const Vec3d centre = grid.centreOf(voxel);
        QVERIFY(grid.isSolid(centre));
        const auto& cell = grid.cellOf(voxel);
        QCOMPARE(grid.at(cell[0], cell[1], cell[2]), voxel);
        QVERIFY(std::abs(grid.cellAlong(1, centre.y()) - (cell[1] + 0.5)) < 1e-6);
        volume += std::pow(grid.voxelSize(), 3);
    }
    QVERIFY(volume > 8.0 && volume < 2.2 * 4.2 * 1.2);
    QVERIFY(!grid.isSolid({2.7, 6, 5.5}));
    QVERIFY(grid.isSolid({4, 6, 5.5}));
}

void tst_body_grid::waysAlongABarAreItsLength() {
    const BodyGrid grid(boxMesh({0, 0, 0}, {10, 1, 1}), 100, 1'000'000);
    const std::uint32_t from = nearest(grid, {0.55, 0.5, 0.5});
    const std::uint32_t to = nearest(grid, {9.55, 0.5, 0.5});
    const auto ways = grid.waysFrom({&from, 1});
    QVERIFY(std::abs(double(ways[to]) - 9.0) < 0.11);
    QCOMPARE(ways[from], 0.0f);
}

void tst_body_grid::piecesNextToOneAnotherAreJoined() {
    const Mesh mesh =
        together("two", {boxMesh({0, 0, 0}, {4, 1, 1}), boxMesh({4.6f, 0, 0}, {10, 1, 1})});
    const BodyGrid grid(mesh, 100, 1'000'000);
    const std::uint32_t from = nearest(grid, {0.55, 0.5, 0.5});
    const std::uint32_t to = nearest(grid, {9.55, 0.5, 0.5});
    const auto ways = grid.waysFrom({&from, 1});
    // One bridge where they are nearest, somewhere on the two faces: a detour of a face at most.
    QVERIFY(double(ways[to]) > 8.9 && double(ways[to]) < 10.2);
    QVERIFY(!grid.isSolid({4.3, 0.5, 0.5}));
}

void tst_body_grid::piecesFarAwayAreLeftOut() {
    const Mesh mesh =
        together("far", {boxMesh({0, 0, 0}, {6, 1, 1}), boxMesh({9, 0, 0}, {10, 1, 1})});
    const BodyGrid grid(mesh, 100, 1'000'000);
    QVERIFY(grid.isSolid({3, 0.5, 0.5}));
    QVERIFY(!grid.isSolid({9.5, 0.5, 0.5}));
}

void tst_body_grid::depthIsTheWayToTheSurface() {
    const BodyGrid grid(boxMesh({0, 0, 0}, {10, 2, 2}), 100, 1'000'000);
    QVERIFY(std::abs(grid.depthAlong({5, 1, 1}, Vec3d::UnitY()) - 1.0) < 0.15);
    QVERIFY(std::abs(grid.depthAlong({5, 1, 1}, Vec3d::UnitX()) - 5.0) < 0.15);
    QCOMPARE(grid.depthAlong({5, 3, 1}, Vec3d::UnitX()), 0.0);
}

void tst_body_grid::tipsAreTheEndsOfACross() {
    const BodyGrid grid(crossMesh(), 100, 1'000'000);
    const std::uint32_t middle = nearest(grid, Vec3d::Zero());
    const auto ways = grid.waysFrom({&middle, 1});
    const std::vector<BodyTip> tips = findTips(grid, ways, 0.2);
    QCOMPARE(tips.size(), std::size_t(4));
    const std::vector<double> lengths{1.0, 1.0, 0.7, 0.5};
    for (std::size_t i = 0; i < 4; ++i) {
        const Vec3d place = grid.centreOf(tips[i].voxel);
        QVERIFY(std::abs(place.head<2>().cwiseAbs().maxCoeff() - lengths[i]) < 0.04);
        if (i > 0)
            QVERIFY(tips[i].prominence <= tips[i - 1].prominence);
    }
    // An arm sticks out of the trunk by what is beyond it.
    QVERIFY(std::abs(tips[3].prominence - 0.4) < 0.1);
    const auto limbs = findLimbs(grid);
    QVERIFY(!limbs);
    QCOMPARE(limbs.error().code, std::string("fit-no-biped"));
    QVERIFY(limbs.error().detail.starts_with("4 long parts"));
}

void tst_body_grid::slicesOfTwoBoxesHaveTwoRegions() {
    const Mesh mesh =
        together("legs", {boxMesh({-2, 0, -0.5f}, {-1, 10, 0.5f}), boxMesh({1, 0, -1}, {2, 10, 1}),
                          boxMesh({-2, 9, -1}, {2, 10, 1})});
    const BodyGrid grid(mesh, 100, 1'000'000);
    const BodySlice low(grid, int(grid.cellAlong(1, 5.0)));
    QCOMPARE(low.regions().size(), std::size_t(2));
    const SliceRegion& right = low.regions()[std::size_t(low.nearest(1.5, 0.0))];
    QVERIFY((right.middle - Vec3d(1.5, 5.0, 0.0)).norm() < 0.1);
    QVERIFY(right.area > 1.9 && right.area < 1.3 * 2.3);
    QVERIFY(std::abs(right.radius() - std::sqrt(right.area / kPi)) < 1e-12);
    QVERIFY(std::abs(right.lowX - 1.0) < 0.16 && std::abs(right.highX - 2.0) < 0.16);
    QCOMPARE(low.largest(), low.nearest(1.5, 0.0));
    const BodySlice high(grid, int(grid.cellAlong(1, 9.5)));
    QCOMPARE(high.regions().size(), std::size_t(1));
    QCOMPARE(high.overlapping(low, 0), 0);
    QCOMPARE(high.overlapping(low, 1), 0);
    const BodySlice narrow(grid, int(grid.cellAlong(1, 9.5)), 0.5);
    QVERIFY(narrow.regions().front().area < 0.35 * high.regions().front().area);
}

void tst_body_grid::anEmptyMeshHasNoVoxels() {
    Mesh mesh;
    finishMesh(mesh);
    const BodyGrid grid(mesh, 50, 1000);
    QCOMPARE(grid.voxelCount(), std::size_t(0));
    QVERIFY(!grid.isSolid(Vec3d::Zero()));
    QVERIFY(!findLimbs(grid));
}

RIGWRIGHT_TEST(tst_body_grid)
#include "tst_body_grid.moc"
