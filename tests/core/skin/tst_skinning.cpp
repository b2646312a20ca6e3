// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Laws that every skinning method keeps.
#include "core/base/parallel.h"
#include "core/character/evaluate_frame.h"
#include "core/skin/palette.h"
#include "core/skin/skinning.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cstring>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

struct Skinned {
    std::vector<Vec3f> positions;
    std::vector<Vec3f> normals;
};

/// A posed character, its palette, and everything a method reads.
class Case {
public:
    Case(std::size_t bones, std::size_t vertices, std::size_t influences, bool scales,
         std::uint32_t seed)
        : m_character(cloudCharacter(bones, vertices, influences, seed)) {
        std::mt19937 random(seed + 1);
        for (std::size_t i = 0; i < bones; ++i) {
            Transform& local = m_character.pose.local[i];
            local.rotation = randomRigid(random).rotation;
            if (scales)
                local.scale = Vec3d::Constant(0.9) + 0.1 * randomVector(random, 1).cast<double>();
        }
        // Some rows empty, some not summing to one.
        SkinWeights& weights = m_character.meshes[0].binding->weights();
        for (std::size_t v = 0; v < vertices; v += 17)
            weights.setRow(VertexIndex(v), {});
        for (std::size_t v = 5; v < vertices; v += 17) {
            WeightRow row = weights.copyRow(VertexIndex(v));
            for (Influence& influence : row)
                influence.weight *= 1.7f;
            weights.setRow(VertexIndex(v), row);
        }
        const Binding& binding = *m_character.meshes[0].binding;
        computeModelPose(m_character.skeleton, m_character.pose.local, m_modelFromBone);
        computePalette(binding, m_modelFromBone, m_palette);
        m_tree = makeJointTree(m_character.skeleton, binding);
    }

    [[nodiscard]] const Mesh& mesh() const { return *m_character.meshes[0].mesh; }
    [[nodiscard]] const std::vector<Affine3d>& palette() const { return m_palette; }
    [[nodiscard]] const SkinWeights& weights() const {
        return m_character.meshes[0].binding->weights();
    }

    [[nodiscard]] SkinningInput input() const {
        SkinningInput input;
        input.positions = mesh().positions;
        input.normals = mesh().normals;
        input.weights = &weights();
        input.palette = m_palette;
        input.tree = &m_tree;
        return input;
    }
    [[nodiscard]] Skinned skin(SkinningMethod method, std::span<const VertexIndex> vertices = {},
                               const Affine3d& placement = Affine3d::Identity()) const {
        SkinningInput arguments = input();
        std::vector<Affine3d> moved;
        for (const Affine3d& matrix : m_palette)
            moved.push_back(placement * matrix);
        arguments.palette = moved;
        arguments.modelFromUnbound = placement;
        Skinned result;
        result.positions.assign(mesh().vertexCount(), Vec3f::Constant(-77));
        result.normals.assign(mesh().vertexCount(), Vec3f::Constant(-77));
        skinningFunction(method)(arguments, vertices, {result.positions, result.normals});
        return result;
    }

private:
    Character m_character;
    std::vector<Affine3d> m_modelFromBone;
    std::vector<Affine3d> m_palette;
    JointTree m_tree;
};

bool sameBits(const Vec3f& a, const Vec3f& b) {
    return std::memcmp(a.data(), b.data(), sizeof(float) * 3) == 0;
}

void bothMethods() {
    QTest::addColumn<SkinningMethod>("method");
    QTest::newRow("linear blend") << SkinningMethod::LinearBlend;
    QTest::newRow("dual quaternion") << SkinningMethod::DualQuaternion;
}

} // namespace

class tst_skinning : public QObject {
    Q_OBJECT
private slots:
    void rigidMotionOfAllBonesMovesTheResult_data() { bothMethods(); }
    void rigidMotionOfAllBonesMovesTheResult() {
        QFETCH(SkinningMethod, method);
        const Case example(12, 1000, 4, false, 1);
        const Skinned plain = example.skin(method);
        std::mt19937 random(5);
        for (int i = 0; i < 5; ++i) {
            Transform rigid = randomRigid(random);
            rigid.translation *= 0.2; // of the size of the character
            const Affine3d matrix = toAffine(rigid);
            const Skinned moved = example.skin(method, {}, matrix);
            for (std::size_t v = 0; v < plain.positions.size(); ++v) {
                VERIFY_NEAR(moved.positions[v], matrix * plain.positions[v].cast<double>(), 1e-5);
                VERIFY_NEAR(moved.normals[v], matrix.linear() * plain.normals[v].cast<double>(),
                            1e-5);
            }
        }
    }
    /// An independent route for linear blending, and double precision.
    void linearBlendIsTheWeightedMeanOfWhatTheJointsSay() {
        for (const std::size_t influences : {1u, 2u, 4u, 8u, 16u}) {
            const Case example(32, 1000, influences, true, 7);
            const Skinned result = example.skin(SkinningMethod::LinearBlend);
            for (std::size_t v = 0; v < result.positions.size(); ++v) {
                const RowView row = example.weights().row(VertexIndex(v));
                const Vec3d bind = example.mesh().positions[v].cast<double>();
                Vec3d mean = Vec3d::Zero();
                double sum = 0.0;
                for (std::size_t i = 0; i < row.size(); ++i) {
                    mean += double(row.weights[i]) * (example.palette()[row.bones[i]] * bind);
                    sum += row.weights[i];
                }
                VERIFY_NEAR(result.positions[v], sum > 0.0 ? Vec3d(mean / sum) : bind, 1e-6);
            }
        }
    }
    /// A character that stands a thousand times its size from the origin, at bind and posed.
    void farFromTheOriginDigitsAreKept_data() { bothMethods(); }
    void farFromTheOriginDigitsAreKept() {
        QFETCH(SkinningMethod, method);
        Character near = cloudCharacter(12, 500, 4, 9);
        std::mt19937 random(10);
        for (Transform& local : near.pose.local)
            local.rotation = randomRigid(random).rotation;
        // Multiples of 1/1024 survive the shift exactly, so that both meshes are the same.
        Mesh mesh = *near.meshes[0].mesh;
        for (Vec3f& position : mesh.positions)
            position = (position * 1024.0f).array().round().matrix() / 1024.0f;
        near.meshes[0].mesh = std::make_shared<const Mesh>(mesh);
        const Vec3f far(1024, -2048, 4096);
        for (Vec3f& position : mesh.positions)
            position += far;
        Character distant = near;
        distant.meshes[0].mesh = std::make_shared<const Mesh>(mesh);
        for (Affine3d& bind : distant.meshes[0].binding->boneFromMeshBind)
            bind = bind * Eigen::Translation3d(-far.cast<double>());
        const auto expected = skinned(near, method);
        const auto actual = skinned(distant, method);
        for (std::size_t v = 0; v < expected.size(); ++v)
            VERIFY_NEAR(actual[v], expected[v], 1e-5);
    }
    void normalsAreUnit_data() { bothMethods(); }
    void normalsAreUnit() {
        QFETCH(SkinningMethod, method);
        for (const Vec3f& normal : Case(12, 3000, 4, true, 2).skin(method).normals)
            VERIFY_NEAR(normal.norm(), 1.0, 1e-5);
    }
    void resultsDoNotDependOnTheNumberOfThreads_data() { bothMethods(); }
    void resultsDoNotDependOnTheNumberOfThreads() {
        QFETCH(SkinningMethod, method);
        const Case example(12, 20'000, 4, true, 3);
        Skinned alone;
        Skinned together;
        withThreads(1, [&] { alone = example.skin(method); });
        withThreads(4, [&] { together = example.skin(method); });
        for (std::size_t v = 0; v < alone.positions.size(); ++v) {
            QVERIFY(sameBits(alone.positions[v], together.positions[v]));
            QVERIFY(sameBits(alone.normals[v], together.normals[v]));
        }
    }
    void someVerticesAloneAreTheSameAsAmongAll_data() { bothMethods(); }
    void someVerticesAloneAreTheSameAsAmongAll() {
        QFETCH(SkinningMethod, method);
        const Case example(12, 8000, 4, true, 4);
        const Skinned all = example.skin(method);
        std::mt19937 random(6);
        for (const std::size_t count : {1u, 10u, 5000u}) {
            std::vector<std::uint8_t> asked(8000, 0);
            std::vector<VertexIndex> vertices;
            for (std::size_t i = 0; i < count; ++i) {
                vertices.emplace_back(random() % 8000);
                asked[vertices.back().value()] = 1;
            }
            const Skinned some = example.skin(method, vertices);
            for (std::size_t v = 0; v < 8000; ++v) {
                if (asked[v]) {
                    QVERIFY(sameBits(some.positions[v], all.positions[v]));
                    QVERIFY(sameBits(some.normals[v], all.normals[v]));
                } else {
                    QCOMPARE(some.positions[v].x(), -77.0f);
                    QCOMPARE(some.normals[v].x(), -77.0f);
                }
            }
        }
    }
    void withoutNormalsOnlyPositionsAreWritten_data() { bothMethods(); }
    void withoutNormalsOnlyPositionsAreWritten() {
        QFETCH(SkinningMethod, method);
        const Case example(12, 100, 4, true, 4);
        SkinningInput input = example.input();
        input.normals = {};
        std::vector<Vec3f> positions(100);
        skinningFunction(method)(input, {}, {positions, {}});
        const Skinned all = example.skin(method);
        for (std::size_t v = 0; v < 100; ++v)
            QVERIFY(sameBits(positions[v], all.positions[v]));
    }
    void extremeNumbersStayFinite_data() { bothMethods(); }
    void extremeNumbersStayFinite() {
        QFETCH(SkinningMethod, method);
        constexpr float kMost = std::numeric_limits<float>::max();
        constexpr float kLeast = std::numeric_limits<float>::denorm_min();
        const std::vector<Vec3f> positions{{kMost, -kMost, kMost}, {1, 2, 3}, {1, 2, 3}};
        const std::vector<Vec3f> normals(3, Vec3f::UnitY());
        SkinWeights weights(3);
        weights.setRow(VertexIndex(0), WeightRow{{0, 0.5f}, {1, 0.5f}});
        weights.setRow(VertexIndex(1), WeightRow{{0, kMost}, {1, kMost}});
        weights.setRow(VertexIndex(2), WeightRow{{0, kLeast}, {1, kLeast}});
        Transform large = turn(Vec3d(1, 1, 0), 50);
        large.scale = Vec3d::Constant(1e6);
        const std::vector<Affine3d> palette{toAffine(large), toAffine(turn(Vec3d::UnitZ(), 10))};
        for (const bool rawSums : {false, true}) {
            SkinningInput input;
            input.positions = positions;
            input.normals = normals;
            input.weights = &weights;
            input.palette = palette;
            input.rawSums = rawSums;
            std::vector<Vec3f> outPositions(3);
            std::vector<Vec3f> outNormals(3);
            skinningFunction(method)(input, {}, {outPositions, outNormals});
            for (std::size_t v = 0; v < 3; ++v) {
                QVERIFY(outPositions[v].allFinite());
                QVERIFY(outNormals[v].allFinite());
            }
            if (!rawSums) // huge and tiny equal weights are equal weights
                VERIFY_NEAR(outPositions[1], outPositions[2], 1.0);
        }
    }
    void nothingToSkinIsFine_data() { bothMethods(); }
    void nothingToSkinIsFine() {
        QFETCH(SkinningMethod, method);
        const SkinWeights weights(0);
        SkinningInput input;
        input.weights = &weights;
        skinningFunction(method)(input, {}, {});
    }
    void unboundMeshesAreOnlyPlaced() {
        const std::vector<Vec3f> positions{{1, 0, 0}, {0, 1, 0}};
        const std::vector<Vec3f> normals{{1, 0, 0}, {0, 1, 0}};
        Transform placement = turn(Vec3d::UnitZ(), 90);
        placement.translation = Vec3d(0, 0, 5);
        placement.scale = Vec3d(2, 2, 2);
        SkinningInput input;
        input.positions = positions;
        input.normals = normals;
        input.modelFromUnbound = toAffine(placement);
        std::vector<Vec3f> outPositions(2);
        std::vector<Vec3f> outNormals(2);
        placeUnbound(input, {}, {outPositions, outNormals});
        VERIFY_NEAR(outPositions[0], Vec3f(0, 2, 5), 1e-6);
        VERIFY_NEAR(outNormals[1], Vec3f(-1, 0, 0), 1e-6);
    }
};

RIGWRIGHT_TEST(tst_skinning)
#include "tst_skinning.moc"
