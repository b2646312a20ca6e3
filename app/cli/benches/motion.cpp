// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmarks of motion: forward kinematics and sampling clips.
#include "app/cli/benches/bench_body.h"
#include "app/cli/benches/bench_case.h"
#include "core/animation/sample.h"
#include "core/pose/pose.h"

#include <cmath>
#include <memory>

namespace rigwright::cli {
namespace {

constexpr std::size_t kInner = 1000;

BenchRun prepareForwardKinematics(std::size_t bones) {
    auto character = std::make_shared<Character>(benchBody(64, bones));
    auto pose = std::make_shared<Pose>(benchPose(*character));
    auto modelFromBone = std::make_shared<std::vector<Affine3d>>();
    const auto work = [=] {
        for (std::size_t i = 0; i < kInner; ++i)
            computeModelPose(character->skeleton, pose->local, *modelFromBone);
    };
    const auto hash = [=] {
        std::uint64_t result = hashBytes(nullptr, 0);
        for (const Affine3d& matrix : *modelFromBone)
            result = hashBytes(matrix.data(), 16 * sizeof(double), result);
        return result;
    };
    return {work, hash, {}};
}

/// Rotation and translation keys for every bone, 30 a second for 4 seconds, LINEAR.
Clip benchClip(std::size_t bones) {
    constexpr std::size_t kKeys = 121;
    Clip clip;
    for (std::size_t b = 0; b < bones; ++b) {
        Channel rotation;
        rotation.target = ChannelTarget::Rotation;
        rotation.bone = BoneIndex(b);
        rotation.width = 4;
        Channel translation;
        translation.bone = BoneIndex(b);
        for (std::size_t k = 0; k < kKeys; ++k) {
            const double time = double(k) / 30.0;
            const double angle = 0.1 * std::sin(time + double(b));
            rotation.times.push_back(float(time));
            translation.times.push_back(float(time));
            for (const double value : {0.0, 0.0, std::sin(angle / 2), std::cos(angle / 2)})
                rotation.values.push_back(float(value));
            for (const double value : {0.1, 0.01 * std::sin(time), 0.0})
                translation.values.push_back(float(value));
        }
        clip.channels.push_back(std::move(rotation));
        clip.channels.push_back(std::move(translation));
    }
    updateRange(clip);
    return clip;
}

BenchRun prepareSampling(std::size_t bones) {
    auto clip = std::make_shared<Clip>(benchClip(bones));
    auto pose = std::make_shared<Pose>();
    pose->local.resize(bones);
    const auto work = [=] {
        for (std::size_t i = 0; i < kInner; ++i)
            sampleClip(*clip, clip->duration * double(i) / double(kInner), *pose);
    };
    const auto hash = [=] {
        std::uint64_t result = hashBytes(nullptr, 0);
        for (const Transform& local : pose->local) {
            result = hashBytes(local.translation.data(), 3 * sizeof(double), result);
            result = hashBytes(local.rotation.coeffs().data(), 4 * sizeof(double), result);
        }
        return result;
    };
    return {work, hash, {}};
}

} // namespace

void addMotionBenches(std::vector<BenchCase>& cases) {
    BenchCase fk;
    fk.name = "fk";
    fk.group = "motion";
    fk.size = 64;
    fk.items = 64;
    fk.inner = kInner;
    fk.targetNs = 12.0 * 64;
    fk.prepare = [] { return prepareForwardKinematics(64); };
    cases.push_back(fk);
    BenchCase sample;
    sample.name = "sample";
    sample.group = "motion";
    sample.size = 80;
    sample.inner = kInner;
    sample.prepare = [] { return prepareSampling(80); };
    cases.push_back(sample);
}

} // namespace rigwright::cli
