// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Palettes for the kernels, and blending in double.
#include "core/skin/blenders.h"

#include "core/skin/palette_packing.h"
#include "core/skin/vertex_loop.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

constexpr std::size_t kTexels = 5;

void setOrigins(const LocalFrame& frame, BlendPalette& palette) {
    for (int axis = 0; axis < 3; ++axis) {
        palette.meshOrigin[axis] = float(frame.mesh[axis]);
        palette.modelOrigin[axis] = float(frame.model[axis]);
    }
}

std::size_t dominantInfluence(const RowView& row) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < row.size(); ++i)
        if (row.weights[i] > row.weights[best] ||
            (row.weights[i] == row.weights[best] && row.bones[i] < row.bones[best]))
            best = i;
    return best;
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

RigidScale withoutTranslation(const RigidScale& split) {
    RigidScale turning = split;
    turning.scale.translation().setZero();
    turning.rigid = makeDualQuaternion(split.rigid.real, Vec3d::Zero());
    return turning;
}

Vec3f finitePosition(const SkinningInput& input, std::size_t vertex) {
    Vec3f position = input.positions[vertex];
    for (int axis = 0; axis < 3; ++axis)
        if (!std::isfinite(position[axis]))
            position[axis] = input.origin[axis];
    return position;
}

Vec3f finiteNormal(const SkinningInput& input, std::size_t vertex) {
    if (input.normals.empty() || !input.normals[vertex].allFinite())
        return Vec3f::UnitY();
    return input.normals[vertex];
}

} // namespace

std::vector<Affine3d> finitePalette(std::span<const Affine3d> palette) {
    std::vector<Affine3d> finite(palette.begin(), palette.end());
    for (Affine3d& matrix : finite)
        if (!matrix.matrix().allFinite())
            matrix.setIdentity();
    return finite;
}

std::optional<double> usableSum(const RowView& row) {
    const double sum = sumOf(row);
    if (!(sum > 0.0) || !std::isfinite(sum))
        return std::nullopt;
    return sum;
}

std::size_t vertexCountOf(const SkinningInput& input, std::span<const VertexIndex> vertices) {
    return vertices.empty() ? input.positions.size() : vertices.size();
}

VertexPlace placedExactly(const SkinningInput& input, std::size_t vertex,
                          const std::optional<Affine3d>& blended) {
    const Vec3f normal = finiteNormal(input, vertex);
    if (!blended && input.rawSums)
        return {Vec3f::Zero(), normal};
    const Affine3d& matrix = blended ? *blended : input.modelFromUnbound;
    return {placedPosition(matrix, finitePosition(input, vertex)),
            input.normals.empty() ? normal : placedNormal(matrix.linear(), normal)};
}

LinearBlender::LinearBlender(const SkinningInput& input)
    : m_input(input), m_finite(finitePalette(input.palette)),
      m_matrices(input.palette.size() * kMatrixFloats) {
    const LocalFrame frame = localFrame(input.origin, m_finite);
    std::vector<Affine3d> local = m_finite;
    for (Affine3d& matrix : local)
        matrix.translation() = matrix * frame.mesh - frame.model;
    std::vector<Vec4f> texels(local.size() * 3);
    packPalette(SkinningMethod::LinearBlend, local, {}, texels);
    for (std::size_t joint = 0; joint < local.size(); ++joint)
        packMatrix(std::span<const Vec4f, 3>(texels.data() + 3 * joint, 3), false,
                   m_matrices.data() + joint * kMatrixFloats);
    m_palette.matrices = m_matrices.data();
    m_palette.rawSums = input.rawSums;
    setOrigins(frame, m_palette);
}

std::optional<Affine3d> LinearBlender::exactly(std::size_t vertex) const {
    const RowView row = m_input.weights->row(VertexIndex(vertex));
    const std::optional<double> sum = usableSum(row);
    if (!sum)
        return std::nullopt;
    const double factor = m_input.rawSums ? 1.0 : 1.0 / *sum;
    Affine3d blended;
    blended.matrix().setZero();
    for (std::size_t i = 0; i < row.size(); ++i)
        blended.matrix() += (row.weights[i] * factor) * m_finite[row.bones[i]].matrix();
    return blended;
}

DualBlender::DualBlender(const SkinningInput& input, std::size_t vertices, Part part)
    : m_input(input), m_texels(input.palette.size() * kTexels),
      m_motions(input.palette.size() * kMotionFloats),
      m_scales(input.palette.size() * kMatrixFloats) {
    const std::vector<Affine3d> finite = finitePalette(input.palette);
    std::vector<RigidScale> split;
    splitPalette(input.tree ? *input.tree : JointTree{}, finite, split);
    Vec3d middle = Vec3d::Zero();
    if (part == Part::Motion) {
        m_frame = localFrame(input.origin, finite);
        std::vector<Vec3d> scaled;
        for (const RigidScale& joint : split)
            scaled.push_back(joint.scale * m_frame.mesh);
        middle = medianOf(std::move(scaled));
    }
    for (std::size_t joint = 0; joint < split.size(); ++joint)
        packRigidScale(part == Part::Motion ? localSplit(split[joint], m_frame, middle)
                                            : withoutTranslation(split[joint]),
                       std::span(m_texels).subspan(joint * kTexels, kTexels));
    pack(vertices);
}

DualBlender::DualBlender(const SkinningInput& input, std::size_t vertices,
                         std::vector<Vec4f> texels)
    : m_input(input), m_texels(std::move(texels)),
      m_motions(m_texels.size() / kTexels * kMotionFloats),
      m_scales(m_texels.size() / kTexels * kMatrixFloats) {
    pack(vertices);
}

std::size_t DualBlender::jointCount() const {
    return m_texels.size() / kTexels;
}

void DualBlender::pack(std::size_t vertices) {
    bool anyScale = false;
    for (std::size_t j = 0; j < jointCount(); ++j) {
        const Vec4f* joint = m_texels.data() + j * kTexels;
        std::copy_n(joint[0].data(), 4, m_motions.data() + j * kMotionFloats);
        std::copy_n(joint[1].data(), 4, m_motions.data() + j * kMotionFloats + 4);
        const bool rigid = isRigid(joint);
        anyScale = anyScale || !rigid;
        packMatrix(std::span<const Vec4f, 3>(joint + 2, 3), !rigid,
                   m_scales.data() + j * kMatrixFloats);
    }
    m_palette.motions = m_motions.data();
    // A pair of joints costs about as much as the signs of half a vertex.
    m_opposed.assign(jointCount(), 1);
    if (vertices < jointCount() * jointCount() / 4 || findOpposed(m_motions.data(), m_opposed))
        m_palette.opposed = m_opposed.data();
    m_palette.matrices = anyScale ? m_scales.data() : nullptr;
    setOrigins(m_frame, m_palette);
}

std::optional<Affine3d> DualBlender::exactly(std::size_t vertex) const {
    const RowView row = m_input.weights->row(VertexIndex(vertex));
    const std::optional<double> sum = usableSum(row);
    if (!sum)
        return std::nullopt;
    Affine3d scale;
    scale.matrix().setZero();
    Vec4d real = Vec4d::Zero();
    Vec4d dual = Vec4d::Zero();
    const Vec4f pivot = m_texels[row.bones[dominantInfluence(row)] * kTexels];
    for (std::size_t i = 0; i < row.size(); ++i) {
        assert((row.bones[i] + 1u) * kTexels <= m_texels.size());
        const Vec4f* joint = m_texels.data() + row.bones[i] * kTexels;
        const double weight = row.weights[i] / *sum;
        const double signedWeight = joint[0].dot(pivot) < kFlipThreshold ? -weight : weight;
        real += signedWeight * joint[0].cast<double>();
        dual += signedWeight * joint[1].cast<double>();
        for (int k = 0; k < 3; ++k)
            scale.matrix().row(k) += weight * joint[2 + k].cast<double>().transpose();
    }
    scale.makeAffine();
    // All terms lie on the pivot's side, so the length is at least the largest weight: never 0.
    const double length = real.norm();
    const Quatd turn(Vec4d(real / length));
    const Quatd shift(Vec4d(dual / length));
    Affine3d rigid;
    rigid.linear() = turn.toRotationMatrix();
    rigid.translation() = m_frame.model + 2.0 * (shift * turn.conjugate()).vec();
    rigid.makeAffine();
    return rigid * scale * Eigen::Translation3d(-m_frame.mesh);
}

} // namespace rigwright
