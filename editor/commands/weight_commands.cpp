// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on weights: edits of core/weights, put into history.
#include "editor/commands/weight_commands.h"

#include "core/weights/normalize.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/document_command.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigwright::editor {

namespace {

class ApplyWeightEdits : public DocumentCommand {
public:
    ApplyWeightEdits(Document& document, std::vector<WeightEdit> edits, const QString& text)
        : DocumentCommand(document, text), m_edits(std::move(edits)) {}

    void undo() override {
        for (const WeightEdit& edit : m_edits) {
            applyBefore(edit, weights(edit));
            tell(edit);
        }
    }
    void redo() override {
        for (const WeightEdit& edit : m_edits) {
            applyAfter(edit, weights(edit));
            tell(edit);
        }
    }
    [[nodiscard]] std::size_t byteCount() const override {
        std::size_t bytes = sizeof(*this);
        for (const WeightEdit& edit : m_edits)
            bytes +=
                (edit.before.influences.size() + edit.after.influences.size()) * sizeof(Influence) +
                edit.vertices.size() * 3 * sizeof(std::uint32_t);
        return bytes;
    }
    void freePayload() override { m_edits = {}; }

private:
    SkinWeights& weights(const WeightEdit& edit) {
        return character().meshes[edit.mesh.value()].binding->weights();
    }
    void tell(const WeightEdit& edit) {
        announce(WeightsChanged{edit.mesh, edit.target, edit.vertices, false});
    }

    std::vector<WeightEdit> m_edits;
};

} // namespace

bool applyWeightEdits(Document& document, std::vector<WeightEdit> edits, const QString& text) {
    std::erase_if(edits, [](const WeightEdit& edit) { return edit.isEmpty(); });
    if (edits.empty())
        return false;
    document.push(std::make_unique<ApplyWeightEdits>(document, std::move(edits), text));
    return true;
}

bool normaliseWeights(Document& document, MeshInstanceIndex mesh) {
    document.endOpenEdit(); // its rows must not become the ones that undo brings back
    const Character& character = document.character();
    std::vector<WeightEdit> edits;
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        if (!instance.binding || instance.locked || (mesh.isValid() && mesh.value() != i))
            continue;
        edits.push_back(normalizeWeights(MeshInstanceIndex(i), *instance.mesh,
                                         instance.binding->weights(),
                                         document.session()
                                             .restriction(MeshInstanceIndex(i))
                                             .value_or(std::span<const VertexIndex>()),
                                         lockedJoints(character, *instance.binding)));
    }
    const QString text =
        mesh.isValid()
            ? selectionText(document, mesh,
                            QCoreApplication::translate("Commands", "Normalise weights of %1")
                                .arg(meshText(character, mesh)))
            : QCoreApplication::translate("Commands", "Normalise all weights");
    return applyWeightEdits(document, std::move(edits), text);
}

std::optional<std::uint16_t> jointOf(const Binding& binding, BoneIndex bone) {
    const auto found = std::ranges::find(binding.joints, bone);
    if (found == binding.joints.end())
        return std::nullopt;
    return static_cast<std::uint16_t>(found - binding.joints.begin());
}

std::vector<std::uint8_t> lockedJoints(const Character& character, const Binding& binding) {
    std::vector<std::uint8_t> locked;
    locked.reserve(binding.joints.size());
    const std::vector<std::uint8_t> held = heldBones(character.boneFlags);
    for (const BoneIndex joint : binding.joints)
        locked.push_back(held[joint.value()]);
    return locked;
}

std::vector<MeshInstanceIndex> paintableMeshes(const Document& document, BoneIndex bone) {
    const Character& character = document.character();
    std::vector<MeshInstanceIndex> meshes;
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        if (isShown(document, MeshInstanceIndex(i)) && !instance.locked && instance.binding &&
            jointOf(*instance.binding, bone))
            meshes.emplace_back(i);
    }
    return meshes;
}

} // namespace rigwright::editor
