// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The context menu of bones, in the tree and in the picture.
#pragma once

#include "core/base/index.h"

#include <vector>

class QMenu;

namespace rigwright::editor {

class Document;

/// Adds what can be done with the bones (at least one): select what belongs to them, lock, solo,
/// hide, colour, reset. Entries that would change nothing are disabled.
void fillBoneMenu(QMenu& menu, Document& document, std::vector<BoneIndex> bones);

} // namespace rigwright::editor
