// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One command that holds what differs before and after, and the task that makes it.
#include "editor/commands/append_commands.h"

#include "core/io/append_character.h"
#include "core/rig/rig.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/session_fit.h"
#include "editor/document/document.h"
#include "editor/document/document_command.h"
#include "editor/document/session.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

/// Everything of a character that appending changes, but for the new meshes themselves: their
/// weights are moved, never copied, so that painting on them goes on in place.
struct Rest {
    Skeleton skeleton;
    std::vector<BoneFlags> boneFlags;
    std::vector<std::shared_ptr<const Mesh>> meshes; ///< of the instances that were there before
    std::vector<std::shared_ptr<const Clip>> clips;
    Pose pose;
    std::vector<std::shared_ptr<const SavedPose>> poseLibrary;
    ForeignContent foreign;
    Findings importFindings;
};

void swapRest(Character& character, Rest& rest) {
    std::swap(character.skeleton, rest.skeleton);
    std::swap(character.boneFlags, rest.boneFlags);
    std::swap(character.clips, rest.clips);
    std::swap(character.pose, rest.pose);
    std::swap(character.poseLibrary, rest.poseLibrary);
    std::swap(character.foreign, rest.foreign);
    std::swap(character.importFindings, rest.importFindings);
    for (std::size_t i = 0; i < rest.meshes.size(); ++i)
        std::swap(character.meshes[i].mesh, rest.meshes[i]);
}

std::size_t byteCountOf(const MeshInstance& instance) {
    const Mesh& mesh = *instance.mesh;
    const std::size_t vertices = mesh.vertexCount();
    std::size_t bytes = sizeof(instance) + mesh.cornerVertices.size() * 2 * sizeof(std::uint32_t) +
                        vertices * (2 * sizeof(Vec3f) + mesh.uvSets.size() * sizeof(Vec2f));
    for (const MorphTarget& target : mesh.morphTargets)
        bytes += (target.positionDeltas.size() + target.normalDeltas.size()) * sizeof(Vec3f);
    if (instance.binding)
        bytes += vertices * 4 * sizeof(Influence);
    return bytes;
}

std::size_t byteCountOf(const Clip& clip) {
    std::size_t bytes = sizeof(clip);
    for (const Channel& channel : clip.channels)
        bytes += sizeof(channel) + (channel.times.size() + channel.values.size()) * sizeof(float);
    return bytes;
}

class AppendCommand : public DocumentCommand {
public:
    AppendCommand(Document& document, Appended appended, const QString& text)
        : DocumentCommand(document, text) {
        Character& after = appended.character;
        for (std::size_t i = appended.firstMesh; i < after.meshes.size(); ++i)
            m_bytes += byteCountOf(after.meshes[i]);
        for (std::size_t i = appended.firstClip; i < after.clips.size(); ++i)
            m_bytes += byteCountOf(*after.clips[i]);
        m_other.meshes.reserve(appended.firstMesh);
        for (std::size_t i = 0; i < appended.firstMesh; ++i)
            m_other.meshes.push_back(after.meshes[i].mesh);
        m_added.assign(
            std::make_move_iterator(after.meshes.begin() + std::ptrdiff_t(appended.firstMesh)),
            std::make_move_iterator(after.meshes.end()));
        m_count = m_added.size();
        m_other.skeleton = std::move(after.skeleton);
        m_other.boneFlags = std::move(after.boneFlags);
        m_other.clips = std::move(after.clips);
        m_other.pose = std::move(after.pose);
        m_other.poseLibrary = std::move(after.poseLibrary);
        m_other.foreign = std::move(after.foreign);
        m_other.importFindings = std::move(after.importFindings);
    }

    void undo() override {
        letGo();
        Character& character = DocumentCommand::character();
        const auto first = character.meshes.end() - std::ptrdiff_t(m_count);
        m_added.assign(std::make_move_iterator(first),
                       std::make_move_iterator(character.meshes.end()));
        character.meshes.erase(first, character.meshes.end());
        swapRest(character, m_other);
        announce(DocumentReset());
    }
    void redo() override {
        Character& character = DocumentCommand::character();
        swapRest(character, m_other);
        std::ranges::move(m_added, std::back_inserter(character.meshes));
        m_added.clear();
        announce(DocumentReset());
    }
    [[nodiscard]] std::size_t byteCount() const override { return sizeof(*this) + m_bytes; }
    void freePayload() override {
        m_other = {};
        m_added.clear();
    }

private:
    /// Takes out of the session what will be there no longer.
    void letGo() {
        const std::size_t meshes = m_other.meshes.size();
        // The rig is not appended to: it stays as it is.
        fitSession(document(), {m_other.skeleton.boneCount(), meshes, m_other.clips.size(),
                                rigOf(character()).controls.size()});
        std::vector<std::size_t> counts;
        for (std::size_t i = 0; i < meshes; ++i)
            counts.push_back(character().meshes[i].mesh->vertexCount());
        document().session().fitSelectedVertices(counts);
    }

    Rest m_other;                      ///< what the document does not hold at the moment
    std::vector<MeshInstance> m_added; ///< while they are undone
    std::size_t m_count = 0;
    std::size_t m_bytes = 0;
};

QString textOf(const Appended& appended, const QString& from) {
    const Character& character = appended.character;
    const auto clips = int(character.clips.size() - appended.firstClip);
    const auto meshes = int(character.meshes.size() - appended.firstMesh);
    const auto bones = int(character.skeleton.boneCount() - appended.firstBone);
    if (clips == 1 && meshes == 0)
        return QCoreApplication::translate("Commands", "Append clip %1")
            .arg(isolated(QString::fromStdString(character.clips.back()->name)));
    if (clips > 0 && meshes == 0)
        return QCoreApplication::translate("Commands", "Append %n clips from %1", nullptr, clips)
            .arg(from);
    if (meshes > 0 && clips == 0)
        return QCoreApplication::translate("Commands", "Append %n meshes from %1", nullptr, meshes)
            .arg(from);
    if (clips == 0)
        return QCoreApplication::translate("Commands", "Append %n bones from %1", nullptr, bones)
            .arg(from);
    return QCoreApplication::translate("Commands", "Append from %1").arg(from);
}

void show(Document& document, std::size_t firstClip, std::size_t firstMesh) {
    const Character& character = document.character();
    Session& session = document.session();
    if (firstClip < character.clips.size()) {
        Playhead playhead = session.playhead();
        playhead.clip = ClipIndex(firstClip);
        playhead.time = character.clips[firstClip]->start;
        playhead.playing = false;
        session.setPlayhead(playhead);
    }
    if (firstMesh < character.meshes.size()) {
        Selection selection = session.selection();
        selection.activeMesh = MeshInstanceIndex(firstMesh);
        session.setSelection(selection);
    }
}

} // namespace

bool pushAppended(Document& document, Appended appended, const QString& from) {
    const Character& after = appended.character;
    if (after.clips.size() == appended.firstClip && after.meshes.size() == appended.firstMesh &&
        after.skeleton.boneCount() == appended.firstBone)
        return false;
    document.endOpenEdit();
    const QString text = textOf(appended, from);
    const std::size_t firstClip = appended.firstClip;
    const std::size_t firstMesh = appended.firstMesh;
    document.push(std::make_unique<AppendCommand>(document, std::move(appended), text));
    show(document, firstClip, firstMesh);
    return true;
}

TaskRunner::Id startAppendTask(Document& document, TaskRunner& tasks, AppendJob job) {
    Task task;
    task.name = QCoreApplication::translate("Commands", "Appending from %1").arg(job.from);
    task.inputs = {.weights = true, .flags = true, .pose = true};
    task.again = job.again;
    const auto shared = std::make_shared<AppendJob>(std::move(job));
    const auto library = std::make_shared<std::vector<std::shared_ptr<const SavedPose>>>(
        document.character().poseLibrary);
    task.work = [shared, library, target = document.character(), &document,
                 &tasks](TaskProgress&) -> std::function<void()> {
        const auto result = std::make_shared<Result<Appended>>(
            appendCharacter(target, *shared->source, shared->request));
        return [shared, library, result, &document, &tasks] {
            // Saved poses are no input that would throw the result away: it is made again, with
            // those of now.
            if (document.character().poseLibrary != *library) {
                startAppendTask(document, tasks, std::move(*shared));
                return;
            }
            if (!*result) {
                if (shared->failed)
                    shared->failed(result->error());
                return;
            }
            Appended& appended = **result;
            const Findings findings = appended.findings;
            pushAppended(document, std::move(appended), shared->from);
            if (shared->done)
                shared->done(findings);
        };
    };
    return tasks.start(std::move(task));
}

} // namespace rigwright::editor
