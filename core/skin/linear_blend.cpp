// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Linear blend skinning (LBS).
#include "core/skin/linear_blend.h"

#include "core/skin/kernel_loop.h"

namespace rigwright {

void linearBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                 const SkinningOutput& output) {
    const LinearBlender blender(input);
    const auto kernel = blendKernels(input.target).linear;
    runBatches(input, vertices, output,
               {input.palette.size(),
                [&](BlendBatch& batch, const BatchVertices&) { kernel(blender.palette(), batch); },
                [&](std::size_t v) { return placedExactly(input, v, blender.exactly(v)); }});
}

} // namespace rigwright
