// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What `deform` writes: deformed vertices as OBJ or JSON text.
#pragma once

#include "core/character/character.h"

#include <optional>
#include <string>
#include <vector>

namespace rigwright::cli {

/// The vertices of all mesh instances at one moment, model space, metres, in the file's own order.
struct DeformedFrame {
    std::optional<ClipIndex> clip;
    double time = 0.0; ///< seconds, in the clip's own time; 0 without a clip
    std::vector<std::vector<Vec3f>> positions; ///< by mesh instance

    [[nodiscard]] Box3f bounds() const;
};

/// {"min": [x, y, z], "max": […]}, or null where there is no vertex. Written like all numbers here:
/// with as many digits as a double takes to be exactly that float.
std::string boundsText(const Box3f& bounds);

/// Bounds of all frames.
Box3f boundsOf(const std::vector<DeformedFrame>& frames);

/// One object: vertices (of all meshes), bounds, meshes[{name, instance, node, vertices, faces}],
/// frames[{clip, clipName, time, bounds, positions[[x, y, z, …] a mesh]}]. A face lists vertex
/// indices of its mesh; one of two is a line, one of one a point. `node` counts among the file's
/// nodes (null for built-in characters).
std::string deformJson(const Character& character, const std::vector<DeformedFrame>& frames);

/// One object (`o`) a mesh instance, every vertex of the file as one `v`, in the file's order,
/// faces as `f`, `l`, `p` with all their corners.
std::string deformObj(const Character& character, const DeformedFrame& frame);

} // namespace rigwright::cli
