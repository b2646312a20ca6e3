// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Built-in characters, made by code.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"

#include <span>
#include <string_view>

namespace rigwright {

/// `title` is plain English; the editor translates it by `name`.
struct SampleInfo {
    std::string_view name;
    std::string_view title;
};

/// mannequin, arm, tail, bar.
std::span<const SampleInfo> sampleList();

/// The character of that name; "sample-unknown" where there is none.
Result<Character> makeSample(std::string_view name);

} // namespace rigwright
