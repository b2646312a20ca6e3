// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Operations on the weights of whole meshes, beside the work.
#pragma once

#include "core/mesh/vertex_selection.h"
#include "core/weights/brush.h"
#include "core/weights/row_operation.h"
#include "editor/document/task_runner.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace rigwright::editor {

/// What became of an operation over all meshes it ran on. `changed` = vertices with other weights.
struct WeightReport {
    std::size_t changed = 0;
    std::size_t droppedInfluences = 0;
    std::size_t lockedOut = 0;
    std::size_t noReceiver = 0;
    std::size_t lockedMeshes = 0; ///< left alone, because they are locked
    std::size_t unmatched = 0;    ///< points without a counterpart on the other side
    QString text;                 ///< of the step, where the operation ran as a task
};

/// Which rows a task is about: one mesh, or all (invalid index); of each all vertices, or some.
struct TaskScope {
    MeshInstanceIndex mesh;
    std::vector<std::optional<VertexSelection>> vertices; ///< by mesh

    [[nodiscard]] bool contains(std::size_t index) const {
        return !mesh.isValid() || mesh.value() == index;
    }
};

/// What an operation works on: one mesh of a copy of the character.
struct WeightJob {
    const Character& character;
    const MeshInstance& instance;
    WeightScope scope;
    WeightProgress progress;
    WeightReport& report; ///< only `unmatched` is the operation's to fill in
};

struct WeightOperation {
    QString text; ///< of the step in the history: "Smooth weights"
    std::function<WeightEdit(const WeightJob&)> run;
    /// Runs on the GUI thread when the step has been pushed, or there was nothing to change.
    std::function<void(const WeightReport&)> done = {};
    bool wholeMeshes = false; ///< whatever is selected: the remedy of a finding
    /// Of an operation that runs again, with other numbers: the rows of the first time. Null: as
    /// selected now.
    std::shared_ptr<const TaskScope> rows = {};
};

/// The rows that an operation on the mesh (or on all, invalid index) would work on now.
std::shared_ptr<const TaskScope> taskScope(const Document& document, MeshInstanceIndex mesh,
                                           bool wholeMeshes = false);

/// Runs the operation on the mesh given, or on all bound ones (invalid index), on a copy; the
/// result becomes one step. Of a mesh with selected vertices only these are changed, and the step's
/// text says so. Locks of bones and of meshes are respected. Dropped, with the offer to run again,
/// where weights or locks were edited meanwhile.
TaskRunner::Id startWeightTask(Document& document, TaskRunner& tasks, MeshInstanceIndex mesh,
                               const WeightOperation& asked);

/// What became of filling; `problem` says why nothing could be done ("" = it was).
struct FillOutcome {
    QString text;
    QString problem;
    WeightReport report;
};

/// Why the bone cannot be painted on the mesh, as a sentence for the user; "" = it can.
QString paintProblem(const Character& character, MeshInstanceIndex mesh, BoneIndex bone);

/// `text`, with "(selection)" where vertices of the mesh are selected.
QString selectionText(const Document& document, MeshInstanceIndex mesh, const QString& text);

/// Paints the active bone once on the active mesh, or on every shown unlocked mesh that it moves;
/// of a mesh with selected vertices on these only. `brush.bone` is set here. At once.
FillOutcome fillWeights(Document& document, const BrushSettings& brush, bool allMeshes = false);

/// Vertices of one mesh and the bone whose weight is meant.
struct WeightPlace {
    MeshInstanceIndex mesh;
    std::vector<VertexIndex> vertices;
    BoneIndex bone;
};

/// Gives all these vertices (and their twins) the weight `brush.value` of the bone, as one step;
/// locked bones keep theirs. Of `brush`, auto-normalise and the limit of influences count too.
FillOutcome setWeights(Document& document, const WeightPlace& place, BrushSettings brush);

/// The operations of the Weights menu. `maxInfluences` 0 = no limit.
WeightOperation smoothingOperation(std::size_t iterations, float strength,
                                   std::size_t maxInfluences);
WeightOperation sharpeningOperation(std::size_t iterations, float strength);
WeightOperation quantisingOperation(std::uint32_t steps);
WeightOperation pruningOperation(float threshold);
WeightOperation limitOperation(std::size_t most);
WeightOperation mirrorOperation(bool leftToRight, std::size_t maxInfluences);
WeightOperation twinsOperation();

} // namespace rigwright::editor
