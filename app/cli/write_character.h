// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writing a character in the format that the name of the output asks for, with the proof.
#pragma once

#include "app/cli/report.h"
#include "core/character/character.h"
#include "core/io/verify.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <string>

namespace rigwright::cli {

struct WriteRequest {
    std::string output;            ///< ends in .glb, .vrm, .rigw or .obj
    std::string view;              ///< of a project, "" = none
    std::size_t maxInfluences = 0; ///< of a GLB; 0 = all
    bool verify = true;            ///< a GLB is read back and compared
};

/// What came of it. `error`: nothing was written, or what was written cannot be read back;
/// `exitCode` says which.
struct WriteOutcome {
    ExitCode exitCode = kFine;
    std::optional<Error> error;
    Findings lost;
    std::optional<DeformationProof> proof; ///< of a GLB that was verified
};

/// What is wrong with the name of the output; nullopt where it is one of the formats.
std::optional<Error> wrongOutput(const std::string& output);

/// Writes. A proof that failed is said on standard error and makes the exit code 1, as do losses at
/// error level; the file stays.
WriteOutcome writeCharacter(const Character& character, const WriteRequest& request);

/// Of the whole verb: findings at error level while reading make a fine outcome one with findings.
ExitCode exitCodeWith(const WriteOutcome& outcome, const Findings& whileReading);

/// Adds `lost` and, where there is one, `verify`.
void addOutcome(Json& object, const WriteOutcome& outcome);

/// The same for people, on standard output.
void printOutcome(const WriteOutcome& outcome, const std::string& output);

} // namespace rigwright::cli
