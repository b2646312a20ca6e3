// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The blend map between linear and dual quaternion skinning.
#include "tests/core/skin/posed_mesh.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr SkinningMethod kBlend = SkinningMethod::LinearDualBlend;

/// Random bones, zero rows, and rows that the kernels leave to double precision.
PosedMesh example() {
    Character character = cloudCharacter(10, 2000, 4, 31);
    std::mt19937 random(32);
    for (Transform& local : character.pose.local)
        local.rotation = randomRigid(random).rotation;
    SkinWeights& weights = character.meshes[0].binding->weights();
    for (std::size_t v = 0; v < 2000; v += 13)
        weights.setRow(VertexIndex(v), {});
    for (std::size_t v = 5; v < 2000; v += 13)
        weights.setRow(VertexIndex(v), WeightRow{{1, 1e-36f}, {4, 2e-36f}});
    return PosedMesh(character);
}

PosedMesh with(PosedMesh posed, float share) {
    posed.binding.blendMap = BlockArray<float>(posed.positions.size(), share);
    return posed;
}

} // namespace

class tst_linear_dual_blend : public QObject {
    Q_OBJECT
private slots:
    void zeroIsLinearBlendingBitForBit() {
        const PosedMesh posed = example();
        const auto linear = posed.skin(SkinningMethod::LinearBlend);
        const auto blended = with(posed, 0.0f).skin(kBlend);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            QVERIFY(blended.sameBitsAt(v, linear));
    }
    void oneIsDualQuaternionsBitForBit() {
        const PosedMesh posed = example();
        const auto dual = posed.skin(SkinningMethod::DualQuaternion);
        const auto blended = with(posed, 1.0f).skin(kBlend);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            QVERIFY(blended.sameBitsAt(v, dual));
    }
    void inBetweenIsTheShareOfEach() {
        const PosedMesh posed = example();
        const auto linear = posed.skin(SkinningMethod::LinearBlend);
        const auto dual = posed.skin(SkinningMethod::DualQuaternion);
        const auto blended = with(posed, 0.25f).skin(kBlend);
        for (std::size_t v = 0; v < posed.positions.size(); ++v) {
            VERIFY_NEAR(blended.positions[v],
                        Vec3f(0.75f * linear.positions[v] + 0.25f * dual.positions[v]), 1e-6);
            VERIFY_NEAR(blended.normals[v].norm(), 1.0, 1e-6);
        }
    }
    void everyVertexHasItsOwnShare() {
        PosedMesh posed = example();
        const auto linear = posed.skin(SkinningMethod::LinearBlend);
        const auto dual = posed.skin(SkinningMethod::DualQuaternion);
        posed.binding.blendMap = BlockArray<float>(posed.positions.size(), 0.0f);
        for (std::size_t v = 1; v < posed.positions.size(); v += 2)
            posed.binding.blendMap.set(v, 1.0f);
        const auto blended = posed.skin(kBlend);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            QVERIFY(blended.sameBitsAt(v, v % 2 == 0 ? linear : dual));
    }
    void withoutAMapItIsHalfAndHalf() {
        const PosedMesh posed = example();
        const auto half = with(posed, 0.5f).skin(kBlend);
        const auto none = posed.skin(kBlend);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            QVERIFY(none.sameBitsAt(v, half));
    }
    void sharesBeyondTheirRangeAreThoseAtItsEnds() {
        const PosedMesh posed = example();
        const auto above = with(posed, 7.0f).skin(kBlend);
        const auto below = with(posed, -7.0f).skin(kBlend);
        const auto linear = posed.skin(SkinningMethod::LinearBlend);
        const auto dual = posed.skin(SkinningMethod::DualQuaternion);
        for (std::size_t v = 0; v < posed.positions.size(); ++v) {
            QVERIFY(above.sameBitsAt(v, dual));
            QVERIFY(below.sameBitsAt(v, linear));
        }
    }
    void aMapBelongsToItsBinding() {
        Binding a = *barCharacter().meshes[0].binding;
        Binding b = a;
        QVERIFY(a == b);
        b.blendMap = BlockArray<float>(10, 0.5f);
        QVERIFY(!(a == b));
    }
    /// Half a twist: the middle ring shrinks by half as much as under linear blending.
    void theMiddleRingShrinksByTheShare() {
        Character bar = barCharacter();
        bar.pose.local[1].rotation = turn(Vec3d::UnitX(), 90).rotation;
        const PosedMesh posed = with(PosedMesh(bar), 0.5f);
        const auto result = posed.skin(kBlend);
        for (std::size_t v = 0; v < posed.positions.size(); ++v)
            if (posed.positions[v].x() == 0.0f)
                VERIFY_NEAR(result.positions[v].tail<2>().norm(),
                            0.5 * (0.5 + 0.5 * std::cos(radians(45))), 1e-5);
    }
};

RIGWRIGHT_TEST(tst_linear_dual_blend)
#include "tst_linear_dual_blend.moc"
