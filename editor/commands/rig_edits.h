// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What is made for the selected bones and controls at once, by menus and keys, as one step each.
#pragma once

#include "core/rig/make_control.h"
#include "editor/commands/rig_commands.h"

#include <cstdint>
#include <optional>

namespace rigwright::editor {

/// All return what the user should know, or why nothing was done; the document is untouched then.
/// What is selected: rigChoice(), selectedChain(). Errors beside those of core:
/// "bone-none-selected", "rig-none-selected" (no control is), "rig-limb" (the bone has no two bones
/// above it), "rig-chain".

/// A control for each of the selected bones; they are selected afterwards.
Result<Findings> addSelectedControls(Document& document);
/// From the first to the last bone of the selection.
Result<Findings> addSelectedChainControls(Document& document);
/// An IK handle of two bones whose end is the active bone: from the highest selected one where that
/// is above it, else as limbUpTo() says. Its target is selected afterwards, as in the next one.
Result<Findings> addSelectedLimb(Document& document);
/// The same from the first to the last bone of the selection, of any length.
Result<Findings> addSelectedIkChain(Document& document, IkSolver solver);
/// The bones of the limb that addSelectedLimb() would take; nothing where there is none.
std::optional<LimbRequest> selectedLimb(const Document& document);
/// Whether there may be one, without looking for a body.
bool canAddLimb(const Document& document);

/// What a whole rig came to.
struct HumanoidRig {
    std::size_t controls = 0;
    std::size_t handles = 0;
    Findings findings;
};
/// rigHumanoid() by humanoidOf(). Errors: the refusals of the search besides.
Result<HumanoidRig> rigWholeHumanoid(Document& document);

Result<Findings> mirrorWholeRig(Document& document, BoneSide from);
/// As another set, under a name of its own.
Result<Findings> groupSelectedControls(Document& document);
Result<Findings> deleteSelectedControls(Document& document);
/// Those that are not hidden; false where there is none.
bool selectAllControls(Document& document);

/// makeConstraint() for the selection, so that nothing moves: the active one follows the others. Of
/// a twist spread the active bone is the source and the other bones the chain.
Result<Findings> constrainSelection(Document& document, ConstraintKind kind);
/// Whether enough is selected for it.
bool canConstrain(const Document& document, ConstraintKind kind);
/// Lays the selected chain along the selected controls (three to five), or along new ones.
Result<Findings> splineSelection(Document& document);
/// The swing of the bone fades the morph in, whole at 90°.
Result<Findings> driveShape(Document& document, BoneIndex bone, MeshInstanceIndex mesh,
                            std::uint32_t morph);

} // namespace rigwright::editor
