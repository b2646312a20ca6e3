// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names, units and angles of drivers.
#include "editor/panels/driver_words.h"

#include "core/rig/solve_constraint.h"
#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_text.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigwright::editor {

namespace {

constexpr double kCentimetres = 100.0;

QString translated(const char* text) {
    return QCoreApplication::translate("Rig", text);
}

QString morphText(const MeshInstance& mesh, std::uint32_t morph) {
    const std::string& name = mesh.mesh->morphTargets[morph].name;
    return name.empty() ? translated(QT_TRANSLATE_NOOP("Rig", "shape %1")).arg(morph + 1)
                        : isolated(QString::fromStdString(name));
}

} // namespace

std::vector<MorphShape> shapesOf(const Character& character) {
    std::vector<MorphShape> shapes;
    const auto with = std::ranges::count_if(character.meshes, [](const MeshInstance& mesh) {
        return !mesh.mesh->morphTargets.empty();
    });
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& mesh = character.meshes[i];
        for (std::uint32_t morph = 0; morph < mesh.mesh->morphTargets.size(); ++morph) {
            QString text = morphText(mesh, morph);
            if (with > 1)
                text = translated(QT_TRANSLATE_NOOP("Rig", "%1: %2"))
                           .arg(meshText(character, MeshInstanceIndex(i)), text);
            shapes.push_back({MeshInstanceIndex(i), morph, text});
        }
    }
    return shapes;
}

QString shapeName(const Character& character, const Driver& driver) {
    if (!driver.mesh.isValid() || driver.mesh.value() >= character.meshes.size())
        return {};
    const MeshInstance& mesh = character.meshes[driver.mesh.value()];
    return driver.morph < mesh.mesh->morphTargets.size() ? morphText(mesh, driver.morph)
                                                         : QString();
}

CurveUnit curveUnit(const Driver& driver) {
    if (driver.mesh.isValid())
        return {QString(), 1.0, 2};
    switch (driver.channel) {
    case TransformChannel::MoveX:
    case TransformChannel::MoveY:
    case TransformChannel::MoveZ:
        return {QStringLiteral("cm"), kCentimetres, 1};
    case TransformChannel::TurnX:
    case TransformChannel::TurnY:
    case TransformChannel::TurnZ:
        return {QStringLiteral("°"), 180.0 / kPi, 1};
    default:
        return {QString(), 1.0, 2};
    }
}

std::optional<double> shownAngle(Document& document, const Driver& driver) {
    const Skeleton& skeleton = document.derived().shownCharacter().skeleton;
    const std::vector<Transform>& local = document.derived().shownFrame().pose.local;
    if (!driver.bone.isValid() || driver.bone.value() >= skeleton.boneCount() ||
        driver.bone.value() >= local.size())
        return std::nullopt;
    const std::size_t bone = driver.bone.value();
    const Quatd turned = rotationFromRest(skeleton.restLocal[bone], local[bone]);
    const Vec3d tail = tailOf(skeleton, driver.bone, mainChildren(skeleton)[bone]);
    const Vec3d along = tail.norm() > 0.0 ? Vec3d(tail.normalized()) : Vec3d::UnitY();
    return driverAngle(driver, turned, along);
}

} // namespace rigwright::editor
