// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Meshes and bones for automatic weights: everything that a binding has to cope with.
#pragma once

#include "core/character/character.h"
#include "core/mesh/mesh.h"
#include "core/weights/bone_segments.h"

#include <string>
#include <vector>

namespace rigwright::test {

struct BindCase {
    std::string name;
    Mesh mesh;
    std::vector<BoneSegment> segments;
    std::size_t jointCount = 0;
};

/// A chain of bones, one behind the other, from `from` to `to`.
std::vector<BoneSegment> chainOf(std::size_t bones, const Vec3d& from, const Vec3d& to);

/// The mesh with all positions through `change`, grouped anew.
Mesh moved(const Mesh& mesh, double factor, const Vec3d& offset);
/// Every face wound the other way.
Mesh inverted(const Mesh& mesh);
/// Several meshes in one, islands apart.
Mesh together(const std::string& name, const std::vector<Mesh>& parts);

/// A closed body (a tube with two bones on its axis) and 13 small cubes beside it, each an island.
BindCase bodyWithCubes();

/// The same as a character: mesh "Body" without a binding, bones "first" (0 to 0.5) and "second".
Character bodyWithCubesCharacter();

/// meshZoo() with a chain of three bones along each, and: inverted, mixed winding, near the limits
/// of float (tiny, huge), 1000 times too large and too small for its bones, far from the origin,
/// open tube, duplicate points, zero-area faces, a position that is no number, two vertices, bones
/// outside, bones of no length, one bone, 500 bones.
const std::vector<BindCase>& bindZoo();

} // namespace rigwright::test
