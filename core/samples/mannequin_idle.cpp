// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// "Idle": the mannequin stands, breathes and shifts its weight.
#include "core/samples/looped_keys.h"
#include "core/samples/sample_clips.h"

#include "core/pose/pose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace rigwright {
namespace {

constexpr double kDuration = 4.0;
constexpr LoopedMotion kStill{kDuration, 1, Interpolation::Linear};
constexpr LoopedMotion kSmooth{kDuration, 8, Interpolation::CubicSpline};
constexpr LoopedMotion kExact{kDuration, 32, Interpolation::Linear}; // hips and legs agree

double degrees(double angle) {
    return angle * kPi / 180.0;
}

/// Turns about the bone's own x (flexion), y (twist) and z axes, in degrees; x is applied last.
Quatd turns(double x, double y, double z) {
    return Quatd(Eigen::AngleAxisd(degrees(z), Vec3d::UnitZ())) *
           Quatd(Eigen::AngleAxisd(degrees(x), Vec3d::UnitX())) *
           Quatd(Eigen::AngleAxisd(degrees(y), Vec3d::UnitY()));
}

double wave(double time) {
    return std::sin(2.0 * kPi * time / kDuration);
}

/// 0 breathed out, 1 breathed in; later by `delay` seconds.
double breath(double time, double delay = 0.0) {
    return 0.5 - 0.5 * std::cos(2.0 * kPi * (time - delay) / kDuration);
}

/// Columns: the normal of the bending plane, the bone's direction, their cross product.
Mat3d limbFrame(const Vec3d& direction, const Vec3d& normal) {
    Mat3d frame;
    frame.col(1) = direction.normalized();
    frame.col(0) = (normal - frame.col(1) * frame.col(1).dot(normal)).normalized();
    frame.col(2) = frame.col(0).cross(frame.col(1));
    return frame;
}

class Idle {
public:
    explicit Idle(const Skeleton& skeleton) : m_skeleton(skeleton) {
        computeModelPose(skeleton, skeleton.restLocal, m_modelFromBone);
        m_clip.name = "Idle";
    }

    Clip run() {
        addHips();
        addSpine();
        for (const char* side : {".L", ".R"}) {
            addLeg(side);
            addArm(side);
            addFingers(side);
        }
        return std::move(m_clip);
    }

private:
    [[nodiscard]] BoneIndex bone(const std::string& name) const {
        return findBone(m_skeleton, name);
    }
    [[nodiscard]] const Transform& rest(BoneIndex index) const {
        return m_skeleton.restLocal[index.value()];
    }
    [[nodiscard]] Vec3d restPosition(BoneIndex index) const {
        return m_modelFromBone[index.value()].translation();
    }
    [[nodiscard]] Quatd restOrientation(BoneIndex index) const {
        return Quatd(m_modelFromBone[index.value()].linear());
    }

    template <class Turn>
    void addTurn(const std::string& name, const LoopedMotion& motion, const Turn& turn) {
        const BoneIndex index = bone(name);
        addRotation(m_clip, index, motion,
                    [&](double time) { return rest(index).rotation * turn(time); });
    }

    /// Hips relative to the root, whose axes are the model's. A little lower than at rest, so that
    /// the knees are not locked.
    [[nodiscard]] Transform hipsAt(double time) const {
        Transform hips = rest(bone("hips"));
        hips.translation += Vec3d(0.010 * wave(time), -0.006, 0.002 * breath(time));
        hips.rotation =
            Quatd(Eigen::AngleAxisd(degrees(-0.7 * wave(time)), Vec3d::UnitZ())) * hips.rotation;
        return hips;
    }

    void addHips() {
        const BoneIndex hips = bone("hips");
        addTranslation(m_clip, hips, kExact, [&](double time) { return hipsAt(time).translation; });
        addRotation(m_clip, hips, kExact, [&](double time) { return hipsAt(time).rotation; });
    }

    /// The chest opens with the breath; what the hips lean, the spine leans back.
    void addSpine() {
        addTurn("spine_01", kSmooth,
                [](double t) { return turns(0.4 - 0.3 * breath(t), 0.0, 0.5 * wave(t)); });
        addTurn("spine_02", kSmooth,
                [](double t) { return turns(1.0 - 0.8 * breath(t), 0.0, 0.4 * wave(t)); });
        addTurn("spine_03", kSmooth, [](double t) {
            return turns(1.2 - 1.6 * breath(t, 0.1), 0.6 * wave(t), 0.2 * wave(t));
        });
        addTurn("neck", kSmooth, [](double t) {
            return turns(0.6 + 1.2 * breath(t, 0.2), -0.8 * wave(t - 0.4), -0.3 * wave(t));
        });
        addTurn("head", kSmooth, [](double t) {
            return turns(0.8 + 1.0 * breath(t, 0.35), 1.6 * wave(t - 0.7), -0.2 * wave(t));
        });
    }

    /// Closed form of two bones (law of cosines): the ankle stays where it is at rest, the knee in
    /// the plane of the rest pose; the foot keeps its orientation.
    void addLeg(const std::string& side) {
        const BoneIndex thigh = bone("thigh" + side);
        const BoneIndex shin = bone("shin" + side);
        const BoneIndex foot = bone("foot" + side);
        const std::array<Vec3d, 3> at{restPosition(thigh), restPosition(shin), restPosition(foot)};
        const auto solve = [=, this](double time) {
            const Transform hips = hipsAt(time);
            const Vec3d hip = hips.translation + hips.rotation * rest(thigh).translation;
            const double upper = (at[1] - at[0]).norm();
            const double lower = (at[2] - at[1]).norm();
            const Vec3d line = at[2] - hip;
            const double reach = std::min(line.norm(), upper + lower - 1e-6);
            const double cosine =
                (upper * upper + reach * reach - lower * lower) / (2.0 * upper * reach);
            const double sine = std::sqrt(std::max(1.0 - cosine * cosine, 0.0));
            const Vec3d along = line.normalized();
            const Vec3d bend = at[1] - at[0];
            const Vec3d aside = (bend - along * along.dot(bend)).normalized();
            const Vec3d knee = hip + upper * (cosine * along + sine * aside);
            const Vec3d normal = along.cross(aside);
            const Vec3d restNormal = (at[2] - at[0]).cross(at[1] - at[0]);
            const Quatd thighTurn(limbFrame(knee - hip, normal) *
                                  limbFrame(at[1] - at[0], restNormal).transpose());
            const Quatd shinTurn(limbFrame(at[2] - knee, normal) *
                                 limbFrame(at[2] - at[1], restNormal).transpose());
            const Quatd thighModel = thighTurn * restOrientation(thigh);
            const Quatd shinModel = shinTurn * restOrientation(shin);
            return std::array<Quatd, 3>{hips.rotation.conjugate() * thighModel,
                                        thighModel.conjugate() * shinModel,
                                        shinModel.conjugate() * restOrientation(foot)};
        };
        addRotation(m_clip, thigh, kExact, [&](double time) { return solve(time)[0]; });
        addRotation(m_clip, shin, kExact, [&](double time) { return solve(time)[1]; });
        addRotation(m_clip, foot, kExact, [&](double time) { return solve(time)[2]; });
    }

    /// Left and right frames are reflections: turns about y and z change their sign.
    void addArm(const std::string& side) {
        const double s = side == ".L" ? 1.0 : -1.0;
        addTurn("clavicle" + side, kSmooth, [s](double t) {
            return turns(0.0, 0.0, s * (-4.0 + 1.6 * breath(t, 0.1)) + 0.3 * wave(t));
        });
        addTurn("upper_arm" + side, kSmooth, [s](double t) {
            return turns(3.0 + 1.0 * wave(t - 0.3), s * -6.0,
                         s * (-67.0 - 0.8 * breath(t, 0.15)) - 0.5 * wave(t));
        });
        addTurn("lower_arm" + side, kSmooth,
                [s](double t) { return turns(16.0 + 1.5 * breath(t, 0.3), s * 8.0, 0.0); });
        addTurn("hand" + side, kSmooth,
                [s](double t) { return turns(4.0 + 1.2 * breath(t, 0.5), 0.0, s * 2.0); });
    }

    void addFingers(const std::string& side) {
        const double s = side == ".L" ? 1.0 : -1.0;
        const std::array<std::string, 4> fingers{"index", "middle", "ring", "pinky"};
        for (std::size_t f = 0; f < fingers.size(); ++f) {
            const double curl = 14.0 + 3.0 * double(f);
            const double spread = (1.5 - double(f)) * 1.5;
            addTurn(fingers[f] + "_01" + side, kStill,
                    [=](double) { return turns(curl, 0.0, s * spread); });
            addTurn(fingers[f] + "_02" + side, kStill,
                    [=](double) { return turns(curl * 1.3, 0.0, 0.0); });
            addTurn(fingers[f] + "_03" + side, kStill,
                    [=](double) { return turns(curl * 0.8, 0.0, 0.0); });
        }
        addTurn("thumb_01" + side, kStill, [=](double) { return turns(6.0, 0.0, 0.0); });
        addTurn("thumb_02" + side, kStill, [=](double) { return turns(10.0, 0.0, 0.0); });
        addTurn("thumb_03" + side, kStill, [=](double) { return turns(14.0, 0.0, 0.0); });
    }

    const Skeleton& m_skeleton;
    std::vector<Affine3d> m_modelFromBone;
    Clip m_clip;
};

} // namespace

Clip makeMannequinIdle(const Skeleton& skeleton) {
    return Idle(skeleton).run();
}

} // namespace rigwright
