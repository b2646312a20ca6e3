// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Deformed meshes to compare with: vertices of an OBJ file, and how far two clouds are apart.
#pragma once

#include "core/character/character.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace rigwright::test {

/// The "v" lines of a file that another program wrote, times `scale`.
std::vector<Vec3f> objVertices(const std::filesystem::path& file, float scale);

/// All vertices of a character in model space, at a moment of its first clip or as posed;
/// `without` leaves out the mesh of that name.
std::vector<Vec3f> deformedVertices(const Character& character, std::optional<double> time,
                                    const std::string& without = {});

/// The largest distance from a vertex of `a` to the nearest one of `b`. O(a · b).
double farthest(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b);

/// Both ways, in percent of the diagonal of b's box.
double percentApart(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b);

} // namespace rigwright::test
