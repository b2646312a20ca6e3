// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skinning of one vertex by hand-made matrices, for closed forms.
#pragma once

#include "core/skin/skinning.h"

#include <vector>

namespace rigwright::test {

/// One vertex with its row and its palette; `skin()` gives where it goes.
struct SingleVertex {
    Vec3f position = Vec3f::Zero();
    Vec3f normal = Vec3f::UnitY();
    WeightRow row;
    std::vector<Affine3d> palette;
    Affine3d modelFromUnbound = Affine3d::Identity();
    bool rawSums = false;

    struct Place {
        Vec3f position;
        Vec3f normal;
    };

    [[nodiscard]] Place skin(SkinningMethod method) const {
        SkinWeights weights(1);
        weights.setRow(VertexIndex(0), row);
        SkinningInput input;
        input.positions = {&position, 1};
        input.normals = {&normal, 1};
        input.weights = &weights;
        input.palette = palette;
        input.modelFromUnbound = modelFromUnbound;
        input.rawSums = rawSums;
        Place place;
        skinningFunction(method)(input, {}, {{&place.position, 1}, {&place.normal, 1}});
        return place;
    }
};

} // namespace rigwright::test
