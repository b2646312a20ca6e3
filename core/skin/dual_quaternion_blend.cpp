// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Dual quaternion skinning (DQS).
#include "core/skin/dual_quaternion_blend.h"

#include "core/skin/kernel_loop.h"

namespace rigwright {

namespace {

void run(const DualBlender& blender, const SkinningInput& input,
         std::span<const VertexIndex> vertices, const SkinningOutput& output) {
    const auto kernel = blendKernels(input.target).dual;
    runBatches(input, vertices, output,
               {blender.jointCount(),
                [&](BlendBatch& batch, const BatchVertices&) { kernel(blender.palette(), batch); },
                [&](std::size_t v) { return placedExactly(input, v, blender.exactly(v)); }});
}

} // namespace

void dualQuaternionBlendPacked(const SkinningInput& input, std::span<const Vec4f> texels,
                               std::span<const VertexIndex> vertices,
                               const SkinningOutput& output) {
    run(DualBlender(input, vertexCountOf(input, vertices), {texels.begin(), texels.end()}), input,
        vertices, output);
}

void dualQuaternionBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                         const SkinningOutput& output) {
    run(DualBlender(input, vertexCountOf(input, vertices)), input, vertices, output);
}

} // namespace rigwright
