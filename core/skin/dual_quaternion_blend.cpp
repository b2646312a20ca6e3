// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Dual quaternion skinning (DQS).
#include "core/skin/dual_quaternion_blend.h"

#include "core/skin/local_frame.h"
#include "core/skin/palette_packing.h"
#include "core/skin/vertex_loop.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace rigwright {

namespace {

constexpr std::size_t kTexels = 5;

/// What one row makes of the joints: the scale stage, then a unit dual quaternion.
struct Blended {
    Vec4f scale[3];
    Vec4f real;
    Vec4f dual;
};

std::size_t dominantInfluence(const RowView& row) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < row.size(); ++i)
        if (row.weights[i] > row.weights[best] ||
            (row.weights[i] == row.weights[best] && row.bones[i] < row.bones[best]))
            best = i;
    return best;
}

Blended blend(std::span<const Vec4f> texels, const RowView& row, double factor) {
    Blended blended;
    for (Vec4f& line : blended.scale)
        line.setZero();
    blended.real.setZero();
    blended.dual.setZero();
    const Vec4f pivot = texels[row.bones[dominantInfluence(row)] * kTexels];
    for (std::size_t i = 0; i < row.size(); ++i) {
        assert((row.bones[i] + 1u) * kTexels <= texels.size());
        const Vec4f* joint = texels.data() + row.bones[i] * kTexels;
        const float weight = static_cast<float>(row.weights[i] * factor);
        const float signedWeight = joint[0].dot(pivot) < kFlipThreshold ? -weight : weight;
        blended.real += signedWeight * joint[0];
        blended.dual += signedWeight * joint[1];
        for (int k = 0; k < 3; ++k)
            blended.scale[k] += weight * joint[2 + k];
    }
    // All terms lie on the pivot's side, so the length is at least the largest weight: never 0.
    const float inverseLength = 1.0f / blended.real.norm();
    blended.real *= inverseLength;
    blended.dual *= inverseLength;
    return blended;
}

Vec3f rotated(const Vec4f& real, const Vec3f& v) {
    const Vec3f r = real.head<3>();
    return v + 2.0f * r.cross(r.cross(v) + real.w() * v);
}

Vec3f scaled(const Blended& blended, const Vec3f& position) {
    const Vec4f point(position.x(), position.y(), position.z(), 1.0f);
    return {blended.scale[0].dot(point), blended.scale[1].dot(point), blended.scale[2].dot(point)};
}

Vec3f moved(const Blended& blended, const Vec3f& position) {
    const Vec3f r = blended.real.head<3>();
    const Vec3f d = blended.dual.head<3>();
    return rotated(blended.real, position) +
           2.0f * (blended.real.w() * d - blended.dual.w() * r + r.cross(d));
}

/// Both stages in double, for values that float cannot carry.
Affine3d inDouble(const Blended& blended) {
    Affine3d scale;
    for (int k = 0; k < 3; ++k)
        scale.matrix().row(k) = blended.scale[k].cast<double>().transpose();
    scale.makeAffine();
    const Quatd real = Quatd(blended.real.cast<double>()).normalized();
    const Quatd dual(blended.dual.cast<double>());
    Affine3d rigid;
    rigid.linear() = real.toRotationMatrix();
    rigid.translation() = 2.0 * (dual * real.conjugate()).vec();
    rigid.makeAffine();
    return rigid * scale;
}

Mat3d scaleLinear(const Blended& blended) {
    Mat3d linear;
    for (int k = 0; k < 3; ++k)
        linear.row(k) = blended.scale[k].head<3>().cast<double>().transpose();
    return linear;
}

/// Which joints have no scale: their rows skip the scale stage.
std::vector<std::uint8_t> rigidJoints(std::span<const Vec4f> texels) {
    std::vector<std::uint8_t> rigid(texels.size() / kTexels);
    for (std::size_t joint = 0; joint < rigid.size(); ++joint) {
        const Vec4f* scale = texels.data() + joint * kTexels + 2;
        rigid[joint] =
            scale[0] == Vec4f::UnitX() && scale[1] == Vec4f::UnitY() && scale[2] == Vec4f::UnitZ();
    }
    return rigid;
}

bool allRigid(std::span<const std::uint8_t> rigid, const RowView& row) {
    return std::ranges::all_of(row.bones, [&](std::uint16_t joint) { return rigid[joint] != 0; });
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

std::vector<Vec4f> localTexels(const SkinningInput& input, const LocalFrame& frame) {
    std::vector<RigidScale> split;
    splitPalette(input.tree ? *input.tree : JointTree{}, input.palette, split);
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

void blendLocally(const SkinningInput& input, std::span<const Vec4f> texels,
                  const LocalFrame& frame, std::span<const VertexIndex> vertices,
                  const SkinningOutput& output) {
    const std::vector<std::uint8_t> rigid = rigidJoints(texels);
    const Mat3d unboundLinear = input.modelFromUnbound.linear();
    const Vec3f meshOrigin = frame.mesh.cast<float>();
    const Vec3f modelOrigin = frame.model.cast<float>();
    forEachVertex(input.positions.size(), vertices, [&](std::size_t v) {
        const RowView row = input.weights->row(VertexIndex(v));
        const double sum = sumOf(row);
        if (!(sum > 0.0)) {
            output.positions[v] = input.rawSums
                                      ? Vec3f::Zero()
                                      : placedPosition(input.modelFromUnbound, input.positions[v]);
            if (!output.normals.empty())
                output.normals[v] = input.rawSums ? input.normals[v]
                                                  : placedNormal(unboundLinear, input.normals[v]);
            return;
        }
        const Vec3f bind = input.positions[v] - meshOrigin;
        const Blended blended = blend(texels, row, 1.0 / sum);
        const bool unscaled = allRigid(rigid, row);
        output.positions[v] = moved(blended, unscaled ? bind : scaled(blended, bind)) + modelOrigin;
        if (!output.positions[v].allFinite())
            output.positions[v] =
                placedPosition(Eigen::Translation3d(frame.model) * inDouble(blended), bind);
        if (!output.normals.empty())
            output.normals[v] = rotated(
                blended.real,
                unscaled ? input.normals[v] : placedNormal(scaleLinear(blended), input.normals[v]));
    });
}

} // namespace

void dualQuaternionBlendPacked(const SkinningInput& input, std::span<const Vec4f> texels,
                               std::span<const VertexIndex> vertices,
                               const SkinningOutput& output) {
    blendLocally(input, texels, {}, vertices, output);
}

void dualQuaternionBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                         const SkinningOutput& output) {
    const LocalFrame frame = localFrame(input.origin, input.palette);
    blendLocally(input, localTexels(input, frame), frame, vertices, output);
}

} // namespace rigwright
