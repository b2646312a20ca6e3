// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Vertices at rest, sorted by bones.
#include "core/character/body_surface.h"

#include "core/pose/pose.h"
#include "core/skin/palette.h"

#include <algorithm>
#include <cstddef>

namespace rigwright {

namespace {

constexpr std::size_t kMostPoints = 50'000;

bool counts(const MeshInstance& instance) {
    return instance.visible && instance.binding.has_value();
}

/// The most weight that a joint has; 0 in a row without weight.
float mostOf(const RowView& row) {
    const auto most = std::ranges::max_element(row.weights);
    return most == row.weights.end() ? 0.0f : *most;
}

Vec3d blended(const RowView& row, const std::vector<Affine3d>& palette, const Vec3d& position) {
    Vec3d sum = Vec3d::Zero();
    for (std::size_t i = 0; i < row.size(); ++i)
        sum += double(row.weights[i]) * (palette[row.bones[i]] * position);
    return sum / sumOf(row);
}

} // namespace

BonePoints surfaceByBone(const Character& character) {
    BonePoints points(character.skeleton.boneCount());
    std::size_t total = 0;
    for (const MeshInstance& instance : character.meshes)
        total += counts(instance) ? instance.mesh->vertexCount() : 0;
    const std::size_t step = total / kMostPoints + 1;
    std::vector<Affine3d> rest;
    computeModelPose(character.skeleton, character.skeleton.restLocal, rest);
    std::vector<Affine3d> palette;
    for (const MeshInstance& instance : character.meshes) {
        if (!counts(instance))
            continue;
        const Binding& binding = *instance.binding;
        computePalette(binding, rest, palette);
        for (std::size_t v = 0; v < instance.mesh->vertexCount(); v += step) {
            const RowView row = binding.weights().row(VertexIndex(v));
            const float most = mostOf(row);
            if (!(most > 0.0f))
                continue;
            const Vec3f place =
                blended(row, palette, instance.mesh->positions[v].cast<double>()).cast<float>();
            for (std::size_t i = 0; i < row.size() && place.allFinite(); ++i)
                if (row.weights[i] == most)
                    points[binding.joints[row.bones[i]].value()].push_back(place);
        }
    }
    return points;
}

} // namespace rigwright
