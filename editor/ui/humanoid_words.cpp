// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The tables of roles and conventions.
#include "editor/ui/humanoid_words.h"

#include <QCoreApplication>

#include <array>
#include <cstddef>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("HumanoidRoles", text);
}

// clang-format off
/// In the order of HumanoidRole.
constexpr std::array<const char*, kHumanoidRoleCount> kRoles{
    QT_TRANSLATE_NOOP("HumanoidRoles", "Hips"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Spine"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Chest"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Upper chest"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Neck"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Head"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Jaw"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left eye"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right eye"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left shoulder"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right shoulder"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left upper arm"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right upper arm"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left lower arm"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right lower arm"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left hand"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right hand"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left upper leg"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right upper leg"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left lower leg"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right lower leg"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left foot"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right foot"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left toes"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right toes"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left thumb metacarpal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right thumb metacarpal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left thumb proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right thumb proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left thumb distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right thumb distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left index proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right index proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left index intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right index intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left index distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right index distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left middle proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right middle proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left middle intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right middle intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left middle distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right middle distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left ring proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right ring proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left ring intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right ring intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left ring distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right ring distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left little proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right little proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left little intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right little intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left little distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right little distal"),
};
// clang-format on

} // namespace

QString roleText(HumanoidRole role) {
    return translated(kRoles[std::size_t(role)]);
}

QString evidenceText(RoleEvidence evidence) {
    switch (evidence) {
    case RoleEvidence::None:
        break;
    case RoleEvidence::Name:
        return translated(QT_TRANSLATE_NOOP("HumanoidRoles", "by its name"));
    case RoleEvidence::Shape:
        return translated(QT_TRANSLATE_NOOP("HumanoidRoles", "by the shape of the body"));
    case RoleEvidence::NameAndShape:
        return translated(QT_TRANSLATE_NOOP("HumanoidRoles", "by name and shape"));
    case RoleEvidence::Place:
        return translated(QT_TRANSLATE_NOOP("HumanoidRoles", "by its place between others"));
    case RoleEvidence::Mirror:
        return translated(QT_TRANSLATE_NOOP("HumanoidRoles", "from the other side"));
    case RoleEvidence::File:
        return translated(QT_TRANSLATE_NOOP("HumanoidRoles", "said by the file"));
    case RoleEvidence::ByHand:
        return translated(QT_TRANSLATE_NOOP("HumanoidRoles", "by hand"));
    }
    return {};
}

QString problemText(const HumanoidProblem& problem) {
    // Core's sentences, with roles in the language in use.
    const auto sentence = [](const char* text) {
        return QCoreApplication::translate("Core", text);
    };
    const QString role = roleText(problem.role);
    const QString other = problem.other ? roleText(*problem.other) : QString();
    switch (problem.kind) {
    case HumanoidProblem::Kind::Missing:
        break;
    case HumanoidProblem::Kind::NotBelow:
        return sentence(
                   QT_TRANSLATE_NOOP("Core", "%1: its bone does not hang below the bone of “%2”."))
            .arg(role, other);
    case HumanoidProblem::Kind::NeedsOther:
        return sentence(QT_TRANSLATE_NOOP("Core", "%1: it may only be there together with “%2”."))
            .arg(role, other);
    case HumanoidProblem::Kind::SidesDiffer:
        return sentence(QT_TRANSLATE_NOOP("Core", "%1: the other side has no such bone."))
            .arg(role);
    }
    return sentence(
               QT_TRANSLATE_NOOP("Core", "%1: no bone has this role, and every humanoid needs it."))
        .arg(role);
}

QString conventionText(NamingConvention convention) {
    if (convention == NamingConvention::MixamoBare)
        return QCoreApplication::translate("Templates", "Mixamo without prefix (LeftArm)");
    // Names of programs are the same in every language.
    for (const NamingConventionInfo& info : namingConventions())
        if (info.convention == convention)
            return QString::fromUtf8(info.title.data(), qsizetype(info.title.size()));
    return {};
}

} // namespace rigwright::editor
