// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Snapshot: draws one picture of a character and leaves.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "editor/document/session.h"
#include "editor/shell/launch_options.h"

namespace rigwright::editor {

class Document;

/// What the options ask of a character: skinning method, clip at a time, turned bones. The clip's
/// moment becomes the current pose, so that turns come on top of it. Error: no such bone or clip.
Result<void> applyLaunchPose(Character& character, const LaunchOptions& options);

/// Selection, shading and camera of a document that holds that character.
void applyLaunchView(Document& document, const LaunchOptions& options, double aspect);

/// Draws and writes the picture; says on stderr what failed. An exit code.
int drawSnapshot(const LaunchOptions& options);

/// The character that the options name, or the error and its exit code on stderr (null,
/// `exitCode`).
std::optional<Character> loadLaunchCharacter(const LaunchOptions& options, int& exitCode);

/// Bone to begin with: the one asked for, a well-known arm, else the first joint of a binding.
BoneIndex firstBoneToShow(const Character& character);

} // namespace rigwright::editor
