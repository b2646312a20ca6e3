// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for the roles of the humanoid, what they were found by, and names of other programs.
#pragma once

#include "core/skeleton/humanoid_map.h"
#include "core/skeleton/naming_conventions.h"

#include <QString>

namespace rigwright::editor {

/// "Left upper arm", in the language in use.
QString roleText(HumanoidRole role);
/// How a role's bone was found, in a few words: "by its name"; "" where there is none.
QString evidenceText(RoleEvidence evidence);
/// A sentence that begins with the role.
QString problemText(const HumanoidProblem& problem);
/// "Unreal Engine 5 (upperarm_l)".
QString conventionText(NamingConvention convention);

} // namespace rigwright::editor
