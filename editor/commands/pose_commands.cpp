// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the current pose: one command that swaps the local transforms that differ.
#include "editor/commands/pose_commands.h"

#include "editor/commands/bone_text.h"
#include "editor/document/derived.h"
#include "editor/document/document_command.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

class SetPose : public DocumentCommand {
public:
    SetPose(Document& document, const Pose& after, const QString& text, std::uint64_t mergeToken)
        : DocumentCommand(document, text), m_mergeToken(mergeToken) {
        const Pose& before = document.character().pose;
        for (std::size_t i = 0; i < after.local.size(); ++i)
            if (!(before.local[i] == after.local[i]))
                m_bones.push_back({BoneIndex(i), before.local[i], after.local[i]});
        if (before.morphWeights != after.morphWeights)
            m_morphs = {before.morphWeights, after.morphWeights};
    }

    [[nodiscard]] bool isEmpty() const {
        return m_bones.empty() && m_morphs.first == m_morphs.second;
    }

    void undo() override {
        for (const Swap& swap : m_bones)
            character().pose.local[swap.bone.value()] = swap.before;
        if (m_morphs.first != m_morphs.second)
            character().pose.morphWeights = m_morphs.first;
        tell();
    }
    void redo() override {
        for (const Swap& swap : m_bones)
            character().pose.local[swap.bone.value()] = swap.after;
        if (m_morphs.first != m_morphs.second)
            character().pose.morphWeights = m_morphs.second;
        tell();
    }

    [[nodiscard]] int id() const override { return m_mergeToken != 0 ? kId : -1; }
    bool mergeWith(const QUndoCommand* later) override {
        const auto* pose = dynamic_cast<const SetPose*>(later);
        if (!pose || pose->m_mergeToken != m_mergeToken)
            return false;
        for (const Swap& swap : pose->m_bones) {
            const auto known = std::ranges::find(m_bones, swap.bone, &Swap::bone);
            if (known == m_bones.end())
                m_bones.push_back(swap);
            else
                known->after = swap.after;
        }
        if (m_morphs.first == m_morphs.second)
            m_morphs = pose->m_morphs;
        else if (pose->m_morphs.first != pose->m_morphs.second)
            m_morphs.second = pose->m_morphs.second;
        bool changes = m_morphs.first != m_morphs.second;
        for (const Swap& swap : m_bones)
            changes = changes || !(swap.before == swap.after);
        setObsolete(!changes); // dragged back to where it began
        return true;
    }

    [[nodiscard]] std::size_t byteCount() const override {
        std::size_t bytes = sizeof(*this) + m_bones.size() * sizeof(Swap);
        for (const auto& weights : m_morphs.first)
            bytes += 2 * weights.size() * sizeof(float);
        return bytes;
    }
    void freePayload() override {
        m_bones = {};
        m_morphs = {};
    }

private:
    static constexpr int kId = 1;
    struct Swap {
        BoneIndex bone;
        Transform before;
        Transform after;
    };

    void tell() {
        PoseChanged change;
        for (const Swap& swap : m_bones)
            change.bones.push_back(swap.bone);
        announce(change);
    }

    std::vector<Swap> m_bones;
    std::pair<std::vector<std::vector<float>>, std::vector<std::vector<float>>> m_morphs;
    std::uint64_t m_mergeToken;
};

bool setPose(Document& document, const Pose& wanted, const QString& text,
             std::uint64_t mergeToken) {
    auto command = std::make_unique<SetPose>(document, wanted, text, mergeToken);
    const bool changes = !command->isEmpty();
    if (changes)
        document.push(std::move(command));
    Playhead playhead = document.session().playhead();
    playhead.clip = {};
    playhead.playing = false;
    document.session().setPlayhead(playhead);
    document.derived().setOverrides({}); // a test pose lets go too
    return changes;
}

bool isIn(const Character& character, BoneIndex bone) {
    return bone.isValid() && bone.value() < character.skeleton.boneCount();
}

void resetChannel(Transform& local, const Transform& rest, PoseChannel channel) {
    if (channel == PoseChannel::Translation || channel == PoseChannel::All)
        local.translation = rest.translation;
    if (channel == PoseChannel::Rotation || channel == PoseChannel::All)
        local.rotation = rest.rotation;
    if (channel == PoseChannel::Scale || channel == PoseChannel::All)
        local.scale = rest.scale;
}

} // namespace

Pose shownPose(Document& document) {
    const Character& character = document.character();
    const Playhead& playhead = document.session().playhead();
    const auto& overrides = document.derived().overrides(); // a test pose
    if (document.derived().showsRest()) { // over what would be shown, which is what is meant
        std::optional<ClipSource> clip;
        if (playhead.clip.isValid() && playhead.clip.value() < character.clips.size())
            clip = ClipSource{playhead.clip, playhead.time};
        Pose pose = sourcePose(character, clip);
        for (const FrameRequest::BoneOverride& bone : overrides)
            pose.local[bone.bone.value()] = bone.local;
        return pose;
    }
    const bool shows = playhead.clip.isValid() || !overrides.empty();
    return shows ? document.derived().shownFrame().source : character.pose;
}

QString poseText(const Character& character, PoseAction action, std::span<const BonePose> bones) {
    const int count = static_cast<int>(bones.size());
    if (count == 1) {
        const QString name = boneText(character, bones.front().bone);
        switch (action) {
        case PoseAction::Move:
            return QCoreApplication::translate("Commands", "Move %1").arg(name);
        case PoseAction::Rotate:
            return QCoreApplication::translate("Commands", "Rotate %1").arg(name);
        case PoseAction::Scale:
            return QCoreApplication::translate("Commands", "Scale %1").arg(name);
        }
    }
    switch (action) {
    case PoseAction::Move:
        return QCoreApplication::translate("Commands", "Move %n bones", nullptr, count);
    case PoseAction::Rotate:
        return QCoreApplication::translate("Commands", "Rotate %n bones", nullptr, count);
    case PoseAction::Scale:
        break;
    }
    return QCoreApplication::translate("Commands", "Scale %n bones", nullptr, count);
}

bool poseBones(Document& document, std::span<const BonePose> bones, const QString& text,
               std::uint64_t mergeToken) {
    document.endOpenEdit(); // a bone that is being dragged is shown, but not posed
    const Pose shown = shownPose(document);
    Pose wanted = shown;
    for (const BonePose& bone : bones) {
        if (!isIn(document.character(), bone.bone) || !isFinite(bone.local))
            return false;
        wanted.local[bone.bone.value()] = bone.local;
    }
    return wanted != shown && setPose(document, wanted, text, mergeToken);
}

bool poseWhole(Document& document, const Pose& pose, const QString& text,
               std::uint64_t mergeToken) {
    document.endOpenEdit();
    if (pose.local.size() != document.character().skeleton.boneCount() ||
        !std::ranges::all_of(pose.local, [](const Transform& local) { return isFinite(local); }))
        return false;
    return (pose != shownPose(document) || mergeToken != 0) &&
           setPose(document, pose, text, mergeToken);
}

bool resetPose(Document& document, std::span<const BoneIndex> bones, PoseChannel channel) {
    document.endOpenEdit();
    const Character& character = document.character();
    const Pose rest = restPose(character);
    const Pose shown = shownPose(document);
    Pose wanted = shown;
    if (bones.empty()) {
        for (std::size_t i = 0; i < wanted.local.size(); ++i)
            resetChannel(wanted.local[i], rest.local[i], channel);
        if (channel == PoseChannel::All)
            wanted.morphWeights = rest.morphWeights;
    }
    for (const BoneIndex bone : bones)
        if (isIn(character, bone))
            resetChannel(wanted.local[bone.value()], rest.local[bone.value()], channel);
    if (wanted == shown)
        return false;
    QString text = QCoreApplication::translate("Commands", "Reset pose");
    if (bones.size() == 1)
        text = QCoreApplication::translate("Commands", "Reset %1")
                   .arg(boneText(character, bones.front()));
    else if (!bones.empty())
        text =
            QCoreApplication::translate("Commands", "Reset %n bones", nullptr, int(bones.size()));
    return setPose(document, wanted, text, 0);
}

} // namespace rigwright::editor
