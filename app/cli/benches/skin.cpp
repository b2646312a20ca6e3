// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmarks of the skinning methods: positions and normals, as many influences as the name says
/// (else four), one thread unless the name says two.
#include "app/cli/benches/bench_body.h"
#include "app/cli/benches/bench_case.h"
#include "core/skin/palette.h"
#include "core/skin/skinning_preparation.h"

#include <cmath>
#include <memory>
#include <string>

namespace rigwright::cli {
namespace {

/// One benchmark: which method, and what it works on.
struct SkinCase {
    std::string name;
    SkinningMethod method = SkinningMethod::LinearBlend;
    std::size_t vertices = 100'000;
    std::size_t influences = 4;
    std::size_t threads = 1;
    double targetNs = 0.0; ///< a vertex
    bool opposed = false;  ///< a pose in which bones stand more than half a turn apart
};

/// The first `count` influences of each row; rows of fewer get neighbouring bones as well.
void setInfluences(std::size_t count, std::size_t bones, SkinWeights& weights) {
    SkinWeights changed(weights.rowCount()); // anew: blocks as long as the rows that they hold
    for (std::size_t v = 0; v < weights.rowCount(); ++v) {
        WeightRow row = weights.copyRow(VertexIndex(v));
        while (row.size() < count)
            row.push_back({std::uint16_t((row.back().bone + 1u) % bones), 0.1f});
        row.resize(count);
        changed.setRow(VertexIndex(v), row);
    }
    weights = std::move(changed);
}

struct Skinning {
    explicit Skinning(const SkinCase& bench) : character(benchBody(bench.vertices)) {
        Binding& binding = *character.meshes.front().binding;
        if (bench.influences != 4)
            setInfluences(bench.influences, binding.joints.size(), binding.weights());
        std::vector<Affine3d> modelFromBone;
        Pose pose = benchPose(character);
        for (std::size_t b = 0; bench.opposed && b < pose.local.size(); ++b)
            pose.local[b].rotation =
                Quatd(Eigen::AngleAxisd(1.3 + 0.4 * std::sin(double(b)),
                                        Vec3d(std::cos(3.0 * double(b)), 1.0, 0.5).normalized()));
        computeModelPose(character.skeleton, pose.local, modelFromBone);
        computePalette(binding, modelFromBone, palette);
        tree = makeJointTree(character.skeleton, binding);
        positions.resize(bench.vertices);
        normals.resize(bench.vertices);
    }

    [[nodiscard]] const MeshInstance& instance() const { return character.meshes.front(); }
    void prepare(SkinningMethod method) {
        prepared = *prepareSkinning(method, instance().mesh, instance().binding->weights());
    }

    Character character;
    std::vector<Affine3d> palette;
    JointTree tree;
    SkinningPreparation prepared;
    std::vector<Vec3f> positions;
    std::vector<Vec3f> normals;
};

BenchRun prepareSkinningBench(const SkinCase& bench) {
    auto skinning = std::make_shared<Skinning>(bench);
    skinning->prepare(bench.method);
    const auto work = [=, function = skinningFunction(bench.method)] {
        const MeshInstance& instance = skinning->instance();
        SkinningInput input;
        input.positions = instance.mesh->positions;
        input.normals = instance.mesh->normals;
        input.weights = &instance.binding->weights();
        input.palette = skinning->palette;
        input.tree = &skinning->tree;
        input.centres = skinning->prepared.centres.get();
        input.mush = skinning->prepared.mush.get();
        function(input, {}, {skinning->positions, skinning->normals});
    };
    const auto hash = [=] {
        return hashOf(skinning->normals, hashOf(skinning->positions, hashBytes(nullptr, 0)));
    };
    return {work, hash, {}};
}

/// The work before the first frame.
BenchRun preparePreparation(const SkinCase& bench) {
    auto skinning = std::make_shared<Skinning>(bench);
    const auto hash = [=] {
        const SkinningPreparation& made = skinning->prepared;
        if (made.centres)
            return hashOf(made.centres->centres, hashBytes(nullptr, 0));
        return hashBytes(made.mush->deltas.data(), made.mush->deltas.size() * sizeof(Vec3d));
    };
    return {[=, method = bench.method] { skinning->prepare(method); }, hash, {}};
}

void add(const SkinCase& bench, BenchRun (*prepare)(const SkinCase&),
         std::vector<BenchCase>& cases) {
    BenchCase skin;
    skin.name = bench.name;
    skin.group = "skin";
    skin.size = bench.vertices;
    skin.items = bench.vertices;
    skin.threads = bench.threads;
    skin.targetNs = bench.targetNs * double(bench.vertices);
    skin.prepare = [=] { return prepare(bench); };
    cases.push_back(skin);
}

} // namespace

void addSkinBenches(std::vector<BenchCase>& cases) {
    constexpr SkinningMethod kDual = SkinningMethod::DualQuaternion;
    constexpr std::size_t kMany = 100'000;
    constexpr double kLinearNs = 3.3;
    constexpr double kDualNs = 4.4;
    constexpr double kTwoThreads = 1.8;
    for (const std::size_t size : {std::size_t(10'000), kMany, std::size_t(1'000'000)}) {
        add({.name = "lbs", .vertices = size, .targetNs = size == kMany ? kLinearNs : 0.0},
            prepareSkinningBench, cases);
        add({.name = "dqs",
             .method = kDual,
             .vertices = size,
             .targetNs = size == kMany ? kDualNs : 0.0},
            prepareSkinningBench, cases);
    }
    // Signs have to be looked at in such poses only.
    add({.name = "dqs-turn", .method = kDual, .targetNs = kDualNs, .opposed = true},
        prepareSkinningBench, cases);
    add({.name = "lbs-2t", .threads = 2, .targetNs = kLinearNs / kTwoThreads}, prepareSkinningBench,
        cases);
    add({.name = "dqs-2t", .method = kDual, .threads = 2, .targetNs = kDualNs / kTwoThreads},
        prepareSkinningBench, cases);
    struct Influences {
        std::size_t count;
        double targetNs;
    };
    for (const Influences& k : {Influences{1, 2.1}, Influences{2, 2.4}, Influences{3, 2.7},
                                Influences{4, 3.1}, Influences{8, 5.0}}) {
        const std::string count = std::to_string(k.count);
        add({.name = "lbs-k" + count, .influences = k.count, .targetNs = k.targetNs},
            prepareSkinningBench, cases);
        add({.name = "dqs-k" + count, .method = kDual, .influences = k.count}, prepareSkinningBench,
            cases);
    }
    add({.name = "blend", .method = SkinningMethod::LinearDualBlend}, prepareSkinningBench, cases);
    for (const auto& [name, method] : {std::pair("centres", SkinningMethod::RotationCentres),
                                       std::pair("mush", SkinningMethod::DeltaMush)}) {
        add({.name = name, .method = method}, prepareSkinningBench, cases);
        add({.name = name + std::string("0"), .method = method, .threads = 0}, preparePreparation,
            cases);
    }
}

} // namespace rigwright::cli
