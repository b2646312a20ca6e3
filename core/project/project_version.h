// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Versions of the extension, and the steps that bring an old one up to date.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <span>

namespace rigwright {

/// Makes version n + 1 of the JSON of version n. May add, rename and drop members; arrays stay
/// where they are in the file. Must not throw for content of any shape; an error refuses the file.
using ProjectStep = Result<void> (*)(nlohmann::json& rig);

/// steps()[n - 1] leads from version n to n + 1; there are kProjectVersion - 1.
std::span<const ProjectStep> projectSteps();

/// The version that `rig` was written in, from 1 to `current`. Errors: "project-newer-version",
/// "project-missing-member", "project-wrong-type", "project-value-invalid".
Result<std::size_t> rigVersion(const nlohmann::json& rig, std::size_t current);

/// Brings `rig` to version steps.size() + 1 and sets its member "version". Errors: those of
/// rigVersion() and of the steps.
Result<void> updateRig(nlohmann::json& rig, std::span<const ProjectStep> steps);

} // namespace rigwright
