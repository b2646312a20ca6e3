// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names of bones in the texts of commands.
#pragma once

#include "core/base/index.h"
#include "core/character/character.h"

#include <QString>

#include <span>

namespace rigwright::editor {

/// The bone's name; "bone 7" where it has none.
QString boneText(const Character& character, BoneIndex bone);
/// The bone's name where there is one, else "3 bones".
QString bonesText(const Character& character, std::span<const BoneIndex> bones);
/// As boneText() for a mesh instance.
QString meshText(const Character& character, MeshInstanceIndex mesh);

/// A name, or other text from outside, that cannot turn round what stands beside it: between the
/// marks of a bidirectional isolate where it holds letters or marks of right-to-left writing.
QString isolated(const QString& name);

} // namespace rigwright::editor
