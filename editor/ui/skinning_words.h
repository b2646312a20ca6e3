// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for skinning methods, in the user's language.
#pragma once

#include "core/skin/binding.h"

#include <QString>

namespace rigwright::editor {

/// As in a list: "Delta mush".
QString skinningName(SkinningMethod method);

/// As in a narrow column: "mush".
QString skinningShortName(SkinningMethod method);

/// One sentence: what it is good for, and its price.
QString skinningHelp(SkinningMethod method);

} // namespace rigwright::editor
