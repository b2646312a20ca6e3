// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Every instruction set that the processor has, forced one by one, against double precision.
#include "core/base/parallel.h"
#include "core/pose/pose.h"
#include "core/skin/blend_kernels.h"
#include "core/skin/local_frame.h"
#include "core/skin/palette.h"
#include "core/skin/skinning.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/skinning_reference.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cstring>
#include <functional>
#include <limits>
#include <random>
#include <set>

using namespace rigwright;
using namespace rigwright::test;

namespace {

struct Skinned {
    std::vector<Vec3f> positions;
    std::vector<Vec3f> normals;

    [[nodiscard]] bool sameBitsAt(std::size_t v, const Skinned& other) const {
        return std::memcmp(positions[v].data(), other.positions[v].data(), 12) == 0 &&
               std::memcmp(normals[v].data(), other.normals[v].data(), 12) == 0;
    }
};

/// A cloud of points on a chain of turned bones; `size` multiplies all lengths.
class Cloud {
public:
    struct Shape {
        std::size_t bones = 12;
        std::size_t vertices = 500;
        std::size_t influences = 4;
        bool scales = false;
        double size = 1.0;
    };

    explicit Cloud(const Shape& shape)
        : m_character(cloudCharacter(shape.bones, shape.vertices, shape.influences, 21)) {
        std::mt19937 random(22);
        Skeleton& skeleton = m_character.skeleton;
        for (std::size_t b = 0; b < shape.bones; ++b) {
            skeleton.restLocal[b].translation *= shape.size;
            Transform& local = m_character.pose.local[b];
            local.translation *= shape.size;
            local.rotation = randomRigid(random).rotation;
            if (shape.scales && b % 2 == 1)
                local.scale = Vec3d::Constant(0.9) + 0.1 * randomVector(random, 1).cast<double>();
        }
        Mesh mesh = *m_character.meshes[0].mesh;
        for (Vec3f& position : mesh.positions)
            position *= float(shape.size);
        m_character.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
        bindAtRest(skeleton, binding());
        std::vector<Affine3d> modelFromBone;
        computeModelPose(skeleton, m_character.pose.local, modelFromBone);
        computePalette(binding(), modelFromBone, m_palette);
        m_tree = makeJointTree(skeleton, binding());
    }

    [[nodiscard]] Binding& binding() { return *m_character.meshes[0].binding; }
    [[nodiscard]] SkinWeights& weights() { return binding().weights(); }
    [[nodiscard]] std::size_t vertexCount() const {
        return m_character.meshes[0].mesh->vertexCount();
    }
    [[nodiscard]] SkinningInput input() const {
        SkinningInput input;
        const MeshInstance& instance = m_character.meshes[0];
        input.positions = instance.mesh->positions;
        input.normals = instance.mesh->normals;
        input.weights = &instance.binding->weights();
        input.palette = m_palette;
        input.tree = &m_tree;
        input.origin = pointAmid(input.positions);
        return input;
    }

private:
    Character m_character;
    std::vector<Affine3d> m_palette;
    JointTree m_tree;
};

Skinned skin(const SkinningInput& input, SkinningMethod method,
             std::span<const VertexIndex> vertices = {}) {
    Skinned result;
    result.positions.assign(input.positions.size(), Vec3f::Constant(-77));
    result.normals.assign(input.normals.size(), Vec3f::Constant(-77));
    skinningFunction(method)(input, vertices, {result.positions, result.normals});
    return result;
}

/// Diagonal of the box around the results.
double sizeOf(const std::vector<Vec3f>& positions) {
    return double(bounds(positions).diagonal().norm());
}

/// "" where all vertices are as near to the reference as they should.
std::string farFromReference(const SkinningInput& input, SkinningMethod method) {
    const Skinned result = skin(input, method);
    const double size = sizeOf(result.positions);
    for (std::size_t v = 0; v < input.positions.size(); ++v) {
        const ReferencePlace expected = method == SkinningMethod::LinearBlend
                                            ? referenceLinear(input, v)
                                            : referenceDual(input, v);
        std::string text = differenceOf(result.positions[v], expected.position, 1e-6 * size);
        if (text.empty() && !input.normals.empty())
            text = "normal: " + differenceOf(result.normals[v], expected.normal,
                                             1e-6 * std::max(1.0, expected.normalGrowth));
        if (text != "normal: " && !text.empty())
            return "vertex " + std::to_string(v) + ": " + text;
    }
    return {};
}

void everyTarget() {
    QTest::addColumn<SkinningMethod>("method");
    QTest::addColumn<qint64>("target");
    for (const SimdTarget target : simdTargets()) {
        QTest::addRow("linear blend, %s", simdTargetName(target).c_str())
            << SkinningMethod::LinearBlend << qint64(target.id);
        QTest::addRow("dual quaternion, %s", simdTargetName(target).c_str())
            << SkinningMethod::DualQuaternion << qint64(target.id);
    }
}

#define FETCH_METHOD_AND_TARGET                                                                    \
    QFETCH(SkinningMethod, method);                                                                \
    QFETCH(qint64, target)

} // namespace

class tst_blend_kernels : public QObject {
    Q_OBJECT
private slots:
    void thereIsATargetAndEachHasAName() {
        const std::vector<SimdTarget> targets = simdTargets();
        QVERIFY(!targets.empty());
        std::set<std::string> names;
        for (const SimdTarget target : targets)
            names.insert(simdTargetName(target));
        QCOMPARE(names.size(), targets.size());
        QCOMPARE(simdTargetName({}), simdTargetName(targets.front()));
        // A forced target is really another set of loops.
        std::set<void (*)(const BlendPalette&, BlendBatch&)> linear;
        for (const SimdTarget target : targets)
            linear.insert(blendKernels(target).linear);
        QCOMPARE(linear.size(), targets.size());
        QVERIFY(blendKernels({}).dual == blendKernels(targets.front()).dual);
    }
    void itIsWithinAMillionthOfDoublePrecision_data() { everyTarget(); }
    void itIsWithinAMillionthOfDoublePrecision() {
        FETCH_METHOD_AND_TARGET;
        for (const std::size_t influences : {1u, 2u, 3u, 4u, 5u, 8u, 11u, 16u})
            for (const bool scales : {false, true}) {
                const Cloud cloud({.bones = 24, .influences = influences, .scales = scales});
                SkinningInput input = cloud.input();
                input.target = {target};
                const std::string text = farFromReference(input, method);
                QVERIFY2(text.empty(),
                         (std::to_string(influences) + " influences, " + text).c_str());
            }
    }
    void hugeAndTinyMeshesAreAsExact_data() { everyTarget(); }
    void hugeAndTinyMeshesAreAsExact() {
        FETCH_METHOD_AND_TARGET;
        for (const double size : {1e-12, 1e-6, 1e-3, 1e3, 1e6, 1e12}) {
            const Cloud cloud({.vertices = 200, .size = size});
            SkinningInput input = cloud.input();
            input.target = {target};
            const std::string text = farFromReference(input, method);
            QVERIFY2(text.empty(), text.c_str());
        }
    }
    void fiveHundredBonesAreAsGoodAsTwelve_data() { everyTarget(); }
    void fiveHundredBonesAreAsGoodAsTwelve() {
        FETCH_METHOD_AND_TARGET;
        const Cloud cloud({.bones = 500, .influences = 6});
        SkinningInput input = cloud.input();
        input.target = {target};
        const std::string text = farFromReference(input, method);
        QVERIFY2(text.empty(), text.c_str());
    }
    void oneVertexAndAFewMoreAreSkinned_data() { everyTarget(); }
    void oneVertexAndAFewMoreAreSkinned() {
        FETCH_METHOD_AND_TARGET;
        const Cloud many({.vertices = 600});
        SkinningInput input = many.input();
        input.target = {target};
        const Skinned all = skin(input, method);
        // Ends inside a register, at its end, inside a batch, at its end, beyond a block.
        for (const std::size_t count :
             {1u, 2u, 3u, 4u, 7u, 15u, 16u, 17u, 63u, 64u, 65u, 511u, 512u, 513u}) {
            SkinningInput few = input;
            few.positions = input.positions.first(count);
            few.normals = input.normals.first(count);
            const Skinned some = skin(few, method);
            for (std::size_t v = 0; v < count; ++v)
                QVERIFY(some.sameBitsAt(v, all));
        }
    }
    void aVertexDoesNotDependOnItsNeighboursNorOnThreads_data() { everyTarget(); }
    void aVertexDoesNotDependOnItsNeighboursNorOnThreads() {
        FETCH_METHOD_AND_TARGET;
        std::mt19937 random(3);
        for (const bool scales : {false, true}) {
            Cloud cloud({.vertices = 9000, .scales = scales});
            // Blocks of every stride, zero rows, and sums that float does not divide well.
            for (std::size_t v = 0; v < cloud.vertexCount(); ++v) {
                const std::size_t longest = std::array{1u, 2u, 3u, 4u, 9u}[v / 512 % 5];
                WeightRow row = randomRow(random, 1 + random() % longest, 12);
                if (v % 31 == 0)
                    row.clear();
                if (v % 37 == 0)
                    for (Influence& influence : row)
                        influence.weight *= 1e-35f;
                cloud.weights().setRow(VertexIndex(v), row);
            }
            SkinningInput input = cloud.input();
            input.target = {target};
            Skinned alone;
            withThreads(1, [&] { alone = skin(input, method); });
            for (const std::size_t threads : {2u, 3u, 8u}) {
                Skinned together;
                withThreads(threads, [&] { together = skin(input, method); });
                for (std::size_t v = 0; v < cloud.vertexCount(); ++v)
                    QVERIFY(together.sameBitsAt(v, alone));
            }
            std::vector<VertexIndex> some;
            for (std::size_t v = 0; v < cloud.vertexCount(); ++v)
                if (random() % 3 != 0)
                    some.emplace_back(v);
            std::ranges::shuffle(some, random);
            Skinned subset;
            withThreads(4, [&] { subset = skin(input, method, some); });
            for (const VertexIndex v : some)
                QVERIFY(subset.sameBitsAt(v.value(), alone));
            // Rows are divided by their sums, however small those are.
            const std::string text = farFromReference(input, method);
            QVERIFY2(text.empty(), text.c_str());
        }
    }
    void rawSumsGoAsFarAsTheSumSays_data() { everyTarget(); }
    void rawSumsGoAsFarAsTheSumSays() {
        FETCH_METHOD_AND_TARGET;
        if (method == SkinningMethod::DualQuaternion)
            return; // divides by its own length: tst_dual_quaternion_blend
        Cloud cloud({.vertices = 300});
        for (std::size_t v = 0; v < cloud.vertexCount(); ++v) {
            WeightRow row = cloud.weights().copyRow(VertexIndex(v));
            for (Influence& influence : row)
                influence.weight *= 1.2f;
            cloud.weights().setRow(VertexIndex(v), row);
        }
        SkinningInput input = cloud.input();
        input.target = {target};
        input.rawSums = true;
        const Skinned raw = skin(input, method);
        for (std::size_t v = 0; v < cloud.vertexCount(); ++v)
            VERIFY_NEAR(raw.positions[v], Vec3d(1.2 * referenceLinear(input, v).position), 1e-5);
    }
    void whatIsNotFiniteStaysInItsVertex_data() { everyTarget(); }
    void whatIsNotFiniteStaysInItsVertex() {
        FETCH_METHOD_AND_TARGET;
        Cloud cloud({.vertices = 100});
        SkinningInput input = cloud.input();
        input.target = {target};
        const Skinned sound = skin(input, method);
        constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
        constexpr float kInfinite = std::numeric_limits<float>::infinity();
        std::vector<Vec3f> positions(input.positions.begin(), input.positions.end());
        std::vector<Vec3f> normals(input.normals.begin(), input.normals.end());
        positions[3].y() = kNaN;
        positions[20] = Vec3f(kInfinite, -kInfinite, 0);
        normals[50].x() = kNaN;
        normals[51] = Vec3f::Zero();
        SkinWeights weights = cloud.weights();
        weights.setRow(VertexIndex(70), WeightRow{{1, kNaN}, {2, 0.5f}});
        weights.setRow(VertexIndex(71), WeightRow{{1, kInfinite}, {2, 0.5f}});
        weights.setRow(VertexIndex(72), WeightRow{{3, -0.0f}, {2, 0.5f}});
        input.positions = positions;
        input.normals = normals;
        input.weights = &weights;
        const std::set<std::size_t> spoilt{3, 20, 50, 51, 70, 71, 72};
        const Skinned result = skin(input, method);
        for (std::size_t v = 0; v < positions.size(); ++v) {
            QVERIFY(result.positions[v].allFinite());
            QVERIFY(result.normals[v].allFinite());
            if (!spoilt.contains(v))
                QVERIFY(result.sameBitsAt(v, sound));
        }
        // Weights that are no numbers are no weights: the vertex stays at rest.
        VERIFY_NEAR(result.positions[70], positions[70], 1e-6);
        VERIFY_NEAR(result.positions[71], positions[71], 1e-6);
        weights.setRow(VertexIndex(72), WeightRow{{2, 0.5f}});
        VERIFY_NEAR(result.positions[72], skin(input, method).positions[72], 1e-6);
    }
    void aPaletteThatIsNotFiniteGivesFiniteVertices_data() { everyTarget(); }
    void aPaletteThatIsNotFiniteGivesFiniteVertices() {
        FETCH_METHOD_AND_TARGET;
        const Cloud cloud({.vertices = 100});
        SkinningInput input = cloud.input();
        input.target = {target};
        std::vector<Affine3d> palette(input.palette.begin(), input.palette.end());
        palette[2].translation().x() = std::numeric_limits<double>::quiet_NaN();
        palette[5].linear().setConstant(std::numeric_limits<double>::infinity());
        input.palette = palette;
        const Skinned result = skin(input, method);
        palette[2].setIdentity();
        palette[5].setIdentity();
        const std::string text = farFromReference(input, method);
        QVERIFY2(text.empty(), text.c_str());
        const Skinned expected = skin(input, method);
        for (std::size_t v = 0; v < result.positions.size(); ++v)
            QVERIFY(result.sameBitsAt(v, expected));
    }
    void withoutAnyJointEverythingStaysAtRest_data() { everyTarget(); }
    void withoutAnyJointEverythingStaysAtRest() {
        FETCH_METHOD_AND_TARGET;
        const std::vector<Vec3f> positions{{1, 2, 3}, {4, 5, 6}};
        const SkinWeights weights(2);
        SkinningInput input;
        input.positions = positions;
        input.weights = &weights;
        input.modelFromUnbound = toAffine(shift(10, 0, 0));
        input.target = {target};
        const Skinned result = skin(input, method);
        VERIFY_NEAR(result.positions[0], Vec3f(11, 2, 3), 0.0);
        VERIFY_NEAR(result.positions[1], Vec3f(14, 5, 6), 0.0);
    }
    /// The row of weight 0 on a joint that throws everything to infinity.
    void influencesOfWeightZeroDoNothing_data() { everyTarget(); }
    void influencesOfWeightZeroDoNothing() {
        FETCH_METHOD_AND_TARGET;
        std::mt19937 random(4);
        const std::vector<Vec3f> positions(40, Vec3f(0.3f, 0.2f, 0.1f));
        const std::vector<Vec3f> normals(40, Vec3f(0, 0.6f, 0.8f));
        Affine3d absurd = toAffine(randomRigid(random));
        absurd.matrix().topRows<3>() *= 1e60;
        const std::vector<Affine3d> palette{absurd, toAffine(randomRigid(random)),
                                            toAffine(randomRigid(random))};
        SkinWeights with(40);
        SkinWeights without(40);
        for (std::size_t v = 0; v < 40; ++v) {
            with.setRow(VertexIndex(v), WeightRow{{1, 0.7f}, {2, 0.3f}, {0, 0.0f}});
            without.setRow(VertexIndex(v), WeightRow{{1, 0.7f}, {2, 0.3f}});
        }
        SkinningInput input;
        input.positions = positions;
        input.normals = normals;
        input.palette = palette;
        input.target = {target};
        input.weights = &with;
        const Skinned zeros = skin(input, method);
        input.weights = &without;
        const Skinned none = skin(input, method);
        for (std::size_t v = 0; v < 40; ++v) {
            VERIFY_NEAR(zeros.positions[v], none.positions[v], 1e-6);
            VERIFY_NEAR(zeros.normals[v], none.normals[v], 1e-6);
        }
    }
};

RIGWRIGHT_TEST(tst_blend_kernels)
#include "tst_blend_kernels.moc"
