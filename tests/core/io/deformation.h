// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Vertices of a character in a moment of a clip, for tests that compare how files deform.
#pragma once

#include "core/character/evaluate_frame.h"

#include <optional>
#include <utility>

namespace rigwright::test {

/// One mesh instance with its palette, skinned by core.
inline FrameResult deformed(const Character& character, std::optional<ClipSource> clip,
                            MeshInstanceIndex mesh = MeshInstanceIndex(0)) {
    FrameRequest request;
    request.clip = clip;
    request.cpuMeshes = {mesh};
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, request, caches, state, result);
    return result;
}

} // namespace rigwright::test
