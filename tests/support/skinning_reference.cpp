// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skinning in double precision.
#include "tests/support/skinning_reference.h"

#include "core/skin/palette_packing.h"

#include <Eigen/LU>

#include <cmath>

namespace rigwright::test {

namespace {

ReferencePlace atRest(const SkinningInput& input, std::size_t vertex) {
    ReferencePlace place;
    place.position = input.modelFromUnbound * input.positions[vertex].cast<double>();
    if (!input.normals.empty())
        place.normal = (input.modelFromUnbound.linear().inverse().transpose() *
                        input.normals[vertex].cast<double>())
                           .normalized();
    return place;
}

Vec3d turnedNormal(const Mat3d& linear, const Vec3d& normal, double& growth) {
    const double determinant = linear.determinant();
    const Vec3d turned = determinant * (linear.inverse().transpose() * normal);
    growth = linear.squaredNorm() / 3.0 / turned.norm();
    return (determinant < 0.0 ? -1.0 : 1.0) * turned.normalized();
}

} // namespace

ReferencePlace referenceLinear(const SkinningInput& input, std::size_t vertex) {
    const RowView row = input.weights->row(VertexIndex(vertex));
    const double sum = sumOf(row);
    if (!(sum > 0.0))
        return atRest(input, vertex);
    Affine3d blended;
    blended.matrix().setZero();
    for (std::size_t i = 0; i < row.size(); ++i)
        blended.matrix() += double(row.weights[i]) / sum * input.palette[row.bones[i]].matrix();
    ReferencePlace place;
    place.position = blended * input.positions[vertex].cast<double>();
    if (!input.normals.empty())
        place.normal = turnedNormal(blended.linear(), input.normals[vertex].cast<double>(),
                                    place.normalGrowth);
    return place;
}

ReferencePlace referenceDual(const SkinningInput& input, std::size_t vertex) {
    const RowView row = input.weights->row(VertexIndex(vertex));
    const double sum = sumOf(row);
    if (!(sum > 0.0))
        return atRest(input, vertex);
    std::vector<RigidScale> split;
    splitPalette(input.tree ? *input.tree : JointTree{}, input.palette, split);
    std::size_t dominant = 0;
    for (std::size_t i = 1; i < row.size(); ++i)
        if (row.weights[i] > row.weights[dominant] ||
            (row.weights[i] == row.weights[dominant] && row.bones[i] < row.bones[dominant]))
            dominant = i;
    const Quatd pivot = split[row.bones[dominant]].rigid.real;
    Affine3d scale;
    scale.matrix().setZero();
    Vec4d real = Vec4d::Zero();
    Vec4d dual = Vec4d::Zero();
    for (std::size_t i = 0; i < row.size(); ++i) {
        const RigidScale& joint = split[row.bones[i]];
        const double weight = double(row.weights[i]) / sum;
        const double sign =
            joint.rigid.real.coeffs().dot(pivot.coeffs()) < double(kFlipThreshold) ? -1.0 : 1.0;
        scale.matrix() += weight * joint.scale.matrix();
        real += sign * weight * joint.rigid.real.coeffs();
        dual += sign * weight * joint.rigid.dual.coeffs();
    }
    DualQuaternion motion;
    motion.real = Quatd(Vec4d(real / real.norm()));
    motion.dual = Quatd(Vec4d(dual / real.norm()));
    // The normalised sum is a rigid motion up to a part along the real one, which moves nothing.
    const Vec3d moved = 2.0 * (motion.dual * motion.real.conjugate()).vec();
    ReferencePlace place;
    place.position = motion.real * (scale * input.positions[vertex].cast<double>()) + moved;
    if (!input.normals.empty())
        place.normal =
            motion.real *
            turnedNormal(scale.linear(), input.normals[vertex].cast<double>(), place.normalGrowth);
    return place;
}

} // namespace rigwright::test
