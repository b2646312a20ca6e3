// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Scale, and what Ctrl makes of every mode: the same dab turned round.
#include "core/mesh/bvh.h"
#include "core/weights/brush.h"
#include "core/weights/stroke.h"
#include "core/weights/stroke_edit.h"
#include "tests/core/weights/named_modes.h"
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
constexpr float kInfinity = std::numeric_limits<float>::infinity();

BrushFootprint everything(const Mesh& mesh, float strength) {
    BrushFootprint footprint;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        footprint.vertices.emplace_back(v);
    footprint.strengths.assign(mesh.vertexCount(), strength);
    return footprint;
}

/// Bone 0's weight in a row {0: from, 1: the rest} after a dab.
float after(BrushMode mode, float value, float strength, float from) {
    const Mesh mesh = meshOf("one", {{0, 0, 0}}, {});
    SkinWeights weights(1);
    weights.setRow(VertexIndex(0), WeightRow{{0, from}, {1, 1.0f - from}});
    BrushSettings settings;
    settings.mode = mode;
    settings.value = value;
    settings.strength = strength;
    applyAfter(applyBrush(kInstance, mesh, weights, everything(mesh, 1.0f), settings, {}, nullptr),
               weights);
    return weights.weightOf(VertexIndex(0), 0);
}

bool near(float a, double b) {
    return std::abs(double(a) - b) <= 1e-6;
}

/// Where the hand is after `seconds`: an arc of one second, straight between thirtieths of it.
StrokeSampler::Point handAt(double seconds) {
    const auto onArc = [](double part) {
        return Vec2d(0.5 - 0.3 * std::cos(kPi * part), 0.2 + 0.5 * std::sin(kPi * part));
    };
    const double step = std::floor(seconds * 30.0 + 1e-9);
    const Vec2d from = onArc(step / 30.0);
    const Vec2d place = from + (seconds * 30.0 - step) * (onArc((step + 1.0) / 30.0) - from);
    return {place.x(), place.y()};
}

/// A stroke over a sheet at a rate of pointer events, as the editor paints it.
SkinWeights painted(BrushMode mode, BrushReach reach, bool accumulate, int eventsPerSecond) {
    static const Mesh mesh = gridMesh(60, 60);
    static const PointAdjacency adjacency = pointAdjacency(mesh);
    static const PointGrid grid(mesh.positions);
    static const SurfaceBvh bvh(mesh, mesh.positions);
    SkinWeights weights = randomWeights(mesh, RowKind::Normalised, 2);
    BrushSettings settings;
    settings.mode = mode;
    settings.value = mode == BrushMode::Scale ? 1.6f : 0.8f;
    settings.strength = 0.3f;
    StrokeEdit stroke(kInstance);
    settings.strokeStart = accumulate ? nullptr : &stroke;
    BrushQuery query;
    query.positions = mesh.positions;
    query.grid = &grid;
    query.radius = 0.15f;
    query.reach = reach;
    query.adjacency = &adjacency;
    StrokeSampler sampler(0.015);
    BrushFootprint footprint;
    for (int event = 0; event <= eventsPerSecond; ++event) {
        for (const auto& dab : sampler.moveTo(handAt(double(event) / double(eventsPerSecond)))) {
            const auto hit = bvh.raycast(Vec3f(float(dab.x), float(dab.y), 1.0f), -Vec3f::UnitZ());
            query.centre = hit->position;
            query.seeds = hit->vertices;
            brushFootprint(mesh, query, footprint);
            if (!accumulate)
                stroke.keepStrongest(footprint);
            const WeightEdit edit =
                applyBrush(kInstance, mesh, weights, footprint, settings, {}, &adjacency);
            applyAfter(edit, weights);
            stroke.add(edit);
        }
    }
    return weights;
}

} // namespace

class tst_brush_modes : public QObject {
    Q_OBJECT
private slots:
    void scaleMultiplies() {
        QVERIFY(near(after(BrushMode::Scale, 0.5f, 1.0f, 0.6f), 0.3));
        QVERIFY(near(after(BrushMode::Scale, 0.5f, 0.5f, 0.6f), 0.45));
        QVERIFY(near(after(BrushMode::Scale, 0.0f, 0.25f, 0.6f), 0.45));
        QVERIFY(near(after(BrushMode::Scale, 0.0f, 1.0f, 0.6f), 0.0));
        QVERIFY(near(after(BrushMode::Scale, 2.0f, 1.0f, 0.3f), 0.6));
        QVERIFY(near(after(BrushMode::Scale, 2.0f, 0.5f, 0.3f), 0.4)); // 0.3 / 0.75
        QVERIFY(near(after(BrushMode::Scale, 1.0f, 1.0f, 0.3f), 0.3));
        QVERIFY(near(after(BrushMode::Scale, 4.0f, 1.0f, 0.3f), 1.0));
        QVERIFY(near(after(BrushMode::Scale, kInfinity, 1.0f, 0.001f), 1.0));
        QVERIFY(near(after(BrushMode::Scale, -3.0f, 1.0f, 0.3f), 0.0));
    }

    void scaleLeavesRowsWithoutTheBoneAlone() {
        for (const float value : {0.0f, 0.5f, 2.0f, kInfinity})
            QCOMPARE(after(BrushMode::Scale, value, 1.0f, 0.0f), 0.0f);
    }

    void theOtherModesClampTheirValueAtOne() {
        QCOMPARE(after(BrushMode::Replace, 7.0f, 1.0f, 0.25f), 1.0f);
        QVERIFY(near(after(BrushMode::Add, 7.0f, 0.5f, 0.25f), 0.75));
    }

    void ctrlTurnsTheBrushRound() {
        BrushSettings settings;
        settings.bone = 5;
        settings.strength = 0.3f;
        settings.value = 0.25f;
        settings.mode = BrushMode::Add;
        QCOMPARE(inverse(settings).mode, BrushMode::Subtract);
        QCOMPARE(inverse(settings).value, 0.25f);
        QCOMPARE(inverse(settings).strength, 0.3f);
        QCOMPARE(inverse(settings).bone, std::uint16_t(5));
        settings.mode = BrushMode::Subtract;
        QCOMPARE(inverse(settings).mode, BrushMode::Add);
        settings.mode = BrushMode::Replace;
        QCOMPARE(inverse(settings).mode, BrushMode::Replace);
        QCOMPARE(inverse(settings).value, 0.75f);
        settings.mode = BrushMode::Scale;
        QCOMPARE(inverse(settings).value, 4.0f);
        settings.value = 0.0f;
        QCOMPARE(inverse(settings).value, kInfinity);
        QCOMPARE(inverse(inverse(settings)).value, 0.0f);
        settings.mode = BrushMode::Smooth;
        QCOMPARE(inverse(settings).mode, BrushMode::Smooth);
        settings.value = std::numeric_limits<float>::quiet_NaN();
        for (const BrushMode mode : {BrushMode::Replace, BrushMode::Scale}) {
            settings.mode = mode;
            QVERIFY(std::isnan(inverse(settings).value));
        }
    }

    /// On every mesh of the zoo, for rows where nothing is clamped: each row comes back to 1e-6.
    void aDabAndItsInverseGiveTheRowBack_data() {
        QTest::addColumn<BrushMode>("mode");
        QTest::addColumn<float>("value");
        QTest::newRow("add") << BrushMode::Add << 0.04f;
        QTest::newRow("subtract") << BrushMode::Subtract << 0.04f;
        QTest::newRow("scale down") << BrushMode::Scale << 0.6f;
        QTest::newRow("scale up") << BrushMode::Scale << 1.3f;
        QTest::newRow("scale by one") << BrushMode::Scale << 1.0f;
    }
    void aDabAndItsInverseGiveTheRowBack() {
        QFETCH(BrushMode, mode);
        QFETCH(float, value);
        std::size_t moved = 0;
        for (const Mesh& mesh : meshZoo()) {
            for (const float strength : {0.1f, 0.5f, 1.0f}) {
                SkinWeights start(mesh.vertexCount());
                for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
                    const PointIndex point = mesh.topology.pointOfVertex[v];
                    const float own = 0.1f + 0.5f * float(point.value() % 7) / 7.0f;
                    start.setRow(
                        VertexIndex(v),
                        WeightRow{{2, 0.3f * (1.0f - own)}, {0, own}, {1, 0.7f * (1.0f - own)}});
                }
                BrushSettings settings;
                settings.mode = mode;
                settings.value = value;
                SkinWeights weights = start;
                for (const BrushSettings& brush : {settings, inverse(settings)}) {
                    const WeightEdit edit = applyBrush(
                        kInstance, mesh, weights, everything(mesh, strength), brush, {}, nullptr);
                    moved += edit.vertices.size();
                    applyAfter(edit, weights);
                }
                for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                    for (std::uint16_t bone = 0; bone < 3; ++bone)
                        QVERIFY(near(weights.weightOf(VertexIndex(v), bone),
                                     double(start.weightOf(VertexIndex(v), bone))));
            }
        }
        QVERIFY(value == 1.0f || moved > 1000);
    }

    void withLocksTheInverseGivesTheRowBackToo() {
        const Mesh mesh = meshOf("one", {{0, 0, 0}}, {});
        SkinWeights weights(1);
        const WeightRow row{{0, 0.3f}, {1, 0.2f}, {2, 0.4f}, {3, 0.1f}};
        weights.setRow(VertexIndex(0), row);
        const std::vector<std::uint8_t> locked{0, 0, 1, 0};
        BrushSettings settings;
        settings.value = 0.2f;
        for (const BrushSettings& brush : {settings, inverse(settings)})
            applyAfter(applyBrush(kInstance, mesh, weights, everything(mesh, 1.0f), brush, locked,
                                  nullptr),
                       weights);
        for (const Influence& influence : row)
            QVERIFY(
                near(weights.weightOf(VertexIndex(0), influence.bone), double(influence.weight)));
    }

    void eventRatesGiveEqualWeights_data() {
        QTest::addColumn<BrushMode>("mode");
        QTest::addColumn<BrushReach>("reach");
        QTest::addColumn<bool>("accumulate");
        for (const auto& [name, mode] : kNamedModes) {
            const std::string text(name);
            QTest::newRow((text + ", surface").c_str()) << mode << BrushReach::Surface << false;
            QTest::newRow((text + ", volume").c_str()) << mode << BrushReach::Volume << false;
            QTest::newRow((text + ", accumulating").c_str()) << mode << BrushReach::Surface << true;
        }
    }
    void eventRatesGiveEqualWeights() {
        QFETCH(BrushMode, mode);
        QFETCH(BrushReach, reach);
        QFETCH(bool, accumulate);
        const SkinWeights slow = painted(mode, reach, accumulate, 30);
        const SkinWeights fast = painted(mode, reach, accumulate, 240);
        const SkinWeights start = randomWeights(gridMesh(60, 60), RowKind::Normalised, 2);
        double worst = 0.0;
        std::size_t moved = 0;
        for (std::size_t v = 0; v < slow.rowCount(); ++v) {
            for (std::uint16_t bone = 0; bone < 6; ++bone)
                worst = std::max(worst, std::abs(double(slow.weightOf(VertexIndex(v), bone)) -
                                                 double(fast.weightOf(VertexIndex(v), bone))));
            moved += slow.copyRow(VertexIndex(v)) != start.copyRow(VertexIndex(v)) ? 1 : 0;
        }
        QVERIFY2(moved > 300, qPrintable(QString::number(moved)));
        QVERIFY2(worst <= 1e-3, qPrintable(QString::number(worst)));
    }
};

RIGWRIGHT_TEST(tst_brush_modes)
#include "tst_brush_modes.moc"
