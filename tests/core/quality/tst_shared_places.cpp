// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Places that points share are found by the quick look exactly where grouping by place finds them.
#include "core/mesh/mesh.h"
#include "core/quality/shared_places.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <random>

using namespace rigwright;
using namespace rigwright::test;

class tst_shared_places : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pointsShareAPlaceExactlyWhereGroupingByPlaceGivesFewer() {
        std::mt19937 random(11);
        for (const Mesh& original : meshZoo()) {
            for (const bool differing : {false, true}) {
                Mesh mesh = original;
                std::vector<std::uint64_t> keys(mesh.vertexCount(), 1);
                if (differing)
                    for (std::uint64_t& key : keys)
                        key = random() % 2;
                finishMesh(mesh, keys);
                const bool fewer = groupTwins(mesh, {}).pointCount() < mesh.topology.pointCount();
                QCOMPARE(pointsShareAPlace(mesh), fewer);
            }
        }
    }

    void deltasOfMorphsKeepPointsApart() {
        Mesh mesh = soupOf(cubeMesh());
        MorphTarget target{"smile", std::vector<Vec3f>(mesh.vertexCount(), Vec3f::Zero()), {}, {}};
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
            target.positionDeltas[v].x() = float(v); // no two alike
        mesh.morphTargets.push_back(target);
        finishMesh(mesh);
        QCOMPARE(mesh.topology.pointCount(), mesh.vertexCount());
        QVERIFY(!pointsShareAPlace(mesh));
    }

    void oneSharedPlaceAmongManyIsFound() {
        // Random points, more than one part and thread; then two of them in one place.
        std::mt19937 random(5);
        std::uniform_real_distribution<float> place(-1.0f, 1.0f);
        Mesh mesh;
        for (int i = 0; i < 300000; ++i)
            mesh.positions.emplace_back(place(random), place(random), place(random));
        std::vector<std::uint64_t> keys(mesh.vertexCount());
        for (std::size_t v = 0; v < keys.size(); ++v)
            keys[v] = v; // no row is like another
        Mesh apart = mesh;
        finishMesh(apart, keys);
        QCOMPARE(pointsShareAPlace(apart),
                 groupTwins(apart, {}).pointCount() < apart.topology.pointCount());
        mesh.positions[17] = mesh.positions[299999];
        finishMesh(mesh, keys);
        QVERIFY(pointsShareAPlace(mesh));
    }

    void zerosOfEitherSignAreOnePlace() {
        Mesh mesh = meshOf("two", {Vec3f(0.0f, 1.0f, 2.0f), Vec3f(-0.0f, 1.0f, 2.0f)}, {});
        finishMesh(mesh, std::array<std::uint64_t, 2>{1, 2});
        QVERIFY(pointsShareAPlace(mesh));
    }
};

RIGWRIGHT_TEST(tst_shared_places)
#include "tst_shared_places.moc"
