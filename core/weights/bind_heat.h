// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding by heat: bones warm the surface that they see, and the warmth spreads over it.
#pragma once

#include "core/weights/bind_bones.h"
#include "core/weights/bind_rows.h"

#include <memory>
#include <optional>

namespace rigwright {

class HeatSystem;
class SurfaceBvh;

/// What bindHeat() makes from the mesh alone. Filled at first use.
struct HeatParts {
    HeatParts();
    ~HeatParts();
    std::unique_ptr<HeatSystem> system;
    std::unique_ptr<SurfaceBvh> rays;
};

/// Solves -Δw + Hw = Hp (Baran & Popović 2007, section 4, with c = 1): H = 1/d² where the surface
/// sees its nearest bone, at distance d, else 0; p = 1 for that bone, in equal shares where several
/// are as near. One ray a place. A place looks only to the side of its surface that is inside,
/// where the winding of its island tells the sides apart. Islands of which less than three tenths
/// see their bone are tried again with rays that only their own faces stop (BindWay::HeatAlone) and
/// go by distance where none sees any.
/// Weights below 1e-4 are left out. `mesh` is the one of the shape. False: cancelled.
bool bindHeat(const Mesh& mesh, const BindShape& shape, const BindBones& bones, HeatParts& parts,
              const WeightProgress& progress, PlaceRows& rows);

} // namespace rigwright
