// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tasks that compute weight edits, and the operations of the menu.
#include "editor/commands/weight_tasks.h"

#include "core/mesh/symmetry.h"
#include "core/skeleton/bone_names.h"
#include "core/weights/equalise_twins.h"
#include "core/weights/flood.h"
#include "core/weights/mirror.h"
#include "core/weights/prune.h"
#include "core/weights/quantise.h"
#include "core/weights/sharpen.h"
#include "core/weights/smooth.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/mesh_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/document/derived.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Commands", text);
}

QString withSelection(const QString& text) {
    return translated(QT_TRANSLATE_NOOP("Commands", "%1 (selection)")).arg(text);
}

/// Progress of one mesh as part of all of them.
struct MeshProgress {
    TaskProgress& task;
    double from;
    double length;

    static bool report(double fraction, void* context) {
        const auto* self = static_cast<MeshProgress*>(context);
        return self->task.report(self->from + fraction * self->length);
    }
};

void add(const WeightEdit& edit, WeightReport& report) {
    report.changed += edit.vertices.size();
    report.droppedInfluences += edit.droppedInfluences;
    report.lockedOut += edit.lockedOut;
    report.noReceiver += edit.noReceiver;
}

std::vector<WeightEdit> runOn(const Character& character, const TaskScope& rows,
                              const WeightOperation& operation, TaskProgress& progress,
                              WeightReport& report) {
    std::vector<MeshInstanceIndex> meshes;
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        if (!instance.binding || !rows.contains(i))
            continue;
        if (instance.locked)
            ++report.lockedMeshes;
        else
            meshes.emplace_back(i);
    }
    std::vector<WeightEdit> edits;
    for (const MeshInstanceIndex index : meshes) {
        const MeshInstance& instance = character.meshes[index.value()];
        const std::vector<std::uint8_t> locked = lockedJoints(character, *instance.binding);
        MeshProgress part{progress, double(edits.size()) / double(meshes.size()),
                          1.0 / double(meshes.size())};
        const WeightScope scope{index, *instance.mesh, instance.binding->weights(),
                                rows.vertices[index.value()], locked};
        edits.push_back(
            operation.run({character, instance, scope, {&MeshProgress::report, &part}, report}));
        add(edits.back(), report);
    }
    return edits;
}

WeightEdit flood(Document& document, const WeightScope& scope, const BrushSettings& brush) {
    return floodWeights(
        scope, brush,
        brush.mode == BrushMode::Smooth ? &document.derived().adjacency(scope.instance) : nullptr);
}

/// The brush once, in full, on the mesh, or on its selected vertices.
WeightEdit fillOne(Document& document, MeshInstanceIndex mesh, BoneIndex bone,
                   BrushSettings brush) {
    const Character& character = document.character();
    const MeshInstance& instance = character.meshes[mesh.value()];
    brush.bone = *jointOf(*instance.binding, bone);
    const std::vector<std::uint8_t> locked = lockedJoints(character, *instance.binding);
    return flood(document,
                 {mesh, *instance.mesh, instance.binding->weights(),
                  document.session().restriction(mesh), locked},
                 brush);
}

/// Why the bone cannot be painted anywhere; "" = it can.
QString boneProblem(const Character& character, BoneIndex bone) {
    if (!bone.isValid() || bone.value() >= character.skeleton.boneCount())
        return translated(QT_TRANSLATE_NOOP("Commands", "Choose a bone first."));
    return heldBoneText(character, bone);
}

} // namespace

std::shared_ptr<const TaskScope> taskScope(const Document& document, MeshInstanceIndex mesh,
                                           bool wholeMeshes) {
    auto scope = std::make_shared<TaskScope>();
    scope->mesh = mesh;
    scope->vertices.resize(document.character().meshes.size());
    for (std::size_t i = 0; i < scope->vertices.size(); ++i) {
        const auto selected = document.session().restriction(MeshInstanceIndex(i));
        if (selected && !wholeMeshes && scope->contains(i))
            scope->vertices[i].emplace(selected->begin(), selected->end());
    }
    return scope;
}

QString paintProblem(const Character& character, MeshInstanceIndex mesh, BoneIndex bone) {
    if (!mesh.isValid() || mesh.value() >= character.meshes.size())
        return translated(QT_TRANSLATE_NOOP("Commands", "There is no mesh to paint."));
    const MeshInstance& instance = character.meshes[mesh.value()];
    if (!instance.binding)
        return translated(QT_TRANSLATE_NOOP(
                              "Commands", "%1 is not bound to bones: it has no weights to paint."))
            .arg(meshText(character, mesh));
    if (!bone.isValid() || bone.value() >= character.skeleton.boneCount())
        return translated(QT_TRANSLATE_NOOP("Commands", "Choose a bone first."));
    if (!jointOf(*instance.binding, bone))
        return translated(QT_TRANSLATE_NOOP("Commands", "%1 does not move this mesh."))
            .arg(boneText(character, bone));
    const QString held = heldBoneText(character, bone);
    return held.isEmpty() ? heldMeshText(character, mesh) : held;
}

QString selectionText(const Document& document, MeshInstanceIndex mesh, const QString& text) {
    return document.session().restriction(mesh) ? withSelection(text) : text;
}

FillOutcome fillWeights(Document& document, const BrushSettings& brush, bool allMeshes) {
    document.endOpenEdit();
    const Character& character = document.character();
    const Selection& selection = document.session().selection();
    const BoneIndex bone = selection.activeBone;
    FillOutcome outcome;
    outcome.problem = allMeshes ? boneProblem(character, bone)
                                : paintProblem(character, selection.activeMesh, bone);
    if (!outcome.problem.isEmpty())
        return outcome;
    std::vector<MeshInstanceIndex> meshes{selection.activeMesh};
    if (allMeshes)
        meshes = paintableMeshes(document, bone);
    if (meshes.empty()) {
        outcome.problem =
            translated(QT_TRANSLATE_NOOP("Commands", "%1 moves no visible mesh that is unlocked."))
                .arg(boneText(character, bone));
        return outcome;
    }
    const auto selected = std::ranges::find_if(meshes, [&](MeshInstanceIndex mesh) {
        return document.session().restriction(mesh).has_value();
    });
    outcome.text = selectionText(
        document, selected == meshes.end() ? meshes.front() : *selected,
        translated(QT_TRANSLATE_NOOP("Commands", "Fill %1")).arg(boneText(character, bone)));
    std::vector<WeightEdit> edits;
    for (const MeshInstanceIndex mesh : meshes) {
        edits.push_back(fillOne(document, mesh, bone, brush));
        add(edits.back(), outcome.report);
    }
    applyWeightEdits(document, std::move(edits), outcome.text);
    return outcome;
}

FillOutcome setWeights(Document& document, const WeightPlace& place, BrushSettings brush) {
    document.endOpenEdit();
    const Character& character = document.character();
    FillOutcome outcome;
    outcome.problem = paintProblem(character, place.mesh, place.bone);
    if (!outcome.problem.isEmpty())
        return outcome;
    const MeshInstance& instance = character.meshes[place.mesh.value()];
    outcome.text = translated(QT_TRANSLATE_NOOP("Commands", "Set weight of %1"))
                       .arg(boneText(character, place.bone));
    brush.mode = BrushMode::Replace;
    brush.strength = 1.0f;
    brush.bone = *jointOf(*instance.binding, place.bone);
    const std::vector<std::uint8_t> locked = lockedJoints(character, *instance.binding);
    std::vector<WeightEdit> edits;
    edits.push_back(flood(document,
                          {place.mesh, *instance.mesh, instance.binding->weights(),
                           std::span<const VertexIndex>(place.vertices), locked},
                          brush));
    add(edits.back(), outcome.report);
    applyWeightEdits(document, std::move(edits), outcome.text);
    return outcome;
}

TaskRunner::Id startWeightTask(Document& document, TaskRunner& tasks, MeshInstanceIndex mesh,
                               const WeightOperation& asked) {
    document.endOpenEdit(); // the copy must not hold half a stroke
    WeightOperation operation = asked;
    if (!operation.rows || operation.rows->vertices.size() != document.character().meshes.size())
        operation.rows = taskScope(document, mesh, operation.wholeMeshes);
    QString text = operation.text;
    if (std::ranges::any_of(operation.rows->vertices,
                            [](const auto& vertices) { return vertices.has_value(); }))
        text = withSelection(text);
    Task task;
    task.name = text;
    task.inputs = {.weights = true, .flags = true};
    task.again = [&document, &tasks, mesh, operation] {
        startWeightTask(document, tasks, mesh, operation);
    };
    task.work = [&document, text, operation, character = document.character()](
                    TaskProgress& progress) -> std::function<void()> {
        auto report = std::make_shared<WeightReport>();
        report->text = text;
        auto edits = std::make_shared<std::vector<WeightEdit>>(
            runOn(character, *operation.rows, operation, progress, *report));
        return [&document, text, operation, report, edits] {
            applyWeightEdits(document, std::move(*edits), text);
            if (operation.done)
                operation.done(*report);
        };
    };
    return tasks.start(std::move(task));
}

WeightOperation smoothingOperation(std::size_t iterations, float strength,
                                   std::size_t maxInfluences) {
    const SmoothSettings settings{iterations, strength, std::nullopt, maxInfluences};
    return {translated(QT_TRANSLATE_NOOP("Commands", "Smooth weights")),
            [settings](const WeightJob& job) {
                return smoothWeights(job.scope, pointAdjacency(*job.instance.mesh), settings,
                                     job.progress);
            }};
}

WeightOperation sharpeningOperation(std::size_t iterations, float strength) {
    const SharpenSettings settings{iterations, strength};
    return {translated(QT_TRANSLATE_NOOP("Commands", "Sharpen weights")),
            [settings](const WeightJob& job) {
                return sharpenWeights(job.scope, pointAdjacency(*job.instance.mesh), settings,
                                      job.progress);
            }};
}

WeightOperation quantisingOperation(std::uint32_t steps) {
    return {translated(QT_TRANSLATE_NOOP("Commands", "Quantise weights to %1 steps")).arg(steps),
            [steps](const WeightJob& job) {
                return quantiseWeights(job.scope, {steps}, job.progress);
            }};
}

WeightOperation pruningOperation(float threshold) {
    return {translated(QT_TRANSLATE_NOOP("Commands", "Prune small weights")),
            [threshold](const WeightJob& job) {
                return pruneWeights(job.scope, {threshold, true}, job.progress);
            }};
}

WeightOperation limitOperation(std::size_t most) {
    return {translated(QT_TRANSLATE_NOOP("Commands", "Limit influences to %1")).arg(most),
            [most](const WeightJob& job) {
                return limitInfluences(job.scope, {most, true}, job.progress);
            }};
}

WeightOperation mirrorOperation(bool leftToRight, std::size_t maxInfluences) {
    // The character's left is +X.
    const WeightMirrorSettings settings{
        leftToRight ? MirrorSource::Positive : MirrorSource::Negative, maxInfluences};
    return {leftToRight ? translated(QT_TRANSLATE_NOOP("Commands", "Mirror weights left → right"))
                        : translated(QT_TRANSLATE_NOOP("Commands", "Mirror weights right → left")),
            [settings](const WeightJob& job) {
                const SymmetryMap symmetry = findSymmetry(*job.instance.mesh);
                if (!job.progress.report(0.3))
                    return emptyEdit(job.scope);
                const JointMirror joints =
                    mirrorJoints(job.instance.binding->joints, mirrorBones(job.character.skeleton));
                WeightMirrorResult result =
                    mirrorWeights(job.scope, symmetry, joints, settings, job.progress);
                job.report.unmatched += result.unmatchedPoints.size() + result.leftAlone;
                return std::move(result.edit);
            }};
}

WeightOperation twinsOperation() {
    return {translated(QT_TRANSLATE_NOOP("Commands", "Make seam points equal")),
            [](const WeightJob& job) { return equaliseTwins(job.scope, job.progress); }};
}

} // namespace rigwright::editor
