// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transfer between meshes: laws on the zoo, what is near, turned, apart, missing, locked.
#include "core/base/parallel.h"
#include "core/samples/samples.h"
#include "core/weights/transfer.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

std::vector<std::uint16_t> sameJoints(std::size_t count = 64) {
    std::vector<std::uint16_t> joints(count);
    std::iota(joints.begin(), joints.end(), std::uint16_t(0));
    return joints;
}

/// A mesh and its rows.
struct Body {
    Mesh mesh;
    SkinWeights weights;
};

struct Options {
    TransferSettings settings;
    std::vector<std::uint16_t> joints = sameJoints();
    std::vector<std::uint8_t> locked;
    std::optional<std::span<const VertexIndex>> vertices;
    WeightProgress progress;
};

TransferResult transferred(const Body& source, const Body& target, const Options& options = {}) {
    return transferWeights(
        {kInstance, target.mesh, target.weights, options.vertices, options.locked},
        {target.mesh, target.mesh.positions},
        {{source.mesh, source.mesh.positions}, source.weights, options.joints}, options.settings,
        options.progress);
}

SkinWeights after(const Body& target, const TransferResult& result) {
    SkinWeights weights = target.weights;
    applyAfter(result.edit, weights);
    return weights;
}

Body unweighted(Mesh mesh) {
    const std::size_t count = mesh.vertexCount();
    return {std::move(mesh), SkinWeights(count)};
}

/// Every vertex all of one bone.
Body rigid(Mesh mesh, std::uint16_t bone) {
    Body body = unweighted(std::move(mesh));
    for (std::size_t v = 0; v < body.mesh.vertexCount(); ++v)
        body.weights.setRow(VertexIndex(v), WeightRow{{bone, 1.0f}});
    return body;
}

/// Weight of bone 1 rises with x from 0 to 1; bone 0 has the rest.
Body ramp(Mesh mesh) {
    Body body = unweighted(std::move(mesh));
    for (std::size_t v = 0; v < body.mesh.vertexCount(); ++v) {
        const float share = std::clamp(body.mesh.positions[v].x(), 0.0f, 1.0f);
        body.weights.setRow(VertexIndex(v), WeightRow{{0, 1.0f - share}, {1, share}});
    }
    return body;
}

Mesh moved(Mesh mesh, const Affine3d& to) {
    for (Vec3f& position : mesh.positions)
        position = (to * position.cast<double>()).cast<float>();
    finishMesh(mesh);
    return mesh;
}

Affine3d shiftBy(double x, double y, double z) {
    return Affine3d(Eigen::Translation3d(x, y, z));
}

Mesh turnedOver(Mesh mesh) {
    for (std::size_t f = 0; f < mesh.faceCount(); ++f)
        std::reverse(mesh.cornerVertices.begin() + mesh.faceOffsets[f],
                     mesh.cornerVertices.begin() + mesh.faceOffsets[f + 1]);
    finishMesh(mesh);
    return mesh;
}

/// Both in one mesh; vertices of `b` behind those of `a`.
Body joined(const Body& a, const Body& b) {
    Mesh mesh;
    const auto shift = std::uint32_t(a.mesh.vertexCount());
    for (const Mesh* part : {&a.mesh, &b.mesh}) {
        mesh.positions.insert(mesh.positions.end(), part->positions.begin(), part->positions.end());
        for (std::size_t f = 0; f < part->faceCount(); ++f) {
            for (std::size_t c = part->faceOffsets[f]; c < part->faceOffsets[f + 1]; ++c)
                mesh.cornerVertices.push_back(part->cornerVertices[c] +
                                              (part == &b.mesh ? shift : 0));
            mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
        }
    }
    SkinWeights weights(mesh.positions.size());
    for (std::size_t v = 0; v < mesh.positions.size(); ++v)
        weights.setRow(VertexIndex(v), v < shift ? a.weights.copyRow(VertexIndex(v))
                                                 : b.weights.copyRow(VertexIndex(v - shift)));
    finishMesh(mesh, rowKeys(weights));
    return {std::move(mesh), std::move(weights)};
}

/// Vertices on a triangle.
std::vector<std::uint8_t> onSurface(const Mesh& mesh) {
    std::vector<std::uint8_t> on(mesh.vertexCount(), 0);
    for (const std::uint32_t vertex : triangulate(mesh))
        on[vertex] = 1;
    return on;
}

bool isSound(const Body& target, const TransferResult& result) {
    for (std::size_t i = 0; i < result.edit.vertices.size(); ++i) {
        for (const Influence& influence : result.edit.after.row(i))
            if (!std::isfinite(influence.weight) || influence.weight < 0.0f ||
                influence.weight > 1.0f)
                return false;
        if (std::abs(rowSum(result.edit.after.row(i)) - 1.0) > 1e-6)
            return false;
    }
    const SkinWeights weights = after(target, result);
    for (std::size_t p = 0; p < target.mesh.topology.pointCount(); ++p) {
        const auto twins = target.mesh.topology.verticesOf(PointIndex(p));
        for (const VertexIndex twin : twins)
            if (weights.copyRow(twin) != weights.copyRow(twins.front()))
                return false;
    }
    return true;
}

bool sameWeights(const SkinWeights& a, const SkinWeights& b) {
    for (std::size_t v = 0; v < a.rowCount(); ++v)
        for (std::uint16_t bone = 0; bone < 8; ++bone)
            if (std::abs(a.weightOf(VertexIndex(v), bone) - b.weightOf(VertexIndex(v), bone)) >
                1e-6f)
                return false;
    return true;
}

/// A pair of socks: open tubes along +X of radius 5 cm and 40 cm length, 1 cm apart.
constexpr double kSockRadius = 0.05;
Body socks(std::size_t rings, std::size_t sides, double thickness) {
    const double scale = (kSockRadius + thickness) / 0.1;
    const auto sock = [&](double y) {
        Affine3d place = shiftBy(0.0, y, 0.0);
        place.linear() = Vec3d(0.4, scale, scale).asDiagonal();
        return moved(tubeMesh(rings, sides), place);
    };
    return joined(rigid(sock(kSockRadius + 0.005), 0), rigid(sock(-kSockRadius - 0.005), 1));
}

/// How much of the other side's bone the vertices of both socks got.
double exchanged(const Body& target, const SkinWeights& weights) {
    double sum = 0.0;
    for (std::size_t v = 0; v < target.mesh.vertexCount(); ++v)
        sum += double(weights.weightOf(VertexIndex(v), v < target.mesh.vertexCount() / 2 ? 1 : 0));
    return sum;
}

} // namespace

class tst_transfer : public QObject {
    Q_OBJECT
private slots:
    void aMeshTakesItsOwnWeightsUnchanged() {
        for (const Mesh& mesh : meshZoo()) {
            const Body body{mesh, randomWeights(mesh, RowKind::Normalised, 5)};
            const std::vector<std::uint8_t> on = onSurface(mesh);
            const SkinWeights weights = after(body, transferred(body, body));
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                for (std::uint16_t bone = 0; on[v] && bone < 6; ++bone)
                    QVERIFY(std::abs(weights.weightOf(VertexIndex(v), bone) -
                                     body.weights.weightOf(VertexIndex(v), bone)) <= 1e-6f);
        }
        for (const char* name : {"mannequin", "arm", "tail", "bar"}) {
            const Result<Character> sample = makeSample(name);
            QVERIFY(sample.has_value());
            const Body body{*sample->meshes.front().mesh,
                            sample->meshes.front().binding->weights()};
            const TransferResult result = transferred(body, body);
            QVERIFY(result.unmatched.empty());
            QVERIFY(transferFindings(result, "mesh").empty());
            for (std::size_t i = 0; i < result.edit.vertices.size(); ++i)
                for (const Influence& influence : result.edit.before.row(i))
                    QVERIFY(
                        std::abs(
                            after(body, result).weightOf(result.edit.vertices[i], influence.bone) -
                            influence.weight) <= 1e-6f);
        }
    }

    void weightsAreInterpolatedOverTheTriangle() {
        const Body source = ramp(gridMesh(3, 2));
        const Body target = unweighted(moved(gridMesh(17, 13), shiftBy(0.0, 0.0, 0.02)));
        const SkinWeights weights = after(target, transferred(source, target));
        for (std::size_t v = 0; v < target.mesh.vertexCount(); ++v) {
            const float x = target.mesh.positions[v].x();
            QVERIFY(std::abs(weights.weightOf(VertexIndex(v), 1) - x) <= 1e-6f);
            QVERIFY(std::abs(weights.weightOf(VertexIndex(v), 0) - (1.0f - x)) <= 1e-6f);
        }
    }

    void everyBodyTakesSoundRowsFromEveryOther() {
        std::uint32_t seed = 1;
        for (const Mesh& from : meshZoo())
            for (const Mesh& to : meshZoo())
                for (const RowKind kind : {RowKind::AnySum, RowKind::WithZeroRows}) {
                    const Body source{from, randomWeights(from, kind, ++seed)};
                    const Body target{to, randomWeights(to, kind, ++seed)};
                    Options options;
                    options.settings.match.maxDistance = seed % 3 == 0 ? 0.2 : 100.0;
                    const TransferResult result = transferred(source, target, options);
                    QVERIFY(isSound(target, result));
                    QCOMPARE(result.vertices, to.vertexCount());
                    QVERIFY(std::ranges::includes(result.unmatched, result.unreached));
                    QCOMPARE(result.tooFar + result.facesElsewhere + result.withoutWeights,
                             result.unmatched.size());
                    // All that is not unreached has a row now.
                    const SkinWeights weights = after(target, result);
                    for (std::size_t v = 0; v < to.vertexCount(); ++v)
                        if (!std::ranges::binary_search(result.unreached, VertexIndex(v)))
                            QVERIFY(std::abs(rowSum(weights, VertexIndex(v)) - 1.0) <= 1e-6);
                    SkinWeights back = weights;
                    applyBefore(result.edit, back);
                    QVERIFY(back == target.weights);
                }
    }

    void socksOneCentimetreApartExchangeNothing() {
        const Body source = socks(20, 24, 0.0);
        // Thicker by 6 mm: they reach into one another.
        const Body target = unweighted(socks(11, 14, 0.006).mesh);
        Options options;
        const auto run = [&](bool apart, double limit) {
            options.settings.match.keepIslandsApart = apart;
            options.settings.match.normalLimit = limit;
            const TransferResult result = transferred(source, target, options);
            return exchanged(target, after(target, result));
        };
        QCOMPARE(run(true, kPi), 0.0);
        QCOMPARE(run(true, kPi / 2.0), 0.0);
        // Without it what is near counts, and of that only what faces the same way.
        QVERIFY(run(false, kPi) > 10.0);
        QVERIFY(run(false, kPi / 2.0) < 0.5 * run(false, kPi)); // of the flat ends
    }

    void islandsThatHaveNoCounterpartTakeFromWhatIsNear() {
        // One piece from two, and two from one.
        const Body halves = joined(rigid(moved(gridMesh(4, 4), shiftBy(-1.0, 0.0, 0.0)), 0),
                                   rigid(gridMesh(4, 4), 1));
        Affine3d wide = shiftBy(-1.0, 0.0, 0.0);
        wide.linear() = Vec3d(2.0, 1.0, 1.0).asDiagonal();
        const Body whole = unweighted(moved(gridMesh(16, 4), wide));
        const TransferResult fromTwo = transferred(halves, whole);
        QVERIFY(fromTwo.unmatched.empty());
        const SkinWeights both = after(whole, fromTwo);
        for (std::size_t v = 0; v < whole.mesh.vertexCount(); ++v)
            if (const float x = whole.mesh.positions[v].x(); std::abs(x) > 0.01f)
                QCOMPARE(both.weightOf(VertexIndex(v), x < 0.0f ? 0 : 1), 1.0f);
        const Body one = ramp(moved(gridMesh(16, 4), wide));
        const Body two = unweighted(halves.mesh);
        const TransferResult fromOne = transferred(one, two);
        QVERIFY(fromOne.unmatched.empty());
        const SkinWeights weights = after(two, fromOne);
        for (std::size_t v = 0; v < two.mesh.vertexCount(); ++v)
            QVERIFY(std::abs(weights.weightOf(VertexIndex(v), 1) -
                             std::max(0.0f, two.mesh.positions[v].x())) <= 1e-6f);
    }

    void theSideThatFacesTheSameWayCounts() {
        // A sheet of cloth, its inside 4 mm below its outside; the target lies nearer to the
        // inside.
        const Body outside = rigid(gridMesh(6, 6), 0);
        const Body inside = rigid(turnedOver(moved(gridMesh(6, 6), shiftBy(0, 0, -0.004))), 1);
        const Body cloth = joined(outside, inside);
        const Body target = unweighted(moved(gridMesh(9, 9), shiftBy(0, 0, -0.003)));
        Options options;
        options.settings.match.keepIslandsApart = false;
        const auto boneOf = [&](const Body& body) {
            const SkinWeights weights = after(body, transferred(cloth, body, options));
            for (std::size_t v = 0; v < body.mesh.vertexCount(); ++v)
                if (weights.copyRow(VertexIndex(v)) != weights.copyRow(VertexIndex(0)))
                    return -1;
            return int(weights.row(VertexIndex(0)).bones[0]);
        };
        options.settings.match.normalLimit = kPi;
        QCOMPARE(boneOf(target), 1);
        options.settings.match.normalLimit = kPi / 3.0;
        // Nearly all that is nearest is turned away, but that is not to be taken for a mesh whose
        // faces point inwards: a second layer of the target faces down.
        const Body both =
            joined(unweighted(moved(gridMesh(9, 9), shiftBy(0, 0, -0.003))),
                   unweighted(turnedOver(moved(gridMesh(9, 9), shiftBy(0, 0, -0.0035)))));
        const TransferResult result = transferred(cloth, both, options);
        QVERIFY(!result.opposed);
        const SkinWeights weights = after(both, result);
        for (std::size_t v = 0; v < both.mesh.vertexCount(); ++v)
            QCOMPARE(weights.weightOf(VertexIndex(v), v < both.mesh.vertexCount() / 2 ? 0 : 1),
                     1.0f);
    }

    void facesThatPointInwardsAreTurnedOverAndSaid() {
        const Body source = ramp(tubeMesh(12, 10));
        const Body inwards{turnedOver(source.mesh), source.weights};
        const Body target = unweighted(moved(tubeMesh(17, 13), shiftBy(0.0, 0.001, 0.0)));
        const TransferResult straight = transferred(source, target);
        const TransferResult turned = transferred(inwards, target);
        QVERIFY(!straight.opposed && turned.opposed);
        QVERIFY(turned.unmatched.empty());
        QVERIFY(sameWeights(after(target, turned), after(target, straight)));
        QCOMPARE(transferFindings(turned, "mesh").front().code,
                 std::string("transfer-normals-opposed"));
        // A mesh placed by a mirror image is wound the other way and faces outwards all the same.
        const auto joints = sameJoints();
        const TransferResult mirrored = transferWeights(
            {kInstance, target.mesh, target.weights}, {target.mesh, target.mesh.positions},
            {{inwards.mesh, inwards.mesh.positions, true}, inwards.weights, joints}, {});
        QVERIFY(!mirrored.opposed);
        QVERIFY(sameWeights(after(target, mirrored), after(target, straight)));
    }

    void whatHasNoCounterpartIsListedAndFilledFromRimToRim() {
        // Two patches under the ends of a strip: bone 0 at its left, bone 1 at its right.
        const auto patch = [](double x, std::uint16_t bone) {
            Affine3d place = shiftBy(x, 0.0, 0.0);
            place.linear() = Vec3d(0.25, 1.0, 1.0).asDiagonal();
            return rigid(moved(gridMesh(2, 4), place), bone);
        };
        const Body source = joined(patch(0.0, 0), patch(0.75, 1));
        const Body target = unweighted(gridMesh(20, 4));
        Options options;
        options.settings.match.maxDistance = 0.01;
        const TransferResult result = transferred(source, target, options);
        std::vector<VertexIndex> expected;
        for (std::size_t v = 0; v < target.mesh.vertexCount(); ++v)
            if (const float x = target.mesh.positions[v].x(); x > 0.26f && x < 0.74f)
                expected.emplace_back(v);
        QCOMPARE(result.unmatched, expected);
        QCOMPARE(result.tooFar, expected.size());
        QVERIFY(result.unreached.empty());
        const Findings findings = transferFindings(result, "mesh strip");
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, std::string("transfer-unmatched"));
        QCOMPARE(findings[0].count, expected.size());
        const SkinWeights weights = after(target, result);
        for (std::size_t v = 0; v + 1 < target.mesh.vertexCount(); ++v) {
            const float here = weights.weightOf(VertexIndex(v), 1);
            QVERIFY(std::abs(rowSum(weights, VertexIndex(v)) - 1.0) <= 1e-6);
            if (v % 21 != 20) // from left to right
                QVERIFY(weights.weightOf(VertexIndex(v + 1), 1) >= here - 1e-3f);
            const float x = target.mesh.positions[v].x();
            if (x > 0.26f && x < 0.74f) // near the straight line between the rims
                QVERIFY(std::abs(here - (x - 0.25f) / 0.5f) < 0.2f);
        }
    }

    void whatNothingLeadsToStaysAndIsSaid() {
        const Body source = ramp(gridMesh(4, 4));
        const Body far = rigid(moved(gridMesh(3, 3), shiftBy(0.0, 0.0, 50.0)), 5);
        const Body target = joined(unweighted(gridMesh(5, 5)), far);
        const TransferResult result = transferred(source, target);
        QCOMPARE(result.unreached.size(), far.mesh.vertexCount());
        QCOMPARE(result.unmatched, result.unreached);
        const SkinWeights weights = after(target, result);
        for (const VertexIndex vertex : result.unreached)
            QCOMPARE(weights.weightOf(vertex, 5), 1.0f);
        QCOMPARE(transferFindings(result, "mesh").front().code, std::string("transfer-unreached"));
    }

    void placesWithoutWeightsGiveNothing() {
        Body source = ramp(gridMesh(4, 4));
        for (std::size_t v = 0; v < source.mesh.vertexCount(); ++v)
            if (source.mesh.positions[v].x() > 0.6f)
                source.weights.setRow(VertexIndex(v), {});
        const Body target = unweighted(gridMesh(8, 8));
        const TransferResult result = transferred(source, target);
        QVERIFY(result.withoutWeights > 0);
        QCOMPARE(result.withoutWeights, result.unmatched.size());
        QVERIFY(result.unreached.empty());
        for (const VertexIndex vertex : result.unmatched)
            QVERIFY(target.mesh.positions[vertex.value()].x() > 0.6f);
        const Body none = unweighted(gridMesh(4, 4));
        QVERIFY(transferred(none, target).edit.isEmpty());
        const TransferResult nothing = transferred(none, target);
        QCOMPARE(nothing.unreached.size(), target.mesh.vertexCount());
        const Findings findings = transferFindings(nothing, "mesh");
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, std::string("transfer-nothing"));
        QCOMPARE(findings[0].severity, Severity::Error);
    }

    void jointsWithoutCounterpartLeaveTheirShareToTheOthers() {
        Body source = unweighted(gridMesh(2, 2));
        for (std::size_t v = 0; v < source.mesh.vertexCount(); ++v)
            source.weights.setRow(VertexIndex(v), WeightRow{{0, 0.5f}, {1, 0.3f}, {2, 0.2f}});
        const Body target = unweighted(gridMesh(5, 3));
        Options options;
        options.joints = {7, kNoJoint, 3};
        const SkinWeights weights = after(target, transferred(source, target, options));
        for (std::size_t v = 0; v < target.mesh.vertexCount(); ++v) {
            QVERIFY(std::abs(weights.weightOf(VertexIndex(v), 7) - 0.5f / 0.7f) <= 1e-6f);
            QVERIFY(std::abs(weights.weightOf(VertexIndex(v), 3) - 0.2f / 0.7f) <= 1e-6f);
        }
        options.joints = {4, 4, 4}; // all to one
        const SkinWeights one = after(target, transferred(source, target, options));
        QCOMPARE(one.copyRow(VertexIndex(3)), (WeightRow{{4, 1.0f}}));
    }

    void lockedJointsKeepEveryBit() {
        const Body source{tubeMesh(12, 8), randomWeights(tubeMesh(12, 8), RowKind::Normalised, 2)};
        for (Mesh mesh : {tubeMesh(15, 9), soupOf(tubeMesh(9, 7))}) {
            const Body target{mesh, randomWeights(mesh, RowKind::Normalised, 9)};
            Options options;
            options.locked = {0, 1, 0, 1};
            const TransferResult result = transferred(source, target, options);
            QVERIFY(result.edit.vertices.size() > mesh.vertexCount() / 3);
            QVERIFY(isSound(target, result));
            const SkinWeights weights = after(target, result);
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                for (const std::uint16_t bone : {std::uint16_t(1), std::uint16_t(3)})
                    QCOMPARE(weights.weightOf(VertexIndex(v), bone),
                             target.weights.weightOf(VertexIndex(v), bone));
            options.locked.assign(64, 1);
            QVERIFY(transferred(source, target, options).edit.isEmpty());
        }
    }

    void aSelectionGetsWhatTheWholeWouldGet() {
        const Body source = socks(12, 10, 0.0);
        const Body target = unweighted(soupOf(socks(9, 7, 0.004).mesh));
        Options options;
        options.settings.match.maxDistance = 0.005;
        const TransferResult whole = transferred(source, target, options);
        QVERIFY(!whole.unmatched.empty());
        std::vector<VertexIndex> some;
        for (std::size_t v = 0; v < target.mesh.vertexCount(); v += 5)
            some.emplace_back(v);
        options.vertices = some;
        const TransferResult part = transferred(source, target, options);
        const VertexSelection allowed = withTwins(target.mesh.topology, some);
        QVERIFY(std::ranges::includes(allowed, part.edit.vertices));
        QCOMPARE(part.vertices, allowed.size());
        QVERIFY(std::ranges::includes(whole.unmatched, part.unmatched));
        const SkinWeights a = after(target, whole);
        const SkinWeights b = after(target, part);
        for (const VertexIndex vertex : allowed)
            QCOMPARE(b.copyRow(vertex), a.copyRow(vertex));
        options.vertices = std::span<const VertexIndex>();
        QVERIFY(transferred(source, target, options).edit.isEmpty());
    }

    void theNumberOfThreadsDoesNotMatter() {
        const Body source = socks(40, 40, 0.0);
        const Body target = unweighted(soupOf(socks(50, 30, 0.003).mesh));
        Options options;
        options.settings.match.maxDistance = 0.003;
        TransferResult results[2];
        for (const std::size_t threads : {std::size_t(1), std::size_t(4)})
            withThreads(threads,
                        [&] { results[threads / 4] = transferred(source, target, options); });
        QVERIFY(!results[0].unmatched.empty());
        QCOMPARE(results[1].edit.after, results[0].edit.after);
        QCOMPARE(results[1].edit.vertices, results[0].edit.vertices);
        QCOMPARE(results[1].unmatched, results[0].unmatched);
    }

    void rowsKeepToTheLimit() {
        const Mesh from = tubeMesh(12, 8);
        const Body source{from, randomWeights(from, RowKind::Normalised, 2)};
        const Body target = unweighted(tubeMesh(17, 11));
        Options options;
        QVERIFY(after(target, transferred(source, target, options)).maxInfluences() > 4);
        options.settings.maxInfluences = 4;
        const TransferResult result = transferred(source, target, options);
        QVERIFY(isSound(target, result));
        QVERIFY(after(target, result).maxInfluences() <= 4);
    }

    void cancellingChangesNothing() {
        const Body source = socks(12, 10, 0.0);
        const Body target = unweighted(socks(9, 7, 0.004).mesh);
        struct Calls {
            std::vector<double> fractions;
            std::size_t allowed = 1000;
        } calls;
        Options options;
        options.settings.match.maxDistance = 0.0045;
        options.progress.context = &calls;
        options.progress.progress = [](double fraction, void* context) {
            Calls& told = *static_cast<Calls*>(context);
            told.fractions.push_back(fraction);
            return told.fractions.size() <= told.allowed;
        };
        QVERIFY(!transferred(source, target, options).edit.isEmpty());
        QVERIFY(std::ranges::is_sorted(calls.fractions));
        QCOMPARE(calls.fractions.front(), 0.0);
        QCOMPARE(calls.fractions.back(), 1.0);
        const std::size_t most = calls.fractions.size();
        QVERIFY(most > 5);
        for (std::size_t allowed = 0; allowed < most; ++allowed) {
            calls = {{}, allowed};
            const TransferResult result = transferred(source, target, options);
            QVERIFY(result.edit.isEmpty() && result.unmatched.empty());
        }
    }

    void nonsenseStaysSound() {
        Body source{tubeMesh(8, 6), randomWeights(tubeMesh(8, 6), RowKind::AnySum, 2)};
        Body target{tubeMesh(9, 7), randomWeights(tubeMesh(9, 7), RowKind::AnySum, 3)};
        source.mesh.positions[3] = {kNan, 0.0f, 0.0f};
        target.mesh.positions[5] = {0.0f, std::numeric_limits<float>::infinity(), 0.0f};
        target.mesh.positions[6] = {3e38f, 3e38f, 3e38f};
        Options options;
        for (const double value :
             {double(kNan), -1.0, 0.0, 1e-300, 1e300, std::numeric_limits<double>::infinity()}) {
            options.settings.match.maxDistance = value;
            QVERIFY(isSound(target, transferred(source, target, options)));
        }
        options.settings.match.maxDistance.reset();
        for (const double value : {double(kNan), -1.0, 0.0, 7.0}) {
            options.settings.match.normalLimit = value;
            QVERIFY(isSound(target, transferred(source, target, options)));
        }
        options = {};
        options.joints.clear(); // no joint has a counterpart
        QVERIFY(transferred(source, target, options).edit.isEmpty());
        QCOMPARE(transferred(source, target, options).unreached.size(), target.mesh.vertexCount());
    }
};

RIGWRIGHT_TEST(tst_transfer)
#include "tst_transfer.moc"
