// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Automatic weights as one step, worked out beside the work.
#pragma once

#include "core/base/result.h"
#include "core/character/bind_mesh.h"
#include "core/mesh/vertex_selection.h"
#include "editor/commands/binding_commands.h"
#include "editor/document/task_runner.h"

#include <QString>

#include <atomic>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace rigwright::editor {

/// Which bones get weights: those that the mesh hangs on (or would hang on), all that deform, or
/// the ones of a list.
enum class BindBoneChoice { OfMesh, Deform, Listed };

/// Of each mesh all vertices, or some.
struct BindTarget {
    MeshInstanceIndex mesh;
    std::optional<VertexSelection> vertices;
};

/// One entry a bone; see envelopesOfMesh() in core.
using MeshEnvelopes = std::vector<std::optional<EnvelopeRadii>>;

/// What earlier binds of the same meshes left to be used again; one bind at a time holds it. It is
/// about bones that stay where they are.
struct BindCaches {
    std::mutex mutex;
    std::map<std::size_t, BindCache> byMesh;
    std::map<std::pair<std::size_t, BindBoneChoice>, MeshEnvelopes>
        envelopes; ///< by mesh and bones
};

struct BoundMesh {
    MeshInstanceIndex mesh;
    MeshBind bind;
};

/// What a bind makes of a character. Meshes that cannot be bound are left out; `findings` are of
/// all meshes.
struct CharacterBind {
    std::vector<BoundMesh> meshes;
    Findings findings;
    std::vector<BoneEnvelope> envelopes;    ///< those that become others
    MeshEnvelopes fromMesh;                 ///< of the first mesh; of previews of envelopes only
    std::shared_ptr<const Character> shown; ///< the character with all of it; of previews only

    /// Of the weights.
    [[nodiscard]] bool changesNothing() const;
    [[nodiscard]] std::size_t changedVertices() const;
    [[nodiscard]] std::size_t lockedOut() const;
};

struct BindJob {
    std::vector<BindTarget> targets;
    BindBoneChoice bones = BindBoneChoice::OfMesh;
    std::vector<BoneIndex> listed; ///< for BindBoneChoice::Listed
    BindSettings settings;
    std::vector<BoneEnvelope> envelopes; ///< that the bones get, and by which meshes are bound
    std::shared_ptr<BindCaches> caches;
    std::shared_ptr<std::atomic<double>> fraction; ///< 0 … 1, for who shows it; may be null
    /// On the GUI thread, when the step was pushed, or there was nothing to change.
    std::function<void(const std::shared_ptr<CharacterBind>& bind, const QString& text)> done;
    /// On the GUI thread, when no mesh could be bound.
    std::function<void(const Error& error)> failed;
    std::function<void()> again; ///< see Task
};

/// The text of the step: "Bind Body".
QString bindText(const Character& character, const BindJob& job);

/// Binds mesh after mesh; the character stays as it is. Errors: those of bindMesh(), where it was
/// so for every mesh. Empty where cancelled.
Result<CharacterBind> bindCharacter(const Character& character, const BindJob& job,
                                    const WeightProgress& progress = {});

/// Gives the character what came out, as one step; undo takes every bit back. Precondition: `bind`
/// was made from the document's present character. False, and nothing pushed, where it changes
/// nothing.
bool pushBind(Document& document, const CharacterBind& bind, const QString& text);

/// Works on a copy. Dropped, with the offer to run again, where weights, meshes, bones or locks
/// were edited meanwhile.
TaskRunner::Id startBindTask(Document& document, TaskRunner& tasks, BindJob job);

/// The same without a step, unseen: `done` gets what would come of it, with `shown`.
TaskRunner::Id startBindPreview(const Document& document, TaskRunner& tasks, BindJob job);

} // namespace rigwright::editor
