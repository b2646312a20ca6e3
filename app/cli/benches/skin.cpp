// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmarks of the skinning methods: positions and normals, four influences, one thread.
#include "app/cli/benches/bench_body.h"
#include "app/cli/benches/bench_case.h"
#include "core/skin/dual_quaternion_blend.h"
#include "core/skin/linear_blend.h"
#include "core/skin/palette.h"

#include <memory>

namespace rigwright::cli {
namespace {

struct Skinning {
    explicit Skinning(std::size_t vertices) : character(benchBody(vertices)) {
        std::vector<Affine3d> modelFromBone;
        computeModelPose(character.skeleton, benchPose(character).local, modelFromBone);
        computePalette(*character.meshes.front().binding, modelFromBone, palette);
        positions.resize(vertices);
        normals.resize(vertices);
    }

    Character character;
    std::vector<Affine3d> palette;
    std::vector<Vec3f> positions;
    std::vector<Vec3f> normals;
};

BenchRun prepareSkinning(std::size_t vertices, SkinningFunction method) {
    auto skinning = std::make_shared<Skinning>(vertices);
    const auto work = [=] {
        const MeshInstance& instance = skinning->character.meshes.front();
        SkinningInput input;
        input.positions = instance.mesh->positions;
        input.normals = instance.mesh->normals;
        input.weights = &instance.binding->weights();
        input.palette = skinning->palette;
        method(input, {}, {skinning->positions, skinning->normals});
    };
    const auto hash = [=] {
        return hashOf(skinning->normals, hashOf(skinning->positions, hashBytes(nullptr, 0)));
    };
    return {work, hash, {}};
}

} // namespace

void addSkinBenches(std::vector<BenchCase>& cases) {
    struct Method {
        const char* name;
        SkinningFunction function;
        double targetNs; ///< a vertex, at 100k
    };
    for (const Method& method :
         {Method{"lbs", linearBlend, 3.3}, Method{"dqs", dualQuaternionBlend, 4.4}}) {
        for (const std::size_t vertices : {10'000u, 100'000u, 1'000'000u}) {
            BenchCase skin;
            skin.name = method.name;
            skin.group = "skin";
            skin.size = vertices;
            skin.items = vertices;
            skin.threads = 1;
            skin.targetNs = vertices == 100'000 ? method.targetNs * double(vertices) : 0.0;
            skin.prepare = [=, function = method.function] {
                return prepareSkinning(vertices, function);
            };
            cases.push_back(skin);
        }
    }
}

} // namespace rigwright::cli
