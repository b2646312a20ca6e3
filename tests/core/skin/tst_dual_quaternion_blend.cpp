// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Dual quaternion skinning against closed forms and laws.
#include "core/character/evaluate_frame.h"
#include "core/skin/dual_quaternion_blend.h"
#include "core/skin/palette_packing.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/single_vertex.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr SkinningMethod kDual = SkinningMethod::DualQuaternion;

Character bentBar(const Vec3d& axis, double degrees) {
    Character bar = barCharacter();
    bar.pose.local[1].rotation = turn(axis, degrees).rotation;
    return bar;
}

/// Signed angle about +X by which (0, 1, 0) has turned.
double angleAboutX(const Vec3f& position) {
    return std::atan2(position.z(), position.y());
}

SingleVertex twoBonesAboutX(double first, double second, float w) {
    SingleVertex vertex;
    vertex.position = Vec3f(0, 1, 0);
    vertex.row = {{0, 1.0f - w}, {1, w}};
    vertex.palette = {toAffine(turn(Vec3d::UnitX(), first)),
                      toAffine(turn(Vec3d::UnitX(), second))};
    return vertex;
}

/// A bent chain with blended rows whose root also does `placement`.
std::vector<Vec3f> skinnedUnder(const Affine3d& placement, const Character& character) {
    FrameRequest request;
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    for (Affine3d& matrix : frame.palettes[0])
        matrix = placement * matrix;
    std::vector<Vec3f> positions(character.meshes[0].mesh->vertexCount());
    skinInstance(character, MeshInstanceIndex(0), frame, kDual, false, {}, caches, {positions, {}});
    return positions;
}

Character bentChain() {
    Character character = cloudCharacter(5, 400, 3, 11);
    for (std::size_t i = 0; i < 5; ++i)
        character.pose.local[i].rotation =
            turn(Vec3d(double(i % 2), 1, 0.3), 20.0 + 10.0 * double(i)).rotation;
    return character;
}

} // namespace

class tst_dual_quaternion_blend : public QObject {
    Q_OBJECT
private slots:
    void oneInfluenceEqualsLinearBlend() {
        std::mt19937 random(1);
        for (int i = 0; i < 300; ++i) {
            SingleVertex vertex;
            vertex.position = randomVector(random, 1);
            vertex.normal = (randomVector(random, 1) + Vec3f(0, 2, 0)).normalized();
            vertex.row = {{0, 1.0f}};
            Transform transform = randomTransform(random);
            if (i % 3 == 1)
                transform.scale.x() *= -1.0;
            if (i % 3 == 2)
                transform.scale = Vec3d::Constant(transform.scale.x());
            vertex.palette = {toAffine(transform)};
            const auto linear = vertex.skin(SkinningMethod::LinearBlend);
            const auto dual = vertex.skin(kDual);
            VERIFY_NEAR(dual.position, linear.position, 1e-5);
            VERIFY_NEAR(dual.normal, linear.normal, 1e-5);
        }
    }
    void twistedBarKeepsItsVolume() {
        const Character bar = bentBar(Vec3d::UnitX(), 90);
        const Mesh& mesh = *bar.meshes[0].mesh;
        const double ratio =
            blendZoneVolume(mesh, skinned(bar, kDual)) / blendZoneVolume(mesh, mesh.positions);
        VERIFY_NEAR(ratio, 1.0, 0.01);
    }
    void theMiddleRingOfATwistKeepsItsRadius() {
        for (const double degrees : {30.0, 90.0, 150.0}) {
            const Character bar = bentBar(Vec3d::UnitX(), degrees);
            const auto positions = skinned(bar, kDual);
            const Mesh& mesh = *bar.meshes[0].mesh;
            for (std::size_t v = 0; v < positions.size(); ++v)
                VERIFY_NEAR(positions[v].tail<2>().norm(), mesh.positions[v].tail<2>().norm(),
                            1e-5);
        }
    }
    void theMiddleRingOfAHingeBendKeepsItsDistanceToTheHinge() {
        const Character bar = bentBar(Vec3d::UnitZ(), 90);
        const auto positions = skinned(bar, kDual);
        const Mesh& mesh = *bar.meshes[0].mesh;
        int found = 0;
        for (std::size_t v = 0; v < positions.size(); ++v) {
            if (mesh.positions[v].x() != 0.0f)
                continue;
            ++found;
            VERIFY_NEAR(positions[v].head<2>().norm(), std::abs(mesh.positions[v].y()), 1e-5);
        }
        QCOMPARE(found, int(kBarSides));
    }
    void flippingTheSignOfAnyBoneChangesNothing() {
        std::mt19937 random(2);
        const Character character = bentChain();
        const Binding& binding = *character.meshes[0].binding;
        std::vector<Affine3d> palette;
        for (std::size_t i = 0; i < binding.joints.size(); ++i)
            palette.push_back(toAffine(randomTransform(random)));
        std::vector<Vec4f> texels(palette.size() * texelsPerJoint(kDual));
        packPalette(kDual, palette, makeJointTree(character.skeleton, binding), texels);
        const Mesh& mesh = *character.meshes[0].mesh;
        SkinningInput input;
        input.positions = mesh.positions;
        input.weights = &binding.weights();
        std::vector<Vec3f> plain(mesh.vertexCount());
        dualQuaternionBlendPacked(input, texels, {}, {plain, {}});
        for (std::size_t joint = 0; joint < palette.size(); ++joint) {
            std::vector<Vec4f> flipped = texels;
            flipped[joint * 5] *= -1.0f;
            flipped[joint * 5 + 1] *= -1.0f;
            std::vector<Vec3f> positions(mesh.vertexCount());
            dualQuaternionBlendPacked(input, flipped, {}, {positions, {}});
            for (std::size_t v = 0; v < positions.size(); ++v)
                VERIFY_NEAR(positions[v], plain[v], 1e-5);
        }
    }
    /// 0, 120 and 240 degrees: seen from the bone at 120 the other two lie 120 to either side. The
    /// half angles blend as plane vectors: 0.1 (1, 0) + 0.5 (cos 60, sin 60) + 0.4 (cos 120, sin
    /// 120).
    void theDominantBoneDecidesTheSigns() {
        SingleVertex vertex;
        vertex.position = Vec3f(0, 1, 0);
        for (const double degrees : {0.0, 120.0, 240.0})
            vertex.palette.push_back(toAffine(turn(Vec3d::UnitX(), degrees)));
        const WeightRow row{{0, 0.1f}, {1, 0.5f}, {2, 0.4f}};
        const double x = 0.1 + 0.5 * std::cos(radians(60)) + 0.4 * std::cos(radians(120));
        const double y = 0.5 * std::sin(radians(60)) + 0.4 * std::sin(radians(120));
        for (const WeightRow& order : {row, {row[1], row[2], row[0]}, {row[2], row[0], row[1]}}) {
            vertex.row = order;
            VERIFY_NEAR(angleAboutX(vertex.skin(kDual).position), 2.0 * std::atan2(y, x), 1e-5);
        }
    }
    void zeroAnd270BlendToMinus45() {
        const auto place = twoBonesAboutX(0, 270, 0.5f).skin(kDual);
        VERIFY_NEAR(angleAboutX(place.position), radians(-45), 1e-6);
        VERIFY_NEAR(place.position.norm(), 1.0, 1e-6);
    }
    void exactly180IsFiniteAndDeterministic() {
        for (const Vec3d& axis : {Vec3d(1, 0, 0), Vec3d(0, 1, 0), Vec3d(0, 0, 1), Vec3d(1, 2, 3)}) {
            SingleVertex vertex;
            vertex.position = Vec3f(0.3f, 0.5f, 0.7f);
            vertex.row = {{0, 0.5f}, {1, 0.5f}};
            vertex.palette = {Affine3d::Identity(), toAffine(turn(axis, 180))};
            const auto place = vertex.skin(kDual);
            QVERIFY(place.position.allFinite());
            VERIFY_NEAR(place.position.norm(), vertex.position.norm(), 1e-6);
            // The half turn may have come by rounding from either side.
            for (const double degrees : {180.0, -180.0, 180.0 - 1e-9, 180.0 + 1e-9}) {
                vertex.palette[1] = toAffine(turn(axis, degrees));
                VERIFY_NEAR(vertex.skin(kDual).position, place.position, 1e-5);
            }
        }
    }
    void aCommonAxisBlendsByTheClosedForm() {
        for (const double degrees : {-179.0, -120.0, -45.0, 0.0, 10.0, 90.0, 135.0, 179.0, 180.0})
            for (const float w : {0.1f, 0.25f, 0.5f, 0.75f, 0.9f}) {
                const auto place = twoBonesAboutX(0, degrees, w).skin(kDual);
                const double half = radians(degrees) / 2.0;
                const double expected =
                    2.0 * std::atan2(w * std::sin(half), 1.0 - w + w * std::cos(half));
                VERIFY_NEAR(angleAboutX(place.position), expected, 2e-6);
            }
    }
    void theBlendTurnsWithItsFirstBone() {
        for (const double base : {30.0, 170.0, -100.0}) {
            const auto place = twoBonesAboutX(base, base + 80.0, 0.5f).skin(kDual);
            const double turned = angleAboutX(place.position) - radians(base + 40.0);
            VERIFY_NEAR(std::remainder(turned, 2.0 * kPi), 0.0, 1e-6);
        }
    }
    void rowsThatDoNotSumToOneGoJustAsFar() {
        SingleVertex vertex = twoBonesAboutX(0, 90, 0.5f);
        const Vec3f expected = vertex.skin(kDual).position;
        vertex.row = {{0, 0.6f}, {1, 0.6f}};
        VERIFY_NEAR(vertex.skin(kDual).position, expected, 1e-6);
        vertex.rawSums = true; // the blend is divided by its own length
        VERIFY_NEAR(vertex.skin(kDual).position, expected, 1e-6);
    }
    void zeroRowsStayWhereTheMeshIsPlaced() {
        SingleVertex vertex;
        vertex.position = Vec3f(1, 0, 0);
        vertex.palette = {toAffine(shift(9, 9, 9))};
        vertex.modelFromUnbound = toAffine(turn(Vec3d::UnitZ(), 90));
        VERIFY_NEAR(vertex.skin(kDual).position, Vec3f(0, 1, 0), 1e-6);
        vertex.rawSums = true;
        VERIFY_NEAR(vertex.skin(kDual).position, Vec3f(0, 0, 0), 0.0);
    }
    void anyScaleIsFinite_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("z");
        QTest::newRow("zero") << 0.0 << 0.0 << 0.0;
        QTest::newRow("flat") << 1.0 << 0.0 << 1.0;
        QTest::newRow("a line") << 0.0 << 2.0 << 0.0;
        QTest::newRow("mirrored") << -1.0 << 1.0 << 1.0;
        QTest::newRow("turned inside out") << -1.0 << -1.0 << -1.0;
        QTest::newRow("tiny") << 1e-30 << 1e-30 << 1e-30;
        QTest::newRow("huge") << 1e30 << 1e30 << 1e30;
        QTest::newRow("beyond float") << 1e60 << 1e60 << 1e60;
        QTest::newRow("very different") << 1e-10 << 1.0 << 1e10;
    }
    void anyScaleIsFinite() {
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, z);
        std::mt19937 random(3);
        for (const SkinningMethod method : {SkinningMethod::LinearBlend, kDual})
            for (int i = 0; i < 50; ++i) {
                SingleVertex vertex;
                vertex.position = randomVector(random, 1);
                vertex.normal = Vec3f(0, 0.6f, 0.8f);
                vertex.row = randomRow(random, 3, 3);
                for (int joint = 0; joint < 3; ++joint) {
                    Transform transform = randomRigid(random);
                    if (joint > 0)
                        transform.scale = Vec3d(x, y, z);
                    vertex.palette.push_back(toAffine(transform));
                }
                const auto place = vertex.skin(method);
                QVERIFY(place.position.allFinite());
                QVERIFY(place.normal.allFinite());
                VERIFY_NEAR(place.normal.norm(), 1.0, 1e-5);
            }
    }
    /// A scaled or mirrored root node is common in files; it must not change how elbows bend.
    void aCharacterScaledAsAWholeBendsAsThePlainOne() {
        const Character character = bentChain();
        const auto plain = skinnedUnder(Affine3d::Identity(), character);
        for (const double scale : {2.0, 0.01, -1.0, -3.0}) {
            Transform whole = turn(Vec3d(1, 2, 0), 33);
            whole.scale = Vec3d::Constant(scale);
            whole.translation = scale * Vec3d(1, 2, 3);
            const auto scaled = skinnedUnder(toAffine(whole), character);
            for (std::size_t v = 0; v < plain.size(); ++v)
                VERIFY_NEAR(scaled[v], toAffine(whole) * plain[v].cast<double>(),
                            3e-5 * std::abs(scale));
        }
    }
    void aCharacterMirroredAsAWholeBendsAsTheMirrorImage() {
        const Character character = bentChain();
        const auto plain = skinnedUnder(Affine3d::Identity(), character);
        Transform mirror;
        mirror.scale = Vec3d(-1, 1, 1);
        const auto mirrored = skinnedUnder(toAffine(mirror), character);
        for (std::size_t v = 0; v < plain.size(); ++v)
            VERIFY_NEAR(mirrored[v], toAffine(mirror) * plain[v].cast<double>(), 3e-5);
    }
    /// B scaled by s about its joint, unturned: the same as linear blending, the joint at rest.
    void aScaledBoneSwellsAboutItsJoint() {
        Character bar = barCharacter();
        bar.pose.local[1].scale = Vec3d::Constant(1.5);
        const auto dual = skinned(bar, kDual);
        const auto linear = skinned(bar, SkinningMethod::LinearBlend);
        for (std::size_t v = 0; v < dual.size(); ++v)
            VERIFY_NEAR(dual[v], linear[v], 1e-5);
    }
    /// ... and turned: the middle ring, scaled by (1 + s) / 2, keeps its distance to the hinge.
    void aScaledAndBentBoneStillKeepsItsDistanceToTheHinge() {
        Character bar = bentBar(Vec3d::UnitZ(), 90);
        bar.pose.local[1].scale = Vec3d::Constant(1.5);
        const auto positions = skinned(bar, kDual);
        const Mesh& mesh = *bar.meshes[0].mesh;
        for (std::size_t v = 0; v < positions.size(); ++v)
            if (mesh.positions[v].x() == 0.0f)
                VERIFY_NEAR(positions[v].head<2>().norm(), 1.25 * std::abs(mesh.positions[v].y()),
                            1e-5);
    }
    void orderWithinARowDoesNotMatter() {
        std::mt19937 random(4);
        for (int i = 0; i < 200; ++i) {
            SingleVertex vertex;
            vertex.position = randomVector(random, 1);
            for (int joint = 0; joint < 4; ++joint)
                vertex.palette.push_back(toAffine(randomRigid(random)));
            vertex.row = {{0, 0.25f}, {1, 0.25f}, {2, 0.25f}, {3, 0.25f}};
            const Vec3f expected = vertex.skin(kDual).position;
            std::ranges::shuffle(vertex.row, random);
            VERIFY_NEAR(vertex.skin(kDual).position, expected, 3e-5);
        }
    }
};

RIGWRIGHT_TEST(tst_dual_quaternion_blend)
#include "tst_dual_quaternion_blend.moc"
