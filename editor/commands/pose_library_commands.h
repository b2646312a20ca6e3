// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the library of saved poses, and posing from it.
#pragma once

#include "editor/document/document.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace rigwright::editor {

/// Keeps what is on screen under this name at the end of the library; its number there.
std::size_t savePose(Document& document, const QString& name);
/// Gives a saved pose what is on screen. These say false where nothing changes, or there is no such
/// pose.
bool updateSavedPose(Document& document, std::size_t pose);
bool renameSavedPose(Document& document, std::size_t pose, const QString& name);
bool removeSavedPose(Document& document, std::size_t pose);
/// The copy stands behind the pose.
bool duplicateSavedPose(Document& document, std::size_t pose);
/// `to`: its number afterwards.
bool moveSavedPose(Document& document, std::size_t pose, std::size_t to);

/// How a saved pose comes onto the character.
struct PoseApplication {
    std::size_t pose = 0;
    /// With the controls on them; none: all bones and controls, and the morph weights.
    std::span<const BoneIndex> bones = {};
    double amount = 1.0;   ///< of the way from `from` there
    bool mirrored = false; ///< as a mirror shows it, by the names of sides
    /// Where the way begins; none: what is on screen.
    std::optional<Pose> from = std::nullopt;
    std::uint64_t mergeToken = 0; ///< steps with the same one, not 0, become one
};

/// Poses the character, as one step.
bool applySavedPose(Document& document, const PoseApplication& application);

} // namespace rigwright::editor
