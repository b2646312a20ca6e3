// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A motion from a BVH file drives the built-in mannequin: where each limb points, by closed form.
#include "core/animation/sample.h"
#include "core/io/append_character.h"
#include "core/io/import.h"
#include "core/pose/pose.h"
#include "core/samples/samples.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// Degrees about z, y and x in the order of the file's channels: R = Rz · Ry · Rx.
using Turns = std::map<std::string, std::array<double, 3>>;

/// The frames of tests/data/cmu_like.bvh, as typed there; what is not named is not turned.
const std::vector<Turns>& frames() {
    static const std::vector<Turns> all{
        {},
        {{"LeftArm", {-70, 0, 0}}, {"RightArm", {70, 0, 0}}},
        {{"Hips", {0, 90, 0}}, {"LeftUpLeg", {0, 0, -45}}, {"LeftLeg", {0, 0, 60}}},
        {{"Hips", {10, -30, 20}},
         {"Spine", {20, 0, 0}},
         {"Head", {0, 30, 0}},
         {"LeftShoulder", {5, 0, 0}},
         {"LeftForeArm", {0, -90, 0}},
         {"LeftArm", {30, 40, 50}}},
        {{"LowerBack", {0, 0, 15}},
         {"Spine1", {0, 25, 0}},
         {"RightUpLeg", {-20, 0, 0}},
         {"RightLeg", {0, 0, 30}},
         {"Neck", {0, 0, -10}}},
    };
    return all;
}
constexpr double kFrame = 0.0333333;
/// Where the hips are in each frame, in the file's units; the legs hang 90 of them down.
const std::array<Vec3d, 5> kHips{Vec3d(0, 90, 0), Vec3d(0, 90, 0), Vec3d(10, 85, 20),
                                 Vec3d(30, 95, 40), Vec3d(0, 90, 60)};

/// What turns a joint away from its rest in model space: the product from the root to it. The rest
/// of a BVH file has no rotations.
Mat3d turnOf(const Skeleton& source, const std::string& joint, const Turns& turns) {
    Mat3d result = Mat3d::Identity();
    for (BoneIndex bone = findBone(source, joint); bone.isValid();
         bone = source.parents[bone.value()]) {
        const auto own = turns.find(source.names[bone.value()]);
        if (own == turns.end())
            continue;
        const auto about = [](double degrees, const Vec3d& axis) {
            return Eigen::AngleAxisd(radians(degrees), axis).toRotationMatrix();
        };
        result = about(own->second[0], Vec3d::UnitZ()) * about(own->second[1], Vec3d::UnitY()) *
                 about(own->second[2], Vec3d::UnitX()) * result;
    }
    return result;
}

/// A joint of the file, the bone here that it drives, and the next bone on that limb in both.
struct Limb {
    const char* joint;
    const char* jointEnd;
    const char* bone;
    const char* boneEnd;
};
constexpr std::array kLimbs{
    Limb{"LeftArm", "LeftForeArm", "upper_arm.L", "lower_arm.L"},
    Limb{"LeftForeArm", "LeftHand", "lower_arm.L", "hand.L"},
    Limb{"RightArm", "RightForeArm", "upper_arm.R", "lower_arm.R"},
    Limb{"RightForeArm", "RightHand", "lower_arm.R", "hand.R"},
    Limb{"LeftUpLeg", "LeftLeg", "thigh.L", "shin.L"},
    Limb{"LeftLeg", "LeftFoot", "shin.L", "foot.L"},
    Limb{"RightUpLeg", "RightLeg", "thigh.R", "shin.R"},
    Limb{"RightLeg", "RightFoot", "shin.R", "foot.R"},
    Limb{"LeftShoulder", "LeftArm", "clavicle.L", "upper_arm.L"},
    // Not lined up: hips, feet and the bones that part (spine, neck) keep their own shape.
    Limb{"Spine", "Spine1", "spine_02", "spine_03"},
    Limb{"LeftFoot", "LeftToeBase", "foot.L", "toe.L"},
};
constexpr std::size_t kAlignedLimbs = 9;

struct Driven {
    Character source;
    Appended appended;
};

Driven drive(bool align) {
    auto source = importCharacter(sourceDir() / "tests" / "data" / "cmu_like.bvh");
    if (!source)
        throw std::runtime_error(source.error().detail);
    const Character target = *makeSample("mannequin");
    AppendRequest request = requestFor(*source, target, BoneMatching::Automatic);
    request.clips = {ClipIndex(0)};
    request.alignRests = align;
    auto appended = appendCharacter(target, *source, request);
    if (!appended)
        throw std::runtime_error(appended.error().detail);
    return {std::move(*source), std::move(*appended)};
}

std::vector<Affine3d> modelAt(const Character& character, std::size_t frame) {
    Pose pose;
    pose.local = character.skeleton.restLocal;
    pose.morphWeights = restPose(character).morphWeights;
    sampleClip(*character.clips.back(), double(frame) * kFrame, pose);
    std::vector<Affine3d> model;
    computeModelPose(character.skeleton, pose.local, model);
    return model;
}

Vec3d direction(const Skeleton& skeleton, const std::vector<Affine3d>& model, const char* from,
                const char* to) {
    return (model[findBone(skeleton, to).value()].translation() -
            model[findBone(skeleton, from).value()].translation())
        .normalized();
}

} // namespace

class tst_append_bvh : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyJointOfTheBodyFindsItsBone();
    void limbsTurnFromTheirOwnRest();
    void linedUpLimbsPointAsInTheFile();
    void hipsTravelByTheRatioOfTheirHeights();
    void boneLengthsStay();
};

void tst_append_bvh::everyJointOfTheBodyFindsItsBone() {
    const Driven driven = drive(false);
    const Skeleton& source = driven.source.skeleton;
    const Skeleton& target = driven.appended.character.skeleton;
    const std::map<std::string, std::string> expected{
        {"Hips", "hips"},           {"LowerBack", "spine_01"},
        {"Spine", "spine_02"},      {"Spine1", "spine_03"},
        {"Head", "head"},           {"LeftShoulder", "clavicle.L"},
        {"LeftArm", "upper_arm.L"}, {"LeftForeArm", "lower_arm.L"},
        {"LeftHand", "hand.L"},     {"LeftUpLeg", "thigh.L"},
        {"LeftLeg", "shin.L"},      {"LeftFoot", "foot.L"},
        {"LeftToeBase", "toe.L"},   {"RightArm", "upper_arm.R"},
        {"RightHand", "hand.R"},    {"RightUpLeg", "thigh.R"},
        {"RightFoot", "foot.R"},
    };
    for (const auto& [joint, bone] : expected) {
        const BoneIndex to = driven.appended.map.targetOf(findBone(source, joint));
        QVERIFY2(to.isValid(), joint.c_str());
        QCOMPARE(target.names[to.value()], bone);
    }
    // Of the two joints of the neck, one drives the only bone.
    int drivers = 0;
    for (const char* joint : {"Neck", "Neck1"}) {
        const BoneIndex to = driven.appended.map.targetOf(findBone(source, joint));
        drivers += to.isValid() && target.names[to.value()] == "neck";
    }
    QCOMPARE(drivers, 1);
    std::set<std::string> unmatched;
    for (const BoneIndex bone : unmatchedBones(driven.appended.map))
        if (!source.names[bone.value()].ends_with("_end"))
            unmatched.insert(source.names[bone.value()]);
    QVERIFY(unmatched.contains("LHipJoint"));
    QVERIFY(unmatched.contains("RHipJoint"));
}

void tst_append_bvh::limbsTurnFromTheirOwnRest() {
    const Driven driven = drive(false);
    const Character& character = driven.appended.character;
    std::vector<Affine3d> rest;
    computeModelPose(character.skeleton, character.skeleton.restLocal, rest);
    for (std::size_t frame = 0; frame < frames().size(); ++frame) {
        const std::vector<Affine3d> model = modelAt(character, frame);
        for (const Limb& limb : kLimbs)
            VERIFY_NEAR(direction(character.skeleton, model, limb.bone, limb.boneEnd),
                        turnOf(driven.source.skeleton, limb.joint, frames()[frame]) *
                            direction(character.skeleton, rest, limb.bone, limb.boneEnd),
                        1e-5);
    }
}

void tst_append_bvh::linedUpLimbsPointAsInTheFile() {
    const Driven driven = drive(true);
    const Character& character = driven.appended.character;
    for (std::size_t frame = 0; frame < frames().size(); ++frame) {
        const std::vector<Affine3d> model = modelAt(character, frame);
        for (std::size_t i = 0; i < kAlignedLimbs; ++i) {
            const Limb& limb = kLimbs[i];
            const Skeleton& source = driven.source.skeleton;
            const Vec3d offset =
                source.restLocal[findBone(source, limb.jointEnd).value()].translation;
            VERIFY_NEAR(direction(character.skeleton, model, limb.bone, limb.boneEnd),
                        turnOf(source, limb.joint, frames()[frame]) * offset.normalized(), 1e-5);
        }
    }
}

void tst_append_bvh::hipsTravelByTheRatioOfTheirHeights() {
    const Driven driven = drive(false);
    const Character& character = driven.appended.character;
    std::vector<Affine3d> rest;
    computeModelPose(character.skeleton, character.skeleton.restLocal, rest);
    const std::size_t hips = findBone(character.skeleton, "hips").value();
    double lowest = 1e9; // of the bones that the file drives
    for (const BoneMapping& mapping : driven.appended.map.ofSource)
        if (mapping.target.isValid())
            lowest = std::min(lowest, rest[mapping.target.value()].translation().y());
    const Vec3d start = rest[hips].translation();
    const double height = start.y() - lowest;
    for (std::size_t frame = 0; frame < frames().size(); ++frame) {
        const Vec3d way = kHips[frame] - kHips[0];
        VERIFY_NEAR(modelAt(character, frame)[hips].translation(), start + height / 90.0 * way,
                    1e-5);
    }
}

void tst_append_bvh::boneLengthsStay() {
    const Driven driven = drive(true);
    const Character& character = driven.appended.character;
    for (std::size_t frame = 0; frame < frames().size(); ++frame) {
        const std::vector<Affine3d> model = modelAt(character, frame);
        for (std::size_t bone = 0; bone < model.size(); ++bone) {
            const BoneIndex parent = character.skeleton.parents[bone];
            if (!parent.isValid() || character.skeleton.names[bone] == "hips")
                continue;
            VERIFY_NEAR((model[bone].translation() - model[parent.value()].translation()).norm(),
                        character.skeleton.restLocal[bone].translation.norm(), 1e-6);
        }
    }
}

RIGWRIGHT_TEST(tst_append_bvh)
#include "tst_append_bvh.moc"
