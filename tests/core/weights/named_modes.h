// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Every brush mode with the name of its rows in tests.
#pragma once

#include "core/weights/brush.h"

#include <array>
#include <utility>

namespace rigwright::test {

inline constexpr auto kNamedModes =
    std::to_array<std::pair<const char*, BrushMode>>({{"add", BrushMode::Add},
                                                      {"subtract", BrushMode::Subtract},
                                                      {"replace", BrushMode::Replace},
                                                      {"smooth", BrushMode::Smooth},
                                                      {"scale", BrushMode::Scale}});

} // namespace rigwright::test
