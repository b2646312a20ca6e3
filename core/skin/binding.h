// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding: how one placed mesh hangs on bones.
#pragma once

#include "core/base/block_array.h"
#include "core/base/index.h"
#include "core/math/types.h"
#include "core/skin/skin_weights.h"

#include <string>
#include <vector>

namespace rigwright {

enum class SkinningMethod { LinearBlend, DualQuaternion };

/// A weight layer. Layer 0 is the base; further layers, their opacity and masks come with layers.
struct WeightLayer {
    std::string name;
    SkinWeights rows;

    friend bool operator==(const WeightLayer&, const WeightLayer&) = default;
};

/// Influences index `joints`. `boneFromMeshBind` (one a joint) takes mesh coordinates to the
/// joint's at bind time ("inverse bind matrix"): set once at bind time, never touched by posing,
/// and may differ between meshes for the same bone.
struct Binding {
    std::string name; ///< of the skin in the file
    std::vector<BoneIndex> joints;
    std::vector<Affine3d> boneFromMeshBind;
    std::vector<WeightLayer> layers; ///< at least one
    SkinningMethod method = SkinningMethod::LinearBlend;
    BoneIndex skeletonRoot; ///< the file's hint, or invalid
    std::string foreign;    ///< JSON text of the skin's extensions and extras, "" = none

    /// The rows that skin the mesh.
    [[nodiscard]] const SkinWeights& weights() const { return layers.front().rows; }
    [[nodiscard]] SkinWeights& weights() { return layers.front().rows; }
};

bool operator==(const Binding& a, const Binding& b);

} // namespace rigwright
