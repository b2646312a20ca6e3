// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Dual quaternion skinning (DQS).
#include "core/skin/dual_quaternion_blend.h"

#include "core/skin/kernel_loop.h"
#include "core/skin/local_frame.h"
#include "core/skin/palette_packing.h"
#include "core/skin/vertex_loop.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace rigwright {

namespace {

constexpr std::size_t kTexels = 5;

/// What one row makes of the joints: the scale stage, then a unit dual quaternion.
struct Blended {
    Affine3d scale;
    Quatd real;
    Quatd dual;
};

std::size_t dominantInfluence(const RowView& row) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < row.size(); ++i)
        if (row.weights[i] > row.weights[best] ||
            (row.weights[i] == row.weights[best] && row.bones[i] < row.bones[best]))
            best = i;
    return best;
}

/// In double, for values that float cannot carry.
Blended blendExactly(std::span<const Vec4f> texels, const RowView& row, double factor) {
    Eigen::Matrix<double, 3, 4> scale = Eigen::Matrix<double, 3, 4>::Zero();
    Vec4d real = Vec4d::Zero();
    Vec4d dual = Vec4d::Zero();
    const Vec4f pivot = texels[row.bones[dominantInfluence(row)] * kTexels];
    for (std::size_t i = 0; i < row.size(); ++i) {
        assert((row.bones[i] + 1u) * kTexels <= texels.size());
        const Vec4f* joint = texels.data() + row.bones[i] * kTexels;
        const double weight = row.weights[i] * factor;
        const double signedWeight = joint[0].dot(pivot) < kFlipThreshold ? -weight : weight;
        real += signedWeight * joint[0].cast<double>();
        dual += signedWeight * joint[1].cast<double>();
        for (int k = 0; k < 3; ++k)
            scale.row(k) += weight * joint[2 + k].cast<double>().transpose();
    }
    // All terms lie on the pivot's side, so the length is at least the largest weight: never 0.
    const double length = real.norm();
    Blended blended;
    blended.real = Quatd(real / length);
    blended.dual = Quatd(dual / length);
    blended.scale.matrix().topRows<3>() = scale;
    blended.scale.makeAffine();
    return blended;
}

bool isRigid(const Vec4f* joint) {
    return joint[2] == Vec4f::UnitX() && joint[3] == Vec4f::UnitY() && joint[4] == Vec4f::UnitZ();
}

/// A split between the local frames: rigid · scale takes positions less `frame.mesh` to results
/// less `frame.model`. In between, `middle` is taken off what the scale stage gives.
RigidScale localSplit(const RigidScale& split, const LocalFrame& frame, const Vec3d& middle) {
    RigidScale local = split;
    local.scale.translation() = split.scale * frame.mesh - middle;
    local.rigid =
        makeDualQuaternion(split.rigid.real, toAffine(split.rigid) * middle - frame.model);
    return local;
}

std::vector<Vec4f> localTexels(const SkinningInput& input, std::span<const Affine3d> palette,
                               const LocalFrame& frame) {
    std::vector<RigidScale> split;
    splitPalette(input.tree ? *input.tree : JointTree{}, palette, split);
    std::vector<Vec3d> scaled;
    for (const RigidScale& joint : split)
        scaled.push_back(joint.scale * frame.mesh);
    const Vec3d middle = medianOf(std::move(scaled));
    std::vector<Vec4f> texels(split.size() * kTexels);
    for (std::size_t joint = 0; joint < split.size(); ++joint)
        packRigidScale(localSplit(split[joint], frame, middle),
                       std::span(texels).subspan(joint * kTexels, kTexels));
    return texels;
}

void placeExactly(const SkinningInput& input, std::span<const Vec4f> texels,
                  const LocalFrame& frame, std::size_t v, const SkinningOutput& output) {
    const RowView row = input.weights->row(VertexIndex(v));
    const double sum = sumOf(row);
    if (!(sum > 0.0) || !std::isfinite(sum)) {
        placeZeroRow(input, v, output);
        return;
    }
    const Blended blended = blendExactly(texels, row, 1.0 / sum);
    Affine3d rigid;
    rigid.linear() = blended.real.toRotationMatrix();
    rigid.translation() = frame.model + 2.0 * (blended.dual * blended.real.conjugate()).vec();
    rigid.makeAffine();
    const Affine3d placed = rigid * blended.scale * Eigen::Translation3d(-frame.mesh);
    output.positions[v] = placedPosition(placed, finitePosition(input, v));
    if (output.normals.empty())
        return;
    const Vec3f normal = placedNormal(blended.scale.linear(), finiteNormal(input, v));
    output.normals[v] = (blended.real * normal.cast<double>()).cast<float>();
}

void blendLocally(const SkinningInput& input, std::span<const Vec4f> texels,
                  const LocalFrame& frame, std::span<const VertexIndex> vertices,
                  const SkinningOutput& output) {
    const std::size_t joints = texels.size() / kTexels;
    if (joints == 0) {
        forEachVertex(input.positions.size(), vertices,
                      [&](std::size_t v) { placeZeroRow(input, v, output); });
        return;
    }
    AlignedFloats motions(joints * kMotionFloats);
    AlignedFloats scales(joints * kMatrixFloats);
    bool anyScale = false;
    for (std::size_t j = 0; j < joints; ++j) {
        const Vec4f* joint = texels.data() + j * kTexels;
        std::copy_n(joint[0].data(), 4, motions.data() + j * kMotionFloats);
        std::copy_n(joint[1].data(), 4, motions.data() + j * kMotionFloats + 4);
        const bool rigid = isRigid(joint);
        anyScale = anyScale || !rigid;
        packMatrix(std::span<const Vec4f, 3>(joint + 2, 3), !rigid,
                   scales.data() + j * kMatrixFloats);
    }
    BlendPalette palette;
    palette.motions = motions.data();
    palette.matrices = anyScale ? scales.data() : nullptr;
    setOrigins(frame, palette);
    runKernel(blendKernels(input.target).dual, palette, input, vertices, output,
              [&](std::size_t v) { placeExactly(input, texels, frame, v, output); });
}

} // namespace

void dualQuaternionBlendPacked(const SkinningInput& input, std::span<const Vec4f> texels,
                               std::span<const VertexIndex> vertices,
                               const SkinningOutput& output) {
    blendLocally(input, texels, {}, vertices, output);
}

void dualQuaternionBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                         const SkinningOutput& output) {
    const std::vector<Affine3d> finite = finitePalette(input.palette);
    const LocalFrame frame = localFrame(input.origin, finite);
    blendLocally(input, localTexels(input, finite, frame), frame, vertices, output);
}

} // namespace rigwright
