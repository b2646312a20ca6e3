// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What `skeleton` says of bones, bindings and the humanoid map.
#pragma once

#include "app/cli/report.h"
#include "app/cli/skeleton_steps.h"
#include "core/character/character.h"

#include <nlohmann/json_fwd.hpp>

namespace rigwright::cli {

/// Adds `bones[{name, parent, position[3], role, deform}]` (metres, model space, at rest; a root's
/// parent and a missing role are null), `bindings[{mesh, metres, degrees, bones[]}]` (meshes whose
/// bind is not the rest pose), `renamed`, `unnamed[]` and `findings`.
void addSkeleton(Json& object, const Character& character, const StepReport& report);

/// {naming, confidence, refusal, roles[{role, bone, confidence, evidence, required}]}: all roles in
/// their order; `refusal` is {code, detail, remedy} or null, `bone` null where there is none.
Json mapJson(const Character& character);

/// For people, on standard output: one line a bone, one line a role.
void printBones(const Character& character);
void printMap(const Character& character);

} // namespace rigwright::cli
