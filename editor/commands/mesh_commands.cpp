// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on mesh instances.
#include "editor/commands/mesh_commands.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document_command.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>
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

class SetMeshFlag : public DocumentCommand {
public:
    struct Swap {
        MeshInstanceIndex mesh;
        bool after; ///< the other one was before
    };

    SetMeshFlag(Document& document, std::vector<Swap> swaps, MeshFlag flag, const QString& text)
        : DocumentCommand(document, text), m_swaps(std::move(swaps)), m_flag(flag) {}

    void undo() override {
        for (const Swap& swap : m_swaps)
            set(swap.mesh, !swap.after);
    }
    void redo() override {
        for (const Swap& swap : m_swaps)
            set(swap.mesh, swap.after);
    }

private:
    void set(MeshInstanceIndex mesh, bool value) {
        MeshInstance& instance = character().meshes[mesh.value()];
        (m_flag == MeshFlag::Locked ? instance.locked : instance.visible) = value;
        announce(MeshInstanceChanged{mesh});
    }

    std::vector<Swap> m_swaps;
    MeshFlag m_flag;
};

QString meshCount(std::size_t count) {
    return QCoreApplication::translate("Commands", "%n meshes", nullptr, int(count));
}

QString methodStepText(SkinningMethod method) {
    switch (method) {
    case SkinningMethod::DualQuaternion:
        return QCoreApplication::translate("Commands", "Dual quaternion skinning");
    case SkinningMethod::LinearDualBlend:
        return QCoreApplication::translate("Commands", "Skinning between linear and dual");
    case SkinningMethod::RotationCentres:
        return QCoreApplication::translate("Commands", "Skinning by centres of rotation");
    case SkinningMethod::DeltaMush:
        return QCoreApplication::translate("Commands", "Delta mush skinning");
    case SkinningMethod::LinearBlend:
        break;
    }
    return QCoreApplication::translate("Commands", "Linear blend skinning");
}

QString flagText(MeshFlag flag, bool value) {
    if (flag == MeshFlag::Locked)
        return value ? QCoreApplication::translate("Commands", "Lock %1")
                     : QCoreApplication::translate("Commands", "Unlock %1");
    return value ? QCoreApplication::translate("Commands", "Show %1")
                 : QCoreApplication::translate("Commands", "Hide %1");
}

bool pushFlags(Document& document, std::vector<SetMeshFlag::Swap> swaps, MeshFlag flag,
               const QString& text) {
    if (swaps.empty())
        return false;
    document.push(std::make_unique<SetMeshFlag>(document, std::move(swaps), flag, text));
    return true;
}

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
    document.push(std::make_unique<SetSkinningMethod>(document, std::move(swaps), method,
                                                      methodStepText(method)));
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

bool flagOf(const MeshInstance& instance, MeshFlag flag) {
    return flag == MeshFlag::Locked ? instance.locked : instance.visible;
}

bool setMeshFlag(Document& document, std::span<const MeshInstanceIndex> meshes, MeshFlag flag,
                 bool value) {
    const Character& character = document.character();
    std::vector<SetMeshFlag::Swap> swaps;
    for (const MeshInstanceIndex mesh : meshes)
        if (mesh.isValid() && mesh.value() < character.meshes.size() &&
            flagOf(character.meshes[mesh.value()], flag) != value)
            swaps.push_back({mesh, value});
    const QString subject =
        swaps.size() == 1 ? meshText(character, swaps.front().mesh) : meshCount(swaps.size());
    return pushFlags(document, std::move(swaps), flag, flagText(flag, value).arg(subject));
}

bool setMeshVisible(Document& document, MeshInstanceIndex mesh, bool visible) {
    return setMeshFlag(document, std::array{mesh}, MeshFlag::Visible, visible);
}

bool setMeshFlagExclusively(Document& document, std::span<const MeshInstanceIndex> meshes,
                            MeshFlag flag, bool value) {
    const Character& character = document.character();
    std::vector<SetMeshFlag::Swap> swaps;
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const bool listed = std::ranges::find(meshes, MeshInstanceIndex(i)) != meshes.end();
        const bool wanted = listed == value;
        if (flagOf(character.meshes[i], flag) != wanted)
            swaps.push_back({MeshInstanceIndex(i), wanted});
    }
    const QString subject =
        meshes.size() == 1 ? meshText(character, meshes.front()) : meshCount(meshes.size());
    const QString text = (flag == MeshFlag::Locked
                              ? (value ? QCoreApplication::translate("Commands", "Lock only %1")
                                       : QCoreApplication::translate("Commands", "Lock all but %1"))
                              : (value ? QCoreApplication::translate("Commands", "Show only %1")
                                       : QCoreApplication::translate("Commands", "Hide only %1")))
                             .arg(subject);
    return pushFlags(document, std::move(swaps), flag, text);
}

QString heldMeshText(const Character& character, MeshInstanceIndex mesh) {
    if (!character.meshes[mesh.value()].locked)
        return {};
    return QCoreApplication::translate(
               "Commands", "%1 is locked: unlock it in the list of meshes to change its weights.")
        .arg(meshText(character, mesh));
}

} // namespace rigwright::editor
