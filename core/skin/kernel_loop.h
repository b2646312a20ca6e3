// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cuts a mesh, or some of its vertices, into batches for the blend kernels, on several threads.
#pragma once

#include "core/skin/blend_kernels.h"
#include "core/skin/blenders.h"
#include "core/skin/skinning.h"

#include <functional>
#include <span>

namespace rigwright {

/// The vertices of a batch: those from `first` on, or those listed.
struct BatchVertices {
    std::size_t first = 0;
    std::span<const VertexIndex> listed;

    [[nodiscard]] std::size_t operator[](std::size_t i) const {
        return listed.empty() ? first + i : listed[i].value();
    }
};

/// What a method does with its vertices. `batch` fills the outputs of a batch and its bits
/// `exceptional`; the vertices of those bits get `exactly(v)`. Both are called from several threads
/// at once.
struct BatchWork {
    std::size_t joints = 0; ///< of the palette
    std::function<void(BlendBatch&, const BatchVertices&)> batch;
    std::function<VertexPlace(std::size_t vertex)> exactly;
};

/// Runs over the vertices (empty: all of them). Without joints all vertices are zero rows, and the
/// work is not called. Precondition: every row names joints of the palette.
void runBatches(const SkinningInput& input, std::span<const VertexIndex> vertices,
                const SkinningOutput& output, const BatchWork& work);

} // namespace rigwright
