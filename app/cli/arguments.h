// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading what stands on the command line: numbers, endings of file names; what its help says.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rigwright::cli {

/// What stands in the help for a file that is read.
constexpr const char* kCharacterFile =
    "A .rigw, .glb, .gltf, .vrm, .fbx, .dae, .obj or .bvh file, or another that opens";

/// A finite number such as 40, +40, -0.5 or 1e3, and nothing besides; nullopt for anything else.
std::optional<double> parseNumber(std::string_view text);

/// A whole number such as 12 or +12, and nothing besides; nullopt for anything else.
std::optional<std::size_t> parseWhole(std::string_view text);

/// What CLI11 asks about the text of an option: "" where it is right, else what is wrong.
using ArgumentCheck = std::function<std::string(const std::string& text)>;

/// A number from `least` to `most`; `what` says so: "a number of degrees from 0 to 180".
ArgumentCheck numberCheck(double least, double most, std::string what);

/// A whole number from `least` to `most`.
ArgumentCheck wholeCheck(std::size_t least, std::size_t most);

/// Finds `name` among `names`, else the item that "#N" counts, from #0. Says on standard error
/// where several have that name and the first is taken.
std::optional<std::size_t> findNamed(std::string_view name, std::span<const std::string> names);

/// What is wrong with the name of a file to write: it must end in one of `suffixes` (lower case,
/// without the dot), in capitals or not. Nullopt where it does.
std::optional<Error> wrongSuffix(const std::string& output,
                                 std::initializer_list<std::string_view> suffixes);

} // namespace rigwright::cli
