// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The command that exchanges bindings.
#include "editor/commands/binding_commands.h"

#include "editor/commands/weight_commands.h"
#include "editor/document/document_command.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace rigwright::editor {

namespace {

/// Bindings move between the character and the command, so that painting goes on in place.
class ReplaceBindings : public DocumentCommand {
public:
    ReplaceBindings(Document& document, std::vector<MeshBinding> bindings,
                    std::vector<WeightEdit> edits, const QString& text)
        : DocumentCommand(document, text), m_edits(std::move(edits)),
          m_deform(document.character().skeleton.deform) {
        for (MeshBinding& binding : bindings) {
            for (const BoneIndex bone : binding.binding.joints)
                m_deform[bone.value()] = 1;
            m_others.push_back({binding.mesh, std::move(binding.binding)});
        }
    }

    void undo() override {
        for (const WeightEdit& edit : m_edits)
            applyBefore(edit, weights(edit));
        exchange();
    }
    void redo() override {
        for (const WeightEdit& edit : m_edits)
            applyAfter(edit, weights(edit));
        exchange();
    }
    [[nodiscard]] std::size_t byteCount() const override {
        std::size_t bytes = sizeof(*this) + m_deform.size();
        for (const Other& other : m_others)
            if (other.binding)
                bytes += other.binding->weights().rowCount() * 4 * sizeof(Influence) +
                         other.binding->joints.size() * sizeof(Affine3d);
        for (const WeightEdit& edit : m_edits)
            bytes +=
                (edit.before.influences.size() + edit.after.influences.size()) * sizeof(Influence);
        return bytes;
    }
    void freePayload() override {
        m_others.clear();
        m_edits.clear();
    }

private:
    /// What the document does not hold at the moment.
    struct Other {
        MeshInstanceIndex mesh;
        std::optional<Binding> binding;
    };

    SkinWeights& weights(const WeightEdit& edit) {
        return character().meshes[edit.mesh.value()].binding->weights();
    }
    void exchange() {
        for (Other& other : m_others)
            std::swap(character().meshes[other.mesh.value()].binding, other.binding);
        std::swap(character().skeleton.deform, m_deform);
        announce(DocumentReset());
    }

    std::vector<Other> m_others;
    std::vector<WeightEdit> m_edits;
    std::vector<std::uint8_t> m_deform;
};

} // namespace

bool applyBindings(Document& document, std::vector<MeshBinding> bindings,
                   std::vector<WeightEdit> edits, const QString& text) {
    if (bindings.empty())
        return applyWeightEdits(document, std::move(edits), text);
    document.push(
        std::make_unique<ReplaceBindings>(document, std::move(bindings), std::move(edits), text));
    return true;
}

} // namespace rigwright::editor
