// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rest places of bones and controls.
#include "core/rig/rest_places.h"

#include "core/rig/rigid_part.h"
#include "core/skeleton/bone_tails.h"

namespace rigwright {

std::vector<Affine3d> rigidRest(const Skeleton& skeleton) {
    std::vector<Affine3d> places = restModel(skeleton);
    for (Affine3d& place : places)
        place = rigidPart(place);
    return places;
}

Affine3d restPlace(const Control& control, std::span<const Affine3d> rigidRest) {
    const Affine3d place = toAffine(control.place);
    return control.bone.isValid() ? rigidRest[control.bone.value()] * place : place;
}

} // namespace rigwright
