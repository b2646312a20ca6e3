// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Flooding and gradients.
#include "core/weights/flood.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};

/// Eleven vertices along +X, 0.1 apart, half bone 0 and half bone 1.
struct Line {
    Mesh mesh;
    SkinWeights weights{11};
    GradientSettings settings;

    Line() {
        std::vector<Vec3f> positions;
        for (int i = 0; i <= 10; ++i)
            positions.emplace_back(0.1f * float(i), 0.0f, 0.0f);
        mesh = meshOf("line", positions, {});
        for (std::size_t v = 0; v < 11; ++v)
            weights.setRow(VertexIndex(v), WeightRow{{0, 0.5f}, {1, 0.5f}});
        settings.from = {0.2f, 0.0f, 0.0f};
        settings.to = {0.6f, 0.0f, 0.0f};
        settings.brush.mode = BrushMode::Replace;
        settings.brush.strength = 1.0f;
    }
    /// Bone 0 afterwards.
    [[nodiscard]] std::vector<float> result() const {
        SkinWeights after = weights;
        applyAfter(gradientWeights({kInstance, mesh, weights}, mesh.positions, settings), after);
        std::vector<float> own;
        for (std::size_t v = 0; v < 11; ++v)
            own.push_back(after.weightOf(VertexIndex(v), 0));
        return own;
    }
};

bool near(const std::vector<float>& actual, const std::vector<double>& expected) {
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (!(std::abs(double(actual[i]) - expected[i]) <= 1e-5)) {
            qWarning("%zu: %.9g, expected %.9g", i, double(actual[i]), expected[i]);
            return false;
        }
    return actual.size() == expected.size();
}

} // namespace

class tst_flood : public QObject {
    Q_OBJECT
private slots:
    void aFloodIsADabOfFullFalloffEverywhere() {
        for (const Mesh& mesh : meshZoo()) {
            const PointAdjacency adjacency = pointAdjacency(mesh);
            const SkinWeights weights = randomWeights(mesh, RowKind::AnySum, 3);
            BrushFootprint footprint;
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                footprint.vertices.emplace_back(v);
            footprint.strengths.assign(mesh.vertexCount(), 1.0f);
            for (const BrushMode mode : {BrushMode::Add, BrushMode::Subtract, BrushMode::Replace,
                                         BrushMode::Smooth, BrushMode::Scale}) {
                BrushSettings settings;
                settings.mode = mode;
                settings.value = 0.3f;
                settings.maxInfluences = 3;
                const WeightEdit flood =
                    floodWeights({kInstance, mesh, weights}, settings, &adjacency);
                const WeightEdit dab =
                    applyBrush(kInstance, mesh, weights, footprint, settings, {}, &adjacency);
                QCOMPARE(flood.vertices, dab.vertices);
                QCOMPARE(flood.after, dab.after);
                QCOMPARE(flood.droppedInfluences, dab.droppedInfluences);
            }
        }
    }

    void aLinearRampIsOneAtItsFromAndZeroAtItsTo() {
        Line line;
        QVERIFY(near(line.result(), {1, 1, 1, 0.75, 0.5, 0.25, 0, 0, 0, 0, 0}));
        line.settings.brush.value = 0.8f;
        QVERIFY(near(line.result(), {0.8, 0.8, 0.8, 0.6, 0.4, 0.2, 0, 0, 0, 0, 0}));
        line.settings.brush.strength = 0.5f;
        QVERIFY(near(line.result(),
                     {0.65, 0.65, 0.65, 0.55, 0.45, 0.35, 0.25, 0.25, 0.25, 0.25, 0.25}));
    }

    void theEndsMayBeLeftAlone() {
        Line line;
        line.settings.from.x() = 0.15f; // no vertex on the very ends
        line.settings.to.x() = 0.65f;
        line.settings.beyondFrom = false;
        QVERIFY(near(line.result(), {0.5, 0.5, 0.9, 0.7, 0.5, 0.3, 0.1, 0, 0, 0, 0}));
        line.settings.beyondTo = false;
        QVERIFY(near(line.result(), {0.5, 0.5, 0.9, 0.7, 0.5, 0.3, 0.1, 0.5, 0.5, 0.5, 0.5}));
    }

    void aRadialRampGoesAllRound() {
        Line line;
        line.settings.shape = GradientShape::Radial;
        line.settings.from = {0.5f, 0.0f, 0.0f};
        line.settings.to = {0.5f, 0.4f, 0.0f}; // the radius counts, not the direction
        QVERIFY(near(line.result(), {0, 0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0, 0}));
        line.settings.to.y() = 0.25f;
        line.settings.beyondTo = false;
        QVERIFY(near(line.result(), {0.5, 0.5, 0.5, 0.2, 0.6, 1, 0.6, 0.2, 0.5, 0.5, 0.5}));
    }

    void theOtherModesRampTheirValue() {
        Line line;
        line.settings.brush.mode = BrushMode::Add;
        line.settings.brush.value = 0.4f;
        QVERIFY(near(line.result(), {0.9, 0.9, 0.9, 0.8, 0.7, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5}));
        line.settings.brush.mode = BrushMode::Subtract;
        QVERIFY(near(line.result(), {0.1, 0.1, 0.1, 0.2, 0.3, 0.4, 0.5, 0.5, 0.5, 0.5, 0.5}));
        line.settings.brush.mode = BrushMode::Scale;
        line.settings.brush.value = 0.0f;
        QVERIFY(near(line.result(), {0, 0, 0, 0.125, 0.25, 0.375, 0.5, 0.5, 0.5, 0.5, 0.5}));
        line.settings.brush.mode = BrushMode::Smooth;
        QVERIFY(gradientWeights({kInstance, line.mesh, line.weights}, line.mesh.positions,
                                line.settings)
                    .isEmpty());
    }

    void theFalloffShapesTheRamp() {
        Line line;
        line.settings.falloff = BrushFalloff::Sharp;
        QVERIFY(near(line.result(), {1, 1, 1, 0.5625, 0.25, 0.0625, 0, 0, 0, 0, 0}));
    }

    void turningTheLineTurnsTheRamp() {
        Line line;
        const std::vector<float> expected = line.result();
        const Eigen::AngleAxisf turn(1.1f, Vec3f(1, -2, 0.5f).normalized());
        for (Vec3f& position : line.mesh.positions)
            position = turn * position + Vec3f(3, 2, 1);
        for (Vec3f* end : {&line.settings.from, &line.settings.to})
            *end = turn * *end + Vec3f(3, 2, 1);
        QVERIFY(near(line.result(), {expected.begin(), expected.end()}));
    }

    void aLockedBoneIsLeftAlone() {
        const Line line;
        const std::vector<std::uint8_t> locked{1};
        const WeightEdit edit =
            gradientWeights({kInstance, line.mesh, line.weights, std::nullopt, locked},
                            line.mesh.positions, line.settings);
        QVERIFY(edit.isEmpty());
        QCOMPARE(edit.lockedOut, std::size_t(11));
    }

    void theLimitHoldsAndIsCounted() {
        Line line;
        line.settings.brush.bone = 4;
        line.settings.brush.value = 0.5f;
        line.settings.brush.maxInfluences = 2;
        const WeightEdit edit = gradientWeights({kInstance, line.mesh, line.weights},
                                                line.mesh.positions, line.settings);
        QCOMPARE(edit.vertices.size(), std::size_t(6)); // those with a value above 0
        QCOMPARE(edit.droppedInfluences, std::size_t(6));
        for (std::size_t i = 0; i < edit.vertices.size(); ++i)
            QCOMPARE(edit.after.row(i).size(), std::size_t(2));
    }

    void linesWithoutLengthAreNothing() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const float infinity = std::numeric_limits<float>::infinity();
        for (const GradientShape shape : {GradientShape::Linear, GradientShape::Radial})
            for (const Vec3f& to : {Vec3f(0.2f, 0, 0), Vec3f(nan, 0, 0), Vec3f(0, infinity, 0)}) {
                Line line;
                line.settings.shape = shape;
                line.settings.to = to;
                QVERIFY(gradientWeights({kInstance, line.mesh, line.weights}, line.mesh.positions,
                                        line.settings)
                            .isEmpty());
            }
        Line line;
        std::vector<Vec3f> positions = line.mesh.positions;
        positions[0].x() = nan;
        const WeightEdit edit =
            gradientWeights({kInstance, line.mesh, line.weights}, positions, line.settings);
        QVERIFY(edit.vertices.front() == VertexIndex(1));
    }

    void zeroRowsBeyondAnAddedRampStayEmpty() {
        Line line;
        line.weights = SkinWeights(11);
        line.settings.brush.mode = BrushMode::Add;
        const WeightEdit edit = gradientWeights({kInstance, line.mesh, line.weights},
                                                line.mesh.positions, line.settings);
        QCOMPARE(edit.vertices.size(), std::size_t(6));
    }
};

RIGWRIGHT_TEST(tst_flood)
#include "tst_flood.moc"
