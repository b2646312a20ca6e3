// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The mannequin in A-pose, made by posing the one in T-pose.
#include "core/samples/sample_poses.h"

#include "core/pose/pose.h"

#include <cassert>
#include <string>
#include <string_view>

namespace rigwright {
namespace {

Quatd turn(double degrees, const Vec3d& axis) {
    return Quatd(Eigen::AngleAxisd(degrees * kPi / 180.0, axis));
}

} // namespace

std::vector<Transform> mannequinAPose(const Skeleton& skeleton) {
    std::vector<Transform> local = skeleton.restLocal;
    std::vector<Affine3d> model;
    computeModelPose(skeleton, local, model);
    for (const std::string_view side : {".L", ".R"}) {
        const double sign = side == ".L" ? 1.0 : -1.0;
        const auto bone = [&](std::string_view name) {
            const BoneIndex found = findBone(skeleton, std::string(name) + std::string(side));
            assert(found.isValid());
            return found;
        };
        /// Flexion is about the bone's own x, twist about its own y; reflected on the right.
        const auto bend = [&](std::string_view name, double degrees) {
            Quatd& rotation = local[bone(name).value()].rotation;
            rotation = (rotation * turn(degrees, Vec3d::UnitX())).normalized();
        };
        const BoneIndex upper = bone("upper_arm");
        const Quatd above(model[skeleton.parents[upper.value()].value()].linear());
        Quatd& arm = local[upper.value()].rotation;
        arm = (above.conjugate() * turn(-45.0 * sign, Vec3d::UnitZ()) * above * arm).normalized();
        bend("lower_arm", 8.0);
        Quatd& hand = local[bone("hand").value()].rotation;
        hand = (hand * turn(-20.0 * sign, Vec3d::UnitY())).normalized();
        for (const std::string_view finger : {"index", "middle", "ring", "pinky"})
            for (const std::string_view joint : {"_01", "_02", "_03"})
                bend(std::string(finger) + std::string(joint), 8.0);
    }
    return local;
}

} // namespace rigwright
