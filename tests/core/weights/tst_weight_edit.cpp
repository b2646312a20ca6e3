// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits and strokes: merging is applying one after the other, undoing is exact.
#include "core/weights/brush.h"
#include "core/weights/stroke_edit.h"
#include "core/weights/weight_edit.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};

/// Whole points, at random, with random strengths.
BrushFootprint someOf(const Mesh& mesh, std::mt19937& random) {
    std::vector<std::pair<VertexIndex, float>> pairs;
    for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
        const float strength = float(1 + random() % 100) / 100.0f;
        if (random() % 3 == 0)
            for (const VertexIndex twin : mesh.topology.verticesOf(PointIndex(p)))
                pairs.emplace_back(twin, strength);
    }
    std::ranges::sort(pairs);
    BrushFootprint footprint;
    for (const auto& [vertex, strength] : pairs) {
        footprint.vertices.push_back(vertex);
        footprint.strengths.push_back(strength);
    }
    return footprint;
}

BrushSettings someSettings(std::mt19937& random) {
    BrushSettings settings;
    settings.mode = BrushMode(random() % 5);
    settings.bone = std::uint16_t(random() % 6);
    settings.value = float(random() % 5) / 4.0f;
    settings.maxInfluences = random() % 2 ? 4 : 0;
    return settings;
}

} // namespace

class tst_weight_edit : public QObject {
    Q_OBJECT
private slots:
    void mergingIsApplyingOneAfterTheOther() {
        std::mt19937 random(2);
        for (const Mesh& mesh : meshZoo()) {
            const PointAdjacency adjacency = pointAdjacency(mesh);
            const SkinWeights start = randomWeights(mesh, RowKind::AnySum, 9);
            SkinWeights weights = start;
            WeightEdit merged;
            merged.mesh = kInstance;
            std::size_t dropped = 0;
            for (int i = 0; i < 10; ++i) {
                const WeightEdit edit = applyBrush(kInstance, mesh, weights, someOf(mesh, random),
                                                   someSettings(random), {}, &adjacency);
                applyAfter(edit, weights);
                mergeInto(merged, edit);
                dropped += edit.droppedInfluences;
            }
            QVERIFY(std::ranges::is_sorted(merged.vertices));
            QVERIFY(std::ranges::adjacent_find(merged.vertices) == merged.vertices.end());
            QCOMPARE(merged.before.size(), merged.vertices.size());
            QCOMPARE(merged.after.size(), merged.vertices.size());
            QCOMPARE(merged.droppedInfluences, dropped);
            SkinWeights replayed = start;
            applyAfter(merged, replayed);
            QVERIFY(replayed == weights);
            applyBefore(merged, replayed);
            QVERIFY(replayed == start);
        }
    }

    void aStrokeIsItsDabsMerged() {
        std::mt19937 random(4);
        for (const Mesh& mesh : meshZoo()) {
            const PointAdjacency adjacency = pointAdjacency(mesh);
            const SkinWeights start = randomWeights(mesh, RowKind::WithZeroRows, 21);
            SkinWeights weights = start;
            WeightEdit merged;
            merged.mesh = kInstance;
            StrokeEdit stroke(kInstance);
            QVERIFY(stroke.isEmpty());
            for (int i = 0; i < 10; ++i) {
                const WeightEdit edit = applyBrush(kInstance, mesh, weights, someOf(mesh, random),
                                                   someSettings(random), {}, &adjacency);
                applyAfter(edit, weights);
                mergeInto(merged, edit);
                stroke.add(edit);
            }
            const WeightEdit whole = stroke.finish(weights);
            QCOMPARE(whole.vertices, merged.vertices);
            QCOMPARE(stroke.vertices(), merged.vertices);
            QCOMPARE(whole.before, merged.before);
            QCOMPARE(whole.after, merged.after);
            QCOMPARE(whole.droppedInfluences, merged.droppedInfluences);
            SkinWeights undone = weights;
            applyBefore(whole, undone);
            QVERIFY(undone == start);
            applyAfter(whole, undone);
            QVERIFY(undone == weights);
            stroke.restore(weights); // cancelled in the middle
            QVERIFY(weights == start);
        }
    }

    void aStrokeThatDoesNotAccumulateIsItsStrongestDab() {
        const Mesh mesh = soupOf(tubeMesh(12, 8));
        const SkinWeights start = randomWeights(mesh, RowKind::Normalised, 6);
        for (const BrushMode mode : {BrushMode::Add, BrushMode::Subtract, BrushMode::Replace}) {
            BrushSettings settings;
            settings.mode = mode;
            settings.value = 0.75f;
            settings.strength = 0.5f;
            std::mt19937 random(8);
            std::vector<float> strongest(mesh.vertexCount(), 0.0f);
            SkinWeights weights = start;
            StrokeEdit stroke(kInstance);
            settings.strokeStart = &stroke;
            for (int i = 0; i < 12; ++i) {
                BrushFootprint footprint = someOf(mesh, random);
                for (std::size_t k = 0; k < footprint.vertices.size(); ++k) {
                    float& most = strongest[footprint.vertices[k].value()];
                    most = std::max(most, footprint.strengths[k]);
                }
                stroke.keepStrongest(footprint);
                const WeightEdit edit =
                    applyBrush(kInstance, mesh, weights, footprint, settings, {}, nullptr);
                applyAfter(edit, weights);
                stroke.add(edit);
            }
            BrushFootprint once;
            for (std::size_t v = 0; v < strongest.size(); ++v) {
                once.vertices.emplace_back(v);
                once.strengths.push_back(strongest[v]);
            }
            settings.strokeStart = nullptr;
            SkinWeights expected = start;
            applyAfter(applyBrush(kInstance, mesh, start, once, settings, {}, nullptr), expected);
            QVERIFY(weights == expected);
            stroke.restore(weights);
            QVERIFY(weights == start);
        }
    }

    void aDabWritesInPlaceAndSharesNothing() {
        const Mesh mesh = gridMesh(40, 40);
        SkinWeights weights = randomWeights(mesh, RowKind::Normalised, 1);
        const SkinWeights copy = weights;
        std::mt19937 random(1);
        const WeightEdit edit =
            applyBrush(kInstance, mesh, weights, someOf(mesh, random), {}, {}, nullptr);
        applyAfter(edit, weights);
        QVERIFY(!(weights == copy)); // the other owner keeps its rows
    }
};

RIGWRIGHT_TEST(tst_weight_edit)
#include "tst_weight_edit.moc"
