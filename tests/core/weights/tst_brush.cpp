// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Laws of the dab, on every mesh of the zoo with random rows, and examples worked out by hand.
#include "core/base/parallel.h"
#include "core/weights/brush.h"
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

constexpr MeshInstanceIndex kInstance{0};
constexpr BrushMode kModes[] = {BrushMode::Add, BrushMode::Subtract, BrushMode::Replace,
                                BrushMode::Smooth, BrushMode::Scale};

BrushFootprint everything(const Mesh& mesh, float strength = 1.0f) {
    BrushFootprint footprint;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        footprint.vertices.emplace_back(v);
    footprint.strengths.assign(mesh.vertexCount(), strength);
    return footprint;
}

/// Weights of a row for comparison whatever the order of its bones.
std::vector<float> dense(const SkinWeights& weights, VertexIndex vertex, std::size_t bones = 8) {
    std::vector<float> row(bones);
    for (std::size_t b = 0; b < bones; ++b)
        row[b] = weights.weightOf(vertex, std::uint16_t(b));
    return row;
}

/// One vertex with one row; every setting spelled out by the test.
struct OneRow {
    Mesh mesh = meshOf("one", {{0, 0, 0}}, {});
    SkinWeights weights{1};
    std::vector<std::uint8_t> locked = std::vector<std::uint8_t>(8, 0);
    BrushSettings settings;
    WeightEdit edit;

    explicit OneRow(const WeightRow& row) {
        weights.setRow(VertexIndex(0), row);
        settings.strength = 1.0f;
    }
    std::vector<float> dab(float strength = 1.0f) {
        edit = applyBrush(kInstance, mesh, weights, {{VertexIndex(0)}, {strength}}, settings,
                          locked, nullptr);
        applyAfter(edit, weights);
        return dense(weights, VertexIndex(0));
    }
};

bool near(const std::vector<float>& row, std::vector<float> expected) {
    expected.resize(row.size(), 0.0f);
    for (std::size_t b = 0; b < row.size(); ++b)
        if (!(std::abs(row[b] - expected[b]) <= 1e-6f)) {
            qWarning("bone %zu: %.9g, expected %.9g", b, double(row[b]), double(expected[b]));
            return false;
        }
    return true;
}

struct Setup {
    BrushSettings settings;
    std::vector<std::uint8_t> locked;
    SkinWeights weights;
};

/// Every mode, several strengths, limits and locks, on weights of every kind.
template <class Check>
void forEachSetup(const Check& check) {
    std::uint32_t seed = 1;
    for (const Mesh& mesh : meshZoo()) {
        const PointAdjacency adjacency = pointAdjacency(mesh);
        for (const RowKind kind : {RowKind::Normalised, RowKind::AnySum, RowKind::WithZeroRows}) {
            for (const BrushMode mode : kModes) {
                for (const std::size_t limit : {0u, 1u, 2u, 4u}) {
                    ++seed;
                    Setup setup;
                    setup.settings.mode = mode;
                    setup.settings.bone = std::uint16_t(seed % 3);
                    setup.settings.value = float(seed % 5) / 4.0f;
                    setup.settings.strength = float(1 + seed % 4) / 4.0f;
                    setup.settings.maxInfluences = limit;
                    setup.locked.assign(6, 0);
                    setup.locked[3] = seed % 2;
                    setup.locked[4] = (seed / 2) % 2;
                    setup.weights = randomWeights(mesh, kind, seed);
                    check(mesh, adjacency, setup);
                }
            }
        }
    }
}

WeightEdit dab(const Mesh& mesh, const PointAdjacency& adjacency, const Setup& setup) {
    return applyBrush(kInstance, mesh, setup.weights, everything(mesh), setup.settings,
                      setup.locked, &adjacency);
}

} // namespace

class tst_brush : public QObject {
    Q_OBJECT
private slots:
    void touchedRowsSumToOneAsNearAsFloatAllows() {
        std::size_t rows = 0;
        forEachSetup([&](const Mesh& mesh, const PointAdjacency& adjacency, const Setup& setup) {
            const WeightEdit edit = dab(mesh, adjacency, setup);
            for (std::size_t i = 0; i < edit.vertices.size(); ++i, ++rows) {
                QVERIFY(std::abs(rowSum(edit.after.row(i)) - 1.0) <= 6e-8);
                for (const Influence& influence : edit.after.row(i)) {
                    QVERIFY(std::isfinite(influence.weight));
                    QVERIFY(influence.weight > 0.0f && influence.weight <= 1.0f);
                }
            }
        });
        QVERIFY(rows > 5000);
    }

    void lockedBonesKeepEveryBit() {
        std::size_t kept = 0;
        forEachSetup([&](const Mesh& mesh, const PointAdjacency& adjacency, const Setup& setup) {
            const WeightEdit edit = dab(mesh, adjacency, setup);
            SkinWeights after = setup.weights;
            applyAfter(edit, after);
            for (const VertexIndex vertex : edit.vertices) {
                for (std::uint16_t bone = 0; bone < 6; ++bone) {
                    if (!setup.locked[bone])
                        continue;
                    QCOMPARE(after.weightOf(vertex, bone), setup.weights.weightOf(vertex, bone));
                    kept += after.weightOf(vertex, bone) > 0.0f ? 1 : 0;
                }
            }
        });
        QVERIFY(kept > 500);
    }

    void twinsStayBitEqual() {
        forEachSetup([&](const Mesh& mesh, const PointAdjacency& adjacency, const Setup& setup) {
            SkinWeights after = setup.weights;
            const WeightEdit edit = dab(mesh, adjacency, setup);
            applyAfter(edit, after);
            for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
                const auto twins = mesh.topology.verticesOf(PointIndex(p));
                for (const VertexIndex twin : twins)
                    QCOMPARE(after.copyRow(twin), after.copyRow(twins.front()));
            }
            QVERIFY(std::ranges::is_sorted(edit.vertices));
            QVERIFY(std::ranges::adjacent_find(edit.vertices) == edit.vertices.end());
        });
    }

    void applyingAndUndoingIsBitExact() {
        forEachSetup([&](const Mesh& mesh, const PointAdjacency& adjacency, const Setup& setup) {
            SkinWeights weights = setup.weights;
            const WeightEdit edit = dab(mesh, adjacency, setup);
            applyAfter(edit, weights);
            QVERIFY(edit.isEmpty() || !(weights == setup.weights));
            applyBefore(edit, weights);
            QVERIFY(weights == setup.weights);
        });
    }

    void rowsNeverExceedTheLimitWhereLocksAllowIt() {
        forEachSetup([&](const Mesh& mesh, const PointAdjacency& adjacency, const Setup& setup) {
            const std::size_t limit = setup.settings.maxInfluences;
            if (limit == 0)
                return;
            const WeightEdit edit = dab(mesh, adjacency, setup);
            for (std::size_t i = 0; i < edit.vertices.size(); ++i) {
                const auto row = edit.after.row(i);
                const auto lockedOnes = std::size_t(std::ranges::count_if(row, [&](Influence in) {
                    return in.bone < setup.locked.size() && setup.locked[in.bone];
                }));
                QVERIFY(row.size() <= std::max(limit, lockedOnes + 1));
            }
        });
    }

    void withoutALimitNoInfluenceIsDropped() {
        forEachSetup([&](const Mesh& mesh, const PointAdjacency& adjacency, const Setup& setup) {
            if (setup.settings.maxInfluences == 0)
                QCOMPARE(dab(mesh, adjacency, setup).droppedInfluences, std::size_t(0));
        });
    }

    void theWeightMovesTheWayTheModeSays() {
        // As skinning shows it: the weight over the row's sum.
        const auto shown = [](const SkinWeights& weights, VertexIndex vertex, std::uint16_t bone) {
            const double sum = rowSum(weights, vertex);
            return sum > 0.0 ? double(weights.weightOf(vertex, bone)) / sum : 0.0;
        };
        forEachSetup([&](const Mesh& mesh, const PointAdjacency& adjacency, const Setup& setup) {
            const bool anyLocked = std::ranges::count(setup.locked, 1) > 0;
            SkinWeights after = setup.weights;
            const WeightEdit edit = dab(mesh, adjacency, setup);
            applyAfter(edit, after);
            const std::uint16_t bone = setup.settings.bone;
            for (const VertexIndex vertex : edit.vertices) {
                if (anyLocked && std::abs(rowSum(setup.weights, vertex) - 1.0) > 1e-6)
                    continue; // locked bones of rows of any sum shift what is shown
                const double from = shown(setup.weights, vertex, bone);
                const double to = shown(after, vertex, bone);
                // Where no other free bone takes the rest, the painted one gets all of it.
                const WeightRow row = after.copyRow(vertex);
                const bool shared = std::ranges::any_of(row, [&](const Influence& in) {
                    return in.bone != bone && !setup.locked[in.bone];
                });
                const double value = double(setup.settings.value);
                if (setup.settings.mode == BrushMode::Add)
                    QVERIFY(to >= from - 1e-6);
                if (setup.settings.mode == BrushMode::Subtract)
                    QVERIFY(to <= from + 1e-6);
                // A limit of one makes rows rigid: all or nothing.
                if (setup.settings.mode == BrushMode::Replace && shared &&
                    setup.settings.maxInfluences != 1)
                    QVERIFY(std::abs(to - value) <= std::abs(from - value) + 1e-6);
            }
        });
    }

    void aStrongerDabMovesFarther() {
        const Mesh mesh = tubeMesh(12, 8);
        const SkinWeights weights = randomWeights(mesh, RowKind::Normalised, 3);
        BrushSettings settings;
        settings.value = 1.0f;
        settings.strength = 1.0f;
        for (const BrushMode mode : {BrushMode::Add, BrushMode::Subtract, BrushMode::Replace}) {
            settings.mode = mode;
            std::vector<float> last;
            for (const float strength : {0.1f, 0.3f, 0.6f, 1.0f}) {
                SkinWeights after = weights;
                applyAfter(applyBrush(kInstance, mesh, weights, everything(mesh, strength),
                                      settings, {}, nullptr),
                           after);
                for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
                    const float now = after.weightOf(VertexIndex(v), settings.bone);
                    if (last.size() > v && mode == BrushMode::Subtract)
                        QVERIFY(now <= last[v]);
                    else if (last.size() > v)
                        QVERIFY(now >= last[v]);
                    last.resize(std::max(last.size(), v + 1));
                    last[v] = now;
                }
            }
        }
    }

    void addSubtractAndReplaceShareWhatIsLeft() {
        OneRow row({{0, 0.5f}, {1, 0.3f}, {2, 0.2f}});
        row.settings.value = 0.25f;
        QVERIFY(near(row.dab(), {0.75f, 0.15f, 0.1f}));
        row.settings.mode = BrushMode::Subtract;
        QVERIFY(near(row.dab(), {0.5f, 0.3f, 0.2f}));
        row.settings.mode = BrushMode::Replace;
        row.settings.value = 0.0f;
        row.settings.strength = 0.5f;
        QVERIFY(near(row.dab(), {0.25f, 0.45f, 0.3f}));
        QVERIFY(near(row.dab(0.5f), {0.1875f, 0.4875f, 0.325f}));
    }

    void replaceAtFullStrengthGivesTheValueItself() {
        OneRow row({{0, 0.6f}, {1, 0.3f}, {2, 0.1f}});
        row.settings.mode = BrushMode::Replace;
        row.settings.value = 0.35f;
        QCOMPARE(row.dab()[0], 0.35f);
    }

    void lockedBonesBoundWhatThePaintedOneCanTake() {
        OneRow row({{0, 0.2f}, {1, 0.5f}, {2, 0.3f}});
        row.locked[1] = 1;
        row.settings.value = 1.0f;
        QVERIFY(near(row.dab(), {0.5f, 0.5f}));
        QCOMPARE(row.weights.weightOf(VertexIndex(0), 1), 0.5f);
    }

    void aLockedPaintedBoneChangesNothing() {
        OneRow row({{0, 0.2f}, {1, 0.8f}});
        row.locked[0] = 1;
        QVERIFY(near(row.dab(), {0.2f, 0.8f}));
        QVERIFY(row.edit.isEmpty());
        QCOMPARE(row.edit.lockedOut, std::size_t(1));
    }

    void aRowThatIsLockedAltogetherIsLeftAlone() {
        OneRow row({{1, 0.3f}, {2, 0.7f}});
        row.locked[1] = row.locked[2] = 1;
        row.dab();
        QVERIFY(row.edit.isEmpty());
        QCOMPARE(row.edit.lockedOut, std::size_t(1));
        // Locked bones that sum to more than 1 leave nothing either.
        OneRow heavy({{0, 0.1f}, {1, 0.9f}, {2, 0.7f}});
        heavy.locked[1] = heavy.locked[2] = 1;
        heavy.dab();
        QVERIFY(heavy.edit.isEmpty());
        QCOMPARE(heavy.edit.lockedOut, std::size_t(1));
    }

    void aRowOfOneBoneCannotBeLowered() {
        for (const BrushMode mode : {BrushMode::Subtract, BrushMode::Replace}) {
            OneRow row({{0, 1.0f}});
            row.settings.mode = mode;
            row.settings.value = mode == BrushMode::Subtract ? 1.0f : 0.0f;
            QVERIFY(near(row.dab(), {1.0f}));
            QVERIFY(row.edit.isEmpty());
            QCOMPARE(row.edit.noReceiver, std::size_t(1));
        }
    }

    void aZeroRowThatIsPaintedOnBelongsToTheBone() {
        for (const float strength : {0.01f, 1.0f}) {
            OneRow row({});
            QVERIFY(near(row.dab(strength), {1.0f}));
        }
        OneRow erased({});
        erased.settings.mode = BrushMode::Subtract;
        erased.dab();
        QVERIFY(erased.edit.isEmpty());
    }

    void touchedRowsAreNormalisedAndOthersKeepTheirBits() {
        OneRow row({{0, 0.7f}, {1, 0.5f}});
        row.settings.value = 0.0f;
        row.dab();
        QVERIFY(near(dense(row.weights, VertexIndex(0)), {0.583333f, 0.416667f}));
        // Subtract has nothing to do on a row without the bone.
        OneRow other({{1, 0.7f}, {2, 0.5f}});
        other.settings.mode = BrushMode::Subtract;
        other.dab();
        QVERIFY(other.edit.isEmpty());
    }

    void withoutAutoNormaliseOnlyThePaintedBoneChanges() {
        OneRow row({{0, 0.5f}, {1, 0.3f}});
        row.settings.autoNormalise = false;
        row.settings.value = 0.4f;
        QVERIFY(near(row.dab(), {0.9f, 0.3f}));
        QVERIFY(near(row.dab(), {1.0f, 0.3f}));
        row.settings.mode = BrushMode::Subtract;
        row.settings.value = 1.0f;
        QVERIFY(near(row.dab(), {0.0f, 0.3f}));
        QCOMPARE(row.weights.row(VertexIndex(0)).size(), std::size_t(1));
    }

    void theLightestFreeBoneLeavesAFullRow() {
        OneRow row({{0, 0.4f}, {1, 0.3f}, {2, 0.05f}, {3, 0.25f}});
        row.settings.bone = 7;
        row.settings.value = 0.5f;
        row.settings.maxInfluences = 4;
        row.locked[2] = 1;
        // Bone 2 is lightest but locked: bone 3 goes; 0 and 1 share what is left, 0.45, as 4 : 3.
        QVERIFY(near(row.dab(), {0.257143f, 0.192857f, 0.05f, 0, 0, 0, 0, 0.5f}));
        QCOMPARE(row.edit.droppedInfluences, std::size_t(1));
        row.dab();
        QCOMPARE(row.edit.droppedInfluences, std::size_t(0));
    }

    void withOneInfluenceARowBelongsToOneBone() {
        OneRow row({{0, 0.5f}, {1, 0.3f}, {2, 0.2f}});
        row.settings.maxInfluences = 1;
        row.settings.mode = BrushMode::Subtract;
        row.settings.value = 0.1f;
        QVERIFY(near(row.dab(), {0.0f, 1.0f}));
        row.settings.mode = BrushMode::Add;
        QVERIFY(near(row.dab(), {1.0f}));
    }

    void aRowThatLocksFillIsLeftAloneByANewBone() {
        OneRow row({{0, 0.4f}, {1, 0.3f}});
        row.locked[0] = row.locked[1] = 1;
        row.settings.bone = 7;
        row.settings.maxInfluences = 2;
        row.dab();
        QVERIFY(row.edit.isEmpty());
        QCOMPARE(row.edit.lockedOut, std::size_t(1));
    }

    void bonesBeyondTheLocksAreFree() {
        OneRow row({{0, 0.5f}, {60000, 0.5f}});
        row.locked = {0};
        row.settings.value = 0.25f;
        row.dab();
        QCOMPARE(row.weights.weightOf(VertexIndex(0), 60000), 0.25f);
    }

    void aBoneNamedTwiceCountsOnce() {
        OneRow row({{0, 0.25f}, {1, 0.5f}, {0, 0.25f}});
        row.settings.value = 0.25f;
        QVERIFY(near(row.dab(), {0.75f, 0.25f}));
        QCOMPARE(row.weights.row(VertexIndex(0)).size(), std::size_t(2));
        OneRow locked({{0, 0.25f}, {1, 0.25f}, {1, 0.25f}, {2, 0.25f}});
        locked.locked[1] = 1;
        locked.settings.value = 0.125f;
        QVERIFY(near(locked.dab(), {0.375f, 0.5f, 0.125f}));
    }

    void settingsOutOfRangeAreClampedAndNotANumberDoesNothing() {
        const float infinity = std::numeric_limits<float>::infinity();
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (const float huge : {2.0f, 1e30f, infinity}) {
            OneRow row({{0, 0.5f}, {1, 0.5f}});
            row.settings.value = huge;
            row.settings.strength = huge;
            QVERIFY(near(row.dab(huge), {1.0f}));
        }
        for (const float nothing : {0.0f, -1.0f, -infinity, nan}) {
            for (const BrushMode mode : {BrushMode::Add, BrushMode::Replace}) {
                OneRow row({{0, 0.5f}, {1, 0.5f}});
                row.settings.mode = mode;
                row.settings.strength = nothing;
                row.dab();
                QVERIFY(row.edit.isEmpty());
                row.settings.strength = 1.0f;
                row.dab(nothing);
                QVERIFY(row.edit.isEmpty());
            }
        }
        OneRow row({{0, 0.5f}, {1, 0.5f}});
        row.settings.mode = BrushMode::Replace;
        row.settings.value = nan;
        row.dab();
        QVERIFY(row.edit.isEmpty());
        row.settings.value = -3.0f;
        QVERIFY(near(row.dab(), {0.0f, 1.0f}));
    }

    void tinyWeightsAndManyDabsStaySound() {
        OneRow row({{0, 1e-30f}, {1, 0.999f}, {2, 1e-3f}});
        row.settings.mode = BrushMode::Replace;
        row.settings.strength = 0.37f;
        for (int i = 0; i < 500; ++i) {
            row.settings.value = i % 50 < 25 ? 1.0f : 0.0f;
            row.dab();
            QVERIFY(std::abs(rowSum(row.weights, VertexIndex(0)) - 1.0) <= 6e-8);
            for (const float weight : row.weights.row(VertexIndex(0)).weights)
                QVERIFY(std::isnormal(weight));
        }
    }

    void smoothGoesToTheMeanOfTheNeighbours() {
        // Point 1 of a line of three has the neighbours 0 and 2.
        const Mesh mesh = meshOf("line", {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, {{0, 1}, {1, 2}});
        const PointAdjacency adjacency = pointAdjacency(mesh);
        SkinWeights weights(3);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.8f}, {1, 0.2f}});
        weights.setRow(VertexIndex(1), WeightRow{{0, 0.1f}, {1, 0.9f}});
        weights.setRow(VertexIndex(2), WeightRow{{0, 0.4f}, {1, 0.6f}});
        BrushSettings settings;
        settings.mode = BrushMode::Smooth;
        settings.strength = 1.0f;
        const BrushFootprint middle{{VertexIndex(1)}, {0.5f}};
        applyAfter(applyBrush(kInstance, mesh, weights, middle, settings, {}, &adjacency), weights);
        QVERIFY(near(dense(weights, VertexIndex(1)), {0.35f, 0.65f}));
    }

    void smoothTakesTheBonesOfTheNeighboursIn() {
        const Mesh mesh = meshOf("line", {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, {{0, 1}, {1, 2}});
        const PointAdjacency adjacency = pointAdjacency(mesh);
        SkinWeights weights(3);
        weights.setRow(VertexIndex(0), WeightRow{{1, 0.75f}, {2, 0.25f}});
        weights.setRow(VertexIndex(1), WeightRow{{0, 1.0f}});
        weights.setRow(VertexIndex(2), WeightRow{{0, 1.0f}});
        BrushSettings settings;
        settings.mode = BrushMode::Smooth;
        settings.strength = 1.0f;
        const BrushFootprint middle{{VertexIndex(1)}, {1.0f}};
        applyAfter(applyBrush(kInstance, mesh, weights, middle, settings, {}, &adjacency), weights);
        QVERIFY(near(dense(weights, VertexIndex(1)), {0.5f, 0.375f, 0.125f}));
    }

    void smoothingAConstantFieldOrALoosePointChangesNothing() {
        for (const Mesh& mesh : meshZoo()) {
            const PointAdjacency adjacency = pointAdjacency(mesh);
            SkinWeights weights(mesh.vertexCount());
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                weights.setRow(VertexIndex(v), WeightRow{{0, 0.3f}, {1, 0.1f}, {2, 0.6f}});
            BrushSettings settings;
            settings.mode = BrushMode::Smooth;
            const WeightEdit edit =
                applyBrush(kInstance, mesh, weights, everything(mesh), settings, {}, &adjacency);
            QVERIFY(edit.isEmpty());
        }
    }

    void smoothingWorksAcrossSeamsAsWithoutThem() {
        const Mesh mesh = tubeMesh(9, 7);
        const Mesh soup = soupOf(mesh);
        const SkinWeights weights = randomWeights(mesh, RowKind::Normalised, 11);
        const SkinWeights soupWeights = rowsOfSoup(mesh, weights);
        const std::vector<std::uint32_t> source = triangulate(mesh);
        BrushSettings settings;
        settings.mode = BrushMode::Smooth;
        const PointAdjacency adjacency = pointAdjacency(mesh);
        const PointAdjacency soupAdjacency = pointAdjacency(soup);
        SkinWeights after = weights;
        applyAfter(applyBrush(kInstance, mesh, weights, everything(mesh), settings, {}, &adjacency),
                   after);
        SkinWeights soupAfter = soupWeights;
        applyAfter(applyBrush(kInstance, soup, soupWeights, everything(soup), settings, {},
                              &soupAdjacency),
                   soupAfter);
        for (std::size_t v = 0; v < source.size(); ++v)
            QVERIFY(near(dense(soupAfter, VertexIndex(v)), dense(after, VertexIndex(source[v]))));
    }

    void theNumberOfThreadsDoesNotMatter() {
        const Mesh mesh = gridMesh(160, 160);
        const SkinWeights weights = randomWeights(mesh, RowKind::WithZeroRows, 4);
        const PointAdjacency adjacency = pointAdjacency(mesh);
        BrushSettings settings;
        settings.maxInfluences = 4;
        for (const BrushMode mode : kModes) {
            settings.mode = mode;
            WeightEdit edits[2];
            SkinWeights applied[2] = {weights, weights};
            for (const std::size_t threads : {std::size_t(1), std::size_t(4)})
                withThreads(threads, [&] {
                    edits[threads / 4] = applyBrush(
                        kInstance, mesh, weights, everything(mesh, 0.5f), settings, {}, &adjacency);
                    applyAfter(edits[threads / 4], applied[threads / 4]);
                });
            QVERIFY(applied[0] == applied[1]);
            QVERIFY(edits[0].vertices.size() > 1000);
            QCOMPARE(edits[1].vertices, edits[0].vertices);
            QCOMPARE(edits[1].before, edits[0].before);
            QCOMPARE(edits[1].after, edits[0].after);
            QCOMPARE(edits[1].droppedInfluences, edits[0].droppedInfluences);
            QCOMPARE(edits[1].noReceiver, edits[0].noReceiver);
        }
    }

    void rowsTooLongForTheShortWayGiveTheSameNumbers() {
        const Mesh mesh = tubeMesh(30, 10);
        const SkinWeights weights = randomWeights(mesh, RowKind::AnySum, 12);
        SkinWeights padded = weights; // with zeros, which do not count
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            WeightRow row = weights.copyRow(VertexIndex(v));
            for (std::uint16_t bone = 10; bone < 30; ++bone)
                row.push_back({bone, 0.0f});
            padded.setRow(VertexIndex(v), row);
        }
        BrushSettings settings;
        settings.value = 0.6f;
        for (const BrushMode mode : {BrushMode::Add, BrushMode::Subtract, BrushMode::Replace}) {
            settings.mode = mode;
            for (const std::vector<std::uint8_t>& locked :
                 {std::vector<std::uint8_t>{}, std::vector<std::uint8_t>{0, 1, 1}}) {
                const WeightEdit direct = applyBrush(kInstance, mesh, weights, everything(mesh),
                                                     settings, locked, nullptr);
                const WeightEdit longWay = applyBrush(kInstance, mesh, padded, everything(mesh),
                                                      settings, locked, nullptr);
                SkinWeights a = weights;
                SkinWeights b = padded;
                applyAfter(direct, a);
                applyAfter(longWay, b);
                for (const VertexIndex vertex : direct.vertices)
                    QCOMPARE(b.copyRow(vertex), a.copyRow(vertex));
                QCOMPARE(longWay.lockedOut, direct.lockedOut);
                QCOMPARE(longWay.noReceiver, direct.noReceiver);
            }
        }
    }

    void aFootprintThatForgotTwinsIsCompleted() {
        const Mesh soup = soupOf(cubeMesh());
        SkinWeights weights = randomWeights(soup, RowKind::Normalised, 5);
        const BrushFootprint one{{VertexIndex(0)}, {1.0f}};
        const WeightEdit edit = applyBrush(kInstance, soup, weights, one, {}, {}, nullptr);
        const auto twins = soup.topology.verticesOf(soup.topology.pointOfVertex[0]);
        QVERIFY(twins.size() > 1);
        QVERIFY(std::ranges::equal(edit.vertices, twins));
    }

    void twinsThatDifferBecomeEqualButKeepTheirLockedValues() {
        const Mesh mesh = meshOf("twins", {{0, 0, 0}, {0, 0, 0}}, {});
        QCOMPARE(mesh.topology.pointCount(), std::size_t(1));
        SkinWeights weights(2);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.5f}, {1, 0.5f}});
        weights.setRow(VertexIndex(1), WeightRow{{0, 0.25f}, {1, 0.75f}});
        BrushSettings settings;
        settings.bone = 2;
        SkinWeights equal = weights;
        applyAfter(applyBrush(kInstance, mesh, weights, everything(mesh), settings, {}, nullptr),
                   equal);
        QCOMPARE(equal.copyRow(VertexIndex(1)), equal.copyRow(VertexIndex(0)));
        const std::vector<std::uint8_t> locked{1, 0, 0};
        SkinWeights kept = weights;
        applyAfter(
            applyBrush(kInstance, mesh, weights, everything(mesh), settings, locked, nullptr),
            kept);
        QCOMPARE(kept.weightOf(VertexIndex(0), 0), 0.5f);
        QCOMPARE(kept.weightOf(VertexIndex(1), 0), 0.25f);
        QVERIFY(std::abs(rowSum(kept, VertexIndex(1)) - 1.0) <= 6e-8);
    }
};

RIGWRIGHT_TEST(tst_brush)
#include "tst_brush.moc"
