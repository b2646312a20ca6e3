// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How the glTF reader words its errors: one code, the place in the file, what was found, what to
/// do.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <utility>

namespace rigwright {

inline constexpr std::string_view kExportAgain = "Export the file again from the program that made "
                                                 "it; the Khronos glTF validator shows where it "
                                                 "breaks the rules.";

inline Error gltfError(std::string_view code, std::string place, std::string detail,
                       std::string_view remedy = kExportAgain) {
    return {std::string(code), std::move(detail), std::move(place), std::string(remedy)};
}

/// "meshes" and 3 give "meshes[3]".
inline std::string placeOf(std::string_view array, std::size_t index) {
    return std::string(array) + "[" + std::to_string(index) + "]";
}

} // namespace rigwright
