// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading weights on the surface, and selecting by them.
#include "core/mesh/mesh.h"
#include "core/weights/sample_weight.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace rigwright;
using namespace rigwright::test;

namespace {

SurfaceHit hitAt(float a, float b, float c) {
    SurfaceHit hit;
    for (std::size_t i = 0; i < 3; ++i)
        hit.vertices[i] = VertexIndex(i);
    hit.barycentric = {a, b, c};
    return hit;
}

SkinWeights threeRows() {
    SkinWeights weights(3);
    weights.setRow(VertexIndex(0), WeightRow{{0, 1.0f}});
    weights.setRow(VertexIndex(1), WeightRow{{1, 3.0f}, {2, 1.0f}}); // shown as 3/4, 1/4
    return weights;
}

} // namespace

class tst_sample_weight : public QObject {
    Q_OBJECT
private slots:
    void aCornerHasItsOwnRow() {
        const SkinWeights weights = threeRows();
        QCOMPARE(sampleRow(weights, hitAt(1, 0, 0)), (WeightRow{{0, 1.0f}}));
        QCOMPARE(sampleRow(weights, hitAt(0, 1, 0)), (WeightRow{{1, 0.75f}, {2, 0.25f}}));
        QVERIFY(sampleRow(weights, hitAt(0, 0, 1)).empty());
    }

    void betweenThemItIsTheMeanHeaviestFirst() {
        const SkinWeights weights = threeRows();
        const WeightRow row = sampleRow(weights, hitAt(0.25f, 0.75f, 0.0f));
        QCOMPARE(row, (WeightRow{{1, 0.5625f}, {0, 0.25f}, {2, 0.1875f}}));
        QCOMPARE(sampleWeight(weights, hitAt(0.25f, 0.75f, 0.0f), 1), 0.5625f);
        QCOMPARE(sampleWeight(weights, hitAt(0.25f, 0.75f, 0.0f), 9), 0.0f);
        // A corner without weight does not count.
        QCOMPARE(sampleWeight(weights, hitAt(0.25f, 0.25f, 0.5f), 0), 0.5f);
    }

    void nonsenseCountsAsNothing() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(sampleRow(threeRows(), hitAt(nan, nan, nan)).empty());
        QCOMPARE(sampleRow(threeRows(), hitAt(1.0f, -0.5f, nan)), (WeightRow{{0, 1.0f}}));
    }

    void alongTheSurfaceItIsContinuousAndSumsToOne() {
        const Mesh mesh = gridMesh(4, 4);
        const SkinWeights weights = randomWeights(mesh, RowKind::Normalised, 2);
        const SurfaceBvh bvh(mesh, mesh.positions);
        float last = -1.0f;
        for (int i = 1; i < 1000; ++i) {
            const auto hit = bvh.raycast(Vec3f(float(i) / 1000.0f, 0.43f, 1.0f), -Vec3f::UnitZ());
            QVERIFY(hit.has_value());
            QVERIFY(std::abs(rowSum(sampleRow(weights, *hit)) - 1.0) <= 1e-6);
            const float now = sampleWeight(weights, *hit, 2);
            QVERIFY(last < 0.0f || std::abs(now - last) <= 0.01f);
            last = now;
        }
    }

    void theSpreadIsThatOfBruteForce() {
        for (const Mesh& mesh : meshZoo()) {
            const SkinWeights weights = randomWeights(mesh, RowKind::WithZeroRows, 3);
            VertexSelection vertices;
            for (std::size_t v = 0; v < mesh.vertexCount(); v += 2)
                vertices.emplace_back(v);
            const std::vector<WeightSpread> spreads = weightSpread(weights, vertices);
            double last = std::numeric_limits<double>::infinity();
            std::vector<bool> seen(64, false);
            for (const WeightSpread& spread : spreads) {
                double sum = 0.0;
                float lowest = std::numeric_limits<float>::infinity();
                float highest = 0.0f;
                for (const VertexIndex vertex : vertices) {
                    const float weight = weights.weightOf(vertex, spread.bone);
                    sum += double(weight);
                    lowest = std::min(lowest, weight);
                    highest = std::max(highest, weight);
                }
                QVERIFY(std::abs(spread.mean - sum / double(vertices.size())) < 1e-6);
                QCOMPARE(spread.lowest, lowest);
                QCOMPARE(spread.highest, highest);
                QVERIFY(spread.mean <= last);
                last = spread.mean;
                seen[spread.bone] = true;
            }
            for (std::uint16_t bone = 0; bone < 64; ++bone) // every joint with weight is there
                QCOMPARE(bool(seen[bone]), std::ranges::any_of(vertices, [&](VertexIndex vertex) {
                             return weights.weightOf(vertex, bone) > 0.0f;
                         }));
        }
        QVERIFY(weightSpread(threeRows(), {}).empty());
        // A vertex without a row counts: the mean is over all that are given.
        const std::vector given{VertexIndex(1), VertexIndex(2)};
        QCOMPARE(weightSpread(threeRows(), given).front().mean, 1.5);
    }

    void selectionsAreThoseOfBruteForce() {
        for (const Mesh& mesh : meshZoo()) {
            const SkinWeights weights = randomWeights(mesh, RowKind::WithZeroRows, 6);
            VertexSelection zero;
            VertexSelection off;
            VertexSelection many;
            VertexSelection heavy;
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
                const VertexIndex vertex(v);
                const double sum = rowSum(weights, vertex);
                if (sum == 0.0)
                    zero.push_back(vertex);
                else if (std::abs(sum - 1.0) > 0.2)
                    off.push_back(vertex);
                if (weights.row(vertex).size() > 3)
                    many.push_back(vertex);
                if (double(weights.weightOf(vertex, 1)) > 0.4 * sum)
                    heavy.push_back(vertex);
            }
            QCOMPARE(selectZeroRows(mesh.topology, weights), zero);
            QCOMPARE(selectUnnormalised(mesh.topology, weights, 0.2), off);
            QCOMPARE(selectOverLimit(mesh.topology, weights, 3), many);
            QCOMPARE(selectByWeight(mesh.topology, weights, 1, 0.4f), heavy);
        }
    }

    void twinsAreSelectedTogether() {
        const Mesh mesh = meshOf("twins", {{0, 0, 0}, {0, 0, 0}, {1, 0, 0}}, {});
        SkinWeights weights(3);
        weights.setRow(VertexIndex(1), WeightRow{{0, 1.0f}});
        weights.setRow(VertexIndex(2), WeightRow{{1, 1.0f}});
        QCOMPARE(selectByWeight(mesh.topology, weights, 0),
                 (VertexSelection{VertexIndex(0), VertexIndex(1)}));
    }

    void zerosInARowDoNotCount() {
        const Mesh mesh = meshOf("one", {{0, 0, 0}}, {});
        SkinWeights weights(1);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.0f}, {1, 1.0f}, {2, 0.0f}});
        QVERIFY(selectOverLimit(mesh.topology, weights, 1).empty());
        QVERIFY(selectByWeight(mesh.topology, weights, 0).empty());
    }
};

RIGWRIGHT_TEST(tst_sample_weight)
#include "tst_sample_weight.moc"
