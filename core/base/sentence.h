// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sentences with figures in them, of which the pattern can be found again.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace rigwright {

/// `pattern` with %1 … %9 replaced by the parts, the first for %1; a number beyond them stays as it
/// is. Findings are worded in this way, so that an interface can recognise the pattern and say it
/// in another language.
std::string filled(std::string_view pattern, std::initializer_list<std::string_view> parts);

} // namespace rigwright
