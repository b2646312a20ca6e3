// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Editing the skeleton of a character: weights, poses, clips and all else follow.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"
#include "core/character/edit_binding.h"
#include "core/character/edit_clips.h"
#include "core/skeleton/skeleton_edit.h"

#include <vector>

namespace rigwright {

/// The character after an edit, and what changed beyond the skeleton, for a preview as for the
/// message afterwards. `meshes`: those whose weights changed. `findings`: the edit's own, and codes
/// "bone-…" of what followed; not added to Character::importFindings.
struct CharacterEdit {
    Character character;
    std::vector<MeshWeightsChange> meshes;
    ClipsChange clips;
    Findings findings;
    /// Bones that are roots now and were none before: a file's scenes must name them (showRoots()
    /// of core/io).
    std::vector<BoneIndex> newRoots;
};

/// Carries an edit of `character.skeleton` over to all of the character. Selections go by the
/// edit's remap (keptBones(), BoneRemap::heir()).
///
/// Weights, binds: BindingEditor; clips: ClipEditor; the current and the saved poses: followPose().
/// Where nothing but names, axes, links or cuts changed (PoseRule::Ride, no weights moved), all
/// vertices stay where they are in the bind pose, the current and the saved ones; in clips within
/// CharacterEdit::clips' errors. Bones' flags stay, pieces have those of their bone (each
/// its part of the envelope), other new bones none. Roles of the humanoid stay with their bones;
/// those of bones that are gone are free. Meshes that hang on a bone without being bound stay in
/// place at rest; where it is gone they hang on its heir (or in model space). Foreign content:
/// texts of nodes stay with their bones, references in extensions follow them; those of bones that
/// are gone are dropped.
///
/// Findings: "bone-weights-shared", "bone-weights-moved" (a mesh each), "bone-keys-baked",
/// "bone-keys-dropped", "bone-mesh-rehung", "bone-binding-dropped", "bone-foreign-dropped",
/// "bone-pose-sheared", "bone-pose-flat", "rig-keys-dropped" and those of followSkeleton().
/// Errors: those of BindingEditor::edit(), "bone-flat" (a mesh cannot be hung on a bone whose scale
/// is 0). Precondition: the character holds its invariants, and the edit is one of its skeleton.
Result<CharacterEdit> editCharacter(const Character& character, const SkeletonEdit& edit);

} // namespace rigwright
