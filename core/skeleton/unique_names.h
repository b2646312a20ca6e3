// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Unique names for formats that need them, and the way back.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// One name each, none of them empty and no two the same: the first of several stays, the others
/// get "#2", "#3" … behind. Names that end so by themselves get "#1", so that originalName() gives
/// back every name exactly; with the marks of its own taken off, nothing else is changed.
std::vector<std::string> uniqueNames(std::span<const std::string> names);

/// The name that uniqueNames() made this one of: without "#" and a number at its end.
std::string_view originalName(std::string_view uniqueName);

} // namespace rigwright
