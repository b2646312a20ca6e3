// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One clip at a time: keys turned one by one where that is exact, made anew elsewhere.
#include "core/animation/retarget.h"

#include "core/animation/channel_keys.h"
#include "core/animation/sample.h"
#include "core/math/float_range.h"
#include "core/pose/pose.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace rigwright {

namespace {

constexpr double kSameRotation = 1e-6; ///< radians; float files differ by less
constexpr double kSecondsBetweenKeys = 1.0 / 30.0;

Quatd rotationOf(const std::vector<Quatd>& rotations, BoneIndex bone) {
    return bone.isValid() ? rotations[bone.value()] : Quatd::Identity();
}

BoneIndex parentOf(const Skeleton& skeleton, BoneIndex bone) {
    return skeleton.parents[bone.value()];
}

bool isIdentity(const Quatd& rotation) {
    return Quatd::Identity().angularDistance(rotation) <= kSameRotation;
}

Channel keyless(ChannelTarget target, BoneIndex bone) {
    Channel channel;
    channel.target = target;
    channel.bone = bone;
    channel.width = target == ChannelTarget::Rotation ? 4 : 3;
    return channel;
}

void addKey(Channel& channel, double time, const Quatd& rotation) {
    Quatd key = rotation.normalized();
    if (channel.values.size() >= 4) {
        const float* last = channel.values.data() + channel.values.size() - 4;
        const double dot =
            key.x() * last[0] + key.y() * last[1] + key.z() * last[2] + key.w() * last[3];
        if (dot < 0.0)
            key.coeffs() = -key.coeffs();
    }
    channel.times.push_back(float(time));
    for (const double component : key.coeffs())
        channel.values.push_back(float(component));
}

void addKey(Channel& channel, double time, const Vec3d& translation) {
    channel.times.push_back(float(time));
    for (const double component : translation)
        channel.values.push_back(toFloat(component));
}

class Transfer {
public:
    Transfer(const Clip& clip, const RetargetPlan& plan, RetargetReport& report)
        : m_clip(clip), m_plan(plan), m_report(report), m_source(*plan.source),
          m_target(*plan.target), m_rotations(m_source.boneCount(), nullptr),
          m_translations(m_source.boneCount(), 0), m_moves(m_source.boneCount(), 0),
          m_travels(m_source.boneCount(), 0), m_bakesRotation(m_target.boneCount(), 0),
          m_bakesTranslation(m_target.boneCount(), 0) {}

    Clip run() {
        m_result.name = m_clip.name;
        m_result.foreign = m_clip.foreign;
        m_result.start = m_clip.start;
        m_result.duration = m_clip.duration;
        look();
        for (const Channel& channel : m_clip.channels) {
            if (channel.target == ChannelTarget::MorphWeights || !channel.bone.isValid() ||
                channel.times.empty())
                continue;
            if (m_plan.copies)
                copy(channel);
            else
                carry(channel);
        }
        if (!m_plan.copies)
            addStill();
        bake();
        if (!m_result.channels.empty())
            updateRange(m_result);
        return std::move(m_result);
    }

private:
    [[nodiscard]] BoneIndex targetOf(BoneIndex source) const {
        return m_plan.targetOf[source.value()];
    }
    /// The reference of a bone of the target after the alignment.
    [[nodiscard]] Quatd alignedReference(BoneIndex target) const {
        return rotationOf(m_plan.alignment, target) * rotationOf(m_plan.targetRotation, target);
    }
    static Affine3d frameOf(const HeldFrames& held, BoneIndex bone) {
        return bone.isValid() ? held.modelFromBone[bone.value()] : Affine3d::Identity();
    }

    /// Which bones the clip moves, and which of them carry the body about.
    void look() {
        std::vector<std::uint8_t> isLost(m_source.boneCount(), 0);
        BoneIndex hips = m_plan.hips;
        for (const Channel& channel : m_clip.channels) {
            if (channel.target == ChannelTarget::MorphWeights || !channel.bone.isValid() ||
                channel.times.empty())
                continue;
            const std::size_t bone = channel.bone.value();
            if (leavesRest(channel, m_source.restLocal[bone]))
                m_moves[bone] = 1;
            if (channel.target == ChannelTarget::Rotation)
                m_rotations[bone] = &channel;
            else if (channel.target == ChannelTarget::Translation)
                m_translations[bone] = 1;
            if (!targetOf(channel.bone).isValid())
                isLost[bone] = 1;
            const bool travels =
                channel.target == ChannelTarget::Translation &&
                wayFrom(channel, m_source.restLocal[bone].translation) > kHardlyMoves;
            if (!m_plan.hips.isValid() && travels && targetOf(channel.bone).isValid() &&
                !isCarried(channel.bone) && (!hips.isValid() || channel.bone < hips))
                hips = channel.bone;
        }
        m_report.unmatched += std::size_t(std::ranges::count(isLost, 1));
        if (!hips.isValid())
            hips = standsElsewhere();
        for (BoneIndex bone = hips; bone.isValid(); bone = parentOf(m_source, bone))
            m_travels[bone.value()] = 1;
        m_hips = hips;
    }

    /// The first bone of a posed source, or onto a posed target, that rests away from its
    /// reference: it carries the body without any key.
    [[nodiscard]] BoneIndex standsElsewhere() const {
        const auto isAway = [](const Skeleton& skeleton, const std::vector<Transform>& reference,
                               BoneIndex bone) {
            constexpr double kClearly = 1e-3;
            const Vec3d& rest = skeleton.restLocal[bone.value()].translation;
            const Vec3d& at = reference[bone.value()].translation;
            return (rest - at).norm() >
                   std::max(kClearly * std::max(rest.norm(), at.norm()), kHardlyMoves);
        };
        for (std::size_t bone = 0; m_plan.isPosed && bone < m_source.boneCount(); ++bone)
            if (const BoneIndex target = m_plan.targetOf[bone];
                target.isValid() && !isCarried(BoneIndex(bone)) &&
                (isAway(m_source, m_plan.sourceReference, BoneIndex(bone)) ||
                 isAway(m_target, m_plan.targetReference, target)))
                return BoneIndex(bone);
        return {};
    }

    [[nodiscard]] bool isCarried(BoneIndex bone) const {
        return !m_plan.carried.empty() && m_plan.carried[bone.value()] != 0;
    }

    void copy(const Channel& channel) {
        const BoneIndex target = targetOf(channel.bone);
        if (!target.isValid())
            return;
        m_result.channels.push_back(channel);
        m_result.channels.back().bone = target;
    }

    /// Whether the bones between `source` and the next one with a counterpart stand still in the
    /// clip, and that counterpart is the one that the target hangs below.
    [[nodiscard]] bool hangsAlike(BoneIndex source) const {
        const BoneIndex target = targetOf(source);
        BoneIndex above = parentOf(m_source, source);
        for (; above.isValid() && !targetOf(above).isValid(); above = parentOf(m_source, above))
            if (m_moves[above.value()] != 0)
                return false;
        const BoneIndex targetAbove = mappedAbove(m_target, m_plan.sourceOf, target);
        return above.isValid() ? targetAbove == targetOf(above) : !targetAbove.isValid();
    }

    [[nodiscard]] Quatd before(BoneIndex source) const {
        return rotationOf(m_plan.targetHeld.rotations, parentOf(m_target, targetOf(source)))
                   .conjugate() *
               rotationOf(m_plan.sourceHeld.rotations, parentOf(m_source, source));
    }
    [[nodiscard]] Quatd behind(BoneIndex source) const {
        return m_plan.sourceRotation[source.value()].conjugate() *
               alignedReference(targetOf(source));
    }

    void carry(const Channel& channel) {
        if (!targetOf(channel.bone).isValid())
            return;
        if (channel.target == ChannelTarget::Rotation)
            carryRotation(channel);
        else if (channel.target == ChannelTarget::Translation)
            carryTranslation(channel);
        else
            carryScale(channel);
    }

    void carryRotation(const Channel& channel) {
        const BoneIndex source = channel.bone;
        if (!hangsAlike(source)) {
            m_bakesRotation[targetOf(source).value()] = 1;
            return;
        }
        copy(channel);
        const Quatd first = before(source);
        const Quatd last = behind(source);
        if (!isIdentity(first) || !isIdentity(last))
            turnKeys(m_result.channels.back(), first, last);
    }

    void carryTranslation(const Channel& channel) {
        const BoneIndex source = channel.bone;
        const BoneIndex target = targetOf(source);
        const Vec3d& rest = m_source.restLocal[source.value()].translation;
        if (!isCarried(source) && m_travels[source.value()] == 0) {
            const double length = std::max(rest.norm(), kHardlyMoves);
            if (wayFrom(channel, rest) > 1e-3 * length)
                ++m_report.translations;
            return;
        }
        if (!hangsAlike(source)) {
            m_bakesTranslation[target.value()] = 1;
            return;
        }
        std::optional<VectorMap> map = wayMap(source);
        if (!map)
            return;
        if (source == m_hips)
            map->origin +=
                frameOf(m_plan.sourceHeld, parentOf(m_source, source)).linear().inverse() *
                Vec3d(0.0, m_plan.groundOffset, 0.0);
        copy(channel);
        moveKeys(m_result.channels.back(), *map);
    }

    /// Takes a translation of a bone to the one of its counterpart: its way from the reference in
    /// model space, scaled. None where a frame is flat.
    [[nodiscard]] std::optional<VectorMap> wayMap(BoneIndex source) const {
        const BoneIndex target = targetOf(source);
        const BoneIndex sourceParent = parentOf(m_source, source);
        const BoneIndex targetParent = parentOf(m_target, target);
        const Mat3d sourceLinear = frameOf(m_plan.sourceHeld, sourceParent).linear();
        const Mat3d targetLinear = frameOf(m_plan.targetHeld, targetParent).linear();
        if (!isInvertible(sourceLinear) || !isInvertible(targetLinear))
            return {};
        const double scale = isCarried(source) ? 1.0 : m_plan.scale;
        VectorMap map{m_plan.targetReference[target.value()].translation,
                      scale * targetLinear.inverse() * sourceLinear,
                      m_plan.sourceReference[source.value()].translation};
        // Below bones that rest away from their reference, it is elsewhere in the parent's frame.
        if (m_plan.isPosed && sourceParent.isValid() && !targetOf(sourceParent).isValid())
            map.origin = frameOf(m_plan.sourceHeld, sourceParent).inverse() *
                         m_plan.modelFromSource[source.value()].translation();
        if (m_plan.isPosed && targetParent.isValid() &&
            !m_plan.sourceOf[targetParent.value()].isValid())
            map.base = frameOf(m_plan.targetHeld, targetParent).inverse() *
                       m_plan.modelFromAligned[target.value()].translation();
        return map;
    }

    void carryScale(const Channel& channel) {
        if (isCarried(channel.bone))
            copy(channel);
        else if (wayFrom(channel, m_source.restLocal[channel.bone.value()].scale) > 1e-3)
            ++m_report.scales;
    }

    static bool isInvertible(const Mat3d& linear) { return std::abs(linear.determinant()) > 1e-18; }

    /// Bones that the clip does not turn: they keep the source's pose against the bone above, which
    /// is not the target's rest where the rests were aligned; and they are made anew where bones
    /// between move.
    void addStill() {
        for (std::size_t bone = 0; bone < m_source.boneCount(); ++bone) {
            const BoneIndex source(bone);
            const BoneIndex target = targetOf(source);
            if (!target.isValid())
                continue;
            if (m_plan.isPosed && m_travels[bone] != 0 && m_translations[bone] == 0)
                addStillPlace(source);
            if (m_rotations[bone] != nullptr)
                continue;
            if (!hangsAlike(source)) {
                m_bakesRotation[target.value()] = anyMovesAbove(source, target) ? 1 : 0;
                continue;
            }
            const Quatd held = before(source) * m_source.restLocal[bone].rotation * behind(source);
            const Quatd& rest = m_target.restLocal[target.value()].rotation;
            if (held.angularDistance(rest) <= kSameRotation)
                continue;
            Channel channel = keyless(ChannelTarget::Rotation, target);
            addKey(channel, m_clip.start, held);
            m_result.channels.push_back(std::move(channel));
        }
    }

    /// The same for the place of one that carries the body.
    void addStillPlace(BoneIndex source) {
        const BoneIndex target = targetOf(source);
        const Vec3d& rest = m_target.restLocal[target.value()].translation;
        if (!hangsAlike(source)) {
            m_bakesTranslation[target.value()] = 1;
            return;
        }
        const std::optional<VectorMap> map = wayMap(source);
        if (!map)
            return;
        const Vec3d place =
            map->base +
            map->matrix * (m_source.restLocal[source.value()].translation - map->origin);
        if (!place.allFinite() || (place - rest).norm() <= std::max(1e-6 * rest.norm(), 1e-9))
            return;
        Channel channel = keyless(ChannelTarget::Translation, target);
        addKey(channel, m_clip.start, place);
        m_result.channels.push_back(std::move(channel));
    }

    /// Whether anything between the two bones and their common ancestors can turn one against the
    /// other's rest.
    [[nodiscard]] bool anyMovesAbove(BoneIndex source, BoneIndex target) const {
        for (BoneIndex bone = parentOf(m_source, source); bone.isValid();
             bone = parentOf(m_source, bone))
            if (m_moves[bone.value()] != 0)
                return true;
        for (BoneIndex bone = parentOf(m_target, target); bone.isValid();
             bone = parentOf(m_target, bone))
            if (m_plan.sourceOf[bone.value()].isValid() &&
                m_moves[m_plan.sourceOf[bone.value()].value()] != 0)
                return true;
        return m_plan.isPosed || !isIdentity(rotationOf(m_plan.alignment, target));
    }

    // New keys -----------------------------------------------------------------------------------

    /// All keys of the clip, those just before a step, and enough between.
    [[nodiscard]] std::vector<double> bakeTimes() const {
        constexpr double kBeforeStep = 1e-4;
        std::vector<double> times;
        for (const Channel& channel : m_clip.channels) {
            if (channel.target == ChannelTarget::MorphWeights)
                continue;
            times.insert(times.end(), channel.times.begin(), channel.times.end());
            if (channel.interpolation == Interpolation::Step)
                for (std::size_t key = 1; key < channel.times.size(); ++key)
                    times.push_back(std::max(
                        double(channel.times[key]) - kBeforeStep,
                        0.5 * (double(channel.times[key - 1]) + double(channel.times[key]))));
        }
        std::ranges::sort(times);
        std::vector<double> result;
        for (const double time : times) {
            if (!result.empty()) {
                const double last = result.back();
                // Keys are floats: these two would be one.
                if (float(time) <= float(last))
                    continue;
                const double gap = time - last;
                constexpr double kMostBetween = 100'000;
                const double between =
                    std::min(std::ceil(gap / kSecondsBetweenKeys - 1e-6), kMostBetween);
                for (double i = 1.0; i < between; i += 1.0) {
                    const double moment = last + gap * i / between;
                    if (float(moment) > float(result.back()) && float(moment) < float(time))
                        result.push_back(moment);
                }
            }
            result.push_back(time);
        }
        return result;
    }

    /// Locals of the target at one moment of the source.
    void poseTarget(const std::vector<Affine3d>& modelFromSource, const std::vector<Quatd>& turned,
                    std::vector<Transform>& local) const {
        local = m_target.restLocal;
        std::vector<Quatd> rotations(m_target.boneCount());
        std::vector<Affine3d> model(m_target.boneCount());
        for (std::size_t bone = 0; bone < m_target.boneCount(); ++bone) {
            const BoneIndex parent = m_target.parents[bone];
            const BoneIndex source = m_plan.sourceOf[bone];
            const Quatd parentRotation = rotationOf(rotations, parent);
            if (source.isValid()) {
                const Quatd turn =
                    turned[source.value()] * m_plan.sourceRotation[source.value()].conjugate();
                rotations[bone] = (turn * alignedReference(BoneIndex(bone))).normalized();
                local[bone].rotation = (parentRotation.conjugate() * rotations[bone]).normalized();
            } else {
                rotations[bone] = (parentRotation * local[bone].rotation).normalized();
            }
            const Affine3d above = parent.isValid() ? model[parent.value()] : Affine3d::Identity();
            if (source.isValid() &&
                (m_bakesTranslation[bone] != 0 || m_travels[source.value()] != 0))
                local[bone].translation =
                    carriedTranslation(BoneIndex(bone), above, modelFromSource[source.value()]);
            model[bone] = above * toAffine(local[bone]);
        }
    }

    /// The way of the source in model space, scaled, seen from the target's parent.
    [[nodiscard]] Vec3d carriedTranslation(BoneIndex target, const Affine3d& modelFromParent,
                                           const Affine3d& modelFromSource) const {
        const BoneIndex source = m_plan.sourceOf[target.value()];
        Vec3d from = m_plan.modelFromSource[source.value()].translation();
        if (source == m_hips && m_translations[source.value()] != 0)
            from.y() += m_plan.groundOffset;
        const double scale = isCarried(source) ? 1.0 : m_plan.scale;
        const Vec3d place = m_plan.modelFromTarget[target.value()].translation() +
                            scale * (modelFromSource.translation() - from);
        const auto parentFromModel = invert(modelFromParent);
        return parentFromModel ? Vec3d(*parentFromModel * place)
                               : m_target.restLocal[target.value()].translation;
    }

    void bake() {
        std::vector<Channel> rotations;
        std::vector<Channel> translations;
        std::vector<BoneIndex> turned;
        std::vector<BoneIndex> moved;
        for (std::size_t bone = 0; bone < m_target.boneCount(); ++bone) {
            if (m_bakesRotation[bone] != 0) {
                turned.emplace_back(bone);
                rotations.push_back(keyless(ChannelTarget::Rotation, BoneIndex(bone)));
            }
            if (m_bakesTranslation[bone] != 0) {
                moved.emplace_back(bone);
                translations.push_back(keyless(ChannelTarget::Translation, BoneIndex(bone)));
            }
            m_report.baked += m_bakesRotation[bone] != 0 || m_bakesTranslation[bone] != 0 ? 1 : 0;
        }
        if (turned.empty() && moved.empty())
            return;
        Pose pose;
        std::vector<Affine3d> modelFromSource;
        std::vector<Transform> local;
        for (const double time : bakeTimes()) {
            pose.local = m_source.restLocal;
            sampleClip(m_clipOfBones(), time, pose);
            computeModelPose(m_source, pose.local, modelFromSource);
            poseTarget(modelFromSource, rotationsOf(pose.local), local);
            for (std::size_t i = 0; i < turned.size(); ++i)
                addKey(rotations[i], time, local[turned[i].value()].rotation);
            for (std::size_t i = 0; i < moved.size(); ++i)
                addKey(translations[i], time, local[moved[i].value()].translation);
        }
        m_result.channels.insert(m_result.channels.end(),
                                 std::make_move_iterator(rotations.begin()),
                                 std::make_move_iterator(rotations.end()));
        m_result.channels.insert(m_result.channels.end(),
                                 std::make_move_iterator(translations.begin()),
                                 std::make_move_iterator(translations.end()));
    }

    [[nodiscard]] std::vector<Quatd> rotationsOf(const std::vector<Transform>& local) const {
        std::vector<Quatd> rotations(local.size());
        for (std::size_t bone = 0; bone < local.size(); ++bone)
            rotations[bone] =
                (rotationOf(rotations, m_source.parents[bone]) * local[bone].rotation).normalized();
        return rotations;
    }

    /// Without morph weights: a pose of bones has none.
    const Clip& m_clipOfBones() {
        if (m_bones.channels.empty())
            for (const Channel& channel : m_clip.channels)
                if (channel.target != ChannelTarget::MorphWeights && channel.bone.isValid())
                    m_bones.channels.push_back(channel);
        return m_bones;
    }

    static constexpr double kHardlyMoves = 1e-5; ///< metres, or what the file counts in

    const Clip& m_clip;
    const RetargetPlan& m_plan;
    RetargetReport& m_report;
    const Skeleton& m_source;
    const Skeleton& m_target;
    std::vector<const Channel*> m_rotations;  ///< by bone of the source
    std::vector<std::uint8_t> m_translations; ///< by bone of the source: has keys
    std::vector<std::uint8_t> m_moves;        ///< by bone of the source: leaves its rest
    std::vector<std::uint8_t> m_travels;      ///< the hips and what is above them
    std::vector<std::uint8_t> m_bakesRotation;
    std::vector<std::uint8_t> m_bakesTranslation;
    BoneIndex m_hips;
    Clip m_bones;
    Clip m_result;
};

} // namespace

Clip retargetClip(const Clip& clip, const RetargetPlan& plan, RetargetReport& report) {
    return Transfer(clip, plan, report).run();
}

} // namespace rigwright
