// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The poses, and distances over them.
#include "tests/support/ten_poses.h"

#include "tests/support/builders.h"

#include <cmath>
#include <initializer_list>
#include <stdexcept>
#include <string>

namespace rigwright::test {
namespace {

/// Turns of bones about their own axes, in degrees; "*" stands for both sides (the right one
/// mirrored: about x alike, about y and z the other way).
struct Turn {
    const char* bone;
    double x = 0.0;
    double y = 0.0;
    double z = 0.0;
};

void turnBone(const Character& character, const std::string& name, const Vec3d& degrees,
              Pose& pose) {
    const BoneIndex bone = findBone(character.skeleton, name);
    if (!bone.isValid())
        throw std::runtime_error("no bone " + name);
    Quatd& rotation = pose.local[bone.value()].rotation;
    rotation = rotation * Eigen::AngleAxisd(radians(degrees.y()), Vec3d::UnitY()) *
               Eigen::AngleAxisd(radians(degrees.z()), Vec3d::UnitZ()) *
               Eigen::AngleAxisd(radians(degrees.x()), Vec3d::UnitX());
}

Pose posed(const Character& character, std::initializer_list<Turn> turns) {
    Pose pose = restPose(character);
    for (const Turn& turn : turns) {
        std::string name = turn.bone;
        if (name.back() != '*') {
            turnBone(character, name, {turn.x, turn.y, turn.z}, pose);
            continue;
        }
        name.pop_back();
        turnBone(character, name + "L", {turn.x, turn.y, turn.z}, pose);
        turnBone(character, name + "R", {turn.x, -turn.y, -turn.z}, pose);
    }
    return pose;
}

Pose fists(const Character& character) {
    Pose pose = posed(character, {{"thumb_01.*", 20, 0, 0}, {"thumb_02.*", 40, 0, 0}});
    for (const char* finger : {"index", "middle", "ring", "pinky"})
        for (const char* link : {"_01.", "_02.", "_03."})
            for (const char* side : {"L", "R"})
                turnBone(character, std::string(finger) + link + side, {70, 0, 0}, pose);
    return pose;
}

} // namespace

std::vector<Pose> tenPoses(const Character& c) {
    return {
        posed(c, {{"lower_arm.*", 90, 0, 0}}),
        posed(c, {{"thigh.*", 85, 0, 0}, {"shin.*", 95, 0, 0}, {"foot.*", 10, 0, 0}}),
        posed(c, {{"upper_arm.*", 0, 0, -60}, {"clavicle.*", 0, 0, -8}}),
        posed(c, {{"spine_01", 25, 0, 0}, {"spine_02", 25, 0, 0}, {"spine_03", 20, 0, 0}}),
        posed(c, {{"spine_01", 0, 15, 0},
                  {"spine_02", 0, 15, 0},
                  {"spine_03", 0, 15, 0},
                  {"neck", 0, 20, 0}}),
        fists(c),
        posed(c, {{"thigh.L", 40, 0, 0},
                  {"thigh.R", -25, 0, 0},
                  {"shin.L", 20, 0, 0},
                  {"shin.R", 50, 0, 0},
                  {"foot.R", -25, 0, 0},
                  {"toe.R", 30, 0, 0}}),
        posed(c, {{"upper_arm.*", 70, 0, 0}, {"lower_arm.*", 40, 0, 0}, {"hand.*", 30, 0, 0}}),
        posed(c, {{"spine_01", 0, 0, 12},
                  {"spine_02", 0, 0, 12},
                  {"thigh.*", 0, 0, 20},
                  {"upper_arm.*", 0, 30, 35}}),
        posed(c, {{"neck", 10, 35, 0}, {"head", 10, 30, 5}, {"hand.*", 0, 40, 20}}),
    };
}

PoseDistance distanceOverPoses(const Character& a, const Character& b,
                               const std::vector<Pose>& poses) {
    PoseDistance distance;
    std::size_t count = 0;
    Character first = a;
    Character second = b;
    for (std::size_t p = 0; p < poses.size(); ++p) {
        first.pose = poses[p];
        second.pose = poses[p];
        const std::vector<Vec3f> one = skinned(first, SkinningMethod::LinearBlend);
        const std::vector<Vec3f> two = skinned(second, SkinningMethod::LinearBlend);
        for (std::size_t v = 0; v < one.size(); ++v) {
            const double apart = double((one[v] - two[v]).norm());
            distance.mean += apart;
            ++count;
            if (apart > distance.worst || !std::isfinite(apart))
                distance = {distance.mean, apart, p, v};
        }
    }
    distance.mean /= double(std::max<std::size_t>(count, 1));
    return distance;
}

double heightOf(const Character& character) {
    return double(bounds(character.meshes.front().mesh->positions).sizes().y());
}

} // namespace rigwright::test
