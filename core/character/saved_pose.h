// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SavedPose: a pose with a name, kept with the character.
#pragma once

#include "core/pose/pose.h"

#include <string>

namespace rigwright {

/// An entry of Character::poseLibrary. `pose` is whole: one local transform (parentFromBone) a
/// bone, and by mesh instance one weight a morph target. Names are labels: duplicates and empty
/// ones are legal. Shared as `shared_ptr<const SavedPose>` and replaced when edited, so that
/// copying a character copies pointers only.
struct SavedPose {
    std::string name;
    Pose pose;

    friend bool operator==(const SavedPose&, const SavedPose&) = default;
};

} // namespace rigwright
