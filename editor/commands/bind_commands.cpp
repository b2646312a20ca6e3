// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding mesh after mesh, and the tasks that do it.
#include "editor/commands/bind_commands.h"

#include "core/character/bind_envelopes.h"
#include "editor/commands/bone_text.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

/// Progress of one mesh among several.
struct PartOfBind {
    const WeightProgress& whole;
    double from = 0.0;
    double to = 1.0;

    static bool report(double fraction, void* context) {
        const auto& part = *static_cast<const PartOfBind*>(context);
        return part.whole.report(std::lerp(part.from, part.to, fraction));
    }
};

/// Progress of a task, and of whoever else shows it.
struct ShownProgress {
    TaskProgress& task;
    std::atomic<double>* shown = nullptr;

    static bool report(double fraction, void* context) {
        auto& progress = *static_cast<ShownProgress*>(context);
        if (progress.shown)
            progress.shown->store(fraction, std::memory_order_relaxed);
        return progress.task.report(fraction);
    }
};

std::size_t sizeOf(const Character& character, const BindTarget& target) {
    return std::max<std::size_t>(1, character.meshes[target.mesh.value()].mesh->vertexCount());
}

/// The bones to name to bindMesh(); none where the mesh's own are meant.
std::vector<BoneIndex> bonesOf(const Character& character, const BindJob& job) {
    if (job.bones == BindBoneChoice::Deform)
        return deformBones(character);
    return job.bones == BindBoneChoice::Listed ? job.listed : std::vector<BoneIndex>();
}

/// The character with the envelopes: its weights, meshes and clips stay shared.
Character withEnvelopes(Character character, std::span<const BoneEnvelope> envelopes) {
    for (const BoneEnvelope& envelope : envelopes)
        character.boneFlags[envelope.bone.value()].envelope = envelope.radii;
    return character;
}

/// What the envelopes are where nobody sets them; kept as long as the caches.
MeshEnvelopes fromMesh(const Character& character, const BindJob& job, BindCaches& caches) {
    const MeshInstanceIndex mesh = job.targets.front().mesh;
    if (character.meshes[mesh.value()].mesh->vertexCount() == 0)
        return {};
    const auto [place, isNew] = caches.envelopes.try_emplace({mesh.value(), job.bones});
    if (isNew)
        place->second = envelopesOfMesh(character, mesh, bonesOf(character, job));
    return place->second;
}

using Shared = std::shared_ptr<const BindJob>;
using Outcome = std::shared_ptr<Result<CharacterBind>>;

Outcome work(const Character& character, const BindJob& job, TaskProgress& progress) {
    ShownProgress shown{progress, job.fraction.get()};
    return std::make_shared<Result<CharacterBind>>(
        bindCharacter(character, job, {&ShownProgress::report, &shown}));
}

/// Shares ownership with the result that it is part of.
std::shared_ptr<CharacterBind> bindOf(const Outcome& outcome) {
    return {outcome, &**outcome};
}

} // namespace

bool CharacterBind::changesNothing() const {
    return std::ranges::all_of(meshes, [](const BoundMesh& mesh) {
        return !mesh.bind.binding && mesh.bind.edit.isEmpty();
    });
}

std::size_t CharacterBind::changedVertices() const {
    std::size_t count = 0;
    for (const BoundMesh& mesh : meshes)
        count += mesh.bind.edit.vertices.size();
    return count;
}

std::size_t CharacterBind::lockedOut() const {
    std::size_t count = 0;
    for (const BoundMesh& mesh : meshes)
        count += mesh.bind.report.lockedOut;
    return count;
}

QString bindText(const Character& character, const BindJob& job) {
    QString text = job.targets.size() == 1
                       ? QCoreApplication::translate("Commands", "Bind %1")
                             .arg(isolated(meshText(character, job.targets.front().mesh)))
                       : QCoreApplication::translate("Commands", "Bind %n meshes", nullptr,
                                                     int(job.targets.size()));
    const bool some = std::ranges::any_of(
        job.targets, [](const BindTarget& target) { return target.vertices.has_value(); });
    return some ? QCoreApplication::translate("Commands", "%1 (selection)").arg(text) : text;
}

Result<CharacterBind> bindCharacter(const Character& character, const BindJob& job,
                                    const WeightProgress& progress) {
    CharacterBind result;
    result.envelopes = changedEnvelopes(character, job.envelopes);
    const Character shaped = withEnvelopes(character, result.envelopes);
    const std::vector<std::uint8_t> locked = heldBones(character.boneFlags);
    const std::vector<BoneIndex> bones = bonesOf(character, job);
    double all = 0.0;
    for (const BindTarget& target : job.targets)
        all += double(sizeOf(character, target));
    std::optional<Error> problem;
    double done = 0.0;
    for (const BindTarget& target : job.targets) {
        const double next = done + double(sizeOf(character, target));
        PartOfBind part{progress, done / all, next / all};
        done = next;
        MeshBindOptions options;
        options.settings = job.settings;
        if (target.vertices)
            options.vertices = *target.vertices;
        options.bones = bones;
        options.locked = locked;
        if (job.caches)
            options.cache = &job.caches->byMesh[target.mesh.value()];
        Result<MeshBind> bind =
            bindMesh(shaped, target.mesh, options, {&PartOfBind::report, &part});
        if (!bind) {
            if (!problem)
                problem = bind.error();
            continue;
        }
        if (bind->cancelled)
            return CharacterBind();
        result.findings.insert(result.findings.end(), bind->findings.begin(), bind->findings.end());
        result.meshes.push_back({target.mesh, std::move(*bind)});
    }
    if (result.meshes.empty() && problem)
        return *problem;
    return result;
}

bool pushBind(Document& document, const CharacterBind& bind, const QString& text) {
    document.endOpenEdit();
    BindingEdits edits;
    edits.envelopes = bind.envelopes;
    for (const BoundMesh& mesh : bind.meshes) {
        if (mesh.bind.binding)
            edits.bindings.push_back({mesh.mesh, *mesh.bind.binding});
        else if (!mesh.bind.edit.isEmpty())
            edits.edits.push_back(mesh.bind.edit);
    }
    return applyBindings(document, std::move(edits), text);
}

TaskRunner::Id startBindTask(Document& document, TaskRunner& tasks, BindJob job) {
    document.endOpenEdit(); // the copy must not hold half a stroke
    Task task;
    const QString text = bindText(document.character(), job);
    task.name = text;
    task.inputs = {.weights = true, .flags = true};
    task.again = job.again;
    const Shared shared = std::make_shared<const BindJob>(std::move(job));
    task.work = [shared, text, &document, character = document.character()](
                    TaskProgress& progress) -> std::function<void()> {
        std::unique_lock<std::mutex> lock;
        if (shared->caches)
            lock = std::unique_lock(shared->caches->mutex);
        const Outcome outcome = work(character, *shared, progress);
        return [shared, text, outcome, &document] {
            if (!*outcome) {
                if (shared->failed)
                    shared->failed(outcome->error());
                return;
            }
            pushBind(document, **outcome, text);
            if (shared->done)
                shared->done(bindOf(outcome), text);
        };
    };
    return tasks.start(std::move(task));
}

TaskRunner::Id startBindPreview(const Document& document, TaskRunner& tasks, BindJob job) {
    Task task;
    const QString text = bindText(document.character(), job);
    task.name = text;
    task.quiet = true;
    const Shared shared = std::make_shared<const BindJob>(std::move(job));
    task.work = [shared, text, character = document.character()](
                    TaskProgress& progress) -> std::function<void()> {
        std::unique_lock<std::mutex> lock;
        if (shared->caches)
            lock = std::unique_lock(shared->caches->mutex);
        const Outcome outcome = work(character, *shared, progress);
        if (*outcome && !(*outcome)->meshes.empty() && shared->caches &&
            shared->settings.method == BindMethod::Envelope)
            (*outcome)->fromMesh = fromMesh(character, *shared, *shared->caches);
        if (*outcome) {
            const auto shown =
                std::make_shared<Character>(withEnvelopes(character, (*outcome)->envelopes));
            for (const BoundMesh& mesh : (*outcome)->meshes)
                applyBind(*shown, mesh.mesh, mesh.bind);
            (*outcome)->shown = shown;
        }
        return [shared, text, outcome] {
            if (!*outcome && shared->failed)
                shared->failed(outcome->error());
            else if (*outcome && shared->done)
                shared->done(bindOf(outcome), text);
        };
    };
    return tasks.start(std::move(task));
}

} // namespace rigwright::editor
