// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on mesh instances.
#include "editor/commands/mesh_commands.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document_command.h"

#include <QCoreApplication>

#include <vector>

namespace rigwright::editor {

namespace {

class SetSkinningMethod : public DocumentCommand {
public:
    struct Swap {
        MeshInstanceIndex mesh;
        SkinningMethod before;
    };

    SetSkinningMethod(Document& document, std::vector<Swap> swaps, SkinningMethod method,
                      const QString& text)
        : DocumentCommand(document, text), m_swaps(std::move(swaps)), m_method(method) {}

    void undo() override {
        for (const Swap& swap : m_swaps)
            set(swap.mesh, swap.before);
    }
    void redo() override {
        for (const Swap& swap : m_swaps)
            set(swap.mesh, m_method);
    }

private:
    void set(MeshInstanceIndex mesh, SkinningMethod method) {
        character().meshes[mesh.value()].binding->method = method;
        announce(MeshInstanceChanged{mesh});
    }

    std::vector<Swap> m_swaps;
    SkinningMethod m_method;
};

class SetMeshVisible : public DocumentCommand {
public:
    SetMeshVisible(Document& document, MeshInstanceIndex mesh, bool visible, const QString& text)
        : DocumentCommand(document, text), m_mesh(mesh), m_visible(visible) {}

    void undo() override { set(!m_visible); }
    void redo() override { set(m_visible); }

private:
    void set(bool visible) {
        character().meshes[m_mesh.value()].visible = visible;
        announce(MeshInstanceChanged{m_mesh});
    }

    MeshInstanceIndex m_mesh;
    bool m_visible;
};

} // namespace

bool setSkinningMethod(Document& document, MeshInstanceIndex mesh, SkinningMethod method) {
    const Character& character = document.character();
    std::vector<SetSkinningMethod::Swap> swaps;
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const auto& binding = character.meshes[i].binding;
        if (binding && (!mesh.isValid() || mesh.value() == i) && binding->method != method)
            swaps.push_back({MeshInstanceIndex(i), binding->method});
    }
    if (swaps.empty())
        return false;
    const QString text = method == SkinningMethod::LinearBlend
                             ? QCoreApplication::translate("Commands", "Linear blend skinning")
                             : QCoreApplication::translate("Commands", "Dual quaternion skinning");
    document.push(std::make_unique<SetSkinningMethod>(document, std::move(swaps), method, text));
    return true;
}

std::optional<SkinningMethod> commonSkinningMethod(const Character& character) {
    std::optional<SkinningMethod> common;
    for (const MeshInstance& mesh : character.meshes) {
        if (!mesh.binding)
            continue;
        if (common && *common != mesh.binding->method)
            return std::nullopt;
        common = mesh.binding->method;
    }
    return common;
}

bool setMeshVisible(Document& document, MeshInstanceIndex mesh, bool visible) {
    const Character& character = document.character();
    if (!mesh.isValid() || mesh.value() >= character.meshes.size() ||
        character.meshes[mesh.value()].visible == visible)
        return false;
    const QString text = (visible ? QCoreApplication::translate("Commands", "Show %1")
                                  : QCoreApplication::translate("Commands", "Hide %1"))
                             .arg(meshText(character, mesh));
    document.push(std::make_unique<SetMeshVisible>(document, mesh, visible, text));
    return true;
}

} // namespace rigwright::editor
