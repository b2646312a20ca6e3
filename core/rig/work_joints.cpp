// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Joints in the space in which chains are solved.
#include "core/rig/work_joints.h"

#include "core/rig/rigid_part.h"

#include <algorithm>

namespace rigwright {

namespace {

const Vec3d kMirrorX(-1.0, 1.0, 1.0);

Vec3d signsOf(const Vec3d& scale) {
    return scale.unaryExpr([](double s) { return s < 0.0 ? -1.0 : 1.0; });
}

bool isEven(const Vec3d& scale) {
    const Vec3d size = scale.cwiseAbs();
    return size.maxCoeff() - size.minCoeff() <= 1e-12 * size.maxCoeff();
}

JointLimit mirroredLimit(const JointLimit& limit, const Vec3d& signs) {
    JointLimit mirrored = limit;
    mirrored.along = signs.prod() * signs.cwiseProduct(limit.along);
    return mirrored;
}

} // namespace

WorkJoints workJoints(RigFrame& frame, std::span<const BoneIndex> bones) {
    WorkJoints work;
    const Mat3d parent = frame.parentModel(bones.front()).linear();
    const bool isMirrored = parent.determinant() < 0.0;
    const Mat3d rotation = rotationOf(parent);
    work.base = Quatd(rotation);
    work.space.origin = frame.model(bones.front()).translation();
    if (const EvenScale scale = evenScaleOf(parent); !scale.isEven) {
        const auto inverse = invert(Affine3d(parent));
        work.space.isUsable = inverse.has_value();
        work.space.isModel = !inverse;
        Mat3d orthogonal = rotation;
        if (isMirrored)
            orthogonal.col(0) = -orthogonal.col(0);
        if (inverse) {
            work.space.workFromModel = scale.factor * orthogonal * inverse->linear();
            work.space.modelFromWork = parent * orthogonal.transpose() / scale.factor;
        }
    }
    work.joints.reserve(bones.size());
    for (const BoneIndex bone : bones) {
        WorkJoint joint;
        joint.bone = bone;
        const Transform& local = frame.local(bone);
        const auto above =
            std::ranges::find(work.joints, frame.plan().parents[bone.value()], &WorkJoint::bone);
        Quatd turned = work.base;
        joint.signs = isMirrored ? kMirrorX : Vec3d(Vec3d::Ones());
        if (above != work.joints.end()) {
            joint.above = std::size_t(above - work.joints.begin());
            joint.signs = above->signs.cwiseProduct(signsOf(frame.local(above->bone).scale));
            turned = above->turned;
            work.isExact = work.isExact && isEven(frame.local(above->bone).scale);
        }
        joint.rest = mirroredBy(frame.plan().restLocal[bone.value()].rotation, joint.signs);
        joint.local = mirroredBy(local.rotation, joint.signs);
        joint.turned = turned * joint.local;
        joint.place = work.space.toWork(frame.model(bone).translation());
        if (const auto& limit = frame.plan().limits[bone.value()])
            joint.limit = mirroredLimit(*limit, joint.signs);
        work.joints.push_back(joint);
    }
    // The last one's scale matters to what hangs on it.
    work.isExact = work.isExact && isEven(frame.local(bones.back()).scale);
    return work;
}

bool putRotations(RigFrame& frame, const WorkJoints& work, std::span<const Quatd> locals) {
    for (std::size_t i = 0; i < locals.size(); ++i)
        if (!locals[i].coeffs().allFinite() || !(locals[i].squaredNorm() > 0.5))
            return false;
    for (std::size_t i = 0; i < locals.size(); ++i) {
        const WorkJoint& joint = work.joints[i];
        if (locals[i].coeffs() == joint.local.coeffs())
            continue;
        Transform local = frame.local(joint.bone);
        local.rotation = mirroredBy(locals[i], joint.signs).normalized();
        frame.setLocal(joint.bone, local);
    }
    return true;
}

} // namespace rigwright
