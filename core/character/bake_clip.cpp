// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Playing a clip through its rig and writing down where everything was.
#include "core/character/bake_clip.h"

#include "core/character/evaluate_frame.h"
#include "core/math/float_range.h"
#include "core/rig/rig_graph.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <memory>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace rigwright {

namespace {

/// What a rig does not move differs by nothing; what is smaller than this is rounding.
constexpr double kMoved = 1e-9;

std::vector<float> frameTimes(double start, double duration, double fps) {
    const double wanted = std::ceil(std::max(duration, 0.0) * fps - 1e-6);
    const bool isLong = wanted > double(kMostBakedFrames - 1);
    const double count = isLong ? double(kMostBakedFrames - 1) : std::max(wanted, 0.0);
    const double step = isLong ? duration / count : 1.0 / fps;
    std::vector<float> times;
    for (double i = 0.0; i <= count; i += 1.0) {
        const float time = toFloat(i == count ? start + duration : start + i * step);
        if (times.empty() || time > times.back())
            times.push_back(time);
    }
    return times;
}

/// Bones that some part of a rig can move.
std::vector<BoneIndex> movableBones(const Rig& rig, const Skeleton& skeleton) {
    std::set<BoneIndex> bones;
    for (const Control& control : rig.controls)
        if (control.drives)
            bones.insert(control.bone);
    for (const IkHandle& handle : rig.handles)
        for (const BoneIndex bone : chainBones(skeleton, handle))
            bones.insert(bone);
    for (const Constraint& constraint : rig.constraints) {
        bones.insert(constraint.chain.begin(), constraint.chain.end());
        if (constraint.target.bone.isValid())
            bones.insert(constraint.target.bone);
        // A control that drives may be the target.
        if (constraint.target.control.isValid())
            if (const BoneIndex bone = rig.controls[constraint.target.control.value()].bone;
                bone.isValid())
                bones.insert(bone);
    }
    return {bones.begin(), bones.end()};
}

constexpr std::array kParts{ChannelTarget::Translation, ChannelTarget::Rotation,
                            ChannelTarget::Scale};

std::size_t widthOf(ChannelTarget target) {
    return target == ChannelTarget::Rotation ? 4 : 3;
}

bool differs(const Transform& a, const Transform& b, ChannelTarget part) {
    if (part == ChannelTarget::Translation)
        return (a.translation - b.translation).cwiseAbs().maxCoeff() > kMoved;
    if (part == ChannelTarget::Scale)
        return (a.scale - b.scale).cwiseAbs().maxCoeff() > kMoved;
    const double sign = a.rotation.dot(b.rotation) < 0.0 ? -1.0 : 1.0;
    return (a.rotation.coeffs() - sign * b.rotation.coeffs()).cwiseAbs().maxCoeff() > kMoved;
}

/// Keys of one part of one bone, one a frame.
struct PartKeys {
    std::vector<float> values;
    bool isMoved = false;
};

struct BoneKeys {
    BoneIndex bone;
    std::array<PartKeys, 3> parts;
};

struct MorphKeys {
    MeshInstanceIndex mesh;
    std::vector<float> values;
    bool isMoved = false;
};

void append(std::vector<float>& values, const Vec3d& vector) {
    for (const double number : vector)
        values.push_back(toFloat(number));
}

/// On the same side as the key before, so that programs that do not look for the short way take it.
void append(std::vector<float>& values, const Quatd& rotation) {
    Vec4d turn = rotation.coeffs();
    if (values.size() >= 4) {
        double along = 0.0;
        for (std::size_t i = 0; i < 4; ++i)
            along += double(values[values.size() - 4 + i]) * turn[Eigen::Index(i)];
        if (along < 0.0)
            turn = -turn;
    }
    for (const double number : turn)
        values.push_back(float(number));
}

/// How far keys may be off, by part.
struct Tolerance {
    double metres = 0.0; ///< in the bone's parent
    double radians = 0.0;
    double factor = 0.0;

    [[nodiscard]] double of(ChannelTarget part) const {
        if (part == ChannelTarget::Translation)
            return metres;
        return part == ChannelTarget::Rotation ? radians : factor;
    }
};

/// Leaves keys out that lie where the way between others leads anyway (Ramer 1972, Douglas and
/// Peucker 1973).
class KeyReduction {
public:
    KeyReduction(Channel& channel, double tolerance)
        : m_channel(channel), m_tolerance(tolerance), m_kept(channel.times.size(), 0) {}

    void run() {
        const std::size_t count = m_channel.times.size();
        if (count < 2)
            return;
        m_kept.front() = m_kept.back() = 1;
        std::vector<std::pair<std::size_t, std::size_t>> spans{{0, count - 1}};
        while (!spans.empty()) {
            const auto [first, last] = spans.back();
            spans.pop_back();
            double worst = m_tolerance;
            std::size_t at = 0;
            for (std::size_t key = first + 1; key < last; ++key)
                if (const double off = errorAt(key, first, last); off > worst) {
                    worst = off;
                    at = key;
                }
            if (at == 0)
                continue;
            m_kept[at] = 1;
            spans.emplace_back(first, at);
            spans.emplace_back(at, last);
        }
        if (std::ranges::count(m_kept, 1) == 2 && errorAt(count - 1, 0, 0) == 0.0)
            m_kept.back() = 0; // it stands still
        compact();
    }

private:
    [[nodiscard]] Vec4d valueAt(std::size_t key) const {
        Vec4d value = Vec4d::Zero();
        for (std::size_t i = 0; i < m_channel.width; ++i)
            value[Eigen::Index(i)] = double(m_channel.values[key * m_channel.width + i]);
        return value;
    }

    [[nodiscard]] double errorAt(std::size_t key, std::size_t first, std::size_t last) const {
        const double span = double(m_channel.times[last]) - double(m_channel.times[first]);
        const double share =
            span > 0.0 ? (double(m_channel.times[key]) - double(m_channel.times[first])) / span
                       : 0.0;
        const Vec4d a = valueAt(first);
        const Vec4d b = valueAt(last);
        const Vec4d value = valueAt(key);
        if (m_channel.target != ChannelTarget::Rotation)
            return (a + share * (b - a) - value).norm();
        return Quatd(a)
            .normalized()
            .slerp(share, Quatd(b).normalized())
            .angularDistance(Quatd(value).normalized());
    }

    void compact() {
        std::size_t next = 0;
        for (std::size_t key = 0; key < m_kept.size(); ++key) {
            if (m_kept[key] == 0)
                continue;
            m_channel.times[next] = m_channel.times[key];
            for (std::size_t i = 0; i < m_channel.width; ++i)
                m_channel.values[next * m_channel.width + i] =
                    m_channel.values[key * m_channel.width + i];
            ++next;
        }
        m_channel.times.resize(next);
        m_channel.values.resize(next * m_channel.width);
    }

    Channel& m_channel;
    double m_tolerance;
    std::vector<std::uint8_t> m_kept;
};

class Baker {
public:
    Baker(const Character& character, const BakeSettings& settings)
        : m_character(character), m_settings(settings),
          m_clip(settings.clip ? character.clips[settings.clip->value()].get() : nullptr) {
        const double fps = std::clamp(settings.fps, 1.0, 1000.0);
        m_times =
            m_clip ? frameTimes(m_clip->start, m_clip->duration, fps) : std::vector<float>{0.0f};
        findMovable();
    }

    bool play(const std::function<bool(double)>& proceed) {
        FrameRequest request;
        FrameCaches caches;
        FrameState state;
        FrameResult frame;
        const Pose rest = restPose(m_character);
        for (std::size_t i = 0; i < m_times.size(); ++i) {
            if (m_clip)
                request.clip = ClipSource{*m_settings.clip, double(m_times[i])};
            request.rig.dt = i == 0 ? 0.0 : double(m_times[i]) - double(m_times[i - 1]);
            evaluateFrame(m_character, request, caches, state, frame);
            record(m_clip ? frame.source : rest, frame.pose);
            constexpr std::size_t kTold = 16; // frames
            if (proceed && i % kTold == 0 && !proceed(double(i + 1) / double(m_times.size())))
                return false;
        }
        return true;
    }

    BakedClip result() {
        BakedClip baked;
        baked.frames = m_times.size();
        Clip& clip = baked.clip;
        clip.name = m_settings.name;
        if (clip.name.empty())
            clip.name = m_clip ? m_clip->name : "Pose";
        if (m_clip) {
            clip.start = m_clip->start;
            clip.duration = m_clip->duration;
            clip.foreign = m_clip->foreign;
            clip.channels = m_clip->channels;
        }
        writeBones(clip);
        writeMorphs(clip);
        for (std::size_t h = 0; h < rigOf(m_character).handles.size(); ++h)
            clip.rigChannels.push_back(handleOff(h));
        std::set<BoneIndex> bones;
        for (const Channel& channel : clip.channels)
            if (channel.bone.isValid())
                bones.insert(channel.bone);
        baked.bones = bones.size();
        return baked;
    }

private:
    void findMovable() {
        std::vector<BoneIndex> bones;
        if (m_clip) {
            bones = movableBones(rigOf(m_character), m_character.skeleton);
        } else {
            for (std::size_t b = 0; b < m_character.skeleton.boneCount(); ++b)
                bones.emplace_back(b);
        }
        for (const BoneIndex bone : bones)
            m_bones.push_back({bone, {}});
        std::set<MeshInstanceIndex> meshes;
        for (const Constraint& constraint : rigOf(m_character).constraints)
            if (constraint.kind == ConstraintKind::Driver && constraint.driver.mesh.isValid())
                meshes.insert(constraint.driver.mesh);
        if (!m_clip)
            for (std::size_t i = 0; i < m_character.meshes.size(); ++i)
                meshes.emplace(i);
        for (const MeshInstanceIndex mesh : meshes)
            if (!m_character.meshes[mesh.value()].mesh->morphTargets.empty())
                m_morphs.push_back({mesh, {}, false});
    }

    void record(const Pose& source, const Pose& solved) {
        for (BoneKeys& keys : m_bones) {
            const Transform& was = source.local[keys.bone.value()];
            const Transform& is = solved.local[keys.bone.value()];
            for (std::size_t part = 0; part < kParts.size(); ++part)
                keys.parts[part].isMoved =
                    keys.parts[part].isMoved || differs(was, is, kParts[part]);
            append(keys.parts[0].values, is.translation);
            append(keys.parts[1].values, is.rotation);
            append(keys.parts[2].values, is.scale);
        }
        for (MorphKeys& keys : m_morphs) {
            const std::vector<float>& is = solved.morphWeights[keys.mesh.value()];
            keys.isMoved = keys.isMoved || is != source.morphWeights[keys.mesh.value()];
            keys.values.insert(keys.values.end(), is.begin(), is.end());
        }
    }

    [[nodiscard]] Channel keyed(ChannelTarget target, std::vector<float> values,
                                std::size_t width) const {
        Channel channel;
        channel.target = target;
        channel.width = std::uint32_t(width);
        channel.times = m_times;
        channel.values = std::move(values);
        return channel;
    }

    void writeBones(Clip& clip) {
        const std::vector<Tolerance> tolerances = tolerancesOf();
        for (std::size_t b = 0; b < m_bones.size(); ++b)
            for (std::size_t part = 0; part < kParts.size(); ++part) {
                PartKeys& keys = m_bones[b].parts[part];
                if (!keys.isMoved)
                    continue;
                std::erase_if(clip.channels, [&](const Channel& channel) {
                    return channel.bone == m_bones[b].bone && channel.target == kParts[part];
                });
                Channel channel =
                    keyed(kParts[part], std::move(keys.values), widthOf(kParts[part]));
                channel.bone = m_bones[b].bone;
                if (const double tolerance = tolerances[b].of(kParts[part]); tolerance > 0.0)
                    KeyReduction(channel, tolerance).run();
                clip.channels.push_back(std::move(channel));
            }
    }

    void writeMorphs(Clip& clip) {
        for (MorphKeys& keys : m_morphs) {
            if (!keys.isMoved)
                continue;
            std::erase_if(clip.channels, [&](const Channel& channel) {
                return channel.target == ChannelTarget::MorphWeights && channel.mesh == keys.mesh;
            });
            Channel channel =
                keyed(ChannelTarget::MorphWeights, std::move(keys.values),
                      m_character.meshes[keys.mesh.value()].mesh->morphTargets.size());
            channel.mesh = keys.mesh;
            clip.channels.push_back(std::move(channel));
        }
    }

    [[nodiscard]] RigChannel handleOff(std::size_t handle) const {
        RigChannel channel;
        channel.handle = IkHandleIndex(handle);
        channel.keys.target = ChannelTarget::MorphWeights;
        channel.keys.width = 1;
        channel.keys.times = {m_times.front()};
        channel.keys.values = {0.0f};
        return channel;
    }

    /// Errors add up along a chain: each of its baked bones gets an even part.
    [[nodiscard]] std::vector<Tolerance> tolerancesOf() const {
        std::vector<Tolerance> tolerances(m_bones.size());
        const double metres = std::max(m_settings.maxErrorMetres, 0.0);
        const double radians = std::max(m_settings.maxErrorRadians, 0.0);
        if (metres == 0.0 && radians == 0.0)
            return tolerances;
        const Skeleton& skeleton = m_character.skeleton;
        const std::vector<Affine3d> rest = restModel(skeleton);
        std::vector<std::size_t> depth(skeleton.boneCount(), 0);
        for (const BoneKeys& keys : m_bones)
            depth[keys.bone.value()] = 1;
        for (std::size_t b = 0; b < depth.size(); ++b)
            if (skeleton.parents[b].isValid())
                depth[b] += depth[skeleton.parents[b].value()];
        const double longest =
            depth.empty() ? 1.0
                          : double(std::max<std::size_t>(*std::ranges::max_element(depth), 1));
        for (std::size_t i = 0; i < m_bones.size(); ++i) {
            const BoneIndex bone = m_bones[i].bone;
            double reach = 0.0;
            for (std::size_t b = bone.value(); b < skeleton.boneCount(); ++b)
                if (isAncestorOrSelf(skeleton, bone, BoneIndex(b)))
                    reach = std::max(
                        reach, (rest[b].translation() - rest[bone.value()].translation()).norm());
            const BoneIndex parent = skeleton.parents[bone.value()];
            const double scale =
                parent.isValid() ? rest[parent.value()].linear().norm() / std::sqrt(3.0) : 1.0;
            const double turn = reach > 0.0 ? metres / reach : radians;
            Tolerance& own = tolerances[i];
            own.radians = std::min(radians, turn) / longest;
            own.factor = turn / longest;
            own.metres = scale > 0.0 ? metres / scale / longest : 0.0;
        }
        return tolerances;
    }

    const Character& m_character;
    const BakeSettings& m_settings;
    const Clip* m_clip; ///< null: the current pose
    std::vector<float> m_times;
    std::vector<BoneKeys> m_bones;
    std::vector<MorphKeys> m_morphs;
};

/// What the rig makes of a pose.
Pose solved(const Character& character) {
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, {}, caches, state, frame);
    return std::move(frame.pose);
}

void leaveControls(Pose& pose) {
    pose.controls.clear();
    pose.ikWeights.clear();
}

} // namespace

std::optional<BakedClip> bakeClip(const Character& character, const BakeSettings& settings,
                                  const std::function<bool(double)>& proceed) {
    Baker baker(character, settings);
    if (!baker.play(proceed))
        return std::nullopt;
    return baker.result();
}

Character withoutRig(const Character& character, double fps,
                     const std::function<bool(double)>& proceed) {
    if (!character.rig)
        return character;
    Character bare = character;
    const double share = 1.0 / double(std::max<std::size_t>(character.clips.size(), 1));
    bool goesOn = true;
    for (std::size_t i = 0; i < character.clips.size(); ++i) {
        const auto partly = [&](double done) {
            return !proceed || proceed((double(i) + done) * share);
        };
        std::optional<BakedClip> baked;
        if (goesOn)
            baked = bakeClip(character, {.clip = ClipIndex(i), .fps = fps, .name = {}}, partly);
        goesOn = baked.has_value();
        Clip clip = goesOn ? std::move(baked->clip) : *character.clips[i];
        clip.rigChannels.clear();
        if (!(clip == *character.clips[i]))
            bare.clips[i] = std::make_shared<const Clip>(std::move(clip));
    }
    bare.pose = solved(character);
    leaveControls(bare.pose);
    for (auto& saved : bare.poseLibrary) {
        Character posed = character;
        posed.pose = saved->pose;
        SavedPose plain{saved->name, solved(posed)};
        leaveControls(plain.pose);
        saved = std::make_shared<const SavedPose>(std::move(plain));
    }
    bare.rig.reset();
    return bare;
}

bool needsBaking(const Character& character) {
    if (!character.rig)
        return false;
    const Rig& rig = *character.rig;
    const bool acts = std::ranges::any_of(rig.handles,
                                          [](const IkHandle& handle) {
                                              return handle.enabled && handle.weight > 0.0;
                                          }) ||
                      std::ranges::any_of(rig.constraints,
                                          [](const Constraint& constraint) {
                                              return constraint.enabled && constraint.weight > 0.0;
                                          }) ||
                      // In another space than its parent's a control turns its bone at rest, too.
                      std::ranges::any_of(rig.controls, [](const Control& control) {
                          return control.drives && control.space != ControlSpace::Parent;
                      });
    return std::ranges::any_of(character.clips, [&](const std::shared_ptr<const Clip>& clip) {
        return acts || !clip->rigChannels.empty();
    });
}

} // namespace rigwright
