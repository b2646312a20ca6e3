// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Fitting a template skeleton into the volume of a mesh by markers.
#pragma once

#include "core/base/index.h"
#include "core/character/character.h"
#include "core/character/fit_markers.h"
#include "core/skeleton/templates.h"

#include <span>
#include <vector>

namespace rigwright {

/// The meshes that stand for a body, as one mesh of triangles and n-gons in model space, as they
/// lie at rest; without morphs, attributes and weights. `instances` empty: all visible ones.
Mesh meshOfBody(const Character& character, std::span<const MeshInstanceIndex> instances = {});

/// Where each joint of a humanoid template goes (model space, one entry a joint). Joints that have
/// a marker lie on it. The spine follows hips, spine, chest and neck by height; twist bones lie on
/// the line of their limb; head, hands and feet are turned and scaled as a whole, hands with the
/// palm as the markers say; collar bones keep their place against the shoulder; a root stands on
/// the floor below the hips, at the model's origin where that is next to it (3 % of the height).
/// Bend axes turn along with their limbs by the shortest way from T-pose; where elbow or knee is
/// visibly bent in the way it can bend, it bends on in that plane. Right joints come from their
/// left counterparts, so that symmetric markers give exact images. Result: finite for finite
/// markers, also where some of them share a place. Precondition: infoOf(from.kind).isHumanoid.
std::vector<JointPlacement> fitTemplate(const SkeletonTemplate& from, const FitMarkers& markers);

/// For templates that no markers are for: as tall as the box, on its floor, in its middle.
std::vector<JointPlacement> placeInBounds(const SkeletonTemplate& from, const Box3f& bounds);

} // namespace rigwright
