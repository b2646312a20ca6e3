// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the current pose: one command that swaps the local transforms that differ.
#include "editor/commands/pose_commands.h"

#include "core/rig/rig.h"
#include "editor/commands/bone_text.h"
#include "editor/document/derived.h"
#include "editor/document/document_command.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

/// Entries of a list that differ, with what they were and become.
template <class Value>
class Swaps {
public:
    Swaps(const std::vector<Value>& before, const std::vector<Value>& after) {
        for (std::size_t i = 0; i < after.size(); ++i)
            if (!(before[i] == after[i]))
                m_entries.push_back({i, before[i], after[i]});
    }

    struct Entry {
        std::size_t at = 0;
        Value before;
        Value after;
    };
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] bool changes() const {
        return std::ranges::any_of(
            m_entries, [](const Entry& entry) { return !(entry.before == entry.after); });
    }
    void undo(std::vector<Value>& values) const {
        for (const Entry& entry : m_entries)
            values[entry.at] = entry.before;
    }
    void redo(std::vector<Value>& values) const {
        for (const Entry& entry : m_entries)
            values[entry.at] = entry.after;
    }
    void mergeWith(const Swaps& later) {
        for (const Entry& entry : later.m_entries) {
            const auto known = std::ranges::find(m_entries, entry.at, &Entry::at);
            if (known == m_entries.end())
                m_entries.push_back(entry);
            else
                known->after = entry.after;
        }
    }
    [[nodiscard]] std::size_t byteCount() const { return m_entries.size() * sizeof(Entry); }
    void clear() { m_entries = {}; }

private:
    std::vector<Entry> m_entries;
};

class SetPose : public DocumentCommand {
public:
    SetPose(Document& document, const Pose& after, const QString& text, std::uint64_t mergeToken)
        : DocumentCommand(document, text), m_bones(document.character().pose.local, after.local),
          m_controls(document.character().pose.controls, after.controls),
          m_ikWeights(document.character().pose.ikWeights, after.ikWeights),
          m_mergeToken(mergeToken) {
        const Pose& before = document.character().pose;
        if (before.morphWeights != after.morphWeights)
            m_morphs = {before.morphWeights, after.morphWeights};
    }

    [[nodiscard]] bool changes() const {
        return m_bones.changes() || m_controls.changes() || m_ikWeights.changes() ||
               m_morphs.first != m_morphs.second;
    }

    void undo() override {
        Pose& pose = character().pose;
        m_bones.undo(pose.local);
        m_controls.undo(pose.controls);
        m_ikWeights.undo(pose.ikWeights);
        if (m_morphs.first != m_morphs.second)
            pose.morphWeights = m_morphs.first;
        tell();
    }
    void redo() override {
        Pose& pose = character().pose;
        m_bones.redo(pose.local);
        m_controls.redo(pose.controls);
        m_ikWeights.redo(pose.ikWeights);
        if (m_morphs.first != m_morphs.second)
            pose.morphWeights = m_morphs.second;
        tell();
    }

    [[nodiscard]] int id() const override { return m_mergeToken != 0 ? kId : -1; }
    bool mergeWith(const QUndoCommand* later) override {
        const auto* pose = dynamic_cast<const SetPose*>(later);
        if (!pose || pose->m_mergeToken != m_mergeToken)
            return false;
        m_bones.mergeWith(pose->m_bones);
        m_controls.mergeWith(pose->m_controls);
        m_ikWeights.mergeWith(pose->m_ikWeights);
        if (m_morphs.first == m_morphs.second)
            m_morphs = pose->m_morphs;
        else if (pose->m_morphs.first != pose->m_morphs.second)
            m_morphs.second = pose->m_morphs.second;
        setObsolete(!changes()); // dragged back to where it began
        return true;
    }

    [[nodiscard]] std::size_t byteCount() const override {
        std::size_t bytes =
            sizeof(*this) + m_bones.byteCount() + m_controls.byteCount() + m_ikWeights.byteCount();
        for (const auto& weights : m_morphs.first)
            bytes += 2 * weights.size() * sizeof(float);
        return bytes;
    }
    void freePayload() override {
        m_bones.clear();
        m_controls.clear();
        m_ikWeights.clear();
        m_morphs = {};
    }

private:
    static constexpr int kId = 1;

    void tell() {
        PoseChanged change;
        // Where there is a rig, bones follow one another across the skeleton: all of them.
        if (!character().rig)
            for (const auto& entry : m_bones.entries())
                change.bones.emplace_back(entry.at);
        announce(change);
    }

    Swaps<Transform> m_bones;
    Swaps<Transform> m_controls;
    Swaps<double> m_ikWeights;
    std::pair<std::vector<std::vector<float>>, std::vector<std::vector<float>>> m_morphs;
    std::uint64_t m_mergeToken;
};

bool setPose(Document& document, const Pose& wanted, const QString& text,
             std::uint64_t mergeToken) {
    auto command = std::make_unique<SetPose>(document, wanted, text, mergeToken);
    const bool changes = command->changes();
    if (changes)
        document.push(std::move(command));
    showCurrentPose(document);
    return changes;
}

/// Of this character, and finite.
bool isPoseOf(const Character& character, const Pose& pose) {
    const Rig& rig = rigOf(character);
    const auto isFiniteTransform = [](const Transform& value) { return isFinite(value); };
    return pose.local.size() == character.skeleton.boneCount() &&
           pose.controls.size() == rig.controls.size() &&
           pose.ikWeights.size() == rig.handles.size() &&
           std::ranges::all_of(pose.local, isFiniteTransform) &&
           std::ranges::all_of(pose.controls, isFiniteTransform) &&
           std::ranges::all_of(pose.ikWeights,
                               [](double weight) { return weight >= 0.0 && weight <= 1.0; });
}

bool isIn(const Character& character, BoneIndex bone) {
    return bone.isValid() && bone.value() < character.skeleton.boneCount();
}

} // namespace

void resetChannel(Transform& local, const Transform& rest, PoseChannel channel) {
    if (channel == PoseChannel::Translation || channel == PoseChannel::All)
        local.translation = rest.translation;
    if (channel == PoseChannel::Rotation || channel == PoseChannel::All)
        local.rotation = rest.rotation;
    if (channel == PoseChannel::Scale || channel == PoseChannel::All)
        local.scale = rest.scale;
}

void showCurrentPose(Document& document) {
    Playhead playhead = document.session().playhead();
    playhead.clip = {};
    playhead.playing = false;
    document.session().setPlayhead(playhead);
    document.derived().setOverrides({}); // a test pose lets go too
}

Pose shownPose(Document& document) {
    const Character& character = document.character();
    const Playhead& playhead = document.session().playhead();
    const auto& overrides = document.derived().overrides(); // a test pose
    // Over what would be shown, which is what is meant; the bones of a preview are others.
    if (document.derived().showsRest() || document.derived().hasPreview()) {
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
    if (!isPoseOf(document.character(), pose))
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
        for (std::size_t i = 0; i < wanted.controls.size(); ++i)
            resetChannel(wanted.controls[i], rest.controls[i], channel);
        if (channel == PoseChannel::All) {
            wanted.morphWeights = rest.morphWeights;
            wanted.ikWeights = rest.ikWeights;
        }
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
