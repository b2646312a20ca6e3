// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmark of transferring weights from one mesh to another of about as many vertices.
#include "core/weights/transfer.h"
#include "app/cli/benches/bench_body.h"
#include "app/cli/benches/bench_case.h"

#include <memory>
#include <numeric>

namespace rigwright::cli {
namespace {

/// Two bodies that lie beside each other's vertices, and all that is needed from one to the other:
/// trees, normals and islands are made anew each time, as a transfer does.
struct Pair {
    explicit Pair(std::size_t vertices)
        : source(benchBody(vertices * 9 / 10)), target(benchBody(vertices)) {
        std::iota(joints.begin(), joints.end(), std::uint16_t(0));
        Binding& binding = *target.meshes.front().binding;
        binding.weights() = SkinWeights(target.meshes.front().mesh->vertexCount());
    }

    Character source;
    Character target;
    std::vector<std::uint16_t> joints = std::vector<std::uint16_t>(64);
    TransferResult result;

    void transfer() {
        const MeshInstance& from = source.meshes.front();
        const MeshInstance& to = target.meshes.front();
        result = transferWeights(
            {MeshInstanceIndex(0), *to.mesh, to.binding->weights()}, {*to.mesh, to.mesh->positions},
            {{*from.mesh, from.mesh->positions}, from.binding->weights(), joints}, {{}, 4});
    }
};

BenchRun prepareTransfer(std::size_t vertices) {
    auto pair = std::make_shared<Pair>(vertices);
    return {[=] { pair->transfer(); },
            [=] {
                std::uint64_t hash = hashBytes(nullptr, 0);
                for (const Influence& influence : pair->result.edit.after.influences) {
                    hash = hashBytes(&influence.bone, sizeof influence.bone, hash);
                    hash = hashBytes(&influence.weight, sizeof influence.weight, hash);
                }
                return hash;
            },
            {}};
}

} // namespace

void addTransferBenches(std::vector<BenchCase>& cases) {
    for (const std::size_t vertices : {10'000u, 100'000u}) {
        BenchCase transfer;
        transfer.name = "transfer";
        transfer.group = "bind";
        transfer.size = vertices;
        transfer.items = vertices;
        transfer.prepare = [=] { return prepareTransfer(vertices); };
        cases.push_back(transfer);
    }
}

} // namespace rigwright::cli
