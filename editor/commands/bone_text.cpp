// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names of bones in the texts of commands: labels may be empty.
#include "editor/commands/bone_text.h"

#include <QCoreApplication>

namespace rigwright::editor {

QString boneText(const Character& character, BoneIndex bone) {
    const QString name = QString::fromStdString(character.skeleton.names[bone.value()]);
    return name.isEmpty() ? QCoreApplication::translate("Commands", "bone %1").arg(bone.value())
                          : name;
}

QString meshText(const Character& character, MeshInstanceIndex mesh) {
    const QString name = QString::fromStdString(character.meshes[mesh.value()].name);
    return name.isEmpty() ? QCoreApplication::translate("Commands", "mesh %1").arg(mesh.value())
                          : name;
}

} // namespace rigwright::editor
