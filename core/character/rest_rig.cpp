// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Values of controls under another rest pose.
#include "core/character/rest_rig.h"

#include "core/animation/channel_keys.h"
#include "core/rig/rig_plan.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace rigwright {

namespace {

/// What a value is multiplied with from the left.
struct Correction {
    ControlIndex control;
    Affine3d matrix = Affine3d::Identity();
    Quatd rotation = Quatd::Identity();
};

std::vector<Correction> correctionsFor(const std::shared_ptr<const Rig>& rig,
                                       const Skeleton& before,
                                       std::span<const Transform> restAfter) {
    Skeleton after = before;
    after.restLocal.assign(restAfter.begin(), restAfter.end());
    const RigPlan old = makeRigPlan(rig, before);
    const RigPlan now = makeRigPlan(rig, after);
    std::vector<Correction> corrections;
    for (std::size_t c = 0; c < rig->controls.size(); ++c) {
        if (rig->controls[c].drives)
            continue;
        Correction correction{ControlIndex(c),
                              now.controls[c].spaceFromControl.inverse(Eigen::Isometry) *
                                  old.controls[c].spaceFromControl};
        constexpr double kSame = 1e-12;
        if ((correction.matrix.matrix() - Mat4d::Identity()).cwiseAbs().maxCoeff() <= kSame)
            continue;
        correction.rotation = Quatd(Mat3d(correction.matrix.linear())).normalized();
        corrections.push_back(correction);
    }
    return corrections;
}

void correct(Transform& value, const Correction& correction) {
    value.translation = correction.matrix * value.translation;
    value.rotation = (correction.rotation * value.rotation).normalized();
}

RigChannel still(const Correction& correction, ChannelTarget target, double time) {
    RigChannel channel;
    channel.control = correction.control;
    channel.keys.target = target;
    channel.keys.times = {float(time)};
    if (target == ChannelTarget::Rotation) {
        const Vec4f turn = correction.rotation.coeffs().cast<float>();
        channel.keys.values.assign(turn.begin(), turn.end());
    } else {
        const Vec3f place = correction.matrix.translation().cast<float>();
        channel.keys.values.assign(place.begin(), place.end());
    }
    channel.keys.width = std::uint32_t(channel.keys.values.size());
    return channel;
}

std::shared_ptr<const Clip> corrected(const Clip& clip,
                                      const std::vector<Correction>& corrections) {
    auto result = std::make_shared<Clip>(clip);
    for (const Correction& correction : corrections) {
        std::set<ChannelTarget> keyed;
        for (RigChannel& channel : result->rigChannels) {
            if (channel.control != correction.control || channel.keys.times.empty())
                continue;
            keyed.insert(channel.keys.target);
            if (channel.keys.target == ChannelTarget::Rotation)
                turnKeys(channel.keys, correction.rotation, Quatd::Identity());
            else if (channel.keys.target == ChannelTarget::Translation)
                moveKeys(channel.keys, {correction.matrix.translation(), correction.matrix.linear(),
                                        Vec3d::Zero()});
        }
        std::erase_if(result->rigChannels, [&](const RigChannel& channel) {
            return channel.control == correction.control && channel.keys.times.empty();
        });
        for (const ChannelTarget target : {ChannelTarget::Translation, ChannelTarget::Rotation})
            if (!keyed.contains(target))
                result->rigChannels.push_back(still(correction, target, clip.start));
    }
    return result;
}

} // namespace

void followRest(Character& character, std::span<const Transform> after) {
    if (!character.rig)
        return;
    const std::vector<Correction> corrections =
        correctionsFor(character.rig, character.skeleton, after);
    if (!corrections.empty()) {
        for (auto& saved : character.poseLibrary) {
            auto copy = std::make_shared<SavedPose>(*saved);
            for (const Correction& correction : corrections)
                correct(copy->pose.controls[correction.control.value()], correction);
            saved = std::move(copy);
        }
        for (auto& clip : character.clips)
            clip = corrected(*clip, corrections);
    }
    character.pose.controls.assign(character.rig->controls.size(), Transform{});
}

} // namespace rigwright
