// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rigs solved without a character.
#include "tests/support/rig_stage.h"

#include "core/rig/rig.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>

namespace rigwright::test {

Pose rigRestPose(const Rig& rig, const Skeleton& skeleton) {
    Pose pose;
    pose.local = skeleton.restLocal;
    pose.controls.resize(rig.controls.size());
    for (const IkHandle& handle : rig.handles)
        pose.ikWeights.push_back(handle.weight);
    return pose;
}

SolvedRig solved(const Rig& rig, const Skeleton& skeleton, const Pose& source) {
    SolvedRig solution;
    solution.pose = source;
    RigPlanCache cache;
    RigMemory memory;
    const auto shared = std::make_shared<const Rig>(rig);
    solveRig(*shared, cache.planFor(shared, skeleton), skeleton, {}, solution.pose, memory,
             solution.result);
    computeModelPose(skeleton, solution.pose.local, solution.modelFromBone);
    return solution;
}

Skeleton scaledSkeleton(const Skeleton& skeleton, double factor) {
    Skeleton scaled = skeleton;
    for (Transform& rest : scaled.restLocal)
        rest.translation *= factor;
    return scaled;
}

double heightOf(const Skeleton& skeleton) {
    double low = 0.0;
    double high = 0.0;
    for (const Affine3d& place : restModel(skeleton)) {
        low = std::min(low, place.translation().y());
        high = std::max(high, place.translation().y());
    }
    return high - low;
}

RestError offRest(const Rig& rig, const Skeleton& skeleton) {
    const std::vector<Affine3d> rest = restModel(skeleton);
    const SolvedRig now = solved(rig, skeleton, rigRestPose(rig, skeleton));
    RestError error;
    for (std::size_t b = 0; b < rest.size(); ++b) {
        error.place = std::max(error.place,
                               (now.modelFromBone[b].translation() - rest[b].translation()).norm());
        error.turn = std::max(
            error.turn, (now.modelFromBone[b].linear() - rest[b].linear()).cwiseAbs().maxCoeff() /
                            std::max(1e-300, rest[b].linear().cwiseAbs().maxCoeff()));
    }
    return error;
}

ControlIndex findControl(const Rig& rig, std::string_view name) {
    const auto found = std::ranges::find(rig.controls, name, &Control::name);
    return found == rig.controls.end() ? ControlIndex()
                                       : ControlIndex(std::size_t(found - rig.controls.begin()));
}

} // namespace rigwright::test
