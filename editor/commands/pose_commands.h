// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the current pose.
#pragma once

#include "editor/document/document.h"

#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright::editor {

enum class PoseAction { Move, Rotate, Scale };
enum class PoseChannel { Translation, Rotation, Scale, All };

struct BonePose {
    BoneIndex bone;
    Transform local; ///< parentFromBone, finite
};

/// "Rotate forearm.L", "Rotate 3 bones".
QString poseText(const Character& character, PoseAction action, std::span<const BonePose> bones);

/// What is on screen, which becomes the current pose when a bone is posed: the pose that the rig
/// starts from.
Pose shownPose(Document& document);

/// The playhead lets go of a clip, and a test pose goes: the current pose is on screen.
void showCurrentPose(Document& document);

/// Gives one channel of a transform, or all of it, the value at rest.
void resetChannel(Transform& local, const Transform& rest, PoseChannel channel);

/// Gives bones new local transforms, as one step. Where a clip is shown, what is on screen becomes
/// the current pose, with the change, and the playhead lets go of the clip: undo brings the former
/// current pose back. Steps with the same `mergeToken` (not 0) become one: a number field
/// that is dragged. A test pose that is shown counts as a clip does. False, and nothing pushed,
/// where nothing changes or a transform is not finite.
bool poseBones(Document& document, std::span<const BonePose> bones, const QString& text,
               std::uint64_t mergeToken = 0);

/// Gives the whole character a pose (finite, of this character, weights of handles 0 … 1; controls
/// along), as one step under the same rules.
bool poseWhole(Document& document, const Pose& pose, const QString& text,
               std::uint64_t mergeToken = 0);

/// Puts the channel of the bones back to rest; none: of all bones and controls, and with All the
/// morph weights and the weights of handles.
bool resetPose(Document& document, std::span<const BoneIndex> bones,
               PoseChannel channel = PoseChannel::All);

} // namespace rigwright::editor
