// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Keys through an edit of the skeleton.
#include "core/character/edit_clips.h"

#include "core/animation/channel_keys.h"
#include "core/animation/sample.h"
#include "core/math/float_range.h"
#include "core/pose/pose.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

namespace rigwright {

namespace {

constexpr double kSecondsBetweenKeys = 1.0 / 30.0;
constexpr double kShear = 1e-6;

/// What is done to every key of a bone.
struct KeyChange {
    Quatd before = Quatd::Identity();
    Quatd behind = Quatd::Identity();
    VectorMap translation{Vec3d::Zero(), Mat3d::Identity(), Vec3d::Zero()};
    Mat3d scale = Mat3d::Identity(); ///< which axis goes where

    [[nodiscard]] bool isNothing(ChannelTarget target) const {
        if (target == ChannelTarget::Rotation)
            return before.coeffs() == Quatd::Identity().coeffs() &&
                   behind.coeffs() == Quatd::Identity().coeffs();
        if (target == ChannelTarget::Translation)
            return translation.matrix == Mat3d::Identity() &&
                   translation.base == translation.origin;
        return scale == Mat3d::Identity();
    }
    void apply(Channel& channel) const {
        if (isNothing(channel.target))
            return;
        if (channel.target == ChannelTarget::Rotation)
            turnKeys(channel, before, behind);
        else if (channel.target == ChannelTarget::Translation)
            moveKeys(channel, translation);
        else
            moveKeys(channel, {Vec3d::Zero(), scale, Vec3d::Zero()});
    }
};

bool areUniform(const Channel& scale) {
    for (std::size_t i = 0; i + 3 <= scale.values.size(); i += 3)
        if (scale.values[i] != scale.values[i + 1] || scale.values[i] != scale.values[i + 2])
            return false;
    return true;
}

/// The matrix that turns scales along with the axes: 0 and 1 only, where axes come onto axes.
std::optional<Mat3d> axesOntoAxes(const Mat3d& rotation) {
    Mat3d permutation = rotation.cwiseAbs().transpose();
    for (Eigen::Index i = 0; i < 9; ++i) {
        double& entry = permutation.data()[i];
        const double whole = std::round(entry);
        if (std::abs(entry - whole) > 1e-9)
            return std::nullopt;
        entry = whole;
    }
    return permutation;
}

Quatd rotationOf(const Affine3d& rigid) {
    return rigid.linear() == Mat3d::Identity() ? Quatd::Identity()
                                               : Quatd(Mat3d(rigid.linear())).normalized();
}

/// Translation, rotation and scale of one bone while they are made.
struct BakedBone {
    std::vector<double> times;
    std::vector<Transform> keys;
    Interpolation interpolation = Interpolation::Linear;
};

Channel channelOf(const BakedBone& baked, ChannelTarget target, BoneIndex bone) {
    Channel channel;
    channel.target = target;
    channel.interpolation = baked.interpolation;
    channel.bone = bone;
    channel.width = target == ChannelTarget::Rotation ? 4 : 3;
    Vec4d last = Vec4d::Zero();
    for (std::size_t i = 0; i < baked.keys.size(); ++i) {
        channel.times.push_back(float(baked.times[i]));
        if (target == ChannelTarget::Rotation) {
            Vec4d key = baked.keys[i].rotation.coeffs();
            if (key.dot(last) < 0.0)
                key = -key;
            last = key;
            for (const double number : key)
                channel.values.push_back(float(number));
        } else {
            const Vec3d& key = target == ChannelTarget::Translation ? baked.keys[i].translation
                                                                    : baked.keys[i].scale;
            for (const double number : key)
                channel.values.push_back(toFloat(number));
        }
    }
    return channel;
}

/// One key where all are the same.
void shorten(Channel& channel) {
    for (std::size_t i = channel.width; i < channel.values.size(); ++i)
        if (std::abs(channel.values[i] - channel.values[i % channel.width]) > 1e-7f)
            return;
    channel.times.resize(1);
    channel.values.resize(channel.width);
}

Vec3d sampledVector(const Channel& channel, double time) {
    std::array<float, 3> value{};
    sampleChannel(channel, time, value);
    return {value[0], value[1], value[2]};
}

Quatd sampledRotation(const Channel& channel, double time) {
    std::array<float, 4> value{};
    sampleChannel(channel, time, value);
    return Quatd(value[3], value[0], value[1], value[2]).normalized();
}

} // namespace

/// One clip.
class ClipEditor::Work {
public:
    Work(const ClipEditor& editor, const Clip& clip, ClipsChange& change)
        : m_editor(editor), m_before(editor.m_before), m_after(editor.m_edit.skeleton),
          m_clip(clip), m_change(change), m_channels(m_before.boneCount()) {
        for (const Channel& channel : clip.channels) {
            if (channel.target == ChannelTarget::MorphWeights || !channel.bone.isValid())
                continue;
            m_bones.channels.push_back(channel);
            if (!channel.times.empty())
                m_channels[channel.bone.value()].push_back(&channel);
        }
    }

    Clip run() {
        Clip result = m_clip;
        result.channels.clear();
        std::vector<std::optional<KeyChange>> changes(m_after.boneCount());
        std::vector<BoneIndex> baked;
        for (std::size_t b = 0; b < m_after.boneCount(); ++b) {
            const BoneIndex bone(b);
            if (m_editor.m_follower.step(bone).kinship == Kinship::Same)
                continue;
            if (!movesBetween(bone))
                changes[b] = keyChange(bone);
            if (!changes[b] && isMoved(bone))
                baked.push_back(bone);
        }
        for (const Channel& channel : m_clip.channels) {
            if (channel.target == ChannelTarget::MorphWeights || !channel.bone.isValid()) {
                result.channels.push_back(channel);
                continue;
            }
            for (const BoneIndex rider : m_editor.m_riders[channel.bone.value()])
                if (changes[rider.value()])
                    add(channel, rider, *changes[rider.value()], result);
        }
        countDropped();
        for (const BoneIndex bone : baked)
            bake(bone, result);
        return result;
    }

private:
    [[nodiscard]] bool isKept(BoneIndex bone) const {
        const BoneIndex old = m_editor.m_edit.remap.origins[bone.value()].old;
        return old.isValid() && m_editor.m_edit.remap.of(old) == bone;
    }

    [[nodiscard]] const std::vector<const Channel*>& channelsOf(BoneIndex old) const {
        static const std::vector<const Channel*> kNone;
        return old.isValid() ? m_channels[old.value()] : kNone;
    }

    /// Whether the clip takes a bone out of its rest that lies between the bone and what it hung
    /// on.
    [[nodiscard]] bool movesBetween(BoneIndex bone) const {
        return std::ranges::any_of(m_editor.m_between[bone.value()], [&](BoneIndex old) {
            return std::ranges::any_of(channelsOf(old), [&](const Channel* channel) {
                return leavesRest(*channel, m_before.restLocal[old.value()]);
            });
        });
    }

    [[nodiscard]] bool isMoved(BoneIndex bone) const {
        return movesBetween(bone) || !channelsOf(m_editor.m_follower.step(bone).old).empty();
    }

    /// Nullopt where no change of single keys does it.
    [[nodiscard]] std::optional<KeyChange> keyChange(BoneIndex bone) const {
        const FollowStep& step = m_editor.m_follower.step(bone);
        if (!step.old.isValid())
            return std::nullopt;
        const PosedBones rest{m_before, m_before.restLocal, m_editor.m_restModel};
        const auto way = wayBetween(rest, step);
        if (!way || !isRigid(*way) || !isRigid(step.behind))
            return std::nullopt;
        Affine3d before = step.before;
        if (step.kinship == Kinship::Elsewhere)
            before = way->inverse(Eigen::Isometry) * before;
        const bool swings =
            m_editor.m_edit.rule == PoseRule::Ride && step.behind.translation() != Vec3d::Zero();
        if (!isRigid(before) || swings)
            return std::nullopt;
        const Transform& oldRest = m_before.restLocal[step.old.value()];
        KeyChange change;
        change.before = rotationOf(before).conjugate();
        change.behind = rotationOf(step.behind);
        change.translation = {m_after.restLocal[bone.value()].translation,
                              before.linear().transpose(), oldRest.translation};
        if (step.behind.linear() == Mat3d::Identity())
            return change;
        if (const auto scale = axesOntoAxes(step.behind.linear())) {
            change.scale = *scale;
            return change;
        }
        const auto& channels = channelsOf(step.old);
        const bool isUniform = std::ranges::all_of(channels, [](const Channel* channel) {
            return channel->target != ChannelTarget::Scale || areUniform(*channel);
        });
        if (!isUniform || !turnedScale(oldRest.scale, step.behind.linear()))
            return std::nullopt;
        return change;
    }

    void add(const Channel& channel, BoneIndex bone, const KeyChange& change, Clip& result) const {
        Channel copy = channel;
        copy.bone = bone;
        if (!isKept(bone))
            copy.foreign.clear();
        change.apply(copy);
        result.channels.push_back(std::move(copy));
    }

    void countDropped() {
        for (std::size_t old = 0; old < m_channels.size(); ++old) {
            if (m_channels[old].empty() || m_editor.m_edit.remap.newOf[old].isValid())
                continue;
            ++m_change.droppedBones;
            for (const Channel* channel : m_channels[old])
                m_change.droppedKeys += channel->times.size();
        }
    }

    [[nodiscard]] std::vector<BoneIndex> bonesOf(BoneIndex bone) const {
        std::vector<BoneIndex> bones = m_editor.m_between[bone.value()];
        if (const BoneIndex old = m_editor.m_follower.step(bone).old; old.isValid())
            bones.push_back(old);
        return bones;
    }

    /// At all keys of these bones, and 30 a second where they are not steps alone.
    [[nodiscard]] BakedBone timesOf(const std::vector<BoneIndex>& bones) const {
        std::set<float> times;
        BakedBone baked;
        baked.interpolation = Interpolation::Step;
        for (const BoneIndex bone : bones)
            for (const Channel* channel : channelsOf(bone)) {
                times.insert(channel->times.begin(), channel->times.end());
                if (channel->interpolation != Interpolation::Step && channel->times.size() > 1)
                    baked.interpolation = Interpolation::Linear;
            }
        if (!times.empty() && baked.interpolation == Interpolation::Linear) {
            const double first = *times.begin();
            const double last = *times.rbegin();
            constexpr double kMostKeys = 1e5;
            const double count =
                std::min(std::ceil((last - first) / kSecondsBetweenKeys), kMostKeys);
            for (double i = 1.0; i < count; ++i)
                times.insert(float(first + (last - first) * (i / count)));
        }
        baked.times.assign(times.begin(), times.end());
        return baked;
    }

    /// The bone's local transform at a moment; its rest where a scale of 0 leaves none.
    FramedLocal at(BoneIndex bone, double time) {
        Pose pose;
        pose.local = m_before.restLocal;
        sampleClip(m_bones, time, pose);
        computeModelPose(m_before, pose.local, m_model);
        return m_editor.m_follower.local({m_before, pose.local, m_model}, bone)
            .value_or(FramedLocal{m_after.restLocal[bone.value()], 0.0});
    }

    void bake(BoneIndex bone, Clip& result) {
        BakedBone baked = timesOf(bonesOf(bone));
        bool isSheared = false;
        for (const double time : baked.times) {
            const FramedLocal local = at(bone, time);
            isSheared = isSheared || local.shear > kShear;
            baked.keys.push_back(local.local);
        }
        if (baked.keys.empty())
            return;
        Channel translation = channelOf(baked, ChannelTarget::Translation, bone);
        Channel rotation = channelOf(baked, ChannelTarget::Rotation, bone);
        Channel scale = channelOf(baked, ChannelTarget::Scale, bone);
        if (baked.interpolation == Interpolation::Linear)
            measure(bone, baked, translation, rotation);
        ++m_change.bakedBones;
        m_change.shearedBones += isSheared ? 1 : 0;
        const Transform& rest = m_after.restLocal[bone.value()];
        for (Channel* channel : {&translation, &rotation, &scale})
            if (leavesRest(*channel, rest)) {
                shorten(*channel);
                m_change.bakedKeys += channel->times.size();
                result.channels.push_back(std::move(*channel));
            }
    }

    void measure(BoneIndex bone, const BakedBone& baked, const Channel& translation,
                 const Channel& rotation) {
        for (std::size_t i = 1; i < baked.times.size(); ++i) {
            const double time = 0.5 * (baked.times[i - 1] + baked.times[i]);
            const Transform exact = at(bone, time).local;
            m_change.errorMetres =
                std::max(m_change.errorMetres,
                         (exact.translation - sampledVector(translation, time)).norm());
            m_change.errorRadians =
                std::max(m_change.errorRadians,
                         exact.rotation.angularDistance(sampledRotation(rotation, time)));
        }
    }

    const ClipEditor& m_editor;
    const Skeleton& m_before;
    const Skeleton& m_after;
    const Clip& m_clip;
    ClipsChange& m_change;
    Clip m_bones;                                        ///< without morph weights
    std::vector<std::vector<const Channel*>> m_channels; ///< by old bone, those with keys
    std::vector<Affine3d> m_model;
};

ClipEditor::ClipEditor(const Skeleton& before, const SkeletonEdit& edit)
    : m_before(before), m_edit(edit), m_follower(before, edit), m_restModel(restModel(before)),
      m_riders(before.boneCount()), m_between(edit.remap.newCount()) {
    for (std::size_t old = 0; old < before.boneCount(); ++old)
        if (edit.remap.newOf[old].isValid())
            m_riders[old].push_back(edit.remap.newOf[old]);
    for (std::size_t b = 0; b < edit.remap.newCount(); ++b) {
        const BoneIndex bone(b);
        const FollowStep& step = m_follower.step(bone);
        if (step.kinship == Kinship::Elsewhere)
            m_between[b] =
                bonesBetween(before, step.oldAbove,
                             step.old.isValid() ? before.parents[step.old.value()] : BoneIndex());
        if (step.old.isValid() && edit.remap.of(step.old) != bone && step.kinship != Kinship::Same)
            m_riders[step.old.value()].push_back(bone);
    }
}

std::shared_ptr<const Clip> ClipEditor::edited(const std::shared_ptr<const Clip>& clip,
                                               ClipsChange& change) const {
    Clip result = Work(*this, *clip, change).run();
    if (result == *clip)
        return clip;
    return std::make_shared<const Clip>(std::move(result));
}

} // namespace rigwright
