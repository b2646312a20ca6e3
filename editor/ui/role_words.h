// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for the roles of the standard humanoid.
#pragma once

#include "core/skeleton/humanoid_roles.h"

#include <QString>

namespace rigwright::editor {

/// "Left lower arm", in the user's language.
QString roleTitle(HumanoidRole role);

} // namespace rigwright::editor
