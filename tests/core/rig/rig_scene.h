// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigScene: a skeleton, a rig and a pose, solved and looked at.
#pragma once

#include "core/pose/pose.h"
#include "core/rig/rig.h"
#include "core/rig/solve_rig.h"
#include "core/skeleton/skeleton.h"

#include <Eigen/SVD>

#include <memory>
#include <random>
#include <utility>

namespace rigwright::test {

/// Fill `skeleton` and `rig`, begin(), change `pose`, solve().
struct RigScene {
    Skeleton skeleton;
    Rig rig;
    Pose pose; ///< the source
    RigMemory memory;

    Pose solved;
    RigResult result;
    std::vector<Affine3d> model;

    BoneIndex bone(const char* name, BoneIndex parent, const Transform& rest) {
        return addBone(skeleton, name, parent, rest);
    }
    ControlIndex control(const Control& made) {
        rig.controls.push_back(made);
        return ControlIndex(rig.controls.size() - 1);
    }
    /// The pose at rest, handles at their weights.
    void begin() {
        pose.local = skeleton.restLocal;
        pose.controls.assign(rig.controls.size(), Transform{});
        pose.ikWeights.clear();
        for (const IkHandle& handle : rig.handles)
            pose.ikWeights.push_back(handle.weight);
    }
    const RigPlan& plan() {
        if (!m_rig || !(*m_rig == rig))
            m_rig = std::make_shared<const Rig>(rig);
        return m_cache.planFor(m_rig, skeleton);
    }
    void solve(const RigRequest& request = {}) {
        solved = pose;
        solveRig(rig, plan(), skeleton, request, solved, memory, result);
        computeModelPose(skeleton, solved.local, model);
    }
    /// With nothing solved.
    std::vector<Affine3d> sourceModel() const {
        std::vector<Affine3d> matrices;
        computeModelPose(skeleton, pose.local, matrices);
        return matrices;
    }
    const Affine3d& at(BoneIndex bone) const { return model[bone.value()]; }
    const Affine3d& at(ControlIndex control) const {
        return result.modelFromControl[control.value()];
    }
    const Transform& local(BoneIndex bone) const { return solved.local[bone.value()]; }

private:
    std::shared_ptr<const Rig> m_rig;
    RigPlanCache m_cache;
};

/// The nearest rotation, by singular values; of a matrix that mirrors, of it with its x column
/// turned round.
inline Mat3d turnOf(const Affine3d& matrix) {
    Mat3d linear = matrix.linear();
    if (linear.determinant() < 0.0)
        linear.col(0) = -linear.col(0);
    const Eigen::JacobiSVD<Mat3d> svd(linear, Eigen::ComputeFullU | Eigen::ComputeFullV);
    return svd.matrixU() * svd.matrixV().transpose();
}

inline Quatd about(const Vec3d& axis, double radians) {
    return Quatd(Eigen::AngleAxisd(radians, axis.normalized()));
}

inline Transform moved(const Vec3d& translation, const Quatd& rotation = Quatd::Identity(),
                       const Vec3d& scale = Vec3d::Ones()) {
    return {translation, rotation, scale};
}

inline Constraint constraintOf(ConstraintKind kind, const RigNode& target,
                               std::vector<ConstraintSource> sources) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.target = target;
    constraint.sources = std::move(sources);
    return constraint;
}

inline bool isFinite(const Pose& pose) {
    for (const Transform& local : pose.local)
        if (!rigwright::isFinite(local))
            return false;
    for (const auto& weights : pose.morphWeights)
        for (const float weight : weights)
            if (!std::isfinite(weight))
                return false;
    return true;
}

} // namespace rigwright::test
