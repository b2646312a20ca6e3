// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making rows equal where vertices share a place.
#include "core/weights/equalise_twins.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <map>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kInstance{0};

/// A mesh of vertices at one place, each a point of its own where its row differs.
struct Place {
    Mesh mesh;
    SkinWeights weights;

    explicit Place(const std::vector<WeightRow>& rows) : weights(rows.size()) {
        mesh.positions.assign(rows.size(), Vec3f(1, 2, 3));
        for (std::size_t v = 0; v < rows.size(); ++v)
            weights.setRow(VertexIndex(v), rows[v]);
        finishMesh(mesh, rowKeys(weights));
    }
    WeightEdit equalise(std::span<const std::uint8_t> locked = {}) {
        const WeightEdit edit = equaliseTwins({kInstance, mesh, weights, std::nullopt, locked});
        applyAfter(edit, weights);
        return edit;
    }
    [[nodiscard]] float at(std::size_t vertex, std::uint16_t bone) const {
        return weights.weightOf(VertexIndex(vertex), bone);
    }
};

} // namespace

class tst_equalise_twins : public QObject {
    Q_OBJECT
private slots:
    void theMeanOfTheRowsGoesToAll() {
        Place place({{{0, 1.0f}}, {{1, 0.5f}, {0, 0.5f}}, {{0, 2.0f}, {2, 2.0f}}});
        QCOMPARE(place.mesh.topology.pointCount(), std::size_t(3));
        place.equalise();
        for (std::size_t v = 0; v < 3; ++v) {
            QVERIFY(std::abs(place.at(v, 0) - 2.0f / 3.0f) <= 1e-6f);
            QVERIFY(std::abs(place.at(v, 1) - 1.0f / 6.0f) <= 1e-6f);
            QCOMPARE(place.weights.copyRow(VertexIndex(v)), place.weights.copyRow(VertexIndex(0)));
        }
        QVERIFY(place.equalise().isEmpty());
    }

    void zeroRowsTakeAndDoNotCount() {
        Place place({{}, {{3, 0.25f}, {4, 0.75f}}});
        place.equalise();
        QCOMPARE(place.at(0, 3), 0.25f);
        QCOMPARE(place.at(0, 4), 0.75f);
        Place empty({{}, {{1, 0.0f}}});
        QVERIFY(empty.equalise().isEmpty());
    }

    void equalRowsInAnotherOrderAreLeftAsTheyAre() {
        Place place({{{0, 0.25f}, {1, 0.75f}}, {{1, 0.75f}, {0, 0.25f}}});
        QVERIFY(place.equalise().isEmpty());
    }

    void lockedJointsStayAndTheRestIsSharedAlike() {
        Place place({{{0, 0.5f}, {1, 0.5f}}, {{0, 0.2f}, {2, 0.8f}}});
        const std::vector<std::uint8_t> locked{1};
        place.equalise(locked);
        QCOMPARE(place.at(0, 0), 0.5f);
        QCOMPARE(place.at(1, 0), 0.2f);
        // The free shares 0.5 of bone 1 and 0.8 of bone 2, brought to what is left.
        QVERIFY(std::abs(place.at(0, 1) - 0.5f * 0.5f / 1.3f) <= 1e-6f);
        QVERIFY(std::abs(place.at(1, 2) - 0.8f * 0.8f / 1.3f) <= 1e-6f);
        QVERIFY(place.equalise(locked).isEmpty());
        Place full({{{0, 1.0f}}, {{0, 0.5f}, {1, 0.5f}}});
        QCOMPARE(full.equalise(locked).lockedOut, std::size_t(1));
        QCOMPARE(full.at(0, 0), 1.0f);
    }

    void afterwardsEveryPlaceHasOneRow() {
        for (const Mesh& source : meshZoo()) {
            Mesh mesh = soupOf(source);
            std::mt19937 random(4);
            SkinWeights weights(mesh.vertexCount());
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
                weights.setRow(VertexIndex(v), WeightRow{{std::uint16_t(random() % 4), 0.75f},
                                                         {std::uint16_t(4 + random() % 4), 0.25f}});
            finishMesh(mesh, rowKeys(weights));
            const SkinWeights start = weights;
            const WeightEdit edit = equaliseTwins({kInstance, mesh, weights});
            applyAfter(edit, weights);
            using Key = std::tuple<float, float, float>;
            std::map<Key, WeightRow> rows;
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
                const Vec3f& p = mesh.positions[v];
                const WeightRow row = weights.copyRow(VertexIndex(v));
                QVERIFY(std::abs(rowSum(row) - 1.0) <= 1.3e-7);
                QCOMPARE(rows.try_emplace(Key(p.x(), p.y(), p.z()), row).first->second, row);
            }
            QVERIFY(mesh.vertexCount() == 0 || mesh.vertexCount() == rows.size() ||
                    !edit.isEmpty());
            applyBefore(edit, weights);
            QVERIFY(weights == start);
        }
    }

    void aSelectionChoosesPlaces() {
        Mesh mesh;
        mesh.positions = {{0, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}};
        SkinWeights weights(4);
        for (std::uint16_t v = 0; v < 4; ++v)
            weights.setRow(VertexIndex(v), WeightRow{{v, 1.0f}});
        finishMesh(mesh, rowKeys(weights));
        const std::vector<VertexIndex> one{VertexIndex(3)};
        QCOMPARE(equaliseTwins({kInstance, mesh, weights, one}).vertices,
                 (std::vector<VertexIndex>{VertexIndex(2), VertexIndex(3)}));
    }
};

RIGWRIGHT_TEST(tst_equalise_twins)
#include "tst_equalise_twins.moc"
