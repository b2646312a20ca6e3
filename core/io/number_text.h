// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Numbers as text: the fewest digits that read back as the very same number, in any language of
/// the system.
#pragma once

#include <string>
#include <string_view>

namespace rigwright {

/// The fewest digits that identify the float, also for a reader that takes them as a double first
/// and rounds it then. Precondition: finite.
void appendFloat(std::string& text, float value);

/// The fewest digits that identify the double. Precondition: finite.
void appendDouble(std::string& text, double value);

/// For people: "1.850" with that many decimals.
std::string numberText(double value, int decimals);

/// For people: "0.0254", "1e+06": that many significant digits without zeros at the end.
std::string figureText(double value, int digits);

} // namespace rigwright
