// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the locks and the visibility of bones.
#pragma once

#include "editor/document/document.h"

#include <span>

namespace rigwright::editor {

enum class BoneFlag { Locked, Hidden };

/// Sets the flag of all listed bones, as one step; false, and nothing pushed, where all had it so.
bool setBoneFlag(Document& document, std::span<const BoneIndex> bones, BoneFlag flag, bool value);

/// Sets the flag of the listed bones and its opposite on all others: "lock all others" is
/// (bones, Locked, false), "show only these" is (bones, Hidden, false).
bool setBoneFlagExclusively(Document& document, std::span<const BoneIndex> bones, BoneFlag flag,
                            bool value);

} // namespace rigwright::editor
