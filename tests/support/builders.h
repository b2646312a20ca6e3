// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Small characters for tests: the bar of the reference values, a tube, random rows.
#pragma once

#include "core/character/character.h"

#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace rigwright::test {

/// A transform that only turns, by `degrees` about `axis`.
Transform turn(const Vec3d& axis, double degrees);
/// A transform that only moves.
Transform shift(double x, double y, double z);
double radians(double degrees);

/// Random transforms, repeatable by the generator's seed: rotation uniform, translation in ±5,
/// scale in [0.2, 3].
Transform randomTransform(std::mt19937& random);
Transform randomRigid(std::mt19937& random);
Vec3f randomVector(std::mt19937& random, float size);
/// A row of `count` different joints below `joints` with positive weights that sum to 1 (float).
WeightRow randomRow(std::mt19937& random, std::size_t count, std::size_t joints);

/// The test body of the reference values: along +X from -2 to 2, closed ends, regular 16-gon of
/// radius 0.5; bones A at (-2, 0, 0) and B at the origin, a child of A; weight of B =
/// clamp(x + 0.5, 0, 1), the rest A's. 64 steps of rings in the blend zone |x| ≤ 0.5 (one ring at
/// x = 0), 16 outside on each side.
Character barCharacter();
inline constexpr std::size_t kBarSides = 16;

/// Signed volume of the faces that lie within |x| ≤ 0.5 at rest, in the given positions, boundary
/// loops closed by a fan to the mean of their vertices.
double blendZoneVolume(const Mesh& bar, std::span<const Vec3f> positions);
/// Signed volume of all faces.
double volume(const Mesh& mesh, std::span<const Vec3f> positions);

/// A closed tube along +X (mesh_zoo.h tubeMesh: length 1, radius 0.1) on bones root (0) and tip
/// (0.5, a child of root); the tip's weight rises from 0 to 1 over x = 0.3 … 0.7. With normals.
Character tubeCharacter(std::size_t rings, std::size_t sides);

/// A chain of `bones` bones one behind the other along +X, `step` apart, and a cloud of `vertices`
/// random points around it, each with `influences` random joints. For laws that hold for any rows.
Character cloudCharacter(std::size_t bones, std::size_t vertices, std::size_t influences,
                         std::uint32_t seed);

/// Sets the bind matrices of a binding to the inverse of the skeleton's rest pose.
void bindAtRest(const Skeleton& skeleton, Binding& binding);

/// Model positions of a character's mesh in its current pose.
std::vector<Vec3f> skinned(const Character& character, SkinningMethod method, bool rawSums = false);

} // namespace rigwright::test
