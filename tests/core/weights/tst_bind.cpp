// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Laws of automatic weights: every method, every mesh.
#include "core/base/parallel.h"
#include "core/weights/bind.h"
#include "core/weights/bind_envelope.h"
#include "tests/support/bind_zoo.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstring>
#include <map>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};

struct Method {
    const char* name;
    BindSettings settings;
};

const std::vector<Method>& methods() {
    const auto with = [](BindMethod method, bool rigid = false) {
        BindSettings settings;
        settings.method = method;
        settings.rigid = rigid;
        settings.resolution = 64;
        return settings;
    };
    static const std::vector<Method> all{{"rigid", with(BindMethod::Closest, true)},
                                         {"closest", with(BindMethod::Closest)},
                                         {"envelope", with(BindMethod::Envelope)},
                                         {"heat", with(BindMethod::Heat)},
                                         {"geodesic", with(BindMethod::Geodesic)}};
    return all;
}

BindResult bound(const BindCase& bindCase, const SkinWeights& weights, const BindSettings& settings,
                 std::span<const std::uint8_t> locked = {},
                 std::optional<std::span<const VertexIndex>> vertices = std::nullopt) {
    return bindWeights({.scope = {kInstance, bindCase.mesh, weights, vertices, locked},
                        .segments = bindCase.segments,
                        .jointCount = bindCase.jointCount,
                        .settings = settings});
}

SkinWeights applied(const WeightEdit& edit, SkinWeights weights) {
    applyAfter(edit, weights);
    return weights;
}

/// "" where the rows are complete, else the first that is not.
std::string brokenRow(const Mesh& mesh, const SkinWeights& weights, std::size_t joints,
                      std::size_t most) {
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        const RowView row = weights.row(VertexIndex(v));
        const std::string where = "vertex " + std::to_string(v);
        if (most != 0 && row.size() > most)
            return where + " has " + std::to_string(row.size()) + " influences";
        if (!(std::abs(sumOf(row) - 1.0) <= 1e-5))
            return where + " sums to " + std::to_string(sumOf(row));
        for (std::size_t i = 0; i < row.size(); ++i)
            if (!(row.weights[i] >= 0.0f && row.weights[i] <= 1.0f) || row.bones[i] >= joints)
                return where + " has weight " + std::to_string(row.weights[i]) + " of joint " +
                       std::to_string(row.bones[i]);
    }
    return {};
}

bool sameBits(const RowView& a, const RowView& b) {
    return std::ranges::equal(a.bones, b.bones) &&
           (a.size() == 0 ||
            std::memcmp(a.weights.data(), b.weights.data(), a.size() * sizeof(float)) == 0);
}

/// "" where vertices of one place have one row.
std::string differentTwins(const Mesh& mesh, const SkinWeights& weights) {
    std::map<std::array<float, 3>, std::size_t> firstAt;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        const Vec3f& at = mesh.positions[v];
        if (!at.allFinite())
            continue;
        const auto [first, isNew] = firstAt.try_emplace({at.x(), at.y(), at.z()}, v);
        if (!isNew &&
            !sameBits(weights.row(VertexIndex(first->second)), weights.row(VertexIndex(v))))
            return "vertices " + std::to_string(first->second) + " and " + std::to_string(v);
    }
    return {};
}

/// The mesh with one more vertex, which nothing joins to the others.
Mesh withStray(const Mesh& mesh, const Vec3f& at) {
    std::vector<Vec3f> positions = mesh.positions;
    positions.push_back(at);
    std::vector<std::vector<std::uint32_t>> faces;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
        const auto corners =
            std::span(mesh.cornerVertices)
                .subspan(mesh.faceOffsets[f], mesh.faceOffsets[f + 1] - mesh.faceOffsets[f]);
        faces.emplace_back(corners.begin(), corners.end());
    }
    return meshOf("stray", std::move(positions), faces);
}

bool hasCode(const Findings& findings, const std::string& code) {
    return std::ranges::any_of(findings,
                               [&](const Finding& finding) { return finding.code == code; });
}

} // namespace

class tst_bind : public QObject {
    Q_OBJECT

    static void addMethods() {
        QTest::addColumn<int>("method");
        for (std::size_t m = 0; m < methods().size(); ++m)
            QTest::newRow(methods()[m].name) << int(m);
    }

private slots:
    void everyRowIsCompleteOnEveryMesh_data() { addMethods(); }
    void everyRowIsCompleteOnEveryMesh() {
        QFETCH(int, method);
        for (const BindCase& bindCase : bindZoo())
            for (const std::size_t most : {0, 1, 2, 4}) {
                BindSettings settings = methods()[std::size_t(method)].settings;
                settings.maxInfluences = most;
                const SkinWeights none(bindCase.mesh.vertexCount());
                const BindResult result = bound(bindCase, none, settings);
                QVERIFY(!result.cancelled && !result.report.noBones);
                const SkinWeights after = applied(result.edit, none);
                const std::string broken =
                    brokenRow(bindCase.mesh, after, bindCase.jointCount, most);
                QVERIFY2(broken.empty(), (bindCase.name + ": " + broken).c_str());
                const std::string twins = differentTwins(bindCase.mesh, after);
                QVERIFY2(twins.empty(), (bindCase.name + ": " + twins).c_str());
                QVERIFY(result.report.maxRowError <= 1e-6);
                QCOMPARE(result.report.bound, bindCase.mesh.vertexCount());
            }
    }

    void theReportNamesEveryVertexOnce_data() { addMethods(); }
    void theReportNamesEveryVertexOnce() {
        QFETCH(int, method);
        for (const BindCase& bindCase : bindZoo()) {
            const SkinWeights none(bindCase.mesh.vertexCount());
            const BindReport report =
                bound(bindCase, none, methods()[std::size_t(method)].settings).report;
            std::size_t vertices = 0;
            for (const BindIsland& island : report.islands) {
                vertices += island.vertexCount;
                QVERIFY(island.fallbacks <= island.vertexCount);
                QCOMPARE(island.reason == BindReason::None, island.fallbacks == 0);
                QVERIFY(island.joint < bindCase.jointCount);
            }
            QCOMPARE(vertices, bindCase.mesh.vertexCount());
        }
    }

    void lockedJointsKeepEveryBit_data() { addMethods(); }
    void lockedJointsKeepEveryBit() {
        QFETCH(int, method);
        for (const BindCase& bindCase : bindZoo()) {
            if (bindCase.jointCount < 2)
                continue;
            BindSettings settings = methods()[std::size_t(method)].settings;
            settings.replaceExisting = true;
            settings.maxInfluences = 0;
            const SkinWeights before =
                randomWeights(bindCase.mesh, RowKind::Normalised, 7, bindCase.jointCount, 3);
            const std::vector<std::uint8_t> locked{0, 1};
            const BindResult result = bound(bindCase, before, settings, locked);
            if (result.report.noBones)
                continue;
            const SkinWeights after = applied(result.edit, before);
            for (std::size_t v = 0; v < bindCase.mesh.vertexCount(); ++v) {
                const float was = before.weightOf(VertexIndex(v), 1);
                const float is = after.weightOf(VertexIndex(v), 1);
                QVERIFY2(std::memcmp(&was, &is, sizeof was) == 0, bindCase.name.c_str());
            }
            const std::string broken = brokenRow(bindCase.mesh, after, bindCase.jointCount, 0);
            QVERIFY2(broken.empty(), (bindCase.name + ": " + broken).c_str());
        }
    }

    void weightsThatAreThereStayUnlessAsked_data() { addMethods(); }
    void weightsThatAreThereStayUnlessAsked() {
        QFETCH(int, method);
        const BindCase& bindCase = bindZoo()[2];
        SkinWeights before =
            randomWeights(bindCase.mesh, RowKind::Normalised, 3, bindCase.jointCount, 2);
        before.setRow(VertexIndex(5), {});
        before.setRow(VertexIndex(9), {});
        const BindResult result = bound(bindCase, before, methods()[std::size_t(method)].settings);
        QCOMPARE(result.edit.vertices, (std::vector{VertexIndex(5), VertexIndex(9)}));
        QCOMPARE(result.report.kept, bindCase.mesh.vertexCount() - 2);
        QCOMPARE(result.report.bound, std::size_t(2));
    }

    void onlyTheVerticesAskedForChangeAndAsInTheWhole_data() { addMethods(); }
    void onlyTheVerticesAskedForChangeAndAsInTheWhole() {
        QFETCH(int, method);
        for (const BindCase& bindCase : bindZoo()) {
            if (bindCase.mesh.vertexCount() < 3)
                continue;
            const SkinWeights none(bindCase.mesh.vertexCount());
            const BindSettings& settings = methods()[std::size_t(method)].settings;
            const std::vector<VertexIndex> some{VertexIndex(2), VertexIndex(0)};
            const SkinWeights whole = applied(bound(bindCase, none, settings).edit, none);
            const WeightEdit part = bound(bindCase, none, settings, {}, some).edit;
            QVERIFY(!part.isEmpty());
            for (std::size_t i = 0; i < part.vertices.size(); ++i) {
                const PointIndex point =
                    bindCase.mesh.topology.pointOfVertex[part.vertices[i].value()];
                QVERIFY(point == bindCase.mesh.topology.pointOfVertex[0] ||
                        point == bindCase.mesh.topology.pointOfVertex[2]);
                const WeightRow row = whole.copyRow(part.vertices[i]);
                QVERIFY(std::ranges::equal(part.after.row(i), row));
            }
        }
    }

    void onlyTheSelectedJointsTakeWeight_data() { addMethods(); }
    void onlyTheSelectedJointsTakeWeight() {
        QFETCH(int, method);
        const BindCase& bindCase = bindZoo()[2];
        const SkinWeights none(bindCase.mesh.vertexCount());
        const std::vector<std::uint8_t> selected{0, 1, 1};
        BindSettings settings = methods()[std::size_t(method)].settings;
        const auto run = [&](const SkinWeights& weights) {
            return applied(bindWeights({.scope = {kInstance, bindCase.mesh, weights},
                                        .segments = bindCase.segments,
                                        .jointCount = 3,
                                        .selected = selected,
                                        .settings = settings})
                               .edit,
                           weights);
        };
        const SkinWeights fresh = run(none);
        settings.replaceExisting = true;
        SkinWeights all(bindCase.mesh.vertexCount());
        for (std::size_t v = 0; v < bindCase.mesh.vertexCount(); ++v)
            all.setRow(VertexIndex(v), WeightRow{{0, 1.0f}});
        const SkinWeights beside = run(all);
        QVERIFY(brokenRow(bindCase.mesh, fresh, 3, 0).empty());
        QVERIFY(brokenRow(bindCase.mesh, beside, 3, 0).empty());
        for (std::size_t v = 0; v < bindCase.mesh.vertexCount(); ++v) {
            QCOMPARE(fresh.weightOf(VertexIndex(v), 0), 0.0f);
            // The first joint keeps its own end, and leaves the other one.
            const float x = bindCase.mesh.positions[v].x();
            if (x < 0.1f)
                QVERIFY(beside.weightOf(VertexIndex(v), 0) > 0.5f);
            if (x > 0.9f)
                QVERIFY(beside.weightOf(VertexIndex(v), 0) < 0.1f);
        }
    }

    void theResultDoesNotDependOnThreads_data() { addMethods(); }
    void theResultDoesNotDependOnThreads() {
        QFETCH(int, method);
        std::vector<BindCase> cases = bindZoo();
        // Large enough that every stage is cut in pieces.
        cases.push_back({"large", tubeMesh(200, 60), chainOf(20, {0, 0, 0}, {1, 0, 0}), 20});
        for (const BindCase& bindCase : cases) {
            const SkinWeights none(bindCase.mesh.vertexCount());
            BindSettings settings = methods()[std::size_t(method)].settings;
            settings.resolution = bindCase.name == "large" ? 160 : 64;
            BindResult one;
            BindResult four;
            withThreads(1, [&] { one = bound(bindCase, none, settings); });
            withThreads(4, [&] { four = bound(bindCase, none, settings); });
            QVERIFY2(one.edit.after == four.edit.after, bindCase.name.c_str());
            QVERIFY(one.report == four.report);
        }
    }

    void theResultDoesNotDependOnTheUnitOfLength_data() { addMethods(); }
    void theResultDoesNotDependOnTheUnitOfLength() {
        QFETCH(int, method);
        const BindCase plain{"tube", tubeMesh(30, 12), chainOf(3, {0, 0, 0}, {1, 0, 0}), 3};
        const BindSettings& settings = methods()[std::size_t(method)].settings;
        const SkinWeights none(plain.mesh.vertexCount());
        const SkinWeights expected = applied(bound(plain, none, settings).edit, none);
        for (const double factor : {1.0 / 1024.0, 1024.0}) { // exact in float
            BindCase scaled{"scaled", moved(plain.mesh, factor, Vec3d::Zero()), plain.segments, 3};
            for (BoneSegment& segment : scaled.segments) {
                segment.head *= factor;
                segment.tail *= factor;
            }
            QVERIFY(applied(bound(scaled, none, settings).edit, none) == expected);
        }
    }

    void aCancelledBindChangesNothing_data() { addMethods(); }
    void aCancelledBindChangesNothing() {
        QFETCH(int, method);
        const BindCase bindCase{"tube", tubeMesh(80, 40), chainOf(20, {0, 0, 0}, {1, 0, 0}), 20};
        const SkinWeights none(bindCase.mesh.vertexCount());
        struct Watch {
            std::size_t calls = 0;
            std::size_t stopAt = 0;
            double last = 0.0;
            bool falls = false;
        };
        const auto run = [&](Watch& watch) {
            const WeightProgress progress{[](double fraction, void* context) {
                                              Watch& w = *static_cast<Watch*>(context);
                                              w.falls = w.falls || fraction < w.last ||
                                                        !(fraction <= 1.0);
                                              w.last = fraction;
                                              return ++w.calls != w.stopAt;
                                          },
                                          &watch};
            return bindWeights({.scope = {kInstance, bindCase.mesh, none},
                                .segments = bindCase.segments,
                                .jointCount = bindCase.jointCount,
                                .settings = methods()[std::size_t(method)].settings},
                               progress);
        };
        Watch whole;
        QVERIFY(!run(whole).cancelled);
        QVERIFY(whole.calls >= 4 && !whole.falls);
        for (std::size_t stopAt = 1; stopAt <= whole.calls; ++stopAt) {
            Watch watch;
            watch.stopAt = stopAt;
            const BindResult result = run(watch);
            QVERIFY(result.cancelled);
            QVERIFY(result.edit.isEmpty());
            QVERIFY(result.report == BindReport());
            QCOMPARE(watch.calls, stopAt);
        }
    }

    void aCacheGivesTheSameBitsAlsoForAnotherMesh_data() { addMethods(); }
    void aCacheGivesTheSameBitsAlsoForAnotherMesh() {
        QFETCH(int, method);
        BindCache cache;
        BindCase bindCase{"tube", tubeMesh(30, 12), chainOf(4, {0, 0, 0}, {1, 0, 0}), 4};
        for (int round = 0; round < 4; ++round) {
            bindCase.segments[2].head.y() += 0.02 * round;
            if (round == 3)
                bindCase.mesh = moved(bindCase.mesh, 1.0, {0.1, 0, 0});
            const SkinWeights none(bindCase.mesh.vertexCount());
            const BindSettings& settings = methods()[std::size_t(method)].settings;
            const BindResult with = bindWeights({.scope = {kInstance, bindCase.mesh, none},
                                                 .segments = bindCase.segments,
                                                 .jointCount = bindCase.jointCount,
                                                 .settings = settings,
                                                 .cache = &cache});
            QVERIFY(with.edit.after == bound(bindCase, none, settings).edit.after);
        }
    }

    void twinsThatCameToDifferBecomeEqual_data() { addMethods(); }
    void twinsThatCameToDifferBecomeEqual() {
        QFETCH(int, method);
        const Mesh soup = soupOf(tubeMesh(6, 6));
        const BindCase bindCase{"soup", soup, chainOf(2, {0, 0, 0}, {1, 0, 0}), 2};
        BindSettings settings = methods()[std::size_t(method)].settings;
        settings.replaceExisting = true;
        const SkinWeights none(soup.vertexCount());
        SkinWeights weights = applied(bound(bindCase, none, settings).edit, none);
        // Now the first of each point is right already, and another one is not.
        for (std::size_t p = 0; p < soup.topology.pointCount(); ++p)
            if (const auto twins = soup.topology.verticesOf(PointIndex(p)); twins.size() > 1)
                weights.setRow(twins.back(), WeightRow{{0, 0.5f}, {1, 0.5f}});
        const BindResult result = bound(bindCase, weights, settings);
        QVERIFY(differentTwins(soup, applied(result.edit, weights)).empty());
        QVERIFY(std::ranges::is_sorted(result.edit.vertices));
    }

    void twinsWithoutWeightsTakeThoseOfTheirPoint_data() { addMethods(); }
    void twinsWithoutWeightsTakeThoseOfTheirPoint() {
        QFETCH(int, method);
        const Mesh soup = soupOf(tubeMesh(6, 6));
        const BindCase bindCase{"soup", soup, chainOf(2, {0, 0, 0}, {1, 0, 0}), 2};
        const BindSettings& settings = methods()[std::size_t(method)].settings;
        // Weights that no method finds; of each point the first or the last twin has lost them.
        SkinWeights weights(soup.vertexCount());
        for (std::size_t v = 0; v < soup.vertexCount(); ++v)
            weights.setRow(VertexIndex(v), WeightRow{{0, 0.125f}, {1, 0.875f}});
        std::size_t lost = 0;
        for (std::size_t p = 0; p < soup.topology.pointCount(); ++p)
            if (const auto twins = soup.topology.verticesOf(PointIndex(p)); twins.size() > 1) {
                weights.setRow(p % 2 == 0 ? twins.front() : twins.back(), {});
                ++lost;
            }
        QVERIFY(lost > 10);
        const BindResult result = bound(bindCase, weights, settings);
        QCOMPARE(result.edit.vertices.size(), lost);
        QCOMPARE(result.report.bound, lost);
        QCOMPARE(result.report.kept, soup.vertexCount() - lost);
        QVERIFY(result.report.maxRowError <= 1e-6);
        const SkinWeights after = applied(result.edit, weights);
        QVERIFY(differentTwins(soup, after).empty());
        QCOMPARE(after.copyRow(VertexIndex(0)), (WeightRow{{0, 0.125f}, {1, 0.875f}}));
        // A lock is not carried from twin to twin: rows of their own, and the others stay.
        const std::vector<std::uint8_t> locked{0, 1};
        const BindResult beside = bound(bindCase, weights, settings, locked);
        QCOMPARE(beside.edit.vertices, result.edit.vertices);
        const SkinWeights apart = applied(beside.edit, weights);
        for (const VertexIndex vertex : beside.edit.vertices)
            QCOMPARE(apart.copyRow(vertex), (WeightRow{{0, 1.0f}}));
    }

    void rowsWhoseLocksFillTheLimitAreLockedOut_data() { addMethods(); }
    void rowsWhoseLocksFillTheLimitAreLockedOut() {
        QFETCH(int, method);
        const Mesh tube = tubeMesh(8, 6);
        const BindCase bindCase{"tube", tube, chainOf(3, {0, 0, 0}, {1, 0, 0}), 3};
        SkinWeights before(tube.vertexCount());
        for (std::size_t v = 0; v < tube.vertexCount(); ++v)
            before.setRow(VertexIndex(v), WeightRow{{0, 0.5f}, {1, 0.25f}, {2, 0.25f}});
        BindSettings settings = methods()[std::size_t(method)].settings;
        settings.replaceExisting = true;
        settings.maxInfluences = 2;
        const std::vector<std::uint8_t> locked{0, 1, 1};
        const BindResult result = bound(bindCase, before, settings, locked);
        QVERIFY(result.edit.isEmpty());
        QCOMPARE(result.report.lockedOut, tube.vertexCount());
        QCOMPARE(result.report.bound, std::size_t(0));
    }

    void withoutAFreeBoneNothingHappensAndItIsSaid() {
        const BindCase& bindCase = bindZoo()[2];
        const SkinWeights none(bindCase.mesh.vertexCount());
        const std::vector<std::uint8_t> all(bindCase.jointCount, 1);
        const BindResult result = bound(bindCase, none, {}, all);
        QVERIFY(result.edit.isEmpty());
        QVERIFY(result.report.noBones);
        QCOMPARE(findingsOf(result.report, "mesh", {}).front().code, std::string("bind-no-bones"));
    }

    void oneStrayVertexDoesNotSpoilTheOthers_data() { addMethods(); }
    void oneStrayVertexDoesNotSpoilTheOthers() {
        QFETCH(int, method);
        const BindSettings& settings = methods()[std::size_t(method)].settings;
        BindCase body{"tube", tubeMesh(40, 16), chainOf(3, {-1, 0, 0}, {1, 0, 0}), 3};
        const SkinWeights alone =
            applied(bound(body, SkinWeights(body.mesh.vertexCount()), settings).edit,
                    SkinWeights(body.mesh.vertexCount()));
        for (const float far : {100.0f, 1e4f, 1e8f, 1e30f}) {
            const BindCase two{"stray", withStray(body.mesh, {far, 0, far}), body.segments, 3};
            const SkinWeights both =
                applied(bound(two, SkinWeights(two.mesh.vertexCount()), settings).edit,
                        SkinWeights(two.mesh.vertexCount()));
            const std::string broken = brokenRow(two.mesh, both, 3, settings.maxInfluences);
            QVERIFY2(broken.empty(), broken.c_str());
            double worst = 0.0;
            for (std::size_t v = 0; v < body.mesh.vertexCount(); ++v)
                for (std::uint16_t j = 0; j < 3; ++j)
                    worst = std::max(worst, std::abs(double(both.weightOf(VertexIndex(v), j)) -
                                                     double(alone.weightOf(VertexIndex(v), j))));
            QVERIFY2(worst < 1e-3, qPrintable(QString::number(worst)));
        }
    }

    /// What is odd about the bones themselves is said, whatever the method.
    void oddBonesAreNamed_data() { addMethods(); }
    void oddBonesAreNamed() {
        QFETCH(int, method);
        const BindSettings& settings = methods()[std::size_t(method)].settings;
        const Mesh mesh = tubeMesh(20, 12);
        const std::vector<std::string> names{"a", "b", "c", "d"};
        const auto findingsWith = [&](std::vector<BoneSegment> segments, std::size_t joints) {
            const BindCase bindCase{"odd", mesh, std::move(segments), joints};
            return findingsOf(bound(bindCase, SkinWeights(mesh.vertexCount()), settings).report,
                              "mesh", names);
        };
        const std::vector<BoneSegment> sound = chainOf(2, {-1, 0, 0}, {1, 0, 0});
        for (const char* code : {"bind-bone-outside", "bind-bone-no-length", "bind-size-mismatch"})
            QVERIFY2(!hasCode(findingsWith(sound, 2), code), code);
        std::vector<BoneSegment> odd = sound;
        odd.push_back({.joint = 2, .head = {0, 50, 0}, .tail = {0, 51, 0}});
        odd.push_back({.joint = 3, .head = {0, 0, 0}, .tail = {0, 0, 0}});
        QVERIFY(hasCode(findingsWith(odd, 4), "bind-bone-outside"));
        QVERIFY(hasCode(findingsWith(odd, 4), "bind-bone-no-length"));
        QVERIFY(hasCode(findingsWith(chainOf(2, {-1e-3, 0, 0}, {1e-3, 0, 0}), 2),
                        "bind-size-mismatch"));
        QVERIFY(
            hasCode(findingsWith(chainOf(2, {-1e3, 0, 0}, {1e3, 0, 0}), 2), "bind-size-mismatch"));
    }

    void settingsOutOfRangeAreClamped() {
        const double nan = std::nan("");
        const BindCase& bindCase = bindZoo()[2];
        const SkinWeights none(bindCase.mesh.vertexCount());
        for (Method method : methods())
            for (const double wrong : {nan, -1e300, 1e300}) {
                method.settings.falloff = wrong;
                method.settings.reach = wrong;
                method.settings.sharpness = wrong;
                method.settings.resolution = wrong > 0.0 ? 512 : 0;
                const SkinWeights after =
                    applied(bound(bindCase, none, method.settings).edit, none);
                QVERIFY(brokenRow(bindCase.mesh, after, bindCase.jointCount, 4).empty());
            }
    }

    void aRigidBindTakesTheNearestBone() {
        const Mesh tube = tubeMesh(11, 8);
        BindSettings settings;
        settings.method = BindMethod::Closest;
        settings.rigid = true;
        const BindCase bindCase{"tube", tube, chainOf(2, {0, 0, 0}, {1, 0, 0}), 2};
        const SkinWeights none(tube.vertexCount());
        const SkinWeights after = applied(bound(bindCase, none, settings).edit, none);
        for (std::size_t v = 0; v < tube.vertexCount(); ++v)
            QCOMPARE(after.weightOf(VertexIndex(v), tube.positions[v].x() > 0.501f ? 1 : 0), 1.0f);
    }

    void aSmoothBindFollowsItsFormula() {
        // Distances 1 and 2: (1/2)^falloff against 1.
        const Mesh mesh = meshOf("one", {{0, 0, 0}, {4, 0, 0}}, {});
        const std::vector<BoneSegment> segments{
            {.joint = 0, .head = {0, 1, 0}, .tail = {0, 1, 1}},
            {.joint = 1, .head = {0, -2, 0}, .tail = {0, -2, 1}}};
        const SkinWeights none(2);
        BindSettings settings;
        settings.method = BindMethod::Closest;
        for (const double falloff : {1.0, 2.0, 4.0}) {
            settings.falloff = falloff;
            const SkinWeights after = applied(bindWeights({.scope = {kInstance, mesh, none},
                                                           .segments = segments,
                                                           .jointCount = 2,
                                                           .settings = settings})
                                                  .edit,
                                              none);
            const double far = std::pow(0.5, falloff);
            QVERIFY(std::abs(double(after.weightOf(VertexIndex(0), 1)) - far / (1.0 + far)) < 1e-6);
        }
    }

    void anEnvelopeFollowsItsFormulaAndItsRadii() {
        const Mesh mesh = meshOf("some", {{0, 0.5f, 0}, {1, 0.5f, 0}, {0.5f, 3, 0}}, {});
        const std::vector<BoneSegment> segments{{.joint = 0,
                                                 .head = {0, 0, 0},
                                                 .tail = {1, 0, 0},
                                                 .headRadius = 0.5,
                                                 .tailRadius = 0.25},
                                                {.joint = 1,
                                                 .head = {0, 1, 0},
                                                 .tail = {1, 1, 0},
                                                 .headRadius = 0.5,
                                                 .tailRadius = 0.5}};
        const SkinWeights none(3);
        BindSettings settings;
        settings.method = BindMethod::Envelope;
        settings.reach = 2.0;
        const BindResult result = bindWeights({.scope = {kInstance, mesh, none},
                                               .segments = segments,
                                               .jointCount = 2,
                                               .settings = settings});
        const SkinWeights after = applied(result.edit, none);
        // At the heads both reach 1 and are 0.5 away; at the tails the first one reaches 0.5.
        QVERIFY(std::abs(double(after.weightOf(VertexIndex(0), 0)) - 0.5) < 1e-6);
        QCOMPARE(after.weightOf(VertexIndex(1), 1), 1.0f);
        // Out of reach: by distance, and said.
        QVERIFY(std::abs(sumOf(after.row(VertexIndex(2))) - 1.0) < 1e-6);
        QCOMPARE(result.report.islands.back().reason, BindReason::OutsideEnvelopes);
        QCOMPARE(result.report.islands.back().way, BindWay::Distance);
    }

    void suggestedRadiiReachTheSurface() {
        const Mesh tube = tubeMesh(41, 16);
        const auto radii = suggestedRadii(tube, chainOf(2, {0, 0, 0}, {1, 0, 0}));
        for (const BoneSegment& segment : radii)
            for (const double radius : {segment.headRadius, segment.tailRadius})
                QVERIFY(std::abs(radius - 0.1) < 1e-3);
        const auto kept = suggestedRadii(
            tube, std::vector<BoneSegment>{{.tail = {1, 0, 0}, .headRadius = 3, .tailRadius = 4}});
        QCOMPARE(kept.front().headRadius, 3.0);
        QCOMPARE(kept.front().tailRadius, 4.0);
    }
};

RIGWRIGHT_TEST(tst_bind)
#include "tst_bind.moc"
