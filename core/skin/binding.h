// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding: how one placed mesh hangs on bones.
#pragma once

#include "core/base/block_array.h"
#include "core/base/index.h"
#include "core/math/types.h"
#include "core/skin/skin_weights.h"

#include <array>
#include <string>
#include <vector>

namespace rigwright {

/// The vertex shader knows the first two; the others are computed on the processor.
enum class SkinningMethod {
    LinearBlend,
    DualQuaternion,
    LinearDualBlend, ///< from one to the other, vertex by vertex (Binding::blendMap)
    RotationCentres, ///< optimised centres of rotation (Le & Hodgins 2016)
    DeltaMush,       ///< linear blending, smoothed, with its details put back (Mancewicz 2014)
};

inline constexpr std::array kSkinningMethods{
    SkinningMethod::LinearBlend, SkinningMethod::DualQuaternion, SkinningMethod::LinearDualBlend,
    SkinningMethod::RotationCentres, SkinningMethod::DeltaMush};

/// The share of dual quaternions where a binding has no blend map.
inline constexpr float kDefaultDualShare = 0.5f;

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
    /// For LinearDualBlend: 0 = linear … 1 = dual quaternion, one a vertex; none:
    /// kDefaultDualShare.
    BlockArray<float> blendMap;
    BoneIndex skeletonRoot; ///< the file's hint, or invalid
    std::string foreign;    ///< JSON text of the skin's extensions and extras, "" = none

    /// The rows that skin the mesh.
    [[nodiscard]] const SkinWeights& weights() const { return layers.front().rows; }
    [[nodiscard]] SkinWeights& weights() { return layers.front().rows; }
};

bool operator==(const Binding& a, const Binding& b);

} // namespace rigwright
