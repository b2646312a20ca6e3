// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BindShape: the mesh as all methods of binding see it, in units of its own size.
#pragma once

#include "core/math/types.h"
#include "core/mesh/mesh.h"

#include <cstdint>
#include <vector>

namespace rigwright {

/// Vertices with bit-equal position are one *place* (also those that are separate points because
/// their rows came different: binding makes such cracks whole). Coordinates are moved to the middle
/// of the finite positions and divided by their longest side, so that nothing depends on units;
/// places that are not finite are at 0 and have `finite` 0. Few places very far from nearly all
/// others are *stray*: they do not count for middle and size.
struct BindShape {
    explicit BindShape(const Mesh& mesh);

    std::vector<std::uint32_t> placeOfVertex;
    std::vector<Vec3d> places;
    std::vector<std::uint8_t> finite;     ///< one a place
    std::vector<std::uint8_t> stray;      ///< one a place; those that are not finite are stray, too
    std::vector<Vec3f> vertexPositions;   ///< as `places`, one a vertex (NaN where not finite)
    std::vector<std::uint32_t> triangles; ///< three different finite places each
    std::vector<std::uint32_t> lines;     ///< two places each: lines and faces that collapsed
    std::vector<std::uint8_t> collapsed;  ///< one a place: 1 where faces became lines
    std::vector<std::uint32_t> islandOfPlace;
    std::size_t islandCount = 0;
    Vec3d middle = Vec3d::Zero();
    double size = 1.0; ///< mesh units

    [[nodiscard]] std::size_t placeCount() const { return places.size(); }
    [[nodiscard]] Vec3d shapeFromMesh(const Vec3d& position) const {
        return (position - middle) / size;
    }
};

/// Cheap fingerprint of all that BindShape depends on.
std::uint64_t fingerprint(const Mesh& mesh);

} // namespace rigwright
