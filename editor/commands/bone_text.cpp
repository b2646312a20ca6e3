// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names of bones in the texts of commands: labels may be empty.
#include "editor/commands/bone_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigwright::editor {

QString isolated(const QString& name) {
    constexpr QChar kFirstStrongIsolate(0x2068);
    constexpr QChar kPopIsolate(0x2069);
    // All that is not plainly left to right, a number or neutral: letters and control marks.
    const bool turns = std::ranges::any_of(name.toUcs4(), [](uint character) {
        switch (QChar::direction(character)) {
        case QChar::DirR:
        case QChar::DirAL:
        case QChar::DirAN:
        case QChar::DirLRE:
        case QChar::DirLRO:
        case QChar::DirRLE:
        case QChar::DirRLO:
        case QChar::DirPDF:
        case QChar::DirLRI:
        case QChar::DirRLI:
        case QChar::DirFSI:
        case QChar::DirPDI:
            return true;
        default:
            return false;
        }
    });
    if (!turns)
        return name;
    // A mark that ends an isolate would end ours.
    QString inside = name;
    inside.remove(kPopIsolate);
    return kFirstStrongIsolate + inside + kPopIsolate;
}

QString boneText(const Character& character, BoneIndex bone) {
    const QString name = QString::fromStdString(character.skeleton.names[bone.value()]);
    return name.isEmpty() ? QCoreApplication::translate("Commands", "bone %1").arg(bone.value())
                          : isolated(name);
}

QString bonesText(const Character& character, std::span<const BoneIndex> bones) {
    return bones.size() == 1
               ? boneText(character, bones.front())
               : QCoreApplication::translate("Commands", "%n bones", nullptr, int(bones.size()));
}

QString meshText(const Character& character, MeshInstanceIndex mesh) {
    const QString name = QString::fromStdString(character.meshes[mesh.value()].name);
    return name.isEmpty() ? QCoreApplication::translate("Commands", "mesh %1").arg(mesh.value())
                          : isolated(name);
}

} // namespace rigwright::editor
