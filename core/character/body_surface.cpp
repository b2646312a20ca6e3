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

/// The joint with most weight; nothing in a row without weight.
const std::uint16_t* mainJoint(const RowView& row) {
    const auto most = std::ranges::max_element(row.weights);
    return most == row.weights.end() || !(*most > 0.0f)
               ? nullptr
               : &row.bones[std::size_t(most - row.weights.begin())];
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
            const std::uint16_t* joint = mainJoint(row);
            if (joint == nullptr)
                continue;
            const Vec3f place =
                blended(row, palette, instance.mesh->positions[v].cast<double>()).cast<float>();
            if (place.allFinite())
                points[binding.joints[*joint].value()].push_back(place);
        }
    }
    return points;
}

} // namespace rigwright
