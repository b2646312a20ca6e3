// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Heat: the law of the thin tube, islands, and its equations by another road.
#include "core/base/parallel.h"
#include "core/weights/bind.h"
#include "core/weights/dissection.h"
#include "core/weights/heat_system.h"
#include "tests/support/bind_zoo.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <Eigen/Dense>
#include <QTest>

#include <cmath>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};

struct Bound {
    SkinWeights weights;
    BindReport report;
};

Bound heat(const Mesh& mesh, const std::vector<BoneSegment>& segments, std::size_t joints) {
    SkinWeights weights(mesh.vertexCount());
    BindSettings settings;
    settings.maxInfluences = 0;
    const BindResult result = bindWeights({.scope = {kInstance, mesh, weights},
                                           .segments = segments,
                                           .jointCount = joints,
                                           .settings = settings});
    applyAfter(result.edit, weights);
    return {weights, result.report};
}

/// Along +X from -half to half, open ends, as quads.
Mesh openTube(double half, double radius, std::size_t rings, std::size_t sides) {
    std::vector<Vec3f> positions;
    std::vector<std::vector<std::uint32_t>> faces;
    for (std::size_t r = 0; r < rings; ++r)
        for (std::size_t s = 0; s < sides; ++s) {
            const double angle = 2.0 * kPi * double(s) / double(sides);
            positions.push_back(Vec3d(-half + 2.0 * half * double(r) / double(rings - 1),
                                      radius * std::cos(angle), radius * std::sin(angle))
                                    .cast<float>());
            if (r == 0)
                continue;
            const auto a = std::uint32_t((r - 1) * sides + s);
            const auto b = std::uint32_t((r - 1) * sides + (s + 1) % sides);
            faces.push_back({a, b, std::uint32_t(b + sides), std::uint32_t(a + sides)});
        }
    return meshOf("tube", std::move(positions), faces);
}

/// The two rows lie in different parts of the piece, or of one inside it.
bool isBetweenParts(const DissectionPiece& piece, std::size_t a, std::size_t b) {
    const DissectionPiece* around[2] = {nullptr, nullptr};
    for (const DissectionPiece& part : piece.parts)
        for (std::size_t i = 0; i < 2; ++i)
            if (const std::size_t row = i == 0 ? a : b; row >= part.first && row < part.last)
                around[i] = &part;
    if (!around[0] || !around[1])
        return false; // one of them keeps the parts asunder
    return around[0] != around[1] || isBetweenParts(*around[0], a, b);
}

/// Triangles among vertices that have nothing to do with where they are.
Mesh tangle(std::size_t vertices, std::size_t triangles) {
    std::mt19937 random(3);
    std::uniform_real_distribution<float> coordinate(-1.0f, 1.0f);
    std::uniform_int_distribution<std::uint32_t> any(0, std::uint32_t(vertices - 1));
    std::vector<Vec3f> positions(vertices);
    for (Vec3f& position : positions)
        position = {coordinate(random), coordinate(random), coordinate(random)};
    std::vector<std::vector<std::uint32_t>> faces;
    while (faces.size() < triangles) {
        const std::uint32_t a = any(random);
        const std::uint32_t b = any(random);
        const std::uint32_t c = any(random);
        if (a != b && b != c && c != a)
            faces.push_back({a, b, c});
    }
    return meshOf("tangle", std::move(positions), faces);
}

} // namespace

class tst_bind_heat : public QObject {
    Q_OBJECT
private slots:
    void aThinTubeFollowsItsLaw_data() {
        QTest::addColumn<double>("radius");
        QTest::addColumn<bool>("wound");
        QTest::newRow("radius 0.05") << 0.05 << false;
        QTest::newRow("radius 0.1") << 0.1 << false;
        QTest::newRow("radius 0.1, inverted") << 0.1 << true;
    }
    /// Baran & Popović 2007: the near bone's weight at x past the joint is 1/2·e^(-x/r).
    void aThinTubeFollowsItsLaw() {
        QFETCH(double, radius);
        QFETCH(bool, wound);
        Mesh tube = openTube(1.0, radius, 401, 24);
        if (wound)
            tube = inverted(tube);
        const Bound bound = heat(tube, chainOf(2, {-1.5, 0, 0}, {1.5, 0, 0}), 2);
        double worst = 0.0;
        for (std::size_t v = 0; v < tube.vertexCount(); ++v) {
            const double x = double(tube.positions[v].x());
            if (std::abs(x) > 1.0 - 4.0 * radius)
                continue; // the open ends are not part of the law
            const double far = 0.5 * std::exp(-std::abs(x) / radius);
            const double expected = x > 0.0 ? far : 1.0 - far;
            worst = std::max(
                worst, std::abs(double(bound.weights.weightOf(VertexIndex(v), 0)) - expected));
        }
        QVERIFY2(worst <= 0.02, std::to_string(worst).c_str());
        QCOMPARE(bound.report.islands.front().way, BindWay::Heat);
        QCOMPARE(bound.report.islands.front().reason, BindReason::None);
    }

    /// The same matrix, dense and solved by another decomposition; the same bits on any number of
    /// threads.
    void theSparseSolutionIsThatOfTheDenseEquations() {
        std::vector<Mesh> meshes{tubeMesh(9, 7), tubeMesh(40, 30)};
        for (const BindCase& bindCase : bindZoo())
            if (bindCase.mesh.vertexCount() <= 1500)
                meshes.push_back(bindCase.mesh);
        QVERIFY(meshes.size() > 6);
        std::mt19937 random(5);
        std::uniform_real_distribution<double> number(0.5, 3.0);
        for (const Mesh& mesh : meshes) {
            const BindShape shape(mesh);
            const SurfaceLaplacian laplacian(shape);
            const auto n = Eigen::Index(shape.placeCount());
            std::vector<double> conductance(shape.placeCount());
            Eigen::MatrixXd dense = Eigen::MatrixXd::Zero(n, n);
            for (Eigen::Index i = 0; i < n; ++i)
                dense(i, i) = conductance[std::size_t(i)] = number(random);
            for (const SurfaceLaplacian::Edge& edge : laplacian.edges) {
                dense(edge.a, edge.b) -= edge.weight;
                dense(edge.b, edge.a) -= edge.weight;
                dense(edge.a, edge.a) += edge.weight;
                dense(edge.b, edge.b) += edge.weight;
            }
            constexpr std::size_t kColumns = HeatSystem::kColumns;
            Eigen::MatrixXd right = Eigen::MatrixXd::Zero(n, Eigen::Index(kColumns));
            std::vector<double> given(shape.placeCount() * kColumns);
            for (std::size_t i = 0; i < given.size(); ++i)
                right(Eigen::Index(i / kColumns), Eigen::Index(i % kColumns)) = given[i] =
                    number(random);
            const Eigen::MatrixXd expected = dense.partialPivLu().solve(right);
            std::vector<double> first;
            for (const std::size_t threads : {1u, 2u, 3u})
                withThreads(threads, [&] {
                    std::vector<double> values = given;
                    HeatSystem system(shape);
                    for (int again = 0; again < 2; ++again) // the second time over the first
                        QVERIFY(system.factorise(conductance,
                                                 std::vector<std::uint8_t>(shape.placeCount())));
                    system.solve(values);
                    for (std::size_t i = 0; i < values.size(); ++i)
                        QVERIFY(std::abs(values[i] - expected(Eigen::Index(i / kColumns),
                                                              Eigen::Index(i % kColumns))) < 1e-9);
                    first = first.empty() ? values : first;
                    QCOMPARE(values, first);
                });
        }
    }

    void equationsWithoutASolutionAreRefused() {
        const BindShape shape(tubeMesh(9, 7));
        HeatSystem system(shape);
        const std::vector<std::uint8_t> cutOff(shape.placeCount());
        QVERIFY(!system.factorise(std::vector<double>(shape.placeCount(), -1.0), cutOff));
        QVERIFY(system.factorise(std::vector<double>(shape.placeCount(), 1.0), cutOff));
    }

    /// What is no surface, but a tangle whose factor would fill any memory.
    void aTangleTooLargeToSolveIsRefused() {
        const BindShape shape(tangle(60'000, 120'000));
        HeatSystem system(shape);
        QVERIFY(!system.factorise(std::vector<double>(shape.placeCount(), 1.0),
                                  std::vector<std::uint8_t>(shape.placeCount())));
    }

    /// An order of elimination names every place once, whatever the mesh, and the same on any
    /// number of threads; no edge leads from one part of a piece to the other.
    void theOrderOfEliminationIsAPermutation() {
        std::vector<Mesh> meshes{tubeMesh(300, 100)}; // so large that threads share it
        for (const BindCase& bindCase : bindZoo())
            meshes.push_back(bindCase.mesh);
        for (const Mesh& mesh : meshes) {
            const BindShape shape(mesh);
            const SurfaceLaplacian laplacian(shape);
            const DissectionOrder dissected = dissectionOrder(shape, laplacian.edges);
            std::vector<std::uint32_t> order = dissected.placeAt;
            for (const std::size_t threads : {1u, 3u})
                withThreads(threads, [&] {
                    QCOMPARE(dissectionOrder(shape, laplacian.edges).placeAt, order);
                });
            std::vector<std::size_t> rowOf(order.size());
            for (std::size_t i = 0; i < order.size(); ++i)
                rowOf[order[i]] = i;
            for (const SurfaceLaplacian::Edge& edge : laplacian.edges)
                QVERIFY(!isBetweenParts(dissected.whole, rowOf[edge.a], rowOf[edge.b]));
            std::ranges::sort(order);
            QCOMPARE(order.size(), shape.placeCount());
            for (std::size_t i = 0; i < order.size(); ++i)
                QCOMPARE(std::size_t(order[i]), i);
        }
    }

    /// However a body is drawn out, what keeps its halves apart is short.
    void cutsAreShort_data() {
        QTest::addColumn<int>("rings");
        QTest::addColumn<int>("sides");
        QTest::newRow("long") << 512 << 20;
        QTest::newRow("even") << 100 << 100;
        QTest::newRow("wide: cut along, not around") << 20 << 512;
        QTest::newRow("very wide") << 6 << 2000;
    }
    void cutsAreShort() {
        QFETCH(int, rings);
        QFETCH(int, sides);
        const BindShape shape(openTube(1.0, 0.3, std::size_t(rings), std::size_t(sides)));
        const DissectionPiece whole = dissectionOrder(shape, SurfaceLaplacian(shape).edges).whole;
        const double border = double(whole.last - whole.separator);
        QVERIFY2(border <= 2.5 * std::sqrt(double(shape.placeCount())),
                 qPrintable(QString::number(border)));
    }

    /// On a flat grid of right-angled triangles the cotangents give the five-point stencil.
    void theLaplacianOfAGridIsTheFivePointStencil() {
        const SurfaceLaplacian laplacian{BindShape(gridMesh(6, 6))};
        const Mesh mesh = gridMesh(6, 6);
        const BindShape shape(mesh);
        double area = 0.0;
        for (const double a : laplacian.areas)
            area += a;
        QVERIFY(std::abs(area - 1.0) < 1e-3);
        for (const SurfaceLaplacian::Edge& edge : laplacian.edges) {
            const Vec3d along = shape.places[edge.a] - shape.places[edge.b];
            const bool diagonal = std::abs(along.x()) > 1e-3 && std::abs(along.y()) > 1e-3;
            const bool rim = std::min({0.5 - std::abs(shape.places[edge.a].x()),
                                       0.5 - std::abs(shape.places[edge.a].y())}) < 1e-3 &&
                             std::min({0.5 - std::abs(shape.places[edge.b].x()),
                                       0.5 - std::abs(shape.places[edge.b].y())}) < 1e-3;
            if (diagonal)
                QVERIFY(edge.weight < 1e-3);
            else if (!rim)
                QVERIFY(std::abs(edge.weight - 1.0) < 1e-3);
        }
    }

    void thirteenCubesBesideABodyDoNotDisturbIt() {
        const BindCase bindCase = bodyWithCubes();
        const Bound all = heat(bindCase.mesh, bindCase.segments, 2);
        const Mesh body = tubeMesh(40, 16);
        const Bound alone = heat(body, bindCase.segments, 2);
        for (std::size_t v = 0; v < body.vertexCount(); ++v)
            QVERIFY(std::abs(all.weights.weightOf(VertexIndex(v), 1) -
                             alone.weights.weightOf(VertexIndex(v), 1)) < 1e-5f);
        std::size_t fallen = 0;
        for (const BindIsland& island : all.report.islands) {
            if (island.firstVertex == VertexIndex(0)) {
                QCOMPARE(island.way, BindWay::Heat);
                QCOMPARE(island.fallbacks, std::size_t(0));
                continue;
            }
            ++fallen;
            QCOMPARE(island.vertexCount, std::size_t(8));
            QCOMPARE(island.fallbacks, std::size_t(8));
            QCOMPARE(island.reason, BindReason::NoVisibleBone);
        }
        QCOMPARE(fallen, std::size_t(13));
        for (std::size_t v = body.vertexCount(); v < bindCase.mesh.vertexCount(); ++v)
            QVERIFY(std::abs(sumOf(all.weights.row(VertexIndex(v))) - 1.0) < 1e-5);
        const Findings findings =
            findingsOf(all.report, "mesh", std::vector<std::string>{"a", "b"});
        QCOMPARE(findings.front().code, std::string("bind-no-visible-bone"));
        QCOMPARE(findings.front().count, std::size_t(13));
        QVERIFY(findings.front().detail.starts_with("13 pieces (104 vertices)"));
    }

    /// A sleeve around an arm: the arm hides the bones from it, and its weights are those of the
    /// arm all the same.
    void clothesGetTheWeightsOfTheBodyUnderThem() {
        const Mesh arm = openTube(1.0, 0.1, 101, 16);
        const Mesh sleeve = openTube(1.0, 0.12, 101, 16);
        const Bound both =
            heat(together("arm", {arm, sleeve}), chainOf(2, {-1.5, 0, 0}, {1.5, 0, 0}), 2);
        QCOMPARE(both.report.islands.size(), std::size_t(2));
        QCOMPARE(both.report.islands[1].way, BindWay::HeatAlone);
        for (std::size_t v = 0; v < arm.vertexCount(); ++v)
            QVERIFY(std::abs(both.weights.weightOf(VertexIndex(v), 0) -
                             both.weights.weightOf(VertexIndex(v + arm.vertexCount()), 0)) < 0.05f);
    }

    void aBoneOutsideBetweenTwoLegsIsNotSeenFromOutside() {
        // Two legs along X; a third bone runs between them in the air.
        const Mesh legs = together("legs", {moved(tubeMesh(40, 16), 1.0, {0, 0.2, 0}),
                                            moved(tubeMesh(40, 16), 1.0, {0, -0.2, 0})});
        const std::vector<BoneSegment> segments{
            {.joint = 0, .head = {0, 0.2, 0}, .tail = {1, 0.2, 0}},
            {.joint = 1, .head = {0, -0.2, 0}, .tail = {1, -0.2, 0}},
            {.joint = 2, .head = {0, 0.03, 0}, .tail = {1, 0.03, 0}}};
        const Bound bound = heat(legs, segments, 3);
        QCOMPARE(bound.report.weightless, std::vector<std::uint16_t>{2});
        for (std::size_t v = 0; v < legs.vertexCount(); ++v)
            QCOMPARE(bound.weights.weightOf(VertexIndex(v), legs.positions[v].y() > 0 ? 0 : 1),
                     1.0f);
    }

    void reasonsAreNamed_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("reason");
        QTest::newRow("area") << "faces without area" << int(BindReason::ZeroArea);
        QTest::newRow("nan") << "a position that is no number" << int(BindReason::NotFinite);
        QTest::newRow("lines") << "two vertices" << int(BindReason::NoFaces);
    }
    void reasonsAreNamed() {
        QFETCH(QString, name);
        QFETCH(int, reason);
        const auto found = std::ranges::find(bindZoo(), name.toStdString(), &BindCase::name);
        QVERIFY(found != bindZoo().end());
        const Bound bound = heat(found->mesh, found->segments, found->jointCount);
        QVERIFY(std::ranges::any_of(bound.report.islands, [&](const BindIsland& island) {
            return int(island.reason) == reason && island.fallbacks > 0;
        }));
    }
};

RIGWRIGHT_TEST(tst_bind_heat)
#include "tst_bind_heat.moc"
