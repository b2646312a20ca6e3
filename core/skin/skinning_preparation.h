// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What some skinning methods know of a mesh before any pose: made once, used for every frame.
#pragma once

#include "core/base/progress.h"
#include "core/skin/delta_mush.h"
#include "core/skin/rotation_centres.h"

#include <memory>
#include <optional>

namespace rigwright {

/// Immutable; copies share their content. Of a method that needs nothing it is empty.
struct SkinningPreparation {
    SkinningMethod method = SkinningMethod::LinearBlend;
    std::shared_ptr<const Mesh> mesh; ///< that it was made for, null where nothing was needed
    SkinWeights weights;              ///< those it was made for, where it depends on them
    std::shared_ptr<const RotationCentres> centres;
    std::shared_ptr<const DeltaMush> mush;

    /// Whether it was made for this. Quick while the weights share their blocks with those it was
    /// made for.
    [[nodiscard]] bool fits(SkinningMethod wanted, const std::shared_ptr<const Mesh>& shown,
                            const SkinWeights& rows) const;
};

/// Whether a method has to be prepared for, and whether again when weights change.
bool needsPreparation(SkinningMethod method);
bool preparationDependsOnWeights(SkinningMethod method);

/// Nullopt: cancelled. Takes milliseconds to seconds; safe on any thread with a copy of the
/// weights.
std::optional<SkinningPreparation> prepareSkinning(SkinningMethod method,
                                                   std::shared_ptr<const Mesh> mesh,
                                                   const SkinWeights& weights,
                                                   const Progress& progress = {});

} // namespace rigwright
