// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Painting both sides at once.
#include "core/weights/mirror.h"
#include "core/weights/stroke_edit.h"
#include "tests/core/weights/named_modes.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};
const JointMirror kJoints{1, 0, 3, 2, 4, 5};

/// A sheet of quads from x = -0.5 to 0.5 with points on the plane; its edges are symmetric as well.
/// With `seams` every quad has vertices of its own.
Mesh sheet(bool seams) {
    constexpr std::uint32_t kColumns = 12;
    constexpr std::uint32_t kRows = 8;
    std::vector<Vec3f> positions;
    std::vector<std::vector<std::uint32_t>> faces;
    const auto place = [](std::uint32_t x, std::uint32_t y) {
        return Vec3f((float(x) - 6.0f) / 12.0f, float(y) / 8.0f, 0.0f);
    };
    for (std::uint32_t y = 0; y <= kRows && !seams; ++y)
        for (std::uint32_t x = 0; x <= kColumns; ++x)
            positions.push_back(place(x, y));
    for (std::uint32_t y = 0; y < kRows; ++y) {
        for (std::uint32_t x = 0; x < kColumns; ++x) {
            auto& face = faces.emplace_back();
            for (const auto& [i, j] : {std::pair(x, y), std::pair(x + 1, y),
                                       std::pair(x + 1, y + 1), std::pair(x, y + 1)}) {
                face.push_back(seams ? std::uint32_t(positions.size()) : j * (kColumns + 1) + i);
                if (seams)
                    positions.push_back(place(i, j));
            }
        }
    }
    return meshOf("sheet", positions, faces);
}

/// The sheet with symmetric weights on it.
struct Body {
    Mesh mesh;
    SymmetryMap symmetry;
    PointAdjacency adjacency;
    PointGrid grid;
    SkinWeights weights;

    explicit Body(bool seams) : mesh(sheet(seams)) {
        symmetry = findSymmetry(mesh);
        adjacency = pointAdjacency(mesh);
        grid = PointGrid(mesh.positions);
        weights = randomWeights(mesh, RowKind::Normalised, 3);
        applyAfter(mirrorWeights(target(), symmetry, kJoints, {}).edit, weights);
    }
    [[nodiscard]] WeightScope target() const { return {kInstance, mesh, weights}; }
    [[nodiscard]] BrushFootprint dabAt(float x, float y) const {
        BrushQuery query;
        query.positions = mesh.positions;
        query.grid = &grid;
        query.centre = {x, y, 0.0f};
        query.radius = 0.3f;
        BrushFootprint footprint;
        brushFootprint(mesh, query, footprint);
        return footprint;
    }
    /// The largest difference between a row and the image of its counterpart.
    [[nodiscard]] double asymmetry() const {
        double worst = 0.0;
        for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
            const VertexIndex here = mesh.topology.verticesOf(PointIndex(p)).front();
            const VertexIndex there = mesh.topology.verticesOf(symmetry.of(PointIndex(p))).front();
            for (std::uint16_t bone = 0; bone < 6; ++bone)
                worst = std::max(worst, std::abs(double(weights.weightOf(here, bone)) -
                                                 double(weights.weightOf(there, kJoints[bone]))));
        }
        return worst;
    }
};

BrushSettings brush(BrushMode mode, std::uint16_t bone) {
    BrushSettings settings;
    settings.mode = mode;
    settings.bone = bone;
    settings.value = 0.7f;
    settings.strength = 0.6f;
    return settings;
}

void addModes() {
    QTest::addColumn<BrushMode>("mode");
    QTest::addColumn<bool>("seams");
    QTest::addColumn<int>("bone");
    for (const auto& [name, mode] : kNamedModes) {
        QTest::addRow("%s, a side", name) << mode << false << 0;
        QTest::addRow("%s, the centre", name) << mode << false << 4;
        QTest::addRow("%s, a side, seams", name) << mode << true << 2;
    }
}

} // namespace

class tst_mirrored_brush : public QObject {
    Q_OBJECT
private slots:
    void symmetricWeightsStaySymmetric_data() { addModes(); }
    void symmetricWeightsStaySymmetric() {
        QFETCH(BrushMode, mode);
        QFETCH(bool, seams);
        QFETCH(int, bone);
        Body body(seams);
        QVERIFY(body.symmetry.unmatched.empty());
        QVERIFY(body.asymmetry() <= 2e-7);
        const SkinWeights start = body.weights;
        const BrushSettings settings = brush(mode, std::uint16_t(bone));
        const BrushMirror mirror{body.symmetry, kJoints[std::size_t(bone)]};
        // Away from the plane, over it, and with its centre on it.
        for (const Vec2f& place : {Vec2f(0.35f, 0.5f), Vec2f(0.1f, 0.4f), Vec2f(0.0f, 0.6f)}) {
            const WeightEdit edit = applyMirroredBrush(
                body.target(), body.dabAt(place.x(), place.y()), settings, mirror, &body.adjacency);
            QVERIFY(!edit.isEmpty());
            QVERIFY(std::ranges::is_sorted(edit.vertices));
            for (std::size_t i = 0; i < edit.vertices.size(); ++i)
                QVERIFY(std::abs(rowSum(edit.after.row(i)) - 1.0) <= 1.3e-7);
            SkinWeights undone = body.weights;
            applyAfter(edit, body.weights);
            QVERIFY(body.asymmetry() <= 1e-6);
            applyAfter(edit, undone);
            applyBefore(edit, undone);
            applyAfter(edit, undone);
            QVERIFY(undone == body.weights);
        }
        QVERIFY(!(body.weights == start));
    }

    void thePaintedSideIsAsWithoutTheMirror() {
        Body body(false);
        const BrushFootprint footprint = body.dabAt(0.4f, 0.5f); // does not reach the plane
        const BrushSettings settings = brush(BrushMode::Add, 0);
        SkinWeights expected = body.weights;
        applyAfter(applyBrush(kInstance, body.mesh, body.weights, footprint, settings, {}, nullptr),
                   expected);
        applyAfter(
            applyMirroredBrush(body.target(), footprint, settings, {body.symmetry, 1}, nullptr),
            body.weights);
        for (const VertexIndex vertex : footprint.vertices)
            QCOMPARE(body.weights.copyRow(vertex), expected.copyRow(vertex));
        // A bone without counterpart paints its own side only.
        Body alone(false);
        applyAfter(applyMirroredBrush(alone.target(), footprint, settings,
                                      {alone.symmetry, kNoJoint}, nullptr),
                   alone.weights);
        QVERIFY(alone.weights == expected);
    }

    void onThePlaneACentreBoneIsPaintedOnce() {
        const Mesh mesh = meshOf("middle", {{0, 0, 0}}, {});
        SkinWeights weights(1);
        weights.setRow(VertexIndex(0), WeightRow{{4, 0.2f}, {5, 0.8f}});
        const SymmetryMap symmetry = findSymmetry(mesh);
        BrushSettings settings = brush(BrushMode::Add, 4);
        settings.value = 0.3f;
        settings.strength = 1.0f;
        const WeightEdit edit =
            applyMirroredBrush({kInstance, mesh, weights}, {{VertexIndex(0)}, {1.0f}}, settings,
                               {symmetry, 4}, nullptr);
        QVERIFY(std::abs(edit.after.row(0)[0].weight - 0.5f) <= 1e-6f);
    }

    void onThePlaneTwoSidesShare() {
        const Mesh mesh = meshOf("middle", {{0, 0, 0}}, {});
        SkinWeights weights(1);
        weights.setRow(VertexIndex(0), WeightRow{{5, 1.0f}});
        BrushSettings settings = brush(BrushMode::Replace, 0);
        settings.value = 1.0f;
        settings.strength = 1.0f;
        const WeightEdit edit =
            applyMirroredBrush({kInstance, mesh, weights}, {{VertexIndex(0)}, {1.0f}}, settings,
                               {findSymmetry(mesh), 1}, nullptr);
        QCOMPARE(WeightRow(edit.after.row(0).begin(), edit.after.row(0).end()).size(),
                 std::size_t(2));
        QCOMPARE(edit.after.row(0)[0].weight, 0.5f);
        QCOMPARE(edit.after.row(0)[1].weight, 0.5f);
    }

    void strokesThatDoNotAccumulateStaySymmetric_data() { addModes(); }
    void strokesThatDoNotAccumulateStaySymmetric() {
        QFETCH(BrushMode, mode);
        QFETCH(bool, seams);
        QFETCH(int, bone);
        Body body(seams);
        const SkinWeights start = body.weights;
        BrushSettings settings = brush(mode, std::uint16_t(bone));
        const BrushMirror mirror{body.symmetry, kJoints[std::size_t(bone)]};
        StrokeEdit stroke(kInstance);
        settings.strokeStart = &stroke;
        std::mt19937 random(2);
        // To and fro over the plane.
        for (int i = 0; i < 20; ++i) {
            BrushFootprint footprint = body.dabAt(0.35f * std::sin(0.4f * float(i)), 0.5f);
            stroke.keepStrongest(footprint);
            const WeightEdit edit =
                applyMirroredBrush(body.target(), footprint, settings, mirror, &body.adjacency);
            applyAfter(edit, body.weights);
            stroke.add(edit);
            QVERIFY(body.asymmetry() <= 1e-6);
        }
        QVERIFY(!(body.weights == start));
        SkinWeights undone = body.weights;
        applyBefore(stroke.finish(body.weights), undone);
        QVERIFY(undone == start);
        // The same dabs again change nothing: no dab is counted twice.
        for (int i = 0; i < 20; ++i) {
            BrushFootprint footprint = body.dabAt(0.35f * std::sin(0.4f * float(i)), 0.5f);
            stroke.keepStrongest(footprint);
            QVERIFY(footprint.vertices.empty());
        }
    }

    void theImageOfTheImageIsTheFootprint() {
        for (const bool seams : {false, true}) {
            const Body body(seams);
            const BrushFootprint footprint = body.dabAt(0.2f, 0.3f);
            const BrushFootprint image = mirroredFootprint(body.mesh, body.symmetry, footprint);
            QVERIFY(std::ranges::is_sorted(image.vertices));
            QCOMPARE(image.vertices.size(), footprint.vertices.size());
            const BrushFootprint back = mirroredFootprint(body.mesh, body.symmetry, image);
            QCOMPARE(back.vertices, footprint.vertices);
            QCOMPARE(back.strengths, footprint.strengths);
        }
        const Mesh lopsided = meshOf("lopsided", {{1, 0, 0}, {2, 0, 0}}, {});
        QVERIFY(mirroredFootprint(lopsided, findSymmetry(lopsided), {{VertexIndex(1)}, {1.0f}})
                    .vertices.empty());
    }
};

RIGWRIGHT_TEST(tst_mirrored_brush)
#include "tst_mirrored_brush.moc"
