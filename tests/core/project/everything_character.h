// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A small character with one of everything that a project must keep, and projects as JSON.
#pragma once

#include "core/character/character.h"
#include "tests/support/glb_file.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace rigwright::test {

/// What tests/data/project_v1.rigw was made of, so never to be changed; later versions of the
/// format get characters of their own. Holds: bones with equal, empty and foreign names; a mesh of
/// a triangle, a quad, a pentagon, a line and a point in two sections, grouped in a way that
/// nothing would group it again; rows in odd order, with zeros, with sums beside 1, without weight,
/// and of 21 influences; three instances, two of which share mesh and rows; a hidden one; both
/// skinning methods; locks, colours; a pose, two saved poses of one name; clips of all kinds;
/// foreign content of all kinds; numbers that text would lose.
Character everythingCharacter();

/// The same with what version 2 added (a locked instance, solo bones): that of project_v2.rigw, and
/// what tests of the version of now use. Not to be changed either.
Character everythingCharacter2();

/// The view that was saved with it.
inline constexpr const char* kEverythingView = R"({"zoom": 1.50, "camera": [1, 2, 3]})";

/// A project as JSON and bytes.
GlbFile projectGlb(const Character& character, const std::string& view = "");

/// Its extension.
nlohmann::json& rigOf(GlbFile& file);

/// The bytes of an edited project with the fingerprint made anew, as if Rigwright had written it.
std::vector<std::uint8_t> resealed(GlbFile file);

/// Runs `use` with a file of that content.
void withFile(const std::vector<std::uint8_t>& bytes,
              const std::function<void(const std::filesystem::path&)>& use);

} // namespace rigwright::test
