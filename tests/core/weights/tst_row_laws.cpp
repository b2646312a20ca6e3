// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What every operation on many rows keeps to: on the zoo with random rows, and on the samples.
#include "core/base/parallel.h"
#include "core/mesh/vertex_selection.h"
#include "core/samples/samples.h"
#include "core/weights/equalise_twins.h"
#include "core/weights/flood.h"
#include "core/weights/mirror.h"
#include "core/weights/normalize.h"
#include "core/weights/prune.h"
#include "core/weights/quantise.h"
#include "core/weights/sharpen.h"
#include "core/weights/smooth.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

struct Operation {
    const char* name;
    /// `value`: the setting that matters most; `progress` may be ignored by fast operations.
    std::function<WeightEdit(const WeightScope&, const PointAdjacency&, float value,
                             const WeightProgress&)>
        run;
    float value;
    bool takesProgress = true;
};

WeightEdit mirrored(const WeightScope& scope, MirrorSource source, const WeightProgress& progress) {
    const SymmetryMap symmetry = findSymmetry(scope.mesh);
    // Joints 0 and 1 are left and right, and so on; an odd one out is a centre bone.
    JointMirror joints;
    for (std::uint16_t j = 0; j < 64; ++j)
        joints.push_back(j ^ 1u);
    return mirrorWeights(scope, symmetry, joints, {source}, progress).edit;
}

WeightEdit brushed(const WeightScope& scope, const PointAdjacency& adjacency, BrushMode mode,
                   float value) {
    BrushSettings settings;
    settings.mode = mode;
    settings.value = value;
    settings.bone = 1;
    settings.maxInfluences = 5;
    return floodWeights(scope, settings, &adjacency);
}

WeightEdit ramped(const WeightScope& scope, GradientShape shape, float value,
                  const WeightProgress& progress) {
    GradientSettings settings;
    settings.shape = shape;
    settings.brush.mode = shape == GradientShape::Linear ? BrushMode::Replace : BrushMode::Add;
    settings.brush.value = value;
    settings.brush.strength = 1.0f;
    settings.brush.bone = 2;
    settings.to = {0.8f, 0.3f, 0.2f};
    return gradientWeights(scope, scope.mesh.positions, settings, progress);
}

const std::vector<Operation>& operations() {
    using Scope = const WeightScope&;
    using Near = const PointAdjacency&;
    using Progress = const WeightProgress&;
    static const std::vector<Operation> all = {
        {"normalise",
         [](Scope s, Near, float, Progress) {
             const auto vertices = s.vertices ? *s.vertices : std::span<const VertexIndex>{};
             return normalizeWeights(s.instance, s.mesh, s.weights, vertices, s.locked);
         },
         0.0f, false},
        {"prune",
         [](Scope s, Near, float v, Progress p) {
             return pruneWeights(s, {v, true}, p);
         },
         0.2f},
        {"limit",
         [](Scope s, Near, float v, Progress p) {
             const std::size_t most = v >= 1.0f && v < 1e6f ? std::size_t(v) : 0;
             return limitInfluences(s, {most, true}, p);
         },
         2.0f},
        {"smooth",
         [](Scope s, Near n, float v, Progress p) {
             return smoothWeights(s, n, {3, v, {}, 0}, p);
         },
         0.5f},
        {"smooth, limited",
         [](Scope s, Near n, float v, Progress p) {
             return smoothWeights(s, n, {2, v, {}, 4}, p);
         },
         0.7f},
        {"smooth one bone",
         [](Scope s, Near n, float v, Progress p) {
             return smoothWeights(s, n, {2, v, std::uint16_t(1), 0}, p);
         },
         0.5f},
        {"sharpen",
         [](Scope s, Near n, float v, Progress p) {
             return sharpenWeights(s, n, {1, v}, p);
         },
         0.5f},
        {"quantise",
         [](Scope s, Near, float v, Progress p) {
             return quantiseWeights(s, {v >= 1.0f && v < 1e6f ? std::uint32_t(v) : 0}, p);
         },
         20.0f},
        {"mirror to negative",
         [](Scope s, Near, float, Progress p) { return mirrored(s, MirrorSource::Positive, p); },
         0.0f},
        {"mirror to positive",
         [](Scope s, Near, float, Progress p) { return mirrored(s, MirrorSource::Negative, p); },
         0.0f},
        {"flood add",
         [](Scope s, Near n, float v, Progress) { return brushed(s, n, BrushMode::Add, v); }, 0.4f,
         false},
        {"flood replace",
         [](Scope s, Near n, float v, Progress) { return brushed(s, n, BrushMode::Replace, v); },
         0.4f, false},
        {"flood scale",
         [](Scope s, Near n, float v, Progress) { return brushed(s, n, BrushMode::Scale, v); },
         0.4f, false},
        {"flood smooth",
         [](Scope s, Near n, float v, Progress) { return brushed(s, n, BrushMode::Smooth, v); },
         0.4f, false},
        {"linear gradient",
         [](Scope s, Near, float v, Progress p) { return ramped(s, GradientShape::Linear, v, p); },
         0.9f},
        {"radial gradient",
         [](Scope s, Near, float v, Progress p) { return ramped(s, GradientShape::Radial, v, p); },
         0.9f},
        {"equalise twins", [](Scope s, Near, float, Progress p) { return equaliseTwins(s, p); },
         0.0f},
    };
    return all;
}

/// The zoo, and bodies that are symmetric about x = 0.
const std::vector<Mesh>& bodies() {
    static const std::vector<Mesh> all = [] {
        std::vector<Mesh> meshes = meshZoo();
        for (Mesh mesh : {tubeMesh(13, 8), soupOf(tubeMesh(9, 6))}) {
            for (Vec3f& position : mesh.positions)
                position.x() -= 0.5f;
            finishMesh(mesh);
            meshes.push_back(mesh);
        }
        return meshes;
    }();
    return all;
}

void addOperations() {
    QTest::addColumn<std::size_t>("number");
    for (std::size_t i = 0; i < operations().size(); ++i)
        QTest::newRow(operations()[i].name) << i;
}

struct Case {
    const Mesh& mesh;
    const PointAdjacency& adjacency;
    const SkinWeights& weights;
    const std::vector<std::uint8_t>& locked;
    const WeightEdit& edit;
};

/// Runs an operation on every body with rows of every kind, with and without locks.
template <class Check>
void forEachCase(const Operation& operation, const Check& check) {
    std::uint32_t seed = 1;
    for (const Mesh& mesh : bodies()) {
        const PointAdjacency adjacency = pointAdjacency(mesh);
        for (const RowKind kind : {RowKind::Normalised, RowKind::AnySum, RowKind::WithZeroRows}) {
            for (const std::vector<std::uint8_t>& locked :
                 {std::vector<std::uint8_t>{}, std::vector<std::uint8_t>{0, 0, 0, 1, 1}}) {
                const SkinWeights weights = randomWeights(mesh, kind, ++seed);
                const WeightScope scope{kInstance, mesh, weights, std::nullopt, locked};
                const WeightEdit edit = operation.run(scope, adjacency, operation.value, {});
                check(Case{mesh, adjacency, weights, locked, edit});
            }
        }
    }
}

bool isSane(const PackedRows& rows) {
    return std::ranges::all_of(rows.influences, [](const Influence& influence) {
        return std::isfinite(influence.weight) && influence.weight >= 0.0f;
    });
}

} // namespace

class tst_row_laws : public QObject {
    Q_OBJECT
private slots:
    void rowsThatChangeSumToOne_data() { addOperations(); }
    void rowsThatChangeSumToOne() {
        QFETCH(std::size_t, number);
        const Operation& operation = operations()[number];
        std::size_t rows = 0;
        forEachCase(operation, [&](const Case& c) {
            for (std::size_t i = 0; i < c.edit.vertices.size(); ++i, ++rows) {
                // Locked bones that sum to more than 1 cannot be made up for.
                double locked = 0.0;
                for (const Influence& influence : c.edit.after.row(i))
                    locked += influence.bone < c.locked.size() && c.locked[influence.bone]
                                  ? double(influence.weight)
                                  : 0.0;
                // Images of rows that are sound to 1e-6 keep their bits.
                const bool isImage = QByteArray(operation.name).startsWith("mirror");
                if (locked <= 1.0)
                    QVERIFY2(std::abs(rowSum(c.edit.after.row(i)) - 1.0) <=
                                 (isImage ? 1e-6 : 1.3e-7),
                             qPrintable(QString::number(rowSum(c.edit.after.row(i)), 'g', 12)));
            }
            QVERIFY(isSane(c.edit.after));
        });
        const bool needsTwinsThatDiffer = QByteArray(operation.name) == "equalise twins";
        QVERIFY(rows > 200 || needsTwinsThatDiffer);
    }

    void lockedBonesKeepEveryBit_data() { addOperations(); }
    void lockedBonesKeepEveryBit() {
        QFETCH(std::size_t, number);
        forEachCase(operations()[number], [&](const Case& c) {
            SkinWeights after = c.weights;
            applyAfter(c.edit, after);
            for (std::size_t v = 0; v < c.mesh.vertexCount(); ++v)
                for (std::uint16_t bone = 0; bone < c.locked.size(); ++bone)
                    if (c.locked[bone])
                        QCOMPARE(after.weightOf(VertexIndex(v), bone),
                                 c.weights.weightOf(VertexIndex(v), bone));
        });
    }

    void twinsStayBitEqualAndUndoIsExact_data() { addOperations(); }
    void twinsStayBitEqualAndUndoIsExact() {
        QFETCH(std::size_t, number);
        forEachCase(operations()[number], [&](const Case& c) {
            QVERIFY(std::ranges::is_sorted(c.edit.vertices));
            QVERIFY(std::ranges::adjacent_find(c.edit.vertices) == c.edit.vertices.end());
            SkinWeights weights = c.weights;
            applyAfter(c.edit, weights);
            for (std::size_t p = 0; p < c.mesh.topology.pointCount(); ++p) {
                const auto twins = c.mesh.topology.verticesOf(PointIndex(p));
                for (const VertexIndex twin : twins)
                    QCOMPARE(weights.copyRow(twin), weights.copyRow(twins.front()));
            }
            applyBefore(c.edit, weights);
            QVERIFY(weights == c.weights);
        });
    }

    void theNumberOfThreadsDoesNotMatter_data() { addOperations(); }
    void theNumberOfThreadsDoesNotMatter() {
        QFETCH(std::size_t, number);
        const Operation& operation = operations()[number];
        Mesh mesh = soupOf(gridMesh(50, 50));
        for (Vec3f& position : mesh.positions)
            position.x() -= 0.5f;
        finishMesh(mesh);
        const PointAdjacency adjacency = pointAdjacency(mesh);
        const SkinWeights weights = randomWeights(mesh, RowKind::WithZeroRows, 4);
        const WeightScope scope{kInstance, mesh, weights};
        WeightEdit edits[2];
        for (const std::size_t threads : {std::size_t(1), std::size_t(4)})
            withThreads(threads, [&] {
                edits[threads / 4] = operation.run(scope, adjacency, operation.value, {});
            });
        QCOMPARE(edits[1].vertices, edits[0].vertices);
        QCOMPARE(edits[1].after, edits[0].after);
        QCOMPARE(edits[1].before, edits[0].before);
        QCOMPARE(edits[1].droppedInfluences, edits[0].droppedInfluences);
        QCOMPARE(edits[1].lockedOut, edits[0].lockedOut);
        QCOMPARE(edits[1].noReceiver, edits[0].noReceiver);
    }

    void onlyTheScopeAndItsTwinsChange_data() { addOperations(); }
    void onlyTheScopeAndItsTwinsChange() {
        QFETCH(std::size_t, number);
        const Operation& operation = operations()[number];
        const bool reachesAcross = QByteArray(operation.name).startsWith("mirror");
        for (const Mesh& mesh : bodies()) {
            const PointAdjacency adjacency = pointAdjacency(mesh);
            const SkinWeights weights = randomWeights(mesh, RowKind::AnySum, 8);
            std::vector<VertexIndex> some;
            for (std::size_t v = 0; v < mesh.vertexCount(); v += 3)
                some.emplace_back(v);
            if (some.empty())
                continue;
            std::vector<VertexIndex> allowed = withTwins(mesh.topology, some);
            if (reachesAcross) {
                const SymmetryMap symmetry = findSymmetry(mesh);
                std::vector<PointIndex> points = pointsOf(mesh.topology, some);
                for (const PointIndex point : std::vector<PointIndex>(points))
                    if (symmetry.of(point).isValid())
                        points.push_back(symmetry.of(point));
                allowed = verticesOf(mesh.topology, points);
            }
            const WeightScope scope{kInstance, mesh, weights, some};
            const WeightEdit edit = operation.run(scope, adjacency, operation.value, {});
            QVERIFY(std::ranges::includes(allowed, edit.vertices));
            // What changes there is what changes when all is in the scope.
            if (reachesAcross || QByteArray(operation.name).startsWith("smooth"))
                continue;
            const WeightEdit whole =
                operation.run({kInstance, mesh, weights}, adjacency, operation.value, {});
            SkinWeights a = weights;
            SkinWeights b = weights;
            applyAfter(edit, a);
            applyAfter(whole, b);
            for (const VertexIndex vertex : allowed)
                QCOMPARE(a.copyRow(vertex), b.copyRow(vertex));
        }
    }

    void anEmptyScopeIsNothing_data() { addOperations(); }
    void anEmptyScopeIsNothing() {
        QFETCH(std::size_t, number);
        if (QByteArray(operations()[number].name) == "normalise")
            return; // there an empty list means all
        const Mesh mesh = tubeMesh(6, 6);
        const SkinWeights weights = randomWeights(mesh, RowKind::AnySum, 8);
        const WeightScope scope{kInstance, mesh, weights, std::span<const VertexIndex>{}};
        QVERIFY(operations()[number].run(scope, pointAdjacency(mesh), 0.5f, {}).isEmpty());
    }

    void absurdSettingsStaySound_data() { addOperations(); }
    void absurdSettingsStaySound() {
        QFETCH(std::size_t, number);
        for (const Mesh& mesh : bodies()) {
            const PointAdjacency adjacency = pointAdjacency(mesh);
            const SkinWeights weights = randomWeights(mesh, RowKind::WithZeroRows, 3);
            for (const float value :
                 {kNan, kInfinity, -kInfinity, 0.0f, -0.0f, -1.0f, 1e-38f, 1e38f}) {
                const WeightScope scope{kInstance, mesh, weights};
                const WeightEdit edit = operations()[number].run(scope, adjacency, value, {});
                QVERIFY(isSane(edit.after));
                for (std::size_t i = 0; i < edit.vertices.size(); ++i)
                    QVERIFY(std::abs(rowSum(edit.after.row(i)) - 1.0) <= 1e-6);
            }
        }
    }

    void hostileRowsStaySound_data() { addOperations(); }
    void hostileRowsStaySound() {
        QFETCH(std::size_t, number);
        const Operation& operation = operations()[number];
        const Mesh mesh = tubeMesh(5, 6);
        const PointAdjacency adjacency = pointAdjacency(mesh);
        const float most = std::numeric_limits<float>::max();
        const WeightRow rows[] = {{},
                                  {{0, most}, {1, most}, {2, most}, {0, most}},
                                  {{0, 1e-42f}, {5, 1e-42f}},
                                  {{3, 0.0f}, {4, 0.0f}},
                                  {{1, 0.5f}, {1, 0.5f}, {1, 0.5f}},
                                  {{65535, 1.0f}, {0, 1e-30f}},
                                  {{3, 0.4f}, {4, 0.7f}, {0, 0.2f}}};
        SkinWeights weights(mesh.vertexCount());
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
            weights.setRow(VertexIndex(v), rows[v % std::size(rows)]);
        for (const std::vector<std::uint8_t>& locked :
             {std::vector<std::uint8_t>{}, std::vector<std::uint8_t>{0, 0, 0, 1, 1},
              std::vector<std::uint8_t>(65536, 1)}) {
            const WeightScope scope{kInstance, mesh, weights, std::nullopt, locked};
            const WeightEdit edit = operation.run(scope, adjacency, operation.value, {});
            QVERIFY(isSane(edit.after));
            QVERIFY(locked.size() < 65536 || edit.isEmpty()); // all locked: nothing changes
            SkinWeights after = weights;
            applyAfter(edit, after);
            applyBefore(edit, after);
            QVERIFY(after == weights);
        }
    }

    void nothingAndOneVertexAndNoWeights_data() { addOperations(); }
    void nothingAndOneVertexAndNoWeights() {
        QFETCH(std::size_t, number);
        const Operation& operation = operations()[number];
        for (const Mesh& mesh : {meshOf("nothing", {}, {}), meshOf("one", {{0, 0, 0}}, {}),
                                 meshOf("two", {{0.5f, 0, 0}, {-0.5f, 0, 0}}, {{0, 1}})}) {
            const PointAdjacency adjacency = pointAdjacency(mesh);
            const SkinWeights none(mesh.vertexCount());
            const WeightEdit edit =
                operation.run({kInstance, mesh, none}, adjacency, operation.value, {});
            // Only painting gives a zero row weight.
            const QByteArray name(operation.name);
            const bool paints =
                (name.startsWith("flood") && name != "flood scale" && name != "flood smooth") ||
                name.endsWith("gradient");
            QCOMPARE(edit.isEmpty(), !paints || mesh.vertexCount() == 0);
            QVERIFY(isSane(edit.after));
        }
    }

    void cancellingChangesNothing_data() { addOperations(); }
    void cancellingChangesNothing() {
        QFETCH(std::size_t, number);
        const Operation& operation = operations()[number];
        if (!operation.takesProgress)
            return;
        Mesh mesh = tubeMesh(13, 8);
        for (Vec3f& position : mesh.positions)
            position.x() -= 0.5f;
        finishMesh(mesh);
        SkinWeights weights = randomWeights(mesh, RowKind::AnySum, 8);
        const PointAdjacency adjacency = pointAdjacency(mesh);
        struct Calls {
            std::vector<double> fractions;
            std::size_t allowed = 1000;
        } calls;
        WeightProgress progress;
        progress.context = &calls;
        progress.progress = [](double fraction, void* context) {
            Calls& told = *static_cast<Calls*>(context);
            told.fractions.push_back(fraction);
            return told.fractions.size() <= told.allowed;
        };
        const WeightScope scope{kInstance, mesh, weights};
        const WeightEdit whole = operation.run(scope, adjacency, operation.value, progress);
        QVERIFY(calls.fractions.size() >= 2);
        QVERIFY(std::ranges::is_sorted(calls.fractions));
        QCOMPARE(calls.fractions.front(), 0.0);
        QCOMPARE(calls.fractions.back(), 1.0);
        QCOMPARE(operation.run(scope, adjacency, operation.value, {}).after, whole.after);
        const std::size_t most = calls.fractions.size();
        for (std::size_t allowed = 0; allowed < most; ++allowed) {
            calls = {{}, allowed};
            QVERIFY(operation.run(scope, adjacency, operation.value, progress).isEmpty());
        }
    }

    void theSamplesStaySound_data() { addOperations(); }
    void theSamplesStaySound() {
        QFETCH(std::size_t, number);
        const Operation& operation = operations()[number];
        for (const char* name : {"mannequin", "arm", "tail", "bar"}) {
            const Result<Character> sample = makeSample(name);
            QVERIFY(sample.has_value());
            const Mesh& mesh = *sample->meshes.front().mesh;
            const SkinWeights& weights = sample->meshes.front().binding->weights();
            const PointAdjacency adjacency = pointAdjacency(mesh);
            SkinWeights after = weights;
            const WeightEdit edit =
                operation.run({kInstance, mesh, weights}, adjacency, operation.value, {});
            applyAfter(edit, after);
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                QVERIFY(std::abs(rowSum(after, VertexIndex(v)) - 1.0) <= 1e-6);
            applyBefore(edit, after);
            QVERIFY(after == weights);
        }
    }
};

RIGWRIGHT_TEST(tst_row_laws)
#include "tst_row_laws.moc"
