// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The character that benchmarks work on.
#pragma once

#include "core/character/character.h"

namespace rigwright::cli {

/// An open tube along +X, 1.8 m long with the surface of a person (1.9 m²), of exactly `vertices`
/// vertices with normals; a straight chain of `bones` bones in it, four influences a vertex.
Character benchBody(std::size_t vertices, std::size_t bones = 64);

/// The body's chain, each bone turned a little, by the same angles every time.
Pose benchPose(const Character& character);

std::uint64_t hashOf(const SkinWeights& weights);
std::uint64_t hashOf(const std::vector<Vec3f>& vectors, std::uint64_t start);

} // namespace rigwright::cli
