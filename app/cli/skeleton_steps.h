// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What `skeleton` does to a character, step by step.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"

#include <optional>
#include <string>
#include <vector>

namespace rigwright::cli {

/// As asked for on the command line; "" and nothing leave a step out. They run in this order:
/// template, symmetrise, rest pose, reattach, names.
struct SkeletonSteps {
    std::string templateName;
    std::optional<int> spine;
    std::optional<int> neck;
    std::optional<int> fingers;
    std::optional<int> fingerBones;
    std::optional<int> twist;
    std::optional<int> chain;
    bool face = false;
    bool noEnds = false;
    bool replace = false;
    std::string symmetrise; ///< the side that stays
    std::string restPose;   ///< "t" or "a"
    std::vector<std::string> reattach;
    std::string names;

    /// Whether anything of the character becomes another.
    [[nodiscard]] bool changes() const;
    /// Whether an option was given that says how a template is.
    [[nodiscard]] bool isAboutTemplate() const;
};

struct StepReport {
    Findings findings;
    std::size_t renamed = 0;
    std::vector<std::string> unnamed; ///< bones that the convention has no name for
};

/// Errors of the steps, and "skeleton-there" (joints are there already, and `replace` is not set),
/// "skeleton-no-mesh" (nothing to put a template into), "mesh-not-there". The character is worth
/// nothing then.
Result<StepReport> runSteps(const SkeletonSteps& steps, Character& character);

/// Whether the command line is to blame, and not the file.
bool isUsage(const Error& error);

} // namespace rigwright::cli
