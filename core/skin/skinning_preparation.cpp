// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Preparing for skinning methods.
#include "core/skin/skinning_preparation.h"

#include <utility>

namespace rigwright {

bool needsPreparation(SkinningMethod method) {
    return method == SkinningMethod::RotationCentres || method == SkinningMethod::DeltaMush;
}

bool preparationDependsOnWeights(SkinningMethod method) {
    return method == SkinningMethod::RotationCentres;
}

bool SkinningPreparation::fits(SkinningMethod wanted, const std::shared_ptr<const Mesh>& shown,
                               const SkinWeights& rows) const {
    if (!needsPreparation(wanted))
        return true;
    return method == wanted && mesh == shown &&
           (!preparationDependsOnWeights(wanted) || weights == rows);
}

std::optional<SkinningPreparation> prepareSkinning(SkinningMethod method,
                                                   std::shared_ptr<const Mesh> mesh,
                                                   const SkinWeights& weights,
                                                   const Progress& progress) {
    SkinningPreparation made;
    made.method = method;
    if (!needsPreparation(method))
        return made;
    made.mesh = mesh;
    if (preparationDependsOnWeights(method))
        made.weights = weights;
    if (method == SkinningMethod::RotationCentres) {
        auto centres = computeRotationCentres(*mesh, weights, progress);
        if (!centres)
            return std::nullopt;
        made.centres = std::make_shared<const RotationCentres>(std::move(*centres));
    } else {
        auto mush = prepareDeltaMush(std::move(mesh), {}, progress);
        if (!mush)
            return std::nullopt;
        made.mush = std::make_shared<const DeltaMush>(std::move(*mush));
    }
    return made;
}

} // namespace rigwright
