// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sharpening: steeper blends within the bounds of the neighbourhood.
#include "core/weights/sharpen.h"
#include "core/weights/smooth.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};

SkinWeights sharpened(const Mesh& mesh, const SkinWeights& weights, const SharpenSettings& settings,
                      std::span<const std::uint8_t> locked = {}) {
    SkinWeights after = weights;
    applyAfter(sharpenWeights({kInstance, mesh, weights, std::nullopt, locked},
                              pointAdjacency(mesh), settings),
               after);
    return after;
}

SkinWeights smoothed(const Mesh& mesh, const SkinWeights& weights, const SmoothSettings& settings) {
    SkinWeights after = weights;
    applyAfter(smoothWeights({kInstance, mesh, weights}, pointAdjacency(mesh), settings), after);
    return after;
}

bool near(const SkinWeights& weights, std::size_t vertex, const std::vector<double>& expected) {
    for (std::uint16_t bone = 0; bone < expected.size(); ++bone)
        if (!(std::abs(double(weights.weightOf(VertexIndex(vertex), bone)) - expected[bone]) <=
              1e-6))
            return false;
    return true;
}

Mesh lineMesh(std::size_t points) {
    std::vector<Vec3f> positions;
    std::vector<std::vector<std::uint32_t>> faces;
    for (std::uint32_t i = 0; i < points; ++i) {
        positions.emplace_back(float(i), 0.0f, 0.0f);
        if (i > 0)
            faces.push_back({i - 1, i});
    }
    return meshOf("line", std::move(positions), faces);
}

/// Bone 1 as given, bone 0 the rest.
SkinWeights blend(const std::vector<double>& shares) {
    SkinWeights weights(shares.size());
    for (std::size_t v = 0; v < shares.size(); ++v)
        weights.setRow(VertexIndex(v),
                       WeightRow{{0, float(1.0 - shares[v])}, {1, float(shares[v])}});
    return weights;
}

} // namespace

class tst_sharpen : public QObject {
    Q_OBJECT
private slots:
    void aConstantFieldAndItsSmoothAreFixedPoints() {
        const WeightRow rows[] = {{{0, 1.0f}},
                                  {{0, 0.3f}, {1, 0.1f}, {2, 0.6f}},
                                  {{5, 0.33333334f}, {1, 0.33333334f}, {3, 0.33333334f}}};
        for (const WeightRow& row : rows)
            for (const Mesh& mesh : meshZoo()) {
                SkinWeights weights(mesh.vertexCount());
                for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                    weights.setRow(VertexIndex(v), row);
                const SkinWeights smooth = smoothed(mesh, weights, {5, 0.5f, {}, 0});
                for (const float strength : {0.1f, 1.0f})
                    for (const std::vector<std::uint8_t>& locked :
                         {std::vector<std::uint8_t>{}, std::vector<std::uint8_t>{0, 1}})
                        QVERIFY(sharpened(mesh, smooth, {5, strength}, locked) == weights);
            }
    }

    void aRowGoesAwayFromTheMeanOfItsNeighbours() {
        const Mesh mesh = lineMesh(3);
        // The mean of bone 1 around the middle is 0.35: 0.4 + (0.4 - 0.35) · 0.5.
        const SkinWeights after = sharpened(mesh, blend({0.0, 0.4, 0.7}), {1, 0.5f});
        QVERIFY(near(after, 1, {0.575, 0.425}));
        QVERIFY(near(after, 0, {1.0, 0.0})); // bounded by itself: nothing is less
        QVERIFY(near(after, 2, {0.3, 0.7})); // nothing is more
    }

    void aRampOfConstantSlopeStays() {
        const Mesh mesh = lineMesh(5);
        const SkinWeights ramp = blend({0.0, 0.25, 0.5, 0.75, 1.0});
        QVERIFY(sharpened(mesh, ramp, {20, 1.0f}) == ramp);
    }

    void aSoftStepBecomesSteeper() {
        const Mesh mesh = lineMesh(9);
        std::vector<double> shares;
        for (int i = 0; i < 9; ++i)
            shares.push_back(1.0 / (1.0 + std::exp(-(double(i) - 3.9))));
        SkinWeights weights = blend(shares);
        const auto slope = [](const SkinWeights& w) {
            double steepest = 0.0;
            for (std::size_t v = 0; v + 1 < 9; ++v)
                steepest = std::max(steepest, double(w.weightOf(VertexIndex(v + 1), 1)) -
                                                  double(w.weightOf(VertexIndex(v), 1)));
            return steepest;
        };
        double last = slope(weights);
        for (int i = 0; i < 6; ++i) {
            weights = sharpened(mesh, weights, {1, 0.5f});
            const double now = slope(weights);
            QVERIFY(now > last);
            last = now;
            for (std::size_t v = 0; v + 1 < 9; ++v) // and stays a step: nothing overshoots
                QVERIFY(weights.weightOf(VertexIndex(v), 1) <=
                        weights.weightOf(VertexIndex(v + 1), 1));
        }
        QVERIFY(last > 0.4);
    }

    void noBoneLeavesTheBoundsOfItsNeighbourhood() {
        for (const Mesh& mesh : meshZoo()) {
            const SkinWeights before = randomWeights(mesh, RowKind::Normalised, 11);
            const SkinWeights after = sharpened(mesh, before, {1, 1.0f});
            const PointAdjacency adjacency = pointAdjacency(mesh);
            for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
                const VertexIndex vertex = mesh.topology.verticesOf(PointIndex(p)).front();
                for (std::uint16_t bone = 0; bone < 6; ++bone) {
                    const float now = before.weightOf(vertex, bone);
                    float least = now;
                    float most = now;
                    for (const PointIndex next : adjacency.of(PointIndex(p))) {
                        const float there =
                            before.weightOf(mesh.topology.verticesOf(next).front(), bone);
                        least = std::min(least, there);
                        most = std::max(most, there);
                    }
                    const float result = after.weightOf(vertex, bone);
                    QVERIFY(result >= least - 2e-6f && result <= most + 2e-6f);
                    QVERIFY(now > 0.0f || result == 0.0f); // no bone comes
                }
            }
        }
    }

    void iterationsAreOneAfterTheOther() {
        for (const Mesh& mesh : meshZoo()) {
            SkinWeights weights = randomWeights(mesh, RowKind::WithZeroRows, 7);
            const SkinWeights atOnce = sharpened(mesh, weights, {4, 0.4f});
            for (int i = 0; i < 4; ++i)
                weights = sharpened(mesh, weights, {1, 0.4f});
            QVERIFY(weights == atOnce);
        }
    }

    void whatSmoothingBlurredComesBackInPart() {
        const Mesh mesh = tubeMesh(20, 12);
        SkinWeights sharp(mesh.vertexCount());
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            const float x = mesh.positions[v].x();
            const float share = std::clamp(5.0f * (x - 0.41f), 0.0f, 1.0f);
            sharp.setRow(VertexIndex(v), WeightRow{{0, 1.0f - share}, {1, share}});
        }
        const auto distance = [&](const SkinWeights& weights) {
            double sum = 0.0;
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                sum += std::abs(double(weights.weightOf(VertexIndex(v), 1)) -
                                double(sharp.weightOf(VertexIndex(v), 1)));
            return sum;
        };
        const SkinWeights blurred = smoothed(mesh, sharp, {3, 0.5f, {}, 0});
        QVERIFY(distance(sharpened(mesh, blurred, {3, 0.5f})) < 0.6 * distance(blurred));
    }

    void lockedBonesStayAndTheFreeOnesShareTheRest() {
        const Mesh mesh = lineMesh(3);
        SkinWeights weights(3);
        weights.setRow(VertexIndex(0), WeightRow{{1, 1.0f}});
        weights.setRow(VertexIndex(1), WeightRow{{0, 0.5f}, {1, 0.2f}, {2, 0.3f}});
        weights.setRow(VertexIndex(2), WeightRow{{1, 0.1f}, {2, 0.9f}});
        const std::vector<std::uint8_t> locked{1};
        // Free shares of the middle: 0.4 and 0.6; of its neighbours on average 0.55 and 0.45.
        const SkinWeights after = sharpened(mesh, weights, {1, 0.5f}, locked);
        QVERIFY(near(after, 1, {0.5, 0.1625, 0.3375}));
        QCOMPARE(after.weightOf(VertexIndex(1), 0), 0.5f);
    }

    void zeroRowsAndLonePointsStay() {
        const Mesh mesh = meshOf("line", {{0, 0, 0}, {1, 0, 0}, {5, 0, 0}}, {{0, 1}});
        SkinWeights weights(3);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.4f}, {1, 0.6f}});
        weights.setRow(VertexIndex(2), WeightRow{{0, 0.4f}, {1, 0.6f}});
        QVERIFY(sharpened(mesh, weights, {3, 1.0f}) == weights);
    }
};

RIGWRIGHT_TEST(tst_sharpen)
#include "tst_sharpen.moc"
