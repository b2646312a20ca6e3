// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A bound mesh in a pose, ready for any skinning method.
#pragma once

#include "core/character/character.h"
#include "core/pose/pose.h"
#include "core/skin/local_frame.h"
#include "core/skin/palette.h"
#include "core/skin/skinning_preparation.h"

#include <cstring>
#include <utility>

namespace rigwright::test {

/// Takes the first mesh of a character; everything may be changed before skin().
struct PosedMesh {
    struct Skinned {
        std::vector<Vec3f> positions;
        std::vector<Vec3f> normals;

        [[nodiscard]] bool sameBitsAt(std::size_t v, const Skinned& other) const {
            return std::memcmp(&positions[v], &other.positions[v], sizeof(Vec3f)) == 0 &&
                   (normals.empty() ||
                    std::memcmp(&normals[v], &other.normals[v], sizeof(Vec3f)) == 0);
        }
    };

    explicit PosedMesh(const Character& character)
        : mesh(character.meshes.front().mesh), binding(*character.meshes.front().binding),
          tree(makeJointTree(character.skeleton, binding)), positions(mesh->positions),
          normals(mesh->normals) {
        std::vector<Affine3d> modelFromBone;
        computeModelPose(character.skeleton, character.pose.local, modelFromBone);
        computePalette(binding, modelFromBone, palette);
    }

    /// The same under a motion of all bones.
    [[nodiscard]] PosedMesh movedBy(const Affine3d& motion) const {
        PosedMesh moved = *this;
        for (Affine3d& matrix : moved.palette)
            matrix = motion * matrix;
        moved.modelFromUnbound = motion * modelFromUnbound;
        return moved;
    }
    [[nodiscard]] Skinned skin(SkinningMethod method,
                               std::span<const VertexIndex> vertices = {}) const {
        SkinningInput input;
        input.positions = positions;
        input.normals = normals;
        input.weights = &binding.weights();
        input.palette = palette;
        input.tree = &tree;
        input.modelFromUnbound = modelFromUnbound;
        input.origin = pointAmid(mesh->positions);
        input.rawSums = rawSums;
        input.blendMap = &binding.blendMap;
        if (!prepared || !prepared->fits(method, mesh, binding.weights()))
            prepared = prepareSkinning(method, mesh, binding.weights());
        input.centres = prepared->centres.get();
        input.mush = prepared->mush.get();
        Skinned result;
        result.positions.assign(positions.size(), Vec3f::Constant(-77));
        result.normals.assign(normals.size(), Vec3f::Constant(-77));
        skinningFunction(method)(input, vertices, {result.positions, result.normals});
        return result;
    }

    std::shared_ptr<const Mesh> mesh;
    Binding binding;
    JointTree tree;
    std::vector<Affine3d> palette;
    std::vector<Vec3f> positions;
    std::vector<Vec3f> normals;
    Affine3d modelFromUnbound = Affine3d::Identity();
    bool rawSums = false;
    mutable std::optional<SkinningPreparation> prepared;
};

} // namespace rigwright::test
