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
    ReplaceBindings(Document& document, BindingEdits edits, const QString& text)
        : DocumentCommand(document, text), m_edits(std::move(edits.edits)),
          m_envelopes(std::move(edits.envelopes)), m_deform(document.character().skeleton.deform) {
        for (MeshBinding& binding : edits.bindings) {
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
        std::size_t bytes =
            sizeof(*this) + m_deform.size() + m_envelopes.size() * sizeof(BoneEnvelope);
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
        m_envelopes.clear();
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
        for (BoneEnvelope& other : m_envelopes)
            std::swap(character().boneFlags[other.bone.value()].envelope, other.radii);
        std::swap(character().skeleton.deform, m_deform);
        announce(DocumentReset());
    }

    std::vector<Other> m_others;
    std::vector<WeightEdit> m_edits;
    std::vector<BoneEnvelope> m_envelopes; ///< those that the document does not hold
    std::vector<std::uint8_t> m_deform;
};

} // namespace

std::vector<BoneEnvelope> changedEnvelopes(const Character& character,
                                           std::span<const BoneEnvelope> envelopes) {
    std::vector<BoneEnvelope> changed;
    for (const BoneEnvelope& envelope : envelopes)
        if (envelope.bone.isValid() && envelope.bone.value() < character.boneFlags.size() &&
            character.boneFlags[envelope.bone.value()].envelope != envelope.radii)
            changed.push_back(envelope);
    return changed;
}

bool applyBindings(Document& document, BindingEdits edits, const QString& text) {
    edits.envelopes = changedEnvelopes(document.character(), edits.envelopes);
    if (edits.bindings.empty() && edits.envelopes.empty())
        return applyWeightEdits(document, std::move(edits.edits), text);
    document.push(std::make_unique<ReplaceBindings>(document, std::move(edits), text));
    return true;
}

} // namespace rigwright::editor
