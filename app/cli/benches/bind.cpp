// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmarks of automatic weights: 32 bones, everything made from the mesh anew.
#include "app/cli/benches/bench_body.h"
#include "app/cli/benches/bench_case.h"
#include "core/character/bind_mesh.h"

#include <memory>
#include <stdexcept>

namespace rigwright::cli {
namespace {

constexpr std::size_t kBones = 32;

struct Binding32 {
    Binding32(std::size_t vertices, BindMethod method, bool again)
        : character(benchBody(vertices, kBones)), rebinds(again) {
        options.settings.method = method;
        options.settings.replaceExisting = true;
        segments = bindSegments(character, MeshInstanceIndex(0));
        // Across the tube's rings, so that no bone is at the same place twice.
        moved = segments;
        moved[kBones / 2].tail.y() += 0.01;
    }

    void work() {
        options.cache = rebinds ? &cache : nullptr;
        options.segments = segments;
        Result<MeshBind> result = bindMesh(character, MeshInstanceIndex(0), options);
        if (!result)
            throw std::runtime_error(result.error().detail);
        bind = std::move(*result);
    }

    Character character;
    MeshBindOptions options;
    std::vector<BoneSegment> segments;
    std::vector<BoneSegment> moved;
    BindCache cache;
    MeshBind bind;
    bool rebinds;
};

BenchRun prepareBind(std::size_t vertices, BindMethod method, bool again) {
    auto binding = std::make_shared<Binding32>(vertices, method, again);
    if (again) {
        binding->work(); // the first bind fills the cache
        binding->segments.swap(binding->moved);
    }
    const auto hash = [=] {
        const PackedRows& rows = binding->bind.edit.after;
        std::uint64_t all = hashBytes(rows.offsets.data(), rows.offsets.size() * 4);
        for (const Influence& influence : rows.influences) {
            all = hashBytes(&influence.bone, sizeof influence.bone, all);
            all = hashBytes(&influence.weight, sizeof influence.weight, all);
        }
        return all;
    };
    return {[=] { binding->work(); }, hash, {}};
}

} // namespace

void addBindBenches(std::vector<BenchCase>& cases) {
    struct Bench {
        const char* name;
        BindMethod method;
        bool again;
        double targetNs10k;
        double targetNs100k;
    };
    for (const Bench& one : {Bench{"heat", BindMethod::Heat, false, 50e6, 530e6},
                             Bench{"reheat", BindMethod::Heat, true, 0.0, 0.0},
                             Bench{"geodesic", BindMethod::Geodesic, false, 0.0, 500e6},
                             Bench{"closest", BindMethod::Closest, false, 0.0, 0.0},
                             Bench{"envelope", BindMethod::Envelope, false, 0.0, 0.0}}) {
        for (const std::size_t vertices : {10'000u, 100'000u}) {
            BenchCase bind;
            bind.name = one.name;
            bind.group = "bind";
            bind.size = vertices;
            bind.items = vertices;
            bind.targetNs = vertices == 10'000 ? one.targetNs10k : one.targetNs100k;
            bind.prepare = [=] { return prepareBind(vertices, one.method, one.again); };
            cases.push_back(bind);
        }
    }
}

} // namespace rigwright::cli
