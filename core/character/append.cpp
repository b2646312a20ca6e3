// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones first, then meshes that hang on them, then clips that move both.
#include "core/character/append.h"

#include "core/base/sentence.h"
#include "core/character/append_morphs.h"
#include "core/character/append_reference.h"
#include "core/character/append_scale.h"
#include "core/character/bake_clip.h"
#include "core/character/edit_rig.h"
#include "core/character/move_character.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <set>
#include <system_error>
#include <utility>

namespace rigwright {

namespace {

/// "#3" for what has no name.
std::string nameOf(const std::string& name, std::size_t index) {
    return name.empty() ? "#" + std::to_string(index) : name;
}

/// "a, b, c" of at most so many, and how many more there are.
std::string listOf(const std::vector<std::string>& names) {
    constexpr std::size_t kMost = 40;
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), kMost); ++i)
        list += (i == 0 ? "" : ", ") + names[i];
    return names.size() > kMost
               ? filled("%1 and %2 more", {list, std::to_string(names.size() - kMost)})
               : list;
}

std::vector<std::string> namesOf(const Skeleton& skeleton, const std::vector<BoneIndex>& bones) {
    std::vector<std::string> names;
    for (const BoneIndex bone : bones)
        names.push_back(nameOf(skeleton.names[bone.value()], bone.value()));
    return names;
}

/// Joints that some row gives weight to.
std::vector<std::uint8_t> weightedJoints(const Binding& binding) {
    std::vector<std::uint8_t> weighted(binding.joints.size(), 0);
    for (const WeightLayer& layer : binding.layers)
        for (std::size_t v = 0; v < layer.rows.rowCount(); ++v) {
            const RowView row = layer.rows.row(VertexIndex(v));
            for (std::size_t i = 0; i < row.size(); ++i)
                if (row.weights[i] > 0.0f)
                    weighted[row.bones[i]] = 1;
        }
    return weighted;
}

constexpr std::uint16_t kDropped = 0xffff;

/// The rows with the joints' new numbers; those of dropped joints (they have no weight) go.
SkinWeights renumbered(const SkinWeights& rows, const std::vector<std::uint16_t>& numbers) {
    SkinWeights result(rows.rowCount());
    WeightRow kept;
    for (std::size_t v = 0; v < rows.rowCount(); ++v) {
        const RowView row = rows.row(VertexIndex(v));
        kept.clear();
        for (std::size_t i = 0; i < row.size(); ++i)
            if (numbers[row.bones[i]] != kDropped)
                kept.push_back({numbers[row.bones[i]], row.weights[i]});
        result.setRow(VertexIndex(v), kept);
    }
    return result;
}

std::string figure(double number) {
    char text[32];
    const auto [end, problem] =
        std::to_chars(text, text + sizeof text, number, std::chars_format::general, 4);
    return {text, problem == std::errc() ? end : text};
}

/// Where the bones of both stood when their meshes were bound, local.
struct BindPoses {
    std::vector<Transform> source;
    std::vector<Transform> target;
};

class Appender {
public:
    Appender(const Character& target, const Character& source, const AppendRequest& request,
             BindPoses binds)
        : m_source(source), m_request(request), m_binds(std::move(binds)),
          m_plan(
              planRetarget(source.skeleton, target.skeleton, targetsOf(request.map), options({}))) {
        m_result.character = target;
        m_result.map = request.map;
        m_result.firstBone = target.skeleton.boneCount();
        m_result.firstMesh = target.meshes.size();
        m_result.firstClip = target.clips.size();
        m_origins.resize(target.meshes.size());
        m_boneNames.insert(target.skeleton.names.begin(), target.skeleton.names.end());
    }

    Appended run(const AppendScale& scale) {
        if (m_request.skeleton)
            for (std::size_t bone = 0; bone < m_source.skeleton.boneCount(); ++bone)
                counterpart(BoneIndex(bone));
        for (const MeshInstanceIndex mesh : m_request.meshes)
            addMesh(mesh);
        fitPoses();
        fitForeign();
        addClips();
        noteScale(scale);
        noteBones();
        Findings& kept = m_result.character.importFindings;
        kept.insert(kept.end(), m_result.findings.begin(), m_result.findings.end());
        return std::move(m_result);
    }

private:
    static std::vector<BoneIndex> targetsOf(const BoneMap& map) {
        std::vector<BoneIndex> targets;
        for (const BoneMapping& mapping : map.ofSource)
            targets.push_back(mapping.target);
        return targets;
    }
    [[nodiscard]] RetargetOptions options(std::vector<std::uint8_t> carried) const {
        return {.transfer = m_request.transfer,
                .alignRests = m_request.alignRests,
                .hips = m_request.sourceHips,
                .carried = std::move(carried),
                .sourceReference = m_binds.source,
                .targetReference = m_binds.target};
    }

    void note(const char* code, Severity severity, std::size_t count, std::string detail) {
        m_result.findings.push_back({code, severity, count, m_source.name, std::move(detail), ""});
    }

    /// Takes coordinates of a bone of the source to those of its counterpart, linear part: both
    /// then mean the same direction and size in model space as bound (and aligned).
    [[nodiscard]] Affine3d targetFromSource(BoneIndex source) const {
        Affine3d turn = Affine3d::Identity();
        if (m_plan.copies || m_result.map.ofSource[source.value()].match == BoneMatch::Added)
            return turn;
        const BoneIndex target = m_result.map.targetOf(source);
        const Mat3d aligned = m_plan.alignment[target.value()].toRotationMatrix() *
                              m_plan.modelFromTarget[target.value()].linear();
        const Mat3d linear = aligned.inverse() * m_plan.modelFromSource[source.value()].linear();
        // Floats of two files for one rest differ by less.
        constexpr double kSame = 1e-6;
        if (linear.allFinite() && (linear - Mat3d::Identity()).cwiseAbs().maxCoeff() > kSame)
            turn.linear() = linear;
        return turn;
    }

    /// The bone's counterpart, made where there is none, after those of the bones above it.
    BoneIndex counterpart(BoneIndex source) {
        std::vector<BoneIndex> missing;
        for (BoneIndex bone = source; bone.isValid() && !m_result.map.targetOf(bone).isValid();
             bone = m_source.skeleton.parents[bone.value()])
            missing.push_back(bone);
        for (auto bone = missing.rbegin(); bone != missing.rend(); ++bone)
            addCounterpart(*bone);
        return m_result.map.targetOf(source);
    }

    void addCounterpart(BoneIndex source) {
        const BoneIndex parent = m_source.skeleton.parents[source.value()];
        Transform local = m_source.skeleton.restLocal[source.value()];
        Transform bind = m_binds.source[source.value()];
        if (parent.isValid()) {
            const Affine3d turn = targetFromSource(parent);
            if (turn.matrix() != Mat4d::Identity()) {
                local = decomposeNearest(turn * toAffine(local));
                bind = decomposeNearest(turn * toAffine(bind));
            }
        }
        m_binds.target.push_back(bind);
        const std::string name = freeName(m_source.skeleton.names[source.value()], m_boneNames);
        m_boneNames.insert(name);
        const BoneIndex added =
            addBone(m_result.character.skeleton, name,
                    parent.isValid() ? m_result.map.targetOf(parent) : BoneIndex(), local);
        m_result.map.ofSource[source.value()] = {added, BoneMatch::Added};
        std::erase(m_result.map.ambiguous, source);
    }

    void addMesh(MeshInstanceIndex index) {
        const MeshInstance& source = m_source.meshes[index.value()];
        MeshInstance mesh = source;
        mesh.locked = false;
        std::set<std::string> taken;
        for (const MeshInstance& other : m_result.character.meshes)
            taken.insert(other.name);
        mesh.name = freeName(source.name, taken);
        if (source.binding)
            mesh.binding = bindingOn(*source.binding);
        place(mesh, source);
        m_result.character.meshes.push_back(std::move(mesh));
        m_origins.push_back(index);
    }

    [[nodiscard]] Binding bindingOn(const Binding& source) {
        std::vector<std::uint8_t> wanted = weightedJoints(source);
        if (!source.joints.empty() && std::ranges::count(wanted, 1) == 0)
            wanted.front() = 1; // rows without any weight hang on something, too
        Binding binding = source;
        binding.joints.clear();
        binding.boneFromMeshBind.clear();
        std::vector<std::uint16_t> numbers(source.joints.size(), kDropped);
        bool isDropped = false;
        for (std::size_t j = 0; j < source.joints.size(); ++j) {
            const BoneIndex joint = source.joints[j];
            if (wanted[j] == 0 && !m_result.map.targetOf(joint).isValid()) {
                isDropped = true;
                continue;
            }
            numbers[j] = std::uint16_t(binding.joints.size());
            binding.joints.push_back(counterpart(joint));
            const Affine3d turn = targetFromSource(joint);
            binding.boneFromMeshBind.push_back(turn.matrix() == Mat4d::Identity()
                                                   ? source.boneFromMeshBind[j]
                                                   : turn * source.boneFromMeshBind[j]);
            m_result.character.skeleton.deform[binding.joints.back().value()] = 1;
        }
        if (isDropped)
            for (WeightLayer& layer : binding.layers)
                layer.rows = renumbered(layer.rows, numbers);
        binding.skeletonRoot = source.skeletonRoot.isValid()
                                   ? m_result.map.targetOf(source.skeletonRoot)
                                   : BoneIndex();
        return binding;
    }

    /// Onto the counterpart of the nearest bone above that has one; without, where it stood.
    void place(MeshInstance& mesh, const MeshInstance& source) const {
        Affine3d boneFromMesh = source.parentFromMesh;
        BoneIndex bone = source.parent;
        while (bone.isValid() && !m_result.map.targetOf(bone).isValid()) {
            boneFromMesh = toAffine(m_source.skeleton.restLocal[bone.value()]) * boneFromMesh;
            bone = m_source.skeleton.parents[bone.value()];
        }
        mesh.parent = bone.isValid() ? m_result.map.targetOf(bone) : BoneIndex();
        mesh.parentFromMesh = bone.isValid() ? targetFromSource(bone) * boneFromMesh : boneFromMesh;
    }

    /// The current pose and the saved ones, for the new bones and meshes.
    void fitPoses() {
        Character& character = m_result.character;
        character.boneFlags.resize(character.skeleton.boneCount());
        for (std::size_t bone = 0; bone < m_source.boneFlags.size(); ++bone)
            if (m_result.map.ofSource[bone].match == BoneMatch::Added)
                character.boneFlags[m_result.map.ofSource[bone].target.value()].envelope =
                    m_source.boneFlags[bone].envelope;
        if (character.skeleton.boneCount() == m_result.firstBone &&
            character.meshes.size() == m_result.firstMesh)
            return;
        const Pose rest = restPose(character);
        const auto fit = [&](Pose& pose) {
            pose.local.insert(pose.local.end(),
                              rest.local.begin() + std::ptrdiff_t(m_result.firstBone),
                              rest.local.end());
            pose.morphWeights.insert(pose.morphWeights.end(),
                                     rest.morphWeights.begin() + std::ptrdiff_t(m_result.firstMesh),
                                     rest.morphWeights.end());
        };
        fit(character.pose);
        for (auto& saved : character.poseLibrary) {
            SavedPose fitted = *saved;
            fit(fitted.pose);
            saved = std::make_shared<const SavedPose>(std::move(fitted));
        }
    }

    /// One entry a bone and a mesh, where there are any; new numbers are those after the old ones.
    void fitForeign() {
        ForeignContent& foreign = m_result.character.foreign;
        const std::size_t bones = m_result.character.skeleton.boneCount();
        if (foreign.nodeJson.size() == m_result.firstBone && m_result.firstBone > 0)
            foreign.nodeJson.resize(bones);
        if (foreign.nodeOrder.size() == m_result.firstBone && m_result.firstBone > 0)
            while (foreign.nodeOrder.size() < bones)
                foreign.nodeOrder.push_back(std::uint32_t(foreign.nodeOrder.size()));
        if (foreign.meshOrder.size() == m_result.firstMesh && m_result.firstMesh > 0) {
            std::uint32_t next = 0;
            for (const std::uint32_t mesh : foreign.meshOrder)
                next = std::max(next, mesh + 1);
            while (foreign.meshOrder.size() < m_result.character.meshes.size())
                foreign.meshOrder.push_back(next++);
        }
    }

    void addClips() {
        if (m_request.clips.empty())
            return;
        std::vector<std::uint8_t> carried(m_source.skeleton.boneCount(), 0);
        for (std::size_t bone = 0; bone < carried.size(); ++bone)
            carried[bone] = m_result.map.ofSource[bone].match == BoneMatch::Added ? 1 : 0;
        const RetargetPlan plan =
            planRetarget(m_source.skeleton, m_result.character.skeleton, targetsOf(m_result.map),
                         options(std::move(carried)));
        RetargetReport report;
        std::set<MeshInstanceIndex> unused;
        for (const ClipIndex index : m_request.clips)
            addClip(*m_source.clips[index.value()], plan, report, unused);
        noteClips(report, unused);
    }

    void addClip(const Clip& source, const RetargetPlan& plan, RetargetReport& report,
                 std::set<MeshInstanceIndex>& unused) {
        Clip clip = retargetClip(source, plan, report);
        std::vector<MeshInstanceIndex> left;
        std::vector<Channel> morphs =
            morphChannels(source, m_source, m_result.character, m_origins, left);
        unused.insert(left.begin(), left.end());
        std::ranges::move(morphs, std::back_inserter(clip.channels));
        if (clip.channels.empty()) {
            note("append-clip-empty", Severity::Warning, 1,
                 filled("the clip %1 moves nothing that the character has; it was not appended",
                        {source.name}));
            return;
        }
        updateRange(clip);
        std::set<std::string> taken;
        for (const auto& other : m_result.character.clips)
            taken.insert(other->name);
        clip.name = freeName(source.name, taken);
        m_result.character.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
    }

    void noteClips(const RetargetReport& report, const std::set<MeshInstanceIndex>& unused) {
        if (report.baked > 0)
            note("append-clip-baked", Severity::Info, report.baked,
                 "bones between differ on the two skeletons: these got new keys, 30 a second");
        if (report.translations > 0)
            note("append-translations-left", Severity::Info, report.translations,
                 "bones keep the character's own lengths: keys that move them away from their "
                 "parents were left out");
        if (report.scales > 0)
            note("append-scales-left", Severity::Info, report.scales,
                 "keys that scale bones were left out");
        if (unused.empty())
            return;
        std::vector<std::string> names;
        for (const MeshInstanceIndex mesh : unused)
            names.push_back(nameOf(m_source.meshes[mesh.value()].name, mesh.value()));
        note("append-morphs-unmatched", Severity::Warning, names.size(),
             filled("no mesh of the character has morph targets of these meshes' names: %1",
                    {listOf(names)}));
    }

    void noteScale(const AppendScale& scale) {
        if (scale.factor == 1.0)
            return;
        note("append-meshes-scaled", Severity::Warning,
             m_result.character.meshes.size() - m_result.firstMesh,
             filled(
                 "the skeleton of the file is %1 times as large as the character's, by %2 "
                 "distances between joints: what was appended was multiplied by %3",
                 {figure(1.0 / scale.factor), std::to_string(scale.spans), figure(scale.factor)}));
    }

    void noteBones() {
        std::vector<BoneIndex> unmatched;
        for (const BoneIndex bone : movedBones())
            if (!m_result.map.targetOf(bone).isValid())
                unmatched.push_back(bone);
        const Skeleton& skeleton = m_source.skeleton;
        Findings notes;
        if (!unmatched.empty())
            notes.push_back({"append-bones-unmatched", Severity::Warning, unmatched.size(),
                             m_source.name,
                             filled("moved by the clips, but without a counterpart: %1",
                                    {listOf(namesOf(skeleton, unmatched))}),
                             ""});
        if (!m_result.map.ambiguous.empty())
            notes.push_back({"append-bones-ambiguous", Severity::Warning,
                             m_result.map.ambiguous.size(), m_source.name,
                             filled("several bones fit these names: %1",
                                    {listOf(namesOf(skeleton, m_result.map.ambiguous))}),
                             ""});
        std::vector<std::string> added;
        const std::vector<std::string>& ours = m_result.character.skeleton.names;
        for (std::size_t bone = m_result.firstBone; bone < ours.size(); ++bone)
            added.push_back(nameOf(ours[bone], bone));
        if (!added.empty())
            notes.push_back({"append-bones-added", Severity::Info, added.size(), m_source.name,
                             filled("new bones: %1", {listOf(added)}), ""});
        m_result.findings.insert(m_result.findings.begin(), notes.begin(), notes.end());
    }

    /// By the clips that were asked for; ascending.
    [[nodiscard]] std::set<BoneIndex> movedBones() const {
        std::set<BoneIndex> bones;
        for (const ClipIndex index : m_request.clips)
            for (const Channel& channel : m_source.clips[index.value()]->channels)
                if (channel.target != ChannelTarget::MorphWeights && channel.bone.isValid() &&
                    !channel.times.empty())
                    bones.insert(channel.bone);
        return bones;
    }

    const Character& m_source;
    const AppendRequest& m_request;
    BindPoses m_binds; ///< with those of new bones
    RetargetPlan m_plan;
    Appended m_result;
    MeshOrigins m_origins;
    std::set<std::string> m_boneNames;
};

} // namespace

std::vector<BoneIndex> bonesToAdd(const Character& source, const AppendRequest& request) {
    std::set<BoneIndex> bones;
    const auto add = [&](BoneIndex bone) {
        for (; bone.isValid() && !request.map.targetOf(bone).isValid();
             bone = source.skeleton.parents[bone.value()])
            bones.insert(bone);
    };
    if (request.skeleton)
        for (std::size_t bone = 0; bone < source.skeleton.boneCount(); ++bone)
            add(BoneIndex(bone));
    for (const MeshInstanceIndex mesh : request.meshes) {
        const auto& binding = source.meshes[mesh.value()].binding;
        if (!binding)
            continue;
        const std::vector<std::uint8_t> weighted = weightedJoints(*binding);
        for (std::size_t joint = 0; joint < weighted.size(); ++joint)
            if (weighted[joint] != 0)
                add(binding->joints[joint]);
    }
    return {bones.begin(), bones.end()};
}

namespace {

/// What the source's rig does is in its clips as keys of bones: the rig itself does not come along,
/// as it is about bones by their numbers, and may be about bones that do not come.
Appended appendBaked(const Character& target, const Character& source,
                     const AppendRequest& request) {
    const bool isMoved = !request.clips.empty() && needsBaking(source);
    Character bare = isMoved ? withoutRig(source, kBakedFps) : source;
    if (!isMoved)
        replaceRig(bare, {}, emptyRemap(*source.rig));
    Appended appended = appendTo(target, bare, request);
    const Finding left{
        "append-rig-left",
        Severity::Info,
        1,
        source.name,
        isMoved ? "its controls, IK handles and constraints were not taken over; what they do in "
                  "the clips was written as keys of bones"
                : "its controls, IK handles and constraints were not taken over",
        ""};
    appended.findings.push_back(left);
    appended.character.importFindings.push_back(left);
    return appended;
}

} // namespace

Appended appendTo(const Character& target, const Character& source, const AppendRequest& request) {
    if (source.rig)
        return appendBaked(target, source, request);
    BindPoses binds{referencePose(source), referencePose(target)};
    AppendScale scale;
    if (!request.meshes.empty() || request.skeleton) // clips go by the lengths here
        scale = measureScale({source.skeleton, binds.source}, {target.skeleton, binds.target},
                             request.map);
    if (scale.factor == 1.0)
        return Appender(target, source, request, std::move(binds)).run(scale);
    Character scaled = source;
    scaleCharacter(scaled, scale.factor);
    for (Transform& bind : binds.source)
        bind.translation *= scale.factor;
    return Appender(target, scaled, request, std::move(binds)).run(scale);
}

std::string freeName(const std::string& name, const std::set<std::string>& taken) {
    if (name.empty() || !taken.contains(name))
        return name;
    for (unsigned number = 1;; ++number) {
        char suffix[16];
        std::snprintf(suffix, sizeof suffix, ".%03u", number);
        if (!taken.contains(name + suffix))
            return name + suffix;
    }
}

} // namespace rigwright
