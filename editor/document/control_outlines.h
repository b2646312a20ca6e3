// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Control outlines: the lines of the controls in the picture, for picking and drawing.
#pragma once

#include "core/character/character.h"

#include <span>
#include <vector>

namespace rigwright::editor {

class Document;

struct ControlOutline {
    ControlIndex control;
    std::vector<std::vector<Vec3d>> lines; ///< model space, each drawn from point to point
};

/// Of the controls that are not hidden, in their order. `modelFromControl`: RigResult's; controls
/// beyond it have none. Lines with points that are not finite are left out.
std::vector<ControlOutline> controlOutlines(const Rig& rig,
                                            std::span<const Affine3d> modelFromControl);

/// Whether controls are in the picture, and so under the pointer: wanted, and there in the shown
/// frame (not where bones are edited at rest).
bool showsControls(Document& document);

/// controlOutlines() of the shown frame; none where showsControls() is false.
std::vector<ControlOutline> shownOutlines(Document& document);

/// The control that drags, handles and keys are about: the active one, as long as controls are in
/// the picture. Invalid: they are about bones.
ControlIndex heldControl(Document& document);

} // namespace rigwright::editor
